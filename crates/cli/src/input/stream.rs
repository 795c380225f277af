//! A text that is read in pieces, and the puzzles in it.

use std::collections::VecDeque;
use std::io::{self, Read};
use std::sync::Arc;

use grille::{Argument, Batch, Feed, Message, Reading, Unrecognised, message};
use grille_wire::Puzzle as Id;

use super::{Mistake, Ready, Source, misread, mistake};
use crate::speech;

/// Bytes that are read at once, at first and at most: most texts are short.
const PIECE: std::ops::Range<usize> = 1 << 12..1 << 16;

/// A text that is being read.
pub struct Stream {
    name: String,
    file: Option<String>,
    input: Box<dyn Read + Send>,
    /// None when the text has ended.
    feed: Option<Feed>,
    /// Room to read into, which grows when it is filled.
    room: Vec<u8>,
    /// The beginning of a character whose end was not read yet.
    rest: Vec<u8>,
    /// Bytes that were read and are text.
    read: usize,
    /// Puzzles that were read.
    index: usize,
}

impl Stream {
    /// A text that begins.
    pub fn new(
        name: String,
        file: Option<String>,
        input: Box<dyn Read + Send>,
        reading: &Reading,
    ) -> Self {
        let feed = Some(Feed::new(reading.clone()));
        let (room, rest) = (vec![0; PIECE.start], Vec::new());
        Self { name, file, input, feed, room, rest, read: 0, index: 0 }
    }

    /// Read on until some puzzles are ready; `false` when there are no more.
    pub fn read(&mut self, ready: &mut VecDeque<Ready>) -> Result<bool, Mistake> {
        let before = self.index;
        while self.index == before {
            let Some(mut feed) = self.feed.take() else {
                return match self.index {
                    0 => Err(self.refuse(&message!("no-puzzle-in-it"))),
                    _ => Ok(false),
                };
            };
            let piece = self.piece()?;
            let batch = match piece.is_empty() {
                true => feed.end(),
                false => feed.push(&piece),
            };
            match batch {
                Ok(batch) => batch.into_iter().for_each(|batch| self.take(batch, ready)),
                Err(error) => return Err(self.unrecognised(&error, feed.into_text())),
            }
            self.feed = (!piece.is_empty()).then_some(feed);
        }
        Ok(true)
    }

    /// The next piece of the text; nothing when it has ended.
    fn piece(&mut self) -> Result<String, Mistake> {
        let more = loop {
            match self.input.read(&mut self.room) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                read => break read.map_err(|error| self.refuse(&speech::io(&error)))?,
            }
        };
        let mut bytes = std::mem::take(&mut self.rest);
        bytes.extend_from_slice(&self.room[..more]);
        if more == self.room.len() && more < PIECE.end {
            self.room.resize(4 * more, 0);
        }
        if more > 0
            && let Err(error) = std::str::from_utf8(&bytes)
            && error.error_len().is_none()
        {
            self.rest = bytes.split_off(error.valid_up_to());
            if bytes.is_empty() {
                return self.piece();
            }
        }
        let text = text(bytes, self.read).map_err(|message| self.refuse(&message))?;
        self.read += text.len();
        Ok(text)
    }

    fn take(&mut self, batch: Batch, ready: &mut VecDeque<Ready>) {
        let Batch { text, line, items } = batch;
        let source = Arc::new(Source { name: self.name.clone(), text, line });
        for item in items {
            let (source, file) = (Arc::clone(&source), self.file.clone());
            ready.push_back(Ready { item, source, file, index: self.index });
            self.index += 1;
        }
    }

    fn id(&self) -> Id {
        Id { file: self.file.clone(), index: Some(self.index + 1), ..Id::default() }
    }

    fn refuse(&self, message: &Message) -> Mistake {
        mistake(&self.name, self.id(), message)
    }

    /// A text that nobody knows how to read, of which the first part is still there.
    fn unrecognised(&self, error: &Unrecognised, text: String) -> Mistake {
        let Unrecognised::Nearly(family, form, error) = error else {
            return self.refuse(&speech::with_hint(error));
        };
        let source = Source { name: self.name.clone(), text, line: 0 };
        let (name, family) = (self.name.as_str(), Argument::Name(family));
        let note = message!("nearly-read-as", name = name, family = family, form = *form);
        misread(&source, self.id(), error, &format!("{}\n", speech::say(&note)))
    }
}

/// Bytes as text, so many bytes into the whole.
pub fn text(bytes: Vec<u8>, before: usize) -> Result<String, Message> {
    String::from_utf8(bytes)
        .map_err(|error| message!("no-text-at", byte = before + error.utf8_error().valid_up_to()))
}
