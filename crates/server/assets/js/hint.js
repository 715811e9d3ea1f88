// @ts-check
// A hint in two steps: the first press shows where to look, the second the whole turn.

import { pause, secondsAfter, waits } from "./api.js";
import { announce, byId, say } from "./panel.js";
import { authorization } from "./seat.js";
import { words } from "./words.js";

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {import("./types.d.ts").Hint} Hint */
/** @typedef {import("./board.js").Board} Board */

export class Hints {
  #address;
  #board;
  #button = byId("ask-hint");
  #label = this.#button.textContent ?? "";
  /** @type {View | null} */
  #view = null;
  /** What was given for this version. @type {Hint | null} */
  #hint = null;
  /** How many steps are shown. */
  #steps = 0;
  /** The view that a hint is being asked for. @type {View | null} */
  #asking = null;

  /**
   * @param {string} address of the game
   * @param {Board} board
   */
  constructor(address, board) {
    this.#address = address;
    this.#board = board;
    this.#button.addEventListener("click", () => void this.#next());
  }

  /**
   * The newest view of the game; a hint for an older one is forgotten.
   * @param {View} view
   */
  follow(view) {
    this.#view = view;
    this.#hint = null;
    this.#show(0);
  }

  async #next() {
    if (this.#asking && this.#asking === this.#view) return;
    if (!this.#hint) await this.#ask();
    if (this.#hint) this.#show(this.#steps === 1 ? 2 : 1);
  }

  async #ask() {
    const view = this.#view;
    if (!view) return;
    this.#asking = view;
    say("hint", words("hint-coming"));
    const answer = await this.#fetch(view);
    const told = await answer?.json().catch(() => null);
    if (this.#asking === view) this.#asking = null;
    // The game may have gone on; what was asked is then no longer of interest.
    if (this.#view !== view) return;
    if (answer?.ok) this.#hint = told;
    else {
      say("hint", "");
      say("problem", told?.detail ?? "");
    }
  }

  /**
   * Asks again while the server has too much to do, as long as the game has not gone on.
   * @param {View} view
   */
  async #fetch(view) {
    const address = `${this.#address}/hint?ver=${view.ver}`;
    for (const wait of waits()) {
      const answer = await fetch(address, { headers: authorization() }).catch(() => null);
      const time = answer && pause(answer.status, secondsAfter(answer), wait);
      if (time === null || this.#view !== view) return answer;
      await new Promise((resolve) => setTimeout(resolve, time));
      if (this.#view !== view) return null;
    }
    return null;
  }

  /** @param {number} steps */
  #show(steps) {
    this.#steps = steps;
    const hint = steps === 0 ? null : this.#hint;
    const step = steps === 2 ? hint?.whole : hint?.look;
    const way = steps === 2 ? (hint?.turn.steps ?? []) : [];
    this.#board.hint = step ? { places: step.places, way } : null;
    this.#button.textContent = steps === 1 ? words("hint-whole") : this.#label;
    say("hint", step?.sentence);
    if (!step) return;
    announce(step.sentence);
    this.#board.scrollIntoView({ block: "nearest" });
  }
}
