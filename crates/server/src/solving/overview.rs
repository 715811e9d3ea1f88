//! What there is, what is being computed and what could be, for pages and programs.

use std::{io, sync::Arc};

use board::GraphHash;
use game::{AnyRules, Family, NamedRules, catalogue};
use i18n::Bundle;
use serde::Serialize;
use tables::{Extent, Solution, Stage, Stock};
use utoipa::ToSchema;

use super::{
    figures,
    offer::{Offer, offer},
    order::Order,
    run::Stand,
    workshop::Workshop,
};

/// Everything about tables, in words.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Tables {
    /// Grows when an order or the stock of tables changes.
    pub ver: u64,
    /// The folder they lie in.
    pub folder: String,
    /// The free bytes on its disk, where the system tells.
    pub free: Option<u64>,
    /// What has been ordered, the one that is carried out first.
    pub works: Vec<Work>,
    /// The games that have tables, or could have.
    pub games: Vec<GameTables>,
}

/// An order, and how far it is.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Work {
    /// What tells the game from others.
    pub graph: String,
    /// The id of the rules.
    pub rules: String,
    /// The text of the rules, if a person wrote them.
    pub rule_text: Option<String>,
    /// What the game is called.
    pub name: String,
    /// What becomes of it.
    pub state: WorkState,
    /// How much of it is done, in thousandths.
    pub done: u64,
    /// The same in words.
    pub part: String,
    /// What is being done at the moment.
    pub doing: String,
    /// How fast it goes.
    pub pace: String,
    /// How long it will take.
    pub left: String,
    /// What has been written, and how much it will be.
    pub size: String,
    /// A diagnosis in English, if it has failed.
    pub failure: Option<String>,
}

/// What becomes of an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum WorkState {
    /// It is being carried out.
    Running,
    /// Somebody has paused it.
    Paused,
    /// Another one comes first.
    Waiting,
    /// It has failed.
    Failed,
}

impl WorkState {
    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Running => "running",
            Self::Paused => "paused",
            Self::Waiting => "waiting",
            Self::Failed => "failed",
        }
    }
}

/// The tables of one game, or what they would be.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GameTables {
    /// What tells the game from others.
    pub graph: String,
    /// The ids of the rule sets that are this game.
    pub rules: Vec<String>,
    /// What they are called.
    pub names: Vec<String>,
    /// The text of the rules, if a person wrote them.
    pub rule_text: Option<String>,
    /// Whether only endings with few pieces are computed.
    pub endings: bool,
    /// Whether there are tables.
    pub state: State,
    /// The bytes they take on the disk.
    pub bytes: u64,
    /// How many positions, and how many bytes it is about in all; a sentence.
    pub about: String,
    /// How the game ends if nobody errs, where that is known; a sentence.
    pub value: Option<String>,
    /// Why there can be none.
    pub obstacle: Option<String>,
}

/// Whether there are tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum State {
    /// All of them.
    Complete,
    /// Some of them.
    Partial,
    /// None, but they can be computed.
    Possible,
    /// None, and there can be none.
    Impossible,
}

/// Rules that somebody wrote.
#[derive(Clone, Debug)]
pub struct OwnGame {
    /// The rules.
    pub rules: NamedRules,
    /// Their text.
    pub text: String,
}

impl Workshop {
    /// Everything about tables; rules of one's own that are asked about are listed first.
    ///
    /// # Errors
    ///
    /// If the folder cannot be read.
    pub async fn overview(
        &self,
        words: &'static Bundle,
        own: Option<OwnGame>,
    ) -> io::Result<Tables> {
        let ver = *self.watch().borrow();
        let folder = self.folder().to_path_buf();
        let look = move || Ok::<_, io::Error>((Stock::list(&folder)?, tables::free_disk(&folder)));
        let (mut stock, free) =
            tokio::task::spawn_blocking(look).await.map_err(io::Error::other)??;
        let mut take = |graph: GraphHash| {
            let place = stock.iter().position(|stock| stock.graph == graph)?;
            Some(stock.remove(place))
        };
        let mut games = Vec::new();
        if let Some(own) = own.filter(|own| catalogue::find(&own.rules.id).is_err()) {
            let found = take(own.rules.rules.graph_hash());
            games.extend(game(words, &[own.rules], Some(own.text), found.as_ref()));
        }
        for sets in equal_games() {
            let found = take(sets[0].rules.graph_hash());
            games.extend(game(words, &sets, None, found.as_ref()));
        }
        for stock in &stock {
            games.push(self.unlisted(words, stock).await);
        }
        Ok(Tables {
            ver,
            folder: self.folder().display().to_string(),
            free,
            works: self.works(words),
            games,
        })
    }

