//! Every command shown in a document is run, and what it prints is compared with the document; every
//! link leads somewhere.
//!
//! `TRYCMD=overwrite cargo test -p grille-cli --test documents` writes what the program says now.

use std::path::{Path, PathBuf};

#[test]
fn commands_in_documents_do_what_they_show() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    std::env::set_current_dir(root).expect("the root of the project is there");
    trycmd::TestCases::new()
        .env("LC_ALL", "C")
        .case("README.md")
        .case("docs/*.md")
        .case("crates/cli/tests/cmd/*.md");
}

/// The texts of the project that people read: of the root and of `docs`.
fn documents() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folders = [root.clone(), root.join("docs"), root.join("docs/methods")];
    let files = folders.iter().flat_map(|folder| std::fs::read_dir(folder).expect("it is there"));
    let paths = files.map(|file| file.expect("it can be read").path());
    paths.filter(|path| path.extension().is_some_and(|end| end == "md")).collect()
}

/// Where a text leads to: what stands in `](…)` and in `src="…"`, pages of the network left out.
fn links(text: &str) -> Vec<&str> {
    let after = |text: &'_ str, start: &str, end: char| -> Vec<(usize, usize)> {
        let starts = text.match_indices(start).map(|(place, _)| place + start.len());
        starts.filter_map(|from| Some((from, from + text[from..].find(end)?))).collect()
    };
    let places = [after(text, "](", ')'), after(text, "src=\"", '"')].concat();
    let links = places.into_iter().map(|(from, to)| &text[from..to]);
    links.filter(|link| !link.contains("://") && !link.contains(char::is_whitespace)).collect()
}

#[test]
fn every_link_of_a_document_leads_somewhere() {
    let mut number = 0;
    for path in documents() {
        let text = std::fs::read_to_string(&path).expect("it is text");
        // What stands between ``` is typed or printed.
        let told: String = text.split("```").step_by(2).collect();
        for link in links(&told) {
            let file = link.split('#').next().unwrap_or(link);
            let folder = path.parent().expect("it is in a folder");
            assert!(folder.join(file).exists(), "{}: {link}", path.display());
            number += 1;
        }
    }
    assert!(number > 100, "{number} links were found");
}

#[test]
fn the_first_page_is_short() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../README.md");
    let lines = std::fs::read_to_string(path).expect("it is there").lines().count();
    assert!(lines <= 160, "{lines}");
}
