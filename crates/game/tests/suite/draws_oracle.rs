//! Draws by repetition and by lack of progress against the plain count of `common/oracle.rs`, on
//! ten thousand random games: by themselves, claimed on the board, claimed with an intended turn,
//! claimed wrongly, by the stop policy, and all of it again after turns were taken back.

use crate::common::oracle::{Count, Oracle, Verdict};
use crate::common::{choose, rules};
use board::{Reason, Side};
use fastrand::Rng;
use game::{
    AnyGame, AnyMove, ClaimError, ClaimKind, Game, GameEnd, GameResult, Proof, Refusal, StopPolicy,
    record,
};

/// Rules with numbers small enough for draws to happen, and positions to start from.
struct Table {
    id: &'static str,
    changes: &'static [(&'static str, &'static str)],
    starts: &'static [&'static str],
    stop: StopPolicy,
    games: usize,
}

const OFF: StopPolicy = StopPolicy::OFF;

const TABLES: &[Table] = &[
    Table {
        id: "classic",
        changes: &[("repetition", "3 auto"), ("no_mill", "14 auto")],
        starts: &[
            "3/3/3/6/3/3/3 w 9 9 0",
            "W1W/1B1/3/3W1B/3/B2/1WB w 0 0 0",
            "WW1/3/B1B/6/1B1/3/2W b 0 0 5",
        ],
        stop: OFF,
        games: 1500,
    },
    Table {
        id: "classic",
        changes: &[("repetition", "2 claim"), ("no_mill", "9 auto")],
        starts: &["W1W/1B1/3/3W1B/3/B2/1WB w 0 0 0"],
        stop: OFF,
        games: 1000,
    },
    Table {
        id: "brettspielnetz",
        changes: &[("repetition", "3 claim"), ("no_mill", "8 claim")],
        starts: &[
            "3/3/3/6/3/3/3 w 9 9 0",
            "W1W/1B1/3/3W1B/3/B2/1WB w 0 0 0",
            "WW1/3/B1B/6/1B1/3/2W b 0 0 6",
        ],
        stop: OFF,
        games: 1200,
    },
    Table {
        id: "morabaraba",
        changes: &[
            ("repetition", "2 auto"),
            ("no_mill_at_three", "7 claim"),
            ("no_mill", "11 claim"),
        ],
        starts: &["WW1/3/B1B/6/1B1/3/2W b 0 0 0", "W1W/1B1/3/3W1B/3/B2/1WB w 0 0 0"],
        stop: OFF,
        games: 500,
    },
    Table {
        id: "three",
        changes: &[("repetition", "2 auto"), ("no_mill", "6 claim")],
        starts: &["3/3/3 w 3 3 0"],
        stop: OFF,
        games: 500,
    },
    Table {
        id: "six",
        changes: &[("repetition", "2 claim"), ("no_mill", "10 claim")],
        starts: &["3/3/4/3/3 w 6 6 0"],
        stop: OFF,
        games: 800,
    },
    Table {
        id: "ceylon",
        changes: &[("repetition", "2 auto"), ("no_mill", "10 claim")],
        starts: &["3/3/3/6/3/3/3 w 9 9 0", "WW1/3/B1B/6/1B1/W2/2W b 0 0 0"],
        stop: OFF,
        games: 800,
    },
    Table {
        id: "ceylon",
        changes: &[("repetition", "2 claim"), ("no_mill", "6 auto")],
        starts: &["WW1/3/B1B/6/1B1/W2/2W b 0 0 0"],
        stop: OFF,
        games: 300,
    },
    // With stones kept in hand mills earn extra turns and take nothing, so that positions in the
    // middle of a turn come again too.
    Table {
        id: "ceylon",
        changes: &[("placing", "mixed"), ("repetition", "2 auto")],
        starts: &["WW1/3/B1B/4W1/1B1/W2/2W b 2 2 0", "WW1/1B1/3/1BB2W/3/3/1W1 w 3 3 0"],
        stop: OFF,
        games: 400,
    },
    Table {
        id: "ceylon",
        changes: &[("placing", "mixed"), ("repetition", "2 claim")],
        starts: &["WW1/1B1/3/1BB2W/3/3/1W1 w 3 3 0"],
        stop: StopPolicy { repetition: Some(3), idle_plies: None },
        games: 400,
    },
    Table {
        id: "smallfoot",
        changes: &[],
        starts: &["W1W/1B1/3/3W1B/3/B2/1WB w 0 0 0"],
        stop: StopPolicy { repetition: Some(3), idle_plies: Some(12) },
        games: 500,
    },
    Table {
        id: "wuerfel",
        changes: &[("repetition", "2 claim"), ("no_mill", "9 claim")],
        starts: &["3/3/3/6/3/3/3 w 9 9 0", "W1W/1B1/3/3W1B/3/B2/1WB w 0 0 0"],
        stop: OFF,
        games: 600,
    },
    Table {
        id: "english",
        changes: &[("repetition", "2 auto"), ("no_progress", "8 claim")],
        starts: &["B:W21,K30:BK1,12", "B:WK21,K30,31:BK1,K5,3:H4"],
        stop: OFF,
        games: 600,
    },
    Table {
        id: "russian",
        changes: &[("repetition", "3 claim"), ("no_progress", "7 auto")],
        starts: &["W:WKa1,Kc1:BKh8,b6", "W:Wa3,c3,e3,Kg1:Bb6,d6,f6,Kh8"],
        stop: OFF,
        games: 600,
    },
    Table { id: "wolf", changes: &[], starts: &[], stop: OFF, games: 300 },
];

