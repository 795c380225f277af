//! Every puzzle of the corpus by every method, and what every family must have there.
//!
//! `corpus/FAMILY/NAME.txt` is one puzzle; `NAME.expected` says what is known of it: `unique` with
//! the solution below, `none`, `several 92`, or `several` alone where nobody counts to the end.
//!
//! A puzzle in our own form may have its solution below it.
//!
//! `UPDATE=1 cargo test -p grille corpus::` writes the `.expected` files anew, from what the
//! first method finds. Read the difference before you believe it.

mod expected;
mod solutions;

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use expected::Expected;
use grille::{
    Count, FAMILIES, Family, Flow, FormId, Instance, Item, Limits, MethodId, Promise, Reading,
    Solution, Solver, Titles, Verdict, complaints, family, methods, read, recognise,
};

#[test]
fn every_puzzle_is_recognised_as_the_family_of_its_folder() {
    every_case(|case| {
        let form = recognise(&case.text, &Reading::default()).map_err(|why| why.to_string())?;
        let (found, wanted) = (form.family.info().id, case.family.info().id);
        ensure(found == wanted, || format!("recognised as {found}, in the form {}", form.id))
    });
}

#[test]
fn every_method_finds_what_is_expected() {
    every_case(|case| {
        let (puzzle, expected) = (case.puzzle()?, case.expected()?);
        let names = methods(case.family).into_iter().map(|(name, _)| name);
        let wrong = names.filter_map(|name| {
            let why = check_method(puzzle.as_ref(), &expected, name).err()?;
            Some(format!("by {name}: {why}"))
        });
        let wrong: Vec<String> = wrong.collect();
        ensure(wrong.is_empty(), || wrong.join("\n    "))
    });
}

#[test]
fn every_form_says_the_whole_puzzle() {
    every_case(|case| {
        let puzzle = case.puzzle()?;
        let forms = case.family.formats().into_iter().filter(|form| form.writes);
        let wrong = forms.filter_map(|form| {
            let why = check_form(case.family, puzzle.as_ref(), form.id).err()?;
            Some(format!("as {}: {why}", form.id))
        });
        let wrong: Vec<String> = wrong.collect();
        ensure(wrong.is_empty(), || wrong.join("\n    "))
    });
}

/// Else a form that refuses every puzzle would do.
#[test]
fn every_form_takes_what_was_written_in_it() {
    every_case(|case| {
        let form = recognise(&case.text, &Reading::default()).map_err(|why| why.to_string())?;
        ensure(!writes(case.family, form.id) || case.is_taken_by(form.id), || {
            format!("the form {} refuses its own puzzle", form.id)
        })
    });
    for family in FAMILIES {
        let id = family.info().id;
        for form in family.formats().into_iter().filter(|form| form.writes) {
            let own = CORPUS.iter().filter(|case| case.family.info().id == id);
            let taken = own.filter(|case| case.is_taken_by(form.id)).count();
            assert!(taken >= TAKEN, "{id}: the form {} takes {taken} puzzles", form.id);
        }
    }
}

#[test]
fn our_own_form_is_recognised_for_sure() {
    every_case(|case| {
        let text = own_text(case.puzzle()?.as_ref());
        let form = recognise(&text, &Reading::default()).map_err(|why| why.to_string())?;
        let found = (form.family.info().id, form.id);
        ensure(found == (case.family.info().id, OWN), || format!("recognised as {found:?}"))
    });
}

#[test]
fn every_family_has_rules_an_example_and_a_corpus() {
    let lacks: Vec<String> = FAMILIES.iter().flat_map(|&family| lacks(family)).collect();
    assert!(lacks.is_empty(), "\n{}", lacks.join("\n"));
}

