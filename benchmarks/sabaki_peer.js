// Does with @sabaki's packages, which NODE_PATH must lead to, what it is asked for, one after another.
//
// Each line of input is [question, given], each line of output its answer; a time is
// {seconds, cpu}: by the clock and of the processor.

const {readFileSync} = require('fs')

let games = [] // each a list of [sign, x, y]
let texts = [] // each a file

function replay(moves) {
  let board = require('@sabaki/go-board').fromDimensions(19)
  for (const [sign, x, y] of moves) board = board.makeMove(sign, [x, y])
  return board
}

// The last position of the first game, and the points of moves whose stones are still there.
function lastStones() {
  const board = replay(games[0])
  return [board, games[0].map(([sign, x, y]) => [x, y]).filter((vertex) => board.get(vertex))]
}

function timed(work) {
  const used = process.cpuUsage()
  const start = process.hrtime.bigint()
  work()
  const seconds = Number(process.hrtime.bigint() - start) / 1e9
  const {user, system} = process.cpuUsage(used)
  return {seconds, cpu: (user + system) / 1e6}
}

const answers = {
  games: (given) => (games = given).length,
  positions: () =>
    games.map((moves) => replay(moves).signMap.flat().map((sign) => '.XO'.at(sign)).join('')),
  replay: () => timed(() => games.forEach(replay)),
  // Positions of the first game after so many moves, each replayed from the beginning.
  jump: (given) => timed(() => given.forEach((number) => replay(games[0].slice(0, number)))),
  // The chain of each stone at the end of the first game, and its liberties.
  chains: () => {
    const [board, stones] = lastStones()
    return timed(() => stones.forEach((vertex) => [board.getChain(vertex), board.getLiberties(vertex)]))
  },
  'chain sizes': () => {
    const [board, stones] = lastStones()
    return stones.map((vertex) => [board.getChain(vertex).length, board.getLiberties(vertex).length])
  },
  files: (given) => (texts = given.map((path) => readFileSync(path, 'utf8'))).length,
  // The nodes of the files, and their properties.
  count: () => {
    let nodes = 0
    let properties = 0
    const ahead = texts.flatMap((text) => require('@sabaki/sgf').parse(text))
    while (ahead.length) {
      const node = ahead.pop()
      nodes += 1
      properties += Object.keys(node.data).length
      for (const child of node.children) ahead.push(child)
    }
    return [nodes, properties]
  },
  parse: () => timed(() => texts.forEach((text) => require('@sabaki/sgf').parse(text))),
  stringify: () => {
    const trees = texts.map((text) => require('@sabaki/sgf').parse(text))
    return timed(() => trees.forEach((tree) => require('@sabaki/sgf').stringify(tree)))
  }
}

require('readline')
  .createInterface({input: process.stdin})
  .on('line', (line) => {
    const [question, given] = JSON.parse(line)
    console.log(JSON.stringify(answers[question](given)))
  })
