// @ts-check
// A relay that takes mail, and speaks as much SMTP as is needed.

import { createServer } from "node:net";

/**
 * A relay that listens.
 * @typedef {object} Relay
 * @property {string[]} options what a server is told about it
 * @property {(start: string) => Promise<string>} link the path of the next link that begins so, once it has come
 * @property {() => Promise<void>} stop
 */

/** How long a mail may take to come, in milliseconds. */
const PATIENCE = 10_000;

/** @returns {Promise<Relay>} */
export async function startRelay() {
  /** @type {string[]} */
  const mails = [];
  /** @type {Set<string>} */
  const told = new Set();
  const server = createServer((socket) => {
    let text = "";
    let data = false;
    socket.setEncoding("utf8").on("error", () => {});
    socket.write("220 relay.example\r\n");
    socket.on("data", (/** @type {string} */ part) => {
      text += part;
      for (;;) {
        const [end, taken] = data ? ["\r\n.\r\n", 5] : ["\r\n", 2];
        const at = text.indexOf(end);
        if (at < 0) return;
        const line = text.slice(0, at);
        text = text.slice(at + taken);
        if (data) mails.push(line.replaceAll("=\r\n", ""));
        const begins = !data && /^DATA/i.test(line);
        data = begins;
        socket.write(begins ? "354 go on\r\n" : "250 fine\r\n");
      }
    });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    options: ["--mail-relay", `smtp://127.0.0.1:${port}`, "--mail-from", "Games <games@example.org>"],
    link: async (start) => {
      const wanted = new RegExp(`${start}[0-9a-f]{64}`, "g");
      for (const until = Date.now() + PATIENCE; Date.now() < until; ) {
        const found = mails.join("\n").match(wanted)?.find((link) => !told.has(link));
        if (found) {
          told.add(found);
          return found;
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`no mail with ${start} has come`);
    },
    stop: () => new Promise((resolve) => server.close(() => resolve(undefined))),
  };
}
