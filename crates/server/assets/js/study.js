// @ts-check
// The lines of a study: a tree of turns. Turns are texts of the server's; nothing is known of them.

/** @typedef {import("./types.d.ts").Study} Study */
/** @typedef {import("./types.d.ts").StudyNode} StudyNode */
/** @typedef {import("./types.d.ts").JudgedPly} JudgedPly */

/** The number of a turn, and whether it is the second of that number. @typedef {{ n: number, second: boolean }} Place */

/** What is known of a turn beside the study. */
export class Known {
  /** The number of each turn, by node. @type {Map<number, Place>} */
  places = new Map();
  /** What has been judged, by node. @type {Map<number, JudgedPly>} */
  judged = new Map();
  /** How high the curve begins. @type {number | null} */
  start = null;
}

export class Tree {
  /** @param {Study} study */
  constructor(study) {
    this.study = study;
  }

  /**
   * The turns that follow a turn, by their numbers: the first goes on with its line.
   * @param {number} node
   * @returns {number[]}
   */
  children(node) {
    return this.study.nodes.flatMap(({ after }, index) => (after === node ? [index + 1] : []));
  }

  /**
   * @param {number} node
   * @returns {StudyNode | undefined}
   */
  node(node) {
    return this.study.nodes[node - 1];
  }

  /**
   * The turns from the start to a turn.
   * @param {number} node
   * @returns {number[]}
   */
  path(node) {
    /** @type {number[]} */
    const path = [];
    for (let at = node; at > 0; at = this.node(at)?.after ?? 0) path.unshift(at);
    return path;
  }

  /**
   * The line through a turn: the way to it, and how it goes on.
   * @param {number} node
   * @returns {number[]}
   */
  line(node) {
    const line = this.path(node);
    for (let at = node; ; ) {
      const [next] = this.children(at);
      if (next === undefined) return line;
      line.push(next);
      at = next;
    }
  }

  /**
   * The study with the marks of what has been judged, for a record.
   * @param {Known} known
   * @returns {Study}
   */
  marked(known) {
    const nodes = this.study.nodes.map((node, index) => {
      const nag = known.judged.get(index + 1)?.nag;
      return nag == null || node.nags.includes(nag) ? node : { ...node, nags: [...node.nags, nag] };
    });
    return { ...this.study, nodes };
  }

  /** The last turn of every line. */
  ends() {
    const followed = new Set(this.study.nodes.map(({ after }) => after));
    return this.study.nodes.flatMap((_, index) => (followed.has(index + 1) ? [] : [index + 1]));
  }

  /**
   * Whether a turn branches off.
   * @param {number} node
   */
  isBranch(node) {
    return this.children(this.node(node)?.after ?? 0)[0] !== node;
  }

  /**
   * The turn of a text after another, new if it was not there.
   * @param {number} after
   * @param {string} turn
   * @returns {number}
   */
  play(after, turn) {
    const known = this.children(after).find((child) => this.node(child)?.turn === turn);
    if (known !== undefined) return known;
    this.study.nodes.push({ after, turn, comment: "", kept: "", nags: [] });
    return this.study.nodes.length;
  }

  /**
   * Takes a branch out; numbers change, so the new ones of those that stay are given.
   * @param {number} branch
   * @returns {Map<number, number>}
   */
  cut(branch) {
    const gone = new Set([branch]);
    const stay = new Map([[0, 0]]);
    /** @type {StudyNode[]} */
    const nodes = [];
    this.study.nodes.forEach((node, index) => {
      const number = index + 1;
      if (gone.has(number) || gone.has(node.after)) {
        gone.add(number);
        return;
      }
      nodes.push({ ...node, after: stay.get(node.after) ?? 0 });
      stay.set(number, nodes.length);
    });
    this.study.nodes = nodes;
    return stay;
  }

  /**
   * What the server is told to stand where a turn leads.
   * @param {number} node
   */
  way(node) {
    const { rules, rule_text, start } = this.study;
    const turns = this.path(node).map((at) => this.node(at)?.turn ?? "");
    return { rules, rule_text, start, turns };
  }
}