#[test]
fn the_corpus_holds_puzzles_and_what_is_expected_of_them_and_nothing_else() {
    let folders: Vec<PathBuf> = list(&root()).into_iter().filter(|path| path.is_dir()).collect();
    for folder in &folders {
        family_of(folder);
    }
    for file in folders.iter().flat_map(|folder| list(folder)) {
        let twin = match file.extension().and_then(|extension| extension.to_str()) {
            Some("txt") => file.with_extension("expected"),
            Some("expected") => file.with_extension("txt"),
            _ => panic!("{}: neither .txt nor .expected", file.display()),
        };
        assert!(twin.is_file(), "{} is without {}", file.display(), twin.display());
    }
}

// Checks

/// A method must find this, each solution once, and none that breaks a rule.
fn check_method(puzzle: &dyn Instance, expected: &Expected, name: MethodId) -> Result<(), String> {
    let solver = Solver::new(puzzle, name).map_err(|why| why.to_string())?;
    if solver.promise() != Promise::Answer {
        return check_attempt(puzzle, expected, &solver);
    }
    let found = within(PATIENCE, |limits| judged(puzzle, &solver, limits))?;
    ensure(found.agrees(expected), || format!("expected {expected}found {found}"))?;
    let most = expected.count().map_or(2, |count| count + 1);
    let (solutions, count) = within(PATIENCE, |limits| collect(&solver, most, limits));
    if let Some(wanted) = expected.count() {
        let wanted = Count::Exactly(wanted);
        ensure(count == wanted, || format!("expected {wanted:?} solutions, found {count:?}"))?;
    }
    let different: HashSet<&Solution> = solutions.iter().collect();
    ensure(different.len() == solutions.len(), || "a solution came twice".to_owned())?;
    solutions.iter().try_for_each(|solution| check_solution(puzzle, solution))
}

/// So often may a method that gives up, or takes for ever, ask whether to go on.
const ASKINGS: u64 = 20_000;

/// What such a method says must be so, as far as it comes.
fn check_attempt(
    puzzle: &dyn Instance,
    expected: &Expected,
    solver: &Solver,
) -> Result<(), String> {
    let verdict = Limits::NONE.within(ASKINGS, |limits| solver.judge(limits).0);
    let found = match &verdict {
        Verdict::Unique(solution) => Some(Expected::Unique(puzzle.solution_text(solution))),
        Verdict::None => Some(Expected::None),
        Verdict::Several(one, other) if one == other => return Err("one twice".to_owned()),
        Verdict::Several(..) => Some(Expected::Several(None)),
        Verdict::Unknown(_) => None,
    };
    let agrees = found.as_ref().is_none_or(|found| found.agrees(expected));
    ensure(agrees, || format!("expected {expected}found {}", found.expect("it disagrees")))?;
    verdict.into_solutions().iter().try_for_each(|solution| check_solution(puzzle, solution))
}

/// A solution must break no rule and survive being written.
fn check_solution(puzzle: &dyn Instance, solution: &Solution) -> Result<(), String> {
    let text = puzzle.solution_text(solution);
    let broken = complaints(puzzle, solution);
    ensure(broken.is_empty(), || format!("a solution breaks a rule: {}\n{text}", broken[0]))?;
    let again = puzzle.read_solution(&text);
    let again = again.map_err(|why| format!("cannot read its own solution: {why}\n{text}"))?;
    ensure(again == *solution, || format!("reads its own solution as another one:\n{text}"))
}

/// A form that takes the puzzle must give back the same puzzle.
fn check_form(
    family: &'static dyn Family,
    puzzle: &dyn Instance,
    form: FormId,
) -> Result<(), String> {
    let Ok(text) = puzzle.write(form, &Titles::default()) else { return Ok(()) };
    let again = read_one(&text, family, Some(form)).and_then(puzzle_of);
    let again = again.map_err(|why| format!("cannot be read again: {why}\n{text}"))?;
    let same = own_text(again.as_ref()) == own_text(puzzle);
    ensure(same, || format!("read again it is another puzzle:\n{text}"))
}

/// So many puzzles of the corpus at least can be said in each form.
const TAKEN: usize = 4;

fn writes(family: &dyn Family, form: FormId) -> bool {
    family.formats().into_iter().any(|one| one.id == form && one.writes)
}

