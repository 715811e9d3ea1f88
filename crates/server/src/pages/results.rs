//! How the games of this machine have ended.

use board::Side;
use game::Family;
use i18n::Arg;
use maud::{Markup, html};
use speech::Speech;

use super::layout::{Page, Place, Sheet};
use crate::{
    results::{RuleResults, Score, Sides, Solved},
    table::Names,
};

/// The page of the results, rule set by rule set.
pub fn results(page: &Page<'_>, all: &[RuleResults]) -> Markup {
    let title = page.text("tally-title");
    let main = html! {
        main.results id="main" data-page="results" {
            h1 { (title) }
            @if all.is_empty() {
                p.empty { (page.text("tally-none")) " " a href="/" { (page.text("games-begin")) } }
            } @else {
                p.quiet { (page.text("tally-lead")) }
                (total(page, all))
                @for rules in all { (rule_set(page, rules)) }
            }
            p { a href="/games" { (page.text("tally-to-games")) } }
        }
    };
    page.sheet(&Sheet { title: &title, main, script: None, place: Place::Games })
}

/// Everything against the computer in one line.
fn total(page: &Page<'_>, all: &[RuleResults]) -> Markup {
    let mut sum = Score::default();
    for score in all.iter().flat_map(|rules| rules.computer.values()) {
        sum.won += score.won;
        sum.drawn += score.drawn;
        sum.lost += score.lost;
    }
    html! {
        @if sum.games() > 0 {
            p.total { (page.words().tr("tally-total", &counts(&sum))) }
        }
    }
}

fn counts(score: &Score) -> [(&'static str, Arg); 3] {
    [("won", score.won.into()), ("drawn", score.drawn.into()), ("lost", score.lost.into())]
}

fn rule_set(page: &Page<'_>, rules: &RuleResults) -> Markup {
    let id = format!("results-{}", rules.rules);
    html! {
        section.card.tally aria-labelledby=(id) {
            h2 id=(id) { a href={ "/rules/" (rules.rules) } { (name(page, rules)) } }
            @if !rules.computer.is_empty() { (computer(page, rules)) }
            @for (key, sides) in [("tally-pair", rules.pair), ("tally-seated", rules.seated)] {
                @if let Some(sides) = sides { (pair(page, key, rules, sides)) }
            }
            @if let Some(solved) = rules.puzzle { (puzzle(page, solved)) }
        }
    }
}

/// The name of a rule set; one's own are called by their family.
fn name(page: &Page<'_>, rules: &RuleResults) -> String {
    if ::game::catalogue::find(&rules.rules).is_ok() {
        return page.words().game_name(&rules.rules);
    }
    let family = page.text(&format!("family-{}", rules.family));
    page.words().tr("play-own-rules", &[("family", family.into())])
}

fn computer(page: &Page<'_>, rules: &RuleResults) -> Markup {
    html! {
        table {
            caption { (page.text("tally-computer")) }
            thead {
                tr {
                    @for key in ["level", "won", "drawn", "lost"] {
                        th scope="col" { (page.text(&format!("tally-{key}"))) }
                    }
                    td.share {}
                }
            }
            tbody {
                @for (level, score) in &rules.computer {
                    tr {
                        th scope="row" { (level) }
                        td { (score.won) } td { (score.drawn) } td { (score.lost) }
                        td.share { (bar([score.won, score.drawn, score.lost])) }
                    }
                }
            }
        }
    }
}

fn pair(page: &Page<'_>, key: &str, rules: &RuleResults, sides: Sides) -> Markup {
    let Sides { white, drawn, black } = sides;
    let [first, second] = titles(page, rules);
    html! {
        table {
            caption { (page.text(key)) }
            thead {
                tr {
                    @for title in [first, page.text("tally-drawn"), second] {
                        th scope="col" { (title) }
                    }
                    td.share {}
                }
            }
            tbody {
                tr {
                    td { (white) } td { (drawn) } td { (black) }
                    td.share { (bar([white, drawn, black])) }
                }
            }
        }
    }
}

/// How the two sides are called: in a hunt they are no colours.
fn titles(page: &Page<'_>, rules: &RuleResults) -> [String; 2] {
    let family = Family::ALL.iter().find(|family| family.as_str() == rules.family);
    let players = Names::default().players(None, page.language);
    let family = family.copied().unwrap_or(Family::Mill);
    let speech = Speech::new(page.language, family, rules.rules.clone(), players);
    Side::ALL.map(|side| speech.title(side))
}

fn puzzle(page: &Page<'_>, Solved { solved, unsolved }: Solved) -> Markup {
    let args = [("solved", solved.into()), ("unsolved", unsolved.into())];
    html! {
        div.pair-line {
            p { (page.words().tr("tally-puzzle", &args)) }
            (bar([solved, 0, unsolved]))
        }
    }
}

/// The shares as one bar: dark, grey, empty.
fn bar(parts: [u64; 3]) -> Markup {
    let whole = parts.iter().sum::<u64>().max(1);
    let end = |count: usize| parts[..count].iter().sum::<u64>() * 100 / whole;
    html! {
        svg.bar viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
            @for (at, kind) in ["first", "middle", "last"].into_iter().enumerate() {
                rect class=(kind) x=(end(at)) y="0" width=(end(at + 1) - end(at)) height="8" {}
            }
        }
    }
}
