// @ts-check
// One thing at a time: the stone slides, then the mill glows, then what was taken fades.

/** @typedef {import("./types.d.ts").Spot} Spot */

const SLIDE = 200;
const GLOW = 180;
const FADE = 220;

/** Whether the person wants no motion. */
export function calm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Shows a turn on a drawing that already stands as it is after it.
 * @param {object} turn
 * @param {Spot[]} turn.way where the stone comes from and goes; empty if it stands there already
 * @param {Element | null} turn.mover
 * @param {Element[]} turn.mills
 * @param {Element[]} turn.leaving removed when they have faded
 */
export function animateTurn({ way, mover, mills, leaving }) {
  let delay = 0;
  const end = way.at(-1);
  if (mover && end && way.length > 1) {
    const frames = way.map(({ x, y }) => ({
      transform: `translate(${x}px, ${y}px)`,
      easing: "ease-out",
    }));
    mover.animate(frames, { duration: SLIDE, easing: "ease-out" });
    delay += SLIDE;
  }
  if (mills.length > 0) {
    const glow = [{ opacity: 0 }, { opacity: 1 }];
    for (const mill of mills) mill.animate(glow, { duration: GLOW, delay, fill: "backwards" });
    delay += GLOW;
  }
  for (const element of leaving) {
    const fade = element.animate([{ opacity: 1 }, { opacity: 0 }], {
      duration: FADE,
      delay,
      easing: "ease-out",
      fill: "both",
    });
    fade.addEventListener("finish", () => element.remove());
    fade.addEventListener("cancel", () => element.remove());
  }
}
