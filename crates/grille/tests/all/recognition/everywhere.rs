//! No puzzle that can be solved is taken for one of another family: not in any form it can be
//! written in, and not without its titles, comments, width and height.

use std::path::Path;

use grille::FAMILIES;

use super::tried::{Tried, puzzles};
use crate::common::sets;

#[test]
fn the_corpus_is_recognised_in_every_form() {
    let mut tried = Tried::default();
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus");
    for (family, file) in sets::files(&corpus, "txt") {
        let puzzles = puzzles(family, &file);
        assert_eq!(puzzles.len(), 1, "{}", file.display());
        tried.everywhere(family, puzzles[0].as_ref(), &sets::name(&file));
    }
    for family in FAMILIES {
        let id = family.info().id;
        let bare = tried.bare.get(id).copied().unwrap_or(0);
        assert!(bare >= 4, "{id}: {bare} puzzles can be written without a head");
    }
    tried.end();
}

#[test]
fn our_sets_are_recognised_in_every_form() {
    let mut tried = Tried::default();
    for (family, file) in sets::files(&sets::ours(), "txt") {
        let name = sets::name(&file);
        let text = std::fs::read_to_string(&file).expect("a set is text");
        tried.text(family, &text, &format!("{name} as it is"));
        for (i, puzzle) in puzzles(family, &file).iter().enumerate() {
            tried.everywhere(family, puzzle.as_ref(), &format!("{name} number {}", i + 1));
        }
    }
    tried.end();
}
