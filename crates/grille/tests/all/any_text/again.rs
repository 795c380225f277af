//! What is read can be written, and what is written is read as the same puzzle.

use grille::{FormId, Instance, Item, Reading, Titles};
use proptest::prelude::*;

use super::check::Checked;
use super::{check, config, texts};

/// Larger boards are not written here.
const SMALL: usize = 400;

/// Our own form of a puzzle, or what is wrong with it.
pub fn own_text(item: &Item) -> String {
    match &item.puzzle {
        Ok(puzzle) => {
            puzzle.write(FormId::OWN, &item.titles).expect("every puzzle has our own form")
        }
        Err(error) => error.to_string(),
    }
}

/// Our own form of a puzzle without title and author.
fn bare_text(puzzle: &dyn Instance) -> String {
    puzzle.write(FormId::OWN, &Titles::default()).expect("every puzzle has our own form")
}

/// The only puzzle of a text in a form, or what is wrong.
fn read_again(family: &str, form: &str, text: &str) -> Result<Item, String> {
    let family = grille::find_family(family).expect("the family exists");
    let (form, family) = (family.form(form).ok(), Some(family));
    let reading = Reading { family, form, settings: Vec::new() };
    let mut items = grille::read(text, &reading).map_err(|why| why.to_string())?;
    if items.len() == 1 { Ok(items.remove(0)) } else { Err(format!("{} puzzles", items.len())) }
}

/// Every small puzzle that can be read from a text.
fn puzzles(text: &str) -> Vec<(Titles, Box<dyn Instance>)> {
    let read = |reading| grille::read(text, &reading).unwrap_or_default();
    let items = check::readings().into_iter().flat_map(read);
    let right = items.filter_map(|item| Some((item.titles, item.puzzle.ok()?)));
    right.filter(|(_, puzzle)| puzzle.size().area() <= SMALL).collect()
}

/// Our own form says everything.
fn check_own(text: &str) -> Checked {
    for (titles, puzzle) in puzzles(text) {
        let written = puzzle.write(FormId::OWN, &titles).expect("every puzzle has our own form");
        let again = read_again(puzzle.info().id, "grille", &written).map(|item| own_text(&item));
        prop_assert_eq!(again, Ok(written), "from {:?}", text);
    }
    Ok(())
}

