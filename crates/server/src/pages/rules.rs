//! The rules of any rule set: each field has its sentence, so the page writes itself.

use game::{AnyRules, NamedRules, catalogue, rule_text};
use maud::{Markup, html};

use super::{
    groups::Shelf,
    layout::{Page, Place, Sheet},
    rules_name,
    scenes::Scene,
    sources, wood,
};

/// A rule set to be told.
#[derive(Clone, Copy, Debug)]
pub struct RulesPage<'a> {
    /// The rules and their id.
    pub rules: &'a NamedRules,
    /// The text, if a person wrote it.
    pub text: Option<&'a str>,
    /// The game the reader comes from and wants to go back to.
    pub game: Option<&'a str>,
}

/// The parts of a rules page and the fields told in them; what is in none comes last.
pub(super) const PARTS: [(&str, &[&str]); 6] = [
    ("board", &["board", "layout", "mirrored_board", "stones", "hunters", "vacancy", "lines"]),
    (
        "moves",
        &[
            "placing",
            "motion",
            "fly",
            "fly_at",
            "dice",
            "dice_sum",
            "king",
            "crowning",
            "quarry_hop",
        ],
    ),
    (
        "taking",
        &[
            "on_mill_placing",
            "on_mill_moving",
            "captures",
            "capture_duty",
            "protect_placing",
            "protect_moving",
            "remill",
            "man_back_capture",
            "king_landing",
            "man_may_take_king",
            "precedence",
            "must_complete_chain",
            "lift",
            "huff",
        ],
    ),
    ("end", &["win", "losing", "goal", "min_stones", "blocked", "board_full", "three_v_three"]),
    ("draws", &["repetition", "no_mill", "no_mill_at_three", "no_progress", "limit"]),
    ("begin", &["first", "colours", "rematch", "numbering"]),
];

