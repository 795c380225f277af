//! From arguments to puzzles: files, standard input, or the puzzle itself, read as they are needed.

mod mistake;
pub mod passed;
mod rows;
mod stream;
pub mod table;

use std::collections::VecDeque;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use grille::{
    Argument, Content, Instance, Item, Joint, Message, ReadAs, Reading, Titles, Unrecognised,
    decode, message,
};
use grille_wire::Puzzle as Id;
pub use mistake::{Mistake, misread, mistake};
use stream::Stream;
use table::Row;

use crate::speech;

/// A text, or a part of one, and where it comes from.
#[derive(Clone)]
pub struct Source {
    pub name: String,
    pub text: String,
    /// How many lines of the whole text were before this part.
    pub line: usize,
}

/// A puzzle to work on.
pub struct Job {
    /// How many puzzles come before it.
    pub number: usize,
    /// Its title, or its source and number.
    pub name: String,
    /// Its file, its number there, its title.
    pub id: Id,
    pub titles: Titles,
    pub puzzle: Box<dyn Instance>,
    /// A solution that came with it.
    pub solution: Option<String>,
    /// The row of a table in which it stands.
    pub row: Option<Row>,
}

/// A puzzle, or the complaint to print in its place.
pub type Loaded = Result<Job, Mistake>;

/// All puzzles of all arguments, in order, read as they are asked for.
pub fn load(arguments: &[String], reading: &Result<Reading, Unrecognised>) -> Loader {
    let arguments = arguments.iter().cloned().collect();
    Loader { arguments, reading: reading.clone(), stream: None, ready: VecDeque::new(), number: 0 }
}

/// Reads puzzles.
pub struct Loader {
    /// Those that come.
    arguments: VecDeque<String>,
    reading: Result<Reading, Unrecognised>,
    /// The one that is being read.
    stream: Option<Stream>,
    /// Puzzles of it that are read.
    ready: VecDeque<Ready>,
    /// How many puzzles were given.
    number: usize,
}

/// A puzzle of a stream.
struct Ready {
    item: Item,
    source: Arc<Source>,
    file: Option<String>,
    /// Its number in the stream, from 0.
    index: usize,
    /// Was it asked for by its number?
    is_chosen: bool,
    row: Option<Row>,
}

impl Iterator for Loader {
    type Item = Loaded;

    fn next(&mut self) -> Option<Loaded> {
        loop {
            // Whether a stream has one puzzle or many is seen by the second.
            let is_alone = self.ready.len() == 1 && self.ready[0].index == 0;
            if self.ready.is_empty() || is_alone {
                match self.stream.as_mut().map(|stream| stream.read(&mut self.ready)) {
                    Some(Ok(true)) => continue,
                    Some(Ok(false)) => self.stream = None,
                    Some(Err(mistake)) => {
                        self.stream = None;
                        return Some(Err(mistake));
                    }
                    None => {}
                }
            }
            if let Some(ready) = self.ready.pop_front() {
                return Some(self.job(ready));
            }
            let argument = self.arguments.pop_front()?;
            let opened = match &self.reading {
                Ok(reading) => open(&argument, reading),
                Err(error) => Err(refuse(&argument, &speech::with_hint(error))),
            };
            match opened {
                Ok(stream) => self.stream = Some(stream),
                Err(mistake) => return Some(Err(mistake)),
            }
        }
    }
}

impl Loader {
    fn job(&mut self, ready: Ready) -> Loaded {
        let Ready { item, source, file, index, is_chosen, row } = ready;
        let many = index > 0 || is_chosen || !self.ready.is_empty();
        let place =
            if many { format!("{}#{}", source.name, index + 1) } else { source.name.clone() };
        let id = Id::new(file.as_deref(), index + 1, &item.titles);
        match item.puzzle {
            Ok(puzzle) => {
                item.read_as.iter().for_each(|read| say_doubt(&place, read));
                let name = item.titles.title.as_deref().map_or(place, printable);
                let number = self.number;
                self.number += 1;
                let (titles, solution) = (item.titles, item.solution);
                Ok(Job { number, name, id, titles, puzzle, solution, row })
            }
            Err(error) => {
                let name = item.titles.title.as_deref().map_or(place, printable);
                let note = item.read_as.map_or(String::new(), |read| nearly(&source, &read));
                Err(Mistake { row, name, ..misread(&source, id, &error, &note) })
            }
        }
    }
}