/// How often something was seen: a test that never meets a case tests nothing.
#[derive(Default, Debug)]
struct Tally {
    games: usize,
    automatic: usize,
    stopped: usize,
    granted_on_board: usize,
    granted_with_intended: usize,
    too_few: usize,
    not_complete: usize,
    ends_otherwise: usize,
    off: usize,
    take_backs: usize,
    repeated_extra: usize,
    before_start: usize,
}

#[test]
fn ten_thousand_random_games_agree_with_the_plain_count() {
    let mut tally = Tally::default();
    let mut rng = Rng::with_seed(0x5eed);
    for table in TABLES {
        for number in 0..table.games {
            play(table, number, &mut rng, &mut tally);
        }
    }
    assert_eq!(tally.games, 10_000);
    for (name, count) in [
        ("automatic", tally.automatic),
        ("stopped", tally.stopped),
        ("granted on the board", tally.granted_on_board),
        ("granted with an intended turn", tally.granted_with_intended),
        ("too few", tally.too_few),
        ("turn not complete", tally.not_complete),
        ("ends otherwise", tally.ends_otherwise),
        ("off", tally.off),
        ("take-backs", tally.take_backs),
        ("position repeated within a turn", tally.repeated_extra),
        ("progress before the start", tally.before_start),
    ] {
        assert!(count >= 50, "{name} happened {count} times only: {tally:?}");
    }
}

fn play(table: &Table, number: usize, rng: &mut Rng, tally: &mut Tally) {
    tally.games += 1;
    let rules = rules(table.id, table.changes);
    let start = match table.starts {
        [] => rules.initial(),
        starts => rules.read_fen(starts[number % starts.len()]).unwrap(),
    };
    let mut game = Game::from_position(start.clone()).with_stop_policy(table.stop);
    let mut oracle = Oracle::new(start);
    let length = rng.usize(20..70);
    for _ in 0..length {
        if rng.u8(..16) == 0 {
            take_back(&mut game, &mut oracle, rng, tally);
        }
        let Some(m) = turn(&mut game, rng) else {
            break;
        };
        for kind in ClaimKind::ALL {
            claims(&game, &oracle, *kind, m, tally);
        }
        if rng.u8(..24) == 0 {
            claim(&mut game, m, rng);
            if game.end().is_some() {
                break;
            }
        }
        let throw = game.position().throw();
        let text = game.position().move_text(m);
        game.play(m).unwrap();
        oracle.play(throw, &text);
        compare(&game, &oracle, tally);
        if game.end().is_some() && rng.bool() {
            take_back(&mut game, &mut oracle, rng, tally);
        }
    }
    round_trip(&game);
}