/// What a family should have and has not.
fn lacks(family: &'static dyn Family) -> Vec<String> {
    let info = family.info();
    let id = info.id;
    let mut lacks = Vec::new();
    if !grille::words(grille::Language::English).has(&format!("{id}-rules")) {
        lacks.push(format!("{id}: no rules in words"));
    }
    if let Err(why) = check_example(family) {
        lacks.push(format!("{id}: its example: {why}"));
    }
    let cases = || CORPUS.iter().filter(|case| case.family.info().id == id);
    for word in ["unique", "none", "several"] {
        if !cases().any(|case| case.expected().is_ok_and(|expected| expected.word() == word)) {
            lacks.push(format!("{id}: no puzzle in the corpus with the verdict `{word}`"));
        }
    }
    if !square_only(family) && !cases().any(Case::is_unique_and_oblong) {
        lacks.push(format!("{id}: no puzzle in the corpus that is unique and not square"));
    }
    lacks
}

fn check_example(family: &'static dyn Family) -> Result<(), String> {
    let puzzle = puzzle_of(read_one(family.info().example, family, None)?)?;
    let (name, _) = methods(family)[0];
    let solver = Solver::new(puzzle.as_ref(), name).map_err(|why| why.to_string())?;
    let found = within(PATIENCE, |limits| judged(puzzle.as_ref(), &solver, limits))?;
    ensure(!matches!(found, Expected::None), || "it has no solution".to_owned())
}

/// Has the family square boards only? Then it takes a square of ones and refuses half of it.
fn square_only(family: &'static dyn Family) -> bool {
    let takes = |rows: usize| {
        let text = format!("{OWN} 1 {}\nboard\n{}", family.info().id, "1 1 1 1\n".repeat(rows));
        read_one(&text, family, Some(OWN)).and_then(puzzle_of).is_ok()
    };
    takes(4) && !takes(2)
}

/// Check every case, and say of all that fail what is wrong.
#[track_caller]
fn every_case(check: impl Fn(&Case) -> Result<(), String>) {
    let wrong = |case: &Case| check(case).err().map(|why| format!("{}: {why}", case.name));
    let wrong: Vec<String> = CORPUS.iter().filter_map(wrong).collect();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

fn ensure(good: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if good { Ok(()) } else { Err(otherwise()) }
}

// The corpus

static CORPUS: LazyLock<Vec<Case>> = LazyLock::new(load);

/// A puzzle of the corpus.
struct Case {
    /// `FAMILY/NAME.txt`, by which a failure names it.
    name: String,
    family: &'static dyn Family,
    text: String,
    /// Where it is written what is expected.
    expected: PathBuf,
}

impl Case {
    fn item(&self) -> Result<Item, String> {
        read_one(&self.text, self.family, None)
    }

    fn puzzle(&self) -> Result<Box<dyn Instance>, String> {
        puzzle_of(self.item()?)
    }

    fn expected(&self) -> Result<Expected, String> {
        let text = fs::read_to_string(&self.expected)
            .map_err(|_| "no `.expected` beside it; UPDATE=1 writes one".to_owned())?;
        Expected::parse(&text).ok_or_else(|| format!("cannot understand its `.expected`:\n{text}"))
    }

    fn is_taken_by(&self, form: FormId) -> bool {
        self.puzzle().is_ok_and(|puzzle| puzzle.write(form, &Titles::default()).is_ok())
    }

    fn is_unique_and_oblong(&self) -> bool {
        let oblong = |size: grille::Size| size.width != size.height;
        matches!(self.expected(), Ok(Expected::Unique(_)))
            && self.puzzle().is_ok_and(|puzzle| oblong(puzzle.size()))
    }

    /// Write what the methods find.
    fn update(&self) {
        let puzzle = self.puzzle().unwrap_or_else(|why| panic!("{}: {why}", self.name));
        let found = find_out(self.family, puzzle.as_ref());
        let found = found.unwrap_or_else(|why| panic!("{}: {why}", self.name));
        fs::write(&self.expected, found.to_string()).expect("the corpus can be written to");
    }
}

fn load() -> Vec<Case> {
    let mut cases = Vec::new();
    for folder in list(&root()).into_iter().filter(|path| path.is_dir()) {
        let family = family_of(&folder);
        for file in list(&folder) {
            if file.extension().is_none_or(|extension| extension != "txt") {
                continue;
            }
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            cases.push(Case {
                name: format!("{}/{name}", family.info().id),
                family,
                text: fs::read_to_string(&file).expect("a puzzle is text"),
                expected: file.with_extension("expected"),
            });
        }
    }
    if std::env::var_os("UPDATE").is_some_and(|value| value == "1") {
        cases.iter().for_each(Case::update);
    }
    cases
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus")
}

fn list(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the corpus is beside the crates");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    paths
}

fn family_of(folder: &Path) -> &'static dyn Family {
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    let found = family(&name).filter(|family| family.info().id == name);
    found.unwrap_or_else(|| panic!("{}: no family of this name", folder.display()))
}

