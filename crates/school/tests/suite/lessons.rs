//! Every lesson can be played as it is written.

use school::{Lesson, lessons};

#[test]
fn every_lesson_is_read_once() {
    assert_eq!(lessons().len(), Lesson::files());
    for lesson in lessons() {
        assert_eq!(lessons().iter().filter(|other| other.id == lesson.id).count(), 1);
        assert!(lesson.any_rules().is_some(), "{}", lesson.id);
        assert!(lesson.steps.len() >= 3 && lesson.steps[0].fen.is_some(), "{}", lesson.id);
    }
}

#[test]
fn every_step_follows_and_asks_for_turns_the_rules_allow() {
    for lesson in lessons() {
        for (at, step) in lesson.steps.iter().enumerate() {
            let place = format!("{} step {at}", lesson.id);
            let position = lesson.position(at).unwrap_or_else(|error| panic!("{place}: {error}"));
            if let Some(fen) = &step.fen {
                assert_eq!(position.to_fen(), *fen, "{place}");
            }
            for turn in &step.play {
                let moves =
                    lesson.judge(at, turn).unwrap_or_else(|error| panic!("{place}: {error}"));
                let moves = moves.unwrap_or_else(|| panic!("{place}: {turn} is not right"));
                assert_eq!(moves.len(), 1 + usize::from(step.answer.is_some()), "{place}");
                if let Some(check) = step.check {
                    assert!(check.passes(&position, moves[0]), "{place}: {turn}");
                }
            }
        }
    }
}

#[test]
fn what_is_asked_for_can_be_missed_and_is_judged_by_the_rules() {
    for lesson in lessons() {
        for (at, step) in lesson.steps.iter().enumerate().filter(|(_, step)| step.asks()) {
            let position = lesson.position(at).unwrap();
            let texts = position.legal_moves().into_iter().map(|m| position.move_text(m));
            let (right, wrong): (Vec<String>, Vec<String>) =
                texts.partition(|text| lesson.judge(at, text).unwrap().is_some());
            assert!(!right.is_empty(), "{} step {at}", lesson.id);
            // A capture may be forced; elsewhere there is something to get wrong.
            let forced = right.len() == 1 || step.check.is_some();
            assert!(!wrong.is_empty() || forced, "{} step {at}: {right:?}", lesson.id);
        }
    }
}

#[test]
fn a_step_that_is_not_there_and_a_turn_that_cannot_be_are_refused() {
    let lesson = &lessons()[0];
    assert!(lesson.position(lesson.steps.len()).is_err());
    assert!(lesson.judge(1, "a1-a1").is_err());
    assert!(lesson.judge(1, "a1").unwrap().is_none(), "legal, and not what is asked for");
}
