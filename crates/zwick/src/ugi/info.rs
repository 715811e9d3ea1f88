//! How far the engine has come, as the protocol says it.

use engine::{Report, Score, Variation, Worth};
use game::{AnyGame, AnyMove};
use tables::Value;

/// A line for each of the best turns.
pub(super) fn lines(position: &AnyGame, report: &Report, most: usize) -> Vec<String> {
    let nodes = u128::from(report.nodes) * 1_000_000_000;
    // What was known took no time.
    let speed = nodes.checked_div(report.time.as_nanos()).unwrap_or(0);
    let line = |(index, variation): (usize, &Variation)| {
        let which = if most > 1 { format!(" multipv {}", index + 1) } else { String::new() };
        format!(
            "info depth {}{which} nodes {} nps {speed} time {} score {} pv {}",
            report.depth,
            report.nodes,
            report.time.as_millis(),
            score(variation.worth),
            turns(position, &variation.turns)
        )
    };
    report.variations.iter().take(most).enumerate().map(line).collect()
}

/// What a turn is worth: hundredths of a stone, plies to the end, or what else is known.
fn score(worth: Worth) -> String {
    match worth {
        Worth::Exact(Value::Win(Some(plies))) => format!("mate {plies}"),
        Worth::Exact(Value::Loss(Some(plies))) => format!("mate -{plies}"),
        Worth::Exact(value) => value.to_string(),
        Worth::Searched(score) => match score.plies() {
            Some(plies) if score > Score::DRAW => format!("mate {plies}"),
            Some(plies) => format!("mate -{plies}"),
            None if score.is_decisive() => score.to_string(),
            None => format!("cp {}", score.get()),
        },
    }
}

/// The turns of a line, as far as no dice have to be thrown between them.
fn turns(position: &AnyGame, turns: &[AnyMove]) -> String {
    let mut position = position.clone();
    let mut words = Vec::new();
    for &m in turns {
        let text = position.move_text(m);
        if position.play(m).is_err() {
            break;
        }
        words.push(text);
    }
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_worth_has_its_words() {
        let said = |worth| score(worth);
        assert_eq!(said(Worth::Exact(Value::Win(Some(11)))), "mate 11");
        assert_eq!(said(Worth::Exact(Value::Loss(Some(4)))), "mate -4");
        assert_eq!(said(Worth::Exact(Value::Win(None))), "win");
        assert_eq!(said(Worth::Exact(Value::Draw)), "draw");
        assert_eq!(said(Worth::Searched(Score::win_in(3))), "mate 3");
        assert_eq!(said(Worth::Searched(Score::loss_in(2))), "mate -2");
        assert_eq!(said(Worth::Searched(Score::estimate(-35))), "cp -35");
    }
}
