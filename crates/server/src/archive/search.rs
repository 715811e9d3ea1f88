//! What is looked for in the archive, as it is asked.

use game::{AnyGame, GameResult, NamedRules};
use serde::Deserialize;
use utoipa::IntoParams;

use super::{
    entry::{folded, of_account},
    views::Views,
};
use crate::{
    http::{App, Problem, find_rules},
    people::name_key,
    store::{People, Search},
};

/// What is looked for; what is empty is not asked about.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub(crate) struct ArchiveQuery {
    /// The name of a player, in capitals or not.
    pub(crate) player: String,
    /// The id of the rules.
    pub(crate) rules: String,
    /// The result as records write it: `1-0`, `0-1`, `1/2-1/2`.
    pub(crate) result: String,
    /// The key of an opening.
    pub(crate) opening: String,
    /// A position, or the turns that lead to it; it is found from whatever side. Needs `rules`.
    pub(crate) position: String,
    /// Only games that come after this number in the list.
    pub(crate) before: Option<u64>,
}

impl ArchiveQuery {
    /// Understands what is looked for.
    pub(crate) async fn read(&self, app: &App, limit: u32) -> Result<Search, Problem> {
        // What is played at this machine is not told to the home network.
        if app.beside.is_some() {
            return Err(Problem::missing("not-found"));
        }
        let given = |text: &String| Some(text.trim().to_string()).filter(|text| !text.is_empty());
        let rules = match given(&self.rules) {
            Some(id) => Some(find_rules(app, &id).await?.0),
            None => None,
        };
        let position = match (given(&self.position), &rules) {
            (None, _) => None,
            (Some(_), None) => return Err(Problem::refused("archive-rules")),
            (Some(text), Some(rules)) => Some(position(rules, &text)?),
        };
        let result = given(&self.result).map(|text| {
            let known = GameResult::from_token(&text);
            known.ok_or_else(|| Problem::refused("archive-result"))
        });
        let result = result.transpose()?.map(|result| result.to_string());
        let key = rules.as_ref().zip(position.as_ref());
        let key = key.map(|(rules, position)| Views::of(&rules.id, &rules.rules).key(position));
        let player = given(&self.player).map(|name| folded(&name));
        Ok(Search {
            account: match &player {
                Some(name) => account(app, name).await?,
                None => None,
            },
            player,
            rules: rules.map(|rules| rules.id),
            result,
            opening: given(&self.opening),
            key,
            before: self.before,
            limit,
        })
    }

    /// Whether anything is asked about at all.
    pub(crate) fn is_empty(&self) -> bool {
        let texts = [&self.player, &self.rules, &self.result, &self.opening, &self.position];
        texts.iter().all(|text| text.trim().is_empty())
    }
}

/// What the games of the account of this name are found by, if there is such an account.
async fn account(app: &App, name: &str) -> Result<Option<String>, Problem> {
    let found = app.rooms.store().account_by_key(&name_key(name)).await?;
    Ok(found.map(|(account, _)| of_account(&account.id)))
}

/// A position as somebody writes it, or as turns lead to it.
fn position(rules: &NamedRules, text: &str) -> Result<AnyGame, Problem> {
    let wrong = match rules.rules.read_fen(text) {
        Ok(position) => return Ok(position),
        Err(error) => error.to_string(),
    };
    let mut position = rules.rules.initial();
    for turn in text.split_whitespace() {
        let played = position.read_move(turn).is_ok_and(|turn| position.play(turn).is_ok());
        if !played {
            let hint = format!("as a position: {wrong}; as turns: {turn} cannot be played");
            return Err(Problem::refused("archive-position").hint(hint));
        }
    }
    Ok(position)
}
