// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { waits } from "../../assets/js/api.js";
import { left, write } from "../../assets/js/clock.js";

test("only the clock of the side to move runs, and not below nothing", () => {
  /** @type {import("../../assets/js/types.d.ts").Clock} */
  const clock = { white: 5000, black: 9000, running: "white", days: false, agreed: "" };
  assert.equal(left(clock, "white", 2000), 3000);
  assert.equal(left(clock, "white", 7000), 0);
  assert.equal(left(clock, "black", 7000), 9000);
  assert.equal(left({ ...clock, white: null }, "white", 7000), null);
});

test("times are written as people read them", () => {
  for (const [time, text] of /** @type {[number, string][]} */ ([
    [0, "0.0"],
    [9940, "9.9"],
    [10_000, "0:10"],
    [59_001, "1:00"],
    [300_000, "5:00"],
    [3_600_000, "1:00:00"],
    [2 * 86_400_000 + 3_661_000, "2d 1h"],
  ])) {
    assert.equal(write(time), text);
  }
  assert.equal(write(3 * 86_400_000 - 1, "fr").replaceAll(/\s/g, " "), "3j 0h");
});

test("tries become rarer, but do not end", () => {
  const times = waits();
  const first = Array.from({ length: 8 }, () => times.next().value);
  assert.deepEqual(first, [250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
});
