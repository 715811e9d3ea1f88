//! A second reader, written from docs/tables-format.md alone: slow, plain, and believing nothing
//! of what the first one does.

use tables::{
    Symbol,
    container::{Memory, Metric},
};

use crate::container::support::{header, lifelike, lifelike_wdl, path, write};

/// What the document calls *checksum*.
pub(crate) fn xxh64(seed: u64, bytes: &[u8]) -> u64 {
    const P: [u64; 5] = [
        0x9E37_79B1_85EB_CA87,
        0xC2B2_AE3D_27D4_EB4F,
        0x1656_67B1_9E37_79F9,
        0x85EB_CA77_C2B2_AE63,
        0x27D4_EB2F_1656_67C5,
    ];
    let mul = u64::wrapping_mul;
    let round =
        |lane: u64, word: u64| mul(lane.wrapping_add(mul(word, P[1])).rotate_left(31), P[0]);
    let mut rest = bytes;
    let mut hash = seed.wrapping_add(P[4]);
    if bytes.len() >= 32 {
        let mut lanes = [
            seed.wrapping_add(P[0]).wrapping_add(P[1]),
            seed.wrapping_add(P[1]),
            seed,
            seed.wrapping_sub(P[0]),
        ];
        while rest.len() >= 32 {
            for lane in &mut lanes {
                *lane = round(*lane, number(rest, 0, 8));
                rest = &rest[8..];
            }
        }
        hash = [1, 7, 12, 18]
            .iter()
            .zip(lanes)
            .fold(0, |sum: u64, (&turn, lane)| sum.wrapping_add(lane.rotate_left(turn)));
        for lane in lanes {
            hash = mul(hash ^ round(0, lane), P[0]).wrapping_add(P[3]);
        }
    }
    hash = hash.wrapping_add(bytes.len() as u64);
    while rest.len() >= 8 {
        hash = mul((hash ^ round(0, number(rest, 0, 8))).rotate_left(27), P[0]).wrapping_add(P[3]);
        rest = &rest[8..];
    }
    if rest.len() >= 4 {
        hash = mul((hash ^ mul(number(rest, 0, 4), P[0])).rotate_left(23), P[1]).wrapping_add(P[2]);
        rest = &rest[4..];
    }
    for &byte in rest {
        hash = mul((hash ^ mul(byte.into(), P[4])).rotate_left(11), P[0]);
    }
    hash = mul(hash ^ hash >> 33, P[1]);
    hash = mul(hash ^ hash >> 29, P[2]);
    hash ^ hash >> 32
}

/// A little-endian number.
pub(crate) fn number(bytes: &[u8], offset: usize, length: usize) -> u64 {
    bytes[offset..offset + length].iter().rev().fold(0, |sum, &byte| sum << 8 | u64::from(byte))
}

fn size(bytes: &[u8], offset: usize, length: usize) -> usize {
    number(bytes, offset, length) as usize
}

/// The model, read byte by byte.
struct Model {
    values: Vec<u16>,
    classes: [Vec<usize>; 4],
    tables_of: Vec<usize>,
    tables: Vec<Vec<u32>>,
}

fn read_model(bytes: &[u8]) -> Model {
    let (mut bytes, sum) = bytes.split_at(bytes.len() - 8);
    assert_eq!(number(sum, 0, 8), xxh64(0, bytes));
    let mut take = |length: usize| {
        let (taken, rest) = bytes.split_at(length);
        bytes = rest;
        taken
    };
    let p = usize::from(take(1)[0]);
    let values = (0..p).map(|_| number(take(2), 0, 2) as u16).collect();
    let classes = [20, 12, 4, 4].map(|most: usize| {
        let classes: Vec<usize> = take(p + 2).iter().map(|&class| class.into()).collect();
        assert!(classes.iter().all(|&class| class < most));
        classes
    });
    let n = usize::from(take(1)[0]);
    assert!((2..=65).contains(&n));
    let tables_of = match n {
        2 => vec![1; 3840],
        _ => take(3840).iter().map(|&table| table.into()).collect(),
    };
    let mut frequency = || match u32::from(take(1)[0]) {
        long @ 128.. => (long - 128) * 256 + u32::from(take(1)[0]),
        short => short,
    };
    let tables: Vec<Vec<u32>> = (0..n).map(|_| (0..=p).map(|_| frequency()).collect()).collect();
    assert!(tables.iter().all(|table| table.iter().sum::<u32>() == 2048));
    assert!(bytes.is_empty());
    Model { values, classes, tables_of, tables }
}

