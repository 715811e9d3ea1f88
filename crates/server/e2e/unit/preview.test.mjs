// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { preview } from "../../assets/js/preview.js";

/** @typedef {import("../../assets/js/types.d.ts").Cell} Cell */
/** @typedef {import("../../assets/js/types.d.ts").Side} Side */

/**
 * A position from `d2 white man`, and turns from `d2 b2 x a4`.
 * @param {Side | null} turn
 * @param {string[]} stones
 * @param {string[]} texts
 */
function position(turn, stones, texts) {
  /** @type {Record<string, Cell>} */
  const cells = {};
  for (const line of stones) {
    const [name = "", stone, piece = ""] = line.split(" ");
    cells[name] = { stone: stone === "white" ? "white" : "black", piece, label: name };
  }
  const turns = texts.map((text) => {
    const [steps = "", takes = ""] = text.split(" x ");
    return { text, label: text, steps: steps.split(" "), takes: takes.split(" ").filter(Boolean) };
  });
  return { turn, cells, turns };
}

/** @type {(...of: Parameters<typeof preview>) => string[]} */
const shown = (view, clicks) =>
  [...preview(view, clicks)]
    .map(([name, { side, piece, lifted }]) => `${name} ${side} ${piece}${lifted ? " lifted" : ""}`)
    .sort();

test("nothing changes before the first click", () => {
  const view = position("white", ["d2 white man"], ["d2 b2"]);
  assert.deepEqual(shown(view, []), ["d2 white man"]);
});

test("a chosen stone is lifted, then stands where it goes, and what it takes goes", () => {
  const stones = ["d2 white man", "a4 black man", "c4 black man"];
  const view = position("white", stones, ["d2 b2 x a4", "d2 b2 x c4", "d2 f2"]);
  assert.ok(shown(view, ["d2"]).includes("d2 white man lifted"));
  assert.deepEqual(shown(view, ["d2", "b2"]), ["a4 black man", "b2 white man", "c4 black man"]);
  assert.deepEqual(shown(view, ["d2", "b2", "a4"]), ["b2 white man", "c4 black man"]);
});

test("a placed stone is there at once, in the colour to move", () => {
  const view = position("black", ["d2 white man"], ["a1 x d2", "a4"]);
  assert.deepEqual(shown(view, ["a4"]), ["a4 black man", "d2 white man"]);
  assert.deepEqual(shown(view, ["a1", "d2"]), ["a1 black man"]);
});

test("a king keeps its rank from landing to landing, also round to where it stood", () => {
  const view = position("white", ["c3 white king"], ["c3 e5 g3 e1 c3"]);
  assert.deepEqual(shown(view, ["c3", "e5", "g3"]), ["g3 white king"]);
  assert.deepEqual(shown(view, ["c3", "e5", "g3", "e1", "c3"]), ["c3 white king"]);
});

test("a huffed piece is not the one that moves", () => {
  const view = position("white", ["d6 black man", "c3 white man"], ["d6 c3 d4"]);
  assert.ok(shown(view, ["d6", "c3", "d4"]).includes("d4 white man"));
});

test("in solitaire every peg is one's own", () => {
  const view = position(null, ["d2 white peg", "d3 white peg"], ["d2 d4"]);
  assert.deepEqual(shown(view, ["d2", "d4"]), ["d3 white peg", "d4 white peg"]);
});
