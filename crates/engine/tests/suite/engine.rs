//! The engine as faces use it.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail anywhere")]

use std::{
    iter,
    path::PathBuf,
    sync::{Mutex, atomic::AtomicBool},
    time::{Duration, Instant},
};

use board::{DrawRule, Position, RuleSet, Side, State};
use engine::{Answer, Engine, Level, Limits, Question, Settings, Worth};
use game::{AnyGame, AnyMove, AnyRules, Dice, Family, Game, catalogue};
use mill::Mill;
use tables::{
    Silent, Tables, Turn, Value, Wdl,
    mill::{Options, Phase, Prober},
};

fn engine() -> Engine {
    Engine::new(&Settings { hash_bytes: 1 << 20, ..Settings::default() })
}

fn ask(engine: &Engine, question: &Question) -> Answer {
    engine.answer(question, &AtomicBool::new(false), &mut |_| {})
}

/// A question about a game, answered after few positions.
fn quick(game: &Game, level: Level, seed: u64) -> Question {
    let question = Question::of_game(game, level);
    Question { limits: Limits { nodes: Some(100), ..question.limits }, seed, ..question }
}

/// Plays a game by any rules, both sides at a level, to its end or 200 plies.
fn play_out(engine: &Engine, id: &str, level: Level, seed: u64) -> Game {
    let mut game = Game::named(id).unwrap();
    while game.end().is_none() && game.ply() < 200 {
        if game.position().awaits_throw() {
            game.throw(Dice::new(seed).throw(game.ply())).unwrap();
            continue;
        }
        let turn = ask(engine, &quick(&game, level, seed)).turn;
        let turn = turn.unwrap_or_else(|| panic!("{id}: {}", game.position().to_fen()));
        game.play(turn).unwrap();
    }
    game
}

#[test]
fn every_game_can_be_played_at_every_strength() {
    let engine = engine();
    for entry in catalogue::all().iter().filter(|entry| entry.family != Family::Pegs) {
        for level in [1, 5, 10] {
            play_out(&engine, entry.id, Level::new(level).unwrap(), 3);
        }
    }
}

#[test]
fn equal_seeds_play_alike_and_others_vary() {
    let turns = |seed| {
        let game = play_out(&engine(), "classic", Level::new(4).unwrap(), seed);
        game.turns().iter().take(30).map(|turn| turn.text.clone()).collect::<Vec<_>>()
    };
    assert_eq!(turns(1), turns(1));
    assert_ne!(turns(1), turns(2));
}

#[test]
fn thinking_can_be_stopped() {
    let limits = Limits { time: Some(Duration::from_mins(10)), ..Limits::default() };
    let start = catalogue::find("classic").unwrap().rules.initial();
    let start = Question { limits, ..Question::new(start, Level::FULL) };
    let began = Instant::now();
    let thinking = engine().go(start, |_| {});
    thinking.stop();
    assert!(thinking.wait().turn.is_some());
    assert!(began.elapsed() < Duration::from_mins(1));
}

#[test]
fn several_threads_find_a_mill_too() {
    let engine = Engine::new(&Settings { threads: 3, ..Settings::default() });
    let rules = catalogue::find("classic").unwrap().rules;
    let position = rules.read_fen("WW1/3/3/6/3/3/BB1 w 7 7 0").unwrap();
    let limits = Limits { depth: Some(7), ..Limits::default() };
    let answer = ask(&engine, &Question { limits, ..Question::new(position.clone(), Level::FULL) });
    let text = position.move_text(answer.turn.unwrap());
    assert!(text.starts_with("g7x"), "{text}");
}

#[test]
fn solitaire_is_solved_in_the_fewest_moves() {
    let mut game = Game::named("pegs33").unwrap();
    let AnyGame::Pegs(start) = *game.position() else { unreachable!() };
    let answer = ask(&engine(), &Question::of_game(&game, Level::FULL));
    assert_eq!(answer.worth(), Some(Worth::Exact(Value::Win(Some(31)))));
    for &jump in &answer.report.variations[0].turns {
        game.play(jump).unwrap();
    }
    let AnyGame::Pegs(position) = game.position() else { unreachable!() };
    assert_eq!(position.pegs().len(), 1);
    let jump = |turn: &game::Turn| match turn.m {
        AnyMove::Pegs(jump) => Some(jump),
        _ => None,
    };
    let jumps: Vec<pegs::Jump> = game.turns().iter().filter_map(jump).collect();
    assert_eq!(Some(pegs::count_runs(&jumps) as u32), pegs::Oracle::build().par(&start, None));
}

