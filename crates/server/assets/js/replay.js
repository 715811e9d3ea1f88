// @ts-check
// Stepping through a game that is over.

import { announce, byId, show } from "./panel.js";

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {import("./types.d.ts").Past} Past */

export class Replay {
  /** @type {View | null} */
  #view = null;
  #ply = 0;
  /** The step asked for last; an answer that comes late is not shown. */
  #asked = 0;
  #address;
  #shown;

  /**
   * @param {string} address of the game
   * @param {(view: View) => void} shown called with what the board has to show
   */
  constructor(address, shown) {
    this.#address = address;
    this.#shown = shown;
    byId("earlier").addEventListener("click", () => void this.#go(this.#ply - 1));
    byId("later").addEventListener("click", () => void this.#go(this.#ply + 1));
  }

  /**
   * The newest view of the game; its end is where the steps begin.
   * @param {View} view
   */
  follow(view) {
    this.#view = view;
    this.#asked += 1;
    show("steps", view.over && view.moves.length > 0);
    this.#stand(view.moves.length);
  }

  /** @param {number} ply */
  #stand(ply) {
    this.#ply = ply;
    const moves = this.#view?.moves ?? [];
    // A button that is off would lose the focus; one that says so keeps it.
    byId("earlier").setAttribute("aria-disabled", String(ply === 0));
    byId("later").setAttribute("aria-disabled", String(ply >= moves.length));
    const list = byId("moves");
    for (const move of list.querySelectorAll("[data-ply]")) {
      const here = move instanceof HTMLElement && move.dataset.ply === String(ply);
      if (!here) move.removeAttribute("aria-current");
      else {
        move.setAttribute("aria-current", "step");
        list.scrollTop = move.offsetTop - list.offsetTop - list.clientHeight / 2;
      }
    }
  }

  /** @param {number} ply */
  async #go(ply) {
    const view = this.#view;
    if (!view || ply < 0 || ply > view.moves.length) return;
    this.#asked += 1;
    const asked = this.#asked;
    this.#stand(ply);
    const answer = await fetch(`${this.#address}/plies/${ply}`).catch(() => null);
    if (!answer?.ok || asked !== this.#asked) return;
    /** @type {Past} */
    const { said, cells, last, mills } = await answer.json();
    if (asked !== this.#asked) return;
    this.#shown({ ...view, cells, last, mills, turns: [] });
    if (said) announce(said);
  }
}
