//! Axes: from values to places along a line, and what is written beside it.

use std::ops::Range;

use plotters::coord::ranged1d::{DefaultFormatting, KeyPointHint, Ranged};

use crate::numbers;

/// An axis of a plot.
#[derive(Clone, PartialEq, Debug)]
pub struct Axis {
    pub title: String,
    /// Where it begins and ends.
    pub range: (f64, f64),
    /// Places with what is written there.
    pub ticks: Vec<(f64, String)>,
    scale: Scale,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Scale {
    Linear,
    /// Decades.
    Logarithmic,
    /// Decades from 1 on, with room for 0.
    FromZero,
}

/// Values below this are drawn as if they were it: no clock tells them apart.
const SHORTEST: f64 = 1e-9;

impl Axis {
    /// Time in decades, each with its unit.
    pub fn time(title: String, seconds: &[f64]) -> Self {
        let exponents = seconds.iter().map(|&seconds| seconds.max(SHORTEST).log10());
        let (low, high) = ends(exponents);
        let (low, mut high) = (low.floor(), high.ceil());
        if low == high {
            high += 1.0;
        }
        let decades = low as i32..=high as i32;
        let every = 1 + decades.clone().count() / 9;
        let ticks =
            decades.step_by(every).map(|decade| (f64::from(decade), numbers::decade(decade)));
        Self { title, range: (low, high), ticks: ticks.collect(), scale: Scale::Logarithmic }
    }

    /// Counts: 0, then decades.
    pub fn count(title: String, counts: &[f64]) -> Self {
        let most = counts.iter().copied().fold(1.0, f64::max);
        let high = (most.log10().ceil() as i32).max(1);
        let scale = Scale::FromZero;
        let tick = |count: f64| (place(scale, count), count.to_string());
        let decades = (0..=high).map(|exponent| tick(10f64.powi(exponent)));
        let ticks: Vec<_> = std::iter::once(tick(0.0)).chain(decades).collect();
        let range = (0.0, place(scale, 10f64.powi(high)));
        Self { title, range, ticks, scale }
    }

    /// Sides of boards: those that there are, as far as there is room to write them.
    pub fn sizes(title: String, sides: &[f64]) -> Self {
        let (low, high) = ends(sides.iter().copied());
        let room = (high - low) / 24.0;
        let mut sides: Vec<f64> = sides.iter().map(|side| side.round()).collect();
        sides.sort_by(f64::total_cmp);
        let mut ticks: Vec<(f64, String)> = Vec::new();
        for side in sides {
            if ticks.last().is_none_or(|(last, _)| side - last > room) {
                ticks.push((side, side.to_string()));
            }
        }
        let margin = ((high - low) * 0.05).max(0.5);
        Self { title, range: (low - margin, high + margin), ticks, scale: Scale::Linear }
    }

    /// From nothing to all.
    pub fn percent(title: String) -> Self {
        let ticks = (0..=5).map(|fifth| (f64::from(fifth * 20), (fifth * 20).to_string()));
        Self { title, range: (0.0, 103.0), ticks: ticks.collect(), scale: Scale::Linear }
    }

    /// One place a name, at 0, 1, 2, … from above.
    pub fn names(title: String, names: Vec<String>) -> Self {
        let range = (names.len() as f64 - 0.5, -0.5);
        let ticks = names.into_iter().enumerate().map(|(i, name)| (i as f64, name)).collect();
        Self { title, range, ticks, scale: Scale::Linear }
    }

    /// The place of a value.
    pub fn place(&self, value: f64) -> f64 {
        place(self.scale, value)
    }

    /// What is written at a place.
    pub fn label(&self, place: f64) -> String {
        let tick = self.ticks.iter().find(|(tick, _)| (tick - place).abs() < 1e-9);
        tick.map(|(_, label)| label.clone()).unwrap_or_default()
    }
}

/// Plotters draws a line at each tick of ours, whatever it would choose.
impl Ranged for Axis {
    type FormatOption = DefaultFormatting;
    type ValueType = f64;

    fn map(&self, place: &f64, (start, end): (i32, i32)) -> i32 {
        let (low, high) = self.range;
        let share = (place - low) / (high - low);
        start + (share * f64::from(end - start)).round() as i32
    }

    fn key_points<Hint: KeyPointHint>(&self, _: Hint) -> Vec<f64> {
        self.ticks.iter().map(|tick| tick.0).collect()
    }

    fn range(&self) -> Range<f64> {
        self.range.0..self.range.1
    }
}

fn place(scale: Scale, value: f64) -> f64 {
    match scale {
        Scale::Linear => value,
        Scale::Logarithmic => value.max(SHORTEST).log10(),
        Scale::FromZero => (1.0 + value).log10(),
    }
}

fn ends(values: impl Iterator<Item = f64>) -> (f64, f64) {
    let start = (f64::INFINITY, f64::NEG_INFINITY);
    values.fold(start, |(low, high), value| (low.min(value), high.max(value)))
}
