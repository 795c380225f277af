//! More lines than can differ (pigeonholes): 16 rows of 6 cells, of which only 14 can be filled
//! without a twin.

/// Are there more lines of a length than ways to fill one?
pub(in super::super) fn is_crowded(lines: usize, length: usize) -> bool {
    // Pairs 01 and 10 in any order fill a line: so many ways there are at least.
    let at_least = 1usize.checked_shl(length as u32 / 2);
    at_least.is_some_and(|ways| lines > ways) && lines as u64 > ways(length)
}

/// The ways to fill a line of an even length, which is short.
fn ways(length: usize) -> u64 {
    let half = length / 2;
    // For each number of 1 so far, those that end in 0, 00, 1 and 11.
    let mut now = vec![[0u64; 4]; half + 2];
    now[0][0] = 1;
    now[1][2] = 1;
    for _ in 1..length {
        let mut next = vec![[0u64; 4]; half + 2];
        for ones in 0..=half {
            let [zero, zeros, one, twice] = now[ones];
            next[ones][0] += one + twice;
            next[ones][1] += zero;
            next[ones + 1][2] += zero + zeros;
            next[ones + 1][3] += one;
        }
        now = next;
    }
    now[half].iter().sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_fair(line: u32, length: usize) -> bool {
        let all = (1u32 << length) - 1;
        let three = |line: u32| line & line >> 1 & line >> 2 != 0;
        2 * line.count_ones() as usize == length && !three(line) && !three(!line & all)
    }

    #[test]
    fn lines_are_crowded_when_some_must_be_equal() {
        for length in [2, 4, 6, 8, 10, 12] {
            let fair = (0..1u32 << length).filter(|&line| is_fair(line, length)).count();
            assert_eq!(ways(length), fair as u64, "{length}");
            assert!(!is_crowded(fair, length) && is_crowded(fair + 1, length), "{length}");
        }
        assert!(!is_crowded(1000, 20) && !is_crowded(1000, 1000));
    }
}
