//! No puzzle that can be solved is taken for one of another family: not in any form it can be
//! written in, and not without its titles, comments, width and height.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use grille::{
    Deadline, FAMILIES, Family, FormId, Instance, MethodId, Reading, Solver, Titles, Verdict,
    methods, read,
};

use super::found::{self, Found};

#[test]
fn the_corpus_is_recognised_in_every_form() {
    let mut tried = Tried::default();
    for (family, file) in files(&project().join("corpus"), "txt") {
        let puzzles = puzzles(family, &file);
        assert_eq!(puzzles.len(), 1, "{}", file.display());
        tried.everywhere(family, puzzles[0].as_ref(), &name(&file));
    }
    for family in FAMILIES {
        let id = family.info().id;
        let bare = tried.bare.get(id).copied().unwrap_or(0);
        assert!(bare >= 4, "{id}: {bare} puzzles can be written without a head");
    }
    tried.end();
}

/// The sets are no part of the project: without them there is nothing to try.
#[test]
fn a_sample_of_every_set_is_recognised_in_every_form() {
    let root = project().join("../shared/data");
    if !root.is_dir() {
        println!("skipped: there is no folder {}", root.display());
        return;
    }
    let mut tried = Tried::default();
    for (family, file) in files(&root, "") {
        let text = fs::read_to_string(&file).expect("a set is text");
        if no_puzzle(&name(&file), &text) {
            continue;
        }
        tried.text(family, &text, &format!("{} as it is", name(&file)));
        let puzzles = puzzles(family, &file);
        for number in sample(puzzles.len()) {
            let name = format!("{} number {}", name(&file), number + 1);
            tried.everywhere(family, puzzles[number].as_ref(), &name);
        }
    }
    tried.end();
}

/// What was tried, and what was taken for something else.
#[derive(Default)]
struct Tried {
    texts: usize,
    /// Puzzles without a head, by family.
    bare: BTreeMap<&'static str, usize>,
    /// What could be solved as both families.
    both: Vec<String>,
    wrong: Vec<String>,
}

impl Tried {
    /// A puzzle in every form, and without a head.
    fn everywhere(&mut self, family: &'static dyn Family, puzzle: &dyn Instance, name: &str) {
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
    fn text(&mut self, family: &'static dyn Family, text: &str, name: &str) {
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

    fn end(self) {
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
fn puzzles(family: &'static dyn Family, file: &Path) -> Vec<Box<dyn Instance>> {
    let text = fs::read_to_string(file).expect("a puzzle is text");
    let reading = Reading { family: Some(family), ..Reading::default() };
    let items = read(&text, &reading).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
    items.into_iter().filter_map(|item| item.puzzle.ok()).collect()
}

/// Among the sets stand numbers of solutions, a licence, and puzzles on triangles.
fn no_puzzle(name: &str, text: &str) -> bool {
    matches!(name, "queens/counts.txt" | "tournament/LICENSE") || text.contains("\"triddler\"")
}

/// The first puzzle of a set, the last and one between.
fn sample(number: usize) -> Vec<usize> {
    let mut sample = vec![0, number / 2, number.saturating_sub(1)];
    sample.dedup();
    sample.retain(|one| *one < number);
    sample
}

/// All files below the folders that are named after families.
fn files(root: &Path, ending: &str) -> Vec<(&'static dyn Family, PathBuf)> {
    let mut files = Vec::new();
    for &family in FAMILIES {
        let mut folders = vec![root.join(family.info().id)];
        while let Some(folder) = folders.pop() {
            let entries = fs::read_dir(&folder).expect("a folder for each family");
            let mut paths: Vec<PathBuf> =
                entries.map(|entry| entry.expect("a file").path()).collect();
            paths.sort();
            for path in paths {
                if path.is_dir() {
                    folders.push(path);
                } else if path.to_string_lossy().ends_with(ending) {
                    files.push((family, path));
                }
            }
        }
    }
    files
}

/// The folder and the name of a file.
fn name(file: &Path) -> String {
    let parts: Vec<_> = file.iter().rev().take(2).map(|part| part.to_string_lossy()).collect();
    format!("{}/{}", parts[1], parts[0])
}

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
