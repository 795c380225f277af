//! The pictures of the documents are made by the program, and this test fails when they are old.
//!
//! `SNAPSHOTS=overwrite cargo test -p grille-cli --test pictures` draws them again.

use std::path::Path;

use snapbox::Data;
use snapbox::cmd::{Command, cargo_bin};
use snapbox::data::DataFormat;

#[track_caller]
fn check(arguments: &[&str], picture: &str) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let picture = Data::read_from(&root.join(picture), Some(DataFormat::TermSvg));
    Command::new(cargo_bin("grille"))
        .env("LC_ALL", "C")
        .current_dir(root)
        .args(["--color", "always"])
        .args(arguments)
        .assert()
        .success()
        .stdout_eq(picture.raw());
}

#[test]
fn the_picture_of_the_readme_is_what_one_sees() {
    let examples = ["boat", "sudoku", "bridges"].map(|name| format!("examples/{name}.txt"));
    let mut arguments = vec!["solve"];
    arguments.extend(examples.iter().map(String::as_str));
    check(&arguments, "docs/pictures/solve.term.svg");
}
