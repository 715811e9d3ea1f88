//! The search is the one that `bench.txt` was written for.

#[test]
fn the_signature_is_the_one_written_down() {
    let measured = engine::bench::measure();
    let lines = measured.iter().map(|task| format!("{} {} {}\n", task.id, task.depth, task.nodes));
    let found: String = lines.collect();
    let written = include_str!("../../../../bench.txt");
    assert_eq!(found, written, "if the search is meant to have changed, write this to bench.txt");
}
