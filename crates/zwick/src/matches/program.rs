//! Another program as a player, by the Universal Game Interface.

use std::{
    io::{BufReader, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{self, Receiver, RecvTimeoutError},
    thread,
    time::{Duration, Instant},
};

use game::{AnyMove, Game};

use super::{clocks::Clocks, duel::Player, fault::Fault, position_line, spec::Pace};
use crate::ugi::{
    lines::{self, Line},
    position::is_first_players,
};

/// How long a program that was told to leave may take.
const FAREWELL: Duration = Duration::from_millis(500);

/// How many lines may wait to be heard.
const WAITING: usize = 1024;

/// Another program; it is started when it is first needed, and again after it failed.
#[derive(Debug)]
pub(crate) struct Program {
    words: Vec<String>,
    options: Vec<(&'static str, String)>,
    pace: Pace,
    patience: Duration,
    running: Option<Running>,
    /// Whether it took its side to be better when it chose last.
    better: Option<bool>,
}

/// A program that runs.
#[derive(Debug)]
struct Running {
    child: Child,
    stdin: ChildStdin,
    lines: Receiver<Line>,
    /// The options it knows.
    known: Vec<String>,
}

impl Program {
    /// A program that is not started yet. Options it does not know are not set.
    pub(crate) fn new(
        words: Vec<String>,
        options: Vec<(&'static str, String)>,
        pace: Pace,
        patience: Duration,
    ) -> Self {
        Self { words, options, pace, patience, running: None, better: None }
    }

    /// Gets ready for a new game.
    pub(crate) fn begin(&mut self, seed: u64) -> Result<(), Fault> {
        let begun = self.try_begin(seed);
        self.kept(begun)
    }

    /// How long a turn may take, if that has been said.
    pub(super) fn pace(&self) -> Option<Duration> {
        self.pace.time.map(Duration::from_millis)
    }

    /// Asks for a turn.
    pub(crate) fn choose(
        &mut self,
        game: &Game,
        clocks: Option<(&Clocks, Player)>,
    ) -> Result<AnyMove, Fault> {
        let chosen = self.try_choose(game, clocks);
        self.kept(chosen)
    }

    /// Whether it took its side to be better when it chose last, as far as it has said so.
    pub(crate) const fn is_better(&self) -> Option<bool> {
        self.better
    }

    /// A program that failed is not asked again.
    fn kept<T>(&mut self, result: Result<T, Fault>) -> Result<T, Fault> {
        if result.is_err() {
            self.running = None;
        }
        result
    }

    fn try_begin(&mut self, seed: u64) -> Result<(), Fault> {
        let deadline = Instant::now() + self.patience;
        self.better = None;
        let mut running = match self.running.take() {
            Some(running) => running,
            None => Running::start(&self.words, &self.options, deadline)?,
        };
        running.set("Seed", &seed.to_string())?;
        running.say("uginewgame")?;
        running.wait_until_ready(deadline)?;
        self.running = Some(running);
        Ok(())
    }

    fn try_choose(
        &mut self,
        game: &Game,
        clocks: Option<(&Clocks, Player)>,
    ) -> Result<AnyMove, Fault> {
        let own = match clocks {
            Some((clocks, player)) => clocks.of(player).left,
            None => self.pace().unwrap_or_default(),
        };
        let deadline = Instant::now() + own + self.patience;
        let Some(running) = &mut self.running else {
            return Err(Fault::Crash("it does not run".to_string()));
        };
        running.say(&position_line::text(game))?;
        running.say(&clocks.map_or_else(|| go(self.pace), |clocks| go_by(clocks, game)))?;
        let mut better = None;
        let text = loop {
            let line = running.hear(deadline)?;
            let mut words = line.split_whitespace();
            match words.next() {
                Some("bestmove") => break words.next().unwrap_or_default().to_string(),
                Some("info") => better = says_better(words).or(better),
                _ => {}
            }
        };
        self.better = better;
        let turn = game.position().read_move(&text);
        turn.map_err(|error| Fault::Illegal(error.to_string()))
    }
}

/// Whether a line of information takes the side to move to be better; none if it says nothing of it.
fn says_better<'a>(words: impl Iterator<Item = &'a str>) -> Option<bool> {
    let mut score = words.skip_while(|word| *word != "score").skip(1);
    match score.next()? {
        // Mate in so many, or by the other side after minus so many.
        "cp" | "mate" => score.next()?.parse::<i64>().ok().map(|worth| worth > 0),
        "win" => Some(true),
        "draw" | "loss" => Some(false),
        _ => None,
    }
}

fn go(pace: Pace) -> String {
    let depth = pace.depth.map(|depth| format!(" depth {depth}"));
    let nodes = pace.nodes.map(|nodes| format!(" nodes {nodes}"));
    let time = pace.time.map(|time| format!(" movetime {time}"));
    ["go".to_string()].into_iter().chain(depth).chain(nodes).chain(time).collect()
}

/// The clocks in the order of the protocol.
fn go_by((clocks, own): (&Clocks, Player), game: &Game) -> String {
    let is_first = is_first_players(game.position());
    let players = if is_first { [own, own.other()] } else { [own.other(), own] };
    let [one, two] = players.map(|player| clocks.of(player).left.as_millis());
    let increment = clocks.of(own).increment.as_millis();
    format!("go p1time {one} p2time {two} p1inc {increment} p2inc {increment}")
}

impl Running {
    fn start(
        words: &[String],
        options: &[(&'static str, String)],
        deadline: Instant,
    ) -> Result<Self, Fault> {
        let [program, arguments @ ..] = words else {
            return Err(Fault::Crash("there is no program".to_string()));
        };
        let crash =
            |error: &dyn ToString| Fault::Crash(format!("{program}: {}", error.to_string()));
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| crash(&error))?;
        let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(crash(&"it cannot be talked to"));
        };
        let (sender, lines) = mpsc::sync_channel(WAITING);
        thread::spawn(move || {
            let mut reader = BufReader::new(stdout);
            while let Ok(Some(line)) = lines::read(&mut reader) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let mut running = Self { child, stdin, lines, known: Vec::new() };
        running.greet(deadline)?;
        for (name, value) in options {
            running.set(name, value)?;
        }
        running.wait_until_ready(deadline)?;
        Ok(running)
    }

    fn greet(&mut self, deadline: Instant) -> Result<(), Fault> {
        self.say("ugi")?;
        loop {
            let line = self.hear(deadline)?;
            if line == "ugiok" {
                return Ok(());
            }
            let option =
                line.strip_prefix("option name ").and_then(|rest| rest.split_once(" type "));
            self.known.extend(option.map(|(name, _)| name.to_ascii_lowercase()));
        }
    }

    /// Sets an option, if the program knows it.
    fn set(&mut self, name: &str, value: &str) -> Result<(), Fault> {
        if self.known.contains(&name.to_ascii_lowercase()) {
            self.say(&format!("setoption name {name} value {value}"))?;
        }
        Ok(())
    }

    fn wait_until_ready(&mut self, deadline: Instant) -> Result<(), Fault> {
        self.say("isready")?;
        loop {
            let line = self.hear(deadline)?;
            if line == "readyok" {
                return Ok(());
            }
            if let Some(what) = line.strip_prefix("error ") {
                return Err(Fault::Crash(what.to_string()));
            }
        }
    }

    fn say(&mut self, line: &str) -> Result<(), Fault> {
        let said = writeln!(self.stdin, "{line}").and_then(|()| self.stdin.flush());
        said.map_err(|_| self.ended())
    }

    fn hear(&mut self, deadline: Instant) -> Result<String, Fault> {
        let left = deadline.saturating_duration_since(Instant::now());
        match self.lines.recv_timeout(left) {
            Ok(Line::Text(text)) => Ok(text),
            Ok(Line::TooLong | Line::NotText) => {
                Err(Fault::Crash("it says what is no line of text".to_string()))
            }
            Err(RecvTimeoutError::Timeout) => Err(Fault::TimeOut),
            Err(RecvTimeoutError::Disconnected) => Err(self.ended()),
        }
    }

    /// A program whose end of a pipe is closed has ended, or is about to.
    fn ended(&mut self) -> Fault {
        let how = self.left_within(FAREWELL);
        Fault::Crash(
            how.map_or("it does not listen".to_string(), |status| format!("it ended ({status})")),
        )
    }

    /// How it ended, if it does so within a time.
    fn left_within(&mut self, time: Duration) -> Option<std::process::ExitStatus> {
        let begin = Instant::now();
        loop {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status);
            }
            if begin.elapsed() >= time {
                return None;
            }
            thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let leaves = writeln!(self.stdin, "quit").and_then(|()| self.stdin.flush());
        if leaves.is_err() || self.left_within(FAREWELL).is_none() {
            // One that is gone already cannot be ended, and need not be.
            let _ = self.child.kill();
        }
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_says_whether_the_side_to_move_is_better() {
        let says = |line: &str| says_better(line.split_whitespace());
        for line in ["depth 5 score cp 12 pv d2", "score mate 3", "score win"] {
            assert_eq!(says(line), Some(true), "{line}");
        }
        for line in
            ["depth 5 score cp 0 pv d2", "score cp -7", "score mate -4", "score draw", "score loss"]
        {
            assert_eq!(says(line), Some(false), "{line}");
        }
        for line in ["", "depth 5 pv d2", "score", "score cp", "score lots"] {
            assert_eq!(says(line), None, "{line}");
        }
    }
}
