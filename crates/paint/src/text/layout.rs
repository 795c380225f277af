//! Where each cell of a drawing comes to lie on a screen of characters.

use std::collections::{BTreeSet, HashMap};
use std::ops::{Range, RangeInclusive};

use grille_engine::{Drawing, Edge, Ink, Lattice, Mark, Place, Point, Shape};
use grille_grid::Axis;
use unicode_width::UnicodeWidthStr;

/// How many characters things take along one direction.
struct Spans {
    /// A clue before the board.
    clue: usize,
    /// A cell.
    cell: usize,
    /// The widest word of a cell, with the block before it where signs stand before that.
    word: usize,
    /// What is left free before every cell but the first.
    gap: usize,
    /// What is left free before every line but the first.
    pad: usize,
    /// What is left free in every cell for signs that point at it, before all else.
    apart: usize,
    /// What is left free before everything, for signs of whole lines.
    margin: usize,
    /// What numbers at the edge take, before everything or behind it.
    numbers: Numbers,
}

/// Where the numbers of lines stand, and how much room they take.
#[derive(Clone, Copy)]
enum Numbers {
    None,
    Before(usize),
    /// With so many free places between them and the board.
    Behind(usize, usize),
}

/// What decides how much room things take: the same for drawings that are compared line by line.
#[derive(Clone, Copy)]
pub struct Manner {
    /// Is all left out that only makes a board easier to look at, such as lines to count by?
    pub tight: bool,
    /// Do signs that point at cells have a place of their own? Else they would hide the blocks of
    /// filled cells with words in them.
    signs_apart: bool,
}

impl Manner {
    /// One for all of these drawings.
    pub fn of(drawings: &[&Drawing]) -> Self {
        let signs_apart = drawings.iter().any(|drawing| shades_words(drawing) && is_lit(drawing));
        Self { tight: false, signs_apart }
    }

    /// The same without all that can be left out: lines to count by, blanks around lines, between
    /// words of one character and between points.
    pub fn tight(self) -> Self {
        Self { tight: true, ..self }
    }
}

/// Do words stand in filled cells?
fn shades_words(drawing: &Drawing) -> bool {
    let fill = |mark: &Mark| matches!(mark.shape, Shape::Fill { .. });
    let word = |mark: &Mark| matches!(mark.shape, Shape::Word { .. });
    let filled: BTreeSet<_> = drawing.marks.iter().filter(|m| fill(m)).map(|m| m.place).collect();
    drawing.marks.iter().any(|mark| word(mark) && filled.contains(&mark.place))
}

/// Are cells pointed at?
fn is_lit(drawing: &Drawing) -> bool {
    drawing.highlights.iter().any(|highlight| matches!(highlight.place, Place::Cell(_)))
}

/// Character places along one direction.
pub struct Scale {
    /// Cells of clues before the first cell of the board.
    lead: i32,
    /// The first character of each cell, clues first.
    starts: Vec<usize>,
    /// How many characters each cell takes.
    spans: Vec<usize>,
    /// Where the line before each cell of the board is drawn, if there is one.
    borders: Vec<Option<usize>>,
    /// How wide a word of the board can be.
    word: usize,
    /// What is left free in every cell for signs that point at it, before all else.
    apart: usize,
    /// Where the numbers of lines stand; nowhere, if they have none.
    pub edge: Range<usize>,
    /// All characters together.
    pub length: usize,
}

impl Scale {
    /// Cells of the board and of the clues before it, with lines drawn before some cells.
    fn new(lead: u32, count: u32, spans: Spans, lines: &[bool]) -> Self {
        let (lead, count, pad) = (lead as usize, count as usize, spans.pad);
        let mut scale = Self {
            lead: lead as i32,
            starts: Vec::new(),
            spans: Vec::new(),
            borders: vec![None; count + 1],
            word: spans.word,
            apart: spans.apart,
            edge: 0..0,
            length: spans.margin,
        };
        if let Numbers::Before(digits) = spans.numbers {
            scale.leave_edge(digits);
        }
        for i in 0..lead + count {
            if i >= lead {
                scale.border(i - lead, lines, pad);
            }
            let gap = if i > lead { spans.gap } else { 0 };
            let span = if i < lead { spans.clue } else { spans.cell + gap };
            scale.starts.push(scale.length);
            scale.spans.push(span);
            scale.length += span;
        }
        scale.border(count, lines, pad);
        if let Numbers::Behind(free, digits) = spans.numbers {
            scale.length += free;
            scale.leave_edge(digits);
        }
        scale
    }

