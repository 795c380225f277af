//! Shapes of shaded cells that the source document forbids instead of connectivity: each of them parts the
//! white cells, and there are more that do.
//!
//! ```text
//! diagonal   rectangle, the smallest    triangle    broken line
//!  . . #     a cell that is alone       . # . # .   # . . .
//!  . # .      . # .      . . # .        . . # . .   . # . .
//!  # . .      # . #      . # . #                    # . . .
//!             . # .      # . # .                    . # . .
//!                        . # . .
//! ```

use grille_engine::{Solution, Var};
use grille_grid::{Cell, Size};

use super::{SHADED, Singles};

/// The shapes that an answer has, each as its cells.
pub(super) fn shapes(singles: &Singles, answer: &Solution) -> Vec<Vec<Var>> {
    let board = Board { size: singles.size, answer };
    let mut found = Vec::new();
    for (row, column) in board.places() {
        found.extend([-1, 1].into_iter().filter_map(|side| board.diagonal(row, column, side)));
        board.rectangles(row, column, &mut found);
    }
    for (down, right) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
        board.triangles((down, right), &mut found);
    }
    for is_column in [false, true] {
        board.broken_lines(is_column, &mut found);
    }
    found
}

struct Board<'a> {
    size: Size,
    answer: &'a Solution,
}

