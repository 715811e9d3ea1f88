//! Endings of draughts that the tables call won are won, whatever the other side does.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail anywhere")]

use std::{env, fs, sync::atomic::AtomicBool};

use board::{Position, RuleSet, Side, State};
use draughts::{Draughts, Rules, Setup, Square, SquareSet};
use engine::{Engine, Level, Limits, Question, Settings};
use fastrand::Rng;
use game::{AnyGame, Game, StopPolicy};
use tables::{
    Silent, Tables, Wdl,
    draughts::{Options, Prober, solve},
};

/// How much is searched for a turn.
const NODES: u64 = 300_000;

/// A position with four pieces, any of them men or kings, White to move.
fn four_pieces(rules: Rules, random: &mut Rng) -> Option<Draughts> {
    let mut squares: Vec<Square> = SquareSet::ALL.into_iter().collect();
    random.shuffle(&mut squares);
    let [white, black] = if random.bool() { [2, 2] } else { [3, 1] };
    let side = |squares: &[Square]| squares.iter().copied().collect::<SquareSet>();
    let pieces = side(&squares[..4]);
    let setup = Setup {
        white: side(&squares[..white]),
        black: side(&squares[white..white + black]),
        kings: pieces.into_iter().filter(|_| random.bool()).collect(),
        turn: Side::White,
        ..Setup::initial(Side::White)
    };
    Draughts::from_setup(rules, setup).ok().filter(|position| position.end().is_none())
}

/// Plays a position to its end, both sides as well as they can; says who won.
fn winner(engine: &Engine, position: Draughts) -> Option<Side> {
    let start = AnyGame::Draughts(position);
    let mut game = Game::from_position(start).with_stop_policy(StopPolicy::STANDARD);
    while game.end().is_none() {
        let limits = Limits { nodes: Some(NODES), ..Limits::default() };
        let question = Question { limits, ..Question::of_game(&game, Level::FULL) };
        let turn = engine.answer(&question, &AtomicBool::new(false), &mut |_| {}).turn;
        game.play(turn.unwrap()).unwrap();
    }
    game.end().and_then(|end| end.result.winner())
}

#[test]
fn every_won_ending_of_four_pieces_is_won() {
    let rules = Rules::preset("english").unwrap().rules;
    let folder = env::temp_dir().join(format!("zwick-endings-{}", std::process::id()));
    let options = Options { folder: folder.clone(), pieces: 4, threads: 2 };
    solve(rules, "english", &options, &Silent).unwrap();
    let prober = Prober::new(&Tables::open(&folder, 64 << 20), rules).unwrap();
    let engine = Engine::new(&Settings {
        hash_bytes: 8 << 20,
        tables: Some(folder.clone()),
        ..Settings::default()
    });
    let wanted = env::var("ZWICK_ENDINGS").ok().and_then(|text| text.parse().ok()).unwrap_or(20);
    let mut random = Rng::with_seed(4);
    let mut endings = 0;
    while endings < wanted {
        let Some(position) = four_pieces(rules, &mut random) else { continue };
        if prober.value(&position).unwrap().wdl() != Wdl::Win {
            continue;
        }
        endings += 1;
        assert_eq!(winner(&engine, position), Some(Side::White), "{}", position.to_fen());
    }
    fs::remove_dir_all(folder).unwrap();
}
