// Does with @sabaki's packages, which NODE_PATH must lead to, what it is asked for, one after another.
//
// Each line of input is [question, given], each line of output its answer; times are in seconds.

const {readFileSync} = require('fs')

let games = [] // each a list of [sign, x, y]
let texts = [] // each a file

function replay(moves) {
  let board = require('@sabaki/go-board').fromDimensions(19)
  for (const [sign, x, y] of moves) board = board.makeMove(sign, [x, y])
  return board
}

function timed(work) {
  const start = process.hrtime.bigint()
  work()
  return Number(process.hrtime.bigint() - start) / 1e9
}

const answers = {
  games: (given) => (games = given).length,
  positions: () =>
    games.map((moves) => replay(moves).signMap.flat().map((sign) => '.XO'.at(sign)).join('')),
  replay: () => timed(() => games.forEach(replay)),
  // The chain of each stone at the end of the first game, and its liberties.
  chains: () => {
    const board = replay(games[0])
    const stones = games[0].map(([sign, x, y]) => [x, y]).filter((vertex) => board.get(vertex))
    return timed(() => stones.forEach((vertex) => [board.getChain(vertex), board.getLiberties(vertex)]))
  },
  files: (given) => (texts = given.map((path) => readFileSync(path, 'utf8'))).length,
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