    /// What has been ordered, and how far it is.
    pub fn works(&self, words: &Bundle) -> Vec<Work> {
        let stand = self.stand();
        let orders = self.orders();
        let first = orders.iter().position(|order| order.failure.is_none());
        let describe = |(place, order): (usize, &Order)| {
            let is_first = first == Some(place);
            work(words, self, order, is_first, stand.as_ref().filter(|_| is_first))
        };
        orders.iter().enumerate().filter_map(describe).collect()
    }

    /// Tables of a game that the catalogue does not know.
    async fn unlisted(&self, words: &Bundle, stock: &Stock) -> GameTables {
        let id = stock.made_for.clone().unwrap_or_default();
        let text = self.rule_text(&id).await;
        let own = text.and_then(|text| {
            let rules = game::rule_text::read(&text).ok()?;
            (rules.rules.graph_hash() == stock.graph).then_some((rules, text))
        });
        if let Some((rules, text)) = own
            && let Some(game) = game(words, &[rules], Some(text), Some(stock))
        {
            return game;
        }
        GameTables {
            graph: stock.graph.to_string(),
            rules: vec![id],
            names: vec![words.text("tables-own")],
            rule_text: None,
            endings: false,
            state: State::Partial,
            bytes: stock.bytes,
            about: figures::size(words, stock.bytes),
            value: None,
            obstacle: None,
        }
    }
}

/// The rule sets of the catalogue that have tables or could have, equal games together.
fn equal_games() -> Vec<Vec<NamedRules>> {
    let mut games: Vec<Vec<NamedRules>> = Vec::new();
    let with_tables = |family| matches!(family, Family::Mill | Family::Draughts);
    for entry in catalogue::all().iter().filter(|entry| with_tables(entry.family)) {
        let named = NamedRules { id: entry.id.to_string(), rules: entry.rules };
        let same = games.iter_mut().find(|game| game[0].rules.graph_hash() == entry.graph_hash);
        match same {
            Some(game) => game.push(named),
            None => games.push(vec![named]),
        }
    }
    games
}

fn name(words: &Bundle, id: &str) -> String {
    if catalogue::find(id).is_ok() { words.game_name(id) } else { words.text("tables-own") }
}

/// One game under all its names.
fn game(
    words: &Bundle,
    sets: &[NamedRules],
    rule_text: Option<String>,
    stock: Option<&Stock>,
) -> Option<GameTables> {
    let rules = sets[0].rules;
    let unsolved = Solution::default();
    let solution = stock.and_then(|stock| stock.solution.as_ref()).unwrap_or(&unsolved);
    let bytes = stock.map_or(0, |stock| stock.bytes);
    let (state, about, obstacle) = match offer(&rules) {
        Offer::Needless => return None,
        Offer::Impossible(code) => {
            let obstacle = words.text(&format!("tables-obstacle-{code}"));
            (State::Impossible, String::new(), Some(obstacle))
        }
        Offer::Possible(extent) => {
            let state = match () {
                () if extent.is_done(solution) => State::Complete,
                () if bytes > 0 => State::Partial,
                () => State::Possible,
            };
            (state, about(words, state, &extent, bytes), None)
        }
    };
    Some(GameTables {
        graph: rules.graph_hash().to_string(),
        rules: sets.iter().map(|set| set.id.clone()).collect(),
        names: sets.iter().map(|set| name(words, &set.id)).collect(),
        rule_text,
        endings: matches!(rules, AnyRules::Draughts(_)),
        state,
        bytes,
        about,
        value: solution.empty_board.as_deref().and_then(|value| value_sentence(words, value)),
        obstacle,
    })
}

