//! Plans are carried out: right after the turn they answer, or when a server starts that finds them undone.

use std::{collections::HashMap, sync::Arc};

use board::Side;

use super::{
    Caller, CommandError, Origin, Plan, Refused, Rooms, Standing, Table,
    plan::{PlanError, Step},
    random,
};
use crate::store::{KeptPlan, PlanChange, Ratings, Store, StoreError};

/// Makes a debug build forget plans, so that a test can kill it in between: those for `turns` are left to the
/// next start, and `always` means there as well.
const FORGETS: &str = "ZWICK_TEST_FORGET_PLANS";

/// Whether plans are forgotten in one of the ways named.
fn forgets(ways: &[&str]) -> bool {
    cfg!(debug_assertions) && std::env::var(FORGETS).is_ok_and(|way| ways.contains(&way.as_str()))
}

/// A table, the side whose plan is looked at, and the plan.
pub type Planned = (Arc<Table>, Side, Plan);

/// A game that is ahead of a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// Its version.
    ver: u64,
    /// Whether it has been looked at in that version.
    seen: bool,
}

/// Why a plan is not kept.
#[derive(Debug, thiserror::Error)]
pub enum PlanningError {
    /// It is no plan.
    #[error("{0}")]
    Plan(PlanError, Arc<Table>),
    /// As with every command.
    #[error(transparent)]
    Command(#[from] CommandError),
}

impl From<StoreError> for PlanningError {
    fn from(error: StoreError) -> Self {
        Self::Command(error.into())
    }
}

impl<S: Store + Ratings> Rooms<S> {
    /// The plan of whoever asks, after what it has to do has been done.
    ///
    /// # Errors
    ///
    /// If they hold no seat, or the plan cannot be read.
    pub async fn plan(&self, id: &str, caller: &Caller) -> Result<Planned, CommandError> {
        let table = self.table(id).await?;
        let side = planner(&table, caller)?;
        let (table, plan) = self.attend_plan(table, side).await?;
        Ok((table, side, plan))
    }

    /// Keeps a plan that was made in a version of the game; an empty one forgets it. If the game has gone on
    /// meanwhile, the plan goes on with it.
    ///
    /// # Errors
    ///
    /// If they hold no seat, the plan does not obey the rules, or it cannot be kept.
    pub async fn set_plan(
        &self,
        id: &str,
        ver: u64,
        steps: &[Step],
        caller: &Caller,
    ) -> Result<Planned, PlanningError> {
        let table = self.table(id).await.map_err(CommandError::from)?;
        let side = planner(&table, caller)?;
        if steps.is_empty() {
            self.change(&table, side, None, &Plan::default()).await?;
            return Ok((table, side, Plan::default()));
        }
        let then = self.table_at(&table, ver).await?;
        let steps = then
            .check_plan(side, steps)
            .map_err(|error| PlanningError::Plan(error, then.clone()))?;
        self.change(&then, side, None, &Plan::of(steps)).await?;
        let (table, plan) = self.attend_plan(table, side).await?;
        Ok((table, side, plan))
    }

    /// Carries out what the plans of a game say now, one after the other. Nothing is done twice: an answer
    /// is an event for one version of the game, by a command whose id follows from it.
    ///
    /// # Errors
    ///
    /// If a plan cannot be read or kept.
    async fn answer_plans(&self, mut table: Arc<Table>) -> Result<(), CommandError> {
        while let Some(side) = table.game.turn().filter(|_| table.has_plans()) {
            let ver = table.ver;
            table = self.attend_plan(table, side).await?.0;
            if table.ver == ver {
                break;
            }
        }
        Ok(())
    }

    /// The same after a command, unless a test wants it forgotten.
    pub(crate) async fn answer_turn(&self, table: Arc<Table>) {
        if forgets(&["turns", "always"]) {
            return;
        }
        let id = table.id.clone();
        if let Err(error) = self.answer_plans(table).await {
            tracing::warn!(id, %error, "a plan is not carried out");
        }
    }

    /// Takes up the plans that a server before this one has left undone.
    ///
    /// # Errors
    ///
    /// If they cannot be listed.
    pub async fn take_up_plans(&self) -> Result<(), StoreError> {
        if forgets(&["always"]) {
            return Ok(());
        }
        for (id, _) in self.store.unattended_plans().await? {
            self.take_up_plan(&id).await;
        }
        Ok(())
    }

    /// Takes up the plans that another process seems to have left undone: those that are as far behind their
    /// game as when this was asked last. `waiting` holds them, each with the version of its game; one that
    /// has been looked at in a version waits for something to happen, and is not looked at again.
    ///
    /// # Errors
    ///
    /// If they cannot be listed.
    pub async fn take_up_plans_of_others(
        &self,
        waiting: &mut HashMap<String, Waiting>,
    ) -> Result<(), StoreError> {
        if forgets(&["always"]) {
            return Ok(());
        }
        let mut still = HashMap::new();
        for (id, ver) in self.store.unattended_plans().await? {
            let known = waiting.get(&id).filter(|known| known.ver == ver).copied();
            if known.is_some_and(|known| !known.seen) {
                self.take_up_plan(&id).await;
            }
            still.insert(id, Waiting { ver, seen: known.is_some() });
        }
        *waiting = still;
        Ok(())
    }

