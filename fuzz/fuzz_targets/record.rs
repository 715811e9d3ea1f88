#![no_main]

#[allow(dead_code, reason = "every target uses one check")]
#[path = "../checks.rs"]
mod checks;

libfuzzer_sys::fuzz_target!(|data: &[u8]| checks::record(data));
