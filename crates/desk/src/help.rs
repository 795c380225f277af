//! Help for a player: the next step in stages, the whole way, how hard it is.

use grille::{Allowed, Hand, Marks, Mind, Table, Unexplained, Values, Way, message};
use serde::Serialize;

use crate::figure::Figure;
use crate::playing::entries;
use crate::request::{Puzzle, State};
use crate::rich::Rich;
use crate::setting::{Given, given};
use crate::sheet::table;
use crate::steps::{AtSeat, Light, Rule, Stages, Step, Teller};
use crate::trouble::Trouble;
use crate::work::Work;

/// The next step, a mistake that stands in its way, or nothing more to do.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Hint {
    Step(Box<NextStep>),
    Mistake { mistake: Rich, wrong: Vec<usize> },
    Solved { solved: bool },
}

#[derive(Serialize)]
pub struct NextStep {
    rule: Rule,
    stages: [Rich; 3],
    lights: [Vec<Light>; 3],
    sets: Vec<AtSeat>,
    strikes: Vec<AtSeat>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    chain: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    figure: Option<Figure>,
}

#[derive(Serialize)]
pub struct Explanation {
    steps: Vec<Step>,
    solved: bool,
    #[serde(flatten)]
    grade: Grade,
}

#[derive(Serialize)]
pub struct Grade {
    pub level: &'static str,
    pub level_name: String,
    pub score: u64,
    pub rules: Vec<Used>,
}

#[derive(Serialize)]
pub struct Used {
    id: &'static str,
    name: String,
    times: u32,
}

fn unexplained(why: &Unexplained, work: &Work<'_>) -> Trouble {
    Trouble::say(&why.message(), work)
}

/// The easiest next step from where a player stands.
pub fn hint(state: &State, work: &Work<'_>) -> Result<Hint, Trouble> {
    let Given { puzzle, .. } = given(&state.puzzle, work)?;
    let table = table(puzzle.as_ref(), work)?;
    let entries = entries(state, &table)?;
    let mind = Mind::new(puzzle.as_ref(), &Allowed::default(), work.limits());
    let mind = mind.map_err(|why| unexplained(&why, work))?;
    let wrong = table.wrong(entries, mind.solution());
    if !wrong.is_empty() {
        let told = work.words().say(&message!("desk-wrong", number = wrong.len()));
        return Ok(Hint::Mistake { mistake: Rich::plain(told), wrong });
    }
    let known = mind.standing(&known(state, &table, &mind));
    if known.open() == 0 {
        return Ok(Hint::Solved { solved: true });
    }
    let none = || Trouble::say(&message!("desk-no-step"), work);
    let told = mind.next(&known, None).ok_or_else(none)?;
    let teller = Teller { puzzle: puzzle.as_ref(), table: &table, work };
    let Step { rule, sets, strikes, chain, .. } = teller.step(&told);
    let Stages { texts, lights } = teller.stages(&told);
    let figure = Figure::new(&told, &sets, &known, puzzle.as_ref(), &table);
    let step = NextStep { rule, stages: texts, lights, sets, strikes, chain, figure };
    Ok(Hint::Step(Box::new(step)))
}

/// What a player knows, as far as it is right: what is written, what hints have struck, and pencil
/// marks if every open cell has some.
fn known(state: &State, table: &Table<'_>, mind: &Mind<'_>) -> Marks {
    let mut known = table.marks(&state.entries);
    let mut strike = |seat: usize, keep: Values| {
        let Some(seat) = table.seats().get(seat).filter(|seat| seat.apart.is_none()) else {
            return;
        };
        let var = seat.var.index();
        let left = known[var].map_or(keep, |left| left.and(keep));
        if left.has(mind.solution()[var]) {
            known[var] = Some(left);
        }
    };
    for struck in state.struck.iter().filter(|struck| struck.value < Values::MOST as u8) {
        strike(struck.seat, Values::below(Values::MOST).without(Values::one(struck.value)));
    }
    let marks = pencilled(state, table);
    let is_right =
        |(seat, values): (&grille::Seat, &Values)| values.has(mind.solution()[seat.var.index()]);
    if table.seats().iter().zip(&marks).all(is_right) {
        marks.iter().enumerate().for_each(|(seat, &values)| strike(seat, values));
    }
    known
}

/// Pencil marks, if every open seat has some; else nothing.
fn pencilled(state: &State, table: &Table<'_>) -> Vec<Values> {
    let Some(marks) = state.marks.as_ref().filter(|marks| marks.len() == table.seats().len())
    else {
        return Vec::new();
    };
    if table.player().hand() != Hand::Write {
        return Vec::new();
    }
    let values = |(entry, marks): (&Option<u8>, &Option<Vec<u8>>)| match (entry, marks) {
        (Some(value), _) => Some(Values::one(*value)),
        (None, Some(marks)) if !marks.is_empty() => {
            let known = marks.iter().filter(|&&value| value < Values::MOST as u8);
            Some(known.copied().collect())
        }
        _ => None,
    };
    let all: Option<Vec<Values>> = state.entries.iter().zip(marks).map(values).collect();
    all.unwrap_or_default()
}

/// The whole way to the solution.
pub fn explain(asked: &Puzzle, work: &Work<'_>) -> Result<Explanation, Trouble> {
    let Given { puzzle, .. } = given(&asked.puzzle, work)?;
    let table = table(puzzle.as_ref(), work)?;
    let mind = Mind::new(puzzle.as_ref(), &Allowed::default(), work.limits());
    let mind = mind.map_err(|why| unexplained(&why, work))?;
    let way = Way::of(&mind, work.limits()).map_err(|why| unexplained(&why, work))?;
    let teller = Teller { puzzle: puzzle.as_ref(), table: &table, work };
    let steps = way.steps().iter().map(|told| teller.step(told)).collect();
    let grade = self::grade(asked, work)?;
    Ok(Explanation { steps, solved: way.is_solved(), grade })
}

impl Grade {
    /// How hard a puzzle is, in words.
    pub fn new(grade: &grille::Grade, puzzle: &dyn grille::Instance, work: &Work<'_>) -> Self {
        let used = |(rule, times): &(grille::RuleInfo, u32)| {
            let Rule { id, name, .. } = crate::steps::rule(*rule, puzzle.family(), work);
            Used { id, name, times: *times }
        };
        Self {
            level: grade.level().name(),
            level_name: work.words().say(&grade.level().message()),
            score: grade.score(),
            rules: grade.rules.iter().map(used).collect(),
        }
    }
}

/// How hard a puzzle is.
pub fn grade(asked: &Puzzle, work: &Work<'_>) -> Result<Grade, Trouble> {
    let Given { puzzle, .. } = given(&asked.puzzle, work)?;
    let grade = grille::grade(puzzle.as_ref(), &Allowed::default(), work.limits());
    let grade = grade.map_err(|why| unexplained(&why, work))?;
    Ok(Grade::new(&grade, puzzle.as_ref(), work))
}
