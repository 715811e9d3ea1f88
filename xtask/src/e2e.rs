//! The pages in a real browser, and the modules of the board by themselves.
//!
//! Everything runs without a display; each spec starts its own server and ends it.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::{
    browser,
    shell::{self, cargo_command},
    suite::{self, Count},
};

/// Where the specs live.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../crates/server/e2e");

/// Checks the types of the scripts, runs their unit tests, and plays in the browser.
pub(crate) fn run() -> Result<Count> {
    browser::install()?;
    install_packages()?;
    println!("== types of the scripts");
    shell::run(node().arg("node_modules/typescript/bin/tsc").args(["-p", "tsconfig.json"]))?;
    println!("== the board's modules");
    let unit = tests("unit", ".test.mjs", None)?;
    println!("== the pages in a browser");
    let binary = build()?;
    let pages = tests("specs", ".spec.mjs", Some(&binary))?;
    Ok(unit + pages)
}

/// Takes the pictures of the documentation.
pub(crate) fn screenshots() -> Result<()> {
    browser::install()?;
    install_packages()?;
    let binary = build()?;
    println!("== pictures");
    shell::run(node().arg("screenshots.mjs").env("ZWICK_BIN", binary))
}

/// Runs the tests of a folder, two files at a time.
fn tests(folder: &str, ending: &str, binary: Option<&Path>) -> Result<Count> {
    let mut files = Vec::new();
    for entry in fs::read_dir(Path::new(FOLDER).join(folder)).context(folder.to_string())? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(ending) {
            files.push(format!("{folder}/{name}"));
        }
    }
    if files.is_empty() {
        bail!("there are no tests in {folder}");
    }
    files.sort();
    let mut command = node();
    command.args(["--test", "--test-reporter=spec", "--test-concurrency=2"]).args(files);
    if let Some(binary) = binary {
        command.env("ZWICK_BIN", binary);
    }
    suite::count(&mut command, suite::node_line)
}

/// Builds the program and says where it lies.
fn build() -> Result<PathBuf> {
    shell::cargo("the program", &["build", "--package", "zwick", "--quiet"], &[])?;
    let output = cargo_command()
        .args(["metadata", "--format-version", "1", "--no-deps"])
        .output()
        .context("cargo metadata cannot be run")?;
    let metadata: Value = serde_json::from_slice(&output.stdout).context("cargo metadata")?;
    let target = metadata["target_directory"].as_str().context("no target folder")?;
    Ok(Path::new(target).join("debug").join(format!("zwick{}", std::env::consts::EXE_SUFFIX)))
}

/// Installs the packages of the lock file, unless they are there.
fn install_packages() -> Result<()> {
    let folder = Path::new(FOLDER);
    let lock = fs::read(folder.join("package-lock.json")).context("package-lock.json")?;
    let installed = folder.join("node_modules/.installed-lock.json");
    if fs::read(&installed).is_ok_and(|known| known == lock) {
        return Ok(());
    }
    println!("== packages for the browser tests");
    let mut npm = Command::new("npm");
    npm.args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]).current_dir(folder);
    shell::run(&mut npm)?;
    fs::write(installed, lock).context("node_modules")
}

fn node() -> Command {
    let mut node = Command::new("node");
    node.current_dir(FOLDER);
    node
}
