//! Everything of this machine as one file, to be read again elsewhere; `docs/profile.md` describes it.
//!
//! The file is lines of JSON: a head, the settings, the races, the games with all their events, and an
//! end that tells a whole file from a part of one.

mod line;
mod reading;
mod settings;
mod writing;

pub(crate) use self::settings::BROWSER;
pub use self::{
    line::FORM,
    reading::{Profile, ProfileError, read},
    settings::Settings,
    writing::{Written, write},
};
