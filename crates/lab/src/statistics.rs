//! Medians, quartiles and profiles of results.

use std::collections::BTreeMap;

use crate::record::Record;

/// Five numbers that tell how values are spread.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spread {
    pub least: f64,
    pub lower: f64,
    pub median: f64,
    pub upper: f64,
    pub most: f64,
}

impl Spread {
    /// Of these values, if there are any.
    pub fn of(values: impl IntoIterator<Item = f64>) -> Option<Self> {
        let mut values: Vec<f64> = values.into_iter().collect();
        values.sort_by(f64::total_cmp);
        let (&least, &most) = (values.first()?, values.last()?);
        let [lower, median, upper] = [0.25, 0.5, 0.75].map(|share| quantile(&values, share));
        Some(Self { least, lower, median, upper, most })
    }
}

/// The value below which a share of the values lies, with what is between two in proportion.
fn quantile(sorted: &[f64], share: f64) -> f64 {
    let at = share * (sorted.len() - 1) as f64;
    let (below, above) = (sorted[at.floor() as usize], sorted[at.ceil() as usize]);
    // What takes for ever has no middle.
    if below == above { below } else { below + (above - below) * at.fract() }
}

/// The share of all runs that have the answer within a time, at each time where it grows.
pub fn profile<'a>(records: impl IntoIterator<Item = &'a Record>) -> Vec<(f64, f64)> {
    let records: Vec<&Record> = records.into_iter().collect();
    let mut times: Vec<f64> =
        records.iter().filter(|r| r.is_solved()).map(|record| record.seconds).collect();
    times.sort_by(f64::total_cmp);
    let share = |i: usize| (i + 1) as f64 / records.len() as f64;
    times.into_iter().enumerate().map(|(i, time)| (time, share(i))).collect()
}

/// The median of something at each size. A run without the answer counts as one that takes for
/// ever: where that is the median, there is no point.
pub fn by_size<'a>(
    records: impl IntoIterator<Item = &'a Record>,
    value: impl Fn(&Record) -> Option<f64>,
) -> Vec<(f64, f64)> {
    let mut sizes: BTreeMap<u64, (f64, Vec<f64>)> = BTreeMap::new();
    for record in records {
        let Some(side) = record.side() else { continue };
        let value = match record.is_solved() {
            true => value(record),
            false => Some(f64::INFINITY),
        };
        let entry = sizes.entry(side.to_bits()).or_insert((side, Vec::new()));
        entry.1.extend(value);
    }
    let median = |(side, values): (f64, Vec<f64>)| Some((side, Spread::of(values)?.median));
    let points = sizes.into_values().filter_map(median);
    points.filter(|(_, median)| median.is_finite()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quartiles_of_few_values() {
        let spread = Spread::of([4.0, 1.0, 2.0, 3.0]).expect("there are values");
        assert_eq!((spread.least, spread.most), (1.0, 4.0));
        assert_eq!((spread.lower, spread.median, spread.upper), (1.75, 2.5, 3.25));
        assert_eq!(Spread::of([]), None);
        assert_eq!(Spread::of([7.0]).map(|spread| spread.upper), Some(7.0));
    }

    fn record(name: &str, seconds: f64, is_solved: bool) -> Record {
        let text = format!("solveTime = {seconds}\nisOptimal = {is_solved}\n");
        Record::read(name, "fast", &text).expect("a result")
    }

    #[test]
    fn a_profile_ends_at_the_share_that_is_solved() {
        let records = [record("a", 2.0, true), record("b", 1.0, true), record("c", 9.0, false)];
        assert_eq!(profile(&records), [(1.0, 1.0 / 3.0), (2.0, 2.0 / 3.0)]);
    }

    #[test]
    fn what_is_mostly_not_solved_has_no_point() {
        let records = [
            record("i_t5_1", 1.0, true),
            record("i_t5_2", 3.0, true),
            record("i_t5_3", 60.0, false),
            record("i_t9_1", 1.0, true),
            record("i_t9_2", 60.0, false),
        ];
        assert_eq!(by_size(&records, |record| Some(record.seconds)), [(5.0, 3.0)]);
    }
}
