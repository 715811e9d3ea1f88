//! What is written reads back.

use proptest::prelude::*;
use tables::{
    Symbol,
    container::{Memory, Metric, TableFile},
};

use crate::container::support::{header, lifelike, lifelike_wdl, open, write};

fn assert_reads_back(table: &TableFile, symbols: &[Symbol]) {
    let mut read = vec![Symbol::NONE; symbols.len()];
    table.read(0..symbols.len() as u64, &mut read).expect("all entries are there");
    assert!(read == symbols);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn any_symbols(symbols in proptest::collection::vec(any::<u16>(), 0..6000), piece in 1_usize..5000) {
        let symbols: Vec<Symbol> = symbols.into_iter().map(Symbol).collect();
        let place = Memory::new();
        write(&place, Metric::Plies, &symbols, piece).expect("there is room");
        let table = open(&place).expect("it was just written");
        assert_reads_back(&table, &symbols);
        table.check_all().expect("it is sound");
    }

    #[test]
    fn lifelike_symbols(seed: u64, length in 0_usize..300_000, from in 0_usize..300_000, piece in 1000_usize..500_000) {
        for metric in [Metric::Plies, Metric::Wdl] {
            let symbols = match metric {
                Metric::Plies => lifelike(seed, length),
                Metric::Wdl => lifelike_wdl(seed, length),
            };
            let place = Memory::new();
            write(&place, metric, &symbols, piece).expect("there is room");
            let table = open(&place).expect("it was just written");
            assert_reads_back(&table, &symbols);
            if let Some(&symbol) = symbols.get(from) {
                prop_assert_eq!(table.get(from as u64).expect("the entry exists"), symbol);
            }
        }
    }
}

#[test]
fn the_header_reads_back() {
    let place = Memory::new();
    let symbols = lifelike(1, 5000);
    let bytes = write(&place, Metric::Plies, &symbols, 100).expect("there is room");
    let table = open(&place).expect("it was just written");
    assert_eq!(*table.header(), header(Metric::Plies, 5000));
    assert_eq!(
        bytes,
        place.bytes(&crate::container::support::path()).expect("it exists").len() as u64
    );
}

#[test]
fn pieces_do_not_change_the_bytes() {
    let symbols = lifelike(2, 700_000);
    let written = |piece| {
        let place = Memory::new();
        write(&place, Metric::Plies, &symbols, piece).expect("there is room");
        place.bytes(&crate::container::support::path())
    };
    let all = written(symbols.len());
    assert!(all == written(999));
    assert!(all == written(131_072));
}

#[test]
fn an_empty_table_is_a_table() {
    let place = Memory::new();
    write(&place, Metric::Wdl, &[], 1).expect("there is room");
    let table = open(&place).expect("it was just written");
    table.check_all().expect("it is sound");
    let error = table.get(0).expect_err("it has no entries").to_string();
    assert!(error.ends_with("entry 0 is asked for, and it has 0"), "{error}");
}

#[test]
fn entries_behind_the_last_are_refused() {
    let place = Memory::new();
    write(&place, Metric::Plies, &lifelike(3, 3000), 3000).expect("there is room");
    let table = open(&place).expect("it was just written");
    for index in [3000, 3001, u64::MAX - 1, u64::MAX] {
        assert!(table.get(index).is_err(), "{index}");
    }
    assert!(table.read(2990..3001, &mut [Symbol::DRAW; 11]).is_err());
    assert!(table.read(2990..3000, &mut [Symbol::DRAW; 10]).is_ok());
}

#[test]
fn a_wdl_table_takes_no_plies() {
    let place = Memory::new();
    let error = write(&place, Metric::Wdl, &[Symbol::DRAW, Symbol::win(5)], 2)
        .expect_err("plies have no place there");
    assert!(error.to_string().contains("the symbol 12"), "{error}");
    assert!(place.names().is_empty());
}

#[test]
fn too_few_and_too_many_entries_are_refused() {
    use tables::container::TableWriter;
    for count in [2, 4] {
        let place = Memory::new();
        let header = header(Metric::Wdl, 3);
        let mut writer = TableWriter::create_on(
            Box::new(place.clone()),
            &crate::container::support::path(),
            &header,
        )
        .expect("there is room");
        let pushed = writer.push(&vec![Symbol::WIN; count]);
        let finished = writer.finish();
        let error = pushed.and(finished.map(drop)).expect_err("3 are wanted");
        assert!(
            error.to_string().contains(&format!("{count} entries were given for 3")),
            "{error}"
        );
        assert!(place.names().is_empty());
    }
}
