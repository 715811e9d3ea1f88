// @ts-check
// One thin curve: how a game went, turn by turn.

import { svg } from "./svg.js";

/** The size of the drawing, in its own units. */
const [WIDTH, HEIGHT] = [600, 72];

/**
 * A point of the curve; without a height it has not been judged yet.
 * @typedef {object} Dot
 * @property {number} node
 * @property {number | null} height from -100 to 100
 * @property {boolean} marked
 */

/**
 * @param {SVGSVGElement} drawing
 * @param {Dot[]} dots
 * @param {number} current
 */
export function drawCurve(drawing, dots, current) {
  const x = (/** @type {number} */ at) => place(at, dots.length);
  const y = (/** @type {number} */ height) => HEIGHT / 2 - (height / 100) * (HEIGHT / 2 - 5);
  let d = "";
  let pen = "M";
  dots.forEach(({ height }, at) => {
    if (height === null) {
      pen = "M";
      return;
    }
    d += `${pen}${x(at).toFixed(1)} ${y(height).toFixed(1)}`;
    pen = "L";
  });
  const marks = dots.flatMap(({ height, marked }, at) =>
    marked && height !== null ? [spot("turned", x(at), y(height)), spot("hollow-dot", x(at), y(height))] : [],
  );
  const here = dots.findIndex(({ node }) => node === current);
  const level = dots[here]?.height;
  drawing.replaceChildren(
    svg("line", { class: "zero", x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2 }),
    ...(here >= 0 ? [svg("line", { class: "now", x1: x(here), x2: x(here), y1: 0, y2: HEIGHT })] : []),
    svg("path", { class: "went", d }),
    ...marks,
    ...(level !== undefined && level !== null
      ? [spot("here", x(here), y(level))]
      : []),
  );
}

/**
 * A round dot, however the drawing is stretched: a line without length, with round ends.
 * @param {string} kind
 * @param {number} x
 * @param {number} y
 */
function spot(kind, x, y) {
  return svg("path", { class: kind, d: `M${x} ${y}h0` });
}

/**
 * Which of so many dots a click is nearest to.
 * @param {SVGSVGElement} drawing
 * @param {number} clientX
 * @param {number} count
 */
export function dotAt(drawing, clientX, count) {
  const { left, width } = drawing.getBoundingClientRect();
  const at = ((clientX - left) / width) * WIDTH;
  const nearest = Math.round(((at - 8) / (WIDTH - 16)) * Math.max(1, count - 1));
  return Math.min(count - 1, Math.max(0, nearest));
}

/**
 * @param {number} at
 * @param {number} count
 */
function place(at, count) {
  return 8 + (at / Math.max(1, count - 1)) * (WIDTH - 16);
}
