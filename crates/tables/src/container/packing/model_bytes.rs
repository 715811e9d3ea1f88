//! A model as bytes.

use super::{
    Model,
    alphabet::Alphabet,
    contexts::{COMBINATIONS, Contexts},
    sheet::NEIGHBOURS,
    tables::{MOST_TABLES, Tables},
};

/// The mark of a frequency that takes two bytes.
const LONG: u8 = 0x80;

impl Model {
    /// Writes the model.
    pub(in super::super) fn to_bytes(&self) -> Vec<u8> {
        let letters = self.alphabet.len();
        let mut bytes = vec![self.alphabet.rare()];
        bytes.extend(self.alphabet.values().iter().flat_map(|value| value.to_le_bytes()));
        for neighbour in 0..NEIGHBOURS {
            bytes.extend((0..letters).map(|letter| self.contexts.class(neighbour, letter)));
        }
        bytes.extend_from_slice(self.contexts.tables());
        bytes.push(self.tables.len() as u8);
        for table in 0..self.tables.len() {
            for letter in 0..=self.alphabet.rare() {
                put_frequency(&mut bytes, self.tables.share(table, letter).frequency);
            }
        }
        bytes
    }

    /// Reads a model; `None` if the bytes are none.
    pub(in super::super) fn from_bytes(group: u8, bytes: &[u8]) -> Option<Self> {
        let (&count, bytes) = bytes.split_first()?;
        let (values, mut bytes) = bytes.split_at_checked(2 * usize::from(count))?;
        let (values, _) = values.as_chunks::<2>();
        let alphabet =
            Alphabet::from_values(values.iter().map(|value| u16::from_le_bytes(*value)).collect())?;
        let mut classes = [&bytes[..0]; NEIGHBOURS];
        for classes in &mut classes {
            (*classes, bytes) = bytes.split_at_checked(alphabet.len())?;
        }
        let mut contexts = Contexts::new(classes)?;
        let (numbers, bytes) = bytes.split_at_checked(COMBINATIONS)?;
        let (&number, mut bytes) = bytes.split_first()?;
        if usize::from(number) > MOST_TABLES || numbers.iter().any(|&table| table >= number) {
            return None;
        }
        contexts.set_tables(numbers);
        let mut tables = Tables::default();
        for _ in 0..number {
            let mut frequencies = vec![0; usize::from(alphabet.rare()) + 1];
            for frequency in &mut frequencies {
                (*frequency, bytes) = take_frequency(bytes)?;
            }
            tables.push(&frequencies)?;
        }
        bytes.is_empty().then_some(Self { group, alphabet, contexts, tables, lookup: Vec::new() })
    }
}

fn put_frequency(bytes: &mut Vec<u8>, frequency: u16) {
    let [low, high] = frequency.to_le_bytes();
    if frequency < u16::from(LONG) {
        bytes.push(low);
    } else {
        bytes.extend_from_slice(&[LONG | high, low]);
    }
}

fn take_frequency(bytes: &[u8]) -> Option<(u16, &[u8])> {
    match bytes {
        [short, rest @ ..] if *short < LONG => Some((u16::from(*short), rest)),
        [high, low, rest @ ..] => Some((u16::from_le_bytes([*low, high & !LONG]), rest)),
        _ => None,
    }
}
