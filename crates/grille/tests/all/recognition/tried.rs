//! Puzzles written in every form, with and without a head, and read again by somebody who does not know
//! their family. The bench of the large sets tries the same.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use grille::{
    Deadline, Family, FormId, Instance, MethodId, Reading, Solver, Titles, Verdict, methods, read,
};

use super::found::{self, Found};

/// What was tried, and what was taken for something else.
#[derive(Default)]
pub struct Tried {
    texts: usize,
    /// Puzzles without a head, by family.
    pub bare: BTreeMap<&'static str, usize>,
    /// What could be solved as both families.
    both: Vec<String>,
    wrong: Vec<String>,
}

impl Tried {
    /// A puzzle in every form, and without a head.
    pub fn everywhere(&mut self, family: &'static dyn Family, puzzle: &dyn Instance, name: &str) {
        if !can_be_solved(family, puzzle) {
            return;
        }
        let titles = Titles::default();
        for form in family.formats().into_iter().filter(|form| form.writes) {
            let Ok(text) = puzzle.write(form.id, &titles) else { continue };
            self.text(family, &text, &format!("{name} as {}", form.id));
            let bare = bare(form.id, &text);
            if bare != text && is(family, puzzle, &bare) {
                *self.bare.entry(family.info().id).or_default() += 1;
                self.text(family, &bare, &format!("{name} as {} without its head", form.id));
            }
        }
    }

    /// Every puzzle of a text must be of the family.
    pub fn text(&mut self, family: &'static dyn Family, text: &str, name: &str) {
        if !has_a_clue(text) {
            return;
        }
        self.texts += 1;
        let wanted = family.info().id;
        let other = |found: &Found| !matches!(found, Found::Puzzle(puzzle, _) if puzzle.info().id == wanted);
        let Some(found) = found::all(text).into_iter().find(other) else { return };
        let honest = |puzzle: &dyn Instance| can_be_solved(puzzle.family(), puzzle);
        match found {
            Found::Puzzle(puzzle, _) if honest(puzzle.as_ref()) => {
                self.both.push(format!("{name}: {}", puzzle.info().id));
            }
            found => {
                let found: String = found.to_string().chars().take(100).collect();
                self.wrong.push(format!("{name}: {found}"));
            }
        }
    }

    pub fn end(self) {
        println!("{} texts; both families can be solved in:\n{}", self.texts, self.both.join("\n"));
        let (wrong, texts) = (self.wrong.len(), self.texts);
        assert!(wrong == 0, "{wrong} of {texts}:\n{}", self.wrong.join("\n"));
        assert!(50 * self.both.len() <= texts, "too often both: {} of {texts}", self.both.len());
    }
}

/// A text without its head: the first line, and in our own form what says the family.
fn bare(form: FormId, text: &str) -> String {
    let mut lines: Vec<&str> = text.lines().skip(1).collect();
    if form == FormId::OWN {
        lines.retain(|line| !line.contains(" = ") && *line != "board");
    }
    lines.iter().flat_map(|line| [line, "\n"]).collect()
}

/// An empty board says of no family that it is one.
fn has_a_clue(text: &str) -> bool {
    text.contains(|sign: char| sign.is_alphanumeric())
}

/// Is this text the puzzle, for somebody who knows the family?
fn is(family: &'static dyn Family, puzzle: &dyn Instance, text: &str) -> bool {
    let reading = Reading { family: Some(family), ..Reading::default() };
    let items = read(text, &reading).unwrap_or_default();
    let same = |found: &dyn Instance| found::own(found) == found::own(puzzle);
    items.len() == 1 && items[0].puzzle.as_ref().is_ok_and(|found| same(found.as_ref()))
}

/// Has the puzzle a solution that is found soon?
fn can_be_solved(family: &dyn Family, puzzle: &dyn Instance) -> bool {
    let method: MethodId = methods(family)[0].0;
    let solver = Solver::new(puzzle, method).expect("a method of the family");
    let deadline = Deadline::after(Duration::from_secs(2));
    matches!(solver.judge(deadline.limits()).0, Verdict::Unique(_) | Verdict::Several(..))
}

/// All puzzles of a file whose family is known.
pub fn puzzles(family: &'static dyn Family, file: &Path) -> Vec<Box<dyn Instance>> {
    let text = std::fs::read_to_string(file).expect("a puzzle is text");
    let reading = Reading { family: Some(family), ..Reading::default() };
    let items = read(&text, &reading).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
    items.into_iter().filter_map(|item| item.puzzle.ok()).collect()
}
