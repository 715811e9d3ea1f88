// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { click, read, spelt, unclicked } from "../../assets/js/partial.js";

/** @typedef {import("../../assets/js/types.d.ts").Turn} Turn */

/**
 * A turn from its text: `a1 b2`, `a1 b2 x c3 d4`.
 * @param {string} text
 * @returns {Turn}
 */
function turn(text) {
  const [steps = "", takes = ""] = text.split("x");
  /** @type {(words: string) => string[]} */
  const names = (words) => words.split(" ").filter((word) => word !== "");
  return { text, steps: names(steps), takes: names(takes), label: text };
}

/** @type {(...texts: string[]) => Turn[]} */
const turns = (...texts) => texts.map(turn);

test("a stone is placed by one click", () => {
  const all = turns("d2", "d6");
  assert.deepEqual([...read(all, []).steps], ["d2", "d6"]);
  const placed = read(all, ["d2"]);
  assert.equal(placed.complete?.text, "d2");
  assert.equal(placed.longer, false);
});

test("a stone is moved by two clicks, and another may be chosen first", () => {
  const all = turns("d2 b2", "d2 f2", "a1 a4");
  assert.deepEqual([...read(all, ["d2"]).steps], ["b2", "f2"]);
  assert.deepEqual(click(all, ["d2"], "a1"), ["a1"]);
  assert.deepEqual(click(all, ["d2"], "d2"), []);
  assert.deepEqual(click(all, ["d2"], "g7"), ["d2"]);
  assert.equal(read(all, ["d2", "f2"]).complete?.text, "d2 f2");
});

test("a stone that was put down and takes is not put down elsewhere", () => {
  const all = turns("f6 x d2", "f6 x b2", "a1");
  assert.deepEqual(click(all, ["f6"], "a1"), ["f6"]);
  assert.deepEqual(click(all, ["f6"], "f6"), []);
  assert.deepEqual(click(all, ["f6"], "b2"), ["f6", "b2"]);
});

test("stones to take are clicked after the steps, in any order", () => {
  const all = turns("d2 b2 x a4 c4", "d2 b2 x a4 e4", "d2 f2");
  const closed = read(all, ["d2", "b2"]);
  assert.deepEqual([...closed.takes].sort(), ["a4", "c4", "e4"]);
  assert.equal(closed.complete, null);
  assert.deepEqual([...read(all, ["d2", "b2", "e4"]).takes], ["a4"]);
  assert.equal(read(all, ["d2", "b2", "c4", "a4"]).complete?.text, "d2 b2 x a4 c4");
  assert.deepEqual(click(all, ["d2", "b2", "a4"], "a4"), ["d2", "b2", "a4"]);
});

test("where taking is a right the shorter turn is complete too", () => {
  const all = turns("d2 b2", "d2 b2 x a4");
  const closed = read(all, ["d2", "b2"]);
  assert.equal(closed.complete?.text, "d2 b2");
  assert.equal(closed.longer, true);
  assert.equal(read(all, ["d2", "b2", "a4"]).longer, false);
});

test("a long capture goes from landing to landing, also over its first square", () => {
  const all = turns("c3 e5 g7", "c3 e5 c7", "c3 e5 g3 e1 c3");
  assert.deepEqual([...read(all, ["c3", "e5"]).steps], ["g7", "c7", "g3"]);
  const round = ["c3", "e5", "g3", "e1"];
  assert.deepEqual(click(all, round, "c3"), [...round, "c3"]);
  assert.equal(read(all, [...round, "c3"]).complete?.text, "c3 e5 g3 e1 c3");
});

test("once a stone has gone, only cancelling begins anew", () => {
  const all = turns("d2 b2 x a4", "d2 b2 x c4", "g7 g4");
  assert.deepEqual(click(all, ["d2", "b2"], "g7"), ["d2", "b2"]);
});

test("a stone to take that is written goes on with the clicks, also if it cannot be taken", () => {
  const all = turns("f6xd2", "f6xb2", "a1");
  assert.equal(spelt(all, ["f6"], "a4"), "f6xa4");
  assert.equal(spelt(all, ["f6"], "x A4"), "f6xa4");
  assert.equal(spelt(all, ["f6"], "f6xa4"), "f6xa4");
  assert.equal(spelt(all, [], "a4"), "a4");
});

test("nothing but taking is a turn, and so is doing nothing", () => {
  const removal = turns("x a4", "x c4");
  assert.deepEqual([...read(removal, []).takes], ["a4", "c4"]);
  assert.equal(read(removal, ["c4"]).complete?.text, "x c4");
  assert.equal(unclicked(removal), null);
  assert.equal(unclicked(turns(""))?.text, "");
});

test("two ways of one turn are one turn", () => {
  const all = [turn("a1 c3 e5"), { ...turn("a1 c1 e5"), text: "a1 c3 e5" }];
  assert.equal(read(all, ["a1", "c1", "e5"]).complete?.text, "a1 c3 e5");
});
