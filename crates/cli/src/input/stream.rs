//! A text that is read in pieces, and the puzzles in it.

use std::borrow::Cow;
use std::collections::VecDeque;
use std::io::{self, Read};
use std::sync::Arc;

use grille::{
    Batch, Content, Decoder, Feed, Item, Message, Pixels, Reading, Unrecognised, message,
    read_picture,
};
use grille_wire::Puzzle as Id;

use super::passed::Passed;
use super::rows::{Found, Rows};
use super::table::{self, LONGEST_HEADING, Row, Table};
use super::{Mistake, Ready, Source, misread, mistake};
use crate::speech;

/// Bytes that are read at once, at first and at most: most texts are short.
const PIECE: std::ops::Range<usize> = 1 << 12..1 << 16;

/// A text that is being read.
pub struct Stream {
    name: String,
    file: Option<String>,
    input: Box<dyn Read + Send>,
    reading: Reading,
    /// None when the text has ended.
    feed: Option<Feed>,
    /// The beginning of the text, until it is clear whether it is the heading of a table.
    heading: Option<String>,
    /// The rows of the table that it is.
    rows: Option<Rows>,
    /// Room to read into, which grows when it is filled.
    room: Vec<u8>,
    /// Bytes become text, or a picture.
    decoder: Decoder,
    /// Puzzles that were read.
    index: usize,
    /// Which of them is meant, from 0, if not all are.
    only: Option<usize>,
    /// What was passed over.
    passed: Passed,
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
        let (reading, room, decoder) = (reading.clone(), vec![0; PIECE.start], Decoder::default());
        let passed = Passed::default();
        let heading = Some(String::new());
        Self {
            name,
            file,
            input,
            reading,
            feed,
            heading,
            rows: None,
            room,
            decoder,
            index: 0,
            only: None,
            passed,
        }
    }

    /// The same, of which one puzzle alone is meant, by its number from 0.
    pub fn only(self, number: usize) -> Self {
        Self { only: Some(number), ..self }
    }

    /// Read on until some puzzles are ready; `false` when there are no more.
    pub fn read(&mut self, ready: &mut VecDeque<Ready>) -> Result<bool, Mistake> {
        let before = ready.len();
        while ready.len() == before {
            let Some(feed) = self.feed.take() else {
                return match self.index {
                    0 => Err(self.refuse(&message!("no-puzzle-in-it"))),
                    all if self.only.is_some_and(|only| only >= all) => {
                        Err(self.refuse(&message!("so-many-puzzles", number = all)))
                    }
                    _ if self.only.is_some() => Ok(false),
                    _ => {
                        std::mem::take(&mut self.passed).remember(&self.name);
                        Ok(false)
                    }
                };
            };
            let more = self.bytes()?;
            let content = match more {
                0 => std::mem::take(&mut self.decoder).end(),
                _ => self.decoder.push(&self.room[..more]).map(Content::Text),
            };
            match content.map_err(|error| self.refuse(&error.message()))? {
                Content::Text(text) => self.text(&text, more == 0, feed, ready)?,
                Content::Picture(pixels) => self.picture(&pixels, ready)?,
            }
            if 0 < more && more == self.room.len() && more < PIECE.end {
                self.room.resize(4 * more, 0);
            }
        }
        Ok(true)
    }

    /// Read more bytes; none when there are no more.
    fn bytes(&mut self) -> Result<usize, Mistake> {
        loop {
            match self.input.read(&mut self.room) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                read => return read.map_err(|error| self.refuse(&speech::io(&error))),
            }
        }
    }

    /// The next piece of the text, perhaps the last.
    fn text(
        &mut self,
        text: &str,
        ended: bool,
        mut feed: Feed,
        ready: &mut VecDeque<Ready>,
    ) -> Result<(), Mistake> {
        let begun = self.begin(text, ended);
        let Some(text) = begun.as_deref() else {
            self.feed = (!ended).then_some(feed);
            return Ok(());
        };
        if self.rows.is_some() {
            self.take_rows(text, ended, ready)?;
            self.go_on(feed, ended);
            return Ok(());
        }
        let pushed = feed.push(text);
        let last = if ended && pushed.is_ok() { feed.end() } else { Ok(None) };
        for batch in [pushed, last] {
            match batch {
                Ok(batch) => batch.into_iter().for_each(|batch| self.take(batch, ready)),
                Err(error) => return Err(self.unrecognised(&error, feed.into_text())),
            }
        }
        self.go_on(feed, ended);
        Ok(())
    }

    /// When the one that is meant is read, the rest need not be.
    fn go_on(&mut self, feed: Feed, ended: bool) {
        let is_over = ended || self.only.is_some_and(|only| only < self.index);
        self.feed = (!is_over).then_some(feed);
    }

    /// What is to be read now: nothing until the first line is whole, and not the heading of a table.
    fn begin<'t>(&mut self, text: &'t str, ended: bool) -> Option<Cow<'t, str>> {
        let Some(mut beginning) = self.heading.take() else { return Some(Cow::Borrowed(text)) };
        beginning.push_str(text);
        let end = table::row_end(&beginning).or(ended.then_some(beginning.len()));
        let Some(end) = end.or((beginning.len() > LONGEST_HEADING).then_some(0)) else {
            self.heading = Some(beginning);
            return None;
        };
        if let Some(table) =
            Table::of(&beginning[..end]).filter(|_| !ended || end < beginning.len())
        {
            self.rows = Some(Rows::new(table, &self.reading));
            beginning.drain(..end);
        }
        Some(Cow::Owned(beginning))
    }

    /// The next rows of a table.
    fn take_rows(
        &mut self,
        text: &str,
        ended: bool,
        ready: &mut VecDeque<Ready>,
    ) -> Result<(), Mistake> {
        let Some(rows) = &mut self.rows else { return Ok(()) };
        let pushed = rows.push(text, ended);
        let found = pushed.map_err(|error| self.refuse(&speech::with_hint(&error)))?;
        for Found { row, item, line } in found {
            let source = Source { name: self.name.clone(), text: row.text.clone(), line };
            self.ready(item, Arc::new(source), Some(row), ready);
        }
        Ok(())
    }

    /// A puzzle is ready, unless another one is meant.
    fn ready(
        &mut self,
        item: Item,
        source: Arc<Source>,
        row: Option<Row>,
        ready: &mut VecDeque<Ready>,
    ) {
        let (index, file) = (self.index, self.file.clone());
        let is_chosen = self.only == Some(index);
        self.index += 1;
        if self.only.is_none() || is_chosen {
            ready.push_back(Ready { item, source, file, index, is_chosen, row });
        }
    }

    /// All is a picture.
    fn picture(&mut self, pixels: &Pixels, ready: &mut VecDeque<Ready>) -> Result<(), Mistake> {
        let item = read_picture(pixels, &self.reading);
        let items = vec![item.map_err(|error| self.refuse(&error.message()))?];
        self.take(Batch { text: String::new(), line: 0, items, passed: Vec::new() }, ready);
        Ok(())
    }

    fn take(&mut self, batch: Batch, ready: &mut VecDeque<Ready>) {
        self.passed.add(&batch);
        let Batch { text, line, items, .. } = batch;
        let source = Arc::new(Source { name: self.name.clone(), text, line });
        for item in items {
            self.ready(item, Arc::clone(&source), None, ready);
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
        let source = Source { name: self.name.clone(), text, line: 0 };
        match error {
            Unrecognised::Foreign(error) => misread(&source, self.id(), error, ""),
            other => self.refuse(&speech::with_hint(other)),
        }
    }
}
