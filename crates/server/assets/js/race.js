// @ts-check
// A race: a board for each player, and who stands where.

import "./board.js";
import { Refusal, freshId, post } from "./api.js";
import { follow } from "./stream.js";

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {import("./board.js").Board} Board */

const main = /** @type {HTMLElement} */ (document.querySelector("main[data-race]"));
const said = /** @type {HTMLElement} */ (document.getElementById("race-said"));

/** The question asked last; an answer to an earlier one comes too late. */
let asked = 0;

/** Asks who stands where. */
async function ask() {
  asked += 1;
  const meant = asked;
  const answer = await fetch(`/api/races/${main.dataset.race}`).catch(() => null);
  const race = answer?.ok ? await answer.json().catch(() => null) : null;
  if (!race || meant !== asked) return;
  for (const { game, line, place, over, solved } of race.players) {
    const section = document.querySelector(`section[data-game="${game}"]`);
    section?.toggleAttribute("data-over", over);
    section?.toggleAttribute("data-solved", solved);
    write(section, "line", line);
    write(section, "place", race.over ? `${place}.` : "");
  }
  main.toggleAttribute("data-over", race.over);
  if (said.textContent !== race.sentence) said.textContent = race.sentence;
}

/**
 * @param {Element | null} section
 * @param {string} name
 * @param {string} text
 */
function write(section, name, text) {
  const place = section?.querySelector(`[data-live="${name}"]`);
  if (place && place.textContent !== text) place.textContent = text;
}

/** @param {HTMLElement} section */
function seat(section) {
  const address = `/api/games/${section.dataset.game}`;
  const board = /** @type {Board} */ (section.querySelector("zwick-board"));
  /** @param {View} view */
  const take = (view) => {
    if (board.view && view.ver <= board.view.ver) return;
    board.view = view;
    void ask();
  };
  board.addEventListener("turn", (event) => {
    const { text } = /** @type {CustomEvent} */ (event).detail;
    const body = { type: "turn", text, ver: board.view?.ver, cmd_id: freshId() };
    post(`${address}/commands`, body, () => {})
      .then(take)
      .catch((error) => {
        if (!(error instanceof Refusal)) throw error;
        board.reopen();
        if (error.problem.view) take(error.problem.view);
      });
  });
  follow(`${address}/stream`, take, () => {});
}

for (const section of document.querySelectorAll("section[data-game]")) {
  seat(/** @type {HTMLElement} */ (section));
}
