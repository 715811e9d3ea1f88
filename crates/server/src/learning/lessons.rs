//! A lesson step by step.

use i18n::{Catalogue, Language};
use school::{Lesson, LessonError};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    speech_of,
    stages::{stages, views},
};
use crate::table::View;

/// A lesson as it is listed.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LessonItem {
    /// The id.
    pub id: String,
    /// The id of the rules.
    pub rules: String,
    /// The family of games.
    pub family: String,
    /// The title.
    pub title: String,
    /// What is learnt in it.
    pub about: String,
    /// How many steps it has.
    pub steps: usize,
    /// Whether this reader has gone through it.
    pub done: bool,
}

/// A step of a lesson.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct StepView {
    /// Which step it is, counted from 0.
    pub at: usize,
    /// How many there are.
    pub steps: usize,
    /// What is said.
    pub says: String,
    /// The places that are pointed at.
    pub look: Vec<String>,
    /// The way of the turn that is asked for, place by place, where the sentence names it.
    pub way: Vec<String>,
    /// Whether it shows what the step before has led to.
    pub follows: bool,
    /// Whether a turn is asked for; otherwise one just goes on.
    pub asks: bool,
    /// The board.
    pub view: View,
}

/// What comes of a turn in a lesson.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Judgement {
    /// Whether it is what was asked for.
    pub right: bool,
    /// The same as a sentence.
    pub says: String,
    /// The places of a turn that is right but for what it takes: they may stand.
    pub stands: Vec<String>,
    /// The board after the turn, and after the answer to it.
    pub views: Vec<View>,
}

pub(crate) fn lesson_items(language: Language, is_done: impl Fn(&str) -> bool) -> Vec<LessonItem> {
    let lessons = school::lessons().iter();
    lessons.map(|lesson| lesson_item(lesson, language, is_done(&lesson.id))).collect()
}

pub(crate) fn lesson_item(lesson: &Lesson, language: Language, done: bool) -> LessonItem {
    let words = Catalogue::get(language);
    LessonItem {
        id: lesson.id.clone(),
        rules: lesson.rules.clone(),
        family: lesson.family().map(|family| family.to_string()).unwrap_or_default(),
        title: words.text(&format!("lesson-{}", lesson.id)),
        about: words.text(&format!("lesson-{}-about", lesson.id)),
        steps: lesson.steps.len(),
        done,
    }
}

fn id(lesson: &Lesson, at: usize) -> String {
    format!("lesson-{}-{at}", lesson.id)
}

/// A step as it is shown.
pub(crate) fn step_view(
    lesson: &Lesson,
    at: usize,
    language: Language,
) -> Result<StepView, LessonError> {
    let (step, position) = (lesson.step(at)?, lesson.position(at)?);
    let broken = || LessonError::Broken(at);
    let tables =
        stages(&id(lesson, at), &lesson.rules, &position.to_fen(), &[]).ok_or_else(broken)?;
    let mut view = views(&tables, language, step.asks()).pop().ok_or_else(broken)?;
    let offered = lesson.offered(at)?;
    let offered: Vec<String> = offered.into_iter().map(|m| position.move_text(m)).collect();
    view.turns.retain(|turn| offered.contains(&turn.text));
    Ok(StepView {
        at,
        steps: lesson.steps.len(),
        says: Catalogue::get(language).text(&format!("lesson-{}-{}", lesson.id, step.say)),
        look: step.look.clone(),
        way: way(lesson, at)?,
        follows: step.fen.is_none(),
        asks: step.asks(),
        view,
    })
}

/// The way of the turn that a step asks for, if it points at anything; what can be taken after it is marked
/// as in every game.
fn way(lesson: &Lesson, at: usize) -> Result<Vec<String>, LessonError> {
    let (step, position) = (lesson.step(at)?, lesson.position(at)?);
    let (Some(turn), false) = (step.play.first(), step.look.is_empty()) else {
        return Ok(Vec::new());
    };
    Ok(speech::path(&position, position.read_move(turn)?).steps)
}

