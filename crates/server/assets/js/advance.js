// @ts-check
// A turn in advance: made on the board while the other player thinks, in games that are played at one
// sitting. It is the smallest plan: whatever they play, this.

import { announce, byId, say, show } from "./panel.js";
import { ANY } from "./plan-tree.js";
import { planWords } from "./plan-talk.js";

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {import("./types.d.ts").PlanView} PlanView */
/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./board.js").Progress} Progress */

/** How long the last turn is left to be seen before the board is open again, in milliseconds. */
const MOTION = 260;

export class Advance {
  #board = /** @type {Board} */ (byId("board"));
  #planning;
  /** What the board shows while a turn can be made in advance. @type {View | null} */
  #shown = null;
  /** @type {PlanView | null} */
  #plan = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #soon;

  /** @param {import("./plan.js").Planning} planning */
  constructor(planning) {
    this.#planning = planning;
    const main = byId("main");
    main.addEventListener("turn", (event) => this.#hear(event, ({ text }) => this.#set(text)), true);
    main.addEventListener("partial", (event) => this.#hear(event, (progress) => this.#ask(progress)), true);
    byId("typed").addEventListener("submit", (event) => this.#typed(event), true);
    byId("advance-drop").addEventListener("click", () => {
      this.#board.focusBoard();
      void this.#planning.send(this.#others());
    });
  }

  /**
   * @param {View} view
   * @param {PlanView} plan of this view
   */
  follow(view, plan) {
    clearTimeout(this.#soon);
    this.#plan = plan;
    const { advance } = plan;
    show("advance", advance !== null);
    say("advance-set", advance ? planWords("advance-set", { turn: advance.label }) : "");
    this.#board.toggleAttribute("data-advance", advance !== null);
    const wait = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : MOTION;
    this.#soon = setTimeout(() => this.#open(view, plan), wait);
  }

  /**
   * Lets a turn be made on the board, and shows the one that was.
   * @param {View} view
   * @param {PlanView} plan
   */
  #open(view, { live, open, turns = [], advance, side }) {
    const board = this.#board;
    if (this.#planning.isMaking || board.view?.ver !== view.ver) return;
    if (live && open) {
      this.#shown = { ...view, turn: side, turns };
      board.view = this.#shown;
    }
    if (advance) board.hint = { places: [...advance.steps, ...advance.takes], way: advance.steps };
    else if (open) board.hint = null;
  }

  /** The plan without what is made in advance. */
  #others() {
    return (this.#plan?.steps ?? []).filter(({ turn }) => turn !== ANY);
  }

  /** @param {string} text */
  #set(text) {
    this.#board.reopen();
    void this.#planning.send([...this.#others(), { turn: ANY, next: [{ turn: text }] }]).then(() => {
      announce(byId("advance-set").textContent ?? "");
    });
  }

  /**
   * @param {Event} event
   * @param {(detail: any) => void} act
   */
  #hear(event, act) {
    if (this.#shown === null || this.#board.view !== this.#shown) return;
    event.stopPropagation();
    act(/** @type {CustomEvent} */ (event).detail);
  }

  /** @param {Progress} progress */
  #ask({ clicks, pending, shorter, taking }) {
    show("confirm-bar", pending !== null);
    show("take-nothing", shorter !== null);
    const asked = planWords(taking ? "advance-take" : "advance-go");
    say("sentence", clicks.length === 0 ? (this.#shown?.sentence ?? "") : asked);
    if (clicks.length > 0) announce(asked);
  }

  /** @param {Event} event */
  #typed(event) {
    if (this.#planning.isMaking || this.#shown === null || this.#board.view !== this.#shown) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const field = /** @type {HTMLInputElement} */ (byId("turn"));
    const text = field.value.trim();
    if (text === "") return;
    field.value = "";
    this.#set(text);
  }
}
