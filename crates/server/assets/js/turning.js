// @ts-check
// Where a game turned.

/**
 * The turn after which the game stood most differently from before: its number, counted from 1, or
 * null where nothing changed. Of several alike it is the last, because what came after it held.
 * @param {readonly (number | null)[]} heights how the game stood, at the start and after each turn
 * @returns {number | null}
 */
export function turningPoint(heights) {
  let [most, found] = [0, /** @type {number | null} */ (null)];
  for (let ply = 1; ply < heights.length; ply += 1) {
    const [before, after] = [heights[ply - 1] ?? null, heights[ply] ?? null];
    if (before === null || after === null) continue;
    const change = Math.abs(after - before);
    if (change > 0 && change >= most) [most, found] = [change, ply];
  }
  return found;
}

/** Where the page goes if it was asked to show where the game turned. */
export class Turning {
  #wanted = new URLSearchParams(location.search).has("turning");

  /**
   * The turn of a judged line to go to, once, unless somebody has gone elsewhere.
   * @param {number} current the turn on show
   * @param {readonly number[]} path the turns of the line
   * @param {import("./study.js").Known} known what is known of them
   */
  ask(current, path, known) {
    const wanted = this.#wanted && current === 0;
    this.#wanted = false;
    const heights = path.map((node) => known.judged.get(node)?.height ?? null);
    const ply = wanted ? turningPoint([known.start, ...heights]) : null;
    return ply === null ? null : (path[ply - 1] ?? null);
  }
}
