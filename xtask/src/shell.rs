//! Running cargo.

use std::process::Command;

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
    let status = cargo_command()
        .args(arguments)
        .envs(variables.iter().copied())
        .status()
        .with_context(|| format!("{step}: cargo cannot be run"))?;
    if !status.success() {
        bail!("{step} failed: cargo {}", arguments.join(" "));
    }
    Ok(())
}
