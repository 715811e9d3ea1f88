//! How the entries of a chunk become bytes.
//!
//! Each letter is coded by the statistics of letters with similar neighbours; the statistics are
//! those of the whole table and lie in its file once, as the *model*.

mod alphabet;
mod clusters;
mod contexts;
mod logarithm;
mod model_bytes;
mod rans;
mod shape;
mod sheet;
mod tables;
mod train;

use self::{
    alphabet::{Alphabet, symbol_in},
    contexts::Contexts,
    rans::{Decoder, Encoder, STATES},
    sheet::Sheet,
    tables::Tables,
};
pub(super) use self::{
    shape::{Place, Rectangle, Shape, group},
    sheet::Values,
};
use crate::Symbol;

/// The most bytes a model can have.
pub(super) const MOST_MODEL_BYTES: u64 = 1 << 17;

/// What the packing knows of a whole table.
#[derive(Clone, Debug)]
pub(super) struct Model {
    group: u8,
    alphabet: Alphabet,
    contexts: Contexts,
    tables: Tables,
    /// The letter of every value; only the packing needs it.
    lookup: Vec<u8>,
}

/// The letters of a chunk, unpacked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Unpacked {
    letters: Box<[u8]>,
    /// The values without a letter: where they stand, in rising order, and what they are.
    rare: Box<[(u16, u16)]>,
}

impl Unpacked {
    /// The bytes it takes in memory.
    pub(super) fn memory(&self) -> usize {
        self.letters.len() + size_of_val(&*self.rare)
    }
}

impl Model {
    /// The bytes it takes in memory.
    pub(super) fn memory(&self) -> usize {
        self.tables.memory() + size_of::<Self>() + self.contexts.tables().len()
    }

    /// Packs a chunk. Nothing at all stands for a chunk of the most frequent letter alone, one byte
    /// for one of another letter alone.
    pub(super) fn pack(&self, values: &Values) -> Vec<u8> {
        let mut sheet = Sheet::of(values, &self.alphabet, &self.lookup);
        let first = sheet.letters[sheet.start(0)];
        if first != self.alphabet.rare()
            && values.cells.iter().all(|value| *value == values.cells[0])
        {
            return if first == 0 { Vec::new() } else { vec![first] };
        }
        let mut encoder = Encoder::default();
        sheet.visit(|sheet, number, place| {
            let state = number % STATES;
            let table = self.contexts.table(self.contexts.combination(sheet.neighbours(place)));
            let letter = sheet.letters[place];
            let share = self.tables.share(table, letter);
            if share.frequency > 0 && letter != self.alphabet.rare() {
                encoder.letter(state, share);
            } else {
                encoder.letter(state, self.tables.share(table, self.alphabet.rare()));
                encoder.letter(state, self.tables.share(0, letter));
                if letter == self.alphabet.rare() {
                    let line = (place - 2) / sheet.stride() - 1;
                    let column = (place - 2) % sheet.stride();
                    encoder.raw(state, values.cells[line * sheet.width + column]);
                }
            }
        });
        encoder.finish()
    }

    /// Unpacks a chunk; `None` if the bytes are none.
    pub(super) fn unpack(&self, bytes: &[u8], rectangle: &Rectangle) -> Option<Unpacked> {
        let (lines, width) = (rectangle.lines, rectangle.letters);
        if let Some(letter) = uniform(bytes) {
            let known = letter < self.alphabet.rare();
            let letters = vec![letter; lines * width].into_boxed_slice();
            return known.then(|| Unpacked { letters, rare: Box::default() });
        }
        let mut sheet = Sheet::new(lines, width, self.alphabet.outside());
        let mut rare = Vec::new();
        let mut decoder = Decoder::new(bytes)?;
        sheet.visit(|sheet, number, place| {
            let state = number % STATES;
            let table = self.contexts.table(self.contexts.combination(sheet.neighbours(place)));
            let mut letter = self.tables.letter(table, decoder.slot(state));
            decoder.advance(state, self.tables.share(table, letter));
            if letter == self.alphabet.rare() {
                letter = self.unpack_rare(&mut decoder, state, place, &mut rare);
            }
            sheet.letters[place] = letter;
        });
        let mut letters = Vec::with_capacity(lines * width);
        for line in 0..lines {
            letters.extend_from_slice(&sheet.letters[sheet.start(line)..][..width]);
        }
        let place = |place: usize| {
            let (line, column) = ((place - 2) / sheet.stride() - 1, (place - 2) % sheet.stride());
            (line * width + column) as u16
        };
        let mut rare: Box<[_]> = rare.into_iter().map(|(at, value)| (place(at), value)).collect();
        rare.sort_unstable();
        decoder.is_done().then(|| Unpacked { letters: letters.into_boxed_slice(), rare })
    }

    #[cold]
    fn unpack_rare(
        &self,
        decoder: &mut Decoder<'_>,
        state: usize,
        place: usize,
        rare: &mut Vec<(usize, u16)>,
    ) -> u8 {
        let letter = self.tables.letter(0, decoder.slot(state));
        decoder.advance(state, self.tables.share(0, letter));
        if letter == self.alphabet.rare() {
            rare.push((place, decoder.raw(state)));
        }
        letter
    }

    /// An entry of a chunk.
    pub(super) fn symbol(
        &self,
        unpacked: &Unpacked,
        letter: usize,
        within: usize,
    ) -> Option<Symbol> {
        let number = *unpacked.letters.get(letter)?;
        let value = match self.alphabet.values().get(usize::from(number)) {
            Some(&value) => value,
            None => {
                let found = unpacked.rare.binary_search_by_key(&(letter as u16), |rare| rare.0);
                unpacked.rare[found.ok()?].1
            }
        };
        Some(symbol_in(value, self.group, within))
    }
}

/// The letter that a chunk has alone, if the bytes say so.
fn uniform(bytes: &[u8]) -> Option<u8> {
    match bytes {
        [] => Some(0),
        [letter] => Some(*letter),
        _ => None,
    }
}
