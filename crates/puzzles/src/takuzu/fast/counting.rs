//! Counting small boards line by line: every way to fill a line, on top of those before it.
//!
//! ```text
//! 0 1 1 0 1 0     a stack of three lines. Across them, all at once in words of bits:
//! 1 0 0 1 0 1       how many 1 stand in each place, as digits of a binary number,
//! 0 0 1 1 0 1       what the last two lines were, which pairs of places were equal so far
//! ```

use grille_engine::{Count, Counted, Counter, Counters, Limits, Shares};

use super::super::{EqualLines, Takuzu};
use grille_grid::Axis;

/// The fillings of a line, one bit a cell.
type Filling = u16;

/// Lines have at most so many cells.
const MOST: usize = 16;

/// With longer lines than this a board is counted so only if it has no givens.
const SHORT: u32 = 8;

/// Steps between two looks at the limits.
const ASK: u64 = 1 << 12;

/// All boards as stacks of lines, one share for each first line.
#[derive(Debug)]
pub(super) struct Stacks {
    /// How each line can be filled.
    fillings: Vec<Vec<Filling>>,
    /// The places of a line.
    all: Filling,
    equal_lines: EqualLines,
    /// How many boards each one found stands for.
    images: u128,
}

impl Stacks {
    /// `None` for boards that are better counted by finding each solution.
    pub fn new(takuzu: &Takuzu) -> Option<Self> {
        let size = takuzu.size;
        let axis = if size.width <= size.height { Axis::Row } else { Axis::Column };
        let length = size.width.min(size.height);
        let is_empty = takuzu.givens.iter().all(Option::is_none);
        let longest = if is_empty { MOST as u32 } else { SHORT };
        if size.width.max(size.height) > longest {
            return None;
        }
        let all = ((1u32 << length) - 1) as Filling;
        let fair: Vec<Filling> = (0..=all).filter(|&line| is_fair(line, length)).collect();
        let keeps = |line: grille_grid::Line| -> Vec<Filling> {
            let given = |(place, cell): (usize, grille_grid::Cell)| {
                takuzu.givens[cell.index()].map(|value| (1 << place, Filling::from(value) << place))
            };
            let givens: Vec<(Filling, Filling)> =
                line.cells().enumerate().filter_map(given).collect();
            let fits = |&&line: &&Filling| givens.iter().all(|&(mask, bit)| line & mask == bit);
            fair.iter().filter(fits).copied().collect()
        };
        let mut fillings: Vec<Vec<Filling>> = size.lines_along(axis).map(keeps).collect();
        // Without givens 0 and 1 can change places.
        let images = if is_empty { 2 } else { 1 };
        if is_empty {
            fillings[0].retain(|line| line & 1 == 0);
        }
        Some(Self { fillings, all, equal_lines: takuzu.equal_lines, images })
    }
}

/// Never three equal side by side, half of them 1.
fn is_fair(line: Filling, length: u32) -> bool {
    let (line, all) = (u32::from(line), (1u32 << length) - 1);
    let three = |line: u32| line & line >> 1 & line >> 2 != 0;
    2 * line.count_ones() == length && !three(line) && !three(!line & all)
}

impl Shares for Stacks {
    fn number(&self) -> usize {
        self.fillings[0].len()
    }

    fn count(&self, share: usize, limits: Limits<'_>) -> Counted {
        let mut run = Run { stacks: self, limits, steps: 0, stopped: limits.reached() };
        let first = Stack::empty(self).with(self.fillings[0][share]);
        let found = u128::from(run.walk(&first)) * self.images;
        let count = if run.stopped { Count::AtLeast(found) } else { Count::Exactly(found) };
        (count, Counters::default().with(Counter::Guesses, run.steps))
    }
}

/// Some lines on top of each other.
#[derive(Clone, Copy, Debug)]
struct Stack {
    lines: [Filling; MOST],
    height: usize,
    /// The number of 1 in each place, its digits from the lowest on.
    digits: [Filling; 4],
    /// Places that are equal in all lines to the one so many before, for each distance.
    equal: [Filling; MOST],
}

