// @ts-check
// The three ways to make a turn: with the mouse, with keys alone, with a finger.

import assert from "node:assert/strict";

import { playable, step } from "../../assets/js/geometry.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../assets/js/types.d.ts").View} View */
/** @typedef {import("../../assets/js/types.d.ts").Turn} Turn */
/** @typedef {import("../../assets/js/types.d.ts").Direction} Direction */

/**
 * A way to make a turn on the board of a page.
 * @typedef {(page: Page, view: View, turn: Turn) => Promise<void>} Hand
 */

const ATTRIBUTE = { lines: "data-point", squares: "data-square", holes: "data-hole" };

/**
 * The element of a place.
 * @param {Page} page
 * @param {View} view
 * @param {string} name
 */
export function place(page, view, name) {
  return page.locator(`zwick-board [${ATTRIBUTE[view.board.kind]}="${name}"]`);
}

/**
 * The middle of a place on the page.
 * @param {Page} page
 * @param {View} view
 * @param {string} name
 */
export async function middle(page, view, name) {
  const box = await place(page, view, name).boundingBox();
  assert.ok(box, `${name} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @type {Hand} */
export async function mouse(page, view, turn) {
  for (const name of [...turn.steps, ...turn.takes]) {
    const { x, y } = await middle(page, view, name);
    await page.mouse.click(x, y);
  }
}

/** Drags the stone on its first step, and clicks the rest. @type {Hand} */
export async function drag(page, view, turn) {
  const [from, to, ...rest] = turn.steps;
  if (!from || !to || view.cells[from]?.stone === "none") return mouse(page, view, turn);
  const [start, end] = [await middle(page, view, from), await middle(page, view, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
  await page.mouse.move(end.x + 4, end.y - 4);
  await page.mouse.up();
  await mouse(page, view, { ...turn, steps: rest });
}

/** @type {Hand} */
export async function finger(page, view, turn) {
  for (const name of [...turn.steps, ...turn.takes]) {
    const { x, y } = await middle(page, view, name);
    await page.touchscreen.tap(x, y);
  }
}

/** @type {Hand} */
export async function keys(page, view, turn) {
  for (const name of [...turn.steps, ...turn.takes]) {
    const from = await enterBoard(page);
    for (const key of way(view, from, name)) await page.keyboard.press(key);
    await page.keyboard.press("Enter");
  }
}

/**
 * Goes to the board with the tabulator, and says where on it the keyboard is.
 * @param {Page} page
 */
async function enterBoard(page) {
  for (let presses = 0; presses < 80; presses += 1) {
    const name = await page.evaluate(() => {
      const active = document.activeElement;
      return active?.closest("zwick-board") && active instanceof SVGElement
        ? active.dataset.name
        : undefined;
    });
    if (name) return name;
    await page.keyboard.press("Tab");
  }
  throw new Error("the tabulator does not reach the board");
}

/**
 * The arrow keys from one place to another.
 * @param {View} view
 * @param {string} from
 * @param {string} to
 */
function way({ board }, from, to) {
  /** @type {Record<string, Direction>} */
  const arrows = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };
  /** @type {Map<string, string[]>} */
  const ways = new Map([[from, []]]);
  for (const [name, keys] of ways) {
    if (name === to) return keys;
    for (const [key, direction] of Object.entries(arrows)) {
      const next = step(board, false, name, direction);
      if (!ways.has(next)) ways.set(next, [...keys, key]);
    }
  }
  throw new Error(`no arrows from ${from} to ${to} among ${playable(board).length} places`);
}
