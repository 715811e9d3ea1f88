//! One golden game for every rule set, in `tests/golden/<id>.zwr`.
//!
//! Each file is a whole game as a record. It has to read and print back byte for byte, to play
//! through without a problem, and to end in the position that its tag `Final` names. A rule set
//! without a file fails. `UPDATE_GOLDEN=1 cargo test -p game --test suite golden` writes the games of
//! rule sets anew; look at the difference before it is kept.

use std::{fs, path::PathBuf};

use board::{BySide, Side, StableHasher};
use fastrand::Rng;
use game::{
    AnyMove, ClaimKind, Family, Game, GameEnd, Millis, StopPolicy, TimeControl, catalogue,
    record::{self, Comment, Line, Node, Record},
};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

#[test]
fn every_rule_set_has_a_golden_game_that_plays_through() {
    let update = std::env::var_os("UPDATE_GOLDEN").is_some();
    let mut missing = Vec::new();
    for entry in catalogue::all() {
        let path = folder().join(format!("{}.zwr", entry.id));
        if update {
            fs::create_dir_all(folder()).unwrap();
            fs::write(&path, generate(entry).to_string()).unwrap();
        }
        match fs::read_to_string(&path) {
            Ok(text) => verify(entry.id, &text),
            Err(_) => missing.push(entry.id),
        }
    }
    assert!(missing.is_empty(), "no golden game for {missing:?}");
}

#[test]
fn every_golden_game_is_of_a_rule_set() {
    for file in fs::read_dir(folder()).unwrap() {
        let name = file.unwrap().file_name().into_string().unwrap();
        let id = name.strip_suffix(".zwr").unwrap_or_else(|| panic!("{name}"));
        assert!(catalogue::find(id).is_ok(), "{name}");
    }
}

fn verify(id: &str, text: &str) {
    let record = record::parse(text).unwrap_or_else(|error| panic!("{id}: {error}"));
    assert_eq!(record.to_string(), text, "{id}");
    assert_eq!(record.tags.get("Rules"), Some(id));
    assert_eq!(Record::from_json(&record.to_json()).as_ref(), Ok(&record), "{id}");
    let report = record::check(&record);
    assert!(report.is_clean(), "{id}: {:?}", report.problems);
    let game = report.game.unwrap();
    assert_eq!(Some(game.position().to_fen().as_str()), record.tags.get("Final"), "{id}");
    assert!(game.end().is_some(), "{id} does not end");
}

/// A seeded game that likes to take, so that it comes to an end.
///
/// Some games show more: clocks, a stop policy, a claim, a solution.
fn generate(entry: &catalogue::Entry) -> Record {
    let mut hasher = StableHasher::default();
    hasher.write(entry.id.as_bytes());
    let seed = hasher.finish();
    let mut rng = Rng::with_seed(seed);
    let mut game = Game::named(entry.id).unwrap();
    match entry.id {
        "classic" | "english" => game = game.with_clocks(BySide::both(BLITZ)),
        "smallfoot" => game = game.with_stop_policy(StopPolicy::STANDARD),
        _ if entry.family == Family::Battue => {
            game = Game::from_position(crate::common::start(&entry.rules, seed));
        }
        "pegs15" => return annotate(&solve(game).expect("the triangle can be solved"), None),
        _ => {}
    }
    let mut instead = None;
    while game.end().is_none() && game.ply() < 400 {
        let Some(m) = next_turn(&mut game, entry.id, &mut rng) else {
            break;
        };
        if game.ply() == 5 && !game.position().is_puzzle() {
            instead = game.legal_moves().into_iter().find(|&other| other != m);
        }
        claim(&mut game, &mut rng);
        if game.end().is_none() {
            play(&mut game, m, &mut rng);
        }
    }
    if game.end().is_none() {
        game.resign(game.turn().unwrap_or(Side::White)).unwrap();
    }
    annotate(&game, instead)
}

const BLITZ: TimeControl =
    TimeControl::Total { initial: Millis::from_secs(300), increment: Millis(2500) };

/// A capture if there is one; where draws are claimed, often the way back.
fn next_turn(game: &mut Game, id: &str, rng: &mut Rng) -> Option<AnyMove> {
    let random = crate::common::choose(game, rng)?;
    let own = game.turns().iter().rev().find(|turn| turn.side == game.turn());
    let back = own.and_then(|turn| {
        let (from, to) = turn.text.split_once('-')?;
        game.position().read_move(&format!("{to}-{from}")).ok()
    });
    let takes = |m: &AnyMove| game.position().move_text(*m).contains('x');
    match back {
        Some(back) if id == "brettspielnetz" => Some(back),
        _ => game.legal_moves().into_iter().find(takes).or(Some(random)),
    }
}

fn play(game: &mut Game, m: AnyMove, rng: &mut Rng) {
    if game.clock().is_limited() {
        game.play_timed(m, Millis(rng.u64(500..2500))).unwrap();
    } else {
        game.play(m).unwrap();
    }
    if game.ply() == 8 && game.end().is_none() && !game.position().is_puzzle() {
        let side = game.turn().unwrap();
        game.offer_draw(side.other()).unwrap();
        game.decline_draw(side).unwrap();
    }
}

/// Tries every jump in turn until the puzzle is solved.
fn solve(game: Game) -> Option<Game> {
    if game.end() == Some(GameEnd::SOLVED) {
        return Some(game);
    }
    game.legal_moves().into_iter().find_map(|m| {
        let mut next = game.clone();
        next.play(m).unwrap();
        solve(next)
    })
}

/// Claims whatever can be claimed, and now and then something that cannot.
fn claim(game: &mut Game, rng: &mut Rng) {
    let Some(side) = game.turn() else {
        return;
    };
    for kind in ClaimKind::ALL {
        for m in game.legal_moves() {
            if game.can_claim(side, *kind, Some(m)).is_ok() {
                game.claim(side, *kind, Some(m)).unwrap();
                return;
            }
        }
    }
    if rng.u8(..8) == 0 {
        let _ = game.claim(side, ClaimKind::Repetition, None);
    }
}

/// Adds players, comments, an annotation and a variation.
fn annotate(game: &Game, other: Option<AnyMove>) -> Record {
    let mut record = game.to_record();
    let mut set = |name, value: &str| record.tags.set(name, value).unwrap();
    set("Event", "golden game");
    if game.position().is_puzzle() {
        set("Player", "Anna");
    } else {
        set("White", "Anna");
        set("Black", "Bert");
    }
    set("Final", &game.position().to_fen());
    record.line.comments.extend(Comment::new("a game played by chance"));
    if let Some(node) = record.line.nodes.get_mut(2) {
        node.nags.push(5);
    }
    if let (Some(node), Some(m)) = (record.line.nodes.get_mut(5), other) {
        let mut before = game.position_at(5).unwrap().clone();
        if let Some(throw) = node.throw {
            before.set_throw(throw);
        }
        let mut instead = Node::new(before.move_text(m)).unwrap();
        instead.comments.extend(Comment::new("also possible"));
        node.variations.push(Line { comments: Vec::new(), nodes: vec![instead] });
    }
    record
}