/// A form refuses what it cannot say; whatever else it writes, it reads.
fn check_forms(text: &str) -> Checked {
    for (_, puzzle) in puzzles(text) {
        let family = grille::family(puzzle.info().id).expect("every puzzle has a family");
        let before = bare_text(puzzle.as_ref());
        for form in family.formats() {
            let Ok(written) = puzzle.write(form.id, &Titles::default()) else { continue };
            let what = format!("{written:?} as {} from {text:?}", form.id);
            let again = read_again(puzzle.info().id, form.id.name(), &written);
            let again = again.and_then(|item| item.puzzle.map_err(|why| why.to_string()));
            let after = again.map(|puzzle| bare_text(puzzle.as_ref()));
            // Some forms leave out colours without runs, and then the others have other signs.
            if before.contains("colours") {
                prop_assert!(after.is_ok(), "{after:?}: {what}");
            } else {
                prop_assert_eq!(after.as_ref(), Ok(&before), "{}", what);
            }
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(config(1000))]

    #[test]
    fn our_own_form_keeps_every_board(text in texts::board()) {
        check_own(&text)?;
    }

    #[test]
    fn our_own_form_keeps_every_changed_puzzle(text in texts::changed(texts::puzzles())) {
        check_own(&text)?;
    }

    #[test]
    fn every_form_keeps_every_board(text in texts::board()) {
        check_forms(&text)?;
    }

    #[test]
    fn every_form_keeps_every_changed_puzzle(text in texts::changed(texts::puzzles())) {
        check_forms(&text)?;
    }
}

/// Read in a form that leaves no doubt, then written and read in our own.
#[track_caller]
fn check_kept(family: &str, form: &str, text: &str) {
    let own = |form: &str, text: &str| read_again(family, form, text).map(|item| own_text(&item));
    let written = own(form, text).expect("one puzzle");
    assert!(written.starts_with("grille"), "{text:?}: {written}");
    assert_eq!(own("grille", &written), Ok(written), "from {text:?}");
}

#[test]
fn a_first_row_is_not_taken_for_width_and_height() {
    check_kept("singles", "grid", "2 2\n2 2\n1 2\n");
    check_kept("singles", "grid", "2 1\n1 2\n");
    check_kept("singles", "grid", "3 3\n3 3 1\n1 2 3\n2 1 3\n");
    check_kept("bridges", "grid", "2 2\n2 2\n2 2\n");
    check_kept("sudoku", "list", "[2,1,1,2]");
    check_kept("sudoku", "list", "[3,1,2,0,0,0,0,0,0]");
}

#[test]
fn a_number_alone_in_its_row_is_not_taken_apart() {
    check_kept("singles", "rows", "|10|\n|5|\n");
    check_kept("bridges", "rows", "|12|\n|.|\n|12|\n");
}

#[test]
fn a_row_of_long_numbers_is_not_taken_apart() {
    check_kept("singles", "rows", "100,200\n200,100\n");
}

/// `A` is 10, and 1 only where a puzzle has letters alone.
#[test]
fn a_sudoku_without_small_numbers_keeps_its_numbers() {
    let mut cells = vec!["0"; 256];
    cells[0] = "10";
    check_kept("sudoku", "list", &cells.join(","));
}

#[test]
fn black_is_a_colour_like_any_other() {
    let text = "grille 1 nonogram\ncolours\n. #ffffff\na #000000\nrows\n1a\ncolumns\n1a\n";
    check_kept("nonogram", "grille", text);
}

/// The same puzzle in two ways of writing; a text that is no puzzle is not the same as another.
#[track_caller]
fn check_same(family: &str, form: &str, one: &str, other: &str) {
    let own = |text: &str| {
        let puzzle = read_again(family, form, text).and_then(|item| {
            let puzzle = item.puzzle.map_err(|why| why.to_string())?;
            Ok(bare_text(puzzle.as_ref()))
        });
        puzzle.unwrap_or_else(|why| panic!("{text:?} as {form}: {why}"))
    };
    assert_eq!(own(one), own(other), "{one:?} and {other:?}");
}

/// `-` is an empty cell, so a row of them is no line drawn between rows.
#[test]
fn a_row_of_dashes_is_a_row_of_empty_cells() {
    for (one, other) in [("- - - -", ". . . ."), ("----", "....")] {
        let board =
            |row: &str| format!("{}\n{row}\n{row}\n{row}\n", row.replacen(['-', '.'], "1", 1));
        check_same("sudoku", "rows", &board(one), &board(other));
        check_same("takuzu", "rows", &board(one), &board(other));
        check_same("bridges", "rows", &board(one), &board(other));
        check_same("queens", "board", &board(one), &board(other));
        let with_header = |row: &str| format!("4 4\n{}", board(row));
        check_same("bridges", "grid", &with_header(one), &with_header(other));
    }
}

#[test]
fn a_line_between_blocks_is_no_row() {
    let board = "1 . | . .\n. . | . .\n. . | . .\n. . | 2 .\n";
    for rule in ["----+----", "---------", "----|----", "+---+---+"] {
        let ruled = board.replacen(". . | . .\n. . | 2", &format!("{rule}\n. . | . .\n. . | 2"), 1);
        check_same("sudoku", "rows", &ruled, board);
    }
}

/// All rows are parted as the first one is, also where islands are counted.
#[test]
fn a_header_may_count_islands_with_long_numbers() {
    let rows = "3 1 1\n250 250 250\n";
    let with_header = |rows: &str| format!("3 2 6\n{rows}");
    check_same("bridges", "has", &with_header(rows), &with_header(&rows.replace(' ', ",")));
}

#[test]
fn white_cells_of_a_solution_may_be_dashes() {
    let text = "grille 1 nonogram\nrows\n1\n0\n2\ncolumns\n1 1\n0\n1\n0\n";
    let item = read_again("nonogram", "grille", text).expect("one puzzle");
    let puzzle = item.puzzle.expect("nothing is wrong with it");
    let read = |text| puzzle.read_solution(text).expect("a full picture");
    let dashes = read("#---\n----\n#-#-\n");
    assert_eq!(dashes, read("#...\n....\n#.#.\n"));
    assert_eq!(dashes, [1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0]);
}
