//! Who is reminded of turns by correspondence, and of which.

use std::sync::Arc;

use crate::{
    store::{GamesOf, Keeper, MailDeed, Mails, People, StoreError},
    table::{PostTurn, Rooms, Table, new_id},
};

/// A day, in milliseconds.
const DAY: u64 = 86_400_000;

/// How often it is looked for people to remind, in milliseconds.
const LOOK: u64 = 600_000;

/// How many people or games are looked up at a time.
const AT_A_TIME: u32 = 100;

/// Asks for reminders where they are due, if it is time to look.
pub(super) async fn look(
    rooms: &Arc<Rooms<Keeper>>,
    looked: &mut Option<u64>,
) -> Result<(), StoreError> {
    let moment = rooms.time().moment();
    let now = moment.at;
    // A clock on the wall that is set back does not end reminders.
    if looked.is_some_and(|looked| (looked..looked + LOOK).contains(&now)) {
        return Ok(());
    }
    *looked = Some(now);
    let store = rooms.store();
    let mut after = String::new();
    loop {
        let found = store.to_remind(&after, moment, AT_A_TIME).await?;
        let Some(last) = found.last() else { return Ok(()) };
        after.clone_from(last);
        for account in found {
            let turns = turns(rooms, &account).await?;
            if turns.iter().any(|(turn, _)| is_short(turn)) {
                store.change_mail(MailDeed::Remind { account, mail: new_id(), at: now }).await?;
            }
        }
    }
}

/// The games in which somebody is waited for with days for a turn, the shortest time first. Games in which they are
/// away are not among them.
pub(super) async fn turns(
    rooms: &Rooms<Keeper>,
    account: &str,
) -> Result<Vec<(PostTurn, Arc<Table>)>, StoreError> {
    let counted = rooms.time().counted();
    let mut turns = Vec::new();
    let mut before = None;
    loop {
        let account = account.to_string();
        let asked = GamesOf { account, over: false, before, limit: AT_A_TIME };
        let page = rooms.store().games_of(&asked).await?;
        let Some((_, last)) = page.last() else { break };
        before = Some(last.id.clone());
        for (side, game) in page.iter().filter(|(_, game)| game.deadline.is_some()) {
            let table = match rooms.find(&game.id).await {
                Ok(Some(table)) => table,
                // One that cannot be read keeps nobody from being reminded of others.
                Ok(None) => continue,
                Err(error) if error.is_of_one_game() => continue,
                Err(error) => return Err(error),
            };
            let turn = table.post_turn(counted);
            if let Some(turn) = turn.filter(|turn| turn.side == *side && turn.left > 0) {
                turns.push((turn, table));
            }
        }
    }
    turns.sort_by_key(|(turn, _)| turn.left);
    Ok(turns)
}

/// Whether the time for a turn runs short: a day is left or a third, whichever is longer; of turns of which a day is
/// more than half, a third.
fn is_short(turn: &PostTurn) -> bool {
    let third = turn.whole / 3;
    let short = if turn.whole >= 2 * DAY { third.max(DAY) } else { third };
    turn.left <= short
}

#[cfg(test)]
mod tests {
    use board::Side;

    use super::*;

    #[test]
    fn a_turn_is_short_towards_its_end() {
        let hour = DAY / 24;
        let short = |days: u64, left: u64| {
            is_short(&PostTurn { side: Side::White, left: left * hour, whole: days * DAY })
        };
        for (days, hours) in [(1, 8), (2, 24), (3, 24), (6, 48), (30, 240)] {
            assert!(short(days, hours) && !short(days, hours + 1), "{days}");
        }
    }
}
