// @ts-check
// A board to practise on: what puzzles and lessons share. The server judges every turn.

import "./board.js";
import { Refusal, ask } from "./api.js";
import { calm } from "./motion.js";
import { announce, byId, fillHand, object, say } from "./panel.js";
import { hear } from "./sounds.js";
import { fillTable } from "./text-view.js";
import { words } from "./words.js";

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {import("./board.js").Board} Board */

/** How long a turn is looked at before the next one follows, in milliseconds. */
const PAUSE = 900;

export const board = /** @type {Board} */ (byId("board"));
const main = /** @type {HTMLElement} */ (document.querySelector("main[data-address]"));
const address = main.dataset.address ?? "";

/** @type {View | null} */
let current = null;
/** What is shown one after the other; a newer wish ends an older one. */
let showing = 0;

/**
 * Shows a position. No turn stands in the field as an example: it could be the right one.
 * @param {View} view
 * @param {boolean} [goesOn] whether another one follows: who writes stays in the field meanwhile
 */
export function show(view, goesOn = false) {
  const had = document.activeElement;
  hear(current, view);
  current = view;
  board.view = view;
  say("sentence", view.turns.length > 0 ? view.sentence : "");
  say("call", view.call);
  for (const side of /** @type {const} */ (["white", "black"])) fillHand(view, side);
  fillTable(byId("text-board"), view);
  if (!goesOn) byId("typed").hidden = view.turns.length === 0;
  main.dataset.ready = "yes";
  if (had instanceof SVGElement && !had.isConnected) board.focusBoard();
}

/**
 * Shows some positions one after the other; false if something else was shown meanwhile.
 * @param {View[]} views
 * @returns {Promise<boolean>}
 */
export async function showAll(views) {
  const mine = (showing += 1);
  for (const [at, view] of views.entries()) {
    if (at > 0 && !calm()) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (mine !== showing) return false;
    show(view, at + 1 < views.length);
    if (at === 0) continue;
    announce(`${told} ${view.announce}`.trim());
    told = "";
  }
  return true;
}

/** Ends what is being shown one after the other. */
export function interrupt() {
  showing += 1;
}

/** What was told last and may not have been heard yet. */
let told = "";

/**
 * Says what is to be done, to see and to hear; it stays until something else is.
 * @param {string} text
 */
export function setTask(text) {
  say("task", text);
  tell("");
  announce(text);
}

/**
 * Says what has come of something, to see and to hear.
 * @param {string} text
 */
export function tell(text) {
  told = text;
  say("verdict", text);
  if (text) announce(text);
}

/**
 * Watches the board: each whole turn is handed on.
 * @param {(text: string) => void} onTurn
 */
export function watch(onTurn) {
  board.addEventListener("turn", (event) => {
    typed = false;
    onTurn(/** @type {CustomEvent} */ (event).detail.text);
  });
  board.addEventListener("partial", (event) => {
    /** @type {import("./board.js").Progress} */
    const progress = /** @type {CustomEvent} */ (event).detail;
    askInTurn(progress);
    const button = byId("take-nothing");
    button.hidden = !progress.shorter;
    if (progress.shorter && !progress.taking) button.textContent = progress.shorter.label;
  });
  board.addEventListener("refused", (event) => {
    const { why, place } = /** @type {CustomEvent} */ (event).detail;
    const answer = words(why, { place });
    say("sentence", answer);
    announce(answer);
  });
  byId("take-nothing").addEventListener("click", () => board.finish());
  watchTyping(onTurn);
}

/** Whether the last turn was written. */
let typed = false;

/**
 * Watches the field for turns that are written.
 * @param {(text: string) => void} onTurn
 */
function watchTyping(onTurn) {
  byId("typed").addEventListener("submit", (event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (byId("turn"));
    const text = field.value.trim();
    if (text === "") return;
    field.value = "";
    if (board.write(text)) return;
    typed = true;
    onTurn(board.spell(text));
  });
}

/** Lets somebody try again after a refusal; what was only written has changed nothing on the board. */
export function reopen() {
  if (!typed) board.reopen();
}

/**
 * Says what is to be done in the middle of a turn.
 * @param {import("./board.js").Progress} progress
 */
function askInTurn({ clicks, taking, call }) {
  if (!current || current.turns.length === 0) return;
  if (clicks.length === 0) {
    say("sentence", current.sentence);
    say("call", current.call);
    return;
  }
  const player = current.turn ? current.names[current.turn] : "";
  const asked = words(taking ? "take" : "go", { player }).replace(/^: /, "");
  say("sentence", asked);
  say("call", call);
  announce(call ? `${call} ${asked}` : asked);
}

/**
 * Asks the server, and says what is wrong if it refuses.
 * @param {string} path
 * @param {object} [body] posted, if there is one
 * @param {Record<string, string>} [more] headers
 * @returns {Promise<any>} null if there is no answer
 */
export async function request(path, body, more = {}) {
  object("");
  try {
    const answer = await ask(address + path, body, more);
    byId("lost").hidden = true;
    return answer;
  } catch (error) {
    const isRefused = error instanceof Refusal;
    byId("lost").hidden = isRefused;
    if (isRefused) object(error.message, typed);
    return null;
  }
}
