//! Answers that were given to the lines, each on the line of its puzzle, as `solve --lines` writes them.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};

use grille::Standing;

use crate::speech;

/// Answers that are read as far as their puzzles are.
pub struct Given(BufReader<Box<dyn Read + Send>>);

impl Given {
    /// Those of a file, or of standard input; else why not.
    pub fn open(name: &str) -> Result<Self, String> {
        let input: Box<dyn Read + Send> = match name {
            "-" => Box::new(io::stdin()),
            _ => match File::open(name) {
                Ok(file) => Box::new(file),
                Err(error) => return Err(speech::named(name, speech::io(&error))),
            },
        };
        Ok(Self(BufReader::new(input)))
    }

    /// As many lines as a block of puzzles has; those that are not there are empty.
    pub fn beside(&mut self, block: &[u8]) -> Vec<u8> {
        let mut lines = Vec::with_capacity(2 * block.len());
        for _ in memchr::memchr_iter(b'\n', block) {
            if !matches!(self.0.read_until(b'\n', &mut lines), Ok(1..)) {
                break;
            }
        }
        lines
    }
}

/// All that an answer can begin with.
const STANDINGS: [Standing; 4] =
    [Standing::Unique, Standing::Several, Standing::None, Standing::Unknown];

/// The solution of an answer without the word before it; none if it says that there is none.
pub fn solution(answer: &[u8]) -> Option<&[u8]> {
    let end = memchr::memchr(b' ', answer).unwrap_or(answer.len());
    let (first, rest) = answer.split_at(end);
    match std::str::from_utf8(first) {
        Ok(word) if STANDINGS.iter().any(|standing| standing.word() == word) => {
            let rest = rest.trim_ascii();
            (!rest.is_empty()).then_some(rest)
        }
        _ => Some(answer),
    }
}
