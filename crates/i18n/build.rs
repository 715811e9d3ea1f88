//! Lists the files under `locales/`, so that a language may lack one for a time.

use std::{
    env,
    error::Error,
    fmt::Write as _,
    fs, io,
    path::{Path, PathBuf},
};

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("locales");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut text = String::from("&[\n");
    for folder in sorted(&root)?.into_iter().filter(|path| path.is_dir()) {
        let tag = name(&folder);
        for file in sorted(&folder)? {
            let path = file.display().to_string();
            writeln!(text, "    ({tag:?}, {:?}, include_str!({path:?})),", name(&file))?;
        }
    }
    text.push_str("]\n");
    fs::write(Path::new(&env::var("OUT_DIR")?).join("files.rs"), text)?;
    Ok(())
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut paths = entries.collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
