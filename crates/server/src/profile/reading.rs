//! Reading the file: all of it makes sense, or it is refused with the line that does not.

use std::collections::HashSet;

use board::StableHasher;

use super::{
    Settings,
    line::{Entry, FORM, Head, Line, NAME},
};
use crate::{
    store::{Arrival, Note, Stored},
    table::{Table, is_id},
    timepiece::Moment,
};

/// The most events of one game.
const LONGEST: usize = 100_000;

/// What a file holds.
#[derive(Debug, Default)]
pub struct Profile {
    /// What was chosen and learnt.
    pub settings: Settings,
    /// The games, each folded from its events.
    pub games: Vec<Arrival>,
    /// What is kept beside them.
    pub notes: Vec<Note>,
}

/// Why a file cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ProfileError {
    /// It is something else.
    #[error("line 1: this is no file of zwick")]
    Foreign,
    /// A later program wrote it.
    #[error("line 1: form {0} is newer than {FORM}")]
    Newer(u32),
    /// A line makes no sense.
    #[error("line {line}: {why}")]
    Line {
        /// Its number, from 1.
        line: usize,
        /// What is wrong.
        why: String,
    },
    /// It has no end, or another one.
    #[error("{0}")]
    Cut(String),
}

/// Reads a file at a moment; clocks that ran when it was written stand still until then.
///
/// # Errors
///
/// What is wrong, and in which line.
pub fn read(text: &str, now: Moment) -> Result<Profile, ProfileError> {
    let mut lines = text.split_inclusive('\n').enumerate();
    let head: Head = lines
        .next()
        .and_then(|(_, line)| serde_json::from_str(line).ok())
        .filter(|head: &Head| head.file == NAME)
        .ok_or(ProfileError::Foreign)?;
    if head.form > FORM {
        return Err(ProfileError::Newer(head.form));
    }
    let mut profile = Profile::default();
    let mut at = text.find('\n').map_or(text.len(), |end| end + 1);
    for (index, line) in &mut lines {
        let wrong = |why: String| ProfileError::Line { line: index + 1, why };
        let read = serde_json::from_str(line).map_err(|error| wrong(error.to_string()))?;
        match read {
            Line::Settings { values } => {
                profile.settings = Settings::read(|name| values.get(name).map(String::as_str));
            }
            Line::Race { id, games } => profile.notes.push(race(&id, &games).map_err(wrong)?),
            Line::Game { id, events } => {
                profile.games.push(arrival(&id, events, now).map_err(wrong)?);
            }
            Line::End { games, check, .. } => {
                check_end(&profile, games, &check, &text[..at])?;
                return match lines.find(|(_, line)| !line.trim().is_empty()) {
                    None => Ok(profile),
                    Some((index, _)) => Err(ProfileError::Line {
                        line: index + 1,
                        why: "something comes after the end".to_string(),
                    }),
                };
            }
        }
        at += line.len();
    }
    Err(ProfileError::Cut("the last line is missing".to_string()))
}

fn check_end(profile: &Profile, games: u64, check: &str, before: &str) -> Result<(), ProfileError> {
    let found = profile.games.len() as u64;
    if found != games {
        return Err(ProfileError::Cut(format!("there are {found} games, not {games}")));
    }
    let mut hasher = StableHasher::default();
    hasher.write(before.as_bytes());
    let found = format!("{:016x}", hasher.finish());
    if found != check {
        return Err(ProfileError::Cut(format!("the check is {found}, not {check}")));
    }
    Ok(())
}

fn race(id: &str, games: &[String]) -> Result<Note, String> {
    match [id].into_iter().chain(games.iter().map(String::as_str)).find(|id| !is_id(id)) {
        None => Ok((format!("race-{id}"), games.join(" "))),
        Some(odd) => Err(format!("\"{odd}\" is no id")),
    }
}