/// How many positions, and how much room they take.
fn about(words: &Bundle, state: State, extent: &Extent, bytes: u64) -> String {
    let positions = figures::positions(words, extent.entries());
    let (key, bytes) = match state {
        State::Complete => ("tables-about-complete", bytes),
        _ => ("tables-about-possible", extent.bytes()),
    };
    let size = figures::size(words, bytes);
    words.tr(key, &[("positions", positions.into()), ("size", size.into())])
}

/// As in `win 25` or `draw`.
fn value_sentence(words: &Bundle, value: &str) -> Option<String> {
    let (outcome, plies) = value.split_once(' ').unwrap_or((value, ""));
    let key = match outcome {
        "win" => "tables-value-win",
        "draw" => "tables-value-draw",
        "loss" => "tables-value-loss",
        _ => return None,
    };
    match plies.parse::<u64>() {
        Ok(plies) => Some(words.tr(&format!("{key}-in"), &[("plies", plies.into())])),
        Err(_) => Some(words.text(key)),
    }
}

fn work(
    words: &Bundle,
    shop: &Workshop,
    order: &Order,
    is_first: bool,
    stand: Option<&Stand>,
) -> Option<Work> {
    let rules = order.rules()?;
    let Offer::Possible(extent) = offer(&rules) else { return None };
    let state = match () {
        () if order.failure.is_some() => WorkState::Failed,
        () if order.paused => WorkState::Paused,
        () if is_first => WorkState::Running,
        () => WorkState::Waiting,
    };
    let (done, total, disk) = match stand {
        Some(Stand { progress, .. }) => (progress.done, progress.total, progress.disk),
        None => written(shop, rules.graph_hash(), &extent),
    };
    let running = stand.filter(|_| state == WorkState::Running);
    let left = running.and_then(|stand| stand.left);
    Some(Work {
        graph: rules.graph_hash().to_string(),
        rules: order.rules.clone(),
        rule_text: order.rule_text.clone(),
        name: name(words, &order.rules),
        state,
        done: (done.min(total) * 1000).checked_div(total).unwrap_or(0),
        part: part(words, done, total),
        doing: doing(words, order, state, stand),
        pace: running.map_or(String::new(), |stand| figures::pace(words, stand.pace)),
        left: left.map_or(String::new(), |left| figures::time(words, left)),
        size: words.tr(
            "tables-size",
            &[
                ("written", figures::size(words, disk).into()),
                ("all", figures::size(words, extent.bytes()).into()),
            ],
        ),
        failure: order.failure.as_ref().map(|failure| failure.message.clone()),
    })
}

/// What earlier runs have left: entries done, entries in all, bytes.
fn written(shop: &Workshop, graph: GraphHash, extent: &Arc<Extent>) -> (u64, u64, u64) {
    let folder = tables::Tables::open(shop.folder(), 0).folder_of(graph.0);
    let solution = Solution::read(&folder).unwrap_or_default();
    let bytes = solution.spaces.iter().map(|space| space.bytes).sum();
    (extent.done(&solution), extent.entries(), bytes)
}

fn part(words: &Bundle, done: u64, total: u64) -> String {
    let percent = (done.min(total) * 100).checked_div(total).unwrap_or(0);
    let positions = figures::positions(words, total);
    words.tr("tables-part", &[("percent", percent.into()), ("positions", positions.into())])
}

fn doing(words: &Bundle, order: &Order, state: WorkState, stand: Option<&Stand>) -> String {
    match (state, &order.failure, stand) {
        (_, Some(failure), _) => words.text(&format!("tables-failed-{}", failure.code)),
        (WorkState::Running, _, Some(stand)) => {
            let space = stand.progress.space.clone();
            let (key, plies) = match stand.progress.stage {
                Stage::Fetching => ("tables-doing-fetching", 0),
                Stage::Seeding => ("tables-doing-seeding", 0),
                Stage::Level(plies) => ("tables-doing-level", plies),
                Stage::Writing | Stage::Done => ("tables-doing-writing", 0),
            };
            words.tr(key, &[("space", space.into()), ("plies", plies.into())])
        }
        _ => words.text(&format!("tables-doing-{}", state.as_str())),
    }
}
