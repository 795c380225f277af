//! What `--lines` reads: all inputs, one after the other, in blocks of whole lines.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::sync::Arc;

use grille::{Message, Reading, Unrecognised};

use crate::input::table::Table;
use crate::{input, speech};

/// Bytes of a block, more or less.
pub const BLOCK: usize = 1 << 16;

/// No puzzle of one line is longer.
const LONGEST: usize = 1 << 16;

/// Room for some lines, of which the first bytes are filled.
pub struct Block {
    room: Box<[u8]>,
    length: usize,
    /// The table in which the lines stand.
    pub table: Option<Arc<Table>>,
    /// Is the first line its heading?
    pub has_heading: bool,
}

impl Block {
    pub fn new() -> Self {
        let room = vec![0; BLOCK + LONGEST].into();
        Self { room, length: 0, table: None, has_heading: false }
    }

    pub fn filled(&self) -> &[u8] {
        &self.room[..self.length]
    }

    /// Read once, up to `BLOCK` bytes: what there is of a stream is answered without waiting for more.
    fn read(&mut self, file: &mut dyn Read) -> io::Result<usize> {
        let place = &mut self.room[self.length..];
        let most = place.len().min(BLOCK);
        let read = file.read(&mut place[..most])?;
        self.length += read;
        Ok(read)
    }

    fn append(&mut self, bytes: &[u8]) {
        self.room[self.length..][..bytes.len()].copy_from_slice(bytes);
        self.length += bytes.len();
    }
}

/// All inputs, one after the other, in blocks of whole lines.
pub struct Input {
    /// Those still to come, the next one last.
    names: Vec<String>,
    current: Option<Box<dyn Read + Send>>,
    /// Its name.
    name: String,
    /// The beginning of a line whose end has not been read yet.
    rest: Vec<u8>,
    blocks: usize,
    /// Was nothing read of the current one?
    is_new: bool,
    /// The table that it is.
    table: Option<Arc<Table>>,
    /// Was there one that could not be read?
    pub refused: bool,
}

impl Input {
    pub fn new(mut names: Vec<String>) -> Self {
        names.reverse();
        Self {
            names,
            current: None,
            name: String::new(),
            rest: Vec::new(),
            blocks: 0,
            is_new: false,
            table: None,
            refused: false,
        }
    }

    /// Fill a block, and give its number; `None` when all is read.
    pub fn next(&mut self, block: &mut Block) -> Option<usize> {
        block.length = 0;
        block.append(&self.rest);
        self.rest.clear();
        loop {
            let Some(file) = &mut self.current else {
                let Some(name) = self.names.pop() else { break };
                self.current = self.open(&name).and_then(|file| self.unmarked(&name, file));
                self.name = name;
                self.is_new = true;
                continue;
            };
            match block.read(file) {
                Ok(1..) => {}
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                end => {
                    self.close(end, block);
                    // No block has lines of two files, of which one may be a table.
                    if block.length > 0 { break } else { continue }
                }
            }
            match memchr::memrchr(b'\n', block.filled()) {
                Some(end) => {
                    self.rest.extend_from_slice(&block.filled()[end + 1..]);
                    block.length = end + 1;
                    break;
                }
                None => block.length = block.length.min(LONGEST),
            }
        }
        if self.is_new && block.length > 0 {
            self.table = heading(block.filled()).map(Arc::new);
        }
        block.has_heading = self.is_new && self.table.is_some();
        block.table.clone_from(&self.table);
        self.is_new &= block.length == 0;
        self.blocks += 1;
        (block.length > 0).then_some(self.blocks - 1)
    }

    fn open(&mut self, name: &str) -> Option<Box<dyn Read + Send>> {
        if name == "-" {
            return Some(Box::new(io::stdin()));
        }
        let error = match File::open(name) {
            Ok(file) => return Some(Box::new(file)),
            Err(error) => error,
        };
        if let Some((file, number)) = input::numbered(name)
            && let Ok(file) = File::open(file)
        {
            return Some(Box::new(io::Cursor::new(numbered_line(file, number))));
        }
        match grille::recognise(name, &Reading::default()) {
            Ok(_) => return Some(Box::new(io::Cursor::new(name.to_owned()))),
            Err(address @ Unrecognised::Address) => self.refuse(name, address.message()),
            Err(_) => self.refuse(name, speech::io(&error)),
        }
        None
    }

    /// A file without the mark of byte order that some programs put before a text.
    ///
    /// No more is read of it than is like the mark: what was typed must not wait for what comes.
    fn unmarked(
        &mut self,
        name: &str,
        mut file: Box<dyn Read + Send>,
    ) -> Option<Box<dyn Read + Send>> {
        const MARK: &[u8] = "\u{feff}".as_bytes();
        let mut start = Vec::new();
        while start.len() < MARK.len() && MARK.starts_with(&start) {
            let mut byte = [0];
            match file.read(&mut byte) {
                Ok(0) => break,
                Ok(_) => start.extend(byte),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => {
                    self.refuse(name, speech::io(&error));
                    return None;
                }
            }
        }
        let start = if start == MARK { Vec::new() } else { start };
        Some(Box::new(io::Cursor::new(start).chain(file)))
    }

    /// The end of a file ends its last line.
    fn close(&mut self, end: io::Result<usize>, block: &mut Block) {
        if let Err(error) = end {
            self.refuse(&self.name.clone(), speech::io(&error));
        }
        if block.filled().last().is_some_and(|&byte| byte != b'\n') {
            block.append(b"\n");
        }
        self.current = None;
    }

    fn refuse(&mut self, name: &str, why: Message) {
        anstream::eprintln!("{}", speech::named(name, why));
        self.refused = true;
    }
}

/// The line of a puzzle by its number from 1, or nothing if there are not so many.
fn numbered_line(file: File, number: usize) -> Vec<u8> {
    let is_puzzle = |line: &Vec<u8>| !line.trim_ascii().is_empty() && !line.starts_with(b"#");
    let lines = BufReader::new(file).split(b'\n').map_while(Result::ok);
    lines.filter(is_puzzle).nth(number - 1).unwrap_or_default()
}

/// The table whose heading is the first line of a text.
fn heading(text: &[u8]) -> Option<Table> {
    let end = memchr::memchr(b'\n', text).unwrap_or(text.len());
    Table::of(std::str::from_utf8(&text[..end]).ok()?)
}
