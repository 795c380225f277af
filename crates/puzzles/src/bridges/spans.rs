//! The spans between islands that see each other, and which of them would cross.

use grille_grid::{Axis, Cell, Size};

/// A pair of neighbouring islands, the left or upper one first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Span {
    pub ends: [u32; 2],
}

/// All spans of a board.
#[derive(Debug)]
pub(super) struct Spans {
    /// Those along rows, then those along columns.
    pub all: Vec<Span>,
    /// Pairs of spans that would cross.
    pub crossings: Vec<(u32, u32)>,
    /// The spans at each island.
    ends_at: Vec<Vec<u32>>,
}

impl Spans {
    /// Islands are given in reading order.
    pub fn new(size: Size, islands: &[Cell]) -> Self {
        let mut island_at = vec![None; size.area()];
        for (number, cell) in (0u32..).zip(islands) {
            island_at[cell.index()] = Some(number);
        }
        let mut spans = Self {
            all: Vec::new(),
            crossings: Vec::new(),
            ends_at: vec![Vec::new(); islands.len()],
        };
        let mut over: Vec<Option<u32>> = vec![None; size.area()];
        for axis in Axis::BOTH {
            for line in size.lines_along(axis) {
                let mut last: Option<u32> = None;
                let mut between: Vec<Cell> = Vec::new();
                for cell in line.cells() {
                    let Some(island) = island_at[cell.index()] else {
                        between.push(cell);
                        continue;
                    };
                    if let Some(last) = last {
                        spans.add(last, island, &between, &mut over);
                    }
                    last = Some(island);
                    between.clear();
                }
            }
        }
        spans
    }

    /// The spans that end at an island.
    pub fn at(&self, island: u32) -> impl Iterator<Item = u32> {
        self.ends_at[island as usize].iter().copied()
    }

    fn add(&mut self, from: u32, to: u32, between: &[Cell], over: &mut [Option<u32>]) {
        let number = self.all.len() as u32;
        self.all.push(Span { ends: [from, to] });
        self.ends_at[from as usize].push(number);
        self.ends_at[to as usize].push(number);
        for cell in between {
            // Rows come first, so what lies over a cell already is a span of the other axis.
            match over[cell.index()] {
                Some(other) => self.crossings.push((other, number)),
                None => over[cell.index()] = Some(number),
            }
        }
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
    }
}
