//! Small disks that fill up.

#![allow(dead_code, reason = "each test uses a part of it")]

use std::{
    fs,
    io::Write,
    path::PathBuf,
    process::{Command, Stdio},
};

/// A small disk that goes with the test.
pub(crate) struct Disk(pub(crate) PathBuf);

impl Disk {
    /// Mounts one with so many bytes. Only root can, and only on Linux.
    pub(crate) fn mount(path: PathBuf, bytes: u64) -> Option<Self> {
        fs::create_dir_all(&path).unwrap();
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", &format!("size={bytes}"), "tmpfs"])
            .arg(&path)
            .stderr(Stdio::null())
            .status();
        mounted.is_ok_and(|status| status.success()).then_some(Self(path))
    }

    /// Leaves no room on it, until the file that fills it is taken away.
    pub(crate) fn fill(&self) -> PathBuf {
        let filler = self.0.join("filler");
        let mut file = fs::File::create(&filler).unwrap();
        while file.write_all(&[1; 4096]).is_ok() {}
        while file.write_all(&[1]).is_ok() {}
        filler
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}
