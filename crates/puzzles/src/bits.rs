//! Sets of places on a line, one bit each, in a fixed number of words (bit sets).

/// A set of places below `64 * W`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bits<const W: usize>(pub [u64; W]);

impl<const W: usize> Bits<W> {
    pub const NONE: Self = Self([0; W]);

    /// One place.
    pub fn one(place: usize) -> Self {
        let mut bits = Self::NONE;
        bits.0[place / 64] = 1 << (place % 64);
        bits
    }

    /// Is the place in the set?
    pub fn has(&self, place: usize) -> bool {
        self.0[place / 64] >> (place % 64) & 1 == 1
    }

    pub fn and(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    pub fn or(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    pub fn without(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// The set itself, or nothing.
    pub fn only_if(&self, condition: bool) -> Self {
        let mask = u64::from(condition).wrapping_neg();
        Self(std::array::from_fn(|i| self.0[i] & mask))
    }

    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    pub fn meets(&self, other: &Self) -> bool {
        !self.and(other).is_empty()
    }

    pub fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The places below this one.
    pub fn below(place: usize) -> Self {
        let word = |i: usize| match place.saturating_sub(64 * i) {
            bits @ 0..64 => (1 << bits) - 1,
            _ => u64::MAX,
        };
        Self(std::array::from_fn(word))
    }

    pub fn insert(&mut self, place: usize) {
        self.0[place / 64] |= 1 << (place % 64);
    }

    pub fn remove(&mut self, place: usize) {
        self.0[place / 64] &= !(1 << (place % 64));
    }

    /// The least place, if there is one.
    pub fn first(&self) -> Option<usize> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(64 * word + self.0[word].trailing_zeros() as usize)
    }

    /// The greatest place, if there is one.
    pub fn last(&self) -> Option<usize> {
        let word = self.0.iter().rposition(|&word| word != 0)?;
        Some(64 * word + 63 - self.0[word].leading_zeros() as usize)
    }

    /// The places, rising.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        self.0.into_iter().enumerate().flat_map(|(i, mut word)| {
            std::iter::from_fn(move || {
                let place = (word != 0).then(|| 64 * i + word.trailing_zeros() as usize);
                word &= word.wrapping_sub(1);
                place
            })
        })
    }

    /// Every place moved up.
    pub fn up(&self, by: usize) -> Self {
        if by < 64 {
            // Most runs are short, and then every word has one neighbour.
            let low = |i: usize| if i > 0 { self.0[i - 1] >> 1 >> (63 - by) } else { 0 };
            return Self(std::array::from_fn(|i| self.0[i] << by | low(i)));
        }
        let (words, bits) = (by / 64, by % 64);
        Self(std::array::from_fn(|i| {
            let high = if i >= words { self.0[i - words] << bits } else { 0 };
            let low = if bits > 0 && i > words { self.0[i - words - 1] >> (64 - bits) } else { 0 };
            high | low
        }))
    }

    /// Every place moved down.
    pub fn down(&self, by: usize) -> Self {
        if by < 64 {
            let high = |i: usize| if i + 1 < W { self.0[i + 1] << 1 << (63 - by) } else { 0 };
            return Self(std::array::from_fn(|i| self.0[i] >> by | high(i)));
        }
        let (words, bits) = (by / 64, by % 64);
        Self(std::array::from_fn(|i| {
            let low = if i + words < W { self.0[i + words] >> bits } else { 0 };
            let next = i + words + 1;
            let high = if bits > 0 && next < W { self.0[next] << (64 - bits) } else { 0 };
            high | low
        }))
    }

    /// The places below `length` in reverse order; there must be none above.
    pub fn reversed(&self, length: usize) -> Self {
        let turned: Self = Self(std::array::from_fn(|i| self.0[W - 1 - i].reverse_bits()));
        turned.down(64 * W - length)
    }

    /// From each place onwards while the places passed are `open`: if `p` is in the result and
    /// `p` is open, then so is `p + 1`.
    ///
    /// The carry of an addition sweeps a run of ones:
    ///
    /// ```text
    /// open   0 1 1 1 1 0      from the highest place to the lowest
    /// self   0 0 0 1 0 0
    /// sum    1 0 0 0 1 0      open + self
    /// flow   1 1 1 1 0 0      sum xor open: all that was swept, and one beyond
    /// ```
    pub fn flow(&self, open: &Self) -> Self {
        let mut carry = false;
        Self(std::array::from_fn(|i| {
            let (sum, first) = open.0[i].overflowing_add(self.0[i] & open.0[i]);
            let (sum, second) = sum.overflowing_add(u64::from(carry));
            carry = first || second;
            (sum ^ open.0[i]) | self.0[i]
        }))
    }

    /// The places at which `length` places in a row begin.
    pub fn runs(&self, length: usize) -> Self {
        let mut result = *self;
        let mut have = 1;
        while have < length {
            let step = have.min(length - have);
            result = result.and(&result.down(step));
            have += step;
        }
        result
    }

    /// Every place with the `length - 1` places after it.
    pub fn fill(&self, length: usize) -> Self {
        let mut result = *self;
        let mut have = 1;
        while have < length {
            let step = have.min(length - have);
            result = result.or(&result.up(step));
            have += step;
        }
        result
    }
}

