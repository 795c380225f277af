//! The spans between islands that see each other, and which of them would cross.

use grille_grid::{Cell, Size};

/// A pair of neighbouring islands, the left or upper one first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Span {
    pub ends: [u32; 2],
}

/// All spans of a board.
#[derive(Debug)]
pub(super) struct Spans {
    /// Those along rows, then those along columns, each in the reading order of their second end.
    pub all: Vec<Span>,
    /// Pairs of spans that would cross.
    pub crossings: Vec<(u32, u32)>,
    /// The spans to the left, to the right, up and down of each island, or `NONE`.
    ends_at: Vec<[u32; 4]>,
}

/// No island, or no span.
const NONE: u32 = u32::MAX;

/// The sides of an island.
const LEFT: usize = 0;
const RIGHT: usize = 1;
const UP: usize = 2;
const DOWN: usize = 3;

impl Spans {
    /// Islands are given in reading order.
    pub fn new(size: Size, islands: &[Cell]) -> Self {
        let mut spans = Self {
            all: Vec::with_capacity(2 * islands.len()),
            crossings: Vec::new(),
            ends_at: vec![[NONE; 4]; islands.len()],
        };
        let over = spans.along_rows(size, islands);
        spans.along_columns(size, islands, &over);
        spans
    }

    /// The spans that end at an island.
    pub fn at(&self, island: u32) -> impl Iterator<Item = u32> {
        self.ends_at[island as usize].into_iter().filter(|&span| span != NONE)
    }

    /// Adds the spans along rows; says which of them lies over each cell.
    fn along_rows(&mut self, size: Size, islands: &[Cell]) -> Vec<u32> {
        let mut over = vec![NONE; size.area()];
        for (right, pair) in (1u32..).zip(islands.windows(2)) {
            if size.row(pair[0]) == size.row(pair[1]) {
                let span = self.add([right - 1, right], [RIGHT, LEFT]);
                over[pair[0].index() + 1..pair[1].index()].fill(span);
            }
        }
        over
    }

    /// Adds the spans along columns, and what they would cross.
    fn along_columns(&mut self, size: Size, islands: &[Cell], over: &[u32]) {
        let mut last = vec![NONE; size.width as usize];
        for (lower, cell) in (0u32..).zip(islands) {
            let upper = std::mem::replace(&mut last[size.column(*cell) as usize], lower);
            if upper == NONE {
                continue;
            }
            let span = self.add([upper, lower], [DOWN, UP]);
            let between = islands[upper as usize].index()..cell.index();
            let crossed = between.step_by(size.width as usize).skip(1).map(|cell| over[cell]);
            self.crossings.extend(crossed.filter(|&row| row != NONE).map(|row| (row, span)));
        }
    }

    fn add(&mut self, ends: [u32; 2], sides: [usize; 2]) -> u32 {
        let number = self.all.len() as u32;
        self.all.push(Span { ends });
        for (end, side) in ends.into_iter().zip(sides) {
            self.ends_at[end as usize][side] = number;
        }
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// ```text
    /// . 1 .
    /// 1 . 1
    /// . 1 .
    /// ```
    #[test]
    fn a_cross_has_two_spans_that_cross() {
        let size = Size::square(3);
        let spans = Spans::new(size, &[Cell(1), Cell(3), Cell(5), Cell(7)]);
        assert_eq!(spans.all, [Span { ends: [1, 2] }, Span { ends: [0, 3] }]);
        assert_eq!(spans.crossings, [(0, 1)]);
        assert_eq!(spans.at(1).collect::<Vec<_>>(), [0]);
    }

    /// ```text
    /// 1 1 . 1
    /// . . . .
    /// 1 . 1 .
    /// ```
    #[test]
    fn a_span_ends_at_the_next_island() {
        let size = Size::new(4, 3);
        let spans = Spans::new(size, &[Cell(0), Cell(1), Cell(3), Cell(8), Cell(10)]);
        let ends: Vec<[u32; 2]> = spans.all.iter().map(|span| span.ends).collect();
        assert_eq!(ends, [[0, 1], [1, 2], [3, 4], [0, 3]]);
        assert_eq!(spans.crossings, []);
    }
}
