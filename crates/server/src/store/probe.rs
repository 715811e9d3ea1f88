//! Whether anything can be kept: as much is written as by a game that begins and goes on, through the same hands.

use super::{StoreError, Stored, Summary, archive::Desk};

/// How many bytes an event has that says much.
const MUCH: usize = 600;

/// Writes a game and takes it away again, inside of a transaction that somebody else ends: nobody ever sees it, and
/// its pages are written all the same. The id is one that no game can have.
pub(super) async fn write(desk: &mut impl Desk, process: &str) -> Result<(), StoreError> {
    let id = format!("probe-{process}");
    desk.create(&game(&id), &event(1, &id)).await?;
    desk.insert(&id, &event(2, "probe")).await?;
    desk.remove(&id).await
}

fn game(id: &str) -> Summary {
    Summary {
        id: id.to_string(),
        ver: 1,
        rules: "probe".to_string(),
        rule_text: None,
        family: "probe".to_string(),
        white: String::new(),
        black: String::new(),
        ply: 0,
        fen: "x".repeat(MUCH / 10),
        over: false,
        result: "*".to_string(),
        reason: None,
        clocked: true,
        deadline: Some(i64::MAX.unsigned_abs()),
        computer: None,
        level: None,
        due: false,
        seated: false,
        accounts: super::Accounts::default(),
        rated: None,
        created_at: 0,
        updated_at: 0,
    }
}

fn event(ver: u64, cmd_id: &str) -> Stored {
    Stored {
        ver,
        at: 0,
        counted: 0,
        cmd_id: cmd_id.to_string(),
        kind: "probe".to_string(),
        body: "x".repeat(MUCH),
        digest: None,
        format: 1,
    }
}
