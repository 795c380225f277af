//! Which form a piece of text has: every form that fits is read, and what is wrong then is weighed.
//!
//! A form fits surely, fairly or weakly; every mistake that its reading would have costs. So a sudoku
//! with a twin is a sudoku and not bridges with islands that nobody can feed, while bridges whose
//! numbers stand twice in a line are no sudoku.

use std::collections::HashMap;

use grille_puzzles::text::{Row, ends_block, is_sentence, rows};
use grille_puzzles::{Fit, Item};

use crate::known::{Known, Wanted};
use crate::reading::Form;

/// The form of a piece.
pub struct Choice {
    pub form: Form,
    /// How well it fits.
    pub fit: Fit,
    /// Where it ends.
    pub end: usize,
    /// Other families that it could be of just as well.
    pub others: Vec<&'static str>,
    /// What was read in it on the way, if it was read as it is.
    pub items: Option<Vec<Item>>,
}

/// A form that fits.
struct Candidate {
    form: Form,
    fit: Fit,
    end: usize,
}

/// Pieces larger than this are not read twice.
const LARGE: usize = 1 << 20;

/// So many mistakes are too many, however many more there are.
const MANY: i32 = 6;

/// What is known beside the text itself.
#[derive(Clone, Copy)]
pub struct Clues<'k> {
    pub known: &'k Known,
    /// The form of the piece before.
    pub prior: Option<Form>,
    /// The family that a heading above the text names.
    pub named: Option<&'static str>,
}

impl<'k> Clues<'k> {
    /// What is known before the first piece, or behind one.
    pub fn of(known: &'k Known, prior: Option<Form>) -> Self {
        Self { known, prior, named: None }
    }
}

/// The form of the first piece of a text; none if nothing fits.
pub fn choose(text: &str, clues: Clues<'_>) -> Option<Choice> {
    let Clues { known, prior, named } = clues;
    let Candidates { all: candidates, items } = candidates(text, known, prior);
    if let [only] = candidates.as_slice() {
        let plausible = only.fit > Fit::Weak || !known.is_open() || trouble(text, only) < 3;
        return plausible.then(|| Choice { items, ..choice(only, Vec::new()) });
    }
    let named = named_family(text).or(named);
    let score = |candidate: &Candidate| {
        let is_named = named == Some(candidate.form.family.info().id) && candidate.fit > Fit::No;
        points(candidate.fit) - 2 * trouble(text, candidate) + if is_named { NAMED } else { 0 }
    };
    let scored: Vec<(i32, &Candidate)> = candidates.iter().map(|c| (score(c), c)).collect();
    let best = scored.iter().map(|(score, _)| *score).max()?;
    let is_prior =
        |candidate: &Candidate| prior.is_some_and(|prior| is_same_family(prior, candidate.form));
    let equals = || scored.iter().filter(|(score, _)| *score == best).map(|&(_, c)| c);
    let chosen = equals().find(|candidate| is_prior(candidate)).or_else(|| equals().next())?;
    if known.is_open() && chosen.fit == Fit::Weak && best < 0 {
        return None;
    }
    let family = |candidate: &Candidate| candidate.form.family.info().id;
    let mut others: Vec<&str> =
        equals().map(family).filter(|&other| other != family(chosen)).collect();
    others.dedup();
    Some(choice(chosen, if is_prior(chosen) { Vec::new() } else { others }))
}

/// What it counts that a heading names the family.
const NAMED: i32 = 7;

/// The only family that comments and sentences before the first row name.
pub fn named_family(text: &str) -> Option<&'static str> {
    let is_heading = |row: &Row| ends_block(row) || is_sentence(row.text);
    let headings = rows(text).take_while(is_heading);
    let words = headings.flat_map(|row| row.split_any(|c| !c.is_alphanumeric() && c != '-'));
    let mut families: Vec<&str> =
        words.filter_map(|word| Some(grille_puzzles::family(word.text)?.info().id)).collect();
    families.dedup();
    if let [only] = families[..] { Some(only) } else { None }
}

fn choice(candidate: &Candidate, others: Vec<&'static str>) -> Choice {
    let Candidate { form, fit, end } = *candidate;
    Choice { form, fit, end, others, items: None }
}

/// The form of a row that is a puzzle by itself, whatever stands around it. What fits but weakly is
/// one only among others of its family.
pub fn alone(row: &str, clues: Clues<'_>) -> Option<Choice> {
    let known = Known { extent: Wanted::Line, ..*clues.known };
    let choice = choose(row, Clues { known: &known, ..clues })?;
    let is_prior = || clues.prior.is_some_and(|prior| is_same_family(prior, choice.form));
    let is_one = choice.fit >= Fit::Fair || choice.fit == Fit::Weak && is_prior();
    is_one.then_some(choice)
}

