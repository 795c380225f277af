//! Numbers that are nowhere twice in a line (a Latin square, or the part of one that a rectangle has).

use grille_chance::Seed;
use grille_grid::Size;

/// A board of numbers from 1 to its longer side: those of the document, the numbers in any order too,
/// then pairs of rows that change places in part.
pub(super) fn latin(size: Size, seed: &mut Seed) -> Vec<u32> {
    let side = size.width.max(size.height) as usize;
    let names = seed.order(side);
    let mut square = rounds(side, seed);
    square.iter_mut().flatten().for_each(|number| *number = 1 + names[*number as usize - 1] as u32);
    for _ in 0..side {
        switch(&mut square, seed);
    }
    part(size, &square)
}

/// A board of numbers as the document makes it: the same round of numbers in every row, begun at another
/// place, then rows and columns in any order.
pub(super) fn shuffled(size: Size, seed: &mut Seed) -> Vec<u32> {
    part(size, &rounds(size.width.max(size.height) as usize, seed))
}

fn rounds(side: usize, seed: &mut Seed) -> Vec<Vec<u32>> {
    let [rows, columns] = [(); 2].map(|()| seed.order(side));
    let number = |row: usize, column: usize| 1 + ((row + column) % side) as u32;
    let row = |&row: &usize| columns.iter().map(|&column| number(row, column)).collect();
    rows.iter().map(row).collect()
}

fn part(size: Size, square: &[Vec<u32>]) -> Vec<u32> {
    let (width, height) = (size.width as usize, size.height as usize);
    square.iter().take(height).flat_map(|row| row[..width].iter().copied()).collect()
}

/// Two rows change their numbers in some columns: from one column on, wherever a number is twice in the
/// lower row then, until none is.
fn switch(square: &mut [Vec<u32>], seed: &mut Seed) {
    let side = square.len();
    let (one, other) = (seed.below(side), seed.below(side));
    let mut twice = Some(seed.below(side)).filter(|_| one != other);
    while let Some(column) = twice {
        let down = square[one][column];
        twice = square[other].iter().position(|&number| number == down);
        square[one][column] = std::mem::replace(&mut square[other][column], down);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_number_is_twice_in_a_line() {
        for (width, height) in [(1, 1), (5, 5), (3, 8), (9, 4), (12, 12)] {
            for seed in 0..20 {
                let size = Size::new(width, height);
                let numbers = latin(size, &mut Seed(seed));
                for line in size.lines() {
                    let mut seen: Vec<u32> = line.cells().map(|c| numbers[c.index()]).collect();
                    seen.sort_unstable();
                    seen.dedup();
                    assert_eq!(seen.len(), line.cells().count(), "{size:?} from {seed}");
                    assert!(seen.iter().all(|number| (1..=width.max(height)).contains(number)));
                }
            }
        }
    }
}
