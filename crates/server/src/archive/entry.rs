//! What the archive keeps of a game.

use std::collections::BTreeMap;

use board::{Reason, Side};
use game::NamedRules;

use super::views::Views;
use crate::{
    openings::openings,
    store::{DELETED, MARK},
    table::Table,
};

/// What the archive keeps of a game, to find it again.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entry {
    /// The id of the rules.
    pub rules: String,
    /// The result as records write it.
    pub result: String,
    /// The opening, if it has a name.
    pub opening: Option<&'static str>,
    /// What the players are found by: names in small letters, or accounts.
    pub players: Vec<String>,
    /// The keys of the positions, and when each came first.
    pub positions: BTreeMap<u64, u32>,
}

impl Entry {
    /// The entry of a game that has been played to an end and that anybody may see; none otherwise.
    pub fn of(table: &Table) -> Option<Self> {
        let game = &table.game;
        let end = game.end().filter(|end| end.reason != Reason::Aborted)?;
        if !table.is_public() || game.ply() == 0 {
            return None;
        }
        let rules = NamedRules { id: table.agreed.rules.clone(), rules: game.rules() };
        let views = Views::of(&rules.id, &rules.rules);
        let mut positions = BTreeMap::new();
        // Where every game begins nobody looks for one.
        let first = usize::from(!table.agreed.set_up);
        for ply in first..=game.ply() {
            if let Some(position) = game.position_at(ply) {
                positions.entry(views.key(position)).or_insert(ply as u32);
            }
        }
        let mut players: Vec<String> = Side::ALL.map(|side| player(table, side)).into();
        players.retain(|name| !name.is_empty());
        players.dedup();
        Some(Self {
            opening: opening(&rules, &views, &positions),
            rules: rules.id,
            result: end.result.to_string(),
            players,
            positions,
        })
    }
}

/// What a player is found by; nothing if the names of the game are hidden. Who has an account is found by
/// whatever it is called when somebody looks, so its id is kept, and no name.
fn player(table: &Table, side: Side) -> String {
    match table.agreed.accounts().of(side) {
        _ if table.nameless => String::new(),
        Some(account) => of_account(account),
        None => match side {
            Side::White => folded(&table.agreed.names.white),
            Side::Black => folded(&table.agreed.names.black),
        },
    }
}

/// What the players with an account are found by; nobody can type it as a name.
pub(super) fn of_account(id: &str) -> String {
    format!("{DELETED}{id}")
}

/// A name as it is looked for; a bot is found with its mark and without.
pub(crate) fn folded(name: &str) -> String {
    let name = name.trim().to_lowercase();
    name.strip_prefix(&MARK.to_lowercase()).unwrap_or(&name).to_string()
}

/// The longest opening whose last position has come about, in whatever order and from whatever side.
fn opening(
    rules: &NamedRules,
    views: &Views,
    positions: &BTreeMap<u64, u32>,
) -> Option<&'static str> {
    let known = openings(rules).filter_map(|opening| {
        let mut position = rules.rules.initial();
        let turns: Vec<&str> = opening.turns.split_whitespace().collect();
        for turn in &turns {
            position.play(position.read_move(turn).ok()?).ok()?;
        }
        let ply = *positions.get(&views.key(&position))? as usize;
        (ply <= turns.len()).then_some((turns.len(), opening.key))
    });
    known.max_by_key(|(length, _)| *length).map(|(_, key)| key)
}
