//! What a line of takuzu implies, in words of bits: dynamic programming over counts, bit by bit in
//! parallel (arc consistency).

use grille_engine::Conflict;

use crate::bits::Bits;

/// The cells of a line that are known to be 0, and those known to be 1.
pub(super) type Known<const W: usize> = [Bits<W>; 2];

/// What is seen at once: a third equal cell beside two or between two, and the rest of a line that
/// has all its 0 or all its 1. Every cell at a time, until nothing more is seen.
pub(super) fn simple<const W: usize>(
    mut known: Known<W>,
    length: usize,
) -> Result<Known<W>, Conflict> {
    let (all, half) = (Bits::<W>::below(length), length as u32 / 2);
    loop {
        let before = known;
        for value in [0, 1] {
            let same = known[value];
            let count = same.count();
            if count > half {
                return Err(Conflict);
            }
            let forced = around_pairs(&same).and(&all);
            if forced.meets(&same) {
                return Err(Conflict);
            }
            let rest = all.without(&same).only_if(count == half);
            known[1 - value] = known[1 - value].or(&forced).or(&rest);
        }
        if known == before {
            return if known[0].meets(&known[1]) { Err(Conflict) } else { Ok(known) };
        }
    }
}

/// Where a third would stand.
///
/// ```text
/// same     . # # . . # . #
/// forced   ! . . ! . . ! .
/// ```
fn around_pairs<const W: usize>(same: &Bits<W>) -> Bits<W> {
    let twins = same.and(&same.up(1));
    let apart = same.and(&same.up(2));
    twins.up(1).or(&twins.down(2)).or(&apart.down(1))
}

/// For each state of a line that is half read, how many 1 there can be so far, one bit each.
///
/// The states are the last cell and how often it stands there: 0, 00, 1, 11.
pub(super) type Counts<const W: usize> = [Bits<W>; 4];

/// Everything that a line implies. It must have an open cell, and no three equal known ones.
///
/// All ways to fill it from the left are read at once, then all from the right: a cell can have a
/// value if both meet in a count. What is known at the ends is not read, but for two cells.
pub(super) fn exact<const W: usize>(
    known: &Known<W>,
    length: usize,
    left: &mut Vec<Counts<W>>,
) -> Result<Known<W>, Conflict> {
    let open = Bits::below(length).without(&known[0].or(&known[1]));
    let (Some(first), Some(last)) = (open.first(), open.last()) else { return Ok(*known) };
    let (start, end) = (first.saturating_sub(2), (last + 3).min(length));
    let inner = Bits::below(end).without(&Bits::below(start));
    let target = (length as u32 / 2).checked_sub(known[1].without(&inner).count());
    let target = target.ok_or(Conflict)? as usize;
    read(known, start..end, left);
    meet(*known, start..end, target, left)
}

/// The counts after each cell, read from the left.
fn read<const W: usize>(
    known: &Known<W>,
    cells: std::ops::Range<usize>,
    left: &mut Vec<Counts<W>>,
) {
    left.clear();
    let mut now: Counts<W> = [Bits::NONE; 4];
    let mut fresh = Bits::one(0);
    for cell in cells {
        let [zero, zeros, one, ones] = now;
        let (can_be_0, can_be_1) = (!known[1].has(cell), !known[0].has(cell));
        now = [
            one.or(&ones).or(&fresh).only_if(can_be_0),
            zero.only_if(can_be_0),
            zero.or(&zeros).or(&fresh).up(1).only_if(can_be_1),
            one.up(1).only_if(can_be_1),
        ];
        fresh = Bits::NONE;
        left.push(now);
    }
}

/// The values with which a cell can be part of the whole, read from the right.
fn meet<const W: usize>(
    mut known: Known<W>,
    cells: std::ops::Range<usize>,
    target: usize,
    left: &[Counts<W>],
) -> Result<Known<W>, Conflict> {
    // The counts from which the line can be finished.
    let mut right: Counts<W> = [Bits::one(target); 4];
    for (cell, left) in cells.zip(left).rev() {
        let [zero, zeros, one, ones] = std::array::from_fn(|i| right[i].and(&left[i]));
        let (can_be_0, can_be_1) = (!zero.or(&zeros).is_empty(), !one.or(&ones).is_empty());
        match (can_be_0, can_be_1) {
            (true, true) => {}
            (true, false) => known[0] = known[0].or(&Bits::one(cell)),
            (false, true) => known[1] = known[1].or(&Bits::one(cell)),
            (false, false) => return Err(Conflict),
        }
        let [zero, zeros, one, ones] = right;
        let turn_0 = zero.only_if(can_be_0);
        let turn_1 = one.down(1).only_if(can_be_1);
        right = [
            zeros.only_if(can_be_0).or(&turn_1),
            turn_1,
            ones.down(1).only_if(can_be_1).or(&turn_0),
            turn_0,
        ];
    }
    Ok(known)
}

#[cfg(test)]
mod tests {
    use grille_chance::Seed;

    use super::*;

    /// What all fillings share that agree with what is known, in the most naive way.
    fn shared(known: [u64; 2], length: usize) -> Option<[u64; 2]> {
        let all = (1u64 << length) - 1;
        let is_fair = |&line: &u64| {
            let three = |line: u64| line & line >> 1 & line >> 2 != 0;
            2 * line.count_ones() as usize == length && !three(line) && !three(!line & all)
        };
        let agrees = |line: &u64| line & known[0] == 0 && !line & known[1] == 0;
        let fillings = (0..=all).filter(is_fair).filter(agrees);
        fillings.fold(None, |shared, line| {
            let [zeros, ones] = shared.unwrap_or([all, all]);
            Some([zeros & !line, ones & line])
        })
    }

    /// The same by the clever way, as the board does it.
    fn implied<const W: usize>(known: [u64; 2], length: usize) -> Option<[u64; 2]> {
        let wide = |word: u64| {
            let mut bits = Bits::<W>::NONE;
            bits.0[0] = word;
            bits
        };
        let known = simple(known.map(wide), length).ok()?;
        let after = exact(&known, length, &mut Vec::new()).ok()?;
        Some(after.map(|bits| bits.0[0]))
    }

    #[test]
    fn a_line_implies_what_all_its_fillings_share() {
        let mut seed = Seed(1);
        let mut word = || seed.word();
        for length in [2, 4, 6, 8, 10, 12] {
            for round in 0..600 {
                let all = (1u64 << length) - 1;
                let shown = [word(), word() & word(), word() & word() & word()][round % 3] & all;
                let ones = word() & shown;
                let known = [shown & !ones, ones];
                let expected = shared(known, length);
                assert_eq!(implied::<1>(known, length), expected, "{known:x?} of {length}");
                assert_eq!(implied::<2>(known, length), expected, "{known:x?} of {length}");
            }
        }
    }
}
