//! Node and Chromium, installed from Debian's packages where they are missing.

use std::{
    path::Path,
    process::{Command, Stdio},
};

use anyhow::{Result, bail};

use crate::shell;

/// The oldest major version of node that knows all the tests need.
const NODE: u32 = 20;

/// Installs what is missing.
pub(crate) fn install() -> Result<()> {
    let chromium = std::env::var_os("CHROMIUM").unwrap_or_else(|| "/usr/bin/chromium".into());
    let mut missing = Vec::new();
    if !answers("node") || !answers("npm") {
        missing.extend(["nodejs", "npm"]);
    }
    if !Path::new(&chromium).exists() {
        missing.push("chromium");
    }
    shell::install(&missing)?;
    check_node()
}

fn answers(program: &str) -> bool {
    let mut command = Command::new(program);
    command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

fn check_node() -> Result<()> {
    let output = Command::new("node").arg("--version").output()?;
    let text = String::from_utf8_lossy(&output.stdout);
    let major = major(&text);
    if major.is_none_or(|major| major < NODE) {
        bail!("node {NODE} or newer is needed, not {}", text.trim());
    }
    Ok(())
}

/// The first number of a version such as `v20.20.2`.
fn major(version: &str) -> Option<u32> {
    version.trim().strip_prefix('v')?.split('.').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::major;

    #[test]
    fn versions_of_node_are_read() {
        assert_eq!(major("v20.20.2\n"), Some(20));
        assert_eq!(major("none"), None);
    }
}
