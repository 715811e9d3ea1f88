//! Room for the working arrays: memory, or where that would be too much, files that are mapped.
//!
//! Memory is asked for in huge pages where the system has them: the arrays are written at random.
//! What is mapped is streamed by the operating system. When a process holds more of it than it
//! may, it lets go of all mapped pages; those that are needed come back from the cache or the disk.

#![allow(unsafe_code, reason = "mapped files, which belong to this process alone")]

use std::{
    fs::{File, OpenOptions},
    io,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, PoisonError, Weak,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

use memmap2::{MmapMut, MmapOptions, UncheckedAdvice};

use crate::system;

/// How often the memory in use is looked at, in milliseconds.
const LOOK_EVERY: u64 = 100;

/// How much may come in between two looks.
const SLACK: u64 = 128 << 20;

/// Hands out room, and keeps the memory in use below a limit.
#[derive(Debug)]
pub(crate) struct Rooms {
    folder: PathBuf,
    limit: u64,
    begun: Instant,
    looked: AtomicU64,
    made: AtomicU64,
    maps: Mutex<Vec<Weak<Map>>>,
}

/// Memory, or a file that is mapped and has no name any more.
#[derive(Debug)]
pub(crate) struct Map {
    map: MmapMut,
    file: Option<File>,
}

impl Map {
    /// So many zeros in memory.
    fn in_memory(bytes: usize) -> io::Result<Arc<Self>> {
        let map = MmapMut::map_anon(bytes.max(1))?;
        // Where there are no huge pages, small ones do.
        #[cfg(target_os = "linux")]
        drop(map.advise(memmap2::Advice::HugePage));
        Ok(Arc::new(Self { map, file: None }))
    }

    /// Whether it takes memory that cannot be let go of.
    pub(crate) fn is_memory(&self) -> bool {
        self.file.is_none()
    }

    /// Where the bytes begin. They may be written by whoever keeps others from it.
    pub(crate) fn start(&self) -> *mut u8 {
        self.map.as_ptr().cast_mut()
    }

    pub(crate) fn len(&self) -> usize {
        self.map.len()
    }
}

/// How the names of scratch files begin and end.
const SCRATCH: &str = "scratch-";
const PART: &str = ".part";

/// Removes what runs that were killed have left half written: scratch files that had not lost their
/// names yet, and tables that were being made anew beside finished ones.
pub(super) fn sweep(folder: &Path) {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    for path in entries.map(|entry| entry.path()) {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if name.ends_with(PART) {
            // It takes room and nothing else; the run that follows says so if there is too little.
            let _ = std::fs::remove_file(&path);
        }
    }
}

impl Rooms {
    pub(crate) fn new(folder: &Path, limit: u64) -> Self {
        Self {
            folder: folder.to_path_buf(),
            limit,
            begun: Instant::now(),
            looked: AtomicU64::new(0),
            made: AtomicU64::new(0),
            maps: Mutex::default(),
        }
    }

    pub(crate) fn limit(&self) -> u64 {
        self.limit
    }

    /// Maps a new file of so many zeros.
    fn map(&self, bytes: usize) -> io::Result<Arc<Map>> {
        let number = self.made.fetch_add(1, Ordering::Relaxed);
        let name = format!("{SCRATCH}{}-{number}{PART}", std::process::id());
        let path = self.folder.join(name);
        let file =
            OpenOptions::new().read(true).write(true).create(true).truncate(true).open(&path)?;
        // Without its name the file is gone as soon as nobody uses it, even after a crash.
        std::fs::remove_file(&path)?;
        reserve(&file, bytes.max(1) as u64)?;
        // SAFETY: the file has no name and is open here alone, so nobody else changes it.
        let map = unsafe { MmapOptions::new().len(bytes.max(1)).map_mut(&file)? };
        let map = Arc::new(Map { map, file: Some(file) });
        let mut maps = self.maps.lock().unwrap_or_else(PoisonError::into_inner);
        maps.retain(|map| map.strong_count() > 0);
        maps.push(Arc::downgrade(&map));
        Ok(map)
    }

    /// Lets go of mapped pages if more memory is in use than may be.
    pub(crate) fn keep_limit(&self) {
        let now = self.begun.elapsed().as_millis() as u64;
        let looked = self.looked.load(Ordering::Relaxed);
        if now < looked + LOOK_EVERY
            || self
                .looked
                .compare_exchange(looked, now, Ordering::Relaxed, Ordering::Relaxed)
                .is_err()
        {
            return;
        }
        let maps = self.maps.lock().unwrap_or_else(PoisonError::into_inner);
        if maps.is_empty() || system::resident() + SLACK <= self.limit {
            return;
        }
        for map in maps.iter().filter_map(Weak::upgrade) {
            // SAFETY: the mapping is shared, so its pages keep their bytes in the file.
            let advised = unsafe { map.map.unchecked_advise(UncheckedAdvice::DontNeed) };
            drop(advised);
        }
    }
}

/// Reserves the bytes, so that a full disk is an error now and not a crash later.
fn reserve(file: &File, bytes: u64) -> io::Result<()> {
    #[cfg(target_os = "linux")]
    rustix::fs::fallocate(file, rustix::fs::FallocateFlags::empty(), 0, bytes)?;
    #[cfg(not(target_os = "linux"))]
    file.set_len(bytes)?;
    Ok(())
}

/// Where an array goes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Room<'a> {
    /// To memory.
    Memory,
    /// To a mapped file.
    Mapped(&'a Rooms),
}

impl Room<'_> {
    /// So many zeros.
    ///
    /// # Errors
    ///
    /// If there is no memory, or the file cannot be made, above all because the disk is full.
    pub(crate) fn zeros(self, bytes: usize) -> io::Result<Arc<Map>> {
        match self {
            Self::Memory => Map::in_memory(bytes),
            Self::Mapped(rooms) => rooms.map(bytes),
        }
    }
}
