// @ts-check
// The line to a game that is played by seats: updates come, commands go, and what was under way
// when the line broke is sent again by itself.

import { Refusal, waits } from "./api.js";
import { recallData, remember } from "./memory.js";

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {{ cmd_id: string, ver: number, type: string }} Body */
/** @typedef {{ id: string, ver: number }} Done */
/** @typedef {{ body: Body, text: string, resolve: (done: Done) => void, reject: (why: unknown) => void }} Sent */

/** After how long without a word the line is taken to be broken, in milliseconds. */
const SILENCE = 40_000;

/** How long a browser waits that knows it has no net. */
const OFFLINE = 8000;

/** How long an answer may take before the same command is sent again on another line. */
const PATIENCE = 8000;

/** With which code a line is closed that there is no room for. */
const CROWDED = 4003;

export class Line {
  #address;
  #token;
  #onView;
  #onLost;
  #onHere;
  #onMessages;
  /** @type {WebSocket | null} */
  #socket = null;
  /** The version that was seen last. */
  #seen = 0;
  /** What has been sent and not been answered. @type {Sent[]} */
  #sent = [];
  /** Answers whose update has not come yet. @type {{ done: Done, resolve: (done: Done) => void }[]} */
  #early = [];
  #times = waits();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #silence;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #again;

  /**
   * @param {string} address of the game
   * @param {() => string | null} token of the seat
   * @param {(view: View) => void} onView
   * @param {(lost: boolean, crowded?: boolean) => void} onLost because there is no room for another spectator, or otherwise
   * @param {(here: { white: boolean, black: boolean }) => void} onHere who has the game open
   * @param {() => void} onMessages something may have been written
   */
  constructor(address, token, onView, onLost, onHere, onMessages) {
    this.#address = address;
    this.#token = token;
    this.#onView = onView;
    this.#onLost = onLost;
    this.#onHere = onHere;
    this.#onMessages = onMessages;
    const kept = this.#kept();
    if (kept) this.#sent.push({ body: kept, text: JSON.stringify(kept), resolve() {}, reject() {} });
    addEventListener("offline", () => this.#drop());
    addEventListener("online", () => this.reopen());
    this.#open();
  }

  /**
   * Sends a command; it is done when the answer and the update have come.
   * @param {Body} body
   * @returns {Promise<Done>}
   */
  send(body) {
    return new Promise((resolve, reject) => {
      const sent = { body, text: JSON.stringify(body), resolve, reject };
      this.#sent.push(sent);
      this.#keep(body);
      this.#transmit(sent);
    });
  }

  /** Opens the line anew, as after sitting down. */
  reopen() {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    clearTimeout(this.#again);
    this.#open();
  }

  #open() {
    const url = new URL(`${this.#address}/socket`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      const seat = this.#token();
      const after = this.#seen;
      const known = { ...(seat ? { seat } : {}), ...(after > 0 ? { after } : {}) };
      const { lang } = document.documentElement;
      socket.send(JSON.stringify({ ...known, here: true, messages: true, lang }));
      for (const sent of this.#sent) this.#transmit(sent);
    });
    socket.addEventListener("message", ({ data }) => {
      if (this.#socket !== socket) return;
      this.#listen();
      this.#hear(JSON.parse(data));
    });
    socket.addEventListener("close", ({ code }) => {
      if (this.#socket === socket) this.#drop(code === CROWDED);
    });
    this.#listen();
  }

  /** Somebody has said something; a line that stays silent is broken. */
  #listen() {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#drop(), SILENCE);
  }

  /**
   * The line is broken, or there is no room for another spectator: another one is opened after a while.
   * @param {boolean} [crowded]
   */
  #drop(crowded = false) {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    clearTimeout(this.#silence);
    clearTimeout(this.#again);
    this.#onLost(true, crowded);
    // Many who lost the same server do not come back at the same moment.
    const soon = this.#times.next().value * (0.5 + Math.random());
    // A browser without a net says when it is back, though not every one does.
    const wait = navigator.onLine ? soon : OFFLINE;
    this.#again = setTimeout(() => this.#open(), wait);
  }

  /** @param {Sent} sent */
  #transmit(sent) {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(sent.text);
    setTimeout(() => {
      if (this.#socket === socket && this.#sent.includes(sent)) this.#drop();
    }, PATIENCE);
  }

  /** @param {any} message */
  #hear(message) {
    if ("alive" in message) return;
    if ("here" in message) {
      this.#onHere(message.here);
      return;
    }
    if ("messages" in message) {
      this.#onMessages();
      return;
    }
    this.#times = waits();
    this.#onLost(false);
    if ("answer" in message) {
      this.#answered(message);
      return;
    }
    this.#seen = Math.max(this.#seen, message.ver);
    // A page of events before the last one comes without a view.
    if (!("moves" in message)) return;
    this.#onView(message);
    const ready = this.#early.filter(({ done }) => done.ver <= this.#seen);
    this.#early = this.#early.filter(({ done }) => done.ver > this.#seen);
    for (const { done, resolve } of ready) resolve(done);
  }

  /** @param {{ answer: string, status: number, id: string, ver: number, problem: any }} answer */
  #answered({ answer, status, id, ver, problem }) {
    const sent = this.#sent.find(({ body }) => body.cmd_id === answer);
    if (!sent) return;
    // The server has trouble keeping it: the same command is sent again, and is still one.
    // The same if too much was asked for in a short time.
    if (status === 503 || status === 429) {
      setTimeout(() => this.#transmit(sent), this.#times.next().value);
      return;
    }
    this.#sent = this.#sent.filter((other) => other !== sent);
    this.#forget();
    if (status !== 200) sent.reject(new Refusal(problem));
    else if (!this.#address.endsWith(id) || ver <= this.#seen) sent.resolve({ id, ver });
    else this.#early.push({ done: { id, ver }, resolve: sent.resolve });
  }

  /** Keeps what is under way, so that not even closing the page loses it. @param {Body} body */
  #keep(body) {
    remember(`sent-${this.#address}`, JSON.stringify(body));
  }

  #forget() {
    if (this.#sent.length === 0) remember(`sent-${this.#address}`, null);
  }

  /** @returns {Body | null} */
  #kept() {
    return recallData(`sent-${this.#address}`);
  }
}
