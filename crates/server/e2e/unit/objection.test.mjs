// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { objection } from "../../assets/js/objection.js";

/** @typedef {import("../../assets/js/types.d.ts").View} View */
/** @typedef {import("../../assets/js/types.d.ts").Cell["stone"]} Stone */

/**
 * A position from `d2 white`, with turns as `d2 b2 x a4`.
 * @param {View["turn"]} turn
 * @param {string[]} stones
 * @param {string[]} texts
 */
function position(turn, stones, texts) {
  const cells = Object.fromEntries(
    stones.map((line) => {
      const [name = "", stone = "none"] = line.split(" ");
      return [name, { stone: /** @type {Stone} */ (stone), label: name }];
    }),
  );
  const turns = texts.map((text) => {
    const [steps = "", takes = ""] = text.split(" x ");
    return { text, label: text, steps: steps.split(" "), takes: takes.split(" ").filter(Boolean) };
  });
  return { cells, turn, turns, needs_throw: false };
}

test("while stones are put down, what is occupied or forbidden is named", () => {
  const view = position("white", ["a1 white", "a4 black", "a7 none"], ["d2", "d3"]);
  assert.equal(objection(view, [], "a1"), "wrong-occupied");
  assert.equal(objection(view, [], "a4"), "wrong-occupied");
  assert.equal(objection(view, [], "a7"), "wrong-put");
});

test("while stones move, the wrong one is told from no one", () => {
  const view = position("white", ["a1 white", "b2 white", "a4 black"], ["a1 d1"]);
  assert.equal(objection(view, [], "a4"), "wrong-theirs");
  assert.equal(objection(view, [], "b2"), "wrong-stuck");
  assert.equal(objection(view, [], "d1"), "wrong-empty");
  assert.equal(objection(view, ["a1"], "g7"), "wrong-go");
});

test("in solitaire no peg is the other side's", () => {
  const view = position(null, ["d4 white", "d2 white"], ["d4 d6"]);
  assert.equal(objection(view, [], "d2"), "wrong-stuck");
});

test("what cannot be taken is told from where nothing can go", () => {
  const view = position("white", ["a1 white", "a4 black", "b4 black"], ["a1 d1 x a4"]);
  assert.equal(objection(view, ["a1", "d1"], "b4"), "wrong-take");
});

test("before the throw, and after the end, the board is not what is meant", () => {
  const view = position("white", ["a1 white"], []);
  assert.equal(objection({ ...view, needs_throw: true }, [], "a1"), "wrong-throw");
  assert.equal(objection(view, [], "a1"), null);
});

test("while the computer is to move, that is said", () => {
  const view = position("black", ["d2 white", "a4 black"], []);
  assert.equal(objection({ ...view, thinking: true }, [], "d2"), "wrong-computer");
  assert.equal(objection(view, [], "d2"), null);
});
