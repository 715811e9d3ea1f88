// @ts-check
// Why a click means nothing, as far as the list of legal turns tells.

import { read } from "./partial.js";

/** @typedef {import("./types.d.ts").View} View */

/**
 * The name of the message that answers a click on a place which does not go on with a turn.
 * @param {Pick<View, "cells" | "turn" | "turns" | "needs_throw"> & Partial<View>} view
 * @param {readonly string[]} clicks
 * @param {string} name
 * @returns {string | null} null if there is nothing to be done on the board at all
 */
export function objection({ cells, turn, turns, needs_throw, thinking }, clicks, name) {
  if (needs_throw) return "wrong-throw";
  if (turns.length === 0 && thinking) return "wrong-computer";
  if (turns.length === 0) return null;
  const now = read(turns, clicks);
  if (clicks.length > 0) return now.steps.size === 0 ? "wrong-take" : "wrong-go";
  const stone = cells[name]?.stone ?? "none";
  const begins = [...now.steps].map((place) => cells[place]?.stone ?? "none");
  const placing = begins.includes("none");
  if (stone === "none") return placing ? "wrong-put" : "wrong-empty";
  if (placing && begins.every((other) => other === "none")) return "wrong-occupied";
  // In solitaire nobody is to move, and every peg is one's own.
  return turn === null || stone === turn ? "wrong-stuck" : "wrong-theirs";
}
