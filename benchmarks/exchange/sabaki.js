// @sabaki/sgf, the parser of Sabaki: node sabaki.js <PATHS, with NODE_PATH of the packages

"use strict";

const sgf = require("@sabaki/sgf");
const { LISTS, PAIRS, preorder, run } = require("./nodes.js");

function points(value) {
  return sgf.parseCompressedVertices(value).map(sgf.stringifyVertex).filter(Boolean);
}

// A vertex off the board is a pass, as in Sabaki.
function move(value, [width, height]) {
  const [x, y] = sgf.parseVertex(value);
  return x >= 0 && y >= 0 && x < width && y < height ? sgf.stringifyVertex([x, y]) : "";
}

function boardSize(root) {
  const sides = (root.data.SZ?.[0] ?? "19").split(":").map(Number);
  return [sides[0], sides[sides.length - 1]];
}

function factsOf(node, size) {
  const facts = {};
  for (const [ident, values] of Object.entries(node.data)) {
    if (ident === "B" || ident === "W") facts[ident] = values.map((value) => move(value, size));
    else if (LISTS.has(ident)) facts[ident] = [...new Set(values.flatMap(points))].sort();
    else if (PAIRS.has(ident)) facts[ident] = [...values].sort();
    else facts[ident] = values;
  }
  return facts;
}

run((data) => {
  const roots = sgf.parseBuffer(data);
  const games = roots.map((root) =>
    preorder(root, (node) => node.children, (node) => factsOf(node, boardSize(root))),
  );
  return { games, written: sgf.stringify(roots) };
});
