//! From arguments to puzzles: files, standard input, or the puzzle itself.

use std::io::Read;

use grille::{Instance, ParseError, Reading, Titles, Unrecognised};

use crate::{diagnostics, speech};

/// A text and where it comes from.
pub struct Source {
    pub name: String,
    pub text: String,
}

/// A puzzle to work on.
pub struct Job {
    /// How many puzzles come before it.
    pub number: usize,
    /// Its title, or its source and number.
    pub name: String,
    pub titles: Titles,
    pub puzzle: Box<dyn Instance>,
    /// A solution that came with it.
    pub solution: Option<String>,
}

/// A puzzle, or the complaint to print in its place.
pub type Loaded = Result<Job, Mistake>;

/// Something that could not be read.
pub struct Mistake {
    pub name: String,
    /// Where it is, if it is at a place.
    pub place: Option<Box<Spot>>,
    /// What to show the user.
    pub shown: String,
}

/// A mistake at a place of a text.
pub struct Spot {
    pub line: usize,
    pub column: usize,
    pub error: ParseError,
}

/// All puzzles of all arguments, in order.
pub fn load(arguments: &[String], reading: &Reading) -> Vec<Loaded> {
    let mut all: Vec<Loaded> =
        arguments.iter().flat_map(|argument| load_one(argument, reading)).collect();
    for (number, job) in all.iter_mut().flatten().enumerate() {
        job.number = number;
    }
    all
}

fn load_one(argument: &str, reading: &Reading) -> Vec<Loaded> {
    let source = match open(argument, reading) {
        Ok(source) => source,
        Err(mistake) => return vec![Err(mistake)],
    };
    let items = match grille::read(&source.text, reading) {
        Ok(items) => items,
        Err(Unrecognised::Nearly(family, form, error)) => {
            let note =
                format!("{}: no puzzle as it stands; read as {family} ({form}):\n", source.name);
            return vec![Err(misread(&source, source.name.clone(), *error, &note))];
        }
        Err(error) => return vec![Err(mistake(&source.name, speech::unrecognised(&error)))],
    };
    if items.is_empty() {
        return vec![Err(mistake(&source.name, "there is no puzzle in it".to_owned()))];
    }
    let many = items.len() > 1;
    let job = |(i, item): (usize, grille::Item)| {
        let place = if many { format!("{}#{}", source.name, i + 1) } else { source.name.clone() };
        let name = item.titles.title.as_deref().map_or_else(|| place.clone(), printable);
        match item.puzzle {
            Ok(puzzle) => {
                Ok(Job { number: 0, name, titles: item.titles, puzzle, solution: item.solution })
            }
            Err(error) => Err(misread(&source, place, error, "")),
        }
    };
    items.into_iter().enumerate().map(job).collect()
}

/// A title without characters that would command the terminal.
fn printable(title: &str) -> String {
    title.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect()
}

/// A mistake at a place of a text, shown with its line after a note.
pub fn misread(source: &Source, name: String, error: ParseError, note: &str) -> Mistake {
    let (line, column) = error.line_column(&source.text);
    let shown = format!("{note}{}", diagnostics::render(source, &error));
    Mistake { name, place: Some(Box::new(Spot { line, column, error })), shown }
}

/// A mistake that is nowhere in particular.
pub fn mistake(name: &str, message: String) -> Mistake {
    Mistake { name: name.to_owned(), place: None, shown: format!("{name}: {message}") }
}

/// The text behind an argument: a file, standard input, or the argument itself.
pub fn open(argument: &str, reading: &Reading) -> Result<Source, Mistake> {
    if argument == "-" {
        let mut bytes = Vec::new();
        let read = std::io::stdin().lock().read_to_end(&mut bytes);
        let name = "standard input";
        return read
            .map_err(|error| mistake(name, error.to_string()))
            .and_then(|_| text(name, bytes));
    }
    let error = match std::fs::read(argument) {
        Ok(bytes) => return text(argument, bytes),
        Err(error) => error,
    };
    let message = match grille::recognise(argument, reading) {
        _ if looks_like_path(argument) => error.to_string(),
        Ok(_) => return Ok(Source { name: "puzzle".to_owned(), text: argument.to_owned() }),
        Err(Unrecognised::Nothing | Unrecognised::Empty | Unrecognised::Nearly(..)) => {
            format!("{error}, and it is no puzzle of one line")
        }
        Err(other) => speech::unrecognised(&other),
    };
    Err(mistake(argument, message))
}

/// Would anybody write a puzzle like this?
fn looks_like_path(argument: &str) -> bool {
    argument.contains('/') && argument.contains('.') && !argument.contains(char::is_whitespace)
}

fn text(name: &str, bytes: Vec<u8>) -> Result<Source, Mistake> {
    String::from_utf8(bytes).map(|text| Source { name: name.to_owned(), text }).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        mistake(name, format!("this is no text: byte {at} is not UTF-8"))
    })
}
