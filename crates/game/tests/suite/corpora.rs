//! What fuzzing has seen, replayed without a fuzzer.

#![allow(clippy::print_stderr, reason = "a failing check is preceded by the name of its input")]

use std::{fs, path::Path};

fn replay(target: &str, check: impl Fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let mut inputs = 0;
    for entry in fs::read_dir(&folder).expect("the corpus is part of the repository") {
        let path = entry.expect("a readable folder").path();
        let data = fs::read(&path).expect("a readable file");
        eprintln!("{}", path.display());
        check(&data);
        // Half of it, and the same with a byte changed, cost nothing more.
        check(&data[..data.len() / 2]);
        let mut changed = data.clone();
        if let Some(byte) = changed.get_mut(data.len() / 3) {
            *byte ^= 1;
        }
        check(&changed);
        inputs += 1;
    }
    assert!(inputs > 0, "the corpus {target} is empty");
}

#[test]
fn positions() {
    replay("fen", crate::checks::fen);
}

#[test]
fn turns() {
    replay("notation", crate::checks::notation);
}

#[test]
fn records() {
    replay("record", crate::checks::record);
}

#[test]
fn pdn() {
    replay("pdn", crate::checks::pdn);
}

#[test]
fn rule_texts() {
    replay("rules_text", crate::checks::rules_text);
}
