// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { coordinates, lay, nearest, playable, rowEnd, step } from "../../assets/js/geometry.js";
import { CROSS, NINE, SQUARES, TRIANGLE } from "./shapes.mjs";

/** @typedef {import("../../assets/js/types.d.ts").Direction} Direction */

/** @type {Direction[]} */
const DIRECTIONS = ["left", "right", "up", "down"];

test("arrows follow the drawn lines of a mill board", () => {
  for (const [from, direction, to] of /** @type {[string, Direction, string][]} */ ([
    ["a7", "right", "d7"],
    ["a7", "down", "a4"],
    ["d7", "down", "d6"],
    ["c4", "right", "e4"],
    ["d5", "down", "d3"],
    ["b6", "up", "b6"],
    ["f2", "right", "f2"],
    ["g1", "right", "g1"],
    ["d7", "up", "d7"],
  ])) {
    assert.equal(step(NINE, false, from, direction), to, `${from} ${direction}`);
  }
});

test("on a chequered board arrows stay in the row, or go to the next one", () => {
  assert.equal(step(SQUARES, false, "a1", "right"), "c1");
  assert.equal(step(SQUARES, false, "a1", "up"), "b2");
  assert.equal(step(SQUARES, false, "h8", "left"), "f8");
  assert.equal(step(SQUARES, false, "h8", "right"), "h8");
  assert.equal(step(SQUARES, false, "g1", "right"), "g1");
});

test("on a chequered board the way up is the way down turned round", () => {
  for (const { name } of playable(SQUARES)) {
    for (const flipped of [false, true]) {
      const above = step(SQUARES, flipped, name, "up");
      if (above !== name) assert.equal(step(SQUARES, flipped, above, "down"), name);
    }
  }
});

test("a row has its ends, as the eye sees them", () => {
  assert.equal(rowEnd(SQUARES, false, "c1", "first"), "a1");
  assert.equal(rowEnd(SQUARES, false, "c1", "last"), "g1");
  assert.equal(rowEnd(SQUARES, true, "c1", "first"), "g1");
  assert.equal(rowEnd(NINE, false, "d6", "last"), "f6");
  assert.equal(rowEnd(NINE, false, "z9", "last"), "z9");
});

test("on a turned board arrows go the way the eye sees", () => {
  assert.equal(step(NINE, true, "a7", "left"), "d7");
  assert.equal(step(NINE, true, "a7", "right"), "a7");
  assert.equal(step(NINE, true, "a7", "up"), "a4");
});

test("every place is reached from every place by arrows alone", () => {
  for (const [name, shape] of Object.entries({ NINE, SQUARES, CROSS, TRIANGLE })) {
    for (const flipped of [false, true]) {
      const all = playable(shape).map((place) => place.name);
      for (const start of all) {
        const seen = new Set([start]);
        for (const from of seen) {
          for (const direction of DIRECTIONS) seen.add(step(shape, flipped, from, direction));
        }
        assert.equal(seen.size, all.length, `${name} from ${start}`);
      }
    }
  }
});

test("an arrow from an unknown place stays there", () => {
  assert.equal(step(NINE, false, "z9", "up"), "z9");
});

test("the nearest place is found, and none in the middle of nowhere", () => {
  const { spot } = lay(NINE, false);
  const d2 = NINE.points.find((place) => place.name === "d2");
  assert.ok(d2);
  const { x, y } = spot(d2);
  assert.equal(nearest(NINE, false, { x: x + 30, y: y - 30 })?.name, "d2");
  assert.equal(nearest(NINE, true, { x: x + 30, y: y - 30 })?.name, "d6");
  assert.equal(nearest(NINE, false, lay(NINE, false).spot({ name: "", x: 3, y: 3 })), null);
});

test("a turned board has its last place first", () => {
  const [first, last] = [NINE.points[0], NINE.points.at(-1)];
  assert.ok(first && last);
  assert.deepEqual(lay(NINE, true).spot(last), lay(NINE, false).spot(first));
});

test("a place is at least 44 pixels wide on a page of 360", () => {
  for (const shape of [NINE, CROSS, TRIANGLE]) {
    assert.ok((328 / lay(shape, false).width) * 100 >= 44, shape.kind);
  }
  // Squares answer to six tenths of a square all round.
  assert.ok((328 / lay(SQUARES, false).width) * 120 >= 44);
});

test("rows and columns are named once, inside the drawing", () => {
  for (const shape of [NINE, SQUARES, CROSS, TRIANGLE]) {
    const { width, height } = lay(shape, false);
    const names = coordinates(shape, false);
    assert.equal(names.length, shape.files.length + shape.ranks.length);
    for (const { x, y } of names) {
      assert.ok(x > 0 && x < width && y > 0 && y < height);
    }
  }
});

test("in the triangle a row is named beside its first hole, a column below the base", () => {
  for (const flipped of [false, true]) {
    const { spot } = lay(TRIANGLE, flipped);
    const names = coordinates(TRIANGLE, flipped);
    const turned = flipped ? -1 : 1;
    for (const rank of TRIANGLE.ranks) {
      const first = TRIANGLE.points.find(({ name }) => name === `a${rank}`);
      const named = names.find(({ text }) => text === rank);
      assert.ok(first && named);
      assert.equal(named.y, spot(first).y);
      assert.ok((spot(first).x - named.x) * turned > 30 && (spot(first).x - named.x) * turned < 70);
    }
    for (const file of TRIANGLE.files) {
      const base = TRIANGLE.points.find(({ name }) => name === `${file}1`);
      const named = names.find(({ text }) => text === file);
      assert.ok(base && named);
      assert.equal(named.x, spot(base).x);
      assert.ok((named.y - spot(base).y) * turned > 30);
    }
  }
});
