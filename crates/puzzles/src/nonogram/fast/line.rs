//! One line, exactly: everything its runs imply, for all places at once.

use grille_engine::Conflict;
use grille_engine::constraints::Run;

use super::bits::Bits;

/// Lists that are kept between lines, so that none is made twice.
#[derive(Debug)]
pub(super) struct Scratch<const W: usize> {
    /// `prefixes[j]`: the places before which the first `j` runs can be done with.
    prefixes: Vec<Bits<W>>,
    /// `starts[j]`: the places at which run `j` can start, seen from the left.
    starts: Vec<Bits<W>>,
}

impl<const W: usize> Default for Scratch<W> {
    fn default() -> Self {
        Self { prefixes: Vec::new(), starts: Vec::new() }
    }
}

/// Narrow what the cells of a line can be to what its runs allow.
///
/// `can[v]` holds the cells that can have the value `v`; 0 is the background. The line has
/// `length` cells, fewer than `64 * W`.
pub(super) fn narrow<const W: usize>(
    length: usize,
    runs: &[Run],
    can: &mut [Bits<W>],
    scratch: &mut Scratch<W>,
) -> Result<(), Conflict> {
    let white = can[0];
    from_the_left(length, runs, can, scratch)?;

    // From the right: `rest` holds the places from which the remaining runs can be done.
    let mirrored = white.reversed(length);
    let back = |places: &Bits<W>| places.reversed(length + 1).flow(&mirrored).reversed(length + 1);
    let mut rest = back(&Bits::one(length));
    can.iter_mut().for_each(|cells| *cells = Bits::NONE);
    let gap = |prefix: &Bits<W>, rest: &Bits<W>| prefix.and(&white).and(&rest.down(1));
    can[0] = gap(&scratch.prefixes[runs.len()], &rest);
    for (j, run) in runs.iter().enumerate().rev() {
        let run_length = run.length as usize;
        let touches = runs.get(j + 1).is_none_or(|next| next.colour != run.colour);
        let after = if touches { rest } else { white.and(&rest.down(1)) };
        let valid = scratch.starts[j].and(&after.down(run_length));
        let colour = &mut can[usize::from(run.colour)];
        *colour = colour.or(&valid.spread(run_length));
        rest = back(&valid);
        can[0] = can[0].or(&gap(&scratch.prefixes[j], &rest));
    }
    Ok(())
}

