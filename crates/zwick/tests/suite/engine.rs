//! The engine for other programs: the transcripts of docs/protocol.md, and what no transcript shows.

use std::{
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Child, ChildStdin, Stdio},
    sync::mpsc::{self, Receiver},
    thread,
    time::Duration,
};

use crate::support::command;
use game::{Dice, Family, Game, catalogue};

/// So long nothing takes that works.
const PATIENCE: Duration = Duration::from_mins(3);

/// The engine as another program sees it.
struct Program {
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Program {
    fn start() -> Self {
        let mut child = command()
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .unwrap();
        let stdout = child.stdout.take().unwrap();
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in BufReader::new(stdout).lines() {
                if sender.send(line.unwrap()).is_err() {
                    break;
                }
            }
        });
        let stdin = child.stdin.take();
        Self { child, stdin, lines }
    }

    fn send_bytes(&mut self, bytes: &[u8]) {
        let stdin = self.stdin.as_mut().unwrap();
        stdin.write_all(bytes).unwrap();
        stdin.write_all(b"\n").unwrap();
        stdin.flush().unwrap();
    }

    fn send(&mut self, line: &str) {
        self.send_bytes(line.as_bytes());
    }

    #[track_caller]
    fn hear(&self) -> String {
        self.lines.recv_timeout(PATIENCE).unwrap()
    }

    /// The next line that begins so.
    #[track_caller]
    fn hear_until(&self, begin: &str) -> String {
        loop {
            let line = self.hear();
            if line.starts_with(begin) {
                return line;
            }
        }
    }

    /// Closes the input; gives what is still said, and how it ended.
    fn finish(mut self) -> (Vec<String>, Option<i32>) {
        self.stdin = None;
        let rest = self.lines.iter().collect();
        (rest, self.child.wait().unwrap().code())
    }
}

/// Whether a line is as a pattern says in which stars stand for anything without a blank.
fn matches(pattern: &str, line: &str) -> bool {
    let Some((first, rest)) = pattern.split_once('*') else {
        return pattern == line;
    };
    let Some(after) = line.strip_prefix(first) else {
        return false;
    };
    let word = after.find(' ').unwrap_or(after.len());
    (0..=word).filter(|&end| after.is_char_boundary(end)).any(|end| matches(rest, &after[end..]))
}

/// The blocks marked `ugi` of a document: their lines with their numbers.
fn transcripts(text: &str) -> Vec<Vec<(usize, &str)>> {
    let mut transcripts = Vec::new();
    let mut inside = false;
    for (index, line) in text.lines().enumerate() {
        if line.starts_with("```") {
            inside = !inside && line == "```ugi";
            if inside {
                transcripts.push(Vec::new());
            }
        } else if inside && let Some(last) = transcripts.last_mut() {
            last.push((index + 1, line));
        }
    }
    transcripts
}

/// Holds a conversation and compares every line.
fn replay(transcript: &[(usize, &str)]) {
    let mut program = Program::start();
    let mut skips = false;
    for &(number, line) in transcript {
        if let Some(command) = line.strip_prefix("> ") {
            program.send(command);
        } else if line == "..." {
            skips = true;
        } else if skips {
            while !matches(line, &program.hear()) {}
            skips = false;
        } else {
            let said = program.hear();
            assert!(matches(line, &said), "line {number} should be\n{line}\nbut is\n{said}");
        }
    }
    assert_eq!(program.finish(), (Vec::new(), Some(0)), "{transcript:?}");
}

#[test]
fn the_transcripts_of_the_document_are_what_is_said() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let text = std::fs::read_to_string(path).unwrap();
    let transcripts = transcripts(&text);
    assert_eq!(transcripts.len(), text.matches("```ugi\n").count());
    assert!(transcripts.len() >= 6);
    for transcript in transcripts {
        replay(&transcript);
    }
}

#[test]
fn a_transcript_that_is_wrong_is_noticed() {
    let wrong = |lines: &[(usize, &str)]| std::panic::catch_unwind(|| replay(lines)).is_err();
    assert!(wrong(&[(1, "> isready"), (2, "readynot")]));
    assert!(wrong(&[(1, "> isready")]));
    assert!(matches("a * c*", "a bb cd") && !matches("a * c", "a b b c"));
}

