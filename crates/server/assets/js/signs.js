// @ts-check
// The signs of values: plus, equals and minus for win, draw and loss, in a box that looks like no stone.

import { lay, playable } from "./geometry.js";
import { read } from "./partial.js";
import { groupAt, svg } from "./svg.js";

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {import("./types.d.ts").Worth} Worth */

/** The strokes of each sign, for a box of two by two. @type {Record<string, string>} */
const STROKES = {
  win: "M-.55 0H.55M0 -.55V.55",
  draw: "M-.55 -.27H.55M-.55 .27H.55",
  loss: "M-.55 0H.55",
};

/**
 * A sign around its own middle.
 * @param {Worth["kind"]} kind
 * @param {number} r
 */
function shapes(kind, r) {
  const box = svg("rect", { class: "sign-box", x: -r, y: -r, width: 2 * r, height: 2 * r, rx: r / 3 });
  const strokes = { class: "sign-strokes", d: STROKES[kind] ?? "", transform: `scale(${r})` };
  return [box, svg("path", strokes)];
}

/**
 * A sign beside words; nothing where nothing is settled.
 * @param {Worth["kind"]} kind
 * @returns {SVGSVGElement | null}
 */
export function sign(kind) {
  if (kind === "open") return null;
  const box = { class: `sign ${kind}`, viewBox: "-11 -11 22 22", "aria-hidden": "true" };
  return svg("svg", box, shapes(kind, 9));
}

/**
 * What stands at each place that the next click may go to: the best of the turns that go there.
 * @param {View} view
 * @param {readonly string[]} clicks
 * @param {ReadonlyMap<string, { worth: Worth, rank: number }>} values by the text of each turn
 * @returns {Map<string, Worth>}
 */
export function atPlaces(view, clicks, values) {
  const { steps, takes } = read(view.turns, clicks);
  /** @type {Map<string, Worth>} */
  const best = new Map();
  for (const name of [...steps, ...takes]) {
    const known = read(view.turns, [...clicks, name]).turns.flatMap(({ text }) => values.get(text) ?? []);
    known.sort((one, two) => one.rank - two.rank);
    if (known[0]) best.set(name, known[0].worth);
  }
  return best;
}

/**
 * Draws the values on the board, over everything else.
 * @param {SVGSVGElement} drawing
 * @param {View} view
 * @param {boolean} flipped
 * @param {ReadonlyMap<string, Worth>} worths by place
 */
export function drawValues(drawing, view, flipped, worths) {
  const { spot } = lay(view.board, flipped);
  const marks = playable(view.board).flatMap((place) => {
    const worth = worths.get(place.name);
    if (!worth) return [];
    const occupied = view.cells[place.name]?.stone !== "none";
    return [mark(worth, spot(place), occupied)];
  });
  const layer = svg("g", { class: "values-layer", "aria-hidden": "true", "pointer-events": "none" }, marks);
  drawing.querySelector(".values-layer")?.remove();
  drawing.append(layer);
}

/**
 * @param {Worth} worth
 * @param {import("./types.d.ts").Spot} spot
 * @param {boolean} occupied
 */
function mark(worth, spot, occupied) {
  const size = occupied ? 14 : 17;
  // On a stone the mark sits at its edge, so that the stone can still be told.
  const at = occupied ? { x: spot.x + 25, y: spot.y - 25 } : spot;
  // An estimate stands at the place itself, a number clear below its sign, however large it is written.
  const [y, dy] = worth.kind === "open" ? [0, "0.35em"] : [size + 2, "0.9em"];
  const label = svg("text", { class: "value-short", y, dy });
  label.textContent = worth.short;
  const shown = worth.kind === "open" ? [] : shapes(worth.kind, size);
  return groupAt(at, { class: `value ${worth.kind}` }, [...shown, ...(worth.short ? [label] : [])]);
}
