// @ts-check
// What is heard of a turn, by itself.

import assert from "node:assert/strict";
import { test } from "node:test";

import { soundsOf } from "../../assets/js/sounds.js";

/** @typedef {import("../../assets/js/types.d.ts").View} View */

/**
 * A view after some turns.
 * @param {number} turns
 * @param {Partial<View>} [more]
 */
function view(turns, more = {}) {
  const moves = Array.from({ length: turns }, () => ({ n: 1, side: null, text: "", ply: 1 }));
  const last = { points: ["a1"], taken: [] };
  return /** @type {View} */ (/** @type {unknown} */ ({ moves, last, mills: [], over: false, ...more }));
}

test("a stone is set, slides, closes a mill and takes", () => {
  assert.deepEqual(soundsOf(view(0), view(1)), ["set"]);
  const slid = view(2, { last: { points: ["a1", "a4"], taken: [] } });
  assert.deepEqual(soundsOf(view(1), slid), ["slide"]);
  const all = view(2, { last: { points: ["a1"], taken: ["g7"] }, mills: [["a1", "a4", "a7"]], over: true });
  assert.deepEqual(soundsOf(view(1), all), ["set", "mill", "take", "over"]);
});

test("taking back, waiting and looking again are silent", () => {
  assert.deepEqual(soundsOf(view(3), view(2)), []);
  assert.deepEqual(soundsOf(view(2), view(2)), []);
  assert.deepEqual(soundsOf(view(2, { over: true }), view(2, { over: true })), []);
});

test("a game that is given up only ends", () => {
  assert.deepEqual(soundsOf(view(2), view(2, { over: true })), ["over"]);
});
