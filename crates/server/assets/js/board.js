// @ts-check
// <zwick-board>: a board to play on.
//
// It is given a view and says, by the event `turn`, which of the view's legal turns the person
// has made: by taps, by dragging, or with the keyboard. It knows no rules. The event `partial`
// tells how far the clicks have come, for what stands beside the board.
//
//   view                 what the server says about the game
//   flipped, confirming  the other side below; a turn waits for confirm()
//   cancel(), confirm(), finish()  take the clicks back; play the waiting or the shorter turn

import { drawBoard, polyline } from "./drawing.js";
import { watchDrags } from "./drag.js";
import { UNIT, lay, nearest, playable, step } from "./geometry.js";
import { animateTurn, calm } from "./motion.js";
import { click, read } from "./partial.js";
import { stone } from "./stones.js";
import { groupAt, svg } from "./svg.js";

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {import("./types.d.ts").Spot} Spot */
/** @typedef {import("./types.d.ts").Side} Side */
/** @typedef {import("./types.d.ts").Direction} Direction */
/** @typedef {import("./types.d.ts").Turn} Turn */

/** What a place is called in its attribute. */
const PLACE = { lines: "point", squares: "square", holes: "hole" };

/** @type {Record<string, Direction>} */
const ARROWS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

export class Board extends HTMLElement {
  /** @type {View | null} */
  #view = null;
  /** @type {string[]} */
  #clicks = [];
  /** The complete turn that waits for a confirmation, or for the server. @type {Turn | null} */
  #pending = null;
  #sent = false;
  #flipped = false;
  #confirming = false;
  /** Whether to show where a turn can begin, after a click that meant nothing. */
  #hinting = false;
  /** The place the keyboard is on. */
  #current = "";
  /** The stone under the finger. @type {{ name: string, spot: Spot | null } | null} */
  #dragged = null;
  /** What the drawing was made for. */
  #drawn = "";

  /** @type {SVGSVGElement | null} */
  #svg = null;
  /** @type {Map<string, Spot>} */
  #spots = new Map();
  /** @type {Map<string, SVGGElement>} */
  #hits = new Map();
  #tints = svg("g");
  #mills = svg("g");
  #stones = svg("g");
  #marks = svg("g");
  #leaving = svg("g");
  #focus = svg("g");

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
    const same = before?.ver === view?.ver && before?.id === view?.id;
    this.#view = view;
    if (!same || this.#sent) this.#forget();
    this.#draw();
    if (before && view && view.ver === before.ver + 1 && !calm()) this.#animate(before, view, shown);
  }

  get flipped() {
    return this.#flipped;
  }

  set flipped(flipped) {
    this.#flipped = flipped;
    this.#draw();
  }

  get confirming() {
    return this.#confirming;
  }

  set confirming(confirming) {
    this.#confirming = confirming;
  }

