//! What was passed over in a text because it is for people, and that it was.

use std::sync::Mutex;

use grille::{Batch, message};

use crate::in_order::held;
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

    /// Remember it of a text that was read to its end.
    pub fn remember(self, name: &str) {
        let Some((line, text)) = self.first.filter(|_| !speech::is_quiet()) else { return };
        let (number, text) = (self.number, text.as_str());
        let said = message!("passed-over", number = number, name = name, line = line, text = text);
        held(&REMEMBERED).push(speech::say(&said));
    }
}

/// What is said when all answers are printed: it belongs to none of them.
static REMEMBERED: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Say what was passed over in all texts.
pub fn say() {
    held(&REMEMBERED).drain(..).for_each(|said| anstream::eprintln!("{said}"));
}

/// The beginning of a line, without characters that would command the terminal.
fn short(line: &str) -> String {
    let mut text: String = super::printable(line.trim()).chars().take(TOLD).collect();
    if text.len() < line.trim().len() {
        text.push('…');
    }
    text
}
