//! What this process takes of the machine, where the system tells.

use std::fs;

/// Ticks of `/proc/self/stat` in a second, the same on every Linux we know.
const TICKS: u64 = 100;

/// What this process takes of the machine.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Process {
    /// The memory it holds, in bytes.
    pub(super) memory: u64,
    /// The time it has spent on processors, in seconds.
    pub(super) cpu: f64,
    /// How many files and connections it has open.
    pub(super) files: u64,
}

impl Process {
    /// This process, now.
    pub(super) fn now() -> Option<Self> {
        let status = fs::read_to_string("/proc/self/status").ok()?;
        let stat = fs::read_to_string("/proc/self/stat").ok()?;
        let files = fs::read_dir("/proc/self/fd").ok()?.count() as u64;
        Some(Self { memory: memory(&status)?, cpu: cpu(&stat)?, files })
    }
}

fn memory(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes << 10)
}

fn cpu(stat: &str) -> Option<f64> {
    // The name of the program stands in parentheses and may hold anything.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |index: usize| fields.get(index)?.parse::<u64>().ok();
    Some(seconds(ticks(11)? + ticks(12)?))
}

#[expect(clippy::cast_precision_loss, reason = "the last digits of so many ticks do not matter")]
fn seconds(ticks: u64) -> f64 {
    ticks as f64 / TICKS as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_system_says_is_read() {
        assert_eq!(memory("Name:\tzwick\nVmRSS:\t   12 kB\n"), Some(12 << 10));
        let stat = "7 (a ) b) S 1 7 7 0 -1 4 0 0 0 0 150 50 0 0 20 0 9 0 5";
        assert_eq!(cpu(stat), Some(2.0));
        assert_eq!((memory(""), cpu("")), (None, None));
    }

    #[test]
    #[cfg_attr(not(target_os = "linux"), ignore = "reads /proc")]
    fn this_process_takes_something() {
        let process = Process::now().expect("the system tells");
        assert!(process.memory > 1 << 20 && process.files > 2, "{process:?}");
    }
}
