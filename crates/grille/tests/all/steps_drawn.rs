//! Pictures of steps show why: the block, the cells that exclude, marks that go, links of chains.

use grille::{
    Allowed, Cell, Drawing, Edge, Family, Limits, Mark, Mind, Place, Puzzle, Shape, Shown, Way,
};

/// The first case of a rule in which it fires.
fn shown(family: &'static dyn Family, rule: &str) -> Shown {
    let cases = grille::cases(family).into_iter().filter(|case| case.rule.id.name() == rule);
    cases.filter_map(|case| case.shown()).next().expect("every rule has a case")
}

fn sudoku(rule: &str) -> Shown {
    shown(grille::find_family("sudoku").expect("it is one"), rule)
}

/// The pencil marks of a cell.
fn notes(drawing: &Drawing, cell: Cell) -> Vec<String> {
    let own = drawing.marks.iter().filter(|mark| mark.place == Some(Place::Cell(cell)));
    let words = |mark: &Mark| match &mark.shape {
        Shape::Notes { words, .. } => Some(words.clone()),
        _ => None,
    };
    own.filter_map(words).next().unwrap_or_default()
}

/// Bonds and strikes are at pencil marks that are there.
#[track_caller]
fn check_marks(drawing: &Drawing) {
    let bonds = drawing.bonds.iter().flat_map(|bond| [bond.from, bond.to]);
    for (cell, seat) in bonds.chain(drawing.struck.iter().copied()) {
        let notes = notes(drawing, cell);
        assert!(notes.get(usize::from(seat)).is_some_and(|note| !note.is_empty()), "{cell:?}");
    }
}

#[test]
fn links_of_chains_lead_from_mark_to_mark() {
    let rules = [
        ("skyscraper", 3),
        ("two-string-kite", 3),
        ("turbot-fish", 3),
        ("w-wing", 5),
        ("xy-wing", 4),
        ("xyz-wing", 4),
        ("x-chain", 3),
        ("xy-chain", 3),
        ("aic", 3),
        ("simple-colouring", 2),
        ("cell-forcing-chain", 2),
        ("region-forcing-chain", 2),
    ];
    for (rule, least) in rules {
        let [picture, _] = sudoku(rule).pictures;
        assert!(picture.bonds.len() >= least, "{rule}: {}", picture.bonds.len());
        assert!(!picture.struck.is_empty(), "{rule}");
        check_marks(&picture);
    }
}

/// The digits of a board of nine by nine, row by row.
const BOARD: &str =
    "6.9.....8...7.1...4............6...4.2.....3..3....5...1.5...7.8...9..........2..";

fn digit(cell: usize) -> u8 {
    BOARD.as_bytes()[cell]
}

#[test]
fn a_hidden_single_shows_its_block_and_what_keeps_the_digit_from_its_other_cells() {
    let puzzle: Puzzle = BOARD.parse().expect("a sudoku");
    let mind =
        Mind::new(puzzle.instance(), &Allowed::default(), Limits::NONE).expect("one solution");
    let told = mind.next(&mind.start(), None).expect("a step");
    assert_eq!(told.rule.id.name(), "hidden-single");
    let picture = mind.picture(&told, &mind.start(), true);
    let [block] = picture.areas[..] else { panic!("one block: {:?}", picture.areas) };
    assert_eq!((block.from, block.to), (Cell(0), Cell(20)));
    assert_eq!(picture.edge, Edge::Numbered);
    let cell = |light: &grille::Highlight| match light.place {
        Place::Cell(cell) if light.cue == grille::Cue::Because => Some(cell.index()),
        _ => None,
    };
    let witnesses: Vec<usize> = picture.highlights.iter().filter_map(cell).collect();
    assert!(witnesses.iter().all(|&witness| digit(witness) == b'1'), "{witnesses:?}");
    // All open cells of the block but one are seen by them: rows 2 and column 2.
    assert_eq!(witnesses.len(), 2);
}

#[test]
fn a_naked_single_shows_a_cell_for_every_other_digit() {
    let puzzle: Puzzle = "1.....2......3.4".parse().expect("a sudoku");
    let mind =
        Mind::new(puzzle.instance(), &Allowed::default(), Limits::NONE).expect("one solution");
    let told = mind.next(&mind.start(), None).expect("a step");
    assert_eq!((told.rule.id.name(), told.witnesses.len()), ("naked-single", 3));
}

/// What was crossed out stays so: a queen that is found crosses out more, never less.
#[test]
fn crosses_of_queens_are_kept_to_the_end() {
    let queens = "........\n........\n........\n........\n........\nQ.......\n........\n.Q......";
    let puzzle: Puzzle = queens.parse().expect("queens");
    let mind =
        Mind::new(puzzle.instance(), &Allowed::default(), Limits::NONE).expect("one solution");
    let way = Way::of(&mind, Limits::NONE).expect("no limit");
    let crosses = |drawing: &Drawing| {
        drawing.marks.iter().filter(|mark| matches!(mark.shape, Shape::Cross { .. })).count()
    };
    let mut counts = Vec::new();
    way.each(|told, known| counts.push(crosses(&mind.picture(told, known, true))));
    counts.push(crosses(&mind.board(way.end())));
    assert!(counts.is_sorted(), "{counts:?}");
    assert_eq!(counts.last(), Some(&56));
}