    fn leave_edge(&mut self, digits: usize) {
        self.edge = self.length..self.length + digits;
        self.length += digits;
    }

    fn border(&mut self, i: usize, lines: &[bool], pad: usize) {
        if lines[i] {
            self.length += if i > 0 { pad } else { 0 };
            self.borders[i] = Some(self.length);
            self.length += 1;
        }
    }

    /// The characters of the cell around a coordinate.
    pub fn cell(&self, at: f32) -> Range<usize> {
        let i = (at.floor() as i32 + self.lead).clamp(0, self.starts.len() as i32 - 1) as usize;
        self.starts[i]..self.starts[i] + self.spans[i]
    }

    /// The character on which a word in the cell ends, and strokes meet.
    pub fn anchor(&self, at: f32) -> usize {
        self.cell(at).end.saturating_sub(1)
    }

    /// The character before the words of a cell, which is blank where there is room.
    pub fn before_word(&self, at: f32) -> usize {
        let cell = self.cell(at);
        cell.end.saturating_sub(self.word + 1).max(cell.start)
    }

    /// The characters that are filled when the cell is.
    pub fn fill(&self, at: f32) -> Range<usize> {
        let cell = self.cell(at);
        cell.start + self.apart..cell.end
    }

    /// The character of the line at a whole coordinate.
    pub fn line(&self, at: f32) -> Option<usize> {
        self.borders.get(at as usize).copied().flatten()
    }

    /// The characters from one whole coordinate to another, with the lines that stand there.
    pub fn along(&self, from: f32, to: f32) -> RangeInclusive<usize> {
        let start = self.line(from).unwrap_or_else(|| self.cell(from).start);
        let end = self.line(to).unwrap_or_else(|| self.cell(to - 1.0).end.saturating_sub(1));
        start..=end
    }
}

/// What stands on a board, as far as it takes room.
struct Contents {
    /// Is there a line before each column, and after the last?
    vertical: Vec<bool>,
    /// Is there a line before each row, and after the last?
    horizontal: Vec<bool>,
    /// The widest word of the board, or above it.
    in_board: usize,
    /// The widest word beside the board.
    beside: usize,
    filled: bool,
    noted: bool,
    ringed: bool,
}

impl Contents {
    fn of(drawing: &Drawing, manner: Manner) -> Self {
        let lines = |count: u32| vec![false; count as usize + 1];
        let mut contents = Self {
            vertical: lines(drawing.width),
            horizontal: lines(drawing.height),
            in_board: 1,
            beside: 1,
            filled: false,
            noted: false,
            ringed: false,
        };
        if has_rule(drawing) {
            (contents.vertical[0], contents.horizontal[0]) = (true, true);
        }
        let hidden = |mark: &&Mark| mark.ink == Ink::Guide && manner.tight;
        for mark in drawing.marks.iter().filter(|mark| !hidden(mark)) {
            contents.add(&mark.shape);
        }
        contents
    }

    fn add(&mut self, shape: &Shape) {
        match shape {
            Shape::Stroke { from, to, .. } => {
                let along = |a: f32, b: f32| a == b && a.fract() == 0.0;
                if along(from.x, to.x) {
                    self.vertical[from.x as usize] = true;
                } else if along(from.y, to.y) {
                    self.horizontal[from.y as usize] = true;
                }
            }
            Shape::Word { at, text } => {
                let widest = if at.x < 0.0 { &mut self.beside } else { &mut self.in_board };
                *widest = text.width().max(*widest);
            }
            Shape::Notes { words, .. } => {
                self.in_board = notes(words).concat().width().max(self.in_board);
                self.noted = true;
            }
            Shape::Fill { .. } => self.filled = true,
            Shape::Ring { .. } => self.ringed = true,
            Shape::Cross { .. } => {}
        }
    }

