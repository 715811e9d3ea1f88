// @ts-check
// The drawing of a live board: the bare board, and layers for what changes on it.
//
// From below: the last turn's tint and what it took, closed mills, what a hint points at, stones,
// stones that leave, marks, the ring of the keyboard, and on top of all the areas that are clicked.

import { drawBoard, polyline } from "./drawing.js";
import { UNIT, lay, playable } from "./geometry.js";
import { stone } from "./stones.js";
import { groupAt, svg } from "./svg.js";

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {import("./types.d.ts").Spot} Spot */
/** @typedef {import("./preview.js").Standing} Standing */

/** What a place is called in its attribute. */
const PLACE = { lines: "point", squares: "square", holes: "hole" };

export class Surface {
  /** The size of the rings, in units of the drawing. */
  static RINGS = { last: 42, target: 22, source: 41, takeable: 41, hint: 41, focus: 46 };

  #tints = layer();
  #mills = layer();
  #hints = layer();
  #stones = layer();
  #leaving = layer();
  #marks = layer();
  #focus = layer();

  /**
   * @param {View} view
   * @param {boolean} flipped
   */
  constructor(view, flipped) {
    const shape = view.board;
    const { width, height, spot } = lay(shape, flipped);
    const places = playable(shape);
    /** @type {ReadonlyMap<string, Spot>} */
    this.spots = new Map(places.map((place) => [place.name, spot(place)]));
    /** @type {ReadonlyMap<string, SVGGElement>} */
    this.hits = new Map(places.map((place) => [place.name, hit(shape.kind, place.name, spot(place))]));
    const drawing = {
      class: "board",
      viewBox: `0 0 ${width} ${height}`,
      role: "group",
      "aria-label": view.rules.name,
      "data-kind": shape.kind,
    };
    this.svg = svg("svg", drawing, [
      drawBoard(shape, flipped),
      this.#tints,
      this.#mills,
      this.#hints,
      this.#stones,
      this.#leaving,
      this.#marks,
      this.#focus,
      svg("g", {}, [...this.hits.values()]),
    ]);
    // Two quick taps are two clicks, not a wish to see the board larger.
    this.svg.style.touchAction = "manipulation";
  }

  /**
   * The quiet tint under the last turn, a cross where it took something, and the warm line under the
   * mills it has closed.
   * @param {readonly string[]} places
   * @param {readonly string[]} taken
   * @param {readonly string[][]} mills
   */
  drawLast(places, taken, mills) {
    const crosses = taken.flatMap((name) => {
      const spot = this.spots.get(name);
      if (!spot) return [];
      const d = "M-16-16 16 16M-16 16 16-16";
      return [svg("path", { class: "taken", d, transform: `translate(${spot.x} ${spot.y})` })];
    });
    this.#tints.replaceChildren(...this.#rings("last", new Set(places)), ...crosses);
    const paths = mills.map((mill) => polyline(mill.map((name) => this.spots.get(name))));
    this.#mills.replaceChildren(...paths.map((d) => svg("path", { class: "mill", d })));
  }

  /**
   * Thick rings where a hint points, and the way of its turn.
   * @param {import("./types.d.ts").Pointer | null} hint
   */
  drawHint(hint) {
    const d = polyline((hint?.way ?? []).map((name) => this.spots.get(name)));
    const way = hint && hint.way.length > 1 ? [svg("path", { class: "hint-way", d })] : [];
    this.#hints.replaceChildren(...way, ...this.#rings("hint", new Set(hint?.places ?? [])));
  }

  /**
   * @param {ReadonlyMap<string, Standing>} standing
   * @param {{ name: string, spot: Spot | null } | null} dragged
   */
  drawStones(standing, dragged) {
    /** @type {SVGElement[]} */
    const flat = [];
    /** @type {SVGElement[]} */
    const lifted = [];
    for (const [name, { side, piece, lifted: chosen }] of standing) {
      const held = dragged?.name === name ? dragged.spot : null;
      const spot = held ?? this.spots.get(name);
      if (!spot) continue;
      const element = stone(side, piece, spot);
      element.dataset.at = name;
      element.classList.toggle("selected", chosen || held !== null);
      (chosen || held ? lifted : flat).push(element);
    }
    this.#stones.replaceChildren(...flat, ...lifted);
  }

  /**
   * Rings: where to go, what to begin with, what to take.
   * @param {Record<"target" | "source" | "takeable", Iterable<string>>} marks
   */
  drawMarks({ target, source, takeable }) {
    this.#marks.replaceChildren(
      ...this.#rings("target", target),
      ...this.#rings("source", source),
      ...this.#rings("takeable", takeable),
    );
  }

  /** @param {string | null} name */
  drawFocus(name) {
    this.#focus.replaceChildren(...this.#rings("focus", name === null ? [] : [name]));
  }

  /**
   * Stones that are gone from the position, to be faded out.
   * @param {View} before
   * @param {readonly string[]} names
   */
  drawLeaving(before, names) {
    const stones = names.flatMap((name) => {
      const [cell, spot] = [before.cells[name], this.spots.get(name)];
      if (!cell || cell.stone === "none" || !spot) return [];
      return [stone(cell.stone, cell.piece ?? "man", spot)];
    });
    this.#leaving.replaceChildren(...stones);
    return stones;
  }

  /** @param {string} name */
  stoneAt(name) {
    return this.#stones.querySelector(`[data-at="${CSS.escape(name)}"]`);
  }

  get mills() {
    return [...this.#mills.children];
  }

  /**
   * @param {keyof typeof Surface.RINGS} kind
   * @param {Iterable<string>} names
   */
  #rings(kind, names) {
    return [...names].flatMap((name) => {
      const spot = this.spots.get(name);
      const r = Surface.RINGS[kind];
      return spot ? [svg("circle", { class: kind, cx: spot.x, cy: spot.y, r })] : [];
    });
  }
}

/**
 * The place an element belongs to.
 * @param {EventTarget | null} target
 */
export function nameOf(target) {
  const place = target instanceof Element ? target.closest("[data-name]") : null;
  return place instanceof SVGElement ? (place.dataset.name ?? null) : null;
}

function layer() {
  return svg("g", { "aria-hidden": "true", "pointer-events": "none" });
}

/**
 * The area that is clicked for a place.
 * @param {View["board"]["kind"]} kind
 * @param {string} name
 * @param {Spot} spot
 */
function hit(kind, name, spot) {
  // On squares the area reaches into the light ones, where nobody ever clicks.
  const half = (kind === "squares" ? 0.6 : 0.5) * UNIT;
  const box = { x: -half, y: -half, width: 2 * half, height: 2 * half };
  const area = svg("rect", { class: "hit", ...box });
  const names = { [`data-${PLACE[kind]}`]: name, "data-name": name };
  return groupAt(spot, { class: "hit", role: "button", tabindex: -1, ...names }, [area]);
}
