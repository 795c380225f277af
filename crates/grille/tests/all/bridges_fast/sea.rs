//! A board as places of islands, and everything that can be built on it, by the rules in words.

use grille::Instance;

use crate::common::{Sheet, rows};

/// Places of islands on a board, and how many bridges a span takes.
#[derive(Clone, Debug)]
pub struct Sea {
    pub width: usize,
    pub height: usize,
    pub most: usize,
    /// Columns and rows, in reading order.
    pub islands: Vec<(usize, usize)>,
}

impl Sea {
    /// The pairs of islands that see each other.
    pub fn spans(&self) -> Vec<(usize, usize)> {
        let mut spans = Vec::new();
        for (a, &(x, y)) in self.islands.iter().enumerate() {
            let right = |&(_, at): &(usize, &(usize, usize))| at.1 == y && at.0 > x;
            let below = |&(_, at): &(usize, &(usize, usize))| at.0 == x && at.1 > y;
            let later = || self.islands.iter().enumerate();
            spans.extend(later().find(right).map(|(b, _)| (a, b)));
            spans.extend(later().find(below).map(|(b, _)| (a, b)));
        }
        spans
    }

    pub fn cross(&self, one: (usize, usize), other: (usize, usize)) -> bool {
        let over = |(a, b): (usize, usize), (c, d): (usize, usize)| {
            let ((x1, y), (x2, y2)) = (self.islands[a], self.islands[b]);
            let ((x, y3), (x4, y4)) = (self.islands[c], self.islands[d]);
            y == y2 && x == x4 && x1 < x && x < x2 && y3 < y && y < y4
        };
        over(one, other) || over(other, one)
    }

    /// The numbers that these bridges give the islands.
    pub fn numbers(&self, spans: &[(usize, usize)], bridges: &[usize]) -> Vec<usize> {
        let mut numbers = vec![0; self.islands.len()];
        for (&(a, b), &count) in spans.iter().zip(bridges) {
            numbers[a] += count;
            numbers[b] += count;
        }
        numbers
    }

    /// Do these bridges join all islands?
    pub fn is_joined(&self, spans: &[(usize, usize)], bridges: &[usize]) -> bool {
        let mut group: Vec<usize> = (0..self.islands.len()).collect();
        for (&(a, b), _) in spans.iter().zip(bridges).filter(|(_, count)| **count > 0) {
            let (from, to) = (group[a], group[b]);
            group.iter_mut().filter(|g| **g == from).for_each(|g| *g = to);
        }
        group.iter().all(|&g| g == group[0])
    }

    /// The board as a puzzle.
    pub fn puzzle(&self, numbers: &[usize]) -> Box<dyn Instance> {
        self.sheet(numbers).puzzle()
    }

    pub fn sheet(&self, numbers: &[usize]) -> Sheet {
        let mut words = vec![".".to_owned(); self.width * self.height];
        for (&(x, y), number) in self.islands.iter().zip(numbers) {
            words[y * self.width + x] = number.to_string();
        }
        let text = format!("{} {}\n{}", self.width, self.height, rows(self.width, &words));
        Sheet::new("bridges", "grid", text).with("most", self.most)
    }
}
