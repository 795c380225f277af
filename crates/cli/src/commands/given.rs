//! The solutions that `check` compares with: where they are given, and whose each of them is.

use std::borrow::Cow;
use std::ops::Range;

use grille::{Instance, Reading, Standing, Unrecognised, keeps_givens, message};
use grille_wire::Puzzle as Id;

use crate::input::{self, Job, Loaded, Mistake, Source};
use crate::speech;

/// Puzzles on their way in.
pub type Puzzles = Box<dyn Iterator<Item = Loaded> + Send>;

/// Solutions that were given beside the puzzles.
pub enum Given {
    /// None.
    Nothing,
    /// A text that holds solutions of one puzzle and nothing else.
    Alone(Source),
    /// What belongs to each of many puzzles, in their order; `None` where it says that there is none.
    Each(Vec<Option<Source>>),
}

/// What is to be said of a puzzle.
pub enum Task<'g> {
    /// Are these its solutions?
    Verify(Vec<Cow<'g, Source>>),
    /// How many solutions has it?
    Judge,
    /// There are not as many solutions as puzzles.
    Missing,
}

impl Given {
    /// A text for one puzzle, for each of many, or the same for all of them.
    fn new(source: Source, first: &[Loaded]) -> Self {
        let puzzle = first.first().and_then(|loaded| Some(loaded.as_ref().ok()?.puzzle.as_ref()));
        let is_for_all = || puzzle.is_some_and(|puzzle| is_one_board(puzzle, &source));
        if first.len() > 1 && !is_for_all() {
            Self::Each(parts(&source))
        } else {
            Self::Alone(source)
        }
    }

    /// How far somebody has come with a puzzle, if that is given.
    pub fn state(&self, job: &Job) -> Option<&Source> {
        match self {
            Self::Nothing => None,
            Self::Alone(source) => Some(source),
            Self::Each(sources) => sources.get(job.number).and_then(Option::as_ref),
        }
    }

    /// What is to be said of a puzzle.
    pub fn task(&self, job: &Job) -> Task<'_> {
        match self {
            Self::Nothing => Task::Judge,
            Self::Alone(source) => Task::Verify(solutions(job.puzzle.as_ref(), source)),
            Self::Each(sources) => match sources.get(job.number) {
                Some(Some(source)) => Task::Verify(solutions(job.puzzle.as_ref(), source)),
                Some(None) => Task::Judge,
                None => Task::Missing,
            },
        }
    }
}

/// The puzzles of the arguments and the solutions or states that are given: by an option, or as the
/// second of two arguments where that is one.
pub fn sort_out(
    puzzles: &[String],
    said: Option<&String>,
    reading: &Result<Reading, Unrecognised>,
) -> Result<(Puzzles, Given), Mistake> {
    let (arguments, other) = match (said, puzzles) {
        (Some(said), all) => (all, said),
        (None, [one, other]) if input::numbered(other).is_none() => {
            (std::slice::from_ref(one), other)
        }
        (None, all) => return Ok((Box::new(input::load(all, reading)), Given::Nothing)),
    };
    let given = source(other)?;
    if given.text.trim().is_empty() {
        return Err(input::mistake(&given.name, Id::default(), &message!("empty-text")));
    }
    let mut puzzles = input::load(arguments, reading);
    // Whether one solution is given or many is seen by the puzzles.
    let first: Vec<Loaded> = puzzles.by_ref().take(2).collect();
    let given = Given::new(given, &first);
    let is_said = said.is_some() || other == "-";
    if is_said || given.is_of(first.first(), reading) {
        return Ok((Box::new(first.into_iter().chain(puzzles)), given));
    }
    let others = input::load(std::slice::from_ref(other), reading);
    Ok((Box::new(first.into_iter().chain(puzzles).chain(others)), Given::Nothing))
}

impl Given {
    /// Is this the solution of a puzzle, or is it another puzzle?
    ///
    /// It is a solution if it fills the board, or if it keeps all givens of the puzzle; and if it
    /// would be no puzzle by itself, so that it is said what is wrong with it.
    fn is_of(&self, first: Option<&Loaded>, reading: &Result<Reading, Unrecognised>) -> bool {
        let source = match self {
            Self::Nothing => None,
            Self::Alone(source) => Some(source),
            Self::Each(sources) => sources.first().and_then(Option::as_ref),
        };
        let Some(source) = source else { return true };
        let puzzle = first.and_then(|first| Some(first.as_ref().ok()?.puzzle.as_ref()));
        let filling = puzzle.and_then(|puzzle| {
            let solutions = solutions(puzzle, source);
            puzzle.read_filling(&solutions.first()?.text).ok()
        });
        let fills = filling.as_ref().is_some_and(|values| values.iter().all(Option::is_some));
        let keeps =
            || puzzle.zip(filling).is_some_and(|(puzzle, values)| keeps_givens(puzzle, &values));
        fills || !is_puzzle(&source.text, reading) || keeps()
    }
}

