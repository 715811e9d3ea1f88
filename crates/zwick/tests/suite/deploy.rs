//! The files for whoever runs a server: what they say can be done.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::support::{folder, zwick};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap()
}

/// The long options in a text.
fn options(text: &str) -> BTreeSet<&str> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
    words.filter(|word| word.starts_with("--") && !word.ends_with('-')).collect()
}

#[test]
fn every_option_of_the_examples_exists() {
    let help = zwick(&["serve", "--help"]).fine();
    let known = options(&help);
    let unit = read("deploy/zwick.service");
    let begin = unit.find("ExecStart=").unwrap();
    let started = &unit[begin..unit.find("Restart=").unwrap()];
    let page = read("docs/operating.md");
    let page = &page[..page.find("## systemd").unwrap()];
    for (name, text) in [("zwick.service", started), ("operating.md", page)] {
        let used = options(text);
        assert!(used.len() > 6, "{name}: {used:?}");
        assert_eq!(used.difference(&known).collect::<Vec<_>>(), Vec::<&&str>::new(), "{name}");
    }
}

#[test]
fn the_unit_is_one_that_systemd_understands() {
    if Command::new("systemd-analyze").arg("--version").output().is_err() {
        println!("there is no systemd-analyze here");
        return;
    }
    let folder = folder("deploy-unit");
    let unit = read("deploy/zwick.service").replace("/usr/local/bin/zwick", "/bin/true");
    let file = folder.join("zwick.service");
    fs::write(&file, unit).unwrap();
    let verified = Command::new("systemd-analyze").arg("verify").arg(&file).output().unwrap();
    let said = String::from_utf8_lossy(&verified.stderr);
    assert!(verified.status.success() && !said.contains("zwick.service:"), "{said}");
}

/// Every name that an alert or the page asks about is counted.
#[test]
fn what_is_watched_is_counted() {
    let source = read("crates/server/src/operator/exposition.rs");
    for path in ["deploy/prometheus-rules.yml", "docs/operating.md"] {
        let text = read(path);
        let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
        let names = words.filter(|word| word.starts_with("zwick_") || word.starts_with("process_"));
        let mut count = 0;
        for name in names {
            let name = name.strip_suffix("_bucket").unwrap_or(name);
            assert!(source.contains(&format!("\"{name}\"")), "{path}: {name}");
            count += 1;
        }
        assert!(count > 3, "{path}");
    }
}

/// The paths of the interface that are answered as streams, and that of sockets.
fn streams() -> BTreeSet<String> {
    let mut paths = BTreeSet::from(["/api/games/{id}/socket".to_string()]);
    for file in fs::read_dir(root().join("crates/server/src/api")).unwrap() {
        let source = fs::read_to_string(file.unwrap().path()).unwrap();
        for described in source.split("utoipa::path(").skip(1) {
            let described = &described[..described.find("fn ").unwrap()];
            if described.contains("text/event-stream") {
                let path = described.split("path = \"").nth(1).unwrap();
                paths.insert(path[..path.find('"').unwrap()].to_string());
            }
        }
    }
    paths
}

/// Whatever is followed goes through the place of nginx that holds nothing back.
#[test]
fn no_stream_is_held_back() {
    let site = read("deploy/nginx.conf");
    let place = site.split("location ~ ").nth(1).unwrap();
    let place = &place[..place.find("\n    }").unwrap()];
    assert!(place.contains("proxy_buffering off;"), "{place}");
    let (start, ends) = place.split(" {").next().unwrap().split_once(".*").unwrap();
    assert_eq!((start, ends), ("^/api/", "/(socket|stream)$"), "say here what else is matched");
    let streams = streams();
    assert!(streams.len() > 3, "{streams:?}");
    for path in streams {
        let is_matched =
            path.starts_with("/api/") && (path.ends_with("/socket") || path.ends_with("/stream"));
        assert!(is_matched, "{path} is held back");
    }
    assert!(read("deploy/Caddyfile").contains("flush_interval -1"));
}