  /** Takes all clicks of the turn back. */
  cancel() {
    if (this.#sent) return;
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

  /** Lets the person try again after the server refused a turn. */
  reopen() {
    this.#forget();
    this.#draw();
  }

  /** Puts the keyboard back on the board. */
  focusBoard() {
    this.#hits.get(this.#current)?.focus();
  }

  #read() {
    return read(this.#view?.turns ?? [], this.#clicks);
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
    const detail = {
      clicks: [...this.#clicks],
      pending: this.#sent ? null : this.#pending,
      shorter: this.#clicks.length > 0 && longer && !this.#sent ? complete : null,
      taking: takes.size > 0 && this.#clicks.length > 0,
    };
    this.dispatchEvent(new CustomEvent("partial", { bubbles: true, detail }));
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
    this.#clicks = clicks;
    const { complete, longer } = this.#read();
    if (complete && !longer && this.#clicks.length > 0) {
      if (!this.#confirming) {
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
    const wanted = JSON.stringify([view.board, this.#flipped]);
    if (wanted !== this.#drawn) this.#build(view);
    this.#drawn = wanted;
    this.dataset.turn = view.turn ?? "none";
    this.dataset.ver = String(view.ver);
    this.dataset.kind = view.board.kind;
    this.toggleAttribute("data-over", view.over);
    this.#drawTints(view);
    this.#drawMills(view);
    this.#drawStones();
    this.#drawMarks(view);
    this.#label(view);
  }

  /** @param {View} view */
  #build(view) {
    const shape = view.board;
    const { width, height, spot } = lay(shape, this.#flipped);
    const held = this.#focusedName();
    const places = playable(shape);
    this.#spots = new Map(places.map((place) => [place.name, spot(place)]));
    this.#hits = new Map(places.map((place) => [place.name, this.#hit(view, place.name)]));
    if (!this.#hits.has(this.#current)) this.#current = places[0]?.name ?? "";
    const hits = svg("g", {}, [...this.#hits.values()]);
    const layers = [this.#tints, this.#mills, this.#stones, this.#leaving, this.#marks, this.#focus];
    for (const layer of layers) {
      layer.replaceChildren();
      layer.setAttribute("aria-hidden", "true");
      layer.setAttribute("pointer-events", "none");
    }
    this.#svg = svg(
      "svg",
      {
        class: "board",
        viewBox: `0 0 ${width} ${height}`,
        role: "group",
        "aria-label": view.rules.name,
        "data-kind": shape.kind,
      },
      [drawBoard(shape, this.#flipped), ...layers, hits],
    );
    this.#listen(this.#svg);
    this.replaceChildren(this.#svg);
    if (held) this.#hits.get(held)?.focus();
  }

  /**
   * @param {View} view
   * @param {string} name
   */
  #hit(view, name) {
    const spot = this.#spots.get(name) ?? { x: 0, y: 0 };
    // On squares the area reaches into the light ones, where nobody ever clicks.
    const half = view.board.kind === "squares" ? 0.6 * UNIT : 0.5 * UNIT;
    const area = svg("rect", {
      class: "hit",
      x: -half,
      y: -half,
      width: 2 * half,
      height: 2 * half,
    });
    const element = groupAt(spot, { role: "button", tabindex: -1, class: "hit" }, [area]);
    element.setAttribute(`data-${PLACE[view.board.kind]}`, name);
    element.dataset.name = name;
    return element;
  }

  /** @param {View} view */
  #drawTints(view) {
    const points = this.#clicks.length ? [] : (view.last?.points ?? []);
    this.#tints.replaceChildren(
      ...[...new Set(points)].flatMap((name) => {
        const spot = this.#spots.get(name);
        return spot ? [svg("circle", { class: "last", cx: spot.x, cy: spot.y, r: 42 })] : [];
      }),
    );
  }

  /** @param {View} view */
  #drawMills(view) {
    const shown = this.#clicks.length ? [] : view.mills;
    this.#mills.replaceChildren(
      ...shown.map((mill) => {
        const d = polyline(mill.map((name) => this.#spots.get(name)));
        return svg("path", { class: "mill", d });
      }),
    );
  }

  /**
   * What stands where, with the clicks so far carried out.
   * @returns {Map<string, { side: Side, piece: string, lifted: boolean }>}
   */
  #preview() {
    /** @type {Map<string, { side: Side, piece: string, lifted: boolean }>} */
    const standing = new Map();
    const view = this.#view;
    if (!view) return standing;
    for (const [name, { stone: side, piece }] of Object.entries(view.cells)) {
      if (side !== "none") standing.set(name, { side, piece: piece ?? "man", lifted: false });
    }
    const { turns, clicks, complete } = this.#read();
    if (clicks.length === 0) return standing;
    const way = clicks.slice(0, Math.min(...turns.map((turn) => turn.steps.length)));
    const own = way.find((name) => mayMove(view, standing.get(name)?.side));
    const moving = own === undefined ? undefined : standing.get(own);
    if (own !== undefined && moving) {
      standing.delete(own);
      standing.set(way.at(-1) ?? own, { ...moving, lifted: !complete && way.length === 1 });
    } else if (view.turn) {
      const piece = Object.values(view.cells).find((cell) => cell.stone === view.turn)?.piece;
      const placed = { side: view.turn, piece: piece ?? "man", lifted: false };
      for (const name of way) if (!standing.has(name)) standing.set(name, placed);
    }
    for (const name of clicks.slice(way.length)) standing.delete(name);
    return standing;
  }

  #drawStones() {
    const stones = [];
    let top = null;
    for (const [name, { side, piece, lifted }] of this.#preview()) {
      const place = this.#spots.get(name);
      if (!place) continue;
      const dragged = this.#dragged?.name === name ? this.#dragged.spot : null;
      const element = stone(side, piece, dragged ?? place);
      element.dataset.at = name;
      if (lifted || dragged) {
        element.classList.add("selected");
        top = element;
      } else stones.push(element);
    }
    this.#stones.replaceChildren(...stones, ...(top ? [top] : []));
  }

  /** @param {View} view */
  #drawMarks(view) {
    const { steps, takes } = this.#pending ? read([], []) : this.#read();
    const standing = this.#preview();
    const started = this.#clicks.length > 0;
    /** @type {(kind: string, name: string, r: number) => SVGElement[]} */
    const ring = (kind, name, r) => {
      const spot = this.#spots.get(name);
      return spot ? [svg("circle", { class: kind, cx: spot.x, cy: spot.y, r })] : [];
    };
    const empty = [...steps].filter((name) => !standing.has(name));
    const held = [...steps].filter((name) => standing.has(name));
    // Rings on every empty point would say nothing; on some of them they do.
    const some = started || empty.length < this.#hits.size - standing.size;
    this.#marks.replaceChildren(
      ...(some ? empty : []).flatMap((name) => ring("target", name, 22)),
      ...(started || this.#hinting ? held : []).flatMap((name) => ring("source", name, 41)),
      ...[...takes].flatMap((name) => ring("takeable", name, 41)),
    );
    for (const [name, element] of this.#hits) {
      const cell = view.cells[name];
      const clickable = steps.has(name) || takes.has(name);
      element.toggleAttribute("data-clickable", clickable);
      element.toggleAttribute("data-takeable", takes.has(name));
      element.classList.toggle("clickable", clickable);
      // A finger on a stone that can be moved drags it; anywhere else it scrolls the page.
      const draggable = clickable && !started && cell !== undefined && cell.stone !== "none";
      element.style.touchAction = draggable ? "none" : "manipulation";
      element.style.cursor = clickable ? "pointer" : "default";
    }
  }

  /** @param {View} view */
  #label(view) {
    for (const [name, element] of this.#hits) {
      const cell = view.cells[name];
      element.dataset.stone = cell?.stone ?? "none";
      if (cell?.piece && cell.stone !== "none") element.dataset.piece = cell.piece;
      else delete element.dataset.piece;
      element.setAttribute("aria-label", cell?.label ?? name);
      element.setAttribute("aria-pressed", String(this.#clicks.includes(name)));
      element.setAttribute("tabindex", name === this.#current ? "0" : "-1");
    }
  }

  /**
   * @param {View} before
   * @param {View} view
   * @param {Map<string, unknown>} shown
   */
  #animate(before, view, shown) {
    const { last } = view;
    if (!last) return;
    const to = last.points.at(-1) ?? "";
    const arrived = shown.has(to) && before.cells[to]?.stone === "none";
    const leaving = last.taken.flatMap((name) => {
      const cell = before.cells[name];
      const spot = this.#spots.get(name);
      if (!spot || !cell || cell.stone === "none" || view.cells[name]?.stone === cell.stone) return [];
      return [stone(cell.stone, cell.piece ?? "man", spot)];
    });
    this.#leaving.replaceChildren(...leaving);
    animateTurn({
      way: arrived ? [] : last.points.flatMap((name) => this.#spots.get(name) ?? []),
      mover: this.#stones.querySelector(`[data-at="${CSS.escape(to)}"]`),
      mills: [...this.#mills.children],
      leaving,
    });
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
        this.#drawStones();
      },
      end: (spot) => this.#drop(spot),
    });
    drawing.addEventListener("click", (event) => {
      const name = nameOf(event.target);
      if (name === null) return;
      this.#moveTo(name, false);
      this.#click(name);
    });
    drawing.addEventListener("keydown", (event) => this.#key(event));
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
      this.#draw();
    } else {
      this.cancel();
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
    this.#hits.get(this.#current)?.setAttribute("tabindex", "-1");
    this.#current = name;
    const element = this.#hits.get(name);
    element?.setAttribute("tabindex", "0");
    if (focus) element?.focus();
  }

  #drawFocus() {
    const name = this.#focusedName();
    const spot = name === null ? undefined : this.#spots.get(name);
    const element = name === null ? undefined : this.#hits.get(name);
    const visible = spot && element?.matches(":focus-visible");
    const ring = visible ? [svg("circle", { class: "focus", cx: spot.x, cy: spot.y, r: 46 })] : [];
    this.#focus.replaceChildren(...ring);
  }

  #focusedName() {
    return this.contains(document.activeElement) ? nameOf(document.activeElement) : null;
  }
}

/**
 * The place an element belongs to.
 * @param {EventTarget | null} target
 */
function nameOf(target) {
  const place = target instanceof Element ? target.closest("[data-name]") : null;
  return place instanceof SVGElement ? (place.dataset.name ?? null) : null;
}

/**
 * Whether a stone is one that the person to move moves; in solitaire every peg is.
 * @param {View} view
 * @param {Side | undefined} side
 */
function mayMove(view, side) {
  return side !== undefined && (side === view.turn || view.turn === null || view.family === "pegs");
}

customElements.define("zwick-board", Board);
