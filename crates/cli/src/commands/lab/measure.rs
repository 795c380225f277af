//! One method on one instance: how long it takes, and whether it is right.

use std::time::{Duration, Instant};

use grille::{Counter, Limits, MethodId, Question, Refused, Request, Solution, Standing, ask};
use grille_lab::{Record, Verdict};

use super::instances::Instance;
use crate::args::{Asked, LabRun};
use crate::methods;
use crate::stop::Allowance;

/// What a method does on an instance, and how long that takes it.
pub fn measured(instance: &Instance, method: MethodId, options: &LabRun) -> Record {
    let puzzle = instance.job.puzzle.as_ref();
    let (work, time) = median(puzzle, method, options);
    let Work { verdict, found, counters } = work;
    let is_right = |solution: &Solution| grille::complaints(puzzle, solution).is_empty();
    let answer = found.first().filter(|_| verdict.is_answer());
    let size = puzzle.size();
    Record {
        instance: instance.name.clone(),
        method: method.name().to_owned(),
        family: puzzle.info().id.to_owned(),
        size: Some((size.width, size.height)),
        density: None,
        question: match options.question {
            Asked::Unique => grille_lab::Question::Unique,
            Asked::Solution => grille_lab::Question::Solution,
        },
        seconds: time.as_secs_f64(),
        verdict,
        right: answer.map(|_| found.iter().all(is_right)),
        counters: counters.into_iter().map(|(kind, n)| (kind.name().to_owned(), n)).collect(),
        answer: answer.map(|solution| puzzle.solution_text(solution)).unwrap_or_default(),
    }
}

/// What a method does in the round of the median time, of so many as were asked for. What is slow is not
/// done again.
fn median(puzzle: &dyn grille::Instance, method: MethodId, options: &LabRun) -> (Work, Duration) {
    let most = if options.question == Asked::Solution { 1 } else { 2 };
    let mut rounds: Vec<(Work, Duration)> = Vec::new();
    while rounds.len() < usize::from(options.rounds) {
        let allowance = Allowance::of(options.timeout);
        let limits = Limits { stop: &|| allowance.is_over() };
        let start = Instant::now();
        let worked = worked(puzzle, method, most, limits);
        let time = start.elapsed();
        rounds.push((worked.unwrap_or_else(|_| Work::refused()), time));
        if time > SLOW {
            break;
        }
    }
    rounds.sort_by_key(|(_, time)| *time);
    rounds.swap_remove(rounds.len() / 2)
}

/// Longer than this, and chance counts little.
const SLOW: Duration = Duration::from_secs(1);

/// What a method came to.
struct Work {
    verdict: Verdict,
    found: Vec<Solution>,
    counters: Vec<(Counter, u64)>,
}

impl Work {
    /// The method does not serve this instance.
    fn refused() -> Self {
        Self { verdict: Verdict::Refused, found: Vec::new(), counters: Vec::new() }
    }
}

/// Let a method look for so many solutions. To build what it works on is a part of its work.
fn worked(
    puzzle: &dyn grille::Instance,
    method: MethodId,
    most: u64,
    limits: Limits<'_>,
) -> Result<Work, Refused> {
    let request =
        Request { method, methods: methods::all(), ..Request::new(Question::Solve { most }) };
    let mut answer = ask(puzzle, &request, limits)?;
    // An answer that breaks a rule is held back as no verdict; here it is shown, and marked wrong.
    if answer.solutions.is_empty() && !answer.wrong.is_empty() {
        answer.solutions.push(answer.wrong.swap_remove(0).0);
    }
    let verdict = match answer.standing.unwrap_or(Standing::Unknown) {
        Standing::Unique => Verdict::Unique,
        Standing::Several => Verdict::Several,
        Standing::None => Verdict::None,
        // A solution that is there when the time is up says nothing of others.
        Standing::Unknown if answer.is_cut_short && limits.reached() => Verdict::Limit,
        Standing::Unknown if answer.solutions.is_empty() => Verdict::GaveUp,
        Standing::Unknown => Verdict::Found,
    };
    Ok(Work { verdict, found: answer.solutions, counters: answer.counters })
}
