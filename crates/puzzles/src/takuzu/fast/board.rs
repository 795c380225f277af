//! A takuzu while it is being solved: every line as two sets of bits, with a way back (a trail).

use grille_engine::{Conflict, Value};

use super::super::{EqualLines, Takuzu};
use super::crowd::is_crowded;
use super::line::{self, Counts, Known};
use super::queue::Queue;
use crate::bits::Bits;
use crate::walk;

/// Rows, then columns; what one of them learns is written to the lines across at once.
#[derive(Debug)]
pub(super) struct Board<const W: usize> {
    width: usize,
    height: usize,
    equal_lines: EqualLines,
    pub(super) lines: Vec<Line<W>>,
    /// The cells in the order in which they were set, and where the levels begin.
    trail: Vec<u32>,
    levels: Vec<usize>,
    /// Lines that have changed.
    changed: Queue,
    /// Lines that have changed and of which everything that is seen at once is known.
    unsure: Queue,
    counts: Vec<Counts<W>>,
    /// How often each line was found to be impossible, and once more.
    failures: Vec<u32>,
    /// Lines looked at so far.
    looks: u64,
}

/// A line and how many of its cells are open.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line<const W: usize> {
    pub known: Known<W>,
    pub open: u32,
}

/// A way to look at a line of a board.
type Look<const W: usize> = fn(&mut Board<W>, usize) -> Result<(), Conflict>;

/// Lines between two looks at the limits. One of a thousand cells takes a tenth of a millisecond.
const ASK: u64 = 64;

/// More clauses than this take longer than a limit may be overrun: those of an empty board of 64
/// by 64.
const MANY_CLAUSES: u64 = 1 << 19;

impl<const W: usize> Board<W> {
    /// The givens, and no line waiting.
    pub fn new(takuzu: &Takuzu) -> Self {
        let (width, height) = (takuzu.size.width as usize, takuzu.size.height as usize);
        let line = |length| Line { known: [Bits::NONE; 2], open: length as u32 };
        let rows = std::iter::repeat_n(line(width), height);
        let columns = std::iter::repeat_n(line(height), width);
        let mut board = Self {
            width,
            height,
            equal_lines: takuzu.equal_lines,
            lines: rows.chain(columns).collect(),
            trail: Vec::with_capacity(width * height),
            levels: Vec::new(),
            changed: Queue::empty(width + height),
            unsure: Queue::empty(width + height),
            counts: Vec::with_capacity(width.max(height)),
            failures: vec![1; width + height],
            looks: 0,
        };
        for (cell, given) in takuzu.givens.iter().enumerate() {
            if let Some(value) = *given {
                board.fill(cell, value);
            }
        }
        board
    }

    pub fn length(&self, line: usize) -> usize {
        if line < self.height { self.width } else { self.height }
    }

    /// The lines that run the same way as this one.
    pub fn alike(&self, line: usize) -> std::ops::Range<usize> {
        if line < self.height { 0..self.height } else { self.height..self.lines.len() }
    }

    /// The cell at a place of a line.
    fn cell(&self, line: usize, place: usize) -> usize {
        match line < self.height {
            true => line * self.width + place,
            false => place * self.width + line - self.height,
        }
    }

    /// The two lines of a cell, and its place on each.
    fn places(&self, cell: usize) -> [(usize, usize); 2] {
        let (row, column) = (cell / self.width, cell % self.width);
        [(row, column), (self.height + column, row)]
    }

    /// An open cell becomes known; its lines wait.
    fn write(&mut self, cell: usize, value: Value) {
        self.fill(cell, value).into_iter().for_each(|line| self.changed.push(line));
    }

    /// An open cell becomes known; its lines.
    fn fill(&mut self, cell: usize, value: Value) -> [usize; 2] {
        self.trail.push(cell as u32);
        self.places(cell).map(|(line, place)| {
            let here = &mut self.lines[line];
            here.open -= 1;
            here.known[usize::from(value)].insert(place);
            line
        })
    }

    /// A line has learnt something.
    pub fn learn(&mut self, line: usize, after: &Known<W>) {
        for value in [0, 1] {
            for place in after[value].without(&self.lines[line].known[value]).iter() {
                self.write(self.cell(line, place), value as Value);
            }
        }
    }