    /// Does every cell have a blank before its word?
    fn has_blanks(&self, drawing: &Drawing, manner: Manner) -> bool {
        let short = self.in_board == 1;
        if drawing.has_clues() {
            return short || self.noted || clues_meet(drawing);
        }
        let signs = self.filled || self.ringed || !drawing.highlights.is_empty();
        !manner.tight || !short || signs || drawing.lattice == Lattice::Points
    }
}

/// The places along both directions: columns, rows.
pub fn scales(drawing: &Drawing, manner: Manner) -> (Scale, Scale) {
    let contents = Contents::of(drawing, manner);
    let pad = usize::from(!contents.filled && !drawing.has_clues() && !manner.tight);
    let gap = |free: usize| if drawing.lattice == Lattice::Points { free } else { 0 };
    let apart = usize::from(manner.signs_apart);
    let cell = contents.in_board + usize::from(contents.has_blanks(drawing, manner)) + apart;
    let word = (contents.in_board + apart).min(cell - 1);
    let [left, above] = [Axis::Row, Axis::Column].map(|axis| usize::from(lights(drawing, axis)));
    let (clue, margin) = (contents.beside + 1, 2 * left);
    let gap_across = gap(if manner.tight { 0 } else { 2 });
    let numbers = at_edge(drawing, digits(drawing.height), 1);
    let across = Spans { clue, cell, word, apart, gap: gap_across, pad, margin, numbers };
    // Digit below digit where they would run into each other.
    let is_wide = cell + gap_across > digits(drawing.width);
    let lines = if is_wide { 1 } else { digits(drawing.width) };
    let numbers = at_edge(drawing, lines, 0);
    let (word, gap) = (1, gap(1));
    let down = Spans { clue: 1, cell: 1, word, apart: 0, gap, pad: 0, margin: above, numbers };
    let columns = Scale::new(drawing.left, drawing.width, across, &contents.vertical);
    let rows = Scale::new(drawing.above, drawing.height, down, &contents.horizontal);
    (columns, rows)
}

/// Is there a line between the numbers at the edge and the board?
pub fn has_rule(drawing: &Drawing) -> bool {
    drawing.edge == Edge::Numbered && !drawing.has_clues()
}

/// The numbers of lines: before the board, or, where its clues stand there, behind it.
fn at_edge(drawing: &Drawing, digits: usize, free: usize) -> Numbers {
    match (drawing.edge, drawing.has_clues()) {
        (Edge::Plain, _) => Numbers::None,
        (Edge::Numbered, false) => Numbers::Before(digits),
        (Edge::Numbered, true) => Numbers::Behind(free, digits),
    }
}

fn digits(number: u32) -> usize {
    number.to_string().len()
}

/// Is a whole row, or a whole column, pointed at?
fn lights(drawing: &Drawing, axis: Axis) -> bool {
    let along = |place: Place| matches!(place, Place::Line(line) if line.axis == axis);
    drawing.highlights.iter().any(|highlight| along(highlight.place))
}

/// Would two clues above the board run into each other if there were no blank between them?
fn clues_meet(drawing: &Drawing) -> bool {
    let place = |at: &Point| (at.x.floor() as i64, at.y.floor() as i64);
    let above = |mark: &Mark| match &mark.shape {
        Shape::Word { at, text } if at.y < 0.0 => Some((place(at), text.width() > 1)),
        _ => None,
    };
    let clues: HashMap<(i64, i64), bool> = drawing.marks.iter().filter_map(above).collect();
    clues.iter().any(|(&(x, y), &long)| long && clues.contains_key(&(x - 1, y)))
}

/// Pencil marks on one line, where there are several characters each with a comma behind all but the
/// last.
pub fn notes(words: &[String]) -> Vec<String> {
    let Some(last) = words.iter().rposition(|word| !word.is_empty()) else { return Vec::new() };
    let is_long = words.iter().any(|word| word.width() > 1);
    let apart = |(i, word): (usize, &String)| match is_long && i < last && !word.is_empty() {
        true => format!("{word},"),
        false => word.clone(),
    };
    words[..=last].iter().enumerate().map(apart).collect()
}

/// Is the line between two points a line of the board, not one between middles of cells?
pub fn is_border(from: Point, to: Point) -> bool {
    (from.x == to.x && from.x.fract() == 0.0) || (from.y == to.y && from.y.fract() == 0.0)
}