/// Fill the lists, run by run.
fn from_the_left<const W: usize>(
    length: usize,
    runs: &[Run],
    can: &[Bits<W>],
    scratch: &mut Scratch<W>,
) -> Result<(), Conflict> {
    let white = &can[0];
    scratch.prefixes.clear();
    scratch.starts.clear();
    let mut prefix = Bits::one(0).flow(white);
    scratch.prefixes.push(prefix);
    let mut last = 0;
    for run in runs {
        let run_length = run.length as usize;
        let from = if run.colour == last { prefix.and(white).up(1) } else { prefix };
        let starts = from.and(&can[usize::from(run.colour)].runs(run_length));
        if starts.is_empty() {
            return Err(Conflict);
        }
        prefix = starts.up(run_length).flow(white);
        scratch.starts.push(starts);
        scratch.prefixes.push(prefix);
        last = run.colour;
    }
    if prefix.has(length) { Ok(()) } else { Err(Conflict) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every way to place the runs, as one value a cell: the slow and obvious twin.
    fn placements(length: usize, runs: &[Run]) -> Vec<Vec<u8>> {
        let Some((first, others)) = runs.split_first() else { return vec![vec![0; length]] };
        let size = first.length as usize;
        let gap = others.first().is_some_and(|next| next.colour == first.colour);
        let mut all = Vec::new();
        for start in 0..(length + 1).saturating_sub(size) {
            let used = (start + size + usize::from(gap)).min(length + 1);
            for rest in if used <= length { placements(length - used, others) } else { vec![] } {
                let mut line = vec![0; start];
                line.extend(vec![first.colour; size]);
                line.extend(vec![0; used - start - size]);
                line.extend(rest);
                all.push(line);
            }
        }
        all
    }

    /// Every list of runs that fits a line, in colours from 1 to `colours`.
    fn clues(length: usize, colours: u8) -> Vec<Vec<Run>> {
        let mut all = vec![Vec::new()];
        let mut seen = 0;
        while seen < all.len() {
            let clue = all[seen].clone();
            seen += 1;
            for size in 1..=length as u32 {
                for colour in 1..=colours {
                    let mut longer: Vec<Run> = clue.clone();
                    longer.push(Run { length: size, colour });
                    if !placements(length, &longer).is_empty() {
                        all.push(longer);
                    }
                }
            }
        }
        all
    }

    /// `can[cell]` is a set of values, one bit each.
    fn check<const W: usize>(length: usize, runs: &[Run], all: &[Vec<u8>], can: &[u8], values: u8) {
        let fits = |line: &&Vec<u8>| line.iter().zip(can).all(|(value, can)| can >> value & 1 == 1);
        let mut expected: Vec<u8> = vec![0; length];
        for line in all.iter().filter(fits) {
            line.iter().zip(&mut expected).for_each(|(value, cell)| *cell |= 1 << value);
        }
        let mask = |value: u8| {
            let cells = (0..length).filter(|&cell| can[cell] >> value & 1 == 1);
            cells.fold(Bits::<W>::NONE, |bits, cell| bits.or(&Bits::one(cell)))
        };
        let mut masks: Vec<Bits<W>> = (0..values).map(mask).collect();
        let result = narrow(length, runs, &mut masks, &mut Scratch::default());
        if expected.contains(&0) {
            assert_eq!(result, Err(Conflict), "{runs:?} {can:?}");
            return;
        }
        assert_eq!(result, Ok(()), "{runs:?} {can:?}");
        for (cell, expected) in expected.iter().enumerate() {
            let bit = |value: u8| u8::from(masks[usize::from(value)].has(cell)) << value;
            let found: u8 = (0..values).map(bit).sum();
            assert_eq!(found, *expected, "cell {cell} of {runs:?} {can:?}");
        }
    }

    /// All states of lines to this length, all clues.
    fn check_all(longest: usize, colours: u8) {
        let states = (1u32 << (colours + 1)) - 1;
        for length in 1..=longest {
            for runs in clues(length, colours) {
                let all = placements(length, &runs);
                for number in 0..states.pow(length as u32) {
                    let digit = |cell: usize| number / states.pow(cell as u32) % states + 1;
                    let can: Vec<u8> = (0..length).map(|cell| digit(cell) as u8).collect();
                    check::<1>(length, &runs, &all, &can, colours + 1);
                }
            }
        }
    }

    #[test]
    fn a_black_line_implies_what_all_its_placements_share() {
        check_all(9, 1);
    }

    #[test]
    fn a_coloured_line_implies_what_all_its_placements_share() {
        check_all(4, 2);
    }

    #[test]
    #[ignore = "takes minutes: cargo test --release -p grille-puzzles -- --ignored"]
    fn longer_lines_too() {
        check_all(11, 1);
        check_all(5, 2);
    }

    /// All clues to length 14, each with states of a few known cells.
    #[test]
    fn lines_to_fourteen_cells_and_over_the_edge_of_a_word() {
        let mut seed = 7u64;
        for length in 9..=14 {
            for runs in clues(length, 1) {
                let all = placements(length, &runs);
                for _ in 0..6 {
                    seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                    let known = |cell: usize| match (seed >> (4 * cell + 3)) % 8 {
                        0 => 1,
                        1 => 2,
                        _ => 3,
                    };
                    let can: Vec<u8> = (0..length).map(known).collect();
                    check::<1>(length, &runs, &all, &can, 2);
                    // The same line after 60 settled cells, so that it lies across two words.
                    let far: Vec<u8> = vec![1; 60].into_iter().chain(can).collect();
                    let pad =
                        |line: &Vec<u8>| vec![0; 60].into_iter().chain(line.clone()).collect();
                    let padded: Vec<Vec<u8>> = all.iter().map(pad).collect();
                    check::<2>(length + 60, &runs, &padded, &far, 2);
                }
            }
        }
    }
}