    /// A line that waits, and how to look at it: what is seen at once comes first.
    fn next(&mut self) -> Option<(usize, Look<W>)> {
        let simply = self.changed.pop().map(|line| (line, Self::look_simply as Look<W>));
        simply.or_else(|| Some((self.unsure.pop()?, Self::look_exactly as Look<W>)))
    }

    fn look_simply(&mut self, line: usize) -> Result<(), Conflict> {
        let after = line::simple(self.lines[line].known, self.length(line))?;
        self.learn(line, &after);
        self.unsure.push(line);
        Ok(())
    }

    fn look_exactly(&mut self, line: usize) -> Result<(), Conflict> {
        let (length, Line { known, open }) = (self.length(line), self.lines[line]);
        if open as usize == length {
            return Ok(());
        }
        if open > 0 {
            let after = line::exact(&known, length, &mut self.counts)?;
            self.learn(line, &after);
        }
        match self.equal_lines {
            EqualLines::Allowed => Ok(()),
            EqualLines::Forbidden => self.look_for_twins(line),
        }
    }
}

/// A value without a pattern: of lines filled by a pattern, many would be equal.
fn any(cell: usize) -> Value {
    let mixed = (cell as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    ((mixed ^ mixed >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9) >> 63) as Value
}

impl<const W: usize> walk::Board for Board<W> {
    /// An open cell of a line that has few of them or fails often, and what its two lines lack.
    fn choose(&mut self) -> Option<(usize, Value)> {
        let open = |&line: &usize| self.lines[line].open > 0;
        let room = |&line: &usize| (self.lines[line].open << 10) / self.failures[line];
        let line = (0..self.lines.len()).filter(open).min_by_key(room)?;
        let [zeros, ones] = self.lines[line].known;
        let place = Bits::below(self.length(line)).without(&zeros.or(&ones)).first()?;
        let cell = self.cell(line, place);
        let more_ones = |(line, _): (usize, usize)| {
            let [zeros, ones] = self.lines[line].known;
            ones.count() as i32 - zeros.count() as i32
        };
        let value = match self.places(cell).map(more_ones).iter().sum::<i32>() {
            0 => any(cell),
            more => Value::from(more < 0),
        };
        Some((cell, value))
    }

    fn set(&mut self, cell: usize, value: Value) -> Result<(), Conflict> {
        match self.value(cell) {
            None => self.write(cell, value),
            Some(known) if known != value => return Err(Conflict),
            Some(_) => {}
        }
        Ok(())
    }

    fn wake(&mut self) -> Result<(), Conflict> {
        let [across, down] = [(self.height, self.width), (self.width, self.height)]
            .map(|(lines, length)| is_crowded(lines, length));
        if self.equal_lines == EqualLines::Forbidden && (across || down) {
            return Err(Conflict);
        }
        (0..self.lines.len()).for_each(|line| self.changed.push(line));
        Ok(())
    }

    fn settle(&mut self, stop: &dyn Fn() -> bool) -> Result<(), Conflict> {
        while let Some((line, look)) = self.next() {
            if let Err(conflict) = look(self, line) {
                self.failures[line] += 1;
                return Err(conflict);
            }
            self.looks += 1;
            if self.looks.is_multiple_of(ASK) && stop() {
                return Ok(());
            }
        }
        Ok(())
    }

    fn mark(&mut self) {
        self.levels.push(self.trail.len());
    }

    fn undo(&mut self) {
        let start = self.levels.pop().unwrap_or(0);
        while self.trail.len() > start {
            let Some(cell) = self.trail.pop() else { break };
            for (line, place) in self.places(cell as usize) {
                let here = &mut self.lines[line];
                here.open += 1;
                here.known.iter_mut().for_each(|known| known.remove(place));
            }
        }
        self.changed.clear();
        self.unsure.clear();
    }

    fn value(&self, cell: usize) -> Option<Value> {
        let [(row, place), _] = self.places(cell);
        (0..2).find(|&value| self.lines[row].known[usize::from(value)].has(place))
    }

    fn cells(&self) -> usize {
        self.width * self.height
    }

    fn looks(&self) -> u64 {
        self.looks
    }

    /// The clauses of a line count its cells: they are about as many as the square of those open.
    fn is_learnable(&self) -> bool {
        self.lines.iter().map(|line| u64::from(line.open).pow(2)).sum::<u64>() <= MANY_CLAUSES
    }
}
