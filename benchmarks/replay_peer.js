// Replays games with @sabaki/go-board, which NODE_PATH must lead to, whenever it is told to.
//
// The first line of input holds the games, each a list of [sign, x, y]. Each further line asks
// for a replay of all of them: for the "seconds" it takes or for the final "positions".

const GoBoard = require('@sabaki/go-board')

let games = null

function replay(moves) {
  let board = GoBoard.fromDimensions(19)
  for (const [sign, x, y] of moves) board = board.makeMove(sign, [x, y])
  return board
}

function answer(question) {
  if (question === 'positions') {
    return games.map((moves) => replay(moves).signMap.flat().map((sign) => '.XO'.at(sign)).join(''))
  }
  const start = process.hrtime.bigint()
  for (const moves of games) replay(moves)
  return Number(process.hrtime.bigint() - start) / 1e9
}

require('readline')
  .createInterface({input: process.stdin})
  .on('line', (line) => {
    const told = JSON.parse(line)
    if (games == null) games = told
    else console.log(JSON.stringify(answer(told)))
  })
