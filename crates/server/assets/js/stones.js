// @ts-check
// Stones and marbles, drawn around their own middle.
//
// They are told apart without colour: White carries a ring, Black a dot or what the chosen look has
// instead, a king a second rim; the wolf, the sheep, the quarry and the hunters have marks of their
// own. What stones look like stands in looks.css; gradients and marks are the page's definitions.

import { groupAt, svg } from "./svg.js";

/** @typedef {import("./types.d.ts").Side} Side */
/** @typedef {import("./types.d.ts").Spot} Spot */

/** The pieces whose mark is drawn in the page's definitions. */
const MARKED = new Set(["wolf", "sheep", "quarry", "hunter"]);

/**
 * A stone at its place.
 * @param {Side} side
 * @param {string} piece
 * @param {Spot} spot
 * @returns {SVGGElement}
 */
export function stone(side, piece, spot) {
  const marble = piece === "peg";
  const body = { class: "body", r: marble ? 27 : 33 };
  const children = [
    svg("circle", { class: "shade", r: marble ? 33 : 39, cy: 6, fill: "url(#shade)" }),
    svg("circle", body),
    ...(marble ? [] : marks(piece)),
  ];
  return groupAt(spot, { class: `stone ${side} ${piece}` }, children);
}

/**
 * @param {string} piece
 * @returns {SVGElement[]}
 */
function marks(piece) {
  if (MARKED.has(piece)) {
    const box = { x: -20, y: -20, width: 40, height: 40 };
    return [svg("use", { class: "mark", href: `#mark-${piece}`, ...box })];
  }
  const mark = svg("circle", { class: "mark" });
  return piece === "king" ? [svg("circle", { class: "second-rim", r: 27 }), mark] : [mark];
}
