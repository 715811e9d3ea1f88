// @ts-check
// <zwick-board>: a board to play on.
//
// It is given a view and says, by the event `turn`, which of the view's legal turns the person
// has made: by taps, by dragging, or with the keyboard. It knows no rules. The event `partial`
// tells how far the clicks have come, for what stands beside the board; the event `refused` that
// a click meant nothing, by the name of the message that says why.
//
//   view                 what the server says about the game
//   hint                 what a hint points at
//   flipped, confirming  the other side below; a turn waits for confirm()
//   cancel(), confirm(), finish()  take the clicks back; play the waiting or the shorter turn

import { spotOf, watchDrags } from "./drag.js";
import { UNIT, lay, nearest, rowEnd, step } from "./geometry.js";
import { animateTurn, calm } from "./motion.js";
import { objection } from "./objection.js";
import { click, read, writtenOn } from "./partial.js";
import { preview } from "./preview.js";
import { Surface, nameOf } from "./surface.js";
import { words } from "./words.js";

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {import("./types.d.ts").Spot} Spot */
/** @typedef {import("./types.d.ts").Direction} Direction */
/** @typedef {import("./types.d.ts").Turn} Turn */
/** @typedef {import("./preview.js").Standing} Standing */

/**
 * How far the clicks have come.
 * @typedef {object} Progress
 * @property {string[]} clicks
 * @property {Turn | null} pending the turn that waits for confirm()
 * @property {Turn | null} shorter the turn that finish() would play
 * @property {boolean} taking whether stones to take are asked for
 * @property {number} placed how many stones have left the hand
 * @property {string | null} call what is called out, if a mill is closed
 * @property {string[]} open the places that go on with it
 */

/** @type {Record<string, Direction>} */
const ARROWS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

/** @type {Record<string, "first" | "last">} */
const ENDS = { Home: "first", End: "last" };

export class Board extends HTMLElement {
  /** @type {View | null} */
  #view = null;
  /** @type {string[]} */
  #clicks = [];
  /** The complete turn that waits for a confirmation, or for the server. @type {Turn | null} */
  #pending = null;
  #sent = false;
  #flipped = false;
  /** Whether to show where a turn can begin, after a click that meant nothing. */
  #hinting = false;
  /** What a hint points at. @type {import("./types.d.ts").Pointer | null} */
  #hint = null;
  /** The place the keyboard is on. */
  #current = "";
  /** The stone under the finger. @type {{ name: string, spot: Spot | null } | null} */
  #dragged = null;
  /** @type {Surface | null} */
  #surface = null;
  /** What the surface was made for. */
  #drawn = "";

  /** Whether a turn waits for confirm(). */
  confirming = false;