impl Board<'_> {
    fn sides(&self) -> (i32, i32) {
        (self.size.height as i32, self.size.width as i32)
    }

    fn places(&self) -> impl Iterator<Item = (i32, i32)> + use<> {
        let (height, width) = self.sides();
        (0..height).flat_map(move |row| (0..width).map(move |column| (row, column)))
    }

    fn is_inside(&self, (row, column): (i32, i32)) -> bool {
        let (height, width) = self.sides();
        (0..height).contains(&row) && (0..width).contains(&column)
    }

    fn cell(&self, (row, column): (i32, i32)) -> Cell {
        self.size.cell(row as u32, column as u32)
    }

    fn is_shaded(&self, place: (i32, i32)) -> bool {
        self.is_inside(place) && self.answer[self.cell(place).index()] == SHADED
    }

    /// These cells, if all are shaded.
    fn shaded(&self, places: &[(i32, i32)]) -> Option<Vec<Var>> {
        let is_shape = places.len() > 1 && places.iter().all(|&place| self.is_shaded(place));
        is_shape.then(|| places.iter().map(|&place| Var(self.cell(place).0)).collect())
    }

    /// From a cell of the upper edge, or of a side, straight on to another edge, down and to one side.
    fn diagonal(&self, row: i32, column: i32, side: i32) -> Option<Vec<Var>> {
        if self.is_inside((row - 1, column - side)) {
            return None;
        }
        let all = (0..).map(|step| (row + step, column + side * step));
        let all: Vec<(i32, i32)> = all.take_while(|&place| self.is_inside(place)).collect();
        self.shaded(&all)
    }

    /// Rectangles with sloping sides whose uppermost cell this is; a diamond has equal ones.
    fn rectangles(&self, row: i32, column: i32, found: &mut Vec<Vec<Var>>) {
        let longest = |side: i32| {
            let steps =
                (0..).take_while(|&step| self.is_shaded((row + step, column + side * step)));
            steps.last().unwrap_or(0)
        };
        let (right, left) = (longest(1), longest(-1));
        for (one, other) in (1..=right).flat_map(|one| (1..=left).map(move |other| (one, other))) {
            let near = (0..=one).map(|step| (row + step, column + step));
            let far = (0..=one).map(|step| (row + other + step, column - other + step));
            let ends = (1..other).flat_map(|step| {
                [(row + step, column - step), (row + one + step, column + one - step)]
            });
            let all: Vec<(i32, i32)> = near.chain(far).chain(ends).collect();
            found.extend(self.shaded(&all));
        }
    }

    /// From an edge inwards and back to it, by slopes that are equal.
    fn triangles(&self, (down, right): (i32, i32), found: &mut Vec<Vec<Var>>) {
        let (height, width) = self.sides();
        // The edge from which one goes down, or right; along it the other way.
        let (edge, along) = match (down, right) {
            (1, _) => ((0, 0), (0, 1)),
            (-1, _) => ((height - 1, 0), (0, 1)),
            (_, 1) => ((0, 0), (1, 0)),
            _ => ((0, width - 1), (1, 0)),
        };
        let length = if along.1 == 1 { width } else { height };
        for start in 0..length {
            for depth in 1..=(length - 1 - start) / 2 {
                let place = |step: i32| {
                    let inwards = step.min(2 * depth - step);
                    let (forth, in_) = (start + step, inwards);
                    (edge.0 + along.0 * forth + down * in_, edge.1 + along.1 * forth + right * in_)
                };
                let all: Vec<(i32, i32)> = (0..=2 * depth).map(place).collect();
                found.extend(self.shaded(&all));
            }
        }
    }

    /// From edge to edge within two lines side by side, one cell here and one there.
    fn broken_lines(&self, is_column: bool, found: &mut Vec<Vec<Var>>) {
        let (height, width) = self.sides();
        let (lines, length) = if is_column { (width, height) } else { (height, width) };
        for (line, first) in (0..lines - 1).flat_map(|line| [(line, 0), (line, 1)]) {
            let place = |step: i32| match (is_column, line + (step + first) % 2) {
                (true, column) => (step, column),
                (false, row) => (row, step),
            };
            let all: Vec<(i32, i32)> = (0..length).map(place).collect();
            found.extend(self.shaded(&all));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Puzzle;

    /// A board that is shaded so, its numbers all different.
    fn board(text: &str) -> (Singles, Solution) {
        let rows: Vec<&str> = text.split_whitespace().collect();
        let size = Size::new(rows[0].len() as u32, rows.len() as u32);
        let numbers = (1..=size.area() as u32).collect();
        let shaded = rows.concat().bytes().map(|byte| u8::from(byte == b'#')).collect();
        (Singles { size, numbers }, shaded)
    }

    #[track_caller]
    fn check(text: &str, number: usize) {
        let (singles, answer) = board(text);
        assert_eq!(shapes(&singles, &answer).len(), number, "{text}");
    }

    #[test]
    fn shapes_of_the_document_are_seen() {
        check("..... ..#.. .#.#. ..#.. .....", 1);
        check("...#... ..#.#.. .#...#. ..#.#.. ...#... ....... .......", 1);
        check("......... .....#... ....#.#.. ...#...#. ..#...#.. ...#.#... ....#.... .........", 1);
        check(".#.#. ..#.. ..... ..... .....", 1);
        check("..... #.... .#... #.... .....", 1);
        check("..#. .#.. #... ....", 1);
        check(".#... ..#.. .#... ..#.. .#...", 1);
        check("..... .#.#. ..... .#.#. .....", 0);
    }

    /// All shadings of small boards: where there is a shape, the white cells do not hang together.
    #[test]
    fn every_shape_parts_the_white_cells() {
        let mut seen = 0;
        for (width, height) in [(2u32, 2u32), (3, 3), (4, 3), (3, 4), (4, 4), (5, 3)] {
            let size = Size::new(width, height);
            for code in 0..1u32 << size.area() {
                let answer: Solution = (0..size.area()).map(|i| (code >> i & 1) as u8).collect();
                let touch = |(a, b): (Cell, Cell)| answer[a.index()] + answer[b.index()] == 2;
                let numbers = (1..=size.area() as u32).collect();
                let singles = Singles { size, numbers };
                if size.touching().any(touch) || shapes(&singles, &answer).is_empty() {
                    continue;
                }
                seen += 1;
                assert!(singles.model().violated(&answer).next().is_some(), "{width} {code:b}");
            }
        }
        assert!(seen > 100);
    }
}
