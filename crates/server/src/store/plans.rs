//! What players leave behind for turns to come: one plan for each side of a game, beside its log.
//!
//! A plan is a secret of its player, so it is no event. It needs no transaction with the log either: it says
//! which version of the game it has been brought up to, and whoever looks at it goes on from there.

use std::future::Future;

use board::Side;
use sqlx::{Row, SqliteConnection};

use super::{Keeper, Sqlite, StoreError, rows::signed};

/// A plan as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptPlan {
    /// The version of the game it has been brought up to.
    pub ver: u64,
    /// What tells it from whatever was kept in its place before; less than 2^63.
    pub mark: u64,
    /// What it says; the caller's.
    pub body: String,
}

/// A plan that is to be kept, replaced or forgotten.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlanChange {
    /// The game.
    pub game: String,
    /// The side whose plan it is.
    pub side: Side,
    /// The mark of the plan that it replaces; whatever there is, if left out.
    pub seen: Option<u64>,
    /// The plan from then on; none to forget it.
    pub plan: Option<KeptPlan>,
}

/// Where plans are kept.
pub trait Plans: Send + Sync {
    /// The plan of a side.
    fn plan(
        &self,
        game: &str,
        side: Side,
    ) -> impl Future<Output = Result<Option<KeptPlan>, StoreError>> + Send;

    /// Changes a plan; false if it is another one than was seen.
    fn change_plan(
        &self,
        change: &PlanChange,
    ) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// The games that have gone on since a plan was looked at, each with its version.
    fn unattended_plans(
        &self,
    ) -> impl Future<Output = Result<Vec<(String, u64)>, StoreError>> + Send;
}

/// The games that have gone on since a plan was looked at.
pub(super) const UNATTENDED: &str = "SELECT DISTINCT game.id, game.ver FROM plan \
     JOIN game ON game.id = plan.game WHERE game.ver > plan.ver";

impl Plans for Sqlite {
    async fn plan(&self, game: &str, side: Side) -> Result<Option<KeptPlan>, StoreError> {
        let row = sqlx::query("SELECT ver, mark, body FROM plan WHERE game = ? AND side = ?")
            .bind(game)
            .bind(side.to_string())
            .fetch_optional(self.readers())
            .await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(KeptPlan {
            ver: row.try_get::<i64, _>("ver")?.unsigned_abs(),
            mark: row.try_get::<i64, _>("mark")?.unsigned_abs(),
            body: row.try_get("body")?,
        }))
    }

    async fn change_plan(&self, change: &PlanChange) -> Result<bool, StoreError> {
        self.writer().change_plan(change).await
    }

    async fn unattended_plans(&self) -> Result<Vec<(String, u64)>, StoreError> {
        let games: Vec<(String, i64)> =
            sqlx::query_as(UNATTENDED).fetch_all(self.readers()).await?;
        Ok(games.into_iter().map(|(game, ver)| (game, ver.unsigned_abs())).collect())
    }
}

impl Plans for Keeper {
    async fn plan(&self, game: &str, side: Side) -> Result<Option<KeptPlan>, StoreError> {
        match self {
            Self::Sqlite(store) => store.plan(game, side).await,
            Self::Postgres(store) => store.plan(game, side).await,
        }
    }

    async fn change_plan(&self, change: &PlanChange) -> Result<bool, StoreError> {
        match self {
            Self::Sqlite(store) => store.change_plan(change).await,
            Self::Postgres(store) => store.change_plan(change).await,
        }
    }

    async fn unattended_plans(&self) -> Result<Vec<(String, u64)>, StoreError> {
        match self {
            Self::Sqlite(store) => store.unattended_plans().await,
            Self::Postgres(store) => store.unattended_plans().await,
        }
    }
}

/// Changes a plan, inside of a transaction that somebody else ends.
pub(super) async fn change(
    connection: &mut SqliteConnection,
    change: &PlanChange,
) -> Result<bool, StoreError> {
    let PlanChange { game, side, seen, plan } = change;
    let (side, seen) = (side.to_string(), seen.map(signed));
    let changed = match (plan, seen) {
        (None, _) => {
            sqlx::query("DELETE FROM plan WHERE game = ? AND side = ? AND mark = COALESCE(?, mark)")
                .bind(game)
                .bind(side)
                .bind(seen)
        }
        (Some(plan), Some(seen)) => sqlx::query(
            "UPDATE plan SET ver = ?, mark = ?, body = ? WHERE game = ? AND side = ? AND mark = ?",
        )
        .bind(signed(plan.ver))
        .bind(signed(plan.mark))
        .bind(&plan.body)
        .bind(game)
        .bind(side)
        .bind(seen),
        (Some(plan), None) => sqlx::query(
            "INSERT INTO plan (game, side, ver, mark, body) VALUES (?, ?, ?, ?, ?) \
             ON CONFLICT (game, side) DO UPDATE SET ver = excluded.ver, mark = excluded.mark, \
             body = excluded.body",
        )
        .bind(game)
        .bind(side)
        .bind(signed(plan.ver))
        .bind(signed(plan.mark))
        .bind(&plan.body),
    };
    Ok(changed.execute(connection).await?.rows_affected() == 1)
}

#[cfg(test)]
pub(super) mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

    use super::*;
    use crate::store::{Store, Stored, conformance::summary};

    /// What every store must do with plans.
    pub(in crate::store) async fn keeps_plans(store: &impl Store) {
        let event = |ver: u64| Stored {
            ver,
            at: 1,
            counted: 1,
            cmd_id: format!("plans-{ver}"),
            kind: "turn".to_string(),
            body: "{}".to_string(),
            digest: None,
            format: 1,
        };
        store.create(&summary("plans", 1), &event(1)).await.unwrap();
        let plan = |ver, mark| KeptPlan { ver, mark, body: format!("{ver}") };
        let changed = async |seen, plan| {
            let (game, side) = ("plans".to_string(), Side::White);
            store.change_plan(&PlanChange { game, side, seen, plan }).await.unwrap()
        };
        let kept = async |side| store.plan("plans", side).await.unwrap();
        let unattended = async || store.unattended_plans().await.unwrap();
        assert!(!changed(Some(1), Some(plan(1, 2))).await, "there is none to be replaced");
        assert!(changed(None, Some(plan(1, 7))).await);
        assert!(!changed(Some(8), Some(plan(2, 9))).await);
        assert_eq!(kept(Side::White).await, Some(plan(1, 7)));
        assert_eq!(kept(Side::Black).await, None);
        assert!(unattended().await.is_empty());
        store.append(&summary("plans", 2), &event(2)).await.unwrap();
        assert_eq!(unattended().await, [("plans".to_string(), 2)]);
        assert!(changed(Some(7), Some(plan(2, u64::MAX >> 1))).await);
        assert!(unattended().await.is_empty());
        assert!(!changed(Some(7), None).await);
        assert!(changed(Some(u64::MAX >> 1), None).await);
        assert!(!changed(None, None).await, "it is gone");
        assert_eq!(kept(Side::White).await, None);
    }

    #[tokio::test]
    async fn a_plan_is_replaced_only_by_who_has_seen_it() {
        let file = std::env::temp_dir().join(format!("zwick-plans-{}.sqlite", std::process::id()));
        let store = Sqlite::open(&file).await.unwrap();
        keeps_plans(&store).await;
        store.close().await;
        std::fs::remove_file(file).unwrap();
    }
}
