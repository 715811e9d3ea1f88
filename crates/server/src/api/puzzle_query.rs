//! Which puzzles are wanted.

use board::RuleValue;
use game::Family;
use school::{Choice, Grade, Kind};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::http::Problem;

/// Which puzzles are wanted.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct PuzzleQuery {
    /// A family of games.
    pub(crate) family: Option<String>,
    /// What is asked for.
    pub(crate) kind: Option<String>,
    /// How hard it is: `easy`, `middling` or `hard`.
    pub(crate) grade: Option<String>,
}

impl PuzzleQuery {
    /// What is wanted; an empty field is no wish.
    ///
    /// # Errors
    ///
    /// If there is no such family, kind or grade.
    pub(crate) fn choice(&self) -> Result<Choice, Problem> {
        fn read<T: RuleValue>(text: Option<&String>) -> Result<Option<T>, Problem> {
            let text = text.map(String::as_str).filter(|text| !text.is_empty());
            let unknown = |_| Problem::refused("unknown-choice");
            text.map(|text| T::from_text(text).map_err(unknown)).transpose()
        }
        Ok(Choice {
            family: read::<Family>(self.family.as_ref())?,
            kind: read::<Kind>(self.kind.as_ref())?,
            grade: read::<Grade>(self.grade.as_ref())?,
        })
    }
}
