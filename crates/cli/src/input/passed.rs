//! What was passed over in a text because it is for people, and that it was.

use grille::{Batch, message};

use crate::speech;

/// How many lines were passed over, and the first of them.
#[derive(Default)]
pub struct Passed {
    number: usize,
    first: Option<(usize, String)>,
}

/// So much of a line is told, in characters.
const TOLD: usize = 60;

impl Passed {
    /// What was passed over in a part of the text.
    pub fn add(&mut self, batch: &Batch) {
        for part in &batch.passed {
            let lines = batch.text[part.clone()].lines().filter(|line| !line.trim().is_empty());
            let lines: Vec<&str> = lines.filter(|line| !line.trim().starts_with('#')).collect();
            let Some(first) = lines.first() else { continue };
            self.number += lines.len();
            if self.first.is_none() {
                let place = first.as_ptr() as usize - batch.text.as_ptr() as usize;
                let before = batch.text[..place].bytes().filter(|&byte| byte == b'\n').count();
                self.first = Some((batch.line + before + 1, short(first)));
            }
        }
    }

    /// Say it of a text that was read to its end.
    pub fn say(self, name: &str) {
        let Some((line, text)) = self.first.filter(|_| !speech::is_quiet()) else { return };
        let (number, text) = (self.number, text.as_str());
        let said = message!("passed-over", number = number, name = name, line = line, text = text);
        anstream::eprintln!("{}", speech::say(&said));
    }
}

/// The beginning of a line, without characters that would command the terminal.
fn short(line: &str) -> String {
    let mut text: String = super::printable(line.trim()).chars().take(TOLD).collect();
    if text.len() < line.trim().len() {
        text.push('…');
    }
    text
}
