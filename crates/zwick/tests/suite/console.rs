//! The console blocks of README.md and docs/ say what the program says.
//!
//! In a block marked `console` a line `$ zwick …` is a command, also at the end of a pipe, and
//! what follows it up to the next `$` is its output, exactly. A line of three dots stands for any
//! number of lines. Other commands (`$ cargo …`) are shown, not run. The commands of one file run
//! one after the other in one empty folder.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::support::folder;

/// A command of a document and what it should say.
#[derive(Debug, PartialEq, Eq)]
struct Example {
    line: usize,
    command: String,
    output: Vec<String>,
}

fn examples(text: &str) -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    let (mut inside, mut goes_on) = (false, false);
    for (index, line) in text.lines().enumerate() {
        if line.starts_with("```") {
            inside = !inside && line.trim_end() == "```console";
            goes_on = false;
        } else if !inside {
        } else if let Some(command) = line.strip_prefix("$ ") {
            goes_on = command.ends_with('\\');
            examples.push(Example {
                line: index + 1,
                command: command.to_string(),
                output: Vec::new(),
            });
        } else if let Some(last) = examples.last_mut() {
            if goes_on {
                goes_on = line.ends_with('\\');
                last.command.push('\n');
                last.command.push_str(line);
            } else {
                last.output.push(line.to_string());
            }
        }
    }
    for example in &mut examples {
        while example.output.last().is_some_and(|line| line.trim().is_empty()) {
            example.output.pop();
        }
    }
    examples.retain(|example| {
        let runs = |part: &str| part.split_whitespace().next() == Some("zwick");
        example.command.split(['|', ';', '&']).any(runs)
    });
    examples
}

/// Whether lines match a pattern in which three dots stand for any number of lines.
fn matches(wanted: &[String], said: &[&str]) -> bool {
    match wanted.split_first() {
        None => said.is_empty(),
        Some((dots, rest)) if dots == "..." => {
            (0..=said.len()).any(|skipped| matches(rest, &said[skipped..]))
        }
        Some((line, rest)) => said.first() == Some(&line.as_str()) && matches(rest, &said[1..]),
    }
}

fn run(example: &Example, folder: &Path) -> String {
    let program = Path::new(env!("CARGO_BIN_EXE_zwick"));
    let mut path = program.parent().unwrap().as_os_str().to_owned();
    path.push(":");
    path.push(env::var_os("PATH").unwrap_or_default());
    let output = Command::new("sh")
        .args(["-c", &format!("exec 2>&1\n{}", example.command)])
        .current_dir(folder)
        .env("PATH", path)
        .env("LC_ALL", "en_GB.UTF-8")
        .env("LANG", "en_GB.UTF-8")
        .output()
        .unwrap();
    String::from_utf8(output.stdout).unwrap()
}

fn check_document(name: &str, text: &str) -> usize {
    let folder = folder(&format!("console_{}", name.replace(['/', '.'], "_")));
    let examples = examples(text);
    for example in &examples {
        let said = run(example, &folder);
        // A blank line before the next command or the end of the block only sets them apart.
        let lines: Vec<&str> = said.trim_end().lines().collect();
        assert!(
            matches(&example.output, &lines),
            "{name}:{}: $ {}\nshould say\n{}\nbut says\n{said}",
            example.line,
            example.command,
            example.output.join("\n")
        );
    }
    examples.len()
}

fn documents(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(documents(&path));
        } else if path.extension().is_some_and(|end| end == "md") {
            found.push(path);
        }
    }
    found.sort();
    found
}

#[test]
fn documents_say_what_the_program_says() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut paths = documents(&root.join("docs"));
    paths.push(root.join("README.md"));
    for path in paths {
        let text = fs::read_to_string(&path).unwrap();
        let name = path.strip_prefix(&root).unwrap().display().to_string();
        check_document(&name, &text);
    }
}

#[test]
fn examples_are_found_run_and_compared() {
    let text = "\
# Title

```console
$ cargo build
whatever
$ zwick perft classic 2
1 24
2 552

$ printf 'a1\\n' | zwick play three \\
    --lang en
Three Men's Morris (three)
...
Goodbye. The game is not finished.
...
$ zwick perft clasic 2
zwick: there are no rules called \"clasic\"; did you mean \"classic\"?
```

```sh
$ zwick never run
```
";
    assert_eq!(check_document("own example", text), 3);
    let wrong = text.replace("2 552", "2 553");
    let result = std::panic::catch_unwind(|| check_document("wrong example", &wrong));
    assert!(result.is_err());
}
