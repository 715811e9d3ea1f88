//! What a turn is worth, as it is shown.

use engine::{Score, Worth};
use game::{AnyRules, Family};
use i18n::Bundle;
use mill::{OnMillMoving, OnMillPlacing};
use serde::Serialize;
use tables::Value;
use utoipa::ToSchema;

/// What a turn is worth for the side that makes it, as it is shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct WorthView {
    /// The sign: won, drawn, lost, or none where nothing is settled.
    pub kind: WorthKind,
    /// The plies to the end, where they are known.
    pub plies: Option<u16>,
    /// Whether it is known for certain.
    pub exact: bool,
    /// What stands beside the sign: the moves to the end, or an estimate.
    pub short: String,
    /// The same in words.
    pub words: String,
}

/// How a turn ends with the best play of both sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum WorthKind {
    /// It wins, or the puzzle can be solved.
    Win,
    /// It draws.
    Draw,
    /// It loses, or the puzzle cannot be solved any more.
    Loss,
    /// Nobody knows; there is an estimate.
    Open,
}

impl WorthView {
    /// What a turn is worth by some rules, in a language; in a puzzle nobody wins.
    pub(super) fn of(worth: Worth, rules: &AnyRules, words: &Bundle) -> Self {
        let (kind, plies) = settled(worth);
        let (puzzle, moves) = (rules.family() == Family::Pegs, moves(plies, rules));
        let exact = matches!(worth, Worth::Exact(_));
        let short = match (worth, kind) {
            (Worth::Searched(score), WorthKind::Open) => estimate(score, words),
            _ => moves.map(|moves| moves.to_string()).unwrap_or_default(),
        };
        let key = match (kind, puzzle) {
            (WorthKind::Open, true) => "analysis-worth-unknown",
            (WorthKind::Open, false) => "analysis-worth-open",
            (WorthKind::Win, true) => "analysis-worth-solvable",
            (WorthKind::Loss, true) => "analysis-worth-unsolvable",
            (WorthKind::Win, false) => "analysis-worth-win",
            (WorthKind::Loss, false) => "analysis-worth-loss",
            (WorthKind::Draw, _) => "analysis-worth-draw",
        };
        let args = [
            ("moves", moves.unwrap_or_default().into()),
            ("plies", plies.unwrap_or_default().into()),
            ("estimate", short.as_str().into()),
        ];
        Self { kind, plies, exact, words: words.tr(key, &args), short }
    }
}

/// The moves of one's own to the end, this one included; in a puzzle the jumps. Where a side may move
/// twice running, plies do not tell.
pub(super) fn moves(plies: Option<u16>, rules: &AnyRules) -> Option<u16> {
    match rules {
        AnyRules::Pegs(_) => plies,
        AnyRules::Mill(rules)
            if rules.on_mill_placing == OnMillPlacing::ExtraTurn
                || rules.on_mill_moving == OnMillMoving::CaptureAndExtraTurn =>
        {
            None
        }
        _ => plies.map(|plies| plies.div_ceil(2)),
    }
}

/// How a turn ends, and after how many plies, as far as that is settled.
pub(super) fn settled(worth: Worth) -> (WorthKind, Option<u16>) {
    match worth {
        Worth::Exact(Value::Win(plies)) => (WorthKind::Win, plies),
        Worth::Exact(Value::Draw) => (WorthKind::Draw, None),
        Worth::Exact(Value::Loss(plies)) => (WorthKind::Loss, plies),
        Worth::Searched(score) if !score.is_decisive() => (WorthKind::Open, None),
        Worth::Searched(score) if score > Score::DRAW => (WorthKind::Win, score.plies()),
        Worth::Searched(score) => (WorthKind::Loss, score.plies()),
    }
}

/// An estimate in stones: +0.35.
fn estimate(score: Score, words: &Bundle) -> String {
    let text = format!("{:+.2}", f64::from(score.get()) / 100.0);
    text.replace('.', &words.text("analysis-decimal"))
}

/// How high a curve runs for whoever a worth is of, from -100 to 100: what is won or lost lies beyond
/// every estimate, the farther out the nearer the end is.
pub(super) fn height(worth: Worth) -> i32 {
    let (kind, plies) = settled(worth);
    let decided = 60 + plies.map_or(20, |plies| 40 * 40 / (40 + i32::from(plies)));
    match (kind, worth) {
        (WorthKind::Win, _) => decided,
        (WorthKind::Loss, _) => -decided,
        (WorthKind::Open, Worth::Searched(score)) => {
            let score = i32::from(score.get());
            55 * score / (score.abs() + 150)
        }
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use i18n::{Catalogue, Language};

    use super::*;

    #[test]
    fn what_is_won_lies_beyond_every_estimate() {
        let exact = Worth::Exact;
        let searched = |hundredths| Worth::Searched(Score::estimate(hundredths));
        let rising = [
            exact(Value::Loss(Some(0))),
            exact(Value::Loss(Some(30))),
            searched(-20_000),
            searched(-30),
            exact(Value::Draw),
            searched(30),
            searched(20_000),
            exact(Value::Win(Some(31))),
            Worth::Searched(Score::win_in(3)),
            exact(Value::Win(Some(1))),
        ];
        let heights = rising.map(height);
        assert!(heights.is_sorted_by(|one, two| one < two), "{heights:?}");
        assert_eq!((heights[0], heights[4]), (-100, 0));
    }

    #[test]
    fn a_worth_is_said_in_the_language_of_the_reader() {
        let said = |worth, rules, language| {
            let rules = game::catalogue::find(rules).expect("a preset").rules;
            let view = WorthView::of(worth, &rules, Catalogue::get(language));
            (view.short, view.words)
        };
        let win = Worth::Exact(Value::Win(Some(11)));
        assert_eq!(
            said(win, "classic", Language::EnGb),
            ("6".to_string(), "wins in 6 moves".to_string())
        );
        let loss = Worth::Exact(Value::Loss(Some(2)));
        assert_eq!(said(loss, "classic", Language::De).1, "verliert in einem Zug");
        assert_eq!(said(win, "pegs33", Language::EnGb).1, "can be solved in 11 jumps");
        let better = Worth::Searched(Score::estimate(35));
        assert_eq!(said(better, "classic", Language::De).0, "+0,35");
        assert_eq!(said(better, "classic", Language::EnGb).1, "estimate +0.35");
    }
}
