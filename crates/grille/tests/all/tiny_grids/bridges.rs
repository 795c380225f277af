//! Bridges: as many at each island as it says, none crossing another, all islands joined.

use super::{check, check_solutions, fillings, hang_together};
use crate::common::{Seed, Sheet, rows};

/// An island: column, row, number of bridges.
type Island = (usize, usize, usize);

/// Two islands by their numbers.
type Span = (usize, usize);

struct Board {
    width: usize,
    height: usize,
    most: usize,
    islands: Vec<Island>,
}

impl Board {
    /// The pairs of islands with nothing but water between them in one row or column.
    fn spans(&self) -> Vec<Span> {
        let all = &self.islands;
        let pairs = (0..all.len()).flat_map(|b| (0..b).map(move |a| (a, b)));
        pairs
            .filter(|&(a, b)| !all.iter().any(|&c| lies_between(all[a], c, all[b])))
            .filter(|&(a, b)| all[a].0 == all[b].0 || all[a].1 == all[b].1)
            .collect()
    }

    fn cross(&self, one: Span, other: Span) -> bool {
        let ends = |span: Span| (self.islands[span.0], self.islands[span.1]);
        let over = |(a, b): (Island, Island), (c, d): (Island, Island)| {
            let place = (a.0, c.1, 0);
            a.0 == b.0 && c.1 == d.1 && lies_between(a, place, b) && lies_between(c, place, d)
        };
        let (one, other) = (ends(one), ends(other));
        over(one, other) || over(other, one)
    }

    /// How many bridges end at an island.
    fn at(&self, spans: &[Span], bridges: &[usize], island: usize) -> usize {
        let ends_here = |&(&(a, b), _): &(&Span, &usize)| a == island || b == island;
        spans.iter().zip(bridges).filter(ends_here).map(|(_, count)| count).sum()
    }

    fn is_solved(&self, spans: &[Span], bridges: &[usize]) -> bool {
        let numbers = (0..self.islands.len())
            .all(|island| self.at(spans, bridges, island) == self.islands[island].2);
        let used: Vec<Span> =
            spans.iter().zip(bridges).filter(|(_, count)| **count > 0).map(|(&s, _)| s).collect();
        let islands: Vec<usize> = (0..self.islands.len()).collect();
        numbers
            && used.iter().all(|&a| used.iter().all(|&b| !self.cross(a, b)))
            && hang_together(&islands, |a, b| used.contains(&(a, b)) || used.contains(&(b, a)))
    }

    fn expected(&self) -> usize {
        let spans = self.spans();
        fillings(self.most + 1, spans.len()).filter(|b| self.is_solved(&spans, b)).count()
    }

    /// Few enough spans to try everything.
    fn is_tiny(&self) -> bool {
        (self.most + 1).pow(self.spans().len() as u32) <= 20_000 && !self.islands.is_empty()
    }

    fn sheet(&self, form: usize) -> Sheet {
        let mut words = vec![".".to_owned(); self.width * self.height];
        for &(x, y, number) in &self.islands {
            words[y * self.width + x] = number.to_string();
        }
        let (width, height, islands) = (self.width, self.height, self.islands.len());
        let board = rows(width, &words);
        let (id, text) = match form % 4 {
            0 => ("grid", format!("{width} {height}\n{board}")),
            1 if width > 1 => ("commas", board.replace(' ', ",").replace('.', "")),
            2 => ("has", format!("{width} {height} {islands}\n{}", board.replace('.', "0"))),
            _ => {
                let text = format!("grille 1 bridges\nmost = {}\nboard\n{board}", self.most);
                return Sheet::new("bridges", "grille", text);
            }
        };
        Sheet::new("bridges", id, text).with("most", self.most)
    }
}

fn lies_between(from: Island, place: Island, to: Island) -> bool {
    let inside = |a: usize, x: usize, b: usize| a.min(b) < x && x < a.max(b);
    let (row, column) =
        (from.1 == place.1 && place.1 == to.1, from.0 == place.0 && place.0 == to.0);
    row && inside(from.0, place.0, to.0) || column && inside(from.1, place.1, to.1)
}