/// All rule sets, shelf by shelf.
pub fn rules_index(page: &Page<'_>) -> Markup {
    let title = page.text("rules-title");
    let main = html! {
        main id="main" data-page="rules-index" {
            h1 { (title) }
            p.lead { (page.text("rules-lead")) " "
                a href="/rules/own" { (page.text("home-own-link")) } }
            div.shelves {
                @for shelf in Shelf::ALL {
                    section {
                        h2 { (page.text(shelf.full_key())) }
                        ul {
                            @for entry in shelf.games() {
                                li {
                                    a href={ "/rules/" (entry.id) } {
                                        (page.words().game_name(entry.id))
                                    }
                                    @if entry.house_version.is_some() {
                                        " " span.tag { (page.text("house-mark")) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    };
    page.sheet(&Sheet { title: &title, main, script: None, place: Place::Rules })
}

/// The rules of one rule set, as a leaflet.
pub fn rules(page: &Page<'_>, data: &RulesPage<'_>) -> Markup {
    let title = rules_name(page.words(), &data.rules.id, &data.rules.rules);
    let main = html! {
        main id="main" data-page="rules" data-rules=(data.rules.id) { (leaflet(page, data)) }
    };
    page.sheet(&Sheet { title: &title, main, script: None, place: Place::Rules })
}

/// The leaflet itself.
pub(super) fn leaflet(page: &Page<'_>, data: &RulesPage<'_>) -> Markup {
    let NamedRules { id, rules } = data.rules;
    let entry = catalogue::find(id).ok();
    html! {
        article.leaflet {
            header {
                div {
                    h1 { (rules_name(page.words(), id, rules)) }
                    @if let Some(about) = page.words().game_about(id) { p.about { (about) } }
                    div.row {
                        @if let Some(game) = data.game {
                            a.button.main href={ "/game/" (game) } { (page.text("rules-back")) }
                        } @else {
                            (play(page, data))
                        }
                    }
                }
                div.picture { (wood::little(&Scene::of(id, rules))) }
            }
            @if entry.is_some_and(|entry| entry.house_version.is_some()) {
                aside.house-version {
                    strong { (page.text("house-mark")) ". " }
                    (page.text(&format!("house-{id}")))
                }
            }
            p.basics { (page.text(&format!("family-{}-rules", rules.family()))) }
            div.parts {
                @for (part, names) in parts(rules) { (told(page, data, part, &names)) }
            }
            (origin(page, data))
        }
    }
}

fn play(page: &Page<'_>, data: &RulesPage<'_>) -> Markup {
    html! {
        @if catalogue::find(&data.rules.id).is_ok() {
            a.button.main href={ "/new?rules=" (data.rules.id) } { (page.text("rules-play")) }
        } @else if let Some(text) = data.text {
            form action="/new" method="get" {
                input type="hidden" name="rule_text" value=(text);
                button.main { (page.text("rules-play")) }
            }
        }
    }
}

/// The parts that have something to say, each with its fields.
fn parts(rules: &AnyRules) -> Vec<(&'static str, Vec<&'static str>)> {
    let is_told = |name: &&'static str| is_told(rules, name);
    let mut parts: Vec<(&str, Vec<&str>)> = PARTS
        .iter()
        .map(|(part, names)| (*part, names.iter().copied().filter(is_told).collect()))
        .collect();
    let elsewhere = |name: &&'static str| !PARTS.iter().any(|(_, names)| names.contains(name));
    let names = rules.fields().iter().map(|field| field.name);
    parts.push(("more", names.filter(elsewhere).filter(is_told).collect()));
    parts.retain(|(_, names)| !names.is_empty());
    parts
}

/// Whether a field says anything about the game; that no dice are thrown goes without saying.
fn is_told(rules: &AnyRules, name: &str) -> bool {
    let no_dice = name == "dice" && rules.get(name).as_deref() == Some("none");
    rules.has_effect(name) && !no_dice
}

fn told(page: &Page<'_>, data: &RulesPage<'_>, part: &str, names: &[&str]) -> Markup {
    html! {
        section {
            h2 { (page.text(&format!("rules-part-{part}"))) }
            dl { @for name in names { (field(page, data, name)) } }
        }
    }
}

fn field(page: &Page<'_>, data: &RulesPage<'_>, name: &str) -> Markup {
    let rules = &data.rules.rules;
    let entry = catalogue::find(&data.rules.id).ok();
    let value = rules.get(name).unwrap_or_default();
    let sentence = page.words().rule_sentence(rules.game(), name, &value).unwrap_or(value);
    let base = entry.and_then(|entry| catalogue::find(entry.base?).ok());
    let differs = base.is_some_and(|base| base.rules.get(name) != rules.get(name));
    html! {
        div.differs[differs] {
            dt { (page.words().rule_name(rules.game(), name)) }
            dd { (sentence) }
        }
    }
}

/// Where the game comes from, who else plays it, and its text.
fn origin(page: &Page<'_>, data: &RulesPage<'_>) -> Markup {
    let id = data.rules.id.as_str();
    let hash = data.rules.rules.graph_hash();
    let same: Vec<&catalogue::Entry> = catalogue::all()
        .iter()
        .filter(|entry| entry.graph_hash == hash && entry.id != id)
        .collect();
    html! {
        footer.origin {
            @if !same.is_empty() {
                section.screen {
                    h2 { (page.text("rules-same")) }
                    ul.inline {
                        @for entry in same {
                            li { a href={ "/rules/" (entry.id) } { (page.words().game_name(entry.id)) } }
                        }
                    }
                }
            }
            @if let Ok(entry) = catalogue::find(id) {
                @let rules = &data.rules.rules;
                @let told = parts(rules).into_iter().flat_map(|(_, names)| names);
                @if let Some(base) = entry.base {
                    p.screen {
                        (page.text("rules-base")) " "
                        a href={ "/rules/" (base) } { (page.words().game_name(base)) }
                    }
                }
                (sources::sources(page, rules, entry, told))
            }
            details.screen {
                summary { (page.text("rules-text")) }
                pre tabindex="0" { code { (rule_text::to_toml(&data.rules.rules)) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use i18n::{Catalogue, Language};

    fn page(language: Language) -> Page<'static> {
        Page::plain(language, "/rules")
    }

    fn named(id: &str) -> NamedRules {
        let rules = catalogue::find(id).expect("a preset").rules;
        NamedRules { id: id.to_string(), rules }
    }

    #[test]
    fn every_rule_set_is_told_in_sentences() {
        for &language in Language::ALL {
            let words = Catalogue::get(language);
            for entry in catalogue::all() {
                let named = named(entry.id);
                let text =
                    rules(&page(language), &RulesPage { rules: &named, text: None, game: None });
                let text = text.into_string();
                for (part, names) in parts(&entry.rules) {
                    assert_ne!(part, "more", "{} {names:?}", entry.id);
                    for name in names {
                        let value = entry.rules.get(name).expect("a field");
                        let told = words.rule_sentence(entry.rules.game(), name, &value);
                        assert!(told.is_some(), "{language} {} {name} {value}", entry.id);
                    }
                }
                assert!(text.contains("class=\"basics\""), "{}", entry.id);
                assert!(!text.contains("lang=\"en\""), "{language} {}", entry.id);
                assert!(text.contains("</html>") && !text.contains("style=\""), "{}", entry.id);
            }
        }
    }

    #[test]
    fn every_house_version_has_its_argument_in_every_language() {
        for entry in catalogue::all().iter().filter(|entry| entry.house_version.is_some()) {
            for &language in Language::ALL {
                let key = format!("house-{}", entry.id);
                assert!(Catalogue::get(language).knows(&key), "{language} {key}");
            }
        }
    }

    #[test]
    fn rules_of_ones_own_are_told_too() {
        let own = rule_text::read("base = \"classic\"\nstones = 7").expect("rules");
        let data =
            RulesPage { rules: &own, text: Some("base = \"classic\"\nstones = 7"), game: None };
        let text = rules(&page(Language::EnGb), &data).into_string();
        assert!(text.contains("Each side has 7 stones."));
        assert!(text.contains("name=\"rule_text\""));
    }
}