/// The states and the words of a chunk.
struct Stream<'a> {
    states: [u64; 2],
    words: &'a [u8],
}

impl Stream<'_> {
    fn refill(&mut self, state: usize) {
        if self.states[state] < 65536 {
            self.states[state] = 65536 * self.states[state] + number(self.words, 0, 2);
            self.words = &self.words[2..];
        }
    }

    fn letter(&mut self, state: usize, table: &[u32]) -> usize {
        let x = self.states[state];
        let (mut letter, mut first) = (0, 0);
        while x % 2048 >= first + u64::from(table[letter]) {
            first += u64::from(table[letter]);
            letter += 1;
        }
        self.states[state] = u64::from(table[letter]) * (x / 2048) + x % 2048 - first;
        self.refill(state);
        letter
    }

    fn byte(&mut self, state: usize) -> u16 {
        let byte = self.states[state] % 256;
        self.states[state] /= 256;
        self.refill(state);
        byte as u16
    }
}

/// The values of a chunk, line by line.
fn read_chunk(model: &Model, packed: &[u8], lines: usize, width: usize) -> Vec<Vec<u16>> {
    let p = model.values.len();
    if packed.len() < 2 {
        let letter = packed.first().map_or(0, |&letter| usize::from(letter));
        return vec![vec![model.values[letter]; width]; lines];
    }
    let states = [number(packed, 0, 4), number(packed, 4, 4)];
    let mut stream = Stream { states, words: &packed[8..] };
    let mut letters = vec![vec![p + 1; width]; lines];
    let mut values = vec![vec![0; width]; lines];
    for top in (0..lines).step_by(8) {
        for diagonal in 0..width + 7 {
            for line in (0..8).rev().filter(|line| top + line < lines) {
                let Some(column) = diagonal.checked_sub(line).filter(|&column| column < width)
                else {
                    continue;
                };
                let at = |up: usize, left: usize| match (top + line).checked_sub(up) {
                    Some(line) if left <= column => letters[line][column - left],
                    _ => p + 1,
                };
                let neighbours = [at(0, 1), at(1, 0), at(1, 1), at(0, 2)];
                let combination: usize =
                    (0..4).map(|i| model.classes[i][neighbours[i]] * [1, 20, 240, 960][i]).sum();
                let table = &model.tables[model.tables_of[combination]];
                let state = line % 2;
                let mut letter = stream.letter(state, table);
                if letter == p {
                    letter = stream.letter(state, &model.tables[0]);
                }
                letters[top + line][column] = letter;
                values[top + line][column] = match model.values.get(letter) {
                    Some(&value) => value,
                    None => stream.byte(state) + 256 * stream.byte(state),
                };
            }
        }
    }
    assert_eq!(stream.states, [65536; 2]);
    assert!(stream.words.is_empty());
    values
}