  constructor() {
    super();
    // Not on the drawing: there these listeners would make it a stop of the tabulator.
    this.addEventListener("focusin", (event) => {
      const name = nameOf(event.target);
      if (name !== null) this.#moveTo(name, false);
      this.#drawFocus();
    });
    this.addEventListener("focusout", () => this.#drawFocus());
  }

  get view() {
    return this.#view;
  }

  set view(view) {
    const before = this.#view;
    const shown = this.#preview();
    this.#view = view;
    if (before?.ver !== view?.ver || before?.id !== view?.id || this.#sent) this.#forget();
    this.#draw();
    if (before && view && view.ver === before.ver + 1 && !calm()) this.#animate(before, view, shown);
  }

  set hint(/** @type {import("./types.d.ts").Pointer | null} */ hint) {
    this.#hint = hint;
    this.#draw();
  }

  get flipped() {
    return this.#flipped;
  }

  set flipped(flipped) {
    this.#flipped = flipped;
    this.#draw();
  }

  /** Takes all clicks of the turn back. */
  cancel() {
    if (!this.#sent) this.reopen();
  }

  /** Lets the person try again after the server refused a turn. */
  reopen() {
    this.#forget();
    this.#draw();
  }

  /** Plays the turn that waits for it. */
  confirm() {
    if (this.#pending && !this.#sent) this.#send(this.#pending);
  }

  /** Plays the turn that the clicks already are, although they could go on. */
  finish() {
    const { complete } = this.#read();
    if (complete && !this.#sent) this.#send(complete);
  }

  /**
   * Goes on with a turn as it is written: the stones to take, where the clicks ask for them, or a whole turn
   * but for what it takes, which is then asked for on the board.
   * @param {string} text
   * @returns {boolean} whether the text was that
   */
  write(text) {
    if (!this.#view || this.#sent || this.#pending) return false;
    const going = writtenOn(this.#view.turns, this.#clicks, text);
    if (going?.complete) this.#send(going.complete);
    else if (going) {
      this.#clicks = going.clicks;
      this.#tell();
      this.#draw();
    }
    return going !== null;
  }

  /** Puts the keyboard back on the board. */
  focusBoard() {
    this.#surface?.hits.get(this.#current)?.focus();
  }

  // The turn in the making

  #read() {
    return read(this.#view?.turns ?? [], this.#clicks);
  }

  /** @returns {Map<string, Standing>} */
  #preview() {
    return this.#view ? preview(this.#view, this.#clicks) : new Map();
  }

  #forget() {
    this.#clicks = [];
    this.#pending = null;
    this.#sent = false;
    this.#dragged = null;
    this.#hinting = false;
    this.#tell();
  }

  /** @param {Turn} turn */
  #send(turn) {
    this.#sent = true;
    this.#pending = turn;
    this.#draw();
    this.dispatchEvent(new CustomEvent("turn", { bubbles: true, detail: { text: turn.text } }));
  }

  #tell() {
    const { complete, longer, takes } = this.#read();
    const begun = this.#clicks.length > 0;
    /** @type {Progress} */
    const detail = {
      clicks: [...this.#clicks],
      pending: this.#sent ? null : this.#pending,
      shorter: begun && longer && !this.#sent ? complete : null,
      taking: begun && takes.size > 0,
      placed: this.#placed(),
      call: this.#closing()?.call ?? null,
      open: this.#open(),
    };
    this.dispatchEvent(new CustomEvent("partial", { bubbles: true, detail }));
  }

  /** How many stones of the turn in the making have left the hand. */
  #placed() {
    const view = this.#view;
    if (!view?.turn || this.#clicks.length === 0) return 0;
    const standing = [...this.#preview().values()].filter(({ side }) => side === view.turn);
    const before = Object.values(view.cells).filter(({ stone }) => stone === view.turn);
    return Math.max(0, standing.length - before.length);
  }

  /** The turn whose stone has arrived, or one of them that differ in what they take. */
  #closing() {
    if (this.#pending) return this.#pending;
    const { takes, turns } = this.#read();
    return this.#clicks.length > 0 && takes.size > 0 ? (turns[0] ?? null) : null;
  }

  /** The places that go on with the turn; where it begins, the stones that can. */
  #open() {
    if (this.#sent || this.#pending) return [];
    const { steps, takes } = this.#read();
    const stand = (/** @type {string} */ name) => (this.#view?.cells[name]?.stone ?? "none") !== "none";
    const places = this.#clicks.length > 0 ? [...steps, ...takes] : [...steps].filter(stand);
    return places.map((name) => this.#spoken(name));
  }

  /**
   * Says why a click means nothing.
   * @param {string | null} why
   * @param {string} name
   */
  #refuse(why, name) {
    if (why === null) return;
    const detail = { why, place: this.#spoken(name), open: this.#open() };
    this.dispatchEvent(new CustomEvent("refused", { bubbles: true, detail }));
  }

  /**
   * How a place is called: its label begins with it.
   * @param {string} name
   */
  #spoken(name) {
    return this.#view?.cells[name]?.label.split(",")[0] ?? name;
  }

  /** @param {string} name */
  #click(name) {
    if (!this.#view || this.#sent) return;
    if (this.#pending) {
      // A waiting turn is confirmed by its last place, or begun anew elsewhere.
      if (this.#clicks.at(-1) === name) this.confirm();
      else this.cancel();
      return;
    }
    const clicks = click(this.#view.turns, this.#clicks, name);
    this.#hinting = clicks.length === 0 && this.#clicks.length === 0;
    if (clicks.length === this.#clicks.length && clicks.at(-1) === this.#clicks.at(-1)) {
      this.#refuse(objection(this.#view, clicks, name), name);
      this.#draw();
      return;
    }
    this.#clicks = clicks;
    const { complete, longer } = this.#read();
    if (complete && !longer && clicks.length > 0) {
      if (!this.confirming) {
        this.#send(complete);
        return;
      }
      this.#pending = complete;
    }
    this.#tell();
    this.#draw();
  }

  // Drawing

  #draw() {
    const view = this.#view;
    if (!view) return;
    const surface = this.#surfaceFor(view);
    if (this.dataset.ver !== String(view.ver)) this.dataset.ver = String(view.ver);
    this.dataset.turn = view.turn ?? "none";
    const begun = this.#clicks.length > 0;
    const mills = begun ? (this.#closing()?.mills ?? []) : view.mills;
    const last = begun ? null : view.last;
    surface.drawLast(last?.points ?? [], last?.taken ?? [], mills);
    surface.drawHint(this.#hint);
    surface.drawStones(this.#preview(), this.#dragged);
    this.#drawMarks(surface);
    this.#label(view, surface);
  }

  /** @param {View} view */
  #surfaceFor(view) {
    const wanted = JSON.stringify([view.board, this.#flipped]);
    if (this.#surface && wanted === this.#drawn) return this.#surface;
    const held = this.#focusedName();
    const surface = new Surface(view, this.#flipped);
    this.#surface = surface;
    this.#drawn = wanted;
    if (!surface.hits.has(this.#current)) this.#current = surface.hits.keys().next().value ?? "";
    this.#listen(surface.svg);
    this.replaceChildren(surface.svg);
    if (held !== null) surface.hits.get(held)?.focus();
    return surface;
  }

  /** @param {Surface} surface */
  #drawMarks(surface) {
    const { steps, takes } = this.#pending ? read([], []) : this.#read();
    const standing = this.#preview();
    const begun = this.#clicks.length > 0;
    const empty = [...steps].filter((name) => !standing.has(name));
    const held = [...steps].filter((name) => standing.has(name));
    // Rings on every empty point would say nothing; on some of them they do.
    const some = begun || empty.length < surface.hits.size - standing.size;
    surface.drawMarks({
      target: some ? empty : [],
      source: begun || this.#hinting ? held : [],
      takeable: takes,
    });
    for (const [name, element] of surface.hits) {
      const clickable = steps.has(name) || takes.has(name);
      element.toggleAttribute("data-clickable", clickable);
      element.toggleAttribute("data-takeable", takes.has(name));
      element.style.cursor = clickable ? "pointer" : "default";
    }
  }

  /**
   * @param {View} view
   * @param {Surface} surface
   */
  #label(view, surface) {
    const standing = this.#preview();
    const { steps, takes } = this.#pending ? read([], []) : this.#read();
    for (const [name, element] of surface.hits) {
      const cell = view.cells[name];
      element.dataset.stone = cell?.stone ?? "none";
      if (cell?.piece && cell.stone !== "none") element.dataset.piece = cell.piece;
      else delete element.dataset.piece;
      element.setAttribute("aria-label", this.#labelOf(name, standing, steps, takes));
      element.setAttribute("aria-pressed", String(this.#clicks.includes(name)));
      element.setAttribute("tabindex", name === this.#current ? "0" : "-1");
    }
  }

  /**
   * A place in words: what stands there, also in the middle of a turn, and what can be done there.
   * @param {string} name
   * @param {Map<string, Standing>} standing
   * @param {Set<string>} steps
   * @param {Set<string>} takes
   */
  #labelOf(name, standing, steps, takes) {
    const cell = this.#view?.cells[name];
    const label = cell?.label ?? name;
    if (this.#clicks.length === 0) {
      const movable = steps.has(name) && (cell?.stone ?? "none") !== "none";
      return movable ? `${label}, ${words("can-move")}` : label;
    }
    const [stood, stands] = [(cell?.stone ?? "none") !== "none", standing.get(name)];
    const place = this.#spoken(name);
    const now = stood === Boolean(stands) ? label : words(stands ? "put-here" : "gone", { place });
    if (stands?.lifted) return `${now}, ${words("chosen")}`;
    if (takes.has(name)) return `${now}, ${words("can-take")}`;
    return steps.has(name) ? `${now}, ${words("can-go")}` : now;
  }

  /**
   * @param {View} before
   * @param {View} view
   * @param {Map<string, Standing>} shown
   */
  #animate(before, view, shown) {
    const [{ last }, surface] = [view, this.#surface];
    if (!last || !surface) return;
    const to = last.points.at(-1) ?? "";
    // A stone that was dragged or clicked there already does not slide again.
    const arrived = shown.has(to) && before.cells[to]?.stone === "none";
    const gone = last.taken.filter((name) => view.cells[name]?.stone !== before.cells[name]?.stone);
    animateTurn({
      way: arrived ? [] : last.points.flatMap((name) => surface.spots.get(name) ?? []),
      mover: surface.stoneAt(to),
      mills: surface.mills,
      leaving: surface.drawLeaving(before, gone),
    });
  }

  #drawFocus() {
    const name = this.#focusedName();
    const element = name === null ? undefined : this.#surface?.hits.get(name);
    this.#surface?.drawFocus(element?.matches(":focus-visible") ? name : null);
  }

  #focusedName() {
    return this.contains(document.activeElement) ? nameOf(document.activeElement) : null;
  }

  // Hands

  /** @param {SVGSVGElement} drawing */
  #listen(drawing) {
    watchDrags(drawing, {
      liftable: (target) => this.#liftable(target),
      begin: (name) => {
        this.#clicks = [name];
        this.#dragged = { name, spot: null };
        this.#tell();
        this.#draw();
      },
      move: (spot) => {
        if (this.#dragged) this.#dragged.spot = spot;
        this.#surface?.drawStones(this.#preview(), this.#dragged);
      },
      end: (spot) => this.#drop(spot),
    });
    drawing.addEventListener("click", (event) => {
      const name = nameOf(event.target);
      if (name === null) {
        this.#clickBeside(spotOf(drawing, event));
        return;
      }
      this.#moveTo(name, false);
      this.#click(name);
    });
    drawing.addEventListener("keydown", (event) => this.#key(event));
  }

  /**
   * A click on no place: on a light square it is answered.
   * @param {Spot} spot
   */
  #clickBeside({ x, y }) {
    const board = this.#view?.board;
    if (board?.kind !== "squares" || this.#sent || !this.#view?.turns.length) return;
    const { spot } = lay(board, this.#flipped);
    const hit = board.points.some((place) => {
      const at = spot(place);
      return Math.max(Math.abs(at.x - x), Math.abs(at.y - y)) < UNIT / 2;
    });
    if (hit) this.#refuse("wrong-light", "");
  }

  /** @param {Element} target */
  #liftable(target) {
    const name = nameOf(target);
    const view = this.#view;
    if (name === null || !view || this.#sent || this.#pending) return null;
    // Only the first click of a turn lifts a stone; what follows it are taps.
    if (this.#clicks.length > 1 || view.cells[name]?.stone === "none") return null;
    return read(view.turns, []).steps.has(name) ? name : null;
  }

  /** @param {Spot | null} spot */
  #drop(spot) {
    const view = this.#view;
    const from = this.#dragged?.name;
    this.#dragged = null;
    const place = spot && view ? nearest(view.board, this.#flipped, spot) : null;
    if (place && place.name !== from && this.#read().steps.has(place.name)) {
      this.#moveTo(place.name, false);
      this.#click(place.name);
    } else if (place?.name === from) {
      // Put down where it stood: it stays chosen.
      this.#draw();
    } else {
      const why = place && view ? objection(view, this.#clicks, place.name) : null;
      this.cancel();
      this.#refuse(why, place?.name ?? "");
    }
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const view = this.#view;
    const name = nameOf(event.target);
    if (!view || name === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = ARROWS[event.key];
    if (direction) {
      event.preventDefault();
      this.#moveTo(step(view.board, this.#flipped, name, direction), true);
    } else if (ENDS[event.key]) {
      event.preventDefault();
      this.#moveTo(rowEnd(view.board, this.#flipped, name, ENDS[event.key] ?? "first"), true);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.#click(name);
    } else if (event.key === "Escape") {
      this.cancel();
    }
  }

  /**
   * @param {string} name
   * @param {boolean} focus
   */
  #moveTo(name, focus) {
    const hits = this.#surface?.hits;
    hits?.get(this.#current)?.setAttribute("tabindex", "-1");
    hits?.get(name)?.setAttribute("tabindex", "0");
    this.#current = name;
    if (focus) hits?.get(name)?.focus();
  }
}

customElements.define("zwick-board", Board);