#[test]
fn garbage_never_ends_the_conversation_and_changes_nothing() {
    let mut random = fastrand::Rng::with_seed(41);
    let mut program = Program::start();
    program.send("position startpos moves d2");
    let words = [
        "ugi",
        "position",
        "startpos",
        "fen",
        "moves",
        "go",
        "depth",
        "nodes",
        "p1time",
        "99999",
        "setoption",
        "name",
        "value",
        "Hash",
        "Level",
        "Rules",
        "query",
        "result",
        "-1",
        "d2",
        "(5,5,4)",
        "(",
        ")",
        "3/3/3/6/3/3/3",
        "w",
        "{",
        "}",
        "\u{1F3B2}",
        "custom-x",
        "@",
        "x\ty",
    ];
    for round in 0..400 {
        let bytes: Vec<u8> = if round % 2 == 0 {
            let length = random.usize(..200);
            (0..length).map(|_| random.u8(..)).filter(|&byte| byte != b'\n').collect()
        } else {
            let count = random.usize(1..7);
            let line: Vec<&str> = (0..count).map(|_| words[random.usize(..words.len())]).collect();
            // What would be obeyed is no garbage.
            format!("say {}", line.join(" ")).into_bytes()
        };
        program.send_bytes(&bytes);
    }
    for head in ["setoption name", "position fen", "position startpos moves", "query", "go nodes"] {
        for word in words.iter().filter(|word| !matches!(**word, "result" | "99999" | "d2")) {
            program.send(&format!("{head} {word} \u{0} {word}"));
        }
    }
    program.send_bytes(&vec![b'g'; (1 << 20) + 7]);
    program.send_bytes(&[0xff; 100]);
    program.send("position startpos moves d2 d2");
    program.send("query p1turn");
    program.send("isready");
    let mut errors = 0;
    loop {
        match program.hear().as_str() {
            "response false" => break,
            line => {
                assert!(line.starts_with("error line "), "{line}");
                assert!(line.chars().count() < 400, "{line}");
                errors += 1;
            }
        }
    }
    assert!(errors > 400, "{errors}");
    assert_eq!(program.hear(), "readyok");
    // The game is still the one with a stone on d2.
    program.send("position startpos moves d2 d6");
    program.send("query p1turn");
    assert_eq!(program.hear(), "response true");
    assert_eq!(program.finish(), (Vec::new(), Some(0)));
}

#[test]
fn every_game_is_played_with_a_limit_of_nodes() {
    let mut program = Program::start();
    program.send("setoption name Hash value 1");
    for entry in catalogue::all().iter().filter(|entry| entry.family != Family::Pegs) {
        let mut game = Game::named(entry.id).unwrap();
        let mut words = Vec::new();
        program.send(&format!("setoption name Rules value {}", entry.id));
        program.send("uginewgame");
        for _ in 0..12 {
            if game.end().is_some() {
                break;
            }
            if game.position().awaits_throw() {
                let throw = Dice::new(5).throw(game.ply());
                game.throw(throw).unwrap();
                words.push(throw.to_string());
            }
            program.send(&format!("position startpos moves {}", words.join(" ")));
            program.send("go nodes 200");
            let answer = program.hear_until("bestmove ");
            let turn = answer.strip_prefix("bestmove ").unwrap();
            game.play_text(turn).unwrap_or_else(|error| panic!("{}: {turn}: {error}", entry.id));
            words.push(turn.to_string());
        }
    }
    assert_eq!(program.finish(), (Vec::new(), Some(0)));
}

#[test]
fn rules_of_ones_own_are_played_too() {
    let mut program = Program::start();
    program.send("setoption name Rules value {\"base\": \"classic\", \"stones\": \"10\"}");
    program.send("position fen 3/3/3/6/3/3/3 w 10 10 0");
    program.send("go depth 1");
    assert!(!program.hear_until("bestmove ").ends_with("(none)"));
    // Impossible rules change nothing.
    program.send("setoption name Rules value {\"base\": \"classic\", \"stones\": \"99\"}");
    assert!(program.hear().starts_with("error line 4: Rules: "));
    program.send("position fen 3/3/3/6/3/3/3 w 10 10 0");
    program.send("isready");
    assert_eq!(program.hear(), "readyok");
    assert_eq!(program.finish(), (Vec::new(), Some(0)));
}

#[test]
fn the_end_of_the_input_stops_an_endless_search() {
    for words in ["infinite", "depth 100", "p1time 3600000 p2time 3600000", "movetime 3600000"] {
        let mut program = Program::start();
        program.send(&format!("go {words}"));
        let (said, code) = program.finish();
        assert!(said.last().unwrap().starts_with("bestmove "), "{said:?}");
        assert_eq!(code, Some(0));
    }
}

#[test]
fn a_search_that_was_stopped_makes_room_for_the_next() {
    let mut program = Program::start();
    for _ in 0..20 {
        program.send("go infinite");
        program.send("stop");
        program.send("position startpos moves d2");
        program.send("go depth 1");
        program.hear_until("bestmove ");
        assert!(program.hear_until("bestmove ") != "bestmove d2");
        program.send("position startpos");
    }
    let (said, code) = program.finish();
    assert_eq!((said, code), (Vec::new(), Some(0)));
}
