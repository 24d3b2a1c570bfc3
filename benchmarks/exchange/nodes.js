// What the adapters in JavaScript share: they read the files named on standard input, and print for
// each, as JSON, the games as the library reads them, and the text that it writes.

"use strict";

const fs = require("node:fs");

const LISTS = new Set("AB AW AE DD VW TR SQ CR MA SL TB TW L M".split(" "));
const PAIRS = new Set(["AR", "LN"]);

// Return the nodes of a tree in preorder; "^" is the number of the parent if it is not the node before.
function preorder(root, childrenOf, factsOf) {
  const nodes = [];
  const stack = [[root, null]];
  while (stack.length > 0) {
    const [node, parent] = stack.pop();
    const facts = factsOf(node);
    const number = nodes.push(facts) - 1;
    if (parent !== null && parent !== number - 1) facts["^"] = [String(parent)];
    for (const child of [...childrenOf(node)].reverse()) stack.push([child, number]);
  }
  return nodes;
}

// Apply `open` to each file: it returns the games and the text written, or throws.
function run(open) {
  const paths = fs.readFileSync(0, "utf-8").split("\n").filter(Boolean);
  const quiet = () => {};
  Object.assign(console, { error: quiet, warn: quiet, log: quiet, debug: quiet });
  const answers = paths.map((path) => {
    try {
      return open(fs.readFileSync(path));
    } catch (error) {
      return { error: String(error.message ?? error) };
    }
  });
  process.stdout.write(JSON.stringify(answers));
}

module.exports = { LISTS, PAIRS, preorder, run };
