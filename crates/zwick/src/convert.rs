//! `zwick convert`: a record in another form.

use anyhow::{Context, bail};
use game::record::{Record, pdn};

use crate::{
    cli::{ConvertArgs, Form},
    files,
    output::{Output, Verdict},
    record_file,
};

pub(crate) fn run(args: &ConvertArgs, out: &mut Output) -> anyhow::Result<Verdict> {
    let records = record_file::read(&args.file)?;
    let text = write(&records, args.to).with_context(|| files::name(&args.file))?;
    match &args.out {
        None => out.prompt(&text)?,
        Some(path) => files::write_whole(path, &text).with_context(|| files::name(path))?,
    }
    Ok(Verdict::Fine)
}

fn write(records: &[Record], form: Form) -> anyhow::Result<String> {
    let texts: Vec<String> = match (form, records) {
        (Form::Json, [record]) => vec![record.to_json()],
        (Form::Json, _) => bail!("{} games, JSON holds one", records.len()),
        (Form::Text, _) => records.iter().map(ToString::to_string).collect(),
        (Form::Pdn, _) => records.iter().map(pdn::print).collect::<Result<_, _>>()?,
    };
    let texts: Vec<&str> = texts.iter().map(|text| text.trim_end()).collect();
    Ok(texts.join("\n\n") + "\n")
}
