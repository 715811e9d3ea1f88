//! Rated games looked back on, turn by turn, where that is known for certain; in the background, after their end.

use std::{collections::HashSet, sync::Arc, time::Duration};

use ::analysis::{Judge, Judgement, Mark};
use engine::Worth;
use game::{
    AnyRules, Game,
    record::{Comment, Line, Node, Record},
};
use i18n::Bundle;
use serde::{Deserialize, Serialize};
use tables::Value;
use tokio::sync::watch;

use super::{Study, WorthView, questions::known};
use crate::{
    engine_pool::{EnginePool, Unanswered},
    store::{Annotations, Keeper, KeptAnnotation, StoreError},
    table::{Rooms, Table},
};

/// How often it is looked whether a rated game has ended.
const EVERY: Duration = Duration::from_secs(1);

/// How many games are looked at before it is looked again.
const BATCH: u32 = 8;

/// What is known for certain about a turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Annotation {
    /// Which turn it is, counted from 1.
    ply: usize,
    /// What it was worth for the side that made it.
    worth: Known,
    /// The number of its mark in records, if it gave something away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    nag: Option<u8>,
    /// The better turn, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    better: Option<String>,
    /// What that would have been worth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    best: Option<Known>,
}

/// An exact value, as it is kept: how it ends, and after how many plies where that is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Known {
    Win(Option<u16>),
    Draw,
    Loss(Option<u16>),
}

impl Known {
    const fn of(worth: Worth) -> Option<Self> {
        match worth {
            Worth::Exact(Value::Win(plies)) => Some(Self::Win(plies)),
            Worth::Exact(Value::Draw) => Some(Self::Draw),
            Worth::Exact(Value::Loss(plies)) => Some(Self::Loss(plies)),
            Worth::Searched(_) => None,
        }
    }

    const fn worth(self) -> Worth {
        Worth::Exact(match self {
            Self::Win(plies) => Value::Win(plies),
            Self::Draw => Value::Draw,
            Self::Loss(plies) => Value::Loss(plies),
        })
    }
}

/// What is known for certain about the turns of a table.
pub(super) fn exact(judge: &Judge, table: &Table) -> Vec<Annotation> {
    let mut annotations = Vec::new();
    let mut again = Game::from_position(table.game.start().clone());
    for played in table.game.turns() {
        if let Some(throw) = played.throw.filter(|_| again.position().awaits_throw()) {
            // The game has been played so before.
            let _ = again.throw(throw);
        }
        if let Some(judgement) = judge.exact(&again, played.m) {
            annotations.extend(annotation(&again, &judgement));
        }
        if again.play(played.m).is_err() {
            break;
        }
    }
    annotations
}

fn annotation(game: &Game, judgement: &Judgement) -> Option<Annotation> {
    let better = judgement.better();
    Some(Annotation {
        ply: game.ply() + 1,
        worth: Known::of(judgement.worth)?,
        nag: judgement.mark.map(Mark::nag),
        better: better.map(|(m, _)| game.position().move_text(m)),
        best: better.and_then(|(_, worth)| Known::of(worth)),
    })
}

/// What is kept about a game; nothing if it has not been looked at.
///
/// # Errors
///
/// If it cannot be read.
pub(crate) async fn annotations(store: &Keeper, game: &str) -> Result<Vec<Annotation>, StoreError> {
    let body = store.annotation(game).await?;
    Ok(body.and_then(|body| serde_json::from_str(&body).ok()).unwrap_or_default())
}

/// Writes what is known into a record, as `zwick analyse` does.
pub(crate) fn note_in_record(record: &mut Record, annotations: &[Annotation]) {
    for annotation in annotations {
        let Some(node) = record.line.nodes.get_mut(annotation.ply.wrapping_sub(1)) else {
            continue;
        };
        node.nags.extend(annotation.nag.filter(|nag| !node.nags.contains(nag)));
        node.comments.extend(Comment::new(&annotation.worth.worth().to_string()));
        if let (Some(better), Some(best)) = (&annotation.better, annotation.best)
            && let Ok(mut variation) = Node::new(better.clone())
        {
            variation.comments.extend(Comment::new(&best.worth().to_string()));
            node.variations.push(Line { comments: Vec::new(), nodes: vec![variation] });
        }
    }
}

/// Writes what is known into a study, in words.
pub(crate) fn note_in_study(
    study: &mut Study,
    annotations: &[Annotation],
    rules: &AnyRules,
    words: &Bundle,
) {
    for annotation in annotations {
        let Some(node) = study.nodes.get_mut(annotation.ply.wrapping_sub(1)) else { continue };
        let said = |known: Known| WorthView::of(known.worth(), rules, words).words;
        node.nags.extend(annotation.nag);
        node.comment = said(annotation.worth);
        if let (Some(better), Some(best)) = (&annotation.better, annotation.best) {
            node.comment = format!("{} ({better}: {})", node.comment, said(best));
        }
    }
}

/// Looks at rated games that have ended until the server stops.
pub(crate) async fn annotate(
    rooms: Arc<Rooms<Keeper>>,
    engines: EnginePool,
    mut stopping: watch::Receiver<bool>,
) {
    let mut left = HashSet::new();
    loop {
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        let looked = tokio::select! {
            looked = look(&rooms, &engines, &mut left) => looked,
            _ = stopping.wait_for(|stopping| *stopping) => return,
        };
        if let Err(error) = looked {
            tracing::warn!(%error, "rated games are not looked at");
        }
    }
}

/// Looks at some games, one after the other: those who ask for something come in between.
/// Those that only a newer program can read are left to it, and are in nobody's way.
async fn look(
    rooms: &Rooms<Keeper>,
    engines: &EnginePool,
    left: &mut HashSet<String>,
) -> Result<(), StoreError> {
    let limit = BATCH.saturating_add(u32::try_from(left.len()).unwrap_or(u32::MAX));
    for game in rooms.store().unannotated(limit).await? {
        if left.contains(&game) {
            continue;
        }
        let known = match rooms.past(&game).await {
            Ok(Some(table)) => match known(engines, table).await {
                Ok(known) => known,
                // It has its turn when fewer wait.
                Err(Unanswered::TooMany { .. } | Unanswered::Busy { .. }) => return Ok(()),
                Err(Unanswered::Failed) => Vec::new(),
            },
            // One that cannot be read is told about elsewhere, and nothing is known about it.
            Ok(None) | Err(StoreError::Damaged { .. }) => Vec::new(),
            Err(StoreError::NewerGame { .. }) => {
                left.insert(game);
                continue;
            }
            Err(error) => return Err(error),
        };
        let body = serde_json::to_string(&known).unwrap_or_else(|_| "[]".to_string());
        rooms.store().keep_annotation(&KeptAnnotation { game, body }).await?;
    }
    Ok(())
}
