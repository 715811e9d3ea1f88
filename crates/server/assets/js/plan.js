// @ts-check
// Planning ahead: turns that might be played are made on the board, theirs and one's own, and kept as
// answers on the server.

import { Refusal } from "./api.js";
import { announce, byId, say, show } from "./panel.js";
import { unclicked } from "./partial.js";
import { fillPlan } from "./plan-list.js";
import { keepPlan, lookAhead, planWords, readPlan } from "./plan-talk.js";
import { add, after, claim, cut } from "./plan-tree.js";
import { words } from "./words.js";

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {import("./types.d.ts").PlanView} PlanView */
/** @typedef {import("./types.d.ts").Step} Step */
/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./board.js").Progress} Progress */

export class Planning {
  /** Who wants to hear of the plan as it was read. @type {(view: View, plan: PlanView) => void} */
  onPlan = () => {};
  #board = /** @type {Board} */ (byId("board"));
  /** @type {View | null} */
  #view = null;
  /** @type {PlanView | null} */
  #plan = null;
  /** The plan in the making; null while none is made. @type {Step[] | null} */
  #draft = null;
  /** The turns that lead to what the board shows. @type {string[]} */
  #path = [];
  /** How the game would stand after them. @type {View | null} */
  #ahead = null;
  /** Counts what was asked for; an answer that comes late is not shown. */
  #asked = 0;
  /** What the board is about to show. @type {Promise<unknown>} */
  #coming = Promise.resolve();

  constructor() {
    this.#press("plan-make", () => this.#begin());
    this.#press("plan-change", () => this.#begin());
    this.#press("plan-drop", () => void this.send([]));
    this.#press("plan-keep", () => void this.#keep());
    this.#press("plan-cancel", () => this.#end());
    this.#press("plan-back", () => void this.#go(this.#path.slice(0, -1)));
    this.#press("plan-other", () => void this.#go(this.#beforeTheirs()));
    byId("plan-claim").addEventListener("change", (event) => {
      const { value } = /** @type {HTMLSelectElement} */ (event.target);
      this.#draft = claim(this.#draft ?? [], this.#path, value);
      this.#fill();
    });
    const main = byId("main");
    // Before the game hears of it: what is planned is not played.
    main.addEventListener("turn", (event) => this.#hear(event, ({ text }) => void this.#play(text)), true);
    main.addEventListener("partial", (event) => this.#hear(event, (progress) => this.#ask(progress)), true);
    byId("typed").addEventListener("submit", (event) => this.#typed(event), true);
    byId("take-nothing").addEventListener("click", () => {
      const pass = this.isMaking && this.#ahead && unclicked(this.#ahead.turns);
      if (pass) void this.#play(pass.text);
    });
  }

  /** Whether a plan is being made on the board. */
  get isMaking() {
    return this.#draft !== null;
  }

  /**
   * The newest view of the game.
   * @param {View} view
   */
  follow(view) {
    const before = this.#view;
    this.#view = view;
    const had = this.#plan !== null && (this.#plan.steps.length > 0 || this.#plan.news !== null);
    const { seats, over, turn } = view;
    if (this.isMaking) {
      // An offer or a question is no turn: the plan in the making goes on.
      if (!over && before?.moves.length === view.moves.length && turn !== seats?.you) {
        void this.#go(this.#path);
        return;
      }
      this.#end();
      say("plan-problem", planWords("plan-gone-on"));
    }
    const plays = seats?.you != null && seats.awaited === null && !over;
    // Who is to move has nothing to plan, but wants to know what has become of the plan before.
    if (plays && (turn !== seats.you || had || before === null)) {
      void this.#read(view);
      return;
    }
    this.#plan = null;
    this.#fill();
    show("advance", false);
    this.#board.toggleAttribute("data-advance", false);
  }

  /**
   * Keeps a plan in place of the one before.
   * @param {readonly Step[]} steps
   * @returns {Promise<boolean>} whether it is kept
   */
  async send(steps) {
    const view = this.#view;
    if (!view) return false;
    return this.#try(async () => {
      const plan = await keepPlan(view.ver, steps, () => true);
      if (!plan) return;
      this.#plan = { ...plan, turns: plan.turns ?? this.#plan?.turns ?? [] };
      this.#fill();
      if (this.#view) this.onPlan(this.#view, this.#plan);
    });
  }

  /** @param {View} view */
  async #read(view) {
    await this.#try(async () => {
      const live = view.clock !== null && !view.clock.days;
      const plan = await readPlan(live, () => this.#view === view);
      // If the game has gone on by then, its next view asks again.
      if (!plan || plan.ver !== view.ver) return;
      if (plan.news && plan.news !== this.#plan?.news) announce(plan.news);
      this.#plan = plan;
      this.#fill();
      this.onPlan(view, plan);
    });
  }

  /**
   * What is refused is said; nothing else is expected to go wrong.
   * @param {() => Promise<void>} act
   * @returns {Promise<boolean>} whether nothing was refused
   */
  async #try(act) {
    try {
      say("plan-problem", "");
      await act();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      say("plan-problem", error.message);
      this.#board.reopen();
      return false;
    }
  }

