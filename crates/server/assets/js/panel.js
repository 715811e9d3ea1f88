// @ts-check
// What stands beside the board: sentence, moves, hands, clocks, buttons, the result.
//
// All words come from the view or stand in the page already.

import { left, write } from "./clock.js";
import { fillTable } from "./text-view.js";
import { stone } from "./stones.js";
import { svg } from "./svg.js";
import { words } from "./words.js";

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {import("./types.d.ts").Side} Side */

/** @type {Side[]} */
const SIDES = ["white", "black"];

/**
 * An element of the page that must be there.
 * @template {HTMLElement} [E=HTMLElement]
 * @param {string} id
 * @returns {E}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return /** @type {E} */ (element);
}

/**
 * Writes a text where it differs, so that live regions speak once.
 * @param {string} id
 * @param {string | null | undefined} text
 */
export function say(id, text) {
  const element = byId(id);
  if (element.textContent !== (text ?? "")) element.textContent = text ?? "";
}

/** How long what was announced can still be read, in milliseconds. */
const HEARD = 10_000;
let fading = 0;

/**
 * Says something to those who listen, also if it was said just before. Most of it stands on the page as
 * well: who reads on there shall not find it twice.
 * @param {string} text
 */
export function announce(text) {
  const place = byId("announce");
  place.textContent = place.textContent === text && text !== "" ? `${text}\u00a0` : text;
  window.clearTimeout(fading);
  fading = window.setTimeout(() => (place.textContent = ""), HEARD);
}

/**
 * Says what was refused, and brings it into sight: at the field of a turn that was written, or at the top.
 * @param {string} text
 * @param {boolean} [typed] whether it was written
 */
export function object(text, typed = false) {
  say("problem", typed ? "" : text);
  say("typed-problem", typed ? text : "");
  byId("turn").setAttribute("aria-invalid", String(typed && text !== ""));
  if (text !== "") byId(typed ? "typed-problem" : "problem").scrollIntoView({ block: "nearest" });
}

/**
 * Shows or hides an element.
 * @param {string} id
 * @param {boolean} shown
 */
export function show(id, shown) {
  byId(id).hidden = !shown;
}

/**
 * Fills everything beside the board.
 * @param {View} view
 * @param {View | null} before
 */
export function fillPanel(view, before) {
  say("sentence", view.sentence);
  byId("sentence").dataset.turn = view.turn ?? "none";
  byId("main").toggleAttribute("data-thinking", view.thinking);
  say("call", view.call);
  say("happened", view.over ? "" : view.happened);
  // What was so when the page was opened is no news.
  if (before) announce(view.announce);
  fillMoves(view);
  for (const side of SIDES) fillHand(view, side);
  fillClocks(view, 0);
  fillResult(view);
  fillButtons(view);
  fillDice(view);
  fillTable(byId("text-board"), view);
}

/**
 * The moves, White's and Black's of one number on one line.
 * @param {View} view
 */
function fillMoves({ moves }) {
  /** @type {Map<number, HTMLLIElement>} */
  const lines = new Map();
  for (const { n, side, text, ply } of moves) {
    const line = lines.get(n) ?? document.createElement("li");
    line.value = n;
    lines.set(n, line);
    const move = document.createElement("span");
    move.className = side ?? "";
    move.dataset.ply = String(ply);
    move.textContent = text;
    line.append(...(line.childElementCount > 0 ? [" "] : []), move);
  }
  const list = byId("moves");
  list.replaceChildren(...lines.values());
  list.lastElementChild?.lastElementChild?.setAttribute("aria-current", "step");
  list.scrollTop = list.scrollHeight;
}

/**
 * The stones a side still has in its hand, and those it has lost.
 * @param {View} view
 * @param {Side} side
 * @param {number} [placed] how many have left the hand in the turn in the making
 */
