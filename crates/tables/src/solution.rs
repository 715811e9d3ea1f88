//! What a solved rule set has come to, as it is kept beside the tables.

use std::{
    fs,
    io::{self, Write},
    path::Path,
    time::Instant,
};

use serde::{Deserialize, Serialize};

use crate::{Value, system};

/// The name of the file.
pub const SOLUTION_FILE: &str = "solution.json";

/// What a solved rule set has come to.
#[derive(Clone, PartialEq, Serialize, Deserialize, Default, Debug)]
pub struct Solution {
    /// The id of the rules.
    pub rules: String,
    /// Their graph hash, as 16 hexadecimal digits.
    pub graph: String,
    /// The value of the empty board for the side that starts, once it is known.
    pub empty_board: Option<String>,
    /// The sub-spaces, in the order they were solved.
    pub spaces: Vec<SolvedSpace>,
    /// Processor seconds of all runs.
    pub cpu_seconds: f64,
    /// Seconds of all runs.
    pub wall_seconds: f64,
    /// The most memory that a run took, in bytes.
    pub peak_memory: u64,
    /// How many threads the last run had.
    pub threads: usize,
    /// Whether the last run used AVX-512 and BMI2.
    pub vector: bool,
}

/// What a sub-space has come to. Positions are counted up to symmetry.
#[derive(Clone, PartialEq, Serialize, Deserialize, Default, Debug)]
pub struct SolvedSpace {
    /// The sub-space, as in `4-3`.
    pub space: String,
    /// Its positions.
    pub positions: u64,
    /// Those that the side to move wins.
    pub wins: u64,
    /// Those that nobody wins.
    pub draws: u64,
    /// Those that the side to move loses.
    pub losses: u64,
    /// The most plies that a decided position takes, where plies are kept.
    pub longest: Option<u16>,
    /// The length of its table in bytes.
    pub bytes: u64,
    /// Seconds it took together with its counterpart.
    pub seconds: f64,
    /// Processor seconds it took together with its counterpart.
    pub cpu_seconds: f64,
}

/// Measures what a run costs, from one note in the solution to the next.
#[derive(Debug)]
pub(crate) struct Meter {
    wall: Instant,
    cpu: f64,
}

impl Meter {
    pub(crate) fn start() -> Self {
        Self { wall: Instant::now(), cpu: system::cpu_seconds() }
    }

    /// Adds to a solution what was spent since the last time.
    pub(crate) fn charge(&mut self, solution: &mut Solution) {
        let now = Self::start();
        solution.wall_seconds += (now.wall - self.wall).as_secs_f64();
        solution.cpu_seconds += now.cpu - self.cpu;
        solution.peak_memory = solution.peak_memory.max(system::peak());
        *self = now;
    }
}

impl Solution {
    /// Reads the solution in a folder of tables, if there is one that can be read.
    pub fn read(folder: &Path) -> Option<Self> {
        let text = fs::read_to_string(folder.join(SOLUTION_FILE)).ok()?;
        serde_json::from_str(&text).ok()
    }

    /// Writes it beside the tables: whole or not at all.
    pub(crate) fn write(&self, folder: &Path) -> io::Result<()> {
        let part = folder.join(format!("{SOLUTION_FILE}.part"));
        let text = serde_json::to_string_pretty(self)?;
        let mut file = fs::File::create(&part)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&part, folder.join(SOLUTION_FILE))
    }

    /// Notes the value of the empty board, with the plies that the tables do not keep, and writes it
    /// into the folder of the tables.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn note_empty_board(&mut self, folder: &Path, value: Value) -> io::Result<()> {
        self.empty_board = Some(value.to_string());
        self.write(folder)
    }

    /// What a sub-space has come to, if it was solved.
    pub fn space(&self, space: &str) -> Option<&SolvedSpace> {
        self.spaces.iter().find(|solved| solved.space == space)
    }

    pub(crate) fn record(&mut self, solved: SolvedSpace) {
        self.spaces.retain(|other| other.space != solved.space);
        self.spaces.push(solved);
    }
}
