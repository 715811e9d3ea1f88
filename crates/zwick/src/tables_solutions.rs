//! What was solved, as a report: `docs/solutions.md` is made by it.

use std::{collections::BTreeMap, fs, path::Path, time::Duration};

use anyhow::Context;
use game::catalogue;
use i18n::{Catalogue, Language};
use tables::{Solution, SolvedSpace, mill::Space};

use crate::{output::Output, progress::duration, size::Size};

/// Reads what came out of a solve.
fn read(path: &Path) -> anyhow::Result<Solution> {
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    serde_json::from_str(&text).with_context(|| format!("{}: no solution", path.display()))
}

/// Writes the report of solutions, in the order of the catalogue.
pub(crate) fn write(files: &[impl AsRef<Path>], out: &mut Output) -> anyhow::Result<()> {
    let mut solutions = Vec::new();
    for file in files {
        solutions.push(read(file.as_ref())?);
    }
    let place = |solution: &Solution| {
        catalogue::all().iter().position(|entry| entry.id == solution.rules).unwrap_or(usize::MAX)
    };
    solutions.sort_by_key(|solution| (place(solution), solution.rules.clone()));
    out.line(HEAD)?;
    for solution in &solutions {
        out.line(summary(solution))?;
    }
    for solution in &solutions {
        out.line("")?;
        details(solution, out)?;
    }
    Ok(())
}

const HEAD: &str = "\
# Solutions

What came out of `zwick solve`: for each rule set the value of the empty board for the side that
begins and, where it is decided, the plies until the game is over (`--length`), how many positions
were solved (up to symmetry), the longest win or loss that best play comes to, and what it cost
without the search for the length (a time much longer than the CPU time is that of a run beside other
work). The longest are counted where the tables keep plies: with empty hands. Endless play is a draw;
draws by repetition or by moves without a mill are not looked at, even where the rules make them
automatic.
This file is made by `zwick tables solutions docs/solutions/*.json`.

| rule set | empty board | positions | wins | draws | losses | longest | CPU time | time | threads | memory | on disk |
|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|";

fn summary(solution: &Solution) -> String {
    let mut sum = Sum::default();
    solution.spaces.iter().for_each(|count| sum.add(count));
    format!(
        "| [{0}](#{0}) | {1} | {2} | {3} | {4} | {5} | {6} | {7} | {8} | {9} | {10} | {11} |",
        solution.rules,
        solution.empty_board.as_deref().unwrap_or("-"),
        grouped(sum.positions),
        grouped(sum.wins),
        grouped(sum.draws),
        grouped(sum.losses),
        sum.longest.map_or(String::new(), |plies| plies.to_string()),
        time(solution.cpu_seconds),
        time(solution.wall_seconds),
        solution.threads,
        Size(solution.peak_memory),
        Size(solution.spaces.iter().map(|space| space.bytes).sum()),
    )
}

fn details(solution: &Solution, out: &mut Output) -> anyhow::Result<()> {
    out.line(format!("## {}", solution.rules))?;
    out.line("")?;
    if let Ok(entry) = catalogue::find(&solution.rules) {
        let name = Catalogue::get(Language::EnGb).game_name(entry.id);
        let equal: Vec<&str> = entry.aliases().map(|alias| alias.id).collect();
        let also = if equal.is_empty() {
            String::new()
        } else {
            format!(", and the same game: {}", equal.join(", "))
        };
        out.line(format!("{name}{also}."))?;
        out.line("")?;
    }
    out.line("| sub-space | positions | wins | draws | losses | longest |")?;
    out.line("|---|--:|--:|--:|--:|--:|")?;
    for (name, count) in rows(solution) {
        out.line(format!(
            "| {name} | {} | {} | {} | {} | {} |",
            grouped(count.positions),
            grouped(count.wins),
            grouped(count.draws),
            grouped(count.losses),
            count.longest.map_or(String::new(), |plies| plies.to_string()),
        ))?;
    }
    Ok(())
}

/// The sub-spaces in the order a solver takes them, whichever of them were made again later.
pub(crate) fn in_order(solution: &Solution) -> Vec<&SolvedSpace> {
    let mut spaces: Vec<&SolvedSpace> = solution.spaces.iter().collect();
    spaces.sort_by_key(|solved| {
        solved.space.parse::<Space>().ok().map(|space| {
            let hands = space.mover_hand + space.waiter_hand;
            (hands, space.mover + space.waiter, space.min(space.swapped()), space)
        })
    });
    spaces
}

/// The sub-spaces with empty hands; the others, of which there may be thousands, by how many
/// stones are in hand. Sub-spaces of draughts know no hands.
fn rows(solution: &Solution) -> Vec<(String, Sum)> {
    let mut single = Vec::new();
    let mut placing: BTreeMap<u8, Sum> = BTreeMap::new();
    for count in in_order(solution) {
        match count.space.parse::<Space>() {
            Ok(space) if !space.is_moving() => {
                placing.entry(space.mover_hand + space.waiter_hand).or_default().add(count);
            }
            _ => {
                let mut sum = Sum::default();
                sum.add(count);
                single.push((count.space.clone(), sum));
            }
        }
    }
    let placing = placing.into_iter().map(|(hands, sum)| (format!("{hands} in hand"), sum));
    single.into_iter().chain(placing).collect()
}

/// What several sub-spaces have together.
#[derive(Default)]
struct Sum {
    positions: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    longest: Option<u16>,
}

impl Sum {
    fn add(&mut self, count: &SolvedSpace) {
        self.positions += count.positions;
        self.wins += count.wins;
        self.draws += count.draws;
        self.losses += count.losses;
        self.longest = self.longest.max(count.longest);
    }
}

fn time(seconds: f64) -> String {
    if seconds < 60.0 {
        return format!("{seconds:.1} s");
    }
    duration(Duration::from_secs_f64(seconds))
}

/// A number with commas between thousands.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_set_apart() {
        let all = [0, 999, 1_000, 8_904_593_601].map(grouped);
        assert_eq!(all, ["0", "999", "1,000", "8,904,593,601"]);
    }
}
