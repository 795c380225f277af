//! Results as tables: what stands in their cells. How these are written is in a file a kind.

mod csv;
mod latex;
mod markdown;
mod plain;

use grille_engine::{Message, message};
use grille_words::Words;

use crate::numbers;
use crate::record::{Record, Verdict};
use crate::statistics::Spread;
use crate::study::Study;

pub use csv::csv;
pub use latex::latex;
pub use markdown::markdown;
pub use plain::{results, summary};

/// A table in words: the first column names things, the others have values.
pub(crate) struct Grid {
    pub head: Vec<String>,
    pub rows: Vec<Vec<String>>,
}

/// What stands where a method did not run.
const NOTHING: &str = "–";

/// What became of a run, in a word.
pub(crate) fn status(record: &Record) -> Message {
    match (record.verdict, record.right) {
        (verdict, Some(false)) if verdict.is_answer() => message!("lab-wrong"),
        (Verdict::Unique | Verdict::Found, Some(true)) => message!("lab-right"),
        (Verdict::Unique | Verdict::Found, _) => message!("lab-solved"),
        (Verdict::Several, _) => message!("lab-several"),
        (Verdict::None, _) => message!("lab-none"),
        (Verdict::Limit, _) => message!("lab-limit"),
        (Verdict::GaveUp, _) => message!("lab-gave-up"),
        (Verdict::Refused, _) => message!("lab-refused"),
    }
}

/// Instance by method, the time, and what became of the run where that is not what one expects.
pub(crate) fn long(study: &Study, words: &Words) -> Grid {
    by_method(study, words, &|record| {
        let time = numbers::time(record.seconds, words.language());
        match (record.is_solved(), record.verdict) {
            (true, Verdict::Unique | Verdict::Found) => time,
            _ => format!("{time}, {}", words.say(&status(record))),
        }
    })
}

/// Instance by method, the time alone where the answer is right, else a word.
pub(crate) fn short(study: &Study, words: &Words) -> Grid {
    by_method(study, words, &|record| match record.is_solved() {
        true => numbers::time(record.seconds, words.language()),
        false => words.say(&status(record)),
    })
}

fn by_method(study: &Study, words: &Words, cell: &dyn Fn(&Record) -> String) -> Grid {
    let methods = study.methods().iter().cloned();
    let head = std::iter::once(words.text("lab-instance")).chain(methods).collect();
    let cell = |record: Option<&Record>| record.map_or_else(|| NOTHING.to_owned(), cell);
    let row = |(instance, records): (&str, Vec<Option<&Record>>)| {
        std::iter::once(instance.to_owned()).chain(records.into_iter().map(cell)).collect()
    };
    Grid { head, rows: study.rows().into_iter().map(row).collect() }
}

/// What became of all runs of each method.
pub(crate) fn overview(study: &Study, words: &Words) -> Grid {
    let ids = [
        message!("lab-method"),
        message!("lab-question"),
        message!("lab-runs"),
        message!("lab-solved"),
        message!("lab-wrong"),
        message!("lab-limit"),
        message!("lab-gave-up"),
        message!("lab-median"),
        message!("lab-all-time"),
    ];
    let head = ids.iter().map(|id| capital(&words.say(id))).collect();
    let row = |method: &String| {
        let records: Vec<&Record> = study.of(method).collect();
        let count = |is: &dyn Fn(&Record) -> bool| {
            records.iter().filter(|record| is(record)).count().to_string()
        };
        let solved = records.iter().filter(|record| record.is_solved()).map(|r| r.seconds);
        let median = Spread::of(solved).map(|spread| spread.median);
        let time = |seconds| numbers::time(seconds, words.language());
        let gave_up =
            |record: &Record| matches!(record.verdict, Verdict::GaveUp | Verdict::Refused);
        vec![
            method.clone(),
            // Who solved nothing has not shown what it answers.
            match records.iter().any(|record| record.is_solved()) {
                true => words.say(&study.question(method).message()),
                false => NOTHING.to_owned(),
            },
            records.len().to_string(),
            count(&Record::is_solved),
            count(&Record::is_wrong),
            count(&|record| record.verdict == Verdict::Limit),
            count(&gave_up),
            median.map_or_else(|| NOTHING.to_owned(), time),
            time(records.iter().map(|record| record.seconds).sum()),
        ]
    };
    Grid { head, rows: study.methods().iter().map(row).collect() }
}

/// A word as it stands at a beginning.
pub(crate) fn capital(text: &str) -> String {
    let mut signs = text.chars();
    let first = signs.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + signs.as_str()
}
