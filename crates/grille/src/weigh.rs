//! Which form a piece of text has: every form that fits is read, and what is wrong then is weighed.
//!
//! A form fits surely, fairly or weakly; every mistake that its reading would have costs. So a sudoku
//! with a twin is a sudoku and not bridges with islands that nobody can feed, while bridges whose
//! numbers stand twice in a line are no sudoku.

use std::collections::HashMap;

use grille_puzzles::text::{Row, ends_block, is_sentence, rows};
use grille_puzzles::{Fit, Item};

use crate::pieces::Known;
use crate::reading::Form;

/// The form of a piece.
pub struct Choice {
    pub form: Form,
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

/// The form of the first piece of a text; none if nothing fits.
pub fn choose(text: &str, known: &Known, prior: Option<Form>) -> Option<Choice> {
    let Candidates { all: candidates, items } = candidates(text, known, prior);
    if let [only] = candidates.as_slice() {
        let plausible = only.fit > Fit::Weak || !known_is_open(known) || trouble(text, only) < 3;
        return plausible.then(|| Choice { items, ..choice(only, Vec::new()) });
    }
    let named = named_family(text);
    let score = |candidate: &Candidate| {
        let is_named = named == Some(candidate.form.family.info().id) && candidate.fit > Fit::No;
        points(candidate.fit) - 2 * trouble(text, candidate) + if is_named { NAMED } else { 0 }
    };
    let scored: Vec<(i32, &Candidate)> = candidates.iter().map(|c| (score(c), c)).collect();
    let best = scored.iter().map(|(score, _)| *score).max()?;
    let is_prior = |candidate: &Candidate| {
        prior.is_some_and(|prior| prior.family.info().id == candidate.form.family.info().id)
    };
    let equals = || scored.iter().filter(|(score, _)| *score == best).map(|&(_, c)| c);
    let chosen = equals().find(|candidate| is_prior(candidate)).or_else(|| equals().next())?;
    if known_is_open(known) && chosen.fit == Fit::Weak && best < 0 {
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
fn named_family(text: &str) -> Option<&'static str> {
    let is_heading = |row: &Row| ends_block(row) || is_sentence(row.text);
    let headings = rows(text).take_while(is_heading);
    let words = headings.flat_map(|row| row.split_any(|c| !c.is_alphanumeric() && c != '-'));
    let mut families: Vec<&str> =
        words.filter_map(|word| Some(grille_puzzles::family(word.text)?.info().id)).collect();
    families.dedup();
    if let [only] = families[..] { Some(only) } else { None }
}

fn known_is_open(known: &Known) -> bool {
    known.family.is_none() && known.form.is_none()
}

fn choice(candidate: &Candidate, others: Vec<&'static str>) -> Choice {
    Choice { form: candidate.form, end: candidate.end, others, items: None }
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
    if let Some(again) = prior.and_then(fitting)
        && again.fit >= Fit::Fair
    {
        let items = read_small(text, &again);
        if items.as_ref().is_none_or(|items| is_faultless(items)) {
            return Candidates { all: vec![again], items };
        }
    }
    let mut all = Vec::new();
    for family in known.families() {
        let forms = family.formats().into_iter().map(|info| info.id);
        let asked = forms.filter(|id| known.form.is_none_or(|form| form == *id));
        let fitting = asked.filter_map(|id| fitting(Form { family, id }));
        all.extend(fitting.filter(|found| found.fit != Fit::No || !known_is_open(known)));
    }
    Candidates { all, items: None }
}

/// What a form reads, unless there is very much of it.
fn read_small(text: &str, candidate: &Candidate) -> Option<Vec<Item>> {
    let Candidate { form, end, .. } = candidate;
    (*end <= LARGE).then(|| form.family.read(form.id, &text[..*end]))
}

/// Is the first puzzle one, and nothing wrong with it at sight?
fn is_faultless(items: &[Item]) -> bool {
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
