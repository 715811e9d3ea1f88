//! The entropy coder: range variant of asymmetric numeral systems, with several states side by
//! side so that a processor can work on several letters at once.

/// Frequencies of a table add up to two to this power.
pub(super) const SCALE_BITS: u32 = 11;
pub(super) const SCALE: u32 = 1 << SCALE_BITS;

/// States stay at or above this.
const LEAST: u32 = 1 << 16;

/// How many states take turns.
pub(super) const STATES: usize = 2;

const RAW_BITS: u32 = 8;

/// The share of the scale that a letter has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Share {
    pub(super) frequency: u16,
    pub(super) start: u16,
}

/// Collects what is to be encoded, in the order in which it will be decoded.
#[derive(Debug, Default)]
pub(super) struct Encoder {
    steps: Vec<Step>,
}

#[derive(Clone, Copy, Debug)]
struct Step {
    state: u8,
    raw: bool,
    share: Share,
}

impl Encoder {
    /// Encodes a letter by its share.
    pub(super) fn letter(&mut self, state: usize, share: Share) {
        self.steps.push(Step { state: state as u8, raw: false, share });
    }

    /// Encodes 16 bits as they are.
    pub(super) fn raw(&mut self, state: usize, value: u16) {
        for byte in value.to_le_bytes() {
            let share = Share { frequency: 0, start: u16::from(byte) };
            self.steps.push(Step { state: state as u8, raw: true, share });
        }
    }

    /// The bytes: the states, then the words in the order in which they are wanted.
    pub(super) fn finish(&mut self) -> Vec<u8> {
        let mut states = [LEAST; STATES];
        let mut words = Vec::with_capacity(self.steps.len() / 2);
        for step in self.steps.drain(..).rev() {
            let state = &mut states[usize::from(step.state) % STATES];
            let (frequency, start) = (u32::from(step.share.frequency), u32::from(step.share.start));
            let bits = if step.raw { RAW_BITS } else { SCALE_BITS };
            let frequency = if step.raw { 1 } else { frequency };
            let most = u64::from(frequency) << (32 - bits);
            if u64::from(*state) >= most {
                words.push(*state as u16);
                *state >>= 16;
            }
            *state = ((*state / frequency) << bits) + *state % frequency + start;
        }
        let mut bytes = Vec::with_capacity(4 * STATES + 2 * words.len());
        bytes.extend(states.iter().flat_map(|state| state.to_le_bytes()));
        bytes.extend(words.iter().rev().flat_map(|word| word.to_le_bytes()));
        bytes
    }
}

/// Reads what an [`Encoder`] wrote. Wrong bytes give wrong letters, never more.
#[derive(Clone, Copy, Debug)]
pub(super) struct Decoder<'bytes> {
    pub(super) states: [u32; STATES],
    pub(super) words: &'bytes [[u8; 2]],
    /// The number of the word that is read next.
    pub(super) next: usize,
}

impl<'bytes> Decoder<'bytes> {
    /// Begins; `None` if there are too few bytes, or half a word.
    pub(super) fn new(bytes: &'bytes [u8]) -> Option<Self> {
        let (head, words) = bytes.split_at_checked(4 * STATES)?;
        let (heads, _) = head.as_chunks::<4>();
        let mut states = [0; STATES];
        for (state, head) in states.iter_mut().zip(heads) {
            *state = u32::from_le_bytes(*head);
        }
        let (words, []) = words.as_chunks::<2>() else {
            return None;
        };
        Some(Self { states, words, next: 0 })
    }

    /// Whether everything was read, and nothing more.
    pub(super) fn is_done(&self) -> bool {
        self.next == self.words.len() && self.states == [LEAST; STATES]
    }
}

/// Goes on behind a letter: gives the new state and the number of the next word.
#[inline(always)]
#[expect(clippy::inline_always, reason = "the inner loop of every probe")]
pub(super) fn advance(words: &[[u8; 2]], next: usize, state: u32, share: Share) -> (u32, usize) {
    let value = (state >> SCALE_BITS)
        .wrapping_mul(u32::from(share.frequency))
        .wrapping_add(state % SCALE)
        .wrapping_sub(u32::from(share.start));
    refill(words, next, value)
}

/// Reads 16 bits as they are: gives them, the new state and the number of the next word.
pub(super) fn raw(words: &[[u8; 2]], next: usize, state: u32) -> (u16, u32, usize) {
    let low = state as u8;
    let (state, next) = refill(words, next, state >> RAW_BITS);
    let high = state as u8;
    let (state, next) = refill(words, next, state >> RAW_BITS);
    (u16::from_le_bytes([low, high]), state, next)
}

#[inline(always)]
#[expect(clippy::inline_always, reason = "the inner loop of every probe")]
fn refill(words: &[[u8; 2]], next: usize, value: u32) -> (u32, usize) {
    let low = value < LEAST;
    // Behind the end there are zeros, and `is_done` will tell.
    let word = words.get(next).map_or(0, |word| u16::from_le_bytes(*word));
    (if low { value << 16 | u32::from(word) } else { value }, next + usize::from(low))
}
