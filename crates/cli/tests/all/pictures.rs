//! The pictures of the documents are made by the program, and this test fails when they are old.
//!
//! `SNAPSHOTS=overwrite cargo test -p grille-cli pictures::` draws them again.

use std::path::Path;

use snapbox::Data;
use snapbox::cmd::{Command, cargo_bin};
use snapbox::data::DataFormat;

/// The puzzles of the README.
const EXAMPLES: [&str; 3] = ["boat", "sudoku", "bridges"];

#[track_caller]
fn check(arguments: &[&str], picture: &str, format: DataFormat) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let picture = Data::read_from(&root.join(picture), Some(format));
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
    let examples = EXAMPLES.map(|name| format!("examples/{name}.txt"));
    let mut arguments = vec!["solve"];
    arguments.extend(examples.iter().map(String::as_str));
    check(&arguments, "docs/pictures/solve.term.svg", DataFormat::TermSvg);
}

#[test]
fn the_solutions_of_the_readme_are_drawn_as_the_program_draws_them() {
    for name in EXAMPLES {
        let (puzzle, picture) =
            (format!("examples/{name}.txt"), format!("docs/pictures/{name}.svg"));
        check(&["solve", "--svg", &puzzle], &picture, DataFormat::Text);
    }
}

/// The images of docs/making.md; `crates/grille/tests/images` draws them.
const IMAGES: [&str; 3] = ["cat", "map", "noise"];

#[test]
fn the_puzzles_of_images_are_what_the_program_makes_of_them() {
    for name in IMAGES {
        let (image, picture) = (
            format!("docs/pictures/images/{name}.png"),
            format!("docs/pictures/images/{name}.svg"),
        );
        let arguments = ["generate", "nonogram", "--size", "40", "--preview", "--svg"];
        let arguments = [&arguments[..], &["--from-image", &image]].concat();
        check(&arguments, &picture, DataFormat::Text);
    }
}
