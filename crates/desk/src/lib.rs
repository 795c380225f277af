//! What the page asks and what it is told (a protocol), and the one function that answers.
//!
//! Nothing here knows how questions and answers are carried: a server may, or a worker of the browser.
//! What is asked and told is written down in `docs/protocol.md`.
//!
//! ```
//! use grille_desk::{Work, answer};
//!
//! let puzzle = "1.....2......3.4";
//! let request = format!(r#"{{"ask":"solve","lang":"en","puzzle":"{puzzle}"}}"#);
//! let answer = answer(&request, &mut Work::unhurried());
//! assert!(answer.contains(r#""verdict":"unique""#));
//! ```

mod collections;
mod families;
mod figure;
mod help;
mod judging;
mod learning;
mod look;
mod making;
mod page_words;
mod playing;
mod request;
mod rich;
mod setting;
mod sheet;
mod steps;
mod tracing;
mod trouble;
mod work;

pub use collections::collection_words;
pub use page_words::page_words;
pub use request::{Ask, Request};
pub use trouble::Trouble;
pub use work::Work;

use serde::Serialize;
use serde_json::Value;

/// Answer a question, both as JSON.
pub fn answer(request: &str, work: &mut Work<'_>) -> String {
    let reply = match serde_json::from_str::<Request>(request) {
        Ok(request) => reply(&request, work),
        Err(error) => Reply::Error(Trouble::unasked(&error.to_string())),
    };
    text(&reply)
}

/// The end of every question: an answer, or why there is none.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Reply {
    Ok(Value),
    Error(Trouble),
}

fn reply(request: &Request, work: &mut Work<'_>) -> Reply {
    work.speak(request.lang);
    let told = match &request.ask {
        Ask::Families => Ok(data(families::families(work))),
        Ask::Collections => Ok(data(collections::collections(work))),
        Ask::Open(open) => setting::open(open, work).map(data),
        Ask::Sheet(puzzle) => setting::sheet(puzzle, work).map(data),
        Ask::Blank(blank) => setting::blank(blank, work).map(data),
        Ask::Edit(edit) => setting::edit(edit, work).map(data),
        Ask::Convert(form) => setting::convert(form, work).map(data),
        Ask::Picture(state) => setting::picture(state, work).map(data),
        Ask::Progress(state) => playing::progress(state, work).map(data),
        Ask::Check(state) => playing::check(state, work).map(data),
        Ask::Solve(puzzle) => playing::solve(puzzle, work).map(data),
        Ask::Hint(state) => help::hint(state, work).map(data),
        Ask::Explain(puzzle) => help::explain(puzzle, work).map(data),
        Ask::Grade(puzzle) => help::grade(puzzle, work).map(data),
        Ask::Judge(puzzle) => judging::judge(puzzle, work).map(data),
        Ask::Make(make) => making::make(make, work).map(data),
        Ask::Trace(trace) => tracing::trace(trace, work).map(data),
        Ask::Rules(family) => learning::rules(family, work).map(data),
        Ask::Film(film) => learning::film(film, work).map(data),
        Ask::Race(race) => learning::race(race, work).map(data),
    };
    match told {
        Ok(value) => Reply::Ok(value),
        Err(trouble) => Reply::Error(trouble),
    }
}

fn data(value: impl Serialize) -> Value {
    serde_json::to_value(value).expect("our own structures have no keys but strings")
}

fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("our own structures have no keys but strings")
}
