//! What a reader has done: puzzles solved, days in a row, lessons gone through.
//!
//! It is kept in cookies, so that several people at one server have each their own.

use std::collections::BTreeSet;

use school::{lessons, puzzles};

/// How long an id of a puzzle is.
const ID: usize = 4;

/// What a reader has done.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    solved: BTreeSet<String>,
    lessons: BTreeSet<String>,
    streak: Streak,
}

/// Days in a row on which the puzzle of the day was solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Streak {
    days: u32,
    last: u64,
    longest: u32,
}

impl Progress {
    /// The names of the cookies it is kept in: puzzles solved, days in a row, lessons done.
    pub const NAMES: [&str; 3] = ["puzzles", "days", "lessons"];

    /// Reads the values of the cookies; what makes no sense is left out.
    pub fn read(solved: Option<&str>, daily: Option<&str>, done: Option<&str>) -> Self {
        let ids = solved.unwrap_or_default().as_bytes().chunks(ID);
        let known = |id: &[u8]| {
            let id = std::str::from_utf8(id).ok()?;
            puzzles().find(id).map(|puzzle| puzzle.id.clone())
        };
        let names = done.unwrap_or_default().split('.');
        let lesson = |name: &str| lessons().iter().find(|lesson| lesson.id == name);
        Self {
            solved: ids.filter_map(known).collect(),
            lessons: names
                .filter_map(|name| lesson(name).map(|lesson| lesson.id.clone()))
                .collect(),
            streak: daily.and_then(Streak::read).unwrap_or_default(),
        }
    }

    /// The values of the cookies: puzzles, days, lessons.
    pub fn write(&self) -> [String; 3] {
        let solved: Vec<&str> = self.solved.iter().map(String::as_str).collect();
        let lessons: Vec<&str> = self.lessons.iter().map(String::as_str).collect();
        let Streak { days, last, longest } = self.streak;
        [solved.concat(), format!("{days}.{last}.{longest}"), lessons.join(".")]
    }

    /// Whether a puzzle is solved.
    pub fn has_solved(&self, id: &str) -> bool {
        self.solved.contains(id)
    }

    /// How many puzzles are solved.
    pub fn solved(&self) -> usize {
        self.solved.len()
    }

    /// Whether a lesson is done.
    pub fn has_done(&self, lesson: &str) -> bool {
        self.lessons.contains(lesson)
    }

    /// Notes that a lesson is done.
    pub fn finish(&mut self, lesson: &str) {
        self.lessons.insert(lesson.to_string());
    }

    /// Notes that a puzzle is solved today; says how long the row of days is if it is that of today.
    pub fn solve(&mut self, id: &str, today: u64) -> Option<u32> {
        self.solved.insert(id.to_string());
        let is_daily = puzzles().of_day(today).is_some_and(|puzzle| puzzle.id == id);
        if !is_daily {
            return None;
        }
        let Streak { days, last, longest } = self.streak;
        if last != today || days == 0 {
            let days = if last + 1 == today { days.saturating_add(1) } else { 1 };
            self.streak = Streak { days, last: today, longest: longest.max(days) };
        }
        Some(self.streak.days)
    }

    /// Adds what was done elsewhere: all puzzles and lessons, and the row of days that is the latest.
    pub fn join(&mut self, other: &Self) {
        self.solved.extend(other.solved.iter().cloned());
        self.lessons.extend(other.lessons.iter().cloned());
        let longest = self.streak.longest.max(other.streak.longest);
        if (other.streak.last, other.streak.days) > (self.streak.last, self.streak.days) {
            self.streak = other.streak;
        }
        self.streak.longest = longest;
    }

    /// How many days in a row the puzzle of the day was solved, up to today or yesterday.
    pub fn streak(&self, today: u64) -> u32 {
        if self.streak.last + 1 >= today { self.streak.days } else { 0 }
    }

    /// The most days in a row so far.
    pub fn longest_streak(&self) -> u32 {
        self.streak.longest
    }
}

impl Streak {
    fn read(text: &str) -> Option<Self> {
        let mut parts = text.split('.');
        let (days, last, longest) = (parts.next()?, parts.next()?, parts.next()?);
        Some(Self {
            days: days.parse().ok()?,
            last: last.parse().ok().filter(|&day: &u64| day < 1 << 32)?,
            longest: longest.parse().ok()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn daily(day: u64) -> String {
        puzzles().of_day(day).expect("there are puzzles").id.clone()
    }

    #[test]
    fn days_in_a_row_are_counted_and_written_down() {
        let mut progress = Progress::default();
        assert_eq!(progress.solve(&daily(100), 100), Some(1));
        assert_eq!(progress.solve(&daily(101), 101), Some(2));
        assert_eq!(progress.solve(&daily(101), 101), Some(2), "twice a day is once");
        assert_eq!(progress.solve(&daily(105), 101), None, "another day's puzzle is only a puzzle");
        assert_eq!([101, 102, 103].map(|day| progress.streak(day)), [2, 2, 0]);
        assert_eq!(progress.solve(&daily(103), 103), Some(1), "a day was missed");
        assert_eq!((progress.longest_streak(), progress.solved()), (2, 4));
        let [solved, days, lessons] = progress.write();
        assert_eq!(Progress::read(Some(&solved), Some(&days), Some(&lessons)), progress);
    }

    #[test]
    fn what_was_done_in_two_places_is_done() {
        let (mut here, mut there) = (Progress::default(), Progress::default());
        here.solve(&daily(100), 100);
        here.solve(&daily(101), 101);
        there.solve(&daily(110), 110);
        let mut both = here.clone();
        both.join(&there);
        assert_eq!((both.solved(), both.streak(110), both.longest_streak()), (3, 1, 2));
        let mut again = both.clone();
        again.join(&there);
        assert_eq!(again, both, "joined twice is joined once");
        there.join(&here);
        assert_eq!(there, both, "whichever comes first");
    }

    #[test]
    fn what_makes_no_sense_is_left_out() {
        for odd in
            ["", "x", "äöü", "zzzzzzzzz", "....", "1.2", "-1.0.0", "1.99999999999999999999.1"]
        {
            let progress = Progress::read(Some(odd), Some(odd), Some(odd));
            assert_eq!(progress, Progress::default(), "{odd}");
        }
    }
}
