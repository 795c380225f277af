//! `grille grade`: how hard puzzles are, by the rules that they need.

use std::collections::BTreeMap;
use std::sync::Mutex;

use grille::{Family, Grade, Level, Limits, Mind, Rated, Rating, Standing, message};

use super::{csv, head, unexplained, way};
use crate::args::Grade as Options;
use crate::exit::Code;
use crate::in_order::held;
use crate::input::{self, Job};
use crate::jobs::{self, Mistakes, Report};
use crate::speech;
use crate::stop::Allowance;

/// So many puzzles are told together as well.
const MANY: u32 = 2;

pub fn run(options: &Options) -> Code {
    let mistakes = if options.json { Mistakes::Json } else { Mistakes::Words };
    let loaded = input::load(&options.input.puzzles, &options.input.reading.reading());
    if options.csv {
        let threads = options.pace.threads();
        return csv::run(loaded, threads, csv::GRADED, |job| as_cells(job, options));
    }
    let levels: Mutex<BTreeMap<Level, u32>> = Mutex::default();
    let code = jobs::run(loaded, options.pace.threads(), mistakes, |job| {
        grade(job, options, mistakes, &levels)
    });
    let levels = held(&levels);
    if levels.values().sum::<u32>() >= MANY && !options.json {
        anstream::print!("{}", chart(&levels));
    }
    code
}

/// The level, the score and the hardest rule, as cells of a table.
fn as_cells(job: &Job, options: &Options) -> csv::Answered {
    let allowance = Allowance::of(options.pace.timeout);
    let limits = Limits { stop: &|| allowance.is_over() };
    let grade = grille::grade(job.puzzle.as_ref(), &options.rules.allowed(), limits);
    let grade = grade.map_err(|why| unexplained(job, Mistakes::Words, &why))?;
    if !grade.is_solved {
        return Ok((vec![Standing::Unknown.word().to_owned()], Code::Limit));
    }
    let hardest = grade.hardest().map_or("", |rule| rule.id.name());
    let cells = [grade.level().name(), &grade.score().to_string(), hardest];
    Ok((cells.map(str::to_owned).into(), Code::Solved))
}

fn grade(
    job: &Job,
    options: &Options,
    mistakes: Mistakes,
    levels: &Mutex<BTreeMap<Level, u32>>,
) -> Report {
    let allowance = Allowance::of(options.pace.timeout);
    let limits = Limits { stop: &|| allowance.is_over() };
    let puzzle = job.puzzle.as_ref();
    let graded = Mind::new(puzzle, &options.rules.allowed(), limits)
        .and_then(|mind| Grade::of(&mind, limits).map(|grade| (mind, grade)));
    let (mind, grade) = match graded {
        Ok(graded) => graded,
        Err(why) => return unexplained(job, mistakes, &why),
    };
    let code = if grade.is_solved { Code::Solved } else { Code::Limit };
    if grade.is_solved {
        *held(levels).entry(grade.level()).or_default() += 1;
    }
    let ratings = match options.ratings || options.json {
        true => mind.ratings(),
        false => Vec::new(),
    };
    let data = match options.json {
        true => {
            let id = job.id.clone();
            grille_wire::line(&grille_wire::Graded::new(id, puzzle, &grade, &ratings))
        }
        false => in_words(job, &grade, puzzle.family()) + &in_other_words(&ratings),
    };
    Report { data, talk: String::new(), code }
}

fn in_words(job: &Job, grade: &Grade, family: &dyn Family) -> String {
    let level = speech::words().text(&format!("level-{}", grade.level().name()));
    let finding = match grade.is_solved {
        true => message!("grade-level", level = level, score = grade.score()),
        false => message!("grade-stuck"),
    };
    let widest = grade.rules.iter().map(|(_, times)| times.to_string().len()).max().unwrap_or(1);
    let line = |&(rule, times): &(grille::RuleInfo, u32)| {
        format!("  {times:>widest$}  {}\n", way::name(rule, family))
    };
    let lines: String = grade.rules.iter().map(line).collect();
    head(job, finding) + &lines
}

/// What other programs would say.
fn in_other_words(ratings: &[Rating]) -> String {
    let line = |rating: &Rating| {
        let Rating { program, rated } = *rating;
        let said = match rated {
            Rated::Level(level, score) => {
                message!("grade-elsewhere", program = program, level = level, score = score)
            }
            Rated::Tenths(tenths) => {
                message!("grade-elsewhere-number", program = program, rating = decimal(tenths))
            }
            Rated::Above(tenths) => {
                message!("grade-elsewhere-above", program = program, rating = decimal(tenths))
            }
        };
        format!("  {}\n", speech::say(&said))
    };
    ratings.iter().map(line).collect()
}

/// Tenths as every program writes them: `4.2`.
fn decimal(tenths: u32) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// How many puzzles have each level, as bars.
fn chart(levels: &BTreeMap<Level, u32>) -> String {
    const WIDTH: u32 = 40;
    let name = |level: &Level| speech::words().text(&format!("level-{}", level.name()));
    let widest = Level::ALL.iter().map(|level| name(level).chars().count()).max().unwrap_or(0);
    let most = levels.values().copied().max().unwrap_or(1);
    let bar = |level: &Level| {
        let number = levels.get(level).copied().unwrap_or(0);
        let length = (number * WIDTH).div_ceil(most.max(1)) as usize;
        format!("{:<widest$}  {} {number}\n", name(level), "█".repeat(length))
    };
    let bars: String = Level::ALL.iter().map(bar).collect();
    format!("\n{bars}")
}
