//! Where each cell of a drawing comes to lie on a screen of characters.

use std::collections::HashMap;

use grille_engine::{Drawing, Ink, Lattice, Mark, Place, Point, Shape};
use grille_grid::Axis;
use unicode_width::UnicodeWidthStr;

/// How many characters things take along one direction.
struct Spans {
    /// A clue before the board.
    clue: usize,
    /// A cell.
    cell: usize,
    /// The widest word of a cell.
    word: usize,
    /// What is left free before every cell but the first.
    gap: usize,
    /// What is left free before every line but the first.
    pad: usize,
    /// What is left free before everything, for signs of whole lines.
    margin: usize,
}

/// Are lines to count by drawn?
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Guides {
    Shown,
    Hidden,
}

impl Guides {
    /// They are as long as there is something to fill: they help to find a cell, but would cut a
    /// finished picture to pieces.
    pub fn of(drawing: &Drawing) -> Self {
        let open = |mark: &Mark| match mark.shape {
            Shape::Word { .. } => mark.ink == Ink::Faint,
            Shape::Notes { .. } => true,
            _ => false,
        };
        if drawing.marks.iter().any(open) { Self::Shown } else { Self::Hidden }
    }
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
            length: spans.margin,
        };
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
        scale
    }

    fn border(&mut self, i: usize, lines: &[bool], pad: usize) {
        if lines[i] {
            self.length += if i > 0 { pad } else { 0 };
            self.borders[i] = Some(self.length);
            self.length += 1;
        }
    }

    /// The characters of the cell around a coordinate.
    pub fn cell(&self, at: f32) -> std::ops::Range<usize> {
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

    /// The character of the line at a whole coordinate.
    pub fn line(&self, at: f32) -> Option<usize> {
        self.borders.get(at as usize).copied().flatten()
    }
}

/// The places along both directions: columns, rows.
pub fn scales(drawing: &Drawing, guides: Guides) -> (Scale, Scale) {
    let (mut vertical, mut horizontal) =
        (vec![false; drawing.width as usize + 1], vec![false; drawing.height as usize + 1]);
    let (mut in_board, mut beside) = (1, 1);
    let (mut filled, mut noted) = (false, false);
    for mark in &drawing.marks {
        match &mark.shape {
            Shape::Stroke { .. } if mark.ink == Ink::Guide && guides == Guides::Hidden => {}
            Shape::Stroke { from, to, .. } => {
                let along = |a: f32, b: f32| a == b && a.fract() == 0.0;
                if along(from.x, to.x) {
                    vertical[from.x as usize] = true;
                } else if along(from.y, to.y) {
                    horizontal[from.y as usize] = true;
                }
            }
            Shape::Word { at, text } => {
                let widest = if at.x < 0.0 { &mut beside } else { &mut in_board };
                *widest = text.width().max(*widest);
            }
            Shape::Notes { words, .. } => {
                in_board = words.concat().width().max(in_board);
                noted = true;
            }
            Shape::Fill { .. } => filled = true,
            Shape::Cross { .. } | Shape::Ring { .. } => {}
        }
    }
    let pad = usize::from(!filled && !has_clues(drawing));
    let gap = |free: usize| if drawing.lattice == Lattice::Points { free } else { 0 };
    let free = in_board == 1 || !has_clues(drawing) || clues_meet(drawing) || noted;
    let cell = in_board + usize::from(free);
    let word = in_board.min(cell - 1);
    let [left, above] = [Axis::Row, Axis::Column].map(|axis| usize::from(lights(drawing, axis)));
    let across = Spans { clue: beside + 1, cell, word, gap: gap(2), pad, margin: 2 * left };
    let down = Spans { clue: 1, cell: 1, word: 1, gap: gap(1), pad: 0, margin: above };
    let columns = Scale::new(drawing.left, drawing.width, across, &vertical);
    let rows = Scale::new(drawing.above, drawing.height, down, &horizontal);
    (columns, rows)
}

/// Is a whole row, or a whole column, pointed at?
fn lights(drawing: &Drawing, axis: Axis) -> bool {
    let along = |place: Place| matches!(place, Place::Line(line) if line.axis == axis);
    drawing.highlights.iter().any(|highlight| along(highlight.place))
}

fn has_clues(drawing: &Drawing) -> bool {
    drawing.left > 0
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

/// Is the line between two points a line of the board, not one between middles of cells?
pub fn is_border(from: Point, to: Point) -> bool {
    (from.x == to.x && from.x.fract() == 0.0) || (from.y == to.y && from.y.fract() == 0.0)
}
