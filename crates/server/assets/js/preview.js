// @ts-check
// What stands where while a turn is being made.

import { read } from "./partial.js";

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {import("./types.d.ts").Side} Side */

/**
 * A stone as it is shown.
 * @typedef {object} Standing
 * @property {Side} side
 * @property {string} piece
 * @property {boolean} lifted chosen, and not yet gone anywhere
 */

/**
 * The stones by place, with the clicks so far carried out.
 * @param {Pick<View, "cells" | "turn" | "turns">} view
 * @param {readonly string[]} clicks
 * @returns {Map<string, Standing>}
 */
export function preview({ cells, turn, turns }, clicks) {
  /** @type {Map<string, Standing>} */
  const standing = new Map();
  for (const [name, { stone: side, piece }] of Object.entries(cells)) {
    if (side !== "none") standing.set(name, { side, piece: piece ?? "man", lifted: false });
  }
  const now = read(turns, clicks);
  if (clicks.length === 0 || now.turns.length === 0) return standing;
  const way = clicks.slice(0, Math.min(...now.turns.map(({ steps }) => steps.length)));
  const from = way.find((name) => {
    const side = standing.get(name)?.side;
    // In solitaire nobody is to move, and every peg is one's own.
    return side !== undefined && (turn === null || side === turn);
  });
  const mover = from === undefined ? undefined : standing.get(from);
  if (from !== undefined && mover) {
    standing.delete(from);
    standing.set(way.at(-1) ?? from, { ...mover, lifted: way.length === 1 });
  } else if (turn !== null) {
    const piece = Object.values(cells).find(({ stone }) => stone === turn)?.piece ?? "man";
    for (const name of way) {
      if (!standing.has(name)) standing.set(name, { side: turn, piece, lifted: false });
    }
  }
  for (const name of clicks.slice(way.length)) standing.delete(name);
  return standing;
}
