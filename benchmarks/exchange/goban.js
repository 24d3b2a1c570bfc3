// goban, the engine of OGS: node goban.js <PATHS, with NODE_PATH of goban and jsdom
//
// OGS decodes files before they reach the engine, so every text is given in UTF-8.

"use strict";

const { JSDOM } = require("jsdom");

const { window } = new JSDOM("");
const { document, CSSStyleSheet, HTMLElement } = window;
Object.assign(globalThis, { window, document, CSSStyleSheet, HTMLElement, self: window });
globalThis.addEventListener = () => {};

const { GobanEngine } = require("goban");
const { preorder, run } = require("./nodes.js");

const SIGNS = { TR: "triangle", SQ: "square", CR: "circle", MA: "cross" };
const COLOURS = { 0: "AE", 1: "B", 2: "W" };
const ENDINGS = { Resignation: "R", Timeout: "T", Disqualification: "F" };
const RULES = { chinese: "Chinese", aga: "AGA" };
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

function name(x, y) {
  return x < 0 ? "" : LETTERS[x] + LETTERS[y];
}

function points(text) {
  return (text?.match(/../g) ?? []).sort();
}

function rootFacts(engine) {
  const facts = {};
  const { black, white } = engine.initial_state ?? {};
  if (black) facts.AB = points(black);
  if (white) facts.AW = points(white);
  const { players, game_name, game_date } = engine.config;
  const [black_name, white_name] = [players?.black?.username, players?.white?.username];
  const winner = engine.winner ? `${engine.winner[0].toUpperCase()}+` : "";
  const texts = {
    PB: black_name === "Black" ? "" : black_name, // unless the record names a player
    PW: white_name === "White" ? "" : white_name,
    GN: game_name,
    DT: game_date,
    HA: engine.handicap,
    RE: winner + (ENDINGS[engine.outcome] ?? engine.outcome),
    SZ: engine.width === engine.height ? engine.width : `${engine.width}:${engine.height}`,
    RU: engine.rules === "japanese" ? "" : RULES[engine.rules],
  };
  for (const [ident, text] of Object.entries(texts)) if (text) facts[ident] = [String(text)];
  if (facts.SZ[0] === "19") delete facts.SZ;
  return facts;
}

function factsOf(node, engine) {
  const facts = node.parent ? {} : rootFacts(engine);
  if (node.parent) {
    const colour = COLOURS[node.player];
    facts[node.edited && colour !== "AE" ? `A${colour}` : colour] = [name(node.x, node.y)];
  }
  if (node.text) facts.C = [node.text];
  for (const [y, row] of (node.marks ?? []).entries()) {
    for (const [x, mark] of row.entries()) {
      for (const [ident, field] of Object.entries(SIGNS)) {
        if (mark[field]) (facts[ident] ??= []).push(name(x, y));
      }
      if (mark.letter) (facts.LB ??= []).push(`${name(x, y)}:${mark.letter}`);
    }
  }
  for (const ident of Object.keys(SIGNS)) facts[ident]?.sort();
  return facts;
}

run((data) => {
  const text = data.toString("utf-8");
  const size = text.match(/SZ\[(\d+)(?::(\d+))?\]/) ?? [null, 19, undefined];
  const [width, height] = [Number(size[1]), Number(size[2] ?? size[1])];
  const engine = new GobanEngine({ original_sgf: text, width, height });
  const below = (node) => [...(node.trunk_next ? [node.trunk_next] : []), ...node.branches];
  const games = [preorder(engine.move_tree, below, (node) => factsOf(node, engine))];
  return { games, written: `(;GM[1]FF[4]SZ[${width}]${engine.move_tree.toSGF()})` };
});
