//! `zwick games`: a welcome, the games and what can be done.

use game::{Family, catalogue};
use i18n::{Catalogue, Language};

use crate::output::{Output, Verdict};

/// The commands in the order of a newcomer's interest, with the words they take.
const COMMANDS: &[(&str, &str)] = &[
    ("serve", "zwick"),
    ("play", "zwick play ID"),
    ("rules", "zwick rules [ID [ID]]"),
    ("show", "zwick show ID"),
    ("moves", "zwick moves ID"),
    ("check", "zwick check FILE"),
    ("convert", "zwick convert FILE --to FORM"),
    ("perft", "zwick perft ID DEPTH"),
    ("solve", "zwick solve ID"),
    ("probe", "zwick probe ID --fen FEN"),
    ("verify", "zwick verify ID"),
    ("tables", "zwick tables"),
    ("engine", "zwick engine"),
    ("match", "zwick match A B --rules ID"),
    ("analyse", "zwick analyse FILE"),
    ("bench", "zwick bench perft"),
];

pub(crate) fn run(language: Language, out: &mut Output) -> anyhow::Result<Verdict> {
    let text = Catalogue::get(language);
    out.line(text.text("overview-title"))?;
    out.line(text.text("overview-lead"))?;
    out.line("")?;
    out.line(text.text("overview-commands"))?;
    for (name, usage) in COMMANDS {
        let what = text.text(&format!("overview-{name}"));
        out.hanging(format!("  {usage:<30} {what}"), 33)?;
    }
    out.line("")?;
    out.line(text.text("overview-games"))?;
    for family in Family::ALL {
        out.line(format!("  {}", text.text(&format!("family-{family}"))))?;
        for entry in catalogue::all().iter().filter(|entry| entry.family == *family) {
            let name = text.game_name(entry.id);
            let name = match entry.house_version {
                Some(_) => text.tr("overview-house-version", &[("game", name.into())]),
                None => name,
            };
            out.line(format!("    {:<18} {name}", entry.id))?;
        }
    }
    out.line("")?;
    out.prose(text.text("overview-more"))?;
    Ok(Verdict::Fine)
}
