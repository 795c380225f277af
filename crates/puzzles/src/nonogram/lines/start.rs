//! What each cell of a board can be before any line was looked at.

use grille_engine::Values;

use super::state::State;
use super::waiting::Waiting;

impl State {
    /// A cell can be what the lines through it both have, `has[line]`, the background among it. No
    /// line waits.
    pub fn new(width: usize, height: usize, values: usize, has: &[Values]) -> Self {
        let words = width.max(height) / 64 + 1;
        let mut state = Self {
            width,
            height,
            values,
            words,
            masks: vec![0; (width + height) * values * words],
            open: 0,
            open_in: vec![0; width + height],
            trail: Vec::new(),
            levels: Vec::new(),
            waiting: Waiting::new(height, width),
        };
        let (rows, columns) = has.split_at(height);
        let lines_with = [rows, columns].map(|lines| each_value(lines, values, words));
        let mut last = None;
        for (line, &has) in has.iter().enumerate() {
            let axis = state.axis(line).0;
            for value in has.iter().map(usize::from) {
                let (from, to) = (value * words, state.word(line, value, 0));
                for word in 0..words {
                    state.masks[to + word] = lines_with[1 - axis][from + word];
                }
            }
            // Many neighbours have the same values, and then the same cells are open.
            state.open_in[line] = match last == Some((axis, has)) {
                true => state.open_in[line - 1],
                false => {
                    (0..words).map(|word| state.closed(line, word, u64::MAX).count_zeros()).sum()
                }
            };
            last = Some((axis, has));
        }
        state.open = state.open_in[..height].iter().sum::<u32>() as usize;
        state
    }
}

/// The places at which each value can be, in so many words a value.
fn each_value(places: &[Values], values: usize, words: usize) -> Vec<u64> {
    let mut masks = vec![0; values * words];
    for (value, masks) in masks.chunks_mut(words).enumerate() {
        for (places, mask) in places.chunks(64).zip(masks) {
            let bits = places.iter().enumerate().map(|(i, has)| (has.0 >> value & 1) << i);
            *mask = bits.fold(0, |mask, bit| mask | bit);
        }
    }
    masks
}
