//! Games of draughts that the engine plays with itself, to learn from how they end.

use std::{num::NonZeroUsize, sync::atomic::AtomicBool, thread};

use anyhow::bail;
use board::{Side, mix};
use engine::{DraughtsSamples, Engine, Level, Limits, Playable, Question, Settings};
use game::{AnyGame, AnyRules, Game, NamedRules, StopPolicy};

/// How much is searched for a turn.
const NODES: u64 = 400;

/// So many turns of a game are drawn by lot at its beginning.
const OPENING: usize = 6;

/// And of so many of the others one.
const STRAY: usize = 20;

/// The memory of an engine that searches so little.
const HASH_BYTES: usize = 1 << 20;

/// A position in which nothing has to be taken, and who was to move.
type Seen = (draughts::Draughts, Side);

/// Plays games until there are enough positions.
pub(super) fn samples(
    named: &NamedRules,
    positions: usize,
    seed: u64,
) -> anyhow::Result<DraughtsSamples> {
    let AnyRules::Draughts(_) = named.rules else {
        bail!("{} is neither mill nor draughts", named.id);
    };
    let players = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let mut samples = DraughtsSamples::default();
    let mut number = 0;
    while samples.len() < positions {
        let games = thread::scope(|scope| {
            let play = |at| scope.spawn(move || play_some(named, mix(seed ^ mix(number + at))));
            let players: Vec<_> = (0..players as u64).map(play).collect();
            players.into_iter().filter_map(|player| player.join().ok()).flatten().collect()
        });
        number += players as u64;
        add(&mut samples, games);
    }
    Ok(samples)
}

/// The positions of a game, and who won it.
type Played = (Vec<Seen>, Option<Side>);

fn add(samples: &mut DraughtsSamples, games: Vec<Played>) {
    for (positions, winner) in games {
        for (position, mover) in positions {
            let points = winner.map_or(0.5, |winner| if winner == mover { 1.0 } else { 0.0 });
            samples.add(&position, points);
        }
    }
}

/// How many games one player plays before they are gathered.
const AT_ONCE: u64 = 50;

fn play_some(named: &NamedRules, seed: u64) -> Vec<Played> {
    let settings = Settings { hash_bytes: HASH_BYTES, ..Settings::default() };
    let mut engine = Engine::new(&settings);
    (0..AT_ONCE).map(|number| play(&mut engine, named, mix(seed ^ mix(number)))).collect()
}

fn play(engine: &mut Engine, named: &NamedRules, seed: u64) -> Played {
    engine.forget();
    let mut random = fastrand::Rng::with_seed(seed);
    let start = named.rules.initial();
    let mut game = Game::from_position(start).with_stop_policy(StopPolicy::STANDARD);
    let mut seen = Vec::new();
    while game.end().is_none() {
        let turns = game.legal_moves();
        let lot = game.ply() < OPENING || random.usize(..STRAY) == 0;
        let chosen = if lot { None } else { think(engine, &game, seed) };
        if let (&AnyGame::Draughts(position), Some(mover)) = (game.position(), game.turn())
            && game.ply() >= OPENING
            && !position.must_be_loud()
        {
            seen.push((position, mover));
        }
        let turn = chosen.unwrap_or_else(|| turns[random.usize(..turns.len())]);
        if game.play(turn).is_err() {
            break;
        }
    }
    let winner = game.end().and_then(|end| end.result.winner());
    (seen, winner)
}

fn think(engine: &mut Engine, game: &Game, seed: u64) -> Option<game::AnyMove> {
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    let question = Question { limits, seed, ..Question::of_game(game, Level::FULL) };
    engine.answer(&question, &AtomicBool::new(false), &mut |_| {}).turn
}
