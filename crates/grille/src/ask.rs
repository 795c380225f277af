//! Questions about a puzzle, and their answers as plain data: what every face asks.
//!
//! ```
//! use grille::{Limits, MethodId, Question, Reading, Request, Standing, ask, read};
//!
//! let puzzle = read("1.....2......3.4", &Reading::default()).unwrap().remove(0).puzzle.unwrap();
//! let answer = ask(puzzle.as_ref(), &Request::new(Question::Check), Limits::NONE).unwrap();
//! assert_eq!((answer.standing, answer.method), (Some(Standing::Unique), Some(MethodId::new("fast"))));
//! ```

use grille_engine::{
    Count, Counter, Counters, Ended, Flow, Limits, MethodId, Outcome, Place, Scope, Solution, Spot,
    Spread, Standing, Value, Values, Var, in_turn, message,
};
use grille_puzzles::{Complaint, Instance, Which};

use crate::answer::{Refused, Solver};
use crate::complaint::complaints;
use crate::methods::Methods;
use crate::places::differences;
use crate::progress::first_mistake;

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Question<'a> {
    /// Solutions, so many at most. Two tell whether the first is the only one.
    Solve {
        /// So many are enough.
        most: u64,
    },
    /// Is there one solution? If there are several, two of them, and where they differ.
    Check,
    /// The same, and if there are several, what all of them share.
    Common,
    /// Is this solution right, and if not, why?
    Verify(&'a Solution),
    /// Is anything wrong with what is written so far, and if so, what is seen first?
    Progress(&'a [Option<Value>]),
    /// How many solutions are there, counted up to so many?
    Count {
        /// So many are enough.
        most: u128,
    },
}

/// A question and how it is to be answered.
#[derive(Clone, Copy)]
pub struct Request<'a> {
    /// What is asked.
    pub question: Question<'a>,
    /// The method that answers.
    pub method: MethodId,
    /// Are solutions that are images of each other told apart?
    pub which: Which,
    /// How the shares of a count are worked on.
    pub spread: &'a Spread<'a>,
    /// The methods there are.
    pub methods: &'a Methods,
}

impl<'a> Request<'a> {
    /// A question to the best method there is, which works alone.
    pub fn new(question: Question<'a>) -> Self {
        let methods = Methods::built_in();
        Self { question, method: MethodId::AUTO, which: Which::All, spread: &in_turn, methods }
    }
}

/// What is known then.
#[derive(Clone, PartialEq, Debug, Default)]
#[non_exhaustive]
pub struct Answer {
    /// The method that worked, if one was needed.
    pub method: Option<MethodId>,
    /// How many solutions there are, in a word.
    pub standing: Option<Standing>,
    /// Solutions, if they were asked for; two at most unless more were.
    pub solutions: Vec<Solution>,
    /// Were all solutions seen, so that nothing is left open?
    pub is_complete: bool,
    /// Was the work cut short by a limit, or given up?
    pub is_cut_short: bool,
    /// Did the method know no further way?
    pub has_given_up: bool,
    /// What the method told though it breaks rules, and which: of methods that promise nothing.
    pub wrong: Vec<(Solution, Vec<Complaint>)>,
    /// Where the first two solutions differ, if that was asked.
    pub differences: Vec<Place>,
    /// What each variable can be in some solution, if that was asked and there are several.
    pub possible: Option<Vec<Values>>,
    /// Where solutions vary, if that was asked and there are several.
    pub varying: Vec<Place>,
    /// How many solutions were counted, if that was asked, or told.
    pub count: Option<Count>,
    /// What contradicts the rules at sight: then there is no solution, and no method was needed.
    pub faults: Vec<Complaint>,
    /// What is wrong with the solution that was to be checked; of one that is not finished, what is
    /// seen first.
    pub complaints: Option<Vec<Complaint>>,
    /// What the method counts, and how much of it there was.
    pub counters: Vec<(Counter, u64)>,
}

