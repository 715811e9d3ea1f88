// @ts-check
// What two players who sit at different places ask each other for, and know of each other.

import { byId, say, show } from "./panel.js";
import { fillChat } from "./chat.js";
import { fillPublish, watchPublish } from "./publish.js";

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {import("./types.d.ts").Side} Side */
/** @typedef {(type: string, rest?: object) => Promise<void>} Command */

const main = /** @type {HTMLElement} */ (document.querySelector("main[data-game]"));

/** Who has the game open. @type {Record<Side, boolean> | null} */
let here = null;
/** @type {View | null} */
let shown = null;

/** Whether two people play here, each at a place of the own. */
export const isBetweenPeople = "between" in main.dataset;

/**
 * Shows what is asked for and what can be done.
 * @param {View} view
 */
export function fillConsent(view) {
  say("result-claimed", view.proof?.claimed);
  show("result-claimed", Boolean(view.proof?.claimed));
  if (!isBetweenPeople) return;
  shown = view;
  const { seats, offers, can, over } = view;
  const you = seats?.you ?? null;
  show("ask-back", offers.back !== null && you !== null && you !== offers.back && !over);
  byId("ask-back").dataset.by = offers.back ?? "";
  const waits = seats?.awaited !== null;
  show("call-off-game", can.abort && !waits && you !== null);
  show("abandon", can.abandon);
  show("seldom", can.abandon || (can.abort && !waits && you !== null));
  show("watching", you !== null && !waits);
  const start = main.dataset.seated || `${location.origin}/`;
  /** @type {HTMLInputElement} */ (byId("watch-link")).value = `${start}game/${view.id}`;
  fillPublish(view);
  fillChat(view);
  fillPresence();
}

/**
 * Lets the buttons do what they say.
 * @param {Command} command
 */
export function watchConsent(command) {
  if (!isBetweenPeople) return;
  for (const type of ["allow", "deny", "abandon"]) {
    byId(type).addEventListener("click", () => void command(type));
  }
  watchPublish(command);
  byId("call-off-game").addEventListener("click", () => void command("abort"));
}

/**
 * Takes note of who has the game open: a hint, and nothing more.
 * @param {Record<Side, boolean>} now
 */
export function takePresence(now) {
  here = now;
  fillPresence();
}

function fillPresence() {
  if (!isBetweenPeople) return;
  const you = shown?.seats?.you;
  const waits = shown?.seats?.awaited !== null;
  show("presence", here !== null && Boolean(you) && !waits);
  if (!here || !you) return;
  byId("presence").dataset.now = here[you === "white" ? "black" : "white"] ? "yes" : "no";
}
