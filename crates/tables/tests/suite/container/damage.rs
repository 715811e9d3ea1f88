//! Flipped bits, missing ends, foreign tables: refused, never believed.

use tables::{
    Symbol,
    container::{Expected, FileError, Memory, Metric, TableError},
};

use crate::container::support::{expected, lifelike, lifelike_wdl, open, path, place_with, write};

/// What a table that may be damaged gives for every entry.
fn ask_everything(place: &Memory, entries: usize) -> Result<Vec<Symbol>, TableError> {
    let table = open(place)?;
    (0..entries as u64).step_by(37).map(|index| table.get(index)).collect()
}

fn small_table(metric: Metric) -> (Vec<Symbol>, Vec<u8>) {
    let symbols = match metric {
        Metric::Plies => lifelike(5, 2500),
        Metric::Wdl => lifelike_wdl(5, 2500),
    };
    let place = Memory::new();
    write(&place, metric, &symbols, 2500).expect("there is room");
    (symbols, place.bytes(&path()).expect("it was just written"))
}

#[test]
fn no_changed_byte_gives_a_wrong_value() {
    for metric in [Metric::Plies, Metric::Wdl] {
        let (symbols, bytes) = small_table(metric);
        let right: Vec<Symbol> = symbols.iter().copied().step_by(37).collect();
        for position in 0..bytes.len() {
            for change in [1 << (position % 8), 0xff] {
                let mut changed = bytes.clone();
                changed[position] ^= change;
                let place = place_with(changed);
                if let Ok(answers) = ask_everything(&place, symbols.len()) {
                    assert!(answers == right, "byte {position}");
                }
                let whole = open(&place).and_then(|table| table.check_all());
                assert!(whole.is_err(), "byte {position} changed unseen");
            }
        }
    }
}

#[test]
fn no_shorter_or_longer_file_is_opened() {
    let (_, bytes) = small_table(Metric::Plies);
    for length in 0..bytes.len() {
        let error = open(&place_with(bytes[..length].to_vec())).expect_err("it is short");
        assert!(
            matches!(error.file_error(), Some(FileError::Length { found, .. }) if *found == length as u64),
            "{error}"
        );
    }
    let longer = [bytes, vec![0]].concat();
    assert!(open(&place_with(longer)).is_err());
}

#[test]
fn chunks_in_each_others_place_are_refused() {
    // Lines of 210 entries: six chunks side by side. The first two are equal but for their number.
    let sixteen = lifelike(6, 16 * 35);
    let mut symbols = vec![Symbol::DRAW; 16 * 210];
    for (line, part) in symbols.chunks_mut(210).zip(sixteen.chunks(35)) {
        line[..35].copy_from_slice(part);
        line[35..70].copy_from_slice(part);
        line[200] = Symbol::WIN;
    }
    let place = Memory::new();
    write(&place, Metric::Plies, &symbols, 4096).expect("there is room");
    let mut bytes = place.bytes(&path()).expect("it was just written");
    let index = bytes.len() - 144;
    let length = |chunk: usize| {
        usize::from(bytes[index + 8 + 2 * chunk]) + 256 * usize::from(bytes[index + 9 + 2 * chunk])
    };
    assert_eq!(length(0), length(1));
    let length = length(0);
    let (first, second) = bytes[256..256 + 2 * length].split_at_mut(length);
    first.swap_with_slice(second);
    let table = open(&place_with(bytes)).expect("header, model and index are sound");
    for index in [0, 35] {
        let error = table.get(index).expect_err("the chunk is another");
        assert!(matches!(error.file_error(), Some(FileError::Checksum(_))), "{error}");
    }
}

#[test]
fn random_bytes_are_no_table() {
    let mut random = fastrand::Rng::with_seed(8);
    for length in (0..2000).step_by(17) {
        let bytes: Vec<u8> = (0..length).map(|_| random.u8(..)).collect();
        let error = open(&place_with(bytes)).expect_err("it is noise");
        assert!(matches!(error.file_error(), Some(FileError::Magic | FileError::Length { .. })));
    }
}

