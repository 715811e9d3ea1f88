//! `zwick db`: the games that are kept, brought up to date, verified, rated anew, backed up, moved.

use anyhow::Context;
use server::{
    store::RatingRow,
    upkeep::{self, Mended, Place, Told},
};

use crate::{
    cli::{BackupArgs, CopyArgs, DbAction, DbArgs, PlaceArgs},
    database::Database,
    output::{Output, Verdict},
    progress::{Progress, Stand},
    serve::data_folder,
};

/// How many things that are wrong are shown.
const SHOWN: usize = 20;

pub(crate) fn run(args: &DbArgs, out: &mut Output) -> anyhow::Result<Verdict> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("the database cannot be asked")?;
    runtime.block_on(async {
        match &args.action {
            DbAction::Migrate(args) => migrate(&place(args)?, out).await,
            DbAction::Verify(args) => verify(&place(args)?, out).await,
            DbAction::Ratings(args) => ratings(&place(args)?, out).await,
            DbAction::Backup(args) => backup(args, out).await,
            DbAction::Copy(args) => copy(args, out).await,
        }
    })
}

/// Where the games are kept.
fn place(args: &PlaceArgs) -> anyhow::Result<Place> {
    match &args.database {
        Some(database) => Ok(Database::read(database)?.place()),
        None => Ok(Place::File(data_folder(args.data.as_ref())?.join(server::GAMES))),
    }
}

async fn migrate(place: &Place, out: &mut Output) -> anyhow::Result<Verdict> {
    let migrated = upkeep::migrate(place).await?;
    let (before, now) = (migrated.before, migrated.now);
    if before == now {
        out.line(format!("{place}: up to date, form {now}"))?;
    } else {
        out.line(format!("{place}: brought from form {before} to form {now}"))?;
    }
    Ok(Verdict::Fine)
}

async fn verify(place: &Place, out: &mut Output) -> anyhow::Result<Verdict> {
    let progress = Progress::new();
    let verified = upkeep::verify(place, |done| {
        progress.show(Stand { what: "games", done, before: 0, total: None, more: "" });
    })
    .await;
    progress.clear();
    let verified = verified?;
    if let Some((found, latest)) = verified.older {
        out.line(format!(
            "{place}: form {found} is older than form {latest}; rows of games are not compared"
        ))?;
    }
    match verified.manifest {
        Told::Nothing => {}
        Told::Missing => out.line("there is no manifest beside it; rows are not counted")?,
        Told::Tables(tables) => {
            out.line(format!("compared with its manifest: the bytes, and {tables} tables"))?;
        }
    }
    for fault in verified.faults.iter().take(SHOWN) {
        out.line(format!("wrong: {fault}"))?;
    }
    out.line(format!("{place}: {} games, {} events", verified.games, verified.events))?;
    for wrong in verified.wrong.iter().take(SHOWN) {
        out.line(format!("wrong: game {}: {}", wrong.game, wrong.why))?;
    }
    for game in verified.newer.iter().take(SHOWN) {
        out.line(format!("not verified: game {game} was written by a newer zwick"))?;
    }
    match verified.wrong.len() {
        0 if !verified.newer.is_empty() => {
            let newer = verified.newer.len();
            out.line(format!(
                "{newer} games are for a newer zwick to verify; every other is what its events say"
            ))?;
        }
        0 => out.line("every game is what its events say")?,
        wrong => out.line(format!("{wrong} games are wrong"))?,
    }
    Ok(if verified.is_fine() { Verdict::Fine } else { Verdict::Negative })
}

async fn ratings(place: &Place, out: &mut Output) -> anyhow::Result<Verdict> {
    let rerated = upkeep::rerate(place).await?;
    out.line(format!("{place}: {} rated games, {} ratings", rerated.games, rerated.ratings))?;
    for Mended { account, before, now } in rerated.mended.iter().take(SHOWN) {
        let Some(row) = now.as_ref().or(before.as_ref()) else { continue };
        let [before, now] = [before, now].map(|row| standing(row.as_ref()));
        out.line(format!("{account}, {} {}: {before}, now {now}", row.rules, row.speed))?;
    }
    match rerated.mended.len() {
        0 => out.line("every rating is what the games say")?,
        mended => out.line(format!("{mended} ratings have been put right"))?,
    }
    Ok(Verdict::Fine)
}

/// A rating in a few words.
fn standing(row: Option<&RatingRow>) -> String {
    match row {
        Some(row) => {
            let thousandths = |number: i64| format!("{}.{:03}", number / 1000, number % 1000);
            let (rating, doubt) = (thousandths(row.rating), thousandths(row.deviation));
            format!("{rating} ± {doubt} after {} games", row.games)
        }
        None => "none".to_string(),
    }
}

async fn backup(args: &BackupArgs, out: &mut Output) -> anyhow::Result<Verdict> {
    let place = place(&args.place)?;
    upkeep::backup(&place, &args.file).await?;
    out.line(format!("{place}: everything is in {}", args.file.display()))?;
    Ok(Verdict::Fine)
}

async fn copy(args: &CopyArgs, out: &mut Output) -> anyhow::Result<Verdict> {
    let [from, to] = [&args.from, &args.to].map(|database| Database::read(database));
    let (from, to) = (from?.place(), to?.place());
    let moved = upkeep::copy(&from, &to).await?;
    let some = moved.iter().filter(|(_, rows)| *rows > 0);
    let rows: Vec<String> = some.map(|(table, rows)| format!("{table} {rows}")).collect();
    out.line(format!("{from} is now in {to} as well; rows: {}", rows.join(", ")))?;
    Ok(Verdict::Fine)
}