/// A game folded from its events.
fn arrival(id: &str, events: Vec<Entry>, now: Moment) -> Result<Arrival, String> {
    if !is_id(id) {
        return Err(format!("\"{id}\" is no id"));
    }
    if events.len() > LONGEST {
        return Err(format!("game {id} has more than {LONGEST} events"));
    }
    let mut events: Vec<Stored> =
        (1..).zip(events).map(|(ver, entry): (u64, Entry)| entry.stored(ver)).collect();
    let commands: HashSet<&str> = events.iter().map(|event| event.cmd_id.as_str()).collect();
    if commands.len() < events.len() {
        return Err(format!("game {id} has a command twice"));
    }
    let last = events.iter().map(|event| event.counted).max();
    // The time that counts is another one on each machine, and nobody could play on the way: what
    // happened last has happened now.
    for event in &mut events {
        let before = last.unwrap_or_default() - event.counted;
        event.counted = now.counted.checked_sub(before).ok_or("its clocks make no sense")?;
    }
    let table = Table::replay(id, &events).map_err(|error| error.to_string())?;
    let table = table.ok_or_else(|| format!("game {id} has no events"))?;
    Ok(Arrival { summary: table.summary(), events })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{Control, Event, Origin, Wish};

    const fn at(millis: u64) -> Moment {
        Moment { at: millis, counted: millis }
    }

    /// A file with one game of two turns.
    fn file() -> String {
        file_with(Control::None)
    }

    fn file_with(clock: Control) -> String {
        let wish = Wish { rules: Some("classic".to_string()), clock, ..Wish::default() };
        let agreed = wish.agree(1).expect("a game");
        let mut log = vec![Event::Created(Box::new(agreed)).store(
            1,
            at(1000),
            &Origin::server("form-1".to_string()),
        )];
        for (turn, text) in (2..).zip(["d6", "f4"]) {
            let event = Event::turn(text);
            log.push(event.store(turn, at(1000 + turn), &Origin::server(format!("c{turn}"))));
        }
        let events = log.iter().map(Entry::of).collect::<Option<Vec<_>>>().expect("events");
        let head = Head { file: NAME.to_string(), form: FORM, program: "0".to_string() };
        let game = Line::Game { id: "abc".to_string(), events };
        let text = format!("{}\n{}\n", json(&head), json(&game));
        finished(&text, 1)
    }

    fn json(line: &impl serde::Serialize) -> String {
        serde_json::to_string(line).expect("JSON")
    }

    fn finished(text: &str, games: u64) -> String {
        let mut hasher = StableHasher::default();
        hasher.write(text.as_bytes());
        let check = format!("{:016x}", hasher.finish());
        format!("{text}{}\n", json(&Line::End { games, left_out: 0, check }))
    }

    #[test]
    fn a_game_comes_back_as_it_was() {
        let profile = read(&file(), at(5000)).expect("a profile");
        let [game] = &profile.games[..] else { unreachable!("one game") };
        assert_eq!((game.summary.id.as_str(), game.summary.ply), ("abc", 2));
        assert_eq!(game.events.len(), 3);
    }

    #[test]
    fn a_clock_stands_still_on_the_way() {
        let text = file_with(Control::Total { minutes: 1, increment: 0 });
        // The time of this machine is far ahead of that of the other one, or behind it.
        for now in [3_600_000, 500] {
            let profile = read(&text, Moment { at: 9_000_000, counted: now }).expect("a profile");
            let log = &profile.games[0].events;
            let table = Table::replay("abc", log).expect("a log").expect("a game");
            assert_eq!((table.counted, table.fallen(now)), (now, None));
            assert!(table.fallen(now + 60_000).is_some());
        }
    }

    #[test]
    fn what_is_damaged_is_refused_with_its_line() {
        let whole = file();
        let refused = |text: &str| read(text, at(5000)).expect_err("it is damaged");
        assert_eq!(refused(""), ProfileError::Foreign);
        assert_eq!(refused("[Event \"?\"]\n"), ProfileError::Foreign);
        let newer = whole.replacen("\"form\":1", "\"form\":2", 1);
        assert_eq!(refused(&newer), ProfileError::Newer(2));
        assert!(refused(&whole.replacen("f4", "d6", 1)).to_string().starts_with("line 2: "));
        assert!(refused(&whole.replacen("\"abc\"", "\"../x\"", 1)).to_string().contains("no id"));
        assert!(matches!(refused(&whole.replacen("1000", "1001", 1)), ProfileError::Cut(_)));
        let twice = whole.replacen("\"c3\"", "\"c2\"", 1);
        assert!(refused(&twice).to_string().ends_with("a command twice"));
        let cut = &whole[..=whole.trim_end().rfind('\n').expect("lines")];
        assert!(matches!(refused(cut), ProfileError::Cut(_)));
        assert!(matches!(refused(&whole[..whole.len() / 2]), ProfileError::Line { line: 2, .. }));
        assert!(matches!(refused(&format!("{whole}x\n")), ProfileError::Line { line: 4, .. }));
    }
}