const SIZES: [(usize, usize); 7] = [(5, 5), (4, 6), (6, 4), (5, 4), (4, 3), (1, 5), (6, 1)];

/// Islands here and there, as many in ten cells as `density`.
fn random_islands(seed: &mut Seed, (width, height): (usize, usize), density: usize) -> Vec<Island> {
    let cells = (0..width * height).filter(|_| seed.percent(10 * density)).collect::<Vec<_>>();
    cells.into_iter().map(|cell| (cell % width, cell / width, 1 + seed.below(4))).collect()
}

/// A board whose numbers come from bridges: all islands joined by them, or perhaps not.
fn built_board(seed: &mut Seed, size: (usize, usize), most: usize) -> Board {
    let density = 2 + seed.below(3);
    let islands = random_islands(seed, size, density);
    let mut board = Board { width: size.0, height: size.1, most, islands };
    let spans = board.spans();
    let mut bridges = vec![0; spans.len()];
    for i in seed.order(spans.len()) {
        let free = (0..spans.len()).all(|j| bridges[j] == 0 || !board.cross(spans[i], spans[j]));
        if free && seed.percent(80) {
            bridges[i] = 1 + seed.below(most);
        }
    }
    for island in 0..board.islands.len() {
        board.islands[island].2 = board.at(&spans, &bridges, island);
    }
    board.islands.retain(|&(_, _, number)| number > 0);
    board
}

fn check_boards(rounds: usize, mut make: impl FnMut(usize) -> Board) -> usize {
    let mut solvable = 0;
    for round in 0..rounds {
        let board = std::iter::repeat_with(|| make(round)).find(Board::is_tiny).expect("endless");
        let expected = board.expected();
        solvable += usize::from(expected > 0);
        check(&board.sheet(round), expected);
    }
    solvable
}

#[test]
fn boards_with_numbers_at_random() {
    let mut seed = Seed(8);
    check_boards(500, |round| {
        let (width, height) = SIZES[round % SIZES.len()];
        let islands = random_islands(&mut seed, (width, height), 1 + round % 3);
        Board { width, height, most: 1 + round / 7 % 3, islands }
    });
}

#[test]
fn boards_with_the_numbers_of_some_bridges() {
    let mut seed = Seed(9);
    let solvable = check_boards(500, |round| {
        built_board(&mut seed, SIZES[round % SIZES.len()], 1 + round / 7 % 3)
    });
    assert!(solvable > 200, "{solvable} boards have a solution");
}

/// Numbers of bridges in a ring and across it, which may cross in its middle.
///
/// ```text
/// 1 . 1 . 1
/// . . . . .
/// 1 . . . 1
/// . . . . .
/// 1 . 1 . 1
/// ```
#[test]
fn numbers_of_bridges_that_may_cross() {
    let mut seed = Seed(11);
    let places = [(0, 0), (2, 0), (4, 0), (0, 2), (4, 2), (0, 4), (2, 4), (4, 4)];
    for round in 0..200 {
        let islands = places.iter().map(|&(x, y)| (x, y, 0)).collect();
        let mut board = Board { width: 5, height: 5, most: 1 + round % 2, islands };
        let spans = board.spans();
        let mut count = || if seed.percent(70) { 1 + seed.below(board.most) } else { 0 };
        let bridges: Vec<usize> = spans.iter().map(|_| count()).collect();
        for island in 0..places.len() {
            board.islands[island].2 = board.at(&spans, &bridges, island);
        }
        board.islands.retain(|&(_, _, number)| number > 0);
        check(&board.sheet(round), board.expected());
    }
}

#[test]
fn islands_side_by_side_can_be_joined() {
    check(&Sheet::new("bridges", "grid", "2 1\n1 1\n"), 1);
    check(&Sheet::new("bridges", "grid", "2 2\n2 2\n2 2\n"), 1);
    check(&Sheet::new("bridges", "grid", "1 1\n1\n"), 0);
}

#[test]
fn solutions_can_be_read_again() {
    let mut seed = Seed(10);
    for round in 0..100 {
        let board = built_board(&mut seed, SIZES[round % SIZES.len()], 1 + round % 3);
        if board.is_tiny() {
            check_solutions(&board.sheet(round));
        }
    }
}