  #begin() {
    if (!this.#view || !this.#plan?.open) return;
    this.#draft = structuredClone(this.#plan.steps);
    this.#board.toggleAttribute("data-planning", true);
    this.#board.hint = null;
    void this.#go([]);
    this.#board.scrollIntoView({ block: "nearest" });
  }

  #end() {
    this.#draft = null;
    this.#ahead = null;
    this.#path = [];
    this.#board.toggleAttribute("data-planning", false);
    const view = this.#view;
    if (view) {
      this.#board.view = view;
      say("sentence", view.sentence);
    }
    this.#fill();
    if (view && this.#plan?.ver === view.ver) this.onPlan(view, this.#plan);
  }

  async #keep() {
    const draft = this.#draft;
    // What is refused stays on the board to be mended.
    if (!draft || !(await this.send(draft))) return;
    this.#end();
    announce(planWords("plan-kept"));
    byId("plan-change").focus();
  }

  /** Shows the board after some turns. @param {string[]} path */
  async #go(path) {
    this.#asked += 1;
    const asked = this.#asked;
    this.#coming = this.#try(async () => {
      const ahead = await lookAhead(path, () => this.isMaking && this.#asked === asked);
      if (ahead) this.#shown(path, ahead);
    });
    await this.#coming;
  }

  /** A turn is made, on the board or typed; on the board that was asked for last. @param {string} text */
  async #play(text) {
    this.#coming = this.#coming.then(() => this.#make(text));
    await this.#coming;
  }

  /** @param {string} text */
  async #make(text) {
    const [before, path] = [this.#ahead, this.#path];
    if (!before) return;
    const asked = (this.#asked += 1);
    await this.#try(async () => {
      const ahead = await lookAhead([...path, text], () => this.isMaking && this.#asked === asked);
      const turn = ahead?.moves.at(-1)?.text;
      if (!ahead || turn === undefined || !this.#draft) return;
      this.#draft = add(this.#draft, path, turn, before.turn === this.#view?.seats?.you);
      this.#shown([...path, turn], ahead);
    });
  }

  /**
   * @param {string[]} path
   * @param {View} ahead
   */
  #shown(path, ahead) {
    this.#path = path;
    this.#ahead = ahead;
    this.#board.view = ahead;
    this.#board.reopen();
    this.#fill();
    announce(this.#prompt());
  }

  /** What is asked for now. */
  #prompt() {
    const ahead = this.#ahead;
    if (!ahead || ahead.over || !ahead.turn) return planWords("plan-over");
    if (ahead.turn === this.#view?.seats?.you) return planWords("plan-own");
    return planWords("plan-theirs", { player: ahead.names[ahead.turn] });
  }

  /** The path without the last turn of theirs and all that follows it. */
  #beforeTheirs() {
    const made = this.#ahead?.moves.slice(-this.#path.length) ?? [];
    const theirs = made.findLastIndex(({ side }) => side !== this.#view?.seats?.you);
    return this.#path.slice(0, Math.max(0, theirs));
  }

  #fill() {
    const [plan, making] = [this.#plan, this.isMaking];
    const has = plan !== null && plan.steps.length > 0;
    show("plan", plan !== null && (plan.open || has || plan.news !== null || making));
    say("plan-news", plan?.news);
    show("plan-news", Boolean(plan?.news));
    show("plan-fold", plan?.open === true || has || making);
    show("plan-rest", !making && plan?.open === true);
    show("plan-work", making);
    show("plan-make", !has);
    show("plan-change", has);
    show("plan-drop", has);
    for (const id of ["plan-back", "plan-other"]) {
      /** @type {HTMLButtonElement} */ (byId(id)).disabled = this.#path.length === 0;
    }
    this.#fillClaim();
    const hands = {
      go: (/** @type {string[]} */ path) => void this.#go(path),
      cut: (/** @type {string[]} */ path) => {
        this.#draft = cut(this.#draft ?? [], path);
        void this.#go(path.slice(0, -1));
      },
    };
    fillPlan(byId("plan-lines"), this.#draft ?? plan?.steps ?? [], making ? hands : null, this.#path);
    if (making) say("sentence", this.#prompt());
  }

  /** An own turn may claim a draw, where the rules know such claims. */
  #fillClaim() {
    const last = this.#path.at(-1);
    const isOwn = this.#ahead?.moves.at(-1)?.side === this.#view?.seats?.you;
    const kinds = this.isMaking && last && isOwn ? (this.#ahead?.can.claim?.kinds ?? []) : [];
    show("plan-claiming", kinds.length > 0);
    const select = /** @type {HTMLSelectElement} */ (byId("plan-claim"));
    for (const option of select.options) option.hidden = option.value !== "" && !kinds.includes(option.value);
    const step = after(this.#draft ?? [], this.#path.slice(0, -1)).find(({ turn }) => turn === last);
    select.value = step?.claim ?? "";
  }

  /**
   * Takes an event of the board while a plan is made; the game does not hear of it.
   * @param {Event} event
   * @param {(detail: any) => void} act
   */
  #hear(event, act) {
    if (!this.isMaking) return;
    if (this.#board.view !== this.#ahead) {
      // What the board still shows is not what is planned: nobody is to take it for a turn.
      if (event.type === "turn") {
        event.stopImmediatePropagation();
        this.#board.reopen();
      }
      return;
    }
    event.stopPropagation();
    act(/** @type {CustomEvent} */ (event).detail);
  }

  /** Says what is asked in the middle of a turn. @param {Progress} progress */
  #ask({ clicks, pending, shorter, taking }) {
    show("confirm-bar", pending !== null);
    show("take-nothing", shorter !== null || (this.#ahead !== null && unclicked(this.#ahead.turns) !== null));
    const turn = this.#ahead?.turn;
    const player = turn && this.#ahead ? this.#ahead.names[turn] : "";
    say("sentence", clicks.length === 0 ? this.#prompt() : words(taking ? "take" : "go", { player }));
  }

  /** @param {Event} event */
  #typed(event) {
    if (!this.isMaking) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const field = /** @type {HTMLInputElement} */ (byId("turn"));
    const text = field.value.trim();
    if (text === "") return;
    void this.#play(text).then(() => {
      if (byId("plan-problem").textContent === "") field.value = "";
      else field.select();
    });
  }

  /**
   * @param {string} id
   * @param {() => void} act
   */
  #press(id, act) {
    byId(id).addEventListener("click", act);
  }
}
