//! The line method in the sizes there are: one word, a few, many.

use grille_engine::Conflict;
use grille_engine::constraints::Run;

use super::bits::Bits;
use super::line::{Scratch, narrow};
use super::span::{Masks, Span};

/// What each size keeps between lines.
#[derive(Debug, Default)]
pub(super) struct Kernels {
    one: Kernel<1>,
    two: Kernel<2>,
    three: Kernel<3>,
    five: Kernel<5>,
    nine: Kernel<9>,
    sixteen: Kernel<16>,
    most: Kernel<32>,
    /// Places and values that a line rules out, in a list that is made only once.
    pub struck: Vec<(u32, u8)>,
}

impl Kernels {
    /// Write to `struck` the places (along the whole line) and values that the span rules out.
    pub fn narrow(
        &mut self,
        masks: &Masks,
        span: &Span,
        runs: &[Run],
        struck: &mut Vec<(u32, u8)>,
    ) -> Result<(), Conflict> {
        match span.cells.len() / 64 {
            0 => self.one.narrow(masks, span, runs, struck),
            1 => self.two.narrow(masks, span, runs, struck),
            2 => self.three.narrow(masks, span, runs, struck),
            3..=4 => self.five.narrow(masks, span, runs, struck),
            5..=8 => self.nine.narrow(masks, span, runs, struck),
            9..=15 => self.sixteen.narrow(masks, span, runs, struck),
            _ => self.most.narrow(masks, span, runs, struck),
        }
    }
}

#[derive(Debug)]
struct Kernel<const W: usize> {
    scratch: Scratch<W>,
    before: Vec<Bits<W>>,
    after: Vec<Bits<W>>,
}

impl<const W: usize> Default for Kernel<W> {
    fn default() -> Self {
        Self { scratch: Scratch::default(), before: Vec::new(), after: Vec::new() }
    }
}

impl<const W: usize> Kernel<W> {
    fn narrow(
        &mut self,
        masks: &Masks,
        span: &Span,
        runs: &[Run],
        struck: &mut Vec<(u32, u8)>,
    ) -> Result<(), Conflict> {
        self.before.clear();
        self.before.extend((0..masks.values()).map(|value| cut::<W>(masks, value, span)));
        self.after.clone_from(&self.before);
        narrow(span.cells.len(), runs, &mut self.after, &mut self.scratch)?;
        for (value, (before, after)) in self.before.iter().zip(&self.after).enumerate() {
            for (word, (&before, &after)) in before.0.iter().zip(&after.0).enumerate() {
                let mut gone = before & !after;
                while gone != 0 {
                    let place = span.cells.start + 64 * word + gone.trailing_zeros() as usize;
                    struck.push((place as u32, value as u8));
                    gone &= gone - 1;
                }
            }
        }
        Ok(())
    }
}

/// The part of a mask that lies in the span, moved to the beginning.
fn cut<const W: usize>(masks: &Masks, value: usize, span: &Span) -> Bits<W> {
    let (from, length) = (span.cells.start, span.cells.len());
    let (first, shift) = (from / 64, from % 64);
    Bits(std::array::from_fn(|i| {
        if 64 * i >= length {
            return 0;
        }
        let low = masks.word(value, first + i) >> shift;
        let high = if shift > 0 { masks.word(value, first + i + 1) << (64 - shift) } else { 0 };
        let left = length - 64 * i;
        let keep = if left >= 64 { u64::MAX } else { (1 << left) - 1 };
        (low | high) & keep
    }))
}