/// A random turn, often the way back, so that positions come again.
fn turn(game: &mut Game, rng: &mut Rng) -> Option<AnyMove> {
    let random = choose(game, rng)?;
    let own = game.turns().iter().rev().find(|turn| turn.side == game.turn());
    let back = own.and_then(|turn| {
        let (from, to) = turn.text.trim_end_matches('+').split_once('-')?;
        game.position().read_move(&format!("{to}-{from}")).ok()
    });
    match back {
        Some(back) if rng.u8(..4) > 0 => Some(back),
        _ => Some(random),
    }
}

fn take_back(game: &mut Game, oracle: &mut Oracle, rng: &mut Rng, tally: &mut Tally) {
    if game.ply() == 0 {
        return;
    }
    let plies = rng.usize(1..=game.ply().min(6));
    let redo = rng.bool();
    let (before, ply, end) = (game.position().to_fen(), game.ply(), game.end());
    game.take_back(plies).unwrap();
    if redo && game.redo_len() == plies {
        for _ in 0..plies {
            game.redo().unwrap();
        }
        assert_eq!((game.ply(), game.end()), (ply, end));
        // A throw for a turn that was not yet played is thrown again.
        assert!(before.starts_with(game.position().to_fen().as_str()));
        if end.is_none() {
            return;
        }
        game.take_back(plies).unwrap();
    }
    oracle.take_back(plies);
    tally.take_backs += 1;
    assert_eq!(game.end(), None);
    assert_eq!(game.ply(), oracle.len());
    assert_eq!(game.position_at(game.ply()).unwrap().to_fen(), oracle.position().to_fen());
}

/// Compares the end of the game, if there is one, after a turn.
fn compare(game: &Game, oracle: &Oracle, tally: &mut Tally) {
    assert_eq!(game.position().to_fen(), oracle.position().to_fen());
    let expected = if let Some(end) = oracle.position().end() {
        Some((end, None))
    } else if let Some((kind, count)) = oracle.automatic() {
        tally.automatic += 1;
        Some((GameEnd::draw(reason(game, kind)), Some(count)))
    } else {
        let stop = game.stop_policy();
        let limits = [stop.repetition, stop.idle_plies];
        let mut counts = limits.into_iter().zip(oracle.stop_counts());
        let over = counts
            .find(|(limit, (count, _))| limit.is_some_and(|limit| *count >= u32::from(limit)));
        let proof = over.map(|(_, (_, proof))| proof).filter(|_| !oracle.is_extra());
        tally.stopped += usize::from(proof.is_some());
        proof.map(|proof| (GameEnd::draw(Reason::Stopped), Some(proof)))
    };
    tally.repeated_extra += usize::from(oracle.is_extra() && oracle.stop_counts()[0].0 > 1);
    let found = game.end().map(|end| (end, game.proof().map(count_of)));
    assert_eq!(found, expected, "{}", game.to_record());
}

fn reason(game: &Game, kind: &str) -> Reason {
    match (kind, game.position()) {
        ("repetition", _) => Reason::Repetition,
        (_, AnyGame::Mill(_)) => Reason::NoMill,
        _ => Reason::NoProgress,
    }
}

fn count_of(proof: &Proof) -> Count {
    match proof {
        Proof::Repetition { plies } => Count::Equal(plies.clone()),
        Proof::NoProgress { last, plies } => Count::Idle(*last, *plies),
        Proof::NoWin { .. } => unreachable!("no flag falls here"),
    }
}

