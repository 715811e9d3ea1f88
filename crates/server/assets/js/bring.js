// @ts-check
// A record or a position that somebody brings along: pasted, or as a file.

import { Refusal, post } from "./api.js";
import { byId, say, show } from "./panel.js";
import { words } from "./words.js";

/** @typedef {import("./types.d.ts").Study} Study */

/** How large a file may be, in bytes. */
const MOST = 60_000;

/** What can be opened although the text has a mistake. @type {Study | null} */
let good = null;

/**
 * @param {() => Study} now the study on show, whose rules hold where a text names none
 * @param {(study: Study) => void} take
 */
export function watchBring(now, take) {
  byId("bring").addEventListener("submit", (event) => {
    event.preventDefault();
    void bring(now(), take);
  });
  byId("as-far").addEventListener("click", () => {
    if (good) take(good);
    offer(null);
  });
  byId("file").addEventListener("change", () => {
    show("which-field", false);
    byId("which").replaceChildren();
  });
}

/**
 * Offers what stands before a mistake.
 * @param {Study | null} study
 */
function offer(study) {
  good = study;
  show("as-far", good !== null);
}

/**
 * @param {Study} now
 * @param {(study: Study) => void} take
 */
async function bring(now, take) {
  const file = /** @type {HTMLInputElement} */ (byId("file")).files?.[0];
  const typed = /** @type {HTMLTextAreaElement} */ (byId("text")).value;
  const which = /** @type {HTMLSelectElement} */ (byId("which"));
  const rules = /** @type {HTMLSelectElement} */ (byId("rules")).value;
  say("bring-problem", "");
  offer(null);
  if ((file?.size ?? typed.length) > MOST) {
    say("bring-problem", words("too-large"));
    return;
  }
  const text = file ? await file.text() : typed;
  const rule_text = rules === now.rules ? now.rule_text : null;
  const pdn = /\.pdn$/i.test(file?.name ?? "");
  const body = { text, rules, rule_text, pdn, game: Number(which.value) || 0 };
  const { study, problem } = await read(body);
  say("bring-problem", problem);
  if (study) {
    fillWhich(which, study.games);
    take(study);
    return;
  }
  const { study: part } = await read({ ...body, as_far: true });
  offer(part && part.nodes.length > 0 ? part : null);
}

/**
 * Lets the server read a text.
 * @param {object} body
 * @returns {Promise<{ study: Study | null, problem: string }>}
 */
async function read(body) {
  try {
    const study = await post("/api/analyse/read", body, (lost) => show("lost", lost));
    return { study: /** @type {Study} */ (/** @type {unknown} */ (study)), problem: "" };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { study: null, problem: error.message };
  }
}

/**
 * The games of a text, if there are several.
 * @param {HTMLSelectElement} which
 * @param {number} games
 */
function fillWhich(which, games) {
  show("which-field", games > 1);
  if (which.length === games) return;
  const option = (/** @type {number} */ game) =>
    new Option(words("game-number", { number: game + 1 }), String(game));
  which.replaceChildren(...Array.from({ length: games }, (_, game) => option(game)));
}
