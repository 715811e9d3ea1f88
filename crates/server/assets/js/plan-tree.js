// @ts-check
// A plan as a tree of turns; every change makes a new one. It knows no rules.

/** @typedef {import("./types.d.ts").Step} Step */

/** What stands for whatever they play. */
export const ANY = "*";

/**
 * The turns that follow a path.
 * @param {readonly Step[]} steps
 * @param {readonly string[]} path
 * @returns {readonly Step[]}
 */
export function after(steps, path) {
  return path.reduce((next, turn) => next.find((step) => step.turn === turn)?.next ?? [], steps);
}

/**
 * The tree with a turn after a path; an own turn takes the place of the answer before it.
 * @param {readonly Step[]} steps
 * @param {readonly string[]} path
 * @param {string} turn
 * @param {boolean} own
 * @returns {Step[]}
 */
export function add(steps, path, turn, own) {
  const [first, ...rest] = path;
  if (first !== undefined) return change(steps, first, (next) => add(next, rest, turn, own));
  const known = steps.find((step) => step.turn === turn);
  if (own) return [known ?? { turn, next: [] }];
  return known ? [...steps] : [...steps, { turn, next: [] }];
}

/**
 * The tree in which the turn at the end of a path claims a draw, and nothing follows it; or no longer does.
 * @param {readonly Step[]} steps
 * @param {readonly string[]} path
 * @param {string} kind what for; empty for no claim
 * @returns {Step[]}
 */
export function claim(steps, path, kind) {
  const [first, ...rest] = path;
  if (first === undefined) return [...steps];
  if (rest.length > 0) return change(steps, first, (next) => claim(next, rest, kind));
  return steps.map((step) => {
    if (step.turn !== first) return step;
    return kind ? { turn: first, claim: kind, next: [] } : { turn: first, next: step.next ?? [] };
  });
}

/**
 * The tree without the branch at the end of a path.
 * @param {readonly Step[]} steps
 * @param {readonly string[]} path
 * @returns {Step[]}
 */
export function cut(steps, path) {
  const [first, ...rest] = path;
  if (first === undefined) return [...steps];
  if (rest.length === 0) return steps.filter((step) => step.turn !== first);
  return change(steps, first, (next) => cut(next, rest));
}

/**
 * @param {readonly Step[]} steps
 * @param {string} turn
 * @param {(next: readonly Step[]) => Step[]} make
 */
function change(steps, turn, make) {
  return steps.map((step) => (step.turn === turn ? { ...step, next: make(step.next ?? []) } : step));
}
