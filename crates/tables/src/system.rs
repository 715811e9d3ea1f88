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
    let text = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    let kibibytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    kibibytes.unwrap_or(0) * 1024
}

/// The free bytes on the disk of a folder, which need not exist yet.
pub(crate) fn free_disk(folder: &Path) -> Option<u64> {
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
