//! `grille lab stacks`: the search by stacks on the problems of its course, on queens, and on puzzles.

use std::io::{self, BufWriter, Write};

use grille::{
    Argument, FAMILIES, Family, Joint, Message, MethodId, Places, Reading, StackEvent, Stacks,
    Which, message, stack_examples,
};
use grille_wire::StackStep;

use crate::args::LabStacks;
use crate::exit::{self, Code};
use crate::input;
use crate::speech;
use crate::stop::Allowance;

/// What can stand at a place, after what stands before it.
type Choices = Box<dyn Fn(usize, &[u32]) -> Vec<u32>>;

/// What is searched, as people write its values.
struct Problem {
    n: usize,
    choices: Choices,
}

/// Boards from here on are refused: no search would end, and the stacks fill the memory.
const WIDEST: u32 = 64;

pub fn run(options: &LabStacks) -> Code {
    let problem = match problem(options) {
        Ok(problem) => problem,
        Err(why) => {
            anstream::eprintln!("{why}");
            return Code::Bad;
        }
    };
    let allowance = Allowance::of(options.timeout);
    match search(problem, options, &|| allowance.is_over(), BufWriter::new(io::stdout().lock())) {
        Ok(code) => code,
        Err(error) => std::process::exit(exit::after_write_error(&error)),
    }
}

/// The problem of this name, or why there is none.
fn problem(options: &LabStacks) -> Result<Problem, String> {
    let (name, file) = (options.problem.as_str(), options.file.as_deref());
    let example = example(name).filter(|_| file.is_none());
    example.map_or_else(|| of_file(name, file), Ok)
}

/// `problem-1` to `problem-4`, and `queens-1` and so on.
fn example(name: &str) -> Option<Problem> {
    let (kind, number) = name.rsplit_once('-')?;
    let number: u32 = number.parse().ok()?;
    match kind {
        "problem" => {
            let place = usize::try_from(number).ok()?.checked_sub(1)?;
            let choices = *stack_examples::PROBLEMS.get(place)?;
            Some(Problem { n: stack_examples::PROBLEM_LENGTH, choices: Box::new(choices) })
        }
        "queens" if (1..=WIDEST).contains(&number) => {
            let choices = Box::new(stack_examples::queens(number));
            Some(Problem { n: number as usize, choices })
        }
        _ => None,
    }
}

/// The first puzzle of a file; what is wrong if there is none.
fn of_file(name: &str, file: Option<&str>) -> Result<Problem, String> {
    let unknown = || speech::say(&unknown(name));
    let family = grille::family(name).ok_or_else(unknown)?;
    let file = file.ok_or_else(unknown)?.to_owned();
    let reading = Ok(Reading { family: Some(family), ..Reading::default() });
    let mut wrong = None;
    let mut puzzles = input::load(&[file], &reading);
    let right = puzzles.find_map(|loaded| match loaded {
        Ok(job) => Some(job),
        Err(mistake) => {
            wrong.get_or_insert(mistake.shown);
            None
        }
    });
    let job = right.ok_or_else(|| wrong.unwrap_or_else(unknown))?;
    let places = job.puzzle.places().ok_or_else(unknown)?;
    Ok(as_written(places))
}

/// The same with values as people write them, from 1.
fn as_written(places: Places) -> Problem {
    let Places { n, choices } = places;
    let written = move |place: usize, tops: &[u32]| {
        let tops: Vec<u8> = tops.iter().map(|&top| (top - 1) as u8).collect();
        choices(place, &tops).into_iter().map(|value| u32::from(value) + 1).collect()
    };
    Problem { n, choices: Box::new(written) }
}

fn unknown(name: &str) -> Message {
    let is_stacked = |family: &&&dyn Family| family.methods().contains(&MethodId::STACKS);
    let families = FAMILIES.iter().filter(is_stacked).map(|family| family.info().id);
    let families = Argument::list(families, Joint::Comma);
    message!("lab-stacks-unknown", name = name, families = families, widest = WIDEST)
}

/// Print solutions, or every event; how it ended.
fn search(
    problem: Problem,
    options: &LabStacks,
    stop: &dyn Fn() -> bool,
    mut out: impl Write,
) -> io::Result<Code> {
    let mut stacks = Stacks::new(problem.n, problem.choices);
    let (mut found, mut is_complete) = (0u128, true);
    while let Some(event) = stacks.step() {
        if options.events {
            grille_wire::write_line(&StackStep::new(event, stacks.stacks()), &mut out)?;
        }
        if event == StackEvent::Solved {
            found += 1;
            if !options.events {
                writeln!(out, "{:?}", stacks.tops())?;
            }
        }
        is_complete = !stop();
        if !is_complete || options.first && found > 0 {
            break;
        }
    }
    out.flush()?;
    let symmetry = speech::symmetry(Which::All);
    let (ended, code) = match (found, is_complete) {
        (0, true) => (message!("no-solution"), Code::None),
        (0, false) => (speech::stopped(0), Code::Limit),
        (_, false) => (speech::solutions(found, false, symmetry), Code::Limit),
        (_, true) if options.first => (message!("one-shown-perhaps-others"), Code::Solved),
        (_, true) => (speech::solutions(found, true, symmetry), Code::Solved),
    };
    anstream::eprintln!("{}", speech::say(&ended));
    Ok(code)
}