/// The one puzzle of a text.
fn read_one(text: &str, family: &'static dyn Family, form: Option<FormId>) -> Result<Item, String> {
    let reading = Reading { family: Some(family), form, settings: Vec::new() };
    let mut items = read(text, &reading).map_err(|why| why.to_string())?;
    let found = items.len();
    let item = items.pop().filter(|_| found == 1);
    item.ok_or_else(|| format!("{found} puzzles instead of one"))
}

fn puzzle_of(item: Item) -> Result<Box<dyn Instance>, String> {
    item.puzzle.map_err(|why| why.to_string())
}

const OWN: FormId = FormId::OWN;

fn own_text(puzzle: &dyn Instance) -> String {
    puzzle.write(OWN, &Titles::default()).expect("our own form can say everything")
}

// What is found

/// How long a method may take for one answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// How long a count may take to be worth writing down.
const COUNTING: Duration = Duration::from_secs(1);

fn within<T>(time: Duration, work: impl FnOnce(Limits<'_>) -> T) -> T {
    let start = Instant::now();
    work(Limits { stop: &|| start.elapsed() > time })
}

fn judged(puzzle: &dyn Instance, by: &Solver, limits: Limits) -> Result<Expected, String> {
    match by.judge(limits).0 {
        Verdict::Unique(solution) => Ok(Expected::Unique(puzzle.solution_text(&solution))),
        Verdict::None => Ok(Expected::None),
        Verdict::Several(one, other) if one == other => Err("the same solution twice".to_owned()),
        Verdict::Several(..) => Ok(Expected::Several(None)),
        Verdict::Unknown(_) => Err(format!("no verdict within {PATIENCE:?}")),
    }
}

/// The solutions, at most so many, and how many a count finds.
fn collect(by: &Solver, most: u128, limits: Limits) -> (Vec<Solution>, Count) {
    let mut solutions = Vec::new();
    by.each(limits, &mut |solution| {
        solutions.push(solution);
        if solutions.len() as u128 == most { Flow::Enough } else { Flow::More }
    });
    (solutions, by.count(most, limits).0)
}

/// The verdict of the first method, and a count if every method is quick to count.
fn find_out(family: &dyn Family, puzzle: &dyn Instance) -> Result<Expected, String> {
    let by = methods(family).into_iter().map(|(name, _)| Solver::new(puzzle, name));
    let mut by: Vec<Solver> = by.collect::<Result<_, _>>().map_err(|why| why.to_string())?;
    by.retain(|by| by.promise() == Promise::Answer);
    let found = within(PATIENCE, |limits| judged(puzzle, &by[0], limits))?;
    if !matches!(found, Expected::Several(_)) {
        return Ok(found);
    }
    let count = |by: &Solver| within(COUNTING, |limits| by.count(u128::MAX, limits).0);
    let counts: Option<Vec<u128>> = by
        .iter()
        .map(|by| match count(by) {
            Count::Exactly(count) => Some(count),
            Count::AtLeast(_) => None,
        })
        .collect();
    Ok(Expected::Several(counts.map(|counts| counts[0])))
}