#[cfg(test)]
mod tests {
    use grille_chance::Seed;

    use super::*;

    /// The slow and obvious twin: a list of truths.
    fn list<const W: usize>(bits: &Bits<W>) -> Vec<bool> {
        (0..64 * W).map(|place| bits.has(place)).collect()
    }

    fn samples<const W: usize>() -> Vec<Bits<W>> {
        let mut seed = Seed(1);
        // Three bits of eight, so that there are runs of both.
        let mut word = || seed.word() & (seed.word() | seed.word());
        (0..200).map(|_| Bits(std::array::from_fn(|_| word()))).collect()
    }

    fn check<const W: usize>() {
        let samples = samples::<W>();
        let length = 64 * W;
        for (i, bits) in samples.iter().enumerate() {
            let (by, open) = (i % length, &samples[(i * 7 + 3) % samples.len()]);
            let before = list(bits);
            let at = |place: Option<usize>| place.is_some_and(|p| p < length && before[p]);
            let moved = |f: &dyn Fn(usize) -> bool| (0..length).map(f).collect::<Vec<_>>();
            assert_eq!(list(&bits.up(by)), moved(&|p| at(p.checked_sub(by))));
            assert_eq!(list(&bits.down(by)), moved(&|p| at(Some(p + by))));
            assert_eq!(list(&bits.reversed(length)), moved(&|p| at(Some(length - 1 - p))));
            let places: Vec<usize> = (0..length).filter(|&p| before[p]).collect();
            assert_eq!(bits.iter().collect::<Vec<_>>(), places);
            assert_eq!(
                (bits.first(), bits.last()),
                (places.first().copied(), places.last().copied())
            );
            assert_eq!((bits.count() as usize, bits.is_empty()), (places.len(), places.is_empty()));
            assert_eq!(list(&Bits::<W>::below(by)), moved(&|p| p < by));
            assert_eq!(bits.meets(open), places.iter().any(|&p| open.has(p)));
            assert_eq!(list(&bits.without(open)), moved(&|p| before[p] && !open.has(p)));
            assert_eq!((bits.only_if(true), bits.only_if(false)), (*bits, Bits::NONE));
            let run = i % 9 + 1;
            let runs = |p: usize| (p..p + run).all(|q| at(Some(q)));
            assert_eq!(list(&bits.runs(run)), moved(&runs));
            let fill = |p: usize| (0..run).any(|back| at(p.checked_sub(back)));
            assert_eq!(list(&bits.fill(run)), moved(&fill));
            let mut flow = before.clone();
            for p in 1..length {
                flow[p] |= flow[p - 1] && open.has(p - 1);
            }
            assert_eq!(list(&bits.flow(open)), flow);
        }
    }

    #[test]
    fn sets_of_one_and_more_words_do_what_lists_do() {
        check::<1>();
        check::<2>();
        check::<3>();
    }
}
