//! Advice is followed to the letter: every change that is told is written into the puzzle's own text by
//! hand, and what it was told for is judged by other methods.

use std::sync::atomic::{AtomicU32, Ordering};

use crate::common::table::Table;
use crate::common::{Seed, makers};
use grille::{
    Axis, Diagnosis, Edit, Flow, FormId, Instance, Limits, Method, Place, Reading, Remedies, Sat,
    Search, Spare, Standing, Titles, Var, diagnose, read,
};
use grille_engine::judge;

fn puzzle(text: &str) -> Option<Box<dyn Instance>> {
    let mut items = read(text, &Reading::default()).ok()?;
    items.remove(0).puzzle.ok()
}

/// By search and by SAT, neither of which is what the advice comes from where a family has its own.
fn standing(puzzle: &dyn Instance) -> Standing {
    let model = puzzle.model().expect("it is small");
    let by = |method: &dyn Method| {
        judge(&mut |limits, found| method.each(&model, limits, found), Limits::NONE).0.standing()
    };
    let standing = by(&Search);
    assert_eq!(standing, by(&Sat), "{puzzle:?}");
    standing
}

/// The text of a puzzle in our own form, with a clue written otherwise.
fn followed(text: &str, puzzle: &dyn Instance, edit: &Edit) -> String {
    let size = puzzle.size();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let below = |head: &str| 1 + text.lines().position(|line| line == head).expect("it is there");
    match edit.place {
        Place::Cell(cell) => {
            let line = &mut lines[below("board") + size.row(cell) as usize];
            let mut words: Vec<&str> = line.split(' ').collect();
            let word = &mut words[size.column(cell) as usize];
            assert_eq!(if *word == "." { "" } else { *word }, edit.before, "{text}");
            *word = if edit.after.is_empty() { "." } else { &edit.after };
            *line = words.join(" ");
        }
        Place::Line(line) => {
            let head = if line.axis == Axis::Row { "rows" } else { "columns" };
            let clue = &mut lines[below(head) + line.index as usize];
            assert_eq!(*clue, edit.before, "{text}");
            clue.clone_from(&edit.after);
        }
        Place::Between(..) => panic!("no clue stands between cells"),
    }
    lines.join("\n") + "\n"
}

/// How many solutions are left if all of this is done.
#[track_caller]
fn left(puzzle: &dyn Instance, edits: &[Edit]) -> Standing {
    let mut text = puzzle.write(FormId::OWN, &Titles::default()).expect("our own form has all");
    let before = text.clone();
    for edit in edits {
        text = followed(&text, puzzle, edit);
    }
    let changed = self::puzzle(&text);
    standing(changed.unwrap_or_else(|| panic!("{before}\n{edits:?}\n{text}")).as_ref())
}

#[track_caller]
fn check_remedies(puzzle: &dyn Instance, remedies: &Remedies) {
    assert!(!remedies.ways.is_empty());
    for (number, way) in remedies.ways.iter().enumerate() {
        assert!(!way.is_empty() && way.iter().all(|edit| edit.before != edit.after), "{way:?}");
        assert_eq!(left(puzzle, way), remedies.leave, "{puzzle:?}\n{way:?}");
        assert!(!remedies.ways[..number].contains(way), "{way:?}");
    }
}

#[track_caller]
fn check_spare(puzzle: &dyn Instance, spare: &Spare) {
    let text = |place: Place| {
        let model = puzzle.model().expect("it is small");
        let clue = model.clues().iter().find(|clue| clue.place == place).expect("a clue").clone();
        Edit { place, before: clue.text, after: String::new() }
    };
    for &place in &spare.each {
        assert_eq!(left(puzzle, &[text(place)]), Standing::Unique, "{puzzle:?} {place:?}");
    }
    let together: Vec<Edit> = spare.together.iter().map(|&place| text(place)).collect();
    assert_eq!(left(puzzle, &together), Standing::Unique, "{puzzle:?} {together:?}");
    assert_eq!(spare.each.is_empty(), together.is_empty());
}

/// Puzzles that were diagnosed: how many were wrong, and for how many of these there was advice.
#[derive(Debug, Default)]
struct Tally {
    wrong: u32,
    mended: u32,
    to_one: u32,
}