/// How a text was read that is no puzzle as it stands.
fn nearly(source: &Source, read: &ReadAs) -> String {
    let (name, family) = (source.name.as_str(), Argument::Name(read.family));
    let note = message!("nearly-read-as", name = name, family = family, form = read.form);
    format!("{}\n", speech::say(&note))
}

/// Where a puzzle could be of another family just as well, that is said once.
fn say_doubt(name: &str, read: &ReadAs) {
    static SAID: AtomicBool = AtomicBool::new(false);
    if read.others.is_empty() || speech::is_quiet() || SAID.swap(true, Ordering::Relaxed) {
        return;
    }
    let others = Argument::list(read.others.iter().map(|id| Argument::Name(id)), Joint::Or);
    let family = Argument::Name(read.family);
    let doubt = message!("could-be-another", name = name, family = family, others = others);
    anstream::eprintln!("{}", speech::say(&doubt));
}

/// A title without characters that would command the terminal.
fn printable(title: &str) -> String {
    title.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect()
}

/// The text behind an argument: a file, standard input, or the argument itself.
fn open(argument: &str, reading: &Reading) -> Result<Stream, Mistake> {
    if argument == "-" {
        let name = speech::say(&message!("standard-input"));
        return Ok(Stream::new(name, None, Box::new(std::io::stdin()), reading));
    }
    let error = match File::open(argument) {
        Ok(file) => {
            let name = argument.to_owned();
            return Ok(Stream::new(name.clone(), Some(name), Box::new(file), reading));
        }
        Err(error) => speech::io(&error),
    };
    if let Some((name, number)) = numbered(argument)
        && let Ok(file) = File::open(name)
    {
        let stream = Stream::new(name.to_owned(), Some(name.to_owned()), Box::new(file), reading);
        return Ok(stream.only(number - 1));
    }
    let message = match grille::recognise(argument, reading) {
        Err(address @ Unrecognised::Address) => address.message(),
        _ if looks_like_path(argument) => error,
        Ok(_) => {
            let name = speech::say(&message!("the-puzzle"));
            let text = std::io::Cursor::new(argument.to_owned());
            return Ok(Stream::new(name, None, Box::new(text), reading));
        }
        Err(Unrecognised::Nothing | Unrecognised::Empty) => {
            message!("no-file-and-no-puzzle", error = error)
        }
        Err(other) => speech::with_hint(&other),
    };
    Err(refuse(argument, &message))
}

/// A file and the number of a puzzle in it, from 1, as they are printed: `FILE#3`. A file whose name
/// ends so is that file.
pub fn numbered(argument: &str) -> Option<(&str, usize)> {
    let (file, number) = argument.rsplit_once('#')?;
    let number = number.parse().ok().filter(|&number| number > 0)?;
    let is_meant = !Path::new(argument).exists() && Path::new(file).is_file();
    is_meant.then_some((file, number))
}

/// An argument of which nothing can be read.
fn refuse(argument: &str, message: &Message) -> Mistake {
    mistake(argument, Id { file: Some(argument.to_owned()), ..Id::default() }, message)
}

/// The whole text of a file, or of standard input.
pub fn whole(argument: &str) -> Result<Source, Mistake> {
    let id = || Id { file: Some(argument.to_owned()), ..Id::default() };
    let mut bytes = Vec::new();
    let (name, read) = match argument {
        "-" => {
            let name = speech::say(&message!("standard-input"));
            (name, std::io::stdin().lock().read_to_end(&mut bytes))
        }
        _ => {
            let read = File::open(argument).and_then(|mut file| file.read_to_end(&mut bytes));
            (argument.to_owned(), read)
        }
    };
    read.map_err(|error| mistake(&name, id(), &speech::io(&error)))?;
    match decode(&bytes) {
        Ok(Content::Text(text)) => Ok(Source { name, text, line: 0 }),
        Ok(Content::Picture(_)) => Err(mistake(&name, id(), &message!("picture-here"))),
        Err(error) => Err(mistake(&name, id(), &error.message())),
    }
}

/// Would nobody write a puzzle like this? Links and ids have a `?` or a `:`.
fn looks_like_path(argument: &str) -> bool {
    let never = |c: char| c.is_whitespace() || "?:".contains(c);
    argument.contains('/') && argument.contains('.') && !argument.contains(never)
}
