//! Running cargo and other commands.

use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// The cargo that runs us.
pub(crate) fn cargo_command() -> Command {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    command
}

/// Runs a step of the gate and says which one.
pub(crate) fn cargo(step: &str, arguments: &[&str], variables: &[(&str, &str)]) -> Result<()> {
    println!("== {step}");
    run(cargo_command().args(arguments).envs(variables.iter().copied())).context(step.to_string())
}

/// Runs a command that has to succeed.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let name = command.get_program().display().to_string();
    let status = command.status().with_context(|| format!("{name} cannot be run"))?;
    if !status.success() {
        let arguments: Vec<_> = command.get_args().map(|text| text.to_string_lossy()).collect();
        bail!("failed: {name} {}", arguments.join(" "));
    }
    Ok(())
}

/// Installs Debian's packages.
pub(crate) fn install(packages: &[&str]) -> Result<()> {
    if packages.is_empty() {
        return Ok(());
    }
    println!("== installing {}", packages.join(", "));
    apt(&["update", "-qq"])?;
    apt(&[&["install", "-y", "-qq", "--no-install-recommends"], packages].concat())
}

fn apt(arguments: &[&str]) -> Result<()> {
    let mut command = Command::new("apt-get");
    command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive").stdout(Stdio::null());
    run(&mut command)
}