/// Answer a question about a puzzle.
pub fn ask(
    puzzle: &dyn Instance,
    request: &Request<'_>,
    limits: Limits<'_>,
) -> Result<Answer, Refused> {
    if let Question::Verify(solution) = request.question {
        let complaints = Some(complaints(puzzle, solution));
        return Ok(Answer { complaints, is_complete: true, ..Answer::default() });
    }
    if let Question::Progress(filling) = request.question {
        let broken = first_mistake(puzzle, filling).map_err(Refused::TooLarge)?;
        let solver = solver(puzzle, request)?;
        let mistake = broken.or_else(|| first_stray(puzzle, filling, &solver, limits));
        return Ok(Answer { complaints: Some(Vec::from_iter(mistake)), ..Answer::default() });
    }
    let solver = solver(puzzle, request)?;
    let faults = puzzle.faults();
    if !faults.is_empty() {
        return Ok(seen_at_once(request.question, faults));
    }
    let (answer, counters) = match request.question {
        Question::Count { most } => match puzzle.uncounted() {
            Some(why) => return Err(Refused::NotCounted(why)),
            None => count(&solver, most, request.spread, limits),
        },
        Question::Solve { most } => solve(&solver, most, limits),
        Question::Common => common(puzzle, &solver, limits)?,
        Question::Check | Question::Verify(_) | Question::Progress(_) => {
            check(puzzle, &solver, limits)
        }
    };
    Ok(signed(answer, &solver, counters))
}

/// Hand every solution to `found` when it is found. None is kept: the answer has their number in
/// their place. [`Question::Solve`] says how many at most; whoever asks anything else has all.
///
/// ```
/// use grille::{Count, Limits, Question, Reading, Request, read, tell};
///
/// let puzzle = read("8", &Reading::default()).unwrap().remove(0).puzzle.unwrap();
/// let request = Request::new(Question::Solve { most: 5 });
/// let mut first = Vec::new();
/// let answer = tell(puzzle.as_ref(), &request, Limits::NONE, &mut |queens| first.push(queens[0]));
/// assert_eq!((first, answer.unwrap().count), (vec![0, 0, 0, 0, 1], Some(Count::AtLeast(5))));
/// ```
pub fn tell(
    puzzle: &dyn Instance,
    request: &Request<'_>,
    limits: Limits<'_>,
    found: &mut dyn FnMut(Solution),
) -> Result<Answer, Refused> {
    let most = match request.question {
        Question::Solve { most } => most,
        _ => u64::MAX,
    };
    let solver = solver(puzzle, request)?;
    let faults = puzzle.faults();
    if !faults.is_empty() {
        return Ok(seen_at_once(request.question, faults));
    }
    let (answer, counters) = each(&solver, most, limits, found);
    Ok(signed(answer, &solver, counters))
}

/// Who answers.
fn solver<'p>(puzzle: &'p dyn Instance, request: &Request<'_>) -> Result<Solver<'p>, Refused> {
    let solver = request.methods.solver(puzzle, request.method)?;
    match request.which {
        Which::All => Ok(solver),
        Which::UpToSymmetry => solver.up_to_symmetry(),
    }
}

/// The answer with who gave it, and what that took.
fn signed(answer: Answer, solver: &Solver<'_>, counters: Counters) -> Answer {
    let counters = solver.keeps().iter().map(|&counter| (counter, counters.get(counter))).collect();
    Answer { method: Some(solver.method()), counters, ..answer }
}

/// The first place where the only solution has something else than what is written, if there is such a
/// solution and it is found in time.
fn first_stray(
    puzzle: &dyn Instance,
    filling: &[Option<Value>],
    solver: &Solver<'_>,
    limits: Limits<'_>,
) -> Option<Complaint> {
    let (answer, _) = solve(solver, 2, limits);
    let solution = answer.solutions.first();
    let solution = solution.filter(|_| answer.standing == Some(Standing::Unique))?;
    let strays = |(value, right): (&Option<Value>, &Value)| value.is_some_and(|it| it != *right);
    let var = Var(filling.iter().zip(solution).position(strays)? as u32);
    let spot = Spot::of(puzzle.model().ok()?.place(var), puzzle.size());
    let rule = message!("not-in-the-solution");
    Some(Complaint { rule, scope: Scope::Board, places: vec![spot] })
}

