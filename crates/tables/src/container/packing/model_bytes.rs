//! A model as bytes.

use super::{
    Model,
    alphabet::Alphabet,
    contexts::{COMBINATIONS, Contexts},
    sheet::NEIGHBOURS,
    tables::{MOST_TABLES, Table},
};

/// The mark of a frequency that takes two bytes.
const LONG: u8 = 0x80;

/// Where there are so many tables, the second serves all combinations of classes.
const ONE_FOR_ALL: usize = 2;

impl Model {
    /// Writes the model.
    pub(in super::super) fn to_bytes(&self) -> Vec<u8> {
        let letters = self.alphabet.len();
        let mut bytes = vec![self.alphabet.rare()];
        bytes.extend(self.alphabet.values().iter().flat_map(|value| value.to_le_bytes()));
        for neighbour in 0..NEIGHBOURS {
            bytes.extend((0..letters).map(|letter| self.contexts.class(neighbour, letter)));
        }
        bytes.push(self.tables.len() as u8);
        if self.tables.len() > ONE_FOR_ALL {
            bytes.extend_from_slice(self.contexts.tables());
        }
        for table in &self.tables {
            for letter in 0..=self.alphabet.rare() {
                put_frequency(&mut bytes, table.share(letter).frequency);
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
        let (&number, mut bytes) = bytes.split_first()?;
        if !(ONE_FOR_ALL..=MOST_TABLES).contains(&usize::from(number)) {
            return None;
        }
        let mut numbers = &[1; COMBINATIONS][..];
        if usize::from(number) > ONE_FOR_ALL {
            (numbers, bytes) = bytes.split_at_checked(COMBINATIONS)?;
        }
        if numbers.iter().any(|&table| table >= number) {
            return None;
        }
        contexts.set_tables(numbers);
        let mut tables = Vec::with_capacity(usize::from(number));
        for _ in 0..number {
            let mut frequencies = vec![0; usize::from(alphabet.rare()) + 1];
            for frequency in &mut frequencies {
                (*frequency, bytes) = take_frequency(bytes)?;
            }
            tables.push(Table::new(&frequencies)?);
        }
        bytes.is_empty().then(|| Self::new(group, alphabet, contexts, tables))
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
