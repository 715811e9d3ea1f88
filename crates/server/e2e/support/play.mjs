// @ts-check
// Whole games on a page.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import { look } from "./api.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../assets/js/types.d.ts").View} View */
/** @typedef {import("../../assets/js/types.d.ts").Turn} Turn */
/** @typedef {import("./hands.mjs").Hand} Hand */

/**
 * How turns are chosen: from the view, the same way each time.
 * @typedef {(view: View) => Turn} Player
 */

/**
 * Opens the page of a game and waits until it can be played.
 * @param {Page} page
 * @param {View} view
 */
export async function openGame(page, view) {
  await page.goto(`/game/${view.id}`);
  await page.locator(`zwick-board[data-ver="${view.ver}"]`).waitFor();
}

/**
 * Makes one turn on the page and waits until the board shows it.
 * @param {Page} page
 * @param {View} view
 * @param {Turn} turn
 * @param {Hand} hand
 */
export async function makeTurn(page, view, turn, hand) {
  await hand(page, view, turn);
  await shows(page, view.ver + 1);
}

/**
 * Waits until the board shows a version.
 * @param {Page} page
 * @param {number} ver
 */
export async function shows(page, ver) {
  await page.waitForFunction(
    (wanted) => Number(document.querySelector("zwick-board")?.getAttribute("data-ver")) >= wanted,
    ver,
  );
}

/**
 * Plays to the end and shows that the page says so.
 * @param {Page} page
 * @param {string} address
 * @param {View} start
 * @param {Player} player
 * @param {Hand} hand
 * @returns {Promise<View>}
 */
export async function playToEnd(page, address, start, player, hand) {
  let view = start;
  for (let plies = 0; !view.over; plies += 1) {
    assert.ok(plies < 600, "the game does not end");
    assert.ok(view.turns.length > 0, `no legal turn: ${view.fen}`);
    await makeTurn(page, view, player(view), hand);
    view = await look(address, view.id);
    assert.deepEqual(await stones(page), standing(view), view.fen);
  }
  await page.locator("#result").waitFor();
  assert.equal(await page.locator("#result-text").textContent(), view.result?.text);
  return view;
}

/**
 * What stands on the page's board, by place.
 * @param {Page} page
 * @returns {Promise<Record<string, string>>}
 */
export function stones(page) {
  return page.evaluate(() => {
    /** @type {[string, string][]} */
    const found = [];
    for (const element of document.querySelectorAll("zwick-board [data-name]")) {
      const { name = "", stone = "", piece = "" } = /** @type {SVGElement} */ (element).dataset;
      if (stone !== "none") found.push([name, `${stone} ${piece}`]);
    }
    return Object.fromEntries(found);
  });
}

/**
 * What stands on the server's board, by place.
 * @param {View} view
 * @returns {Record<string, string>}
 */
export function standing(view) {
  return Object.fromEntries(
    Object.entries(view.cells)
      .filter(([, { stone }]) => stone !== "none")
      .map(([name, { stone, piece }]) => [name, `${stone} ${piece}`]),
  );
}

/**
 * A game of the box as it is written in the golden records.
 * @param {string} id
 * @returns {Promise<{ wish: { rules: string, first: string, fen?: string }, turns: string[] }>}
 */
export async function golden(id) {
  const path = new URL(`../../../game/tests/golden/${id}.zwr`, import.meta.url);
  const record = await readFile(path, "utf8");
  const fen = /\[FEN "(.*)"\]/.exec(record)?.[1];
  const body = record
    .slice(record.indexOf("\n\n"))
    .replace(/\{[^}]*\}/g, "")
    .replace(/\([^)]*\)/g, "");
  const words = body.split(/\s+/).filter((word) => word !== "" && !/^\d+\.+$/.test(word));
  // The last word is the result.
  const turns = words.slice(0, -1).map((word) => word.replace(/[!?]+$/, ""));
  return { wish: { rules: id, first: "white", ...(fen ? { fen } : {}) }, turns };
}

/**
 * Plays written turns one after the other.
 * @param {readonly string[]} texts
 * @returns {Player}
 */
export function written(texts) {
  const left = [...texts];
  return ({ turns, fen }) => {
    const text = left.shift();
    const turn = turns.find((other) => other.text === text);
    if (!turn) throw new Error(`${text} is not legal: ${fen}`);
    return turn;
  };
}
