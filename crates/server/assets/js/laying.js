// @ts-check
// A position laid out by hand. The board is given one "turn" for each place, so that a click on it
// is told by the same event as a turn; whether what stands there is a position, the server says.

import { Refusal, post } from "./api.js";
import { byId, say, show } from "./panel.js";

/** @typedef {import("./types.d.ts").SetupView} SetupView */
/** @typedef {import("./types.d.ts").View} View */

export class Laying {
  active = false;
  #board;
  #start;
  #hands;
  /** @type {Record<string, string>} */
  #places = {};
  /** The position that stands here, if it is one. @type {string | null} */
  #fen = null;
  /** Whether it is known what there is to lay. */
  #ready = false;
  #ver = 0;
  #asked = 0;
  /** The answer to the latest question. */
  #answer = Promise.resolve();

  /**
   * @param {import("./board.js").Board} board
   * @param {() => { rules: string | null, rule_text: string | null, start: string }} start
   * @param {{ done: (fen: string) => void, cancelled: () => void }} hands
   */
  constructor(board, start, hands) {
    this.#board = board;
    this.#start = start;
    this.#hands = hands;
    byId("set-up").addEventListener("click", () => void this.#open());
    byId("laying-done").addEventListener("click", () => void this.#done());
    byId("laying-cancel").addEventListener("click", () => {
      this.#close();
      this.#hands.cancelled();
    });
    byId("laying-clear").addEventListener("click", () => {
      this.#places = {};
      void this.#ask();
    });
    byId("laying-usual").addEventListener("click", () => void this.#ask(null));
    byId("laying-placed").addEventListener("input", () => this.#empty());
    byId("laying").addEventListener("input", () => void this.#ask());
  }

  /**
   * Puts something down on a place, or takes it off; says whether that was meant.
   * @param {string} place
   */
  clicked(place) {
    if (!this.active) return false;
    // The next place can be clicked before the answer is there.
    this.#board.reopen();
    // Until it is known what there is to lay, a hand would lay nothing.
    if (!this.#ready) return true;
    const chosen = /** @type {HTMLInputElement | null} */ (byId("pieces").querySelector("input:checked"));
    const piece = chosen?.value ?? "";
    const before = this.#places[place];
    if (before) this.#hand(before, 1);
    if (piece === "" || before === piece) delete this.#places[place];
    else {
      this.#places[place] = piece;
      this.#hand(piece, -1);
    }
    void this.#ask();
    return true;
  }

  /**
   * Takes a piece from the hand it comes from, or puts it back there.
   * @param {string} piece
   * @param {1 | -1} by
   */
  #hand(piece, by) {
    if (this.#placed().checked) return;
    const input = /** @type {HTMLInputElement} */ (byId(`laying-${piece.split("-")[0]}`));
    input.value = String(Math.max(0, (input.valueAsNumber || 0) + by));
  }

  /** The box that says whether both hands are empty. */
  #placed() {
    return /** @type {HTMLInputElement} */ (byId("laying-placed"));
  }

  /** Empties both hands where all stones are placed. */
  #empty() {
    const { checked } = this.#placed();
    for (const side of ["white", "black"]) {
      const input = /** @type {HTMLInputElement} */ (byId(`laying-${side}`));
      input.disabled = checked;
      if (checked) input.value = "0";
    }
  }

  async #open() {
    this.active = true;
    this.#ready = false;
    byId("main").toggleAttribute("data-laying", true);
    // The page may have been opened for this, with nothing on the board yet.
    this.#board.view ??= await this.#usual();
    await this.#ask(this.#board.view?.fen ?? null);
    if (!this.active) return;
    show("laying", true);
    byId("laying-title").focus();
  }

  /** Takes what was laid, once it is known to be a position. */
  async #done() {
    await this.#answer;
    if (!this.active || this.#fen === null) return;
    this.#close();
    this.#hands.done(this.#fen);
  }

  #close() {
    this.active = false;
    byId("main").toggleAttribute("data-laying", false);
    show("laying", false);
  }

  /**
   * Asks what comes of the board, or takes a position over; null is the usual one.
   * @param {string | null} [fen]
   */
  #ask(fen) {
    this.#answer = this.#question(fen);
    return this.#answer;
  }

  /** @param {string | null} [fen] */
  async #question(fen) {
    // An answer that comes after a later question has been asked is of no use any more.
    const number = (this.#asked += 1);
    const { rules, rule_text } = this.#start();
    const usual = fen === null ? (await this.#usual()).fen : fen;
    const hand = (/** @type {string} */ side) =>
      /** @type {HTMLInputElement} */ (byId(`laying-${side}`)).valueAsNumber || 0;
    const turn = /** @type {HTMLInputElement | null} */ (
      byId("laying-turn").querySelector("input:checked")
    );
    const laid = {
      places: this.#places,
      turn: turn?.value ?? null,
      hands: { white: hand("white"), black: hand("black") },
    };
    const body = { rules, rule_text, ...(usual === undefined ? laid : { fen: usual, places: {} }) };
    try {
      const view = /** @type {SetupView} */ (
        /** @type {unknown} */ (await post("/api/analyse/setup", body, (lost) => show("lost", lost)))
      );
      if (this.active && number === this.#asked) this.#show(view, usual !== undefined);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (number === this.#asked) this.#judge(null, error.message, "");
    }
  }

  /** The start that these rules have. */
  #usual() {
    const { rules, rule_text } = this.#start();
    return post("/api/analyse", { rules, rule_text, turns: [] }, (lost) => show("lost", lost));
  }

  /**
   * @param {SetupView} view
   * @param {boolean} taken whether the board has been taken over from a position
   */
  #show(view, taken) {
    this.#ready = true;
    if (taken) {
      const standing = Object.entries(view.cells).filter(([, { stone }]) => stone !== "none");
      this.#places = Object.fromEntries(standing.map(([name, cell]) => [name, `${cell.stone}-${cell.piece}`]));
      for (const input of byId("laying-turn").querySelectorAll("input")) {
        input.checked = input.value === view.turn;
      }
      for (const side of /** @type {const} */ (["white", "black"])) {
        /** @type {HTMLInputElement} */ (byId(`laying-${side}`)).value = String(view.hands?.[side] ?? 0);
      }
      this.#placed().checked = !view.hands?.white && !view.hands?.black;
      this.#empty();
    }
    this.#fillPieces(view);
    this.#judge(view.fen, view.why, view.diagnosis);
    this.#ver += 1;
    // A place that is taken rather than stepped on: so no stone is lifted there.
    const turns = view.board.points.map(({ name }) => ({ text: name, steps: [], takes: [name], label: "" }));
    const shown = { ...this.#board.view, id: "laying", ver: this.#ver * 2, turn: null };
    this.#board.querySelector(".values-layer")?.remove();
    this.#board.view = /** @type {View} */ ({ ...shown, board: view.board, cells: view.cells, turns, last: null, mills: [] });
  }

  /**
   * Says whether it can be looked at, and why not.
   * @param {string | null} fen
   * @param {string | null} why
   * @param {string | null} diagnosis
   */
  #judge(fen, why, diagnosis) {
    this.#fen = fen;
    const { possible = "" } = byId("laying-words").dataset;
    const place = byId("laying-diagnosis");
    say("laying-why", why ?? possible);
    byId("laying-why").toggleAttribute("data-wrong", why !== null);
    say("laying-diagnosis", "shown" in place.dataset ? diagnosis : "");
    /** @type {HTMLButtonElement} */ (byId("laying-done")).disabled = fen === null;
  }

  /** @param {SetupView} view */
  #fillPieces({ choices }) {
    const place = byId("pieces");
    if (place.childElementCount > 0) return;
    const template = /** @type {HTMLTemplateElement} */ (byId("piece"));
    const { takeOff = "" } = byId("laying-words").dataset;
    for (const { name, label } of [...choices, { name: "", label: takeOff }]) {
      const copy = /** @type {DocumentFragment} */ (template.content.cloneNode(true));
      const input = copy.querySelector("input");
      const text = copy.querySelector("span");
      if (!input || !text) continue;
      input.value = name;
      input.checked = name === choices[0]?.name;
      text.textContent = label;
      place.append(copy);
    }
  }
}
