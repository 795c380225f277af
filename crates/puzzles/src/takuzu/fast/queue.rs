//! Lines that wait to be looked at, each of them once.

use std::collections::VecDeque;

/// The line that has waited longest comes first.
#[derive(Debug)]
pub(super) struct Queue {
    waiting: VecDeque<u32>,
    queued: Vec<bool>,
}

impl Queue {
    /// None of so many lines waits.
    pub fn empty(lines: usize) -> Self {
        Self { waiting: VecDeque::with_capacity(lines), queued: vec![false; lines] }
    }

    pub fn push(&mut self, line: usize) {
        if !std::mem::replace(&mut self.queued[line], true) {
            self.waiting.push_back(line as u32);
        }
    }

    pub fn pop(&mut self) -> Option<usize> {
        let line = self.waiting.pop_front()? as usize;
        self.queued[line] = false;
        Some(line)
    }

    pub fn clear(&mut self) {
        while self.pop().is_some() {}
    }
}
