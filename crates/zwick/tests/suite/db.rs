//! `zwick db`: what is done with the games that are kept, and what is said about it.

#![cfg(unix)]

use crate::{
    player::Player,
    postgres::Cluster,
    served::Served,
    support::{folder, zwick},
};

#[test]
fn games_go_from_one_database_to_another() {
    let data = folder("db-copy");
    let served = Served::start(&data, &[]);
    let mut player = Player::new(0);
    while player.played.len() < 5 {
        player.step(&served.client).unwrap();
    }
    served.kill();
    let cluster = Cluster::start("db-copy");
    let file = format!("sqlite:{}", data.join("games.sqlite").display());
    let said = zwick(&["db", "verify", "--database", &file]).fine();
    assert!(said.ends_with(": 1 games, 7 events\nevery game is what its events say\n"), "{said}");
    let said = zwick(&["db", "copy", &file, &cluster.url()]).fine();
    assert!(said.ends_with("rows: meta 3, game 1, event 7\n"), "{said}");
    assert!(!said.contains("zwick@"), "{said}");
    // Who had a seat there has it here, and goes on.
    let served = Served::on(&cluster.url(), &folder("db-copy-on"), &[]);
    player.check(&served.client).unwrap();
    while player.played.len() < 8 {
        player.step(&served.client).unwrap();
    }
    let refused = zwick(&["db", "copy", &cluster.url(), "sqlite:elsewhere.sqlite"]).refused();
    assert!(refused.contains("stop it first"), "{refused}");
    let saved = data.join("saved.sqlite");
    let saved = saved.to_str().unwrap();
    zwick(&["db", "backup", "--database", &cluster.url(), saved]).fine();
    let said = zwick(&["db", "verify", "--database", &format!("sqlite:{saved}")]).fine();
    assert!(said.contains("1 games, 10 events"), "{said}");
    assert!(said.contains("compared with its manifest"), "{said}");
    // A server that stops signs off, and its games can be copied at once.
    let back = |name: &str| format!("sqlite:{}", data.join(name).display());
    served.signal("TERM");
    let mut served = served;
    assert!(served.child.wait().unwrap().success());
    zwick(&["db", "copy", &cluster.url(), &back("stopped.sqlite")]).fine();
    // One that is killed does not, and it is said for how long it counts as running.
    let refused = (0..10).find_map(|number| {
        Served::on(&cluster.url(), &folder("db-copy-again"), &[]).kill();
        // A machine that takes longer than it counts has another try.
        let file = back(&format!("killed-{number}.sqlite"));
        let run = zwick(&["db", "copy", &cluster.url(), &file]);
        (run.code != 0).then(|| run.refused())
    });
    let refused = refused.unwrap();
    assert!(refused.contains("more seconds"), "{refused}");
    while zwick(&["db", "copy", &cluster.url(), &back("killed.sqlite")]).code != 0 {}
    let said = zwick(&["db", "verify", "--database", &back("killed.sqlite")]).fine();
    assert!(said.contains("1 games, 10 events"), "{said}");
    // A database that is looked at is not written to either.
    let said = zwick(&["db", "verify", "--database", &cluster.url()]).fine();
    assert!(said.contains("1 games, 10 events"), "{said}");
}

#[test]
fn what_makes_no_sense_is_refused_in_one_line() {
    let data = folder("db-refused");
    let missing = format!("sqlite:{}", data.join("none.sqlite").display());
    for action in ["migrate", "verify"] {
        let refused = zwick(&["db", action, "--database", &missing]).refused();
        assert!(refused.contains("no such file"), "{refused}");
    }
    assert!(!data.join("none.sqlite").exists());
    // What is no database of games stays what it is, and nothing is left beside it.
    let copy = data.join("copy.sqlite");
    for (name, content, why) in
        [("empty", "", "it is empty"), ("text", "Dear diary", "no file of SQLite")]
    {
        let file = data.join(name);
        std::fs::write(&file, content).unwrap();
        let database = format!("sqlite:{}", file.display());
        let backup = ["db", "backup", "--database", &database, copy.to_str().unwrap()];
        let others =
            ["migrate", "verify", "ratings"].map(|deed| vec!["db", deed, "--database", &database]);
        for command in others.iter().map(Vec::as_slice).chain([&backup[..]]) {
            let refused = zwick(command).refused();
            assert!(refused.starts_with(file.to_str().unwrap()), "{command:?}: {refused}");
            assert!(refused.contains(why), "{command:?}: {refused}");
        }
        assert_eq!(std::fs::read_to_string(&file).unwrap(), content);
    }
    let mut left: Vec<_> =
        std::fs::read_dir(&data).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    left.retain(|name| !name.to_string_lossy().ends_with(".lock"));
    left.sort();
    assert_eq!(left, ["empty", "text"]);
    let refused = zwick(&["db", "copy", "games.sqlite", &missing]).refused();
    assert!(refused.contains("is none that is known"), "{refused}");
    for nonsense in ["postgres://anna:secret@host:port/x", "postgres://anna:secret@[/x"] {
        for command in [&["serve"][..], &["db", "verify"]] {
            let refused = zwick(&[command, &["--database", nonsense]].concat()).refused();
            assert!(refused.contains("is no address of a database"), "{refused}");
            assert!(!refused.contains("secret"), "{refused}");
        }
    }
    let nobody = format!("postgres://anna:secret@localhost/x?host={}", data.display());
    let refused = zwick(&["db", "verify", "--database", &nobody]).refused();
    assert!(refused.starts_with("postgres://localhost/x cannot be reached: "), "{refused}");
    assert!(!refused.contains("secret"), "{refused}");
}
