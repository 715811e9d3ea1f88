/** What the server says about a game: all that a board needs, and no rule. */
export interface View {
  id: string;
  ver: number;
  rules: { id: string; name: string; about: string; house: boolean };
  family: "mill" | "draughts" | "wolf" | "battue" | "pegs";
  names: { white: string; black: string };
  /** The computer, if it plays one side. */
  computer: { side: Side; level: number } | null;
  /** The side that speaks at this screen. */
  speaker: Side | null;
  /** Whether the computer is thinking. */
  thinking: boolean;
  turn: Side | null;
  over: boolean;
  result: { text: string; reason: string; winner: string | null } | null;
  /** What the person can do now. */
  sentence: string;
  /** What the leaflet lets a player call out on closing a mill. */
  call: string | null;
  /** What has just happened and what comes next, for the live region. */
  announce: string;
  /** What has just happened alone. */
  happened: string;
  board: Shape;
  cells: Record<string, Cell>;
  last: { points: string[]; taken: string[] } | null;
  /** The mills closed by the last turn. */
  mills: string[][];
  hands: Record<Side, number> | null;
  taken: Record<Side, number>;
  turns: Turn[];
  needs_throw: boolean;
  throw: number[] | null;
  dice: "thrown" | "entered" | null;
  offers: { draw: Side | null; back: Side | null };
  can: {
    undo: boolean;
    redo: boolean;
    offer: boolean;
    resign: boolean;
    claim: { modes: string[]; kinds: string[] } | null;
    abort: boolean;
    rematch: boolean;
    hint: boolean;
    /** Claim the game, because the other player has not come back. */
    abandon: boolean;
  };
  /** How long the players may be away and are, where that was agreed on. */
  vacation: (Record<Side, { days: number; back_in: number | null }> & { may_leave: number | null }) | null;
  clock: Clock | null;
  moves: { n: number; second: boolean; side: Side | null; text: string; ply: number }[];
  fen: string;
  /** What a draw rests on, and who has claimed it. */
  proof: { text: string; claimed: string | null } | null;
  pegs: { left: number; grade: string | null } | null;
  /** The game the players went on with. */
  next: string | null;
  /** The seats, if only those play who hold one. */
  seats: SeatsView | null;
  public: boolean;
  /** Whether the players may write to each other. */
  chat: boolean;
}

/** The own side, the one that is waited for, the players with accounts. */
export interface SeatsView {
  you: Side | null;
  awaited: Side | null;
  white: Person | null;
  black: Person | null;
  can_own: boolean;
  rated: boolean;
}

/** Somebody with an account. */
export interface Person {
  name: string | null;
  bot: boolean;
  rating: string | null;
  change: string | null;
}

/** The board as it stood after some of the turns. */
export interface Past {
  ply: number;
  said: string | null;
  cells: Record<string, Cell>;
  last: View["last"];
  mills: string[][];
}

/** What the computer advises: where to look, and the whole turn. */
export interface Hint {
  ver: number;
  look: HintStep;
  whole: HintStep;
  turn: Turn;
}

export interface HintStep {
  places: string[];
  sentence: string;
}

/** What a hint points at on the board: places, and the way through some of them. */
export interface Pointer {
  places: string[];
  way: string[];
}

/** What the clocks show, in milliseconds; null for a side without one. */
export interface Clock {
  white: number | null;
  black: number | null;
  running: Side | null;
  /** Whether there are days for each turn. */
  days: boolean;
  /** How much time was agreed on, as a sentence. */
  agreed: string;
}

export type Side = "white" | "black";

/** A board as it is printed; `x` and `y` in units of the grid, from the top left. */
export interface Shape {
  kind: "lines" | "squares" | "holes";
  width: number;
  height: number;
  points: Place[];
  tracks: string[][];
  files: string[];
  ranks: string[];
}

export interface Place {
  name: string;
  x: number;
  y: number;
  dark?: boolean;
  number?: number;
}

export interface Cell {
  stone: Side | "none";
  piece?: string | null;
  mill?: boolean;
  label: string;
}

/** A legal turn: the places to click in order, then in any order the stones to take. */
export interface Turn {
  text: string;
  steps: string[];
  takes: string[];
  label: string;
  /** The mills it closes, and what the leaflet lets the player call out then. */
  mills?: string[][];
  call?: string;
}

/** An error as the server tells it. */
export interface Problem {
  type?: string;
  title?: string;
  status: number;
  code: string;
  detail?: string;
  view?: View;
}

export type Direction = "left" | "right" | "up" | "down";

/** A place on the drawing, in the units of its view box. */
export interface Spot {
  x: number;
  y: number;
}

/** A start with all lines from it, as the page of analysis holds them. */
export interface Study {
  rules: string | null;
  rule_text: string | null;
  start: string;
  tags: [string, string][];
  comment: string;
  nodes: StudyNode[];
  games: number;
}

/** A turn of a line; `after` is 0 for the start, 1 for the first of the list. */
export interface StudyNode {
  after: number;
  turn: string;
  comment: string;
  kept: string;
  nags: number[];
}

/** What a turn is worth for the side that makes it. */
export interface Worth {
  kind: "win" | "draw" | "loss" | "open";
  plies: number | null;
  exact: boolean;
  short: string;
  words: string;
}

/** Every turn of a position with what it is worth, the best first. */
export interface Values {
  exact: boolean;
  depth: number | null;
  sentence: string;
  turns: { text: string; label: string; worth: Worth; like: string | null }[];
}

/** A turn that has been judged. */
export interface JudgedPly {
  ply: number;
  side: Side | null;
  worth: Worth;
  height: number;
  mark: string | null;
  nag: number | null;
  sentence: string | null;
  better: string | null;
}

export interface Judged {
  start: number | null;
  plies: JudgedPly[];
  next: number | null;
}

/** A board as it has been laid out by hand. */
export interface SetupView {
  board: Shape;
  cells: Record<string, Cell>;
  choices: { name: string; stone: Side; piece: string; label: string }[];
  turn: Side | null;
  hands: Record<Side, number> | null;
  fen: string | null;
  why: string | null;
  diagnosis: string | null;
}

/** A turn of a plan and what follows it; `*` is whatever they play. */
export interface Step {
  turn: string;
  claim?: string;
  next?: Step[];
}

/** What a player has planned, and what has become of it. */
export interface PlanView {
  ver: number;
  side: Side;
  /** Whether a plan can be made now. */
  open: boolean;
  /** Whether the game is played at one sitting. */
  live: boolean;
  steps: Step[];
  news: string | null;
  /** The turn that is made in advance. */
  advance: Turn | null;
  /** The turns that may be made in advance. */
  turns?: Turn[];
}

/** A race over the network. */
export interface Heat {
  id: string;
  ver: number;
  minutes: number;
  state: "waiting" | "running" | "over";
  /** How long it has been running, in milliseconds. */
  time: number;
  racers: {
    name: string;
    signed: boolean;
    ready: boolean;
    /** The own game, and everybody's in the end. */
    game: string | null;
    place: number | null;
    jumps: number;
    done: boolean;
    line: string;
  }[];
  sentence: string;
  /** Which of them looks, counted from 1. */
  you: number | null;
  /** Whether there is room for one more. */
  open: boolean;
  next: string | null;
}
