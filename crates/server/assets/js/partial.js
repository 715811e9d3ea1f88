// @ts-check
// A turn in the making: what the clicks so far can still become.
//
// The page knows no rules. It has the list of legal turns, each with its steps in click order and
// the stones to take in any order, and narrows it click by click.

/** @typedef {import("./types.d.ts").Turn} Turn */

/**
 * What the clicks amount to.
 * @typedef {object} Partial
 * @property {string[]} clicks the clicks so far
 * @property {Turn[]} turns the turns that begin with these clicks
 * @property {Set<string>} steps the places that continue the way of a stone
 * @property {Set<string>} takes the stones that may be taken now
 * @property {Turn | null} complete the turn that the clicks already are
 * @property {boolean} longer whether another click could follow
 */

/**
 * Reads the clicks against the legal turns.
 * @param {readonly Turn[]} turns
 * @param {readonly string[]} clicks
 * @returns {Partial}
 */
export function read(turns, clicks) {
  const fitting = turns.filter((turn) => begins(turn, clicks));
  /** @type {Set<string>} */
  const steps = new Set();
  /** @type {Set<string>} */
  const takes = new Set();
  /** @type {Turn | null} */
  let complete = null;
  for (const turn of fitting) {
    if (clicks.length < turn.steps.length) {
      steps.add(turn.steps[clicks.length]);
      continue;
    }
    const taken = clicks.slice(turn.steps.length);
    const left = turn.takes.filter((name) => !taken.includes(name));
    if (left.length === 0) complete ??= turn;
    for (const name of left) takes.add(name);
  }
  return {
    clicks: [...clicks],
    turns: fitting,
    steps,
    takes,
    complete,
    longer: steps.size + takes.size > 0,
  };
}

/**
 * What a click on a place makes of the clicks so far: one more, another beginning, none, or the
 * same ones if the place means nothing now.
 * @param {readonly Turn[]} turns
 * @param {readonly string[]} clicks
 * @param {string} name
 * @returns {string[]}
 */
export function click(turns, clicks, name) {
  const now = read(turns, clicks);
  if (now.steps.has(name) || now.takes.has(name)) return [...clicks, name];
  if (clicks.length === 1 && clicks[0] === name) return [];
  // As long as only a stone is chosen, another one may be chosen instead; one that was put down
  // and takes now stays where it is.
  const chosen = clicks.length === 1 && now.takes.size === 0;
  if (chosen && read(turns, []).steps.has(name)) return [name];
  return [...clicks];
}

/**
 * What a text makes of the clicks so far, as turns are written: stones to take after them, or all of a turn but
 * what it takes.
 * @param {readonly Turn[]} turns
 * @param {readonly string[]} clicks
 * @param {string} text
 * @returns {{ clicks: string[], complete: Turn | null } | null} null if it is neither
 */
export function writtenOn(turns, clicks, text) {
  const word = text.toLowerCase().replaceAll(/\s/g, "");
  const now = read(turns, clicks);
  if (now.takes.size > 0 && clicks.length > 0) {
    const taking = word.startsWith("x") ? word : `x${word}`;
    const [turn, other] = now.turns.filter((turn) => turn.takes.length > 0 && turn.text.endsWith(taking));
    return turn && !other ? { clicks: [...turn.steps, ...turn.takes], complete: turn } : null;
  }
  if (turns.some((turn) => turn.text === word)) return null;
  const open = turns.filter((turn) => turn.takes.length > 0 && turn.text.startsWith(`${word}x`));
  const [first] = open;
  const alike = first && open.every(({ steps }) => steps.join() === first.steps.join());
  return alike ? { clicks: [...first.steps], complete: null } : null;
}

/**
 * A place that is written where a stone to take is asked for, as the whole turn it would be; anything else stays
 * as it is.
 * @param {readonly Turn[]} turns
 * @param {readonly string[]} clicks
 * @param {string} text
 */
export function spelt(turns, clicks, text) {
  const now = read(turns, clicks);
  const begun = clicks.length > 0 && now.takes.size > 0 ? now.turns[0]?.text : undefined;
  const [, place] = /^x?([a-z]\d)$/.exec(text.toLowerCase().replaceAll(/\s/g, "")) ?? [];
  return begun && place ? `${begun.split("x")[0]}x${place}` : text;
}

/**
 * The turn that is played without a click on the board, as when a side has to pass.
 * @param {readonly Turn[]} turns
 * @returns {Turn | null}
 */
export function unclicked(turns) {
  return turns.find((turn) => turn.steps.length + turn.takes.length === 0) ?? null;
}

/**
 * @param {Turn} turn
 * @param {readonly string[]} clicks
 */
function begins(turn, clicks) {
  const way = Math.min(clicks.length, turn.steps.length);
  for (let i = 0; i < way; i += 1) {
    if (clicks[i] !== turn.steps[i]) return false;
  }
  const taken = clicks.slice(turn.steps.length);
  return new Set(taken).size === taken.length && taken.every((name) => turn.takes.includes(name));
}
