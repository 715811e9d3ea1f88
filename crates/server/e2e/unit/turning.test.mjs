// @ts-check
// Where a game turned, by itself.

import assert from "node:assert/strict";
import { test } from "node:test";

import { turningPoint } from "../../assets/js/turning.js";

test("the game turned where it changed most, the last time", () => {
  assert.equal(turningPoint([0, 0, 10, -40, -42]), 3);
  assert.equal(turningPoint([0, 50, 0, 50, 50]), 3);
});

test("a game that stood the same all the time never turned", () => {
  assert.equal(turningPoint([0, 0, 0]), null);
  assert.equal(turningPoint([5]), null);
  assert.equal(turningPoint([]), null);
});

test("what is not known says nothing", () => {
  assert.equal(turningPoint([null, 0, null, 90, 91]), 4);
});
