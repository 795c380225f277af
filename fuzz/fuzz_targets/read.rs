//! Any bytes, read in every way: what must be true of them is in `any_text/check.rs`.

#![no_main]

#[path = "../../crates/grille/tests/any_text/check.rs"]
mod check;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    if let Err(why) = check::bytes_survive(bytes) {
        panic!("{why}");
    }
});