/// Is a piece a board with nothing wrong at sight, and no strip of rows that happen to be as long?
pub fn is_board(text: &str, choice: &Choice) -> bool {
    const STRIP: u32 = 8;
    if choice.form.is_lines() || choice.fit < Fit::Fair || choice.end > LARGE {
        return false;
    }
    let items = read_all(text, choice);
    let size = items.first().and_then(|item| Some(item.puzzle.as_ref().ok()?.size()));
    are_faultless(&items) && size.is_some_and(|size| size.width <= STRIP * size.height)
}

/// Is the first puzzle of a piece one, and nothing wrong with it at sight?
pub fn is_faultless(text: &str, choice: &Choice) -> bool {
    are_faultless(&read_all(text, choice))
}

fn read_all(text: &str, choice: &Choice) -> Vec<Item> {
    choice.form.family.read(choice.form.id, &text[..choice.end.min(text.len())])
}

fn is_same_family(one: Form, other: Form) -> bool {
    one.family.info().id == other.family.info().id
}

/// Every form that fits, and what was read where only one was looked at.
struct Candidates {
    all: Vec<Candidate>,
    items: Option<Vec<Item>>,
}

/// Every form that fits. What fits like the piece before it, and has no mistake, is taken at once.
fn candidates(text: &str, known: &Known, prior: Option<Form>) -> Candidates {
    let fitting = |form: Form| {
        let fitting = form.family.fit(form.id, text)?;
        Some(Candidate { form, fit: fitting.fit, end: fitting.end })
    };
    let is_wanted = |form: &Form| known.extent == Wanted::All || form.is_lines();
    if let Some(again) = prior.filter(is_wanted).and_then(fitting)
        && again.fit >= Fit::Fair
    {
        let items = read_small(text, &again);
        if items.as_ref().is_none_or(|items| are_faultless(items)) {
            return Candidates { all: vec![again], items };
        }
    }
    let mut all = Vec::new();
    for family in known.families() {
        let forms = family.formats().into_iter().filter(|info| known.allows(info));
        let fitting = forms.filter_map(|info| fitting(Form { family, id: info.id }));
        all.extend(fitting.filter(|found| found.fit != Fit::No || !known.is_open()));
    }
    Candidates { all, items: None }
}

/// What a form reads, unless there is very much of it.
fn read_small(text: &str, candidate: &Candidate) -> Option<Vec<Item>> {
    let Candidate { form, end, .. } = candidate;
    (*end <= LARGE).then(|| form.family.read(form.id, &text[..*end]))
}

/// Is the first puzzle one, and nothing wrong with it at sight?
fn are_faultless(items: &[Item]) -> bool {
    let first = items.first().and_then(|item| item.puzzle.as_ref().ok());
    first.is_some_and(|puzzle| puzzle.faults().is_empty())
}

fn points(fit: Fit) -> i32 {
    match fit {
        Fit::No => -10,
        Fit::Weak => 4,
        Fit::Fair => 10,
        Fit::Sure => 100,
    }
}

/// How many cells would have to be mended before the puzzle is none that is wrong at sight.
fn trouble(text: &str, candidate: &Candidate) -> i32 {
    if candidate.end > LARGE {
        return 0;
    }
    let Candidate { form, end, .. } = candidate;
    let read = |text: &str| form.family.read(form.id, text).into_iter().next();
    let mut piece = text[..*end].to_owned();
    let mut mended = 0;
    let mut place = usize::MAX;
    while mended < MANY {
        let Some(item) = read(&piece) else { return MANY };
        let error = match &item.puzzle {
            Ok(_) => return (mended + faults(&item)).min(MANY),
            Err(error) => error.span.clone(),
        };
        mended += 1;
        // What cannot be read in a cell is left out, and where that will not do, is a 1.
        let is_cell = error.len() <= 12 && !piece[error.clone()].contains(char::is_whitespace);
        if !is_cell || error.is_empty() {
            return mended.max(2);
        }
        piece.replace_range(error.clone(), if place == error.start { "1" } else { "." });
        place = error.start;
    }
    MANY
}

/// How many places explain all faults of a puzzle.
fn faults(item: &Item) -> i32 {
    let mut faults = item.puzzle.as_ref().map_or_else(|_| Vec::new(), |puzzle| puzzle.faults());
    if faults.len() > 10 * MANY as usize {
        return MANY;
    }
    let mut places = 0;
    while !faults.is_empty() && places < MANY {
        let mut counts: HashMap<String, usize> = HashMap::new();
        for spot in faults.iter().flat_map(|fault| &fault.places) {
            *counts.entry(spot.to_string()).or_default() += 1;
        }
        let most = counts.into_iter().max_by(|a, b| a.1.cmp(&b.1).then_with(|| b.0.cmp(&a.0)));
        let Some((worst, _)) = most else { return places + faults.len() as i32 };
        faults.retain(|fault| !fault.places.iter().any(|spot| spot.to_string() == worst));
        places += 1;
    }
    places
}
