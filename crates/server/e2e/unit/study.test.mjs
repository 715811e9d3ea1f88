// @ts-check
// The lines of a study, by themselves.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Tree } from "../../assets/js/study.js";

/** 1 a, 2 b, 3 c (instead of b), 4 d after b, 5 e after c. */
function tree() {
  const node = (/** @type {number} */ after, /** @type {string} */ turn) => ({ after, turn, comment: "", kept: "", nags: [] });
  const nodes = [node(0, "a"), node(1, "b"), node(1, "c"), node(2, "d"), node(3, "e")];
  return new Tree({ rules: "three", rule_text: null, start: "", tags: [], comment: "", nodes, games: 1 });
}

test("the first of those that follow goes on with the line, the others branch off", () => {
  const lines = tree();
  assert.deepEqual(lines.children(1), [2, 3]);
  assert.deepEqual(lines.line(0), [1, 2, 4]);
  assert.deepEqual(lines.line(3), [1, 3, 5]);
  assert.deepEqual(lines.path(5), [1, 3, 5]);
  assert.deepEqual(lines.ends(), [4, 5]);
  assert.deepEqual([1, 2, 3, 4, 5].filter((node) => lines.isBranch(node)), [3]);
  assert.deepEqual(lines.way(5).turns, ["a", "c", "e"]);
});

test("a turn that was there is gone to, another branches off", () => {
  const lines = tree();
  assert.equal(lines.play(1, "c"), 3);
  assert.equal(lines.play(1, "x"), 6);
  assert.deepEqual(lines.children(1), [2, 3, 6]);
  assert.equal(lines.isBranch(6), true);
});

test("a branch goes with all that follows it, and the rest keeps together", () => {
  const lines = tree();
  lines.play(4, "f");
  const stay = lines.cut(3);
  assert.deepEqual([...stay], [[0, 0], [1, 1], [2, 2], [4, 3], [6, 4]]);
  assert.deepEqual(lines.way(4).turns, ["a", "b", "d", "f"]);
  assert.deepEqual(lines.ends(), [4]);
});