/// All symbols of a table.
fn read_table(bytes: &[u8]) -> Vec<Symbol> {
    let (entries, line) = (size(bytes, 24, 8), size(bytes, 36, 4));
    let (lines, width) = (usize::from(bytes[13]), size(bytes, 14, 2));
    let group = if bytes[12] == 0 { 4 } else { 1 };
    let model_start = 256 + size(bytes, 40, 8);
    let index_start = model_start + size(bytes, 48, 8);
    assert_eq!(index_start + size(bytes, 56, 8), bytes.len());
    let model = read_model(&bytes[model_start..index_start]);
    let across = line.div_ceil(width * group);
    let mut symbols = vec![Symbol::NONE; entries.next_multiple_of(line)];
    let total_lines = symbols.len() / line;
    for chunk in 0..total_lines.div_ceil(lines) * across {
        let group_start = index_start + chunk / 64 * 144;
        let group_bytes = &bytes[group_start..group_start + 144];
        assert_eq!(number(group_bytes, 136, 8), xxh64((chunk / 64) as u64, &group_bytes[..136]));
        let lengths: Vec<usize> = (0..64).map(|i| size(group_bytes, 8 + 2 * i, 2)).collect();
        let start = size(group_bytes, 0, 8) + lengths[..chunk % 64].iter().sum::<usize>();
        let mut packed = &bytes[start..start + lengths[chunk % 64]];
        if !packed.is_empty() {
            let sum = size(packed, packed.len() - 4, 4);
            packed = &packed[..packed.len() - 4];
            assert_eq!(sum, xxh64(chunk as u64, packed) as u32 as usize);
        }
        let (top, left) = (chunk / across * lines, chunk % across * width * group);
        let letters = width.min((line - left).div_ceil(group));
        let values = read_chunk(&model, packed, lines.min(total_lines - top), letters);
        for (number, values) in values.iter().enumerate() {
            for column in 0..(width * group).min(line - left) {
                let value = values[column / group];
                symbols[(top + number) * line + left + column] = match (group, column % 4) {
                    (1, _) => Symbol(value),
                    (_, place) => [Symbol::DRAW, Symbol::LOSS, Symbol::WIN, Symbol::NONE]
                        [usize::from(value >> (2 * place) & 3)],
                };
            }
        }
    }
    assert!(symbols[entries..].iter().all(|&symbol| symbol == Symbol::DRAW));
    symbols.truncate(entries);
    symbols
}

#[test]
fn the_header_is_where_the_document_says() {
    let place = Memory::new();
    write(&place, Metric::Plies, &lifelike(20, 3000), 3000).expect("there is room");
    let bytes = place.bytes(&path()).expect("it was just written");
    let header = header(Metric::Plies, 3000);
    assert_eq!(bytes[..8], [0x89, 0x5A, 0x54, 0x42, 0x0D, 0x0A, 0x1A, 0x0A]);
    assert_eq!(number(&bytes, 8, 2), 1);
    assert_eq!(number(&bytes, 10, 2), u64::from(header.index_version));
    assert_eq!(bytes[12], 1);
    assert_eq!(number(&bytes, 16, 8), header.graph);
    assert_eq!(number(&bytes, 24, 8), header.entries);
    assert_eq!(number(&bytes, 32, 4), u64::from(header.row));
    assert_eq!(number(&bytes, 64, 8), xxh64(0, &bytes[256..]));
    assert_eq!(&bytes[72..88], b"mill\0\0\0\0\0\0\0\0\0\0\0\0");
    assert!(bytes[88..128].starts_with(b"4-3\0"));
    assert!(bytes[128..224].starts_with(b"classic\0"));
    assert_eq!(bytes[224..248], [0; 24]);
    assert_eq!(number(&bytes, 248, 8), xxh64(0, &bytes[..248]));
}

#[test]
fn the_document_suffices_to_read_a_table() {
    for (seed, length) in (30..).zip([1, 3, 209, 210, 211, 3359, 3360, 3361, 50_000]) {
        for metric in [Metric::Plies, Metric::Wdl] {
            let symbols = match metric {
                Metric::Plies => lifelike(seed, length),
                Metric::Wdl => lifelike_wdl(seed, length),
            };
            let place = Memory::new();
            write(&place, metric, &symbols, length).expect("there is room");
            let bytes = place.bytes(&path()).expect("it was just written");
            assert!(read_table(&bytes) == symbols, "{length} entries");
        }
    }
}
