// @ts-check
// What a game sounds like, if sound is switched on: wood on wood, made here, quiet and short.
//
// Every sound is said by the event `heard` on the document too.

/** @typedef {import("./types.d.ts").View} View */
/** @typedef {"set" | "slide" | "take" | "mill" | "over"} Sound */

/** How loud it is at most. */
const VOLUME = 0.22;

/**
 * A knock: when, how high, how loud, and how long it rings.
 * @typedef {[at: number, pitch: number, loudness: number, length: number]} Knock
 */

/** @type {Record<Sound, Knock[]>} */
const KNOCKS = {
  set: [[0, 620, 1, 0.09]],
  slide: [[0.16, 540, 0.7, 0.07]],
  take: [
    [0, 330, 0.9, 0.11],
    [0.07, 250, 0.5, 0.13],
  ],
  mill: [
    [0, 780, 0.9, 0.1],
    [0.11, 980, 1, 0.16],
  ],
  over: [
    [0, 523, 0.8, 0.3],
    [0.16, 659, 0.8, 0.3],
    [0.32, 784, 1, 0.55],
  ],
};

/** When each sound of a turn is heard, in seconds; the board moves in the same order. */
const WHEN = { set: 0, slide: 0, mill: 0.24, take: 0.4, over: 0.75 };

/** @type {AudioContext | null} */
let context = null;
/** @type {AudioBuffer | null} */
let hiss = null;

/** Whether sound is switched on. */
export function sounding() {
  return document.documentElement.dataset.sound === "on";
}

/**
 * Lets the turn be heard that has led from one view to the next.
 * @param {View | null} before
 * @param {View} view
 */
export function hear(before, view) {
  if (!before || !sounding()) return;
  for (const sound of soundsOf(before, view)) play(sound, WHEN[sound]);
}

/**
 * The sounds of what has happened between two views; taking back is silent.
 * @param {View} before
 * @param {View} view
 * @returns {Sound[]}
 */
export function soundsOf(before, view) {
  /** @type {Sound[]} */
  const sounds = [];
  if (view.moves.length > before.moves.length && view.last) {
    if (view.last.points.length > 0) sounds.push(view.last.points.length > 1 ? "slide" : "set");
    if (view.mills.length > 0) sounds.push("mill");
    if (view.last.taken.length > 0) sounds.push("take");
  }
  if (view.over && !before.over) sounds.push("over");
  return sounds;
}

/**
 * Plays a sound after a time in seconds.
 * @param {Sound} sound
 * @param {number} [after]
 */
export function play(sound, after = 0) {
  context ??= new AudioContext();
  // A browser lets nothing be heard before the first click or key.
  if (context.state === "suspended") void context.resume();
  const [now, out] = [context.currentTime + after + 0.01, gain(context, VOLUME)];
  out.connect(context.destination);
  if (sound === "slide") rub(context, out, now);
  for (const knock of KNOCKS[sound]) strike(context, out, now, knock);
  document.dispatchEvent(new CustomEvent("heard", { detail: { sound } }));
}

/**
 * Wood that is struck: a tone that falls a little and its octave, and the click of the touch.
 * @param {AudioContext} audio
 * @param {AudioNode} out
 * @param {number} now
 * @param {Knock} knock
 */
function strike(audio, out, now, [at, pitch, loudness, length]) {
  for (const [times, share] of /** @type {[number, number][]} */ ([[1, 1], [2.76, 0.35]])) {
    const tone = new OscillatorNode(audio, { type: "sine", frequency: pitch * times });
    tone.frequency.setValueAtTime(pitch * times * 1.04, now + at);
    tone.frequency.exponentialRampToValueAtTime(pitch * times, now + at + 0.02);
    const ring = fading(audio, now + at, loudness * share, length / times);
    tone.connect(ring).connect(out);
    tone.start(now + at);
    tone.stop(now + at + length + 0.05);
  }
  const touch = noise(audio, "highpass", 1800);
  const click = fading(audio, now + at, loudness * 0.25, 0.012);
  touch.end.connect(click).connect(out);
  touch.source.start(now + at, Math.random() * 0.2, 0.04);
}

/**
 * Wood that slides on wood.
 * @param {AudioContext} audio
 * @param {AudioNode} out
 * @param {number} now
 */
function rub(audio, out, now) {
  const { source, end } = noise(audio, "bandpass", 900);
  const swell = gain(audio, 0);
  swell.gain.setValueAtTime(0.0001, now);
  swell.gain.exponentialRampToValueAtTime(0.16, now + 0.06);
  swell.gain.exponentialRampToValueAtTime(0.0001, now + 0.2);
  end.connect(swell).connect(out);
  source.start(now, 0, 0.22);
}

/**
 * @param {AudioContext} audio
 * @param {number} value
 */
function gain(audio, value) {
  return new GainNode(audio, { gain: value });
}

/**
 * Loud at once, then fading.
 * @param {AudioContext} audio
 * @param {number} at
 * @param {number} loudness
 * @param {number} length
 */
function fading(audio, at, loudness, length) {
  const node = gain(audio, 0);
  node.gain.setValueAtTime(loudness, at);
  node.gain.exponentialRampToValueAtTime(0.0001, at + length);
  return node;
}

/**
 * Noise through a filter.
 * @param {AudioContext} audio
 * @param {BiquadFilterType} type
 * @param {number} frequency
 */
function noise(audio, type, frequency) {
  if (!hiss) {
    hiss = new AudioBuffer({ length: audio.sampleRate * 0.3, sampleRate: audio.sampleRate });
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = 2 * Math.random() - 1;
  }
  const source = new AudioBufferSourceNode(audio, { buffer: hiss });
  const end = new BiquadFilterNode(audio, { type, frequency, Q: 0.8 });
  source.connect(end);
  return { source, end };
}
