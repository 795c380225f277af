//! Everything that a line implies: what all placements of its runs share (arc consistency).

use super::clue::Kind;
use super::line::Ways;
use crate::bits::Bits;

/// Keep what some placement shows; `valid` is for the starts of each kind of run.
pub(super) fn join<const W: usize>(ways: &Ways<W>, can: &mut [Bits<W>], valid: &mut Vec<Bits<W>>) {
    let runs = ways.clue.runs;
    valid.clear();
    valid.resize(ways.clue.kinds.len(), Bits::NONE);
    let mut gaps = Bits::NONE;
    let mut after = ways.after(0);
    for (j, run) in runs.iter().enumerate() {
        gaps = gaps.or(&ways.before(j).and(&after.down(1)));
        after = ways.after(j + 1);
        let kind = &mut valid[usize::from(run.kind)];
        *kind = kind.or(&ways.starts(j, &after));
    }
    gaps = gaps.or(&ways.before(runs.len()).and(&after.down(1)));
    can.iter_mut().for_each(|cells| *cells = Bits::NONE);
    can[0] = gaps.and(&ways.white);
    fill(ways.clue.kinds, valid, can);
}

/// The cells of all runs from their starts: longer runs become shorter ones, then all are one.
fn fill<const W: usize>(kinds: &[Kind], valid: &[Bits<W>], can: &mut [Bits<W>]) {
    let mut longer = Bits::NONE;
    for (kind, starts) in kinds.iter().zip(valid).rev() {
        let cells = longer.or(starts).fill(kind.step as usize);
        longer = cells;
        if kind.first {
            can[usize::from(kind.colour)] = cells;
            longer = Bits::NONE;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::line::Rule;
    use super::super::twin::{Case, every_line, longer_lines};

    fn check<const W: usize>(case: &Case) {
        assert_eq!(case.narrowed::<W>(Rule::Exact), case.shared(), "{case:?}");
    }

    #[test]
    fn a_black_line_implies_what_all_its_placements_share() {
        every_line(9, 1, check::<1>);
    }

    #[test]
    fn a_coloured_line_implies_what_all_its_placements_share() {
        every_line(4, 2, check::<1>);
    }

    #[test]
    #[ignore = "takes minutes: cargo test --release -p grille-puzzles -- --ignored"]
    fn longer_lines_too() {
        every_line(11, 1, check::<1>);
        every_line(5, 2, check::<1>);
    }

    #[test]
    fn lines_to_fourteen_cells_and_over_the_edge_of_a_word() {
        longer_lines(|case| {
            check::<1>(case);
            check::<2>(&case.after_sixty_cells());
        });
    }
}
