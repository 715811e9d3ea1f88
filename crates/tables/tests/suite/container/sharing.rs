//! Many threads, many tables, one bounded memory.

use std::path::Path;

use tables::{
    Tables,
    container::{Expected, Header, Memory, Metric, TableError, TableWriter},
};

use crate::container::support::{expected, header, lifelike};

const ENTRIES: usize = 100_000;

fn spaces() -> Vec<String> {
    (3..=9).map(|stones| format!("{stones}-3")).collect()
}

/// A folder of tables, each of other values.
fn place() -> (Memory, &'static Path) {
    let (place, folder) = (Memory::new(), Path::new("tables"));
    let tables = Tables::open_on(Box::new(place.clone()), folder, 0);
    for (seed, space) in spaces().into_iter().enumerate() {
        let path = tables.path(expected().graph, &space);
        let header = Header { space, ..header(Metric::Plies, ENTRIES) };
        let mut writer =
            TableWriter::create_on(Box::new(place.clone()), &path, &header).expect("there is room");
        writer.push(&lifelike(seed as u64, ENTRIES)).expect("there is room");
        writer.finish().expect("there is room");
    }
    (place, folder)
}

#[test]
fn threads_share_a_bounded_memory() {
    let (place, folder) = place();
    // A table cannot be asked without its model; more than that only where there is room.
    let one = {
        let tables = Tables::open_on(Box::new(place.clone()), folder, 0);
        tables.table(&expected_of("3-3")).expect("it exists").memory()
    };
    for bytes in [0, 10_000, 1_000_000, 8_000_000] {
        let tables = Tables::open_on(Box::new(place.clone()), folder, bytes);
        std::thread::scope(|scope| {
            for thread in 0..4 {
                let tables = &tables;
                scope.spawn(move || ask(tables, thread, bytes.max(2 * one) + bytes));
            }
        });
        assert!(tables.memory() <= bytes.max(2 * one), "{} of {bytes}", tables.memory());
        assert_eq!(tables.memory() > 2 * one, bytes > 10_000);
    }
}

fn expected_of(space: &str) -> Expected {
    Expected { space: space.to_string(), ..expected() }
}

/// Asks every table a few hundred times, and looks at the memory every time.
fn ask(tables: &Tables, seed: u64, most_bytes: usize) {
    let mut random = fastrand::Rng::with_seed(seed);
    for (number, space) in spaces().into_iter().enumerate() {
        let right = lifelike(number as u64, ENTRIES);
        for _ in 0..300 {
            let index = random.usize(..ENTRIES);
            let table = tables.table(&expected_of(&space)).expect("it exists");
            assert_eq!(table.get(index as u64).expect("in range"), right[index]);
            assert!(tables.memory() <= most_bytes);
        }
    }
}

#[test]
fn a_cache_keeps_within_its_bytes_and_saves_reads() {
    use std::sync::Arc;
    use tables::container::{Cache, TableFile};
    let (place, folder) = place();
    let tables = Tables::open_on(Box::new(place.clone()), folder, 0);
    let path = tables.path(expected().graph, "5-3");
    for bytes in [0, 2000, 50_000, 4_000_000] {
        let cache = Arc::new(Cache::new(bytes));
        let table = TableFile::open_on(&place, &path, &expected_of("5-3"), &cache).expect("exists");
        let mut random = fastrand::Rng::with_seed(5);
        for _ in 0..2000 {
            table.get(random.u64(..ENTRIES as u64)).expect("in range");
            assert!(cache.bytes() <= bytes);
        }
        assert_eq!(cache.bytes() > ENTRIES, bytes == 4_000_000);
    }
}

#[test]
fn a_table_written_later_is_found() {
    let (place, folder) = place();
    let tables = Tables::open_on(Box::new(place.clone()), folder, 1 << 20);
    let wanted = Expected { space: "9-9".to_string(), ..expected() };
    let missing = tables.table(&wanted).expect_err("it was not written");
    assert!(matches!(missing, TableError::Missing { .. }), "{missing}");
    let header = Header { space: "9-9".to_string(), ..header(Metric::Plies, 3) };
    let path = tables.path(wanted.graph, "9-9");
    assert_eq!(path, folder.join("0123456789abcdef").join("9-9.ztb"));
    let mut writer =
        TableWriter::create_on(Box::new(place), &path, &header).expect("there is room");
    writer.push(&lifelike(1, 3)).expect("there is room");
    writer.finish().expect("there is room");
    assert_eq!(tables.table(&wanted).expect("it is there now").header().entries, 3);
}
