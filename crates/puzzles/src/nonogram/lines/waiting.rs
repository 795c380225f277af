//! The lines that wait to be looked at.

/// The rows and the columns that wait, one bit each.
#[derive(Debug)]
pub(super) struct Waiting([Vec<u64>; 2]);

impl Waiting {
    /// None of so many rows and columns.
    pub fn new(rows: usize, columns: usize) -> Self {
        Self([rows, columns].map(|count| vec![0; count / 64 + 1]))
    }

    /// Let a line of an axis wait.
    pub fn add(&mut self, axis: usize, number: usize) {
        self.add_some(axis, number / 64, 1 << (number % 64));
    }

    /// Let some lines of an axis wait: 64 times `word` and so many more.
    pub fn add_some(&mut self, axis: usize, word: usize, lines: u64) {
        self.0[axis][word] |= lines;
    }

    /// Let no line wait.
    pub fn clear(&mut self) {
        self.0.iter_mut().for_each(|lines| lines.fill(0));
    }

    /// Does none wait?
    pub fn is_empty(&self) -> bool {
        self.0.iter().flatten().all(|&lines| lines == 0)
    }

    /// The first line of an axis that waits.
    pub fn first(&self, axis: usize) -> Option<usize> {
        let word = self.0[axis].iter().position(|&lines| lines != 0)?;
        Some(64 * word + self.0[axis][word].trailing_zeros() as usize)
    }

    /// The first lines of an axis that wait, as many as there is room for; they wait no longer.
    pub fn take(&mut self, axis: usize, room: &mut [usize]) -> usize {
        let mut count = 0;
        for (word, waiting) in self.0[axis].iter_mut().enumerate() {
            let mut lines = *waiting;
            while lines != 0 && count < room.len() {
                room[count] = 64 * word + lines.trailing_zeros() as usize;
                lines &= lines - 1;
                count += 1;
            }
            *waiting = lines;
            if count == room.len() {
                break;
            }
        }
        count
    }
}
