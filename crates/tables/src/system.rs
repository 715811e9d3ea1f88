//! What the operating system says of this process and its disk.

use std::path::Path;

/// Processor seconds of this process so far; 0 where the system does not tell.
pub(crate) fn cpu_seconds() -> f64 {
    #[cfg(unix)]
    {
        let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
        let part = |number: i64| u32::try_from(number).map_or(0.0, f64::from);
        part(time.tv_sec) + part(time.tv_nsec) / 1e9
    }
    #[cfg(not(unix))]
    0.0
}

/// The bytes of memory in use; 0 where the system does not tell.
pub(crate) fn resident() -> u64 {
    status("VmRSS:")
}

/// The most bytes of memory that were in use; 0 where the system does not tell.
pub(crate) fn peak() -> u64 {
    status("VmHWM:")
}

fn status(name: &str) -> u64 {
    bytes_in("/proc/self/status", name).unwrap_or(0)
}

/// The bytes of memory that programs can still have, where the system tells.
pub fn free_memory() -> Option<u64> {
    bytes_in("/proc/meminfo", "MemAvailable:")
}

/// The value of a line of one of Linux's own files, which count in kibibytes.
fn bytes_in(file: &str, name: &str) -> Option<u64> {
    let text = std::fs::read_to_string(file).ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix(name))?;
    Some(line.split_whitespace().next()?.parse::<u64>().ok()? * 1024)
}

/// How far a thread lets others go before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Whoever waits for an answer goes first.
    Some,
    /// So does whoever waits for something that is more urgent.
    More,
    /// Everything else on the machine goes first.
    All,
}

/// Lets others go before this thread and those it begins from now on. Where the system does not tell
/// threads apart nothing happens: the rest of the program must stay quick.
pub fn give_way(way: Way) {
    #[cfg(target_os = "linux")]
    {
        let nice = match way {
            Way::Some => 5,
            Way::More => 10,
            Way::All => 19,
        };
        // Without it the thread merely takes its share.
        let _ = rustix::process::setpriority_process(None, nice);
    }
    #[cfg(not(target_os = "linux"))]
    let _ = way;
}

/// The free bytes on the disk of a folder, which need not exist yet.
pub fn free_disk(folder: &Path) -> Option<u64> {
    #[cfg(unix)]
    {
        let existing = folder.ancestors().find(|path| path.exists()).unwrap_or(Path::new("."));
        let existing = if existing.as_os_str().is_empty() { Path::new(".") } else { existing };
        let stat = rustix::fs::statvfs(existing).ok()?;
        Some(stat.f_bavail * stat.f_frsize)
    }
    #[cfg(not(unix))]
    {
        let _ = folder;
        None
    }
}

/// Asks the system to forget what it holds of a file in memory; says whether it could be asked.
pub(crate) fn forget_file(path: &Path) -> bool {
    #[cfg(target_os = "linux")]
    {
        let forgotten = std::fs::File::open(path)
            .map(|file| rustix::fs::fadvise(&file, 0, None, rustix::fs::Advice::DontNeed));
        matches!(forgotten, Ok(Ok(())))
    }
    #[cfg(not(target_os = "linux"))]
    {
        let _ = path;
        false
    }
}