/// Is a text without a gap a filling of the board as a whole, and more of it than its first line is?
fn is_one_board(puzzle: &dyn Instance, source: &Source) -> bool {
    let lines: Vec<&str> = source.text.lines().collect();
    let known = |text: &str| {
        let filling = puzzle.read_filling(text).ok()?;
        Some(filling.iter().flatten().count())
    };
    match cut(&lines, 1).as_slice() {
        [run] if run.len() > 1 => {
            let first = known(lines[run.start]);
            known(&source.text).is_some_and(|all| first.is_none_or(|first| first < all))
        }
        _ => false,
    }
}

/// Is a text a puzzle by itself?
fn is_puzzle(text: &str, reading: &Result<Reading, Unrecognised>) -> bool {
    let Ok(reading) = reading else { return false };
    grille::read(text, reading).is_ok_and(|items| items.iter().any(|item| item.puzzle.is_ok()))
}

/// A solution is a file, standard input, or written out on the line.
fn source(argument: &str) -> Result<Source, Mistake> {
    let path = std::path::Path::new(argument);
    let letters = |end: &std::ffi::OsStr| {
        !end.is_empty() && end.to_string_lossy().chars().all(char::is_alphabetic)
    };
    let named = argument.contains('/') || path.extension().is_some_and(letters);
    if argument == "-" || path.exists() || named {
        return input::whole(argument);
    }
    let name = speech::say(&message!("the-solution"));
    Ok(Source { name, text: argument.to_owned(), line: 0 })
}

/// What belongs to each of many puzzles, as `solve --plain` writes it: two blank lines between puzzles.
/// Where there are no two blank lines one is enough, and where there is none every line is a solution.
fn parts(source: &Source) -> Vec<Option<Source>> {
    let lines: Vec<&str> = source.text.lines().collect();
    let cuts = [2, 1].map(|gap| cut(&lines, gap));
    let each_line = || (0..lines.len()).map(|line| line..line + 1).collect();
    let ranges: Vec<Range<usize>> =
        cuts.into_iter().find(|cut| cut.len() > 1).unwrap_or_else(each_line);
    let words = [Standing::None, Standing::Unknown].map(Standing::word);
    let parts = ranges.into_iter().map(|range| part(source, &lines, range));
    parts.map(|part| (!words.contains(&part.text.trim())).then_some(part)).collect()
}

/// The solutions of a puzzle: a blank line between two of them, unless solutions have such themselves.
fn solutions<'g>(puzzle: &dyn Instance, source: &'g Source) -> Vec<Cow<'g, Source>> {
    let lines: Vec<&str> = source.text.lines().collect();
    let ranges = cut(&lines, 1);
    let is_whole = |range: &Range<usize>| {
        puzzle.read_filling(&part(source, &lines, range.clone()).text).is_ok()
    };
    match ranges.len() > 1 && ranges.first().is_some_and(is_whole) {
        true => ranges.into_iter().map(|range| Cow::Owned(part(source, &lines, range))).collect(),
        false => vec![Cow::Borrowed(source)],
    }
}

/// Some lines of a text.
fn part(source: &Source, lines: &[&str], range: Range<usize>) -> Source {
    let (name, line) = (source.name.clone(), source.line + range.start);
    let text = lines[range].iter().map(|line| format!("{line}\n")).collect();
    Source { name, text, line }
}

/// Runs of lines with so many blank ones, or more, between them.
fn cut(lines: &[&str], gap: usize) -> Vec<Range<usize>> {
    let mut runs: Vec<Range<usize>> = Vec::new();
    for (number, _) in lines.iter().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        match runs.last_mut() {
            Some(run) if number - run.end < gap => run.end = number + 1,
            _ => runs.push(number..number + 1),
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &[(usize, &str)]) {
        let source = Source { name: String::new(), text: text.to_owned(), line: 0 };
        let parts = parts(&source);
        let found: Vec<(usize, &str)> = parts
            .iter()
            .map(|part| part.as_ref().map_or((0, "none"), |part| (part.line, part.text.as_str())))
            .collect();
        assert_eq!(found, expected, "{text:?}");
    }

    #[test]
    fn solutions_of_many_puzzles_are_taken_apart() {
        check("a\nb\n\n\nc\nd\n", &[(0, "a\nb\n"), (4, "c\nd\n")]);
        check("a\nb\n\nc\nd\n\n\ne\n", &[(0, "a\nb\n\nc\nd\n"), (7, "e\n")]);
        check("a\n\n\nnone\n\n\nb\n", &[(0, "a\n"), (0, "none"), (6, "b\n")]);
        check("\na\nb\n\nc\n\n", &[(1, "a\nb\n"), (4, "c\n")]);
        check("a\nb\n", &[(0, "a\n"), (1, "b\n")]);
    }
}
