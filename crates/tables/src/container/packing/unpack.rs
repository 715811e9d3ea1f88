//! From bytes to letters: what a probe waits for.

use super::{
    Model, Unpacked,
    contexts::Weights,
    rans::{self, Decoder, STATES},
    shape::Rectangle,
    sheet::STRIP,
};

/// The letters of a diagonal of a strip, one a line.
pub(super) type Diagonal = [u8; STRIP];

impl Model {
    /// Unpacks a chunk; `None` if the bytes are none.
    pub(in super::super) fn unpack(&self, bytes: &[u8], rectangle: &Rectangle) -> Option<Unpacked> {
        let (lines, width) = (rectangle.lines, rectangle.letters);
        let across = width + STRIP - 1;
        let mut diagonals = vec![[0; STRIP]; across * lines.div_ceil(STRIP)].into_boxed_slice();
        if let Some(letter) = uniform(bytes) {
            diagonals.fill([letter; STRIP]);
            let known = letter < self.alphabet.rare();
            return known.then(|| Unpacked { width, diagonals, rare: Box::default() });
        }
        let mut work = Work { model: self, decoder: Decoder::new(bytes)?, rare: Vec::new(), width };
        let mut above = vec![self.alphabet.outside(); width];
        for (number, strip) in diagonals.chunks_mut(across).enumerate() {
            work.strip(number * across, STRIP.min(lines - number * STRIP), &above, strip);
            for (above, diagonal) in above.iter_mut().zip(&strip[STRIP - 1..]) {
                *above = diagonal[STRIP - 1];
            }
        }
        let rare = work.rare.into_boxed_slice();
        work.decoder.is_done().then_some(Unpacked { width, diagonals, rare })
    }
}

/// A chunk being unpacked.
struct Work<'a> {
    model: &'a Model,
    decoder: Decoder<'a>,
    rare: Vec<(u16, u16)>,
    width: usize,
}

impl Work<'_> {
    /// Unpacks a strip of lines below the line given; `first` is the number of its first diagonal.
    fn strip(&mut self, first: usize, lines: usize, above: &[u8], strip: &mut [Diagonal]) {
        let (model, width, rare) = (self.model, self.width, &mut self.rare);
        // Its address nobody learns, and lines are written out: so the compiler sees constants and
        // keeps what it can in registers.
        let mut front = Front::new(model, self.decoder);
        for (diagonal, letters) in strip.iter_mut().enumerate() {
            if let Some(&letter) = above.get(diagonal) {
                front.add(model, 0, letter);
            }
            let number = first + diagonal;
            let parts = parts(diagonal, width, lines);
            macro_rules! unpack {
                ($($line:literal)*) => {$(
                    if parts >> $line & 1 == 1 {
                        letters[$line] = front.letter(model, $line, number, rare);
                    }
                )*};
            }
            unpack!(7 6 5 4 3 2 1 0);
        }
        self.decoder = front.decoder;
    }
}

/// The lines of a strip that have a part of a diagonal, as bits.
#[inline]
fn parts(diagonal: usize, width: usize, lines: usize) -> u32 {
    let begun = (2 << diagonal.min(lines - 1)) - 1;
    let ended = (1 << (diagonal + 1).saturating_sub(width).min(STRIP)) - 1;
    begun & !ended
}

/// The place where a strip of lines is being unpacked.
///
/// Since a line is always one letter ahead of the one below it, the last letter of the line above
/// is the neighbour above, and no letter has to be looked up again: for the line above the strip
/// and each line of it, here is what its last letters tell about those to come.
#[derive(Clone, Copy)]
struct Front<'a> {
    decoder: Decoder<'a>,
    /// In the low half what the last two letters add to the next letter and to the one below it,
    /// in the high half what the last one adds to those one place further on.
    sums: [Weights; STRIP + 1],
}

impl<'a> Front<'a> {
    fn new(model: &Model, decoder: Decoder<'a>) -> Self {
        let outside = model.weights[usize::from(model.alphabet.outside())];
        Self { decoder, sums: [outside + (outside >> 32); STRIP + 1] }
    }

    /// Unpacks the next letter of a line; if its value has no letter, that goes to the rare ones.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "the inner loop of every probe")]
    fn letter(
        &mut self,
        model: &Model,
        line: usize,
        diagonal: usize,
        rare: &mut Vec<(u16, u16)>,
    ) -> u8 {
        let combination = (self.sums[line + 1] + (self.sums[line] >> 16)) & 0xffff;
        let table = &model.tables[model.contexts.table(combination as usize)];
        let mut state = self.decoder.states[line % STATES];
        let mut next = self.decoder.next;
        let mut letter = table.letter(state);
        (state, next) = rans::advance(self.decoder.words, next, state, table.share(letter));
        if letter == model.alphabet.rare() {
            let value;
            (letter, value, state, next) = rare_letter(model, self.decoder.words, next, state);
            let place = (diagonal * STRIP + line) as u16;
            rare.extend(value.map(|value| (place, value)));
        }
        self.decoder.states[line % STATES] = state;
        self.decoder.next = next;
        self.add(model, line + 1, letter);
        letter
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "the inner loop of every probe")]
    fn add(&mut self, model: &Model, line: usize, letter: u8) {
        self.sums[line] = model.weights[usize::from(letter)] + (self.sums[line] >> 32);
    }
}

/// Unpacks a letter that is rare where it stands, and the value if it has no letter at all. Takes
/// and gives numbers, so that the decoder can stay in registers elsewhere.
#[cold]
#[inline(never)]
fn rare_letter(
    model: &Model,
    words: &[[u8; 2]],
    next: usize,
    state: u32,
) -> (u8, Option<u16>, u32, usize) {
    let letter = model.tables[0].letter(state);
    let (state, next) = rans::advance(words, next, state, model.tables[0].share(letter));
    if letter != model.alphabet.rare() {
        return (letter, None, state, next);
    }
    let (value, state, next) = rans::raw(words, next, state);
    (letter, Some(value), state, next)
}

/// The letter that a chunk has alone, if the bytes say so.
fn uniform(bytes: &[u8]) -> Option<u8> {
    match bytes {
        [] => Some(0),
        [letter] => Some(*letter),
        _ => None,
    }
}
