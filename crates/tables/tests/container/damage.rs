//! Flipped bits, missing ends, foreign tables: refused, never believed.

use tables::{
    Symbol,
    container::{Expected, FileError, Memory, Metric, TableError},
};

use crate::support::{expected, lifelike, lifelike_wdl, open, path, place_with, write};

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
            for change in [0x01, 0x80, 0xff] {
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
    // Two chunks of equal content and length but for their number.
    let symbols: Vec<Symbol> = lifelike(6, 2048).repeat(2);
    let place = Memory::new();
    write(&place, Metric::Plies, &symbols, 4096).expect("there is room");
    let mut bytes = place.bytes(&path()).expect("it was just written");
    let chunks = u64::from_le_bytes(bytes[40..48].try_into().expect("8 bytes")) as usize;
    assert_eq!(chunks % 2, 0);
    let (first, second) = bytes[256..256 + chunks].split_at_mut(chunks / 2);
    first.swap_with_slice(second);
    let table = open(&place_with(bytes)).expect("header, model and index are sound");
    for index in [0, 2048] {
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
