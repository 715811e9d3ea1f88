//! Where a bot finds games: at tables of others, at its own that it offers, and by link.

use anyhow::{Context, bail};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{view::View, wire::Wire};
use crate::cli::BotArgs;

/// A table on offer.
#[derive(Debug, Deserialize)]
struct OpenTable {
    id: String,
    invite: String,
    rules: String,
    rated: bool,
    people_only: bool,
    bot: bool,
    by: String,
}

/// A game of the bot that goes on.
#[derive(Debug, Deserialize)]
struct OwnGame {
    id: String,
}

/// A table that the bot offers: the game, and the secret that lets somebody sit down.
#[derive(Clone, Debug)]
pub(super) struct Offer {
    pub(super) game: String,
    invite: String,
}

/// The games of the bot that go on.
pub(super) fn running(wire: &Wire) -> anyhow::Result<Vec<String>> {
    #[derive(Deserialize)]
    struct Games {
        games: Vec<OwnGame>,
    }
    let games: Games = wire.look("/api/account/games")?;
    Ok(games.games.into_iter().map(|game| game.id).collect())
}

/// A game as it stands.
pub(super) fn view(wire: &Wire, game: &str) -> anyhow::Result<View> {
    wire.look(&format!("/api/games/{game}"))
}

/// Sits down at a table of somebody else, if there is one that suits; the game.
pub(super) fn sit_anywhere(
    wire: &Wire,
    args: &BotArgs,
    name: &str,
) -> anyhow::Result<Option<String>> {
    #[derive(Deserialize)]
    struct Tables {
        tables: Vec<OpenTable>,
    }
    let open: Tables = wire.look("/api/open")?;
    let suits = |table: &&OpenTable| {
        args.rules.contains(&table.rules)
            && !table.people_only
            && (args.rated || !table.rated)
            && (args.with_bots || !table.bot)
            && !table.by.contains(name)
    };
    for table in open.tables.iter().filter(suits) {
        // Somebody else may be quicker.
        if sit(wire, &table.id, &table.invite).is_ok() {
            return Ok(Some(table.id.clone()));
        }
    }
    Ok(None)
}

/// Sits down at the game that a link leads to; the game.
pub(super) fn sit_by_link(wire: &Wire, args: &BotArgs, link: &str) -> anyhow::Result<String> {
    let wrong = || format!("{link} is no link to a game; it ends as in /game/ID#invite=…");
    let (path, secrets) = link.split_once('#').with_context(wrong)?;
    let game = path.rsplit_once("/game/").with_context(wrong)?.1;
    let invite = secrets.split('&').find_map(|part| part.strip_prefix("invite="));
    let invite = invite.with_context(wrong)?;
    let view = view(wire, game)?;
    if view.own().is_some() {
        return Ok(game.to_string());
    }
    if !args.rules.contains(&view.rules.id) {
        bail!("{} is played there; --rules does not name it", view.rules.id);
    }
    sit(wire, game, invite)?;
    Ok(game.to_string())
}

fn sit(wire: &Wire, game: &str, invite: &str) -> anyhow::Result<()> {
    let view = view(wire, game)?;
    let sit = json!({ "type": "sit", "ver": view.ver, "cmd_id": secret(32)?, "invite": invite,
        "seat": secret(64)? });
    done(&wire.post(&format!("/api/games/{game}/commands"), &sit)?)
}

/// Begins a game that anybody may join.
pub(super) fn begin(wire: &Wire, args: &BotArgs, rules: &str) -> anyhow::Result<Offer> {
    let invite = secret(64)?;
    let mut wish = json!({ "rules": rules, "cmd_id": secret(32)?, "seat": secret(64)?,
        "invite": invite, "opponent": { "kind": "link", "plays": "lot" }, "rated": args.rated });
    if let Some((minutes, increment)) = args.clock {
        wish["clock"] = json!({ "kind": "total", "minutes": minutes, "increment": increment });
    }
    let answer = wire.post("/api/games", &wish)?;
    if !answer.is_fine() {
        bail!("no table: {}", answer.problem());
    }
    let view: View = answer.json()?;
    let offer = Offer { game: view.id, invite };
    renew(wire, &offer)?;
    Ok(offer)
}

/// Offers a table, or says that it is still on offer.
pub(super) fn renew(wire: &Wire, offer: &Offer) -> anyhow::Result<()> {
    let body = json!({ "invite": offer.invite });
    done(&wire.post(&format!("/api/games/{}/open", offer.game), &body)?)
}

/// Calls a game off for which nobody has come.
pub(super) fn call_off(wire: &Wire, view: &View) -> anyhow::Result<()> {
    let abort: Value = json!({ "type": "abort", "ver": view.ver, "cmd_id": secret(32)? });
    done(&wire.post(&format!("/api/games/{}/commands", view.id), &abort)?)
}

fn done(answer: &super::wire::Answer) -> anyhow::Result<()> {
    if answer.is_fine() { Ok(()) } else { bail!("{}", answer.problem()) }
}

/// A secret of so many digits, 64 at most, which nobody guesses.
pub(super) fn secret(digits: usize) -> anyhow::Result<String> {
    let token = server::table::Token::fresh().context("the system has no source of chance")?;
    Ok(token.secret().chars().take(digits).collect())
}