    async fn take_up_plan(&self, id: &str) {
        let answered = match self.table(id).await {
            Ok(table) => self.answer_plans(table).await,
            Err(error) => Err(error.into()),
        };
        if let Err(error) = answered {
            tracing::warn!(id, %error, "a plan is not carried out");
        }
    }

    /// Brings a plan up to how the game stands, and plays its answer if it has one.
    async fn attend_plan(
        &self,
        mut table: Arc<Table>,
        side: Side,
    ) -> Result<(Arc<Table>, Plan), CommandError> {
        loop {
            let Some(kept) = self.store.plan(&table.id, side).await? else {
                return Ok((table, Plan::default()));
            };
            // The table is an old one, such as a repeated command answers, and the plan is about a later one.
            if kept.ver > table.ver {
                let now = self.table_now(&table.id).await?;
                if now.ver > table.ver {
                    table = now;
                    continue;
                }
            }
            let mut happened = self.store.events(&table.id, kept.ver).await?;
            happened.retain(|event| event.ver <= table.ver);
            let read = Plan::read(&table.id, &kept.body)?;
            let plan = read.clone().after(side, &happened, &table);
            let Some(step) = plan.answer(side, &table) else {
                if plan != read || kept.ver < table.ver {
                    self.change(&table, side, Some(kept.mark), &plan).await?;
                }
                return Ok((table, plan));
            };
            let event = table.planned(step);
            let origin = Origin::server(format!("plan-{}", table.ver));
            let at = self.moment(&table).await?;
            let happened = match event {
                Ok(event) => {
                    let event =
                        table.fallen(at.counted).map_or(event, |side| table.time_is_up(side));
                    self.happen(&table, event.clone(), at, &origin)
                        .await
                        .map(|after| (after, event))
                }
                Err(refused) => Err(CommandError::Refused(refused, table.clone())),
            };
            let plan = match happened {
                Ok((after, event)) if after.last == event || after.game.end().is_some() => {
                    table = after;
                    plan.answered()
                }
                // An earlier plan has answered in this version already, with something else.
                Ok(_) => {
                    table = self.table_now(&table.id).await?;
                    continue;
                }
                Err(CommandError::Refused(..)) => {
                    // Only the game as it stands now tells that a turn is impossible.
                    let now = self.table_now(&table.id).await?;
                    if now.ver > table.ver {
                        table = now;
                        continue;
                    }
                    plan.refuted()
                }
                // Another command was faster: looking again shows what that means for the plan.
                Err(CommandError::Stale(now)) => {
                    table = now;
                    continue;
                }
                Err(error) => return Err(error),
            };
            self.change(&table, side, Some(kept.mark), &plan).await?;
            return Ok((table, plan));
        }
    }

    /// Writes down how a plan stands; one that somebody has changed meanwhile stays as it is.
    async fn change(
        &self,
        table: &Table,
        side: Side,
        seen: Option<u64>,
        plan: &Plan,
    ) -> Result<(), StoreError> {
        let is_over = table.game.end().is_some();
        let kept = KeptPlan { ver: table.ver, mark: random() >> 1, body: plan.write() };
        let plan = Some(kept).filter(|_| !plan.is_empty() && !is_over);
        let change = PlanChange { game: table.id.clone(), side, seen, plan };
        self.store.change_plan(&change).await?;
        Ok(())
    }

    /// A table as it stood in an earlier version.
    async fn table_at(&self, table: &Arc<Table>, ver: u64) -> Result<Arc<Table>, PlanningError> {
        if ver == table.ver {
            return Ok(table.clone());
        }
        let mut log = self.store.events(&table.id, 0).await?;
        if ver == 0 || ver > log.len() as u64 {
            let refused = Refused::Other("stale");
            return Err(CommandError::Refused(refused, table.clone()).into());
        }
        log.truncate(usize::try_from(ver).unwrap_or(usize::MAX));
        let then = Table::replay(&table.id, &log)?.ok_or(CommandError::NoGame)?;
        Ok(Arc::new(then))
    }
}

/// The side whose plans somebody may see and make.
pub(crate) fn planner(table: &Arc<Table>, caller: &Caller) -> Result<Side, CommandError> {
    match table.standing(caller) {
        Standing::Player(side) => Ok(side),
        _ if table.agreed.seats.is_none() => {
            Err(CommandError::Refused(Refused::Other("plan-nobody"), table.clone()))
        }
        _ => Err(caller.stranger().into()),
    }
}
