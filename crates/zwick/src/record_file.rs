//! Records in files, in whatever form they are written.

use std::path::Path;

use anyhow::Context;
use game::record::{self, Record};

use crate::files;

/// All records of a file; its content tells text, JSON and PDN apart.
pub(crate) fn read(path: &Path) -> anyhow::Result<Vec<Record>> {
    let text = files::read_text(path, record::MAX_BYTES)?;
    let named_pdn = path.extension().is_some_and(|end| end.eq_ignore_ascii_case("pdn"));
    record::read_any(&text, named_pdn).with_context(|| files::name(path))
}
