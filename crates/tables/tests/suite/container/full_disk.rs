//! A full disk is told as such and leaves nothing under the name of the table.

use tables::container::{Memory, Metric, TableWriter};

use crate::container::support::{header, lifelike, open, path, write};

#[test]
fn no_room_at_any_byte() {
    let symbols = lifelike(9, 3000);
    let roomy = Memory::new();
    let bytes = write(&roomy, Metric::Plies, &symbols, 3000).expect("there is room") as usize;
    for room in 0..bytes {
        let place = Memory::with_room(room);
        let error = write(&place, Metric::Plies, &symbols, 3000).expect_err("there is no room");
        assert!(error.is_full_disk(), "{error}");
        assert!(error.to_string().ends_with("the disk is full"), "{error}");
        assert!(place.names().is_empty(), "{room} bytes of room left {:?}", place.names());
    }
    let place = Memory::with_room(bytes);
    write(&place, Metric::Plies, &symbols, 3000).expect("just enough");
}

#[test]
fn the_table_that_was_there_stays() {
    let old = lifelike(10, 1000);
    let roomy = Memory::new();
    write(&roomy, Metric::Plies, &old, 1000).expect("there is room");
    let bytes = roomy.bytes(&path()).expect("it was just written");
    let place = Memory::with_room(bytes.len() + 300);
    place.put(&path(), bytes);
    write(&place, Metric::Plies, &lifelike(11, 3000), 100).expect_err("there is no room");
    assert_eq!(place.names(), [path()]);
    open(&place).and_then(|table| table.check_all()).expect("the old table is untouched");
}

#[test]
fn an_unfinished_table_leaves_nothing() {
    let place = Memory::new();
    let header = header(Metric::Plies, 3000);
    let mut writer =
        TableWriter::create_on(Box::new(place.clone()), &path(), &header).expect("there is room");
    writer.push(&lifelike(12, 2500)).expect("there is room");
    assert_eq!(place.names().len(), 1);
    assert!(place.bytes(&path()).is_none(), "not finished, and it has the name already");
    drop(writer);
    assert!(place.names().is_empty());
}

#[test]
fn the_disk_itself() {
    use std::sync::Arc;
    use tables::container::{Cache, TableFile};
    let folder = std::env::temp_dir().join(format!("zwick-container-{}", std::process::id()));
    let path = folder.join("deep").join("4-3.ztb");
    let symbols = lifelike(13, 5000);
    let mut writer =
        TableWriter::create(&path, &header(Metric::Plies, 5000)).expect("a free folder");
    writer.push(&symbols).expect("there is room");
    assert!(!path.exists());
    writer.finish().expect("there is room");
    let cache = Arc::new(Cache::new(1 << 16));
    let table = TableFile::open(&path, &crate::container::support::expected(), &cache)
        .expect("just written");
    table.check_all().expect("it is sound");
    assert_eq!(table.get(4999).expect("the last entry"), symbols[4999]);
    assert_eq!(TableFile::header_of(&path).expect("just written"), *table.header());
    let times = tables::container::probe_times(&path, &crate::container::support::expected(), 50)
        .expect("the table is sound");
    assert!(times.warm > std::time::Duration::ZERO);
    let names: Vec<_> = std::fs::read_dir(folder.join("deep")).expect("it exists").collect();
    assert_eq!(names.len(), 1, "{names:?}");
    std::fs::remove_dir_all(&folder).expect("it is ours");
}