/// Compares the verdicts on all forms of a claim, without making it.
fn claims(game: &Game, oracle: &Oracle, kind: ClaimKind, m: AnyMove, tally: &mut Tally) {
    let side = game.turn().unwrap();
    let text = game.position().move_text(m);
    let throw = game.position().throw();
    for intended in [None, Some(m)] {
        let said = intended.map(|_| (throw, text.as_str()));
        let expected = oracle.claim(kind.as_str(), said);
        let found = match game.can_claim(side, kind, intended) {
            Ok(proof) => Verdict::Granted(count_of(&proof)),
            Err(ClaimError::Refused(refusal)) => match refusal {
                Refusal::Off(_) => Verdict::Off,
                Refusal::Automatic(_) => Verdict::Automatic,
                Refusal::TurnNotComplete => Verdict::NotComplete,
                Refusal::EndsOtherwise(_) => Verdict::EndsOtherwise,
                Refusal::TooFew { proof, .. } => Verdict::TooFew(count_of(&proof)),
            },
            Err(error) => panic!("{error}"),
        };
        assert_eq!(found, expected, "{kind} {said:?}\n{}", game.to_record());
        match (&expected, intended) {
            (Verdict::Granted(Count::Idle(None, _)), _) => tally.before_start += 1,
            (Verdict::Granted(_), None) => tally.granted_on_board += 1,
            (Verdict::Granted(_), Some(_)) => tally.granted_with_intended += 1,
            (Verdict::TooFew(_), _) => tally.too_few += 1,
            (Verdict::NotComplete, _) => tally.not_complete += 1,
            (Verdict::EndsOtherwise, _) => tally.ends_otherwise += 1,
            (Verdict::Off, _) => tally.off += 1,
            (Verdict::Automatic, _) => {}
        }
    }
    assert_eq!(game.can_claim(side.other(), kind, None), Err(ClaimError::NotToMove(side.other())));
}

/// Makes a claim: a wrong one changes nothing, a right one ends the game without its turn.
fn claim(game: &mut Game, m: AnyMove, rng: &mut Rng) {
    let kind = *rng.choice(ClaimKind::ALL).unwrap();
    let intended = rng.bool().then_some(m);
    let side = if rng.u8(..8) == 0 { Side::White } else { game.turn().unwrap() };
    let before = (game.position().clone(), game.position().to_fen(), game.ply(), *game.clock());
    let events = game.events().len();
    let forecast = game.can_claim(side, kind, intended);
    let verdict = game.claim(side, kind, intended);
    assert_eq!(verdict, forecast);
    let after = (game.position().clone(), game.position().to_fen(), game.ply(), *game.clock());
    assert_eq!(before, after, "a claim plays nothing");
    match verdict {
        Ok(proof) => {
            assert_eq!(game.end().map(|end| end.result), Some(GameResult::Draw));
            assert_eq!(game.proof(), Some(&proof));
            assert!(game.take_back(1).is_err());
        }
        Err(ClaimError::Refused(Refusal::TooFew { .. })) => assert_eq!(game.end(), None),
        Err(_) => {
            assert_eq!(game.end(), None);
            assert_eq!(game.events().len(), events);
        }
    }
}

/// Writes, reads and plays the game again, in both forms.
fn round_trip(game: &Game) {
    let record = game.to_record();
    let text = record.to_string();
    let read = record::parse(&text).unwrap();
    assert_eq!(read, record);
    assert_eq!(read.to_string(), text);
    assert_eq!(record::Record::from_json(&record.to_json()), Ok(record));
    let report = record::check(&read);
    assert!(report.is_clean(), "{:?}\n{text}", report.problems);
    let again = report.game.unwrap();
    assert_eq!(again.end(), game.end());
    assert_eq!(again.proof(), game.proof());
    assert_eq!(again.events(), game.events());
    assert_eq!(again.turns(), game.turns());
    assert_eq!(again.position(), game.position());
    assert_eq!(again.to_record().to_string(), text);
}
