//! The file format: what is written reads back, and nothing else is believed.

mod damage;
mod document;
mod full_disk;
mod round_trip;
mod sharing;
mod support;