impl Tally {
    #[track_caller]
    fn check(&mut self, text: &str) {
        let Some(puzzle) = puzzle(text) else { return };
        let puzzle = puzzle.as_ref();
        let diagnosis = diagnose(puzzle, Limits::NONE).expect("it is small");
        assert_eq!(diagnosis.standing(), standing(puzzle), "{text}");
        let remedies = match &diagnosis {
            Diagnosis::None { remedies, .. } | Diagnosis::Several { remedies, .. } => remedies,
            Diagnosis::Unique { spare } => {
                spare.iter().for_each(|spare| check_spare(puzzle, spare));
                return;
            }
            Diagnosis::Unknown => panic!("nothing stops it:\n{text}"),
        };
        self.wrong += 1;
        if let Some(remedies) = remedies {
            check_remedies(puzzle, remedies);
            self.mended += 1;
            self.to_one += u32::from(remedies.leave == Standing::Unique);
        }
    }

    /// There were some, and for nearly all of them there was advice.
    #[track_caller]
    fn end(&self, percent: u32) {
        assert!(self.wrong > 10, "{self:?}");
        assert!(self.to_one * 100 >= self.wrong * percent, "{self:?}");
    }
}

/// Boards by chance, one word of which is another.
fn boards(family: &str, words: &[&str], percent: u32, table: impl Fn(&mut Seed) -> Table) {
    let mut tally = Tally::default();
    for number in 0..40 {
        let mut seed = Seed(number);
        let rows = table(&mut seed).rows();
        let mut rows: Vec<Vec<&str>> =
            rows.lines().map(|row| row.split_whitespace().collect()).collect();
        let row = seed.below(rows.len());
        let column = seed.below(rows[row].len());
        rows[row][column] = words[seed.below(words.len())];
        let board: String = rows.iter().map(|row| row.join(" ") + "\n").collect();
        tally.check(&format!("grille 1 {family}\nboard\n{board}"));
    }
    tally.end(percent);
}

#[test]
fn sudokus_are_mended_as_is_told() {
    boards("sudoku", &["1", "2", "3", "4", "."], 95, |seed| makers::sudoku(seed, 2, 2, 40));
    let words = ["1", "2", "3", "4", "5", "6", "."];
    boards("sudoku", &words, 95, |seed| makers::sudoku(seed, 2, 3, 45));
}

#[test]
fn takuzu_are_mended_as_is_told() {
    boards("takuzu", &["0", "1", "."], 95, |seed| makers::takuzu(seed, 6, 4, "forbidden", 40));
}

#[test]
fn queens_are_mended_as_is_told() {
    boards("queens", &["Q", "."], 95, |seed| makers::queens(seed, 5, 2));
    boards("queens", &["Q", "."], 95, |seed| makers::queens(seed, 6, 1));
}

#[test]
fn singles_are_mended_as_is_told() {
    boards("singles", &["1", "2", "3", "4", "5"], 95, |seed| makers::singles(seed, 5, 5));
}

#[test]
fn bridges_are_mended_as_is_told() {
    boards("bridges", &["1", "2", "3", "4", "."], 95, |seed| makers::bridges(seed, 6, 6, 2));
}

/// Pictures by chance, one line of which has another clue.
#[test]
fn nonograms_are_mended_as_is_told() {
    let mut tally = Tally::default();
    for number in 0..40 {
        let mut seed = Seed(number);
        let (width, height) = (5, 4 + seed.below(3));
        let cells: Vec<bool> = (0..width * height).map(|_| seed.percent(55)).collect();
        let clue = |line: Vec<bool>| {
            let runs = line.split(|filled| !filled).filter(|run| !run.is_empty());
            let runs: Vec<String> = runs.map(|run| run.len().to_string()).collect();
            if runs.is_empty() { "0".to_owned() } else { runs.join(" ") }
        };
        let row = |row: usize| (0..width).map(|column| cells[row * width + column]).collect();
        let column = |column: usize| (0..height).map(|row| cells[row * width + column]).collect();
        let rows = (0..height).map(|index| clue(row(index)));
        let columns = (0..width).map(|index| clue(column(index)));
        let mut clues: Vec<String> = rows.chain(columns).collect();
        if seed.percent(70) {
            let at = seed.below(clues.len());
            clues[at] = ["0", "1", "2", "1 1", "3", "2 1"][seed.below(6)].to_owned();
        }
        let (rows, columns) = clues.split_at(height);
        let (rows, columns) = (rows.join("\n"), columns.join("\n"));
        tally.check(&format!("grille 1 nonogram\nrows\n{rows}\ncolumns\n{columns}\n"));
    }
    tally.end(95);
}

