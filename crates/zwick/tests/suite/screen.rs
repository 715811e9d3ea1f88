//! The game on the screen of a real terminal, which is left as it was.

#![cfg(target_os = "linux")]

use std::{
    env, fs,
    io::{Read, Write},
    path::PathBuf,
    process::{Child, ChildStdin, Command, Stdio},
    sync::{Arc, Mutex},
    thread,
    time::{Duration, Instant},
};

use crate::support::folder;

/// So long a machine may be busy with other things before a test gives up on it.
const PATIENCE: Duration = Duration::from_mins(2);

const ROWS: u16 = 24;
const COLUMNS: u16 = 80;

/// What a terminal shows, as far as this program writes on it.
#[derive(Default)]
struct Screen {
    all: Vec<u8>,
    cells: Vec<Vec<char>>,
    row: usize,
    column: usize,
}

impl Screen {
    fn read(bytes: &[u8]) -> Self {
        let blank = vec![vec![' '; usize::from(COLUMNS)]; usize::from(ROWS)];
        let mut screen = Self { all: bytes.to_vec(), cells: blank, ..Self::default() };
        let text = String::from_utf8_lossy(bytes).into_owned();
        let mut signs = text.chars().peekable();
        while let Some(sign) = signs.next() {
            match sign {
                '\x1b' if signs.next_if_eq(&'[').is_some() => {
                    let mut words = String::new();
                    let end = loop {
                        match signs.next() {
                            Some(c) if c.is_ascii_alphabetic() => break c,
                            Some(c) => words.push(c),
                            None => return screen,
                        }
                    };
                    screen.obey(&words, end);
                }
                '\r' => screen.column = 0,
                '\n' => screen.go_down(),
                sign if !sign.is_control() => screen.put(sign),
                _ => {}
            }
        }
        screen
    }

    fn obey(&mut self, words: &str, end: char) {
        let mut numbers = words.split(';').map(|word| word.parse().unwrap_or(1_usize));
        match end {
            'H' => {
                self.row = numbers.next().unwrap_or(1) - 1;
                self.column = numbers.next().unwrap_or(1) - 1;
            }
            'J' => self.clear(),
            'l' if words == "?1049" => {
                self.clear();
                (self.row, self.column) = (0, 0);
            }
            _ => {}
        }
    }

    fn clear(&mut self) {
        self.cells.iter_mut().for_each(|row| row.fill(' '));
    }

    fn go_down(&mut self) {
        if self.row + 1 < usize::from(ROWS) {
            self.row += 1;
        } else {
            self.cells.remove(0);
            self.cells.push(vec![' '; usize::from(COLUMNS)]);
        }
    }

    fn put(&mut self, sign: char) {
        if let Some(cell) = self.cells.get_mut(self.row).and_then(|row| row.get_mut(self.column)) {
            *cell = sign;
        }
        self.column += 1;
    }

    fn text(&self) -> String {
        let lines = self.cells.iter().map(|row| row.iter().collect::<String>());
        lines.map(|line| line.trim_end().to_string()).collect::<Vec<_>>().join("\n")
    }

    fn prose(&self) -> String {
        self.text().split_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn has(&self, bytes: &str) -> bool {
        self.all.windows(bytes.len()).any(|part| part == bytes.as_bytes())
    }
}

/// The program on a terminal of its own, which `script` lends it.
struct Console {
    child: Child,
    keyboard: ChildStdin,
    seen: Arc<Mutex<Vec<u8>>>,
    folder: PathBuf,
}

impl Console {
    fn start(name: &str, args: &str) -> Self {
        let folder = folder(name);
        let program = env!("CARGO_BIN_EXE_zwick");
        let play = format!("echo $$ > id; exec {program} {args}");
        let line = format!(
            "stty rows {ROWS} cols {COLUMNS}; stty -g > before; sh -c '{play}'; echo $? > code; \
             stty -g > after"
        );
        let mut child = Command::new("script")
            .args(["--quiet", "--flush", "--command", &line, "/dev/null"])
            .current_dir(&folder)
            .env_clear()
            .env("PATH", env::var_os("PATH").unwrap())
            .env("SHELL", "/bin/sh")
            .env("TERM", "xterm-256color")
            .env("LC_ALL", "en_GB.UTF-8")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let keyboard = child.stdin.take().unwrap();
        let seen = Arc::new(Mutex::new(Vec::new()));
        let (mut reader, heard) = (child.stdout.take().unwrap(), Arc::clone(&seen));
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Some(count) = reader.read(&mut bytes).ok().filter(|&count| count > 0) {
                heard.lock().unwrap().extend(&bytes[..count]);
            }
        });
        Self { child, keyboard, seen, folder }
    }

    fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
    }

    /// What the shell around the program has written down.
    fn written(&self, file: &str) -> String {
        fs::read_to_string(self.folder.join(file)).unwrap().trim().to_string()
    }

    fn screen(&self) -> Screen {
        Screen::read(&self.seen.lock().unwrap())
    }

    /// Waits until words are on the screen.
    fn wait_for(&self, words: &str) {
        let start = Instant::now();
        while !self.screen().prose().contains(words) {
            assert!(start.elapsed() < PATIENCE, "no \"{words}\":\n{}", self.screen().text());
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Waits until the program has ended, and looks whether the terminal is as before.
    fn end(mut self) -> Screen {
        self.wait_for("Goodbye.");
        assert!(self.child.wait().unwrap().success());
        assert_eq!(self.written("code"), "0", "{}", self.screen().text());
        assert_eq!(self.written("after"), self.written("before"));
        self.screen()
    }
}

#[test]
fn a_turn_is_played_against_the_computer_and_the_terminal_given_back() {
    let mut console = Console::start("screen_classic", "play classic --level 1 --seed 3");
    console.wait_for("White to move: place one of your 9 stones.");
    console.press(" ");
    console.wait_for("White to move: place one of your 8 stones.");
    console.wait_for("Zwick: ");
    console.press("\x03");
    console.wait_for("Stop all the same? [y/n]");
    console.press("n");
    console.press("q");
    console.wait_for("Stop all the same? [y/n]");
    console.press("y");
    let screen = console.end();
    for (taken, given_back) in [("\x1b[?1049h", "\x1b[?1049l"), ("\x1b[?1000h", "\x1b[?1000l")] {
        assert!(screen.has(taken) && screen.has(given_back), "{taken:?}");
    }
    assert!(screen.has("The game has not been saved"), "{}", screen.text());
}

#[test]
fn a_program_that_is_told_to_end_gives_the_terminal_back() {
    let console = Console::start("screen_pegs", "play pegs33");
    console.wait_for("32 pegs left");
    assert!(
        Command::new("kill").args(["-TERM", &console.written("id")]).status().unwrap().success()
    );
    let screen = console.end();
    assert!(screen.has("\x1b[?1049l"));
}

#[test]
fn plain_lines_are_spoken_on_request() {
    let mut console = Console::start("screen_plain", "play three --plain");
    console.wait_for("White to move: place one of your 3 stones.");
    console.press("quit\n");
    let screen = console.end();
    assert!(!screen.has("\x1b[?1049h"));
}
