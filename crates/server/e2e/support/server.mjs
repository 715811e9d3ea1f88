// @ts-check
// A server of one's own for each spec, with data of its own.

import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A running server.
 * @typedef {object} Server
 * @property {string} address as in `http://127.0.0.1:40001`
 * @property {() => Promise<void>} kill ends it at once, as a power cut would
 * @property {() => Promise<void>} restart starts it again on the same port and data
 * @property {() => Promise<void>} stop ends it and removes its data
 */

/**
 * @param {boolean} [away] whether others reach it, so that games are played by seats
 * @param {string[]} [options] what else it is told
 * @returns {Promise<Server>}
 */
export async function startServer(away = false, options = []) {
  const binary = process.env.ZWICK_BIN;
  if (!binary) throw new Error("ZWICK_BIN has to name the program");
  const data = await mkdtemp(join(tmpdir(), "zwick-e2e-"));
  const port = await freePort();
  const more = [...(away ? ["--public-url", `http://127.0.0.1:${port}`] : []), ...options];
  let running = await launch(binary, data, port, more);
  return {
    address: running.address,
    kill: () => end(running.child, "SIGKILL"),
    restart: async () => {
      running = await launch(binary, data, port, more);
    },
    stop: async () => {
      await end(running.child, "SIGTERM");
      await rm(data, { recursive: true, force: true });
    },
  };
}

/**
 * @param {string} binary
 * @param {string} data
 * @param {number} port
 * @param {string[]} more options
 * @returns {Promise<{ child: import("node:child_process").ChildProcess, address: string }>}
 */
function launch(binary, data, port, more) {
  const options = ["serve", "--no-open", "--port", String(port), "--data", data, ...more];
  const child = spawn(binary, options, { stdio: ["ignore", "pipe", "inherit"] });
  return new Promise((resolve, reject) => {
    let printed = "";
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${printed}`)));
    child.stdout.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
      printed += text;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
      if (address) resolve({ child, address });
    });
  });
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {NodeJS.Signals} signal
 * @returns {Promise<void>}
 */
function end(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    // A server that does not listen to a polite word must not outlive its test.
    const force = setTimeout(() => child.kill("SIGKILL"), 5000);
    child.once("exit", () => {
      clearTimeout(force);
      resolve();
    });
    child.kill(signal);
  });
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