/// Six men's morris with a claim after a hundred plies without a mill, and its tables.
fn six() -> (mill::Rules, Tables) {
    static SOLVING: Mutex<()> = Mutex::new(());
    let _one_at_a_time = SOLVING.lock().unwrap();
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("engine-six");
    let six = mill::Rules::preset("six").unwrap().rules;
    let rules = mill::Rules { no_mill: DrawRule::claim(100), ..six };
    let options = Options {
        folder: folder.clone(),
        up_to: None,
        phase: Phase::All,
        wdl: false,
        threads: 2,
        memory: 1 << 30,
        portable: false,
    };
    tables::mill::solve(rules, "six", &options, &Silent).unwrap();
    (rules, Tables::open(&folder, 1 << 24))
}

fn with_tables(tables: &Tables) -> Engine {
    let tables = Some(tables.folder().to_path_buf());
    Engine::new(&Settings { tables, ..Settings::default() })
}

#[test]
fn with_tables_nothing_is_given_away() {
    let (rules, tables) = six();
    let engine = with_tables(&tables);
    assert!(engine.is_perfect(&AnyRules::Mill(rules)));
    assert!(!Engine::new(&Settings::default()).is_perfect(&AnyRules::Mill(rules)));
    let prober = Prober::new(&tables, rules).unwrap();
    let mut random = fastrand::Rng::with_seed(5);
    for _ in 0..40 {
        let mut position = Mill::initial(rules);
        for _ in 0..80 {
            if position.end().is_some() {
                break;
            }
            let turns = prober.turns(&position).unwrap();
            let question = Question::new(AnyGame::Mill(position), Level::FULL);
            let chosen = ask(&engine, &Question { seed: random.u64(..), ..question }).turn;
            let is_chosen = |turn: &&Turn<mill::Move>| Some(AnyMove::Mill(turn.m)) == chosen;
            let turn = turns.iter().find(is_chosen).unwrap();
            let best = turns[0].value;
            assert_eq!(turn.value.wdl(), best.wdl(), "{}", position.to_fen());
            if matches!(best, Value::Win(Some(_)) | Value::Loss(Some(_))) {
                assert_eq!(turn.value, best, "{}", position.to_fen());
            }
            // Half of the turns are drawn by lot, so that all values come up.
            let by_lot = turns[random.usize(..turns.len())].m;
            position.play_unchecked(if random.bool() { by_lot } else { turn.m });
        }
    }
}

#[test]
fn a_win_that_comes_too_late_is_announced() {
    let (rules, tables) = six();
    let engine = with_tables(&tables);
    let prober = Prober::new(&tables, rules).unwrap();
    let mut random = fastrand::Rng::with_seed(11);
    let long = iter::repeat_with(|| long_win(&prober, rules, &mut random)).flatten().next();
    let position = long.unwrap();
    let answer = ask(&engine, &Question::new(AnyGame::Mill(position), Level::FULL));
    assert!(!answer.spoiled, "{}", position.to_fen());
    // The same stones, but a mill was last closed 99 plies ago.
    let fen = position.to_fen();
    let late = format!("{} 99", fen.rsplit_once(' ').unwrap().0);
    let late = AnyRules::Mill(rules).read_fen(&late).unwrap();
    let answer = ask(&engine, &Question::new(late, Level::FULL));
    assert!(answer.spoiled, "{fen}");
    let Some(Worth::Exact(value)) = answer.worth() else { panic!("{answer:?}") };
    assert_eq!(value.wdl(), Wdl::Win);
}

/// A position in which a win takes some plies but no mill is closed at once, if a game by lot comes
/// to one.
fn long_win(prober: &Prober, rules: mill::Rules, random: &mut fastrand::Rng) -> Option<Mill> {
    let mut position = Mill::initial(rules);
    while position.end().is_none() {
        let turns = prober.turns(&position).unwrap();
        let late = matches!(turns[0].value, Value::Win(Some(10..60)));
        let moving = Side::ALL.into_iter().all(|side| position.hand(side) == 0);
        if late && moving && !turns.iter().any(|turn| turn.m.is_capture()) {
            return Some(position);
        }
        position.play_unchecked(turns[random.usize(..turns.len())].m);
    }
    None
}

#[test]
fn solitaire_has_an_outlook() {
    let engine = Engine::new(&Settings::default());
    let rules = pegs::Rules::preset("pegs15").expect("a preset").rules;
    let start = pegs::Pegs::initial(rules);
    let outlook = engine.outlook(&start, None);
    assert_eq!((outlook.solves, outlook.fewest.at_most, outlook.par), (Some(true), 1, Some(10)));
    assert_eq!(pegs::count_runs(&outlook.jumps), 10);
    // A peg far away from the others stays.
    let lost = pegs::Pegs::from_fen(rules, "o/2/3/4/oo2o").expect("a position");
    let outlook = engine.outlook(&lost, None);
    assert_eq!((outlook.solves, outlook.fewest.at_most, outlook.par), (Some(false), 3, None));
    assert_eq!(outlook.fewest.at_least, 3);
}