/// There is no solution, and that was seen without looking for one.
fn seen_at_once(question: Question<'_>, faults: Vec<Complaint>) -> Answer {
    let counted = matches!(question, Question::Count { .. });
    Answer {
        standing: Some(Standing::of(0, true)),
        count: counted.then_some(Count::Exactly(0)),
        is_complete: true,
        faults,
        ..Answer::default()
    }
}

fn count(
    solver: &Solver<'_>,
    most: u128,
    spread: &Spread<'_>,
    limits: Limits<'_>,
) -> (Answer, Counters) {
    let (count, counters) = solver.count_spread(most, limits, spread);
    let is_complete = count.is_exact();
    let answer = Answer {
        standing: Some(Standing::of(count.number(), is_complete)),
        count: Some(count),
        is_complete,
        is_cut_short: !is_complete,
        ..Answer::default()
    };
    (answer, counters)
}

/// Hand on so many solutions.
fn each(
    solver: &Solver<'_>,
    most: u64,
    limits: Limits<'_>,
    found: &mut dyn FnMut(Solution),
) -> (Answer, Counters) {
    let (mut number, mut is_late, mut wrong) = (0, false, Vec::new());
    let mut first = |solution| {
        found(solution);
        number += 1;
        // Whoever hears of it may take longer than the method, which asks by its own work.
        is_late = number < most && limits.reached();
        if number >= most || is_late { Flow::Enough } else { Flow::More }
    };
    let mut doubted = |solution, broken| {
        // One is enough to see what such answers are like.
        if wrong.is_empty() {
            wrong.push((solution, broken));
        }
    };
    let Outcome { ended, counters } = solver.each_or_wrong(limits, &mut first, &mut doubted);
    let (number, is_complete) = (u128::from(number), ended == Ended::Exhausted);
    let count = if is_complete { Count::Exactly(number) } else { Count::AtLeast(number) };
    let answer = Answer {
        standing: Some(Standing::of(number, is_complete)),
        count: Some(count),
        is_complete,
        is_cut_short: is_late || matches!(ended, Ended::Limit | Ended::GaveUp),
        has_given_up: ended == Ended::GaveUp,
        wrong,
        ..Answer::default()
    };
    (answer, counters)
}

fn solve(solver: &Solver<'_>, most: u64, limits: Limits<'_>) -> (Answer, Counters) {
    let mut solutions = Vec::new();
    let (answer, counters) = each(solver, most, limits, &mut |solution| solutions.push(solution));
    (Answer { solutions, count: None, ..answer }, counters)
}

fn check(puzzle: &dyn Instance, solver: &Solver<'_>, limits: Limits<'_>) -> (Answer, Counters) {
    let (mut answer, counters) = solve(solver, 2, limits);
    if let [one, other] = answer.solutions.as_slice() {
        // A board that is too large for a model is too large to list places.
        let model = puzzle.model().ok();
        answer.differences = model.map_or_else(Vec::new, |model| differences(&model, one, other));
    }
    (answer, counters)
}

fn common(
    puzzle: &dyn Instance,
    solver: &Solver<'_>,
    limits: Limits<'_>,
) -> Result<(Answer, Counters), Refused> {
    let (mut answer, counters) = check(puzzle, solver, limits);
    if answer.standing != Some(Standing::Several) {
        return Ok((answer, counters));
    }
    let model = puzzle.model().map_err(Refused::TooLarge)?;
    let (possible, outcome) = solver.possible(limits)?;
    let vars = (0u32..).map(Var).zip(&possible);
    let vary = vars.filter(|(_, values)| values.count() > 1);
    answer.varying = vary.map(|(var, _)| model.place(var)).collect();
    answer.possible = Some(possible);
    answer.is_complete = outcome.ended == Ended::Exhausted;
    Ok((answer, counters + outcome.counters))
}
