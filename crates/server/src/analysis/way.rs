//! Where somebody stands: rules, a start, and the turns from there.

use board::Throw;
use game::{NamedRules, catalogue};
use i18n::Language;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    table::{Event, First, OpeningError, Refused, Table, Wish},
    timepiece::Moment,
};

/// The most turns a way may have.
const LONGEST: usize = 2000;

/// Where somebody stands: rules, a start, and the turns from there.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
pub struct Way {
    /// The id of a preset; beside `rule_text` only the name the rules go by.
    pub rules: Option<String>,
    /// The text of a rule set, in TOML or JSON.
    pub rule_text: Option<String>,
    /// The position at the start, if not the usual one.
    pub start: Option<String>,
    /// The turns, each with the throw before it in brackets where dice are thrown: `(5,5,4) d1-g7`.
    /// The last may be a throw alone.
    pub turns: Vec<String>,
}

/// Why a way leads nowhere.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WayError {
    /// It cannot begin.
    #[error(transparent)]
    Opening(#[from] OpeningError),
    /// A turn is refused.
    #[error("turn {ply}, \"{turn}\": {refused}")]
    Turn {
        /// The number of the turn, counted from 1.
        ply: usize,
        /// The turn.
        turn: String,
        /// Why.
        refused: Box<Refused>,
        /// The same for the players.
        sentence: String,
    },
}

impl Way {
    /// The rules by their name.
    ///
    /// # Errors
    ///
    /// If there are none, or none of that name.
    pub fn named_rules(&self) -> Result<NamedRules, OpeningError> {
        let agreed = Wish {
            rules: self.rules.clone(),
            rule_text: self.rule_text.clone(),
            first: First::White,
            ..Wish::default()
        }
        .agree(0)?;
        let rules = agreed
            .read_rules()
            .map_err(|message| OpeningError { code: "rules-impossible", message })?;
        let meant = self.rules.as_deref().and_then(|id| catalogue::find(id).ok());
        let id = match meant {
            Some(entry) if entry.rules.graph_hash() == rules.graph_hash() => entry.id.to_string(),
            _ => agreed.rules,
        };
        Ok(NamedRules { id, rules })
    }

    /// A table at which these turns have been played.
    ///
    /// # Errors
    ///
    /// If the rules, the start or a turn are refused.
    pub fn table(&self, language: Language) -> Result<Table, WayError> {
        let mut table = self.opened()?;
        if self.turns.len() > LONGEST {
            return Err(self.refused(&table, LONGEST, Refused::Other("too-large"), language));
        }
        for (index, turn) in self.turns.iter().enumerate() {
            play(&mut table, turn)
                .map_err(|refused| self.refused(&table, index, refused, language))?;
        }
        Ok(table)
    }

    /// The table before the first turn.
    fn opened(&self) -> Result<Table, OpeningError> {
        let NamedRules { id, rules } = self.named_rules()?;
        let wish = Wish {
            rules: self.rules.clone(),
            rule_text: self.rule_text.clone(),
            fen: Some(self.start.clone().unwrap_or_else(|| rules.initial().to_fen())),
            ..Wish::default()
        };
        let mut agreed = wish.agree(0)?;
        agreed.rules = id;
        Table::open("analysis", agreed, Moment::default())
            .map_err(|message| OpeningError { code: "bad-position", message })
    }

    fn refused(
        &self,
        table: &Table,
        index: usize,
        refused: Refused,
        language: Language,
    ) -> WayError {
        let speech = table.speech(language);
        let turn: String = self.turns[index].chars().take(40).collect();
        let why = refused.sentence(&speech, &table.game);
        let number = table.game.next_number().to_string();
        let args = [("number", number.into()), ("turn", turn.as_str().into()), ("why", why.into())];
        let sentence = speech.say("analysis-turn-refused", &args);
        WayError::Turn { ply: index + 1, turn, refused: Box::new(refused), sentence }
    }
}

/// Plays a turn with the throw before it, or throws alone.
fn play(table: &mut Table, word: &str) -> Result<(), Refused> {
    let (throw, turn) = split(word)?;
    if let Some(throw) = throw {
        table.apply(Event::Throw { dice: throw.dice() }, Moment::default())?;
    }
    if turn.is_empty() && throw.is_some() {
        return Ok(());
    }
    table.apply(Event::turn(turn), Moment::default())
}

/// The throw at the beginning of a turn, and the rest of it.
pub(super) fn split(word: &str) -> Result<(Option<Throw>, &str), Refused> {
    let word = word.trim();
    if !word.starts_with('(') {
        return Ok((None, word));
    }
    let end = word.find(')').ok_or(Refused::Other("bad-throw"))?;
    let (throw, turn) = word.split_at(end + 1);
    let throw = throw.parse().map_err(|_| Refused::Other("bad-throw"))?;
    Ok((Some(throw), turn.trim()))
}
