//! Puzzles that are there from the start.

use grille::{Reading, read};
use serde::Serialize;

use crate::sheet::capital;
use crate::work::Work;

#[derive(Serialize)]
pub struct Collections {
    collections: Vec<Collection>,
}

#[derive(Serialize)]
struct Collection {
    id: &'static str,
    name: String,
    about: String,
    puzzles: Vec<Kept>,
}

#[derive(Serialize)]
struct Kept {
    family: &'static str,
    name: String,
    title: Option<String>,
    size: [u32; 2],
    puzzle: String,
}

/// The collections: what they are called in data, and their puzzles in our own form.
const COLLECTIONS: &[(&str, &str)] = &[
    ("first-steps", include_str!("../collections/first-steps.txt")),
    ("documents", include_str!("../collections/documents.txt")),
    ("pictures", include_str!("../collections/pictures.txt")),
    ("colours", include_str!("../collections/colours.txt")),
    ("loops", include_str!("../collections/loops.txt")),
    ("one-rule", include_str!("../collections/one-rule.txt")),
    ("long-evenings", include_str!("../collections/long-evenings.txt")),
];

/// The ids of what is said of them.
pub fn collection_words() -> Vec<String> {
    let words = |(id, _): &(&str, &str)| ["name", "about"].map(|what| word_of(id, what));
    COLLECTIONS.iter().flat_map(words).collect()
}

fn word_of(collection: &str, what: &str) -> String {
    format!("collection-{collection}-{what}")
}

/// All of them.
pub fn collections(work: &Work<'_>) -> Collections {
    let collection = |&(id, text): &(&'static str, &str)| Collection {
        id,
        name: work.words().text(&word_of(id, "name")),
        about: work.words().text(&word_of(id, "about")),
        puzzles: puzzles(text, work),
    };
    Collections { collections: COLLECTIONS.iter().map(collection).collect() }
}

fn puzzles(text: &str, work: &Work<'_>) -> Vec<Kept> {
    let items = read(text, &Reading::default()).unwrap_or_default();
    let kept = |item: grille::Item| {
        let puzzle = item.puzzle.ok()?;
        let (info, size) = (puzzle.info(), puzzle.size());
        Some(Kept {
            family: info.id,
            name: capital(&work.words().name(info.id)),
            title: item.titles.title.clone(),
            size: [size.width, size.height],
            puzzle: puzzle.write(grille::FormId::OWN, &item.titles).ok()?,
        })
    };
    items.into_iter().filter_map(kept).collect()
}
