// @ts-check
// Dragging a stone with mouse, finger or pen.
//
// A press that does not travel stays a click; only one that does becomes a drag, and then the
// click that the browser sends after it is swallowed.

/** @typedef {import("./types.d.ts").Spot} Spot */

/** How far a press travels, in pixels, before it is a drag. */
const TRAVEL = 7;

/**
 * What a drag asks of the board, and tells it.
 * @typedef {object} Hooks
 * @property {(target: Element) => string | null} liftable the place of a stone that may be lifted
 * @property {(name: string) => void} begin
 * @property {(spot: Spot) => void} move
 * @property {(spot: Spot | null) => void} end null if the drag was broken off
 */

/**
 * Watches a drawing for drags.
 * @param {SVGSVGElement} svg
 * @param {Hooks} hooks
 */
export function watchDrags(svg, hooks) {
  /** @type {{ id: number, name: string, x: number, y: number, travelling: boolean } | null} */
  let press = null;
  let swallow = false;

  svg.addEventListener("pointerdown", (event) => {
    swallow = false;
    if (press || !event.isPrimary || event.button !== 0) return;
    const name = event.target instanceof Element ? hooks.liftable(event.target) : null;
    if (name === null) return;
    press = { id: event.pointerId, name, x: event.clientX, y: event.clientY, travelling: false };
  });

  svg.addEventListener("pointermove", (event) => {
    if (press?.id !== event.pointerId) return;
    if (!press.travelling) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < TRAVEL) return;
      press.travelling = true;
      svg.setPointerCapture(event.pointerId);
      hooks.begin(press.name);
    }
    hooks.move(spotOf(svg, event));
  });

  // A finger that began on a stone moves the stone; one that began elsewhere scrolls the page.
  svg.addEventListener("touchmove", (event) => press && event.cancelable && event.preventDefault(), {
    passive: false,
  });

  /** @type {(event: PointerEvent, dropped: boolean) => void} */
  const release = (event, dropped) => {
    if (press?.id !== event.pointerId) return;
    const { travelling } = press;
    press = null;
    if (!travelling) return;
    swallow = dropped;
    hooks.end(dropped ? spotOf(svg, event) : null);
  };
  svg.addEventListener("pointerup", (event) => release(event, true));
  svg.addEventListener("pointercancel", (event) => release(event, false));

  svg.addEventListener(
    "click",
    (event) => {
      if (swallow) event.stopImmediatePropagation();
      swallow = false;
    },
    { capture: true },
  );
}

/**
 * Where an event happened, in the units of the drawing.
 * @param {SVGSVGElement} svg
 * @param {MouseEvent} event
 * @returns {Spot}
 */
export function spotOf(svg, event) {
  const matrix = svg.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x, y };
}
