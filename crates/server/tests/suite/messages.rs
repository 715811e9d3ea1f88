//! Every code the server answers with has its sentence in every language.

use std::{collections::BTreeSet, fs, path::Path};

use i18n::{Catalogue, Language};

/// The words in quotation marks that look like codes, after something that makes a problem.
fn collect(folder: &Path, codes: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, codes);
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let text = text.split("#[cfg(test)]").next().unwrap();
        for maker in [
            "Refused::Other(\"",
            "Problem::refused(\"",
            "Problem::missing(\"",
            "OpeningError::new(\"",
            "refuse(\"",
        ] {
            codes.extend(text.split(maker).skip(1).map(up_to_quote));
        }
        for rest in text.split("Problem::new(").skip(1) {
            let words: Vec<&str> = rest.splitn(3, '"').collect();
            if words.len() == 3 && !words[0].contains(';') {
                codes.insert(words[1].to_string());
            }
        }
    }
}

fn up_to_quote(text: &str) -> String {
    text.split('"').next().unwrap().to_string()
}

#[test]
fn every_code_has_its_sentence() {
    let mut all = BTreeSet::new();
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for folder in ["analysis", "api", "heats", "http", "table"] {
        collect(&source.join(folder), &mut all);
    }
    all.extend(
        [
            "rules-too-long",
            "rules-syntax",
            "rules-game",
            "rules-field",
            "rules-impossible",
            "stale",
        ]
        .map(str::to_string),
    );
    // The time is up in the middle of a turn: the game ends then, and nobody is told this.
    all.remove("no-time");
    assert!(all.len() > 25, "{all:?}");
    for &language in Language::ALL {
        let words = Catalogue::get(language);
        for code in &all {
            let key = format!("error-{code}");
            assert!(words.knows(&key), "{language}: {key}");
        }
    }
}