/// Boards that were solved, and the family's word on what can be written there.
#[test]
fn what_suits_a_solution_is_what_keeps_it() {
    let boards = [
        ("sudoku", makers::sudoku(&mut Seed(1), 2, 2, 40)),
        ("takuzu", makers::takuzu(&mut Seed(2), 4, 4, "forbidden", 40)),
        ("queens", makers::queens(&mut Seed(3), 5, 1)),
        ("singles", makers::singles(&mut Seed(4), 4, 4)),
        ("bridges", makers::bridges(&mut Seed(5), 6, 5, 2)),
    ];
    let boards =
        boards.map(|(family, table)| format!("grille 1 {family}\nboard\n{}", table.rows()));
    let nonogram = "grille 1 nonogram\nrows\n1 1\n2\n1\ncolumns\n1 1\n1\n2\n".to_owned();
    for text in boards.into_iter().chain([nonogram]) {
        let puzzle = puzzle(&text).expect("a board");
        let model = puzzle.model().expect("it is small");
        let mut solution = None;
        Search.each(&model, Limits::NONE, &mut |found| {
            solution = Some(found);
            Flow::Enough
        });
        let solution = solution.unwrap_or_else(|| panic!("it has a solution:\n{text}"));
        let player = puzzle.family().player().expect("it is set by hand");
        let words = player
            .words(puzzle.as_ref())
            .unwrap_or_else(|| ["0", "1", "2", "3", "1 1"].map(str::to_owned).into());
        let (cells, lines) = (puzzle.size().cells(), puzzle.size().lines());
        for place in cells.map(Place::Cell).chain(lines.map(Place::Line)) {
            let suits = player.suits(puzzle.as_ref(), place, &solution);
            for word in words.iter().map(String::as_str).chain([""]) {
                let Ok(changed) = player.put(puzzle.as_ref(), place, word) else { continue };
                let now = changed.model().expect("it is small");
                let is_same = (0..now.len().max(model.len()) as u32).all(|var| {
                    now.len() == model.len() && now.place(Var(var)) == model.place(Var(var))
                });
                let keeps = is_same && now.violated(&solution).next().is_none();
                // An empty text is the empty line of a nonogram, which is `0`.
                let is_told =
                    suits.iter().any(|text| text == word || word.is_empty() && text == "0");
                let is_nothing = !is_same || model.clues().iter().all(|clue| clue.place != place);
                assert!(
                    is_told == keeps || is_nothing && word.is_empty(),
                    "{text}{place:?} {word}"
                );
            }
        }
    }
}

/// A limit leaves less advice, never wrong advice.
#[test]
fn limits_leave_what_is_proved() {
    let texts = [
        "1..............4",
        "1....12......3.4",
        "4 4\n2\n2\n2\n2\n2\n2\n2\n2\n",
        "grille 1 singles\nboard\n3 5 1 1 4\n1 3 2 4 1\n4 2 5 3 1\n2 1 4 5 3\n5 4 3 2 2\n",
        "grille 1 bridges\nboard\n1 . 1 . 2\n. . . . .\n",
    ];
    for text in texts {
        let puzzle = puzzle(text).expect("a board");
        for most in [0, 1, 3, 10, 30, 100, 300, 1000, 3000] {
            let asked = AtomicU32::new(0);
            let stop = || asked.fetch_add(1, Ordering::Relaxed) >= most;
            let found = diagnose(puzzle.as_ref(), Limits { stop: &stop }).expect("it is small");
            if let Diagnosis::None { remedies: Some(remedies), .. }
            | Diagnosis::Several { remedies: Some(remedies), .. } = found
            {
                check_remedies(puzzle.as_ref(), &remedies);
            }
        }
    }
}
