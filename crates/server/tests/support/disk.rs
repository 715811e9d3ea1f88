//! Small disks that fill up.

use std::{
    fs,
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
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}
