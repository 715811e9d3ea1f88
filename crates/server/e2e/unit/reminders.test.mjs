// @ts-check
// Which games wait for a turn from here, and how urgently.

import assert from "node:assert/strict";
import { test } from "node:test";

import { urgency, waiting } from "../../assets/js/reminders.js";

/** @typedef {import("../../assets/js/types.d.ts").View} View */

const HOUR = 3_600_000;

/** Nobody has an account. */
const SEATS = { you: /** @type {const} */ ("white"), white: null, black: null, can_own: false, rated: false };

/**
 * @param {number | null} left
 * @param {Partial<View>} [rest]
 * @returns {View}
 */
function game(left, rest = {}) {
  const clock = { white: left, black: left, running: "white", days: true, agreed: "" };
  const seats = { ...SEATS, awaited: null };
  return /** @type {View} */ (/** @type {unknown} */ ({ over: false, turn: "white", seats, clock, ...rest }));
}

test("a game waits for whoever is to move, and less than a day is short", () => {
  assert.equal(waiting(game(25 * HOUR)), "turn");
  assert.equal(waiting(game(23 * HOUR)), "short");
  assert.equal(waiting(game(null, { clock: null })), "turn");
  assert.equal(waiting(game(HOUR, { turn: "black" })), null);
  assert.equal(waiting(game(HOUR, { over: true })), null);
  assert.equal(waiting(game(HOUR, { seats: null })), null);
  assert.equal(waiting(game(HOUR, { seats: { ...SEATS, awaited: "black" } })), null);
});

test("minutes for a whole game are no reason to be reminded of less than a day", () => {
  const clock = /** @type {View["clock"]} */ ({ ...game(HOUR).clock, days: false });
  assert.equal(waiting(game(HOUR, { clock })), "turn");
});

test("what is urgent comes first, what is over last", () => {
  const games = [game(HOUR, { over: true }), game(HOUR, { turn: "black" }), game(50 * HOUR), game(HOUR)];
  assert.deepEqual(games.map(urgency), [3, 2, 1, 0]);
});
