// @ts-check
// What the browser keeps for this page. One that keeps nothing is no failure: it asks again.

/** Where something is kept: for good, or as long as the tab is open. */
const forGood = () => localStorage;
export const forTab = () => sessionStorage;

/**
 * @param {string} name
 * @param {() => Storage} [storage]
 * @returns {string | null} null if nothing was kept
 */
export function recall(name, storage = forGood) {
  try {
    return storage().getItem(name);
  } catch {
    return null;
  }
}

/**
 * Keeps a text, or forgets it.
 * @param {string} name
 * @param {string | null} value
 * @param {() => Storage} [storage]
 */
export function remember(name, value, storage = forGood) {
  try {
    if (value === null) storage().removeItem(name);
    else storage().setItem(name, value);
  } catch {
    // It is asked for again next time.
  }
}

/**
 * @param {string} name
 * @param {() => Storage} [storage]
 * @returns {boolean | null} null if nothing was kept
 */
export function recallChoice(name, storage = forGood) {
  const value = recall(name, storage);
  return value === null ? null : value === "yes";
}

/**
 * @param {string} name
 * @param {boolean} value
 * @param {() => Storage} [storage]
 */
export function rememberChoice(name, value, storage = forGood) {
  remember(name, value ? "yes" : "no", storage);
}

/**
 * What is kept as JSON; what is none counts as nothing.
 * @param {string} name
 * @param {() => Storage} [storage]
 * @returns {any}
 */
export function recallData(name, storage = forGood) {
  try {
    return JSON.parse(recall(name, storage) ?? "null");
  } catch {
    return null;
  }
}

/**
 * The names of what is kept, as far as they begin like this.
 * @param {string} start
 */
export function remembered(start) {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(start));
  } catch {
    return [];
  }
}
