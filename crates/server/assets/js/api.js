// @ts-check
// Talking to the server.

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {import("./types.d.ts").Problem} Problem */

/** The server's refusal. */
export class Refusal extends Error {
  /**
   * @param {Problem} problem
   * @param {number} [after] how many seconds later the same may be asked again
   */
  constructor(problem, after = 0) {
    super(problem.detail ?? problem.title ?? problem.code);
    this.problem = problem;
    this.after = after;
  }
}

/**
 * Asks the server once; what it refuses is thrown.
 * @param {string} address
 * @param {object} [body] posted as JSON, if there is one
 * @param {Record<string, string>} [more] headers
 * @returns {Promise<any>}
 */
export async function ask(address, body, more = {}) {
  const posted = body ? { method: "POST", body: JSON.stringify(body) } : {};
  const kind = body ? { "content-type": "application/json" } : {};
  const headers = { accept: "application/json", ...kind, ...more };
  const response = await fetch(address, { headers, ...posted });
  const answer = await response.json();
  if (!response.ok) throw new Refusal(answer, secondsAfter(response));
  return answer;
}

/**
 * Posts JSON. What cannot reach the server is tried again, with the same body and so the same
 * command id, until it does: the server carries a command out once.
 * @param {string} address
 * @param {object} body
 * @param {(lost: boolean) => void} onLost
 * @param {Record<string, string>} [more] headers
 * @returns {Promise<any>}
 */
export async function post(address, body, onLost, more = {}) {
  for (const wait of waits()) {
    try {
      const answer = await ask(address, body, more);
      onLost(false);
      return answer;
    } catch (error) {
      onLost(!(error instanceof Refusal));
      if (error instanceof Refusal) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  throw new Error("unreachable");
}

/**
 * How long to wait before each further try: longer and longer, in milliseconds.
 * @returns {Generator<number, never>}
 */
export function* waits() {
  for (let wait = 250; ; wait = Math.min(2 * wait, 8000)) yield wait;
}

/**
 * After how many seconds an answer says that the same may be asked again.
 * @param {Response} answer
 * @returns {number}
 */
export function secondsAfter(answer) {
  return Number(answer.headers.get("retry-after")) || 0;
}

/**
 * How long to wait before the same is asked again, in milliseconds; null if the answer would stay the
 * same. Whoever has asked for too much is refused again before the time that was said.
 * @param {number} status
 * @param {number} after in seconds, as it was said
 * @param {number} wait how long this try waits by itself
 * @returns {number | null}
 */
export function pause(status, after, wait) {
  if (status === 503) return wait;
  return status === 429 ? Math.max(wait, 1000 * after) : null;
}

/** An id that makes a command the same command when it is sent twice. */
export function freshId() {
  // Plain http to another machine is no secure context and has no randomUUID.
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
