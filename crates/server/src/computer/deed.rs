//! What the computer does at a table: a throw, a turn, a claim, an answer to an offer.

use std::time::Duration;

use board::Side;
use engine::{Answer, Level, Limits, Question, Worth};
use game::{AnyMove, ClaimKind};

use super::thinking::play;
use crate::{
    engine_pool::EnginePool,
    table::{Computer, Event, Table},
};

/// How long an offer is thought about.
const FOR_AN_OFFER: Duration = Duration::from_millis(300);

/// The part of the time that is left on a clock which one turn may take.
const PART: u64 = 20;

/// What the computer does at a table where it has something to do; nothing if it finds nothing.
pub(super) async fn deed(engines: &EnginePool, table: &Table, counted: u64) -> Option<Event> {
    let computer = table.agreed.computer?;
    if table.is_computer_asked() {
        return Some(answer_offer(engines, table, computer).await);
    }
    if let Some(dice) = table.computer_throw() {
        return Some(Event::Throw { dice });
    }
    let question = Question::of_game(&table.game, computer.level);
    let time = question.limits.time.into_iter().chain(clock_time(table, computer, counted)).min();
    let limits = Limits { time, ..question.limits };
    let question = Question { limits, seed: table.agreed.seed, ..question };
    let answer = play(engines, &table.id, question).await;
    let turn = answer.turn?;
    let claim = claim(table, computer, &answer, turn);
    Some(claim.unwrap_or_else(|| Event::turn(table.game.position().move_text(turn))))
}

/// What a turn may take of the time that is left on the clock.
fn clock_time(table: &Table, computer: Computer, counted: u64) -> Option<Duration> {
    let side = Side::from(computer.side);
    let left = table.game.clock().left[side]?.0;
    let spent = table.running(counted).map_or(0, |(_, spent)| spent.0);
    Some(Duration::from_millis(left.saturating_sub(spent) / PART))
}

/// The draw the computer may claim, if it is worse.
fn claim(table: &Table, computer: Computer, answer: &Answer, turn: AnyMove) -> Option<Event> {
    if !answer.worth().is_some_and(Worth::is_worse) {
        return None;
    }
    let by = Side::from(computer.side);
    [ClaimKind::Repetition, ClaimKind::NoProgress].into_iter().find_map(|kind| {
        let proof = |turn| table.game.can_claim(by, kind, turn).ok();
        let (intended, proof) = match proof(None) {
            Some(proof) => (None, proof),
            None => (Some(table.game.position().move_text(turn)), proof(Some(turn))?),
        };
        Some(Event::Claim { claim: kind.into(), intended, proof: Some(proof) })
    })
}

async fn answer_offer(engines: &EnginePool, table: &Table, computer: Computer) -> Event {
    let question = Question::of_game(&table.game, Level::FULL);
    let limits = Limits { time: Some(FOR_AN_OFFER), ..question.limits };
    let question = Question { limits, ..question };
    let answer = play(engines, &table.id, question).await;
    let own_turn = table.is_computers_turn();
    let ply = table.game.ply();
    if answer.worth().is_some_and(|worth| worth.accepts_draw(own_turn, ply)) {
        Event::Accept { side: computer.side }
    } else {
        Event::Decline { side: computer.side }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Report, Score, Variation};
    use tables::Value;

    use super::*;
    use crate::{
        table::{Draws, Opponent, Plays, Wish},
        timepiece::Moment,
    };

    /// A game in which the same positions come again and again; Black is the computer.
    fn repeated() -> Table {
        let wish = Wish {
            rules: Some("classic".to_string()),
            draws: Draws::Claim,
            fen: Some("W2/1W1/2W/6/3/B2/BB1 w 0 0 0".to_string()),
            opponent: Opponent::Computer { level: 5, plays: Plays::Black },
            ..Wish::default()
        };
        let mut table =
            Table::open("g", wish.agree(1).expect("a game"), Moment::default()).expect("a table");
        for text in "a7-d7 b2-b4 d7-a7 b4-b2".split(' ').cycle().take(9) {
            table.apply(Event::turn(text), Moment::default()).expect("a legal turn");
        }
        table
    }

    #[test]
    fn a_draw_is_claimed_by_who_is_worse_and_entitled_to_it() {
        let table = repeated();
        let computer = table.agreed.computer.expect("the computer");
        let turn = table.game.legal_moves()[0];
        let claims = |table: &Table, worth| {
            let variations = vec![Variation { turns: vec![turn], worth }];
            let report = Report { variations, ..Report::default() };
            let answer = Answer { turn: Some(turn), report, spoiled: false };
            claim(table, computer, &answer, turn)
        };
        let worse = Worth::Searched(Score::estimate(-40));
        let claimed = claims(&table, worse).expect("a claim");
        let mut over = table.clone();
        over.apply(claimed, Moment::default()).expect("it is right");
        assert_eq!(over.game.end().map(|end| end.result), Some(game::GameResult::Draw));
        assert_eq!(claims(&table, Worth::Searched(Score::estimate(40))), None);
        assert_eq!(claims(&table, Worth::Exact(Value::Draw)), None);
        let mut earlier = table;
        earlier.apply(Event::Undo { plies: 4 }, Moment::default()).expect("so many were played");
        assert_eq!(claims(&earlier, worse), None);
    }
}