export function fillHand(view, side, placed = 0) {
  const place = byId(`hand-${side}`);
  const hand = Math.max(0, (view.hands?.[side] ?? 0) - placed);
  const lost = view.family === "pegs" ? 0 : view.taken[side];
  place.dataset.hand = String(hand);
  place.dataset.taken = String(lost);
  place.toggleAttribute("data-to-move", view.turn === side && !view.over);
  const stones = [
    ...Array.from({ length: hand }, () => littleStone(side, "")),
    ...Array.from({ length: lost }, () => littleStone(side, "taken")),
  ];
  const counts = [hand > 0 && words("in-hand", { count: hand })];
  counts.push(lost > 0 && words("lost-stones", { count: lost }));
  const text = document.createElement("span");
  text.className = "visually-hidden";
  text.textContent = counts.filter(Boolean).join(", ");
  place.replaceChildren(...(stones.length > 0 ? [text] : []), ...stones);
}

/**
 * @param {Side} side
 * @param {string} kind
 */
function littleStone(side, kind) {
  const drawing = { class: `board little-stone ${kind}`, viewBox: "-44 -44 88 88" };
  return svg("svg", { ...drawing, "aria-hidden": "true" }, [stone(side, "man", { x: 0, y: 0 })]);
}

/**
 * @param {View} view
 * @param {number} passed
 */
export function fillClocks({ clock }, passed) {
  for (const side of SIDES) {
    const place = byId(`clock-${side}`);
    const time = clock ? left(clock, side, passed) : null;
    place.hidden = time === null;
    if (time === null) continue;
    say(`clock-${side}`, write(time, document.documentElement.lang));
    place.toggleAttribute("data-running", clock?.running === side);
    place.toggleAttribute("data-short", time < 30_000);
  }
}

/** @param {View} view */
function fillResult(view) {
  show("result", view.over);
  say("result-text", view.result ? view.result.text : "");
  say("result-proof", view.proof?.text);
  show("result-proof", view.proof !== null);
  show("rematch", view.can.rematch || view.next !== null);
  const begun = view.next !== null && view.seats !== null && view.seats.you !== null;
  show("next-begun", begun);
  if (begun) say("rematch", byId("rematch").dataset.next);
  const { draw } = view.offers;
  // The computer answers for itself.
  const asked = view.seats === null || (view.seats.you !== null && view.seats.you !== draw);
  show("offer", draw !== null && asked && !view.over && !view.computer);
  byId("offer").dataset.by = draw ?? "";
}

/** @param {View} view */
function fillButtons({ can, over, turns }) {
  /** @type {[string, boolean][]} */
  const buttons = [
    ["undo", can.undo],
    ["redo", can.redo],
    ["ask-hint", can.hint],
    ["offer-draw", can.offer],
    ["resign", can.resign],
    ["claim", can.claim !== null],
  ];
  for (const [id, possible] of buttons) {
    /** @type {HTMLButtonElement} */ (byId(id)).disabled = !possible;
  }
  show("typed", !over);
  // An example says more than a description.
  byId("turn").setAttribute("placeholder", turns[0]?.text ?? "");
}

/**
 * Brings the focus somewhere sensible when what had it is hidden or off.
 * @param {Element | null} had
 * @param {() => void} focusBoard
 */
export function mendFocus(had, focusBoard) {
  if (!(had instanceof HTMLElement) || had === document.body) return;
  if (had.checkVisibility() && !had.matches(":disabled")) return;
  const next = ["result", "accept"].map(byId).find((element) => element.checkVisibility());
  if (next) next.focus();
  // Who presses a button once more must not play a stone.
  else if (had.checkVisibility()) byId("now").focus();
  else focusBoard();
}

/** @param {View} view */
function fillDice(view) {
  show("dice", (view.needs_throw || view.throw !== null) && !view.over);
  const dice = byId("dice");
  dice.dataset.needs = view.needs_throw ? (view.dice ?? "") : "";
  dice.dataset.throw = view.throw?.join(" ") ?? "";
}