/// What comes of a turn in a step.
pub(crate) fn judge(
    lesson: &Lesson,
    at: usize,
    turn: &str,
    language: Language,
) -> Result<Judgement, LessonError> {
    let words = Catalogue::get(language);
    let position = lesson.position(at)?;
    let turn = &speech::typing::tidy(&position, turn);
    let Some(moves) = lesson.judge(at, turn)? else {
        return missed(lesson, at, turn, language);
    };
    let tables = stages(&id(lesson, at), &lesson.rules, &position.to_fen(), &moves)
        .ok_or(LessonError::Broken(at))?;
    Ok(Judgement {
        right: true,
        says: if at + 1 == lesson.steps.len() {
            words.text("learn-well-done")
        } else {
            words.tr("learn-well-done-next", &[("next", words.text("learn-next").into())])
        },
        stands: Vec::new(),
        views: views(&tables[1..], language, false),
    })
}

/// What is said of a turn that was not asked for; one that only takes the wrong stone stands as far as it is
/// right.
fn missed(
    lesson: &Lesson,
    at: usize,
    turn: &str,
    language: Language,
) -> Result<Judgement, LessonError> {
    let (words, position) = (Catalogue::get(language), lesson.position(at)?);
    let asked = lesson.right_like(at, turn)?.first().map(|&m| speech::path(&position, m));
    let (says, stands) = match asked {
        None => (words.text("learn-not-yet"), Vec::new()),
        Some(path) => {
            let place = path.takes.join(", ");
            (words.tr("learn-other-stone", &[("place", place.into())]), path.steps)
        }
    };
    Ok(Judgement { right: false, says, stands, views: Vec::new() })
}

/// Why a turn cannot be played in a lesson or a puzzle by these rules.
pub(crate) fn refusal(error: &board::ReadMoveError, rules: &str, language: Language) -> String {
    let family = game::catalogue::find(rules).map_or(game::Family::Mill, |entry| entry.family);
    speech_of(family, rules, language).refusal(&game::PlayError::Text(error.clone()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mill_stands_where_the_wrong_stone_was_taken() {
        let lesson = school::lesson("first-game").expect("a lesson");
        let at = lesson.steps.iter().position(|step| step.say == "close").expect("a step");
        let step = step_view(lesson, at, Language::EnGb).expect("a step");
        assert_eq!(step.way, ["e3"]);
        let closing: Vec<_> = step.view.turns.iter().filter(|turn| turn.steps == ["e3"]).collect();
        assert_eq!(closing.len(), 1, "only the stone that is asked for is offered");
        let missed = judge(lesson, at, "E3 x A1", Language::EnGb).expect("legal");
        assert!(!missed.right && missed.says.contains("g4"), "{}", missed.says);
        assert_eq!(missed.stands, ["e3"]);
        assert!(judge(lesson, at, "a4", Language::EnGb).expect("legal").stands.is_empty());
    }

    #[test]
    fn a_stone_that_is_safe_is_said_to_be_so() {
        let lesson = school::lesson("mill").expect("a lesson");
        let Err(LessonError::Turn(error)) = judge(lesson, 2, "f6xd2", Language::EnGb) else {
            panic!("a stone in a mill is safe");
        };
        let said = refusal(&error, &lesson.rules, Language::EnGb);
        assert!(said.contains("stands in a mill"), "{said}");
    }

    #[test]
    fn every_step_has_its_sentence_and_points_at_places_of_the_board() {
        for &language in Language::ALL {
            for item in lesson_items(language, |_| false) {
                let lesson = school::lesson(&item.id).expect("it is listed");
                assert!(!item.title.contains("lesson-") && !item.about.contains("lesson-"));
                for at in 0..item.steps {
                    let step = step_view(lesson, at, language).expect("a step");
                    assert!(!step.says.contains("lesson-"), "{language}: {}", step.says);
                    assert_eq!(step.asks, !step.view.turns.is_empty(), "{} {at}", item.id);
                    for place in step.look.iter().chain(&step.way) {
                        assert!(step.view.cells.contains_key(place), "{} {at}: {place}", item.id);
                    }
                }
            }
        }
    }
}
