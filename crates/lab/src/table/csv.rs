//! Results for spreadsheets and other programs: one line a run, the same in every language.

use std::collections::BTreeSet;

use crate::record::Record;
use crate::study::Study;

/// The columns before those of the counters.
const HEAD: [&str; 11] = [
    "instance", "family", "width", "height", "density", "method", "question", "seconds", "verdict",
    "solved", "right",
];

/// Every run, as comma-separated values.
pub fn csv(study: &Study) -> String {
    let counters: BTreeSet<&str> = study
        .records()
        .iter()
        .flat_map(|record| record.counters.keys().map(String::as_str))
        .collect();
    let head = HEAD.into_iter().chain(counters.iter().copied()).map(quoted);
    let mut text = head.collect::<Vec<_>>().join(",") + "\n";
    for record in study.records() {
        text.push_str(&line(record, &counters));
    }
    text
}

fn line(record: &Record, counters: &BTreeSet<&str>) -> String {
    let (width, height) = record.size.unzip();
    let some = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
    let mut fields = vec![
        record.instance.clone(),
        record.family.clone(),
        some(width),
        some(height),
        record.density.map(|density| density.to_string()).unwrap_or_default(),
        record.method.clone(),
        record.question.word().to_owned(),
        record.seconds.to_string(),
        record.verdict.word().to_owned(),
        record.is_solved().to_string(),
        record.right.map(|right| right.to_string()).unwrap_or_default(),
    ];
    let counted = |name: &&str| record.counters.get(*name).map(u64::to_string).unwrap_or_default();
    fields.extend(counters.iter().map(counted));
    fields.iter().map(|field| quoted(field)).collect::<Vec<_>>().join(",") + "\n"
}

/// A field in quotes where it needs them.
fn quoted(field: &str) -> String {
    match field.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", field.replace('"', "\"\"")),
        false => field.to_owned(),
    }
}
