// @ts-check
// A plan as a tree: branches of theirs, one answer each.

import assert from "node:assert/strict";
import { test } from "node:test";

import { add, after, claim, cut } from "../../assets/js/plan-tree.js";

/** @param {[string[], string, boolean][]} turns */
function grown(turns) {
  return turns.reduce(
    (steps, [path, turn, own]) => add(steps, path, turn, own),
    /** @type {import("../../assets/js/types.d.ts").Step[]} */ ([]),
  );
}

test("their turns stand side by side, the own one takes the place of another", () => {
  const steps = grown([
    [[], "d1", false],
    [["d1"], "d2", true],
    [[], "g1", false],
    [["g1"], "g4", true],
    [["d1", "d2"], "d3", false],
    [["d1"], "d3", true],
  ]);
  assert.deepEqual(steps, [
    { turn: "d1", next: [{ turn: "d3", next: [] }] },
    { turn: "g1", next: [{ turn: "g4", next: [] }] },
  ]);
  assert.deepEqual(after(steps, ["g1"]), [{ turn: "g4", next: [] }]);
  assert.deepEqual(after(steps, ["a1"]), []);
});

test("the same turn again goes on with what follows it", () => {
  const steps = grown([
    [[], "d1", false],
    [["d1"], "d2", true],
    [["d1", "d2"], "d3", false],
  ]);
  assert.deepEqual(add(steps, [], "d1", false), steps);
  assert.deepEqual(add(steps, ["d1"], "d2", true), steps);
});

test("a branch is taken out with all that follows it", () => {
  const steps = grown([
    [[], "d1", false],
    [["d1"], "d2", true],
    [["d1", "d2"], "d3", false],
    [[], "g1", false],
  ]);
  assert.deepEqual(cut(steps, ["d1"]), [{ turn: "g1", next: [] }]);
  assert.deepEqual(after(cut(steps, ["d1", "d2", "d3"]), ["d1", "d2"]), []);
  assert.deepEqual(cut(steps, []), steps);
});

test("a claim ends its line, and can be taken out again", () => {
  const steps = grown([
    [[], "d1", false],
    [["d1"], "d2", true],
    [["d1", "d2"], "d3", false],
  ]);
  const claimed = claim(steps, ["d1", "d2"], "repetition");
  assert.deepEqual(claimed, [{ turn: "d1", next: [{ turn: "d2", claim: "repetition", next: [] }] }]);
  assert.deepEqual(claim(claimed, ["d1", "d2"], ""), [{ turn: "d1", next: [{ turn: "d2", next: [] }] }]);
  assert.deepEqual(claim(steps, [], "repetition"), steps);
});