impl Stack {
    fn empty(stacks: &Stacks) -> Self {
        let pairs = |distance: usize| match distance {
            0 => 0,
            _ => stacks.all & stacks.all.checked_shl(distance as u32).unwrap_or(0),
        };
        let forbidden = stacks.equal_lines == EqualLines::Forbidden;
        let equal = std::array::from_fn(|d| if forbidden { pairs(d) } else { 0 });
        // No line can be all 1.
        Self { lines: [Filling::MAX; MOST], height: 0, digits: [0; 4], equal }
    }

    fn with(&self, line: Filling) -> Self {
        let mut next = *self;
        next.lines[self.height] = line;
        next.height += 1;
        let mut carry = line;
        for digit in &mut next.digits {
            (*digit, carry) = (*digit ^ carry, *digit & carry);
        }
        for (distance, equal) in next.equal.iter_mut().enumerate() {
            *equal &= !(line ^ line << distance);
        }
        next
    }

    /// Does every pair of places differ in some line?
    fn has_no_twins(&self) -> bool {
        self.equal.iter().fold(0, |all, pairs| all | pairs) == 0
    }

    /// The places in which so many 1 stand.
    fn count_is(&self, count: usize) -> Filling {
        let digit = |i: usize| if count >> i & 1 == 1 { self.digits[i] } else { !self.digits[i] };
        digit(0) & digit(1) & digit(2) & digit(3)
    }

    /// The places that lack so many of a value.
    fn lacking(&self, value: usize, few: usize, half: usize) -> Filling {
        let ones = [(self.height + few).checked_sub(half), half.checked_sub(few)][value];
        ones.map_or(0, |ones| self.count_is(ones))
    }

    /// The places where the next of `total` lines must have a 0, and those where it must have a 1;
    /// `None` where some place cannot be finished.
    fn must(&self, total: usize, all: Filling) -> Option<[Filling; 2]> {
        let (half, left) = (total / 2, total - self.height);
        // Between so few of one value there is no room for as many of the other.
        let no_room = (0..).take_while(|few| 3 * few + 2 < left);
        let dead = |few| self.lacking(0, few, half) | self.lacking(1, few, half);
        if no_room.fold(0, |places, few| places | dead(few)) & all != 0 {
            return None;
        }
        let [zeros, ones] = self.pairs();
        let must = [self.lacking(1, 0, half) | ones, self.lacking(0, 0, half) | zeros];
        let must = must.map(|places| places & all);
        (must[0] & must[1] == 0).then_some(must)
    }

    /// The places where the last two lines are both 0, and those where both are 1.
    fn pairs(&self) -> [Filling; 2] {
        let [.., before, last] = self.lines[..self.height] else { return [0, 0] };
        [!last & !before, last & before]
    }
}

/// One share being counted.
struct Run<'a> {
    stacks: &'a Stacks,
    limits: Limits<'a>,
    steps: u64,
    stopped: bool,
}

impl Run<'_> {
    /// The boards that begin with this stack, which is not full. As deep as a board is high, which
    /// is little.
    fn walk(&mut self, stack: &Stack) -> u64 {
        let Stacks { fillings, all, .. } = self.stacks;
        if self.is_stopped() {
            return 0;
        }
        let Some([zeros, ones]) = stack.must(fillings.len(), *all) else { return 0 };
        if stack.height + 1 == fillings.len() {
            // The last line is what the places across it lack.
            let is_filling = fillings[stack.height].binary_search(&ones).is_ok();
            let fits = is_filling && self.is_new(stack, ones) && stack.with(ones).has_no_twins();
            return fits.into();
        }
        let mut found = 0;
        for &line in &fillings[stack.height] {
            if line & zeros == 0 && line & ones == ones && self.is_new(stack, line) {
                found += self.walk(&stack.with(line));
            }
        }
        found
    }

    fn is_new(&self, stack: &Stack, line: Filling) -> bool {
        self.stacks.equal_lines == EqualLines::Allowed || !stack.lines.contains(&line)
    }

    /// Counts a step, and asks the limits now and then.
    fn is_stopped(&mut self) -> bool {
        self.steps += 1;
        if self.steps.is_multiple_of(ASK) && self.limits.reached() {
            self.stopped = true;
        }
        self.stopped
    }
}
