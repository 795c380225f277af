//! What a person sees: the next step, the whole way, how hard it is, and the names of the rules.

use grille::{
    Allowed, Argument, Joint, Limits, Mind, Mistaken, ParseError, Told, Unexplained, Way, Words,
    message,
};
use grille_paint::svg;
use grille_wire::{Contradiction, Explanation, Graded, Step, line};
use pyo3::prelude::*;
use serde::Serialize;

use crate::puzzle::Puzzle;
use crate::stop::work;
use crate::trouble::{late, misread, refused};
use crate::words::words;

/// The rules that may be used: these alone, and all but those.
pub type Rules = (Vec<String>, Vec<String>);

fn allowed((only, without): Rules) -> Allowed {
    Allowed { only, without }
}

fn unexplained(py: Python<'_>, why: &Unexplained, words: &Words) -> PyErr {
    match why {
        Unexplained::Limit => late(py, &why.message(), words),
        _ => refused(py, &why.message(), words),
    }
}

/// A hint, or why there is none.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Hint {
    Step {
        /// Where to look.
        look: String,
        /// The rule by name, and what it looks at.
        why: String,
        /// What follows.
        then: String,
        /// What follows from a value that is tried.
        #[serde(skip_serializing_if = "Option::is_none")]
        chain: Option<Contradiction>,
        step: Box<Step>,
        picture: String,
    },
    Mistake {
        text: String,
        place: String,
    },
    Solved {
        text: String,
    },
    Stuck {
        text: String,
    },
}

/// Why no hint is told.
enum Silent {
    Unexplained(Unexplained),
    Misread(ParseError),
}

pub fn hint(
    puzzle: &Puzzle,
    py: Python<'_>,
    state: Option<&str>,
    rules: Rules,
    timeout: Option<f64>,
    lang: &str,
) -> PyResult<String> {
    let (words, allowed) = (words(lang)?, allowed(rules));
    let told = work(py, timeout, |limits| next_step(puzzle, state, &allowed, words, limits))?;
    told.map(|hint| line(&hint)).map_err(|why| match why {
        Silent::Unexplained(why) => unexplained(py, &why, words),
        Silent::Misread(error) => misread(py, &error, state.unwrap_or_default(), words),
    })
}

fn next_step(
    puzzle: &Puzzle,
    state: Option<&str>,
    allowed: &Allowed,
    words: &Words,
    limits: Limits<'_>,
) -> Result<Hint, Silent> {
    let instance = puzzle.instance();
    let mind = Mind::new(instance, allowed, limits).map_err(Silent::Unexplained)?;
    let marks = state.map(|text| instance.read_marks(text)).transpose();
    let known = match marks.map_err(Silent::Misread)? {
        None => mind.start(),
        Some(marks) => match mind.first_wrong(&marks) {
            Some(mistaken) => return Ok(wrong(mistaken, words)),
            None => mind.standing(&marks),
        },
    };
    if known.open() == 0 {
        return Ok(Hint::Solved { text: words.say(&message!("hint-solved")) });
    }
    let Some(told) = mind.next(&known, None) else {
        return Ok(Hint::Stuck { text: words.say(&message!("hint-no-rule")) });
    };
    let look = message!("hint-where", places = Argument::list(told.looks_at(), Joint::And));
    let then = Argument::list(told.then.iter().cloned(), Joint::Comma);
    Ok(Hint::Step {
        look: words.say(&look),
        why: why(&told, &mind, words),
        then: words.say(&message!("way-then", then = then)),
        chain: told.chain.as_ref().map(|found| Contradiction::new(found, mind.reasoner(), words)),
        step: Box::new(Step::new(&told, mind.reasoner(), words)),
        picture: svg::document(&mind.picture(&told, &known, true), ""),
    })
}

/// "Pair (rule A): r1c1 and r1c2 are both 0, …"
fn why(told: &Told, mind: &Mind<'_>, words: &Words) -> String {
    let rule = words.text(&grille::rule_words(mind.family(), told.rule.id));
    words.say(&message!("way-why", rule = rule, why = told.step.why().clone()))
}

fn wrong(mistaken: Mistaken, words: &Words) -> Hint {
    let (text, place) = match mistaken {
        Mistaken::Filled(place) => (message!("hint-mistake-at", place = place), place),
        Mistaken::Struck(place) => (message!("hint-struck-at", place = place), place),
    };
    Hint::Mistake { text: words.say(&text), place: place.to_string() }
}

pub fn explain(
    puzzle: &Puzzle,
    py: Python<'_>,
    pictures: bool,
    rules: Rules,
    timeout: Option<f64>,
    lang: &str,
) -> PyResult<(String, Vec<String>)> {
    let (words, allowed) = (words(lang)?, allowed(rules));
    let told = work(py, timeout, |limits| whole_way(puzzle, pictures, &allowed, words, limits))?;
    told.map_err(|why| unexplained(py, &why, words))
}

/// The way as JSON, and a picture of the board at every step, and one more at the end.
fn whole_way(
    puzzle: &Puzzle,
    pictures: bool,
    allowed: &Allowed,
    words: &Words,
    limits: Limits<'_>,
) -> Result<(String, Vec<String>), Unexplained> {
    let instance = puzzle.instance();
    let mind = Mind::new(instance, allowed, limits)?;
    let way = Way::of(&mind, limits)?;
    let (id, steps, solved) = (grille_wire::Puzzle::default(), way.steps(), way.is_solved());
    let data = line(&Explanation::new(id, instance, &mind, steps, solved, words));
    if !pictures {
        return Ok((data, Vec::new()));
    }
    let mut boards = Vec::new();
    way.each(|told, known| boards.push(svg::document(&mind.picture(told, known, true), "")));
    boards.push(svg::document(&mind.board(way.end()), ""));
    Ok((data, boards))
}

pub fn grade(
    puzzle: &Puzzle,
    py: Python<'_>,
    rules: Rules,
    timeout: Option<f64>,
    lang: &str,
) -> PyResult<String> {
    let (words, allowed, instance) = (words(lang)?, allowed(rules), puzzle.instance());
    let graded = work(py, timeout, |limits| {
        let grade = grille::grade(instance, &allowed, limits)?;
        let ratings = grille::ratings(instance, limits).unwrap_or_default();
        Ok(line(&Graded::new(grille_wire::Puzzle::default(), instance, &grade, &ratings)))
    })?;
    graded.map_err(|why| unexplained(py, &why, words))
}

/// A rule in words.
#[derive(Serialize)]
struct Rule {
    id: &'static str,
    name: String,
    level: &'static str,
    level_name: String,
}

/// The rules of a family, easiest first, as JSON.
#[pyfunction]
pub fn rules(py: Python<'_>, family: &str, lang: &str) -> PyResult<String> {
    let words = words(lang)?;
    let family = grille::find_family(family).map_err(|why| refused(py, &why.message(), words))?;
    let rule = |rule: grille::RuleInfo| Rule {
        id: rule.id.name(),
        name: words.text(&grille::rule_words(family, rule.id)),
        level: rule.level.name(),
        level_name: words.text(&format!("level-{}", rule.level.name())),
    };
    Ok(line(&grille::rules(family).into_iter().map(rule).collect::<Vec<_>>()))
}