#[test]
fn a_table_of_something_else_is_refused_with_a_sentence() {
    use std::sync::Arc;
    use tables::container::{Cache, TableFile};
    let (_, bytes) = small_table(Metric::Plies);
    let place = place_with(bytes);
    let refusal = |expected: Expected| {
        let cache = Arc::new(Cache::new(1 << 16));
        TableFile::open_on(&place, &path(), &expected, &cache).expect_err("another one").to_string()
    };
    let begin = format!("the table {} cannot be used: its ", path().display());
    let cases = [
        (
            Expected { game: "draughts".into(), ..expected() },
            "game is mill, and draughts is wanted",
        ),
        (
            Expected { graph: 7, ..expected() },
            "graph hash is 0123456789abcdef, and 0000000000000007 is wanted",
        ),
        (Expected { space: "3-4".into(), ..expected() }, "sub-space is 4-3, and 3-4 is wanted"),
        (
            Expected { metric: Some(Metric::Wdl), ..expected() },
            "metric is plies, and wdl is wanted",
        ),
        (
            Expected { index_version: 2, ..expected() },
            "version of the numbering is 1, and 2 is wanted",
        ),
    ];
    for (expected, sentence) in cases {
        assert_eq!(refusal(expected), format!("{begin}{sentence}"));
    }
}

#[test]
fn another_format_version_is_refused_with_a_sentence() {
    let (_, mut bytes) = small_table(Metric::Wdl);
    bytes[8] = 2;
    let error = open(&place_with(bytes)).expect_err("version 2 is not known").to_string();
    assert!(
        error.ends_with("it has format version 2, and this program reads version 1"),
        "{error}"
    );
}

#[test]
fn a_missing_table_is_told_apart() {
    let error = open(&Memory::new()).expect_err("there is none");
    assert!(matches!(error, TableError::Missing { .. }), "{error}");
}

/// Makes every checksum right again, so that the damage gets as far as it can.
fn seal(bytes: &mut [u8]) {
    use crate::container::document::{number, xxh64};
    let chunks = number(bytes, 40, 8) as usize;
    let model = number(bytes, 48, 8) as usize;
    let (model_start, index_start) = (256 + chunks, 256 + chunks + model);
    let mut chunk = 0;
    let mut start = 256;
    for group in 0..(bytes.len() - index_start) / 144 {
        let at = index_start + 144 * group;
        for place in 0..64 {
            let length = number(bytes, at + 8 + 2 * place, 2) as usize;
            if length >= 4 && start + length <= model_start {
                let sum = xxh64(chunk, &bytes[start..start + length - 4]) as u32;
                bytes[start + length - 4..start + length].copy_from_slice(&sum.to_le_bytes());
            }
            start += length;
            chunk += 1;
        }
        let sum = xxh64(group as u64, &bytes[at..at + 136]);
        bytes[at + 136..at + 144].copy_from_slice(&sum.to_le_bytes());
    }
    let sum = xxh64(0, &bytes[model_start..index_start - 8]);
    bytes[index_start - 8..index_start].copy_from_slice(&sum.to_le_bytes());
    let sum = xxh64(0, &bytes[256..]);
    bytes[64..72].copy_from_slice(&sum.to_le_bytes());
    let sum = xxh64(0, &bytes[..248]);
    bytes[248..256].copy_from_slice(&sum.to_le_bytes());
}

#[test]
fn damage_under_right_checksums_does_no_harm() {
    let mut random = fastrand::Rng::with_seed(14);
    for metric in [Metric::Plies, Metric::Wdl] {
        let (symbols, bytes) = small_table(metric);
        let mut refused = 0;
        for _ in 0..1500 {
            let mut changed = bytes.clone();
            for _ in 0..random.usize(1..4) {
                // Lengths are compared with the file elsewhere; here they stay.
                let position = match random.usize(..4) {
                    0 => random.usize(10..40),
                    1 => changed.len() - random.usize(1..145),
                    _ => random.usize(256..changed.len()),
                };
                changed[position] ^= 1 << random.u32(..8);
            }
            seal(&mut changed);
            let place = place_with(changed);
            refused += usize::from(ask_everything(&place, symbols.len()).is_err());
            let _ = open(&place).and_then(|table| table.check_all());
        }
        assert!(refused > 500, "{refused}");
    }
}
