// @ts-check
// The bare board: wood, engraved lines, squares or hollows, and the names at the edge.

import { UNIT, coordinates, lay } from "./geometry.js";
import { svg } from "./svg.js";

/** @typedef {import("./types.d.ts").Shape} Shape */

/**
 * Everything of a board that does not change during a game.
 * @param {Shape} shape
 * @param {boolean} flipped
 * @returns {SVGGElement}
 */
export function drawBoard(shape, flipped) {
  const layers = [...wood(shape), ...PLACES[shape.kind](shape, flipped), ...names(shape, flipped)];
  return svg("g", { "aria-hidden": "true", "pointer-events": "none" }, layers);
}

/** @param {Shape} shape */
function wood(shape) {
  const { width, height } = lay(shape, false);
  const squares = shape.kind === "squares";
  const rim = squares ? 30 : 11;
  const plank = {
    x: rim,
    y: rim,
    width: width - 2 * rim,
    height: height - 2 * rim,
  };
  return [
    svg("rect", { class: "rim", x: 1, y: 1, width: width - 2, height: height - 2 }),
    svg("rect", { class: "wood", ...plank }),
    svg("rect", { class: "grain", ...plank }),
  ];
}

/** @type {Record<Shape["kind"], (shape: Shape, flipped: boolean) => SVGElement[]>} */
const PLACES = { lines: engraving, squares, holes };

/**
 * Dark lines with a light edge below them, and a dot on each point.
 * @param {Shape} shape
 * @param {boolean} flipped
 */
function engraving(shape, flipped) {
  const { spot } = lay(shape, flipped);
  const at = new Map(shape.points.map((place) => [place.name, spot(place)]));
  const d = shape.tracks.map((track) => polyline(track.map((name) => at.get(name)))).join("");
  const dots = [...at.values()].map(({ x, y }) =>
    svg("circle", { class: "point", cx: x, cy: y, r: 9 }),
  );
  return [
    svg("path", { class: "engraved", d, transform: "translate(0 2)" }),
    svg("path", { class: "line", d }),
    ...dots,
  ];
}

/**
 * @param {Shape} shape
 * @param {boolean} flipped
 */
function squares(shape, flipped) {
  const { spot } = lay(shape, flipped);
  return shape.points.flatMap((place) => {
    const x = spot(place).x - UNIT / 2;
    const y = spot(place).y - UNIT / 2;
    const shade = place.dark ? "dark" : "light";
    const square = svg("rect", { class: `square ${shade}`, x, y, width: UNIT, height: UNIT });
    return place.number ? [square, text("number", String(place.number), x + 5, y + 13)] : [square];
  });
}

/**
 * @param {Shape} shape
 * @param {boolean} flipped
 */
function holes(shape, flipped) {
  const { spot } = lay(shape, flipped);
  return shape.points.map((place) => {
    const { x, y } = spot(place);
    return svg("circle", { class: "hollow", cx: x, cy: y, r: 26 });
  });
}

/**
 * @param {Shape} shape
 * @param {boolean} flipped
 */
function names(shape, flipped) {
  const kind = shape.kind === "squares" ? "coordinate on-rim" : "coordinate";
  return coordinates(shape, flipped).map(({ text: name, x, y }) => text(kind, name, x, y));
}

/**
 * A text whose middle is at the height of `y`.
 * @param {string} kind
 * @param {string} content
 * @param {number} x
 * @param {number} y
 */
function text(kind, content, x, y) {
  const label = svg("text", { class: kind, x, y, dy: "0.35em" });
  label.textContent = content;
  return label;
}

/**
 * The path through some spots.
 * @param {(import("./types.d.ts").Spot | undefined)[]} spots
 */
export function polyline(spots) {
  return spots.map((spot, i) => (spot ? `${i ? "L" : "M"}${spot.x} ${spot.y}` : "")).join("");
}
