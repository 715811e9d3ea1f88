//! A lesson step by step.

use i18n::{Catalogue, Language};
use school::{Lesson, LessonError};
use serde::Serialize;
use utoipa::ToSchema;

use super::stages::{stages, views};
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
    let view = views(&tables, language, step.asks()).pop().ok_or_else(broken)?;
    Ok(StepView {
        at,
        steps: lesson.steps.len(),
        says: Catalogue::get(language).text(&format!("lesson-{}-{}", lesson.id, step.say)),
        look: step.look.clone(),
        asks: step.asks(),
        view,
    })
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
    let Some(moves) = lesson.judge(at, turn)? else {
        return Ok(Judgement {
            right: false,
            says: words.text("learn-not-yet"),
            views: Vec::new(),
        });
    };
    let tables = stages(&id(lesson, at), &lesson.rules, &position.to_fen(), &moves)
        .ok_or(LessonError::Broken(at))?;
    Ok(Judgement {
        right: true,
        says: words.text("learn-well-done"),
        views: views(&tables[1..], language, false),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

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
                    for place in &step.look {
                        assert!(step.view.cells.contains_key(place), "{} {at}: {place}", item.id);
                    }
                }
            }
        }
    }
}
