//! All results together, each judged in the light of the others.

use std::collections::{BTreeMap, BTreeSet};

use crate::natural;
use crate::record::{Question, Record, Verdict};

/// All results, in the order of their instances.
#[derive(Clone, PartialEq, Debug)]
pub struct Study {
    records: Vec<Record>,
    methods: Vec<String>,
}

impl Study {
    /// These results. What contradicts a solution that was checked is wrong, and who found a solution
    /// without telling whether it is the only one answers nothing else.
    pub fn new(mut records: Vec<Record>) -> Self {
        contradict(&mut records);
        lower(&mut records);
        records.sort_by(|one, other| {
            let by_instance = natural::compare(&one.instance, &other.instance);
            by_instance.then_with(|| one.method.cmp(&other.method))
        });
        let methods: BTreeSet<String> = records.iter().map(|r| r.method.clone()).collect();
        Self { records, methods: methods.into_iter().collect() }
    }

    /// All results.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// The names of the methods, in order.
    pub fn methods(&self) -> &[String] {
        &self.methods
    }

    /// The results of one method.
    pub fn of<'a>(&'a self, method: &'a str) -> impl Iterator<Item = &'a Record> {
        self.records.iter().filter(move |record| record.method == method)
    }

    /// What a method answers.
    pub fn question(&self, method: &str) -> Question {
        self.of(method).next().map_or(Question::Unique, |record| record.question)
    }

    /// The questions that are answered, each with the results that answer it.
    pub fn by_question(&self) -> Vec<(Question, Self)> {
        let of = |question: Question| {
            let records = self.records.iter().filter(|record| record.question == question);
            (question, Self::new(records.cloned().collect()))
        };
        let all = Question::ALL.into_iter().map(of);
        all.filter(|(_, study)| !study.records.is_empty()).collect()
    }

    /// The instances in order, each with what the methods did, in the order of these.
    pub fn rows(&self) -> Vec<(&str, Vec<Option<&Record>>)> {
        let rows = self.records.chunk_by(|one, other| one.instance == other.instance);
        let row = |row: &'_ [Record]| -> Vec<usize> {
            row.iter().map(|record| self.column(&record.method)).collect()
        };
        rows.map(|records| {
            let mut cells = vec![None; self.methods.len()];
            row(records).into_iter().zip(records).for_each(|(at, record)| cells[at] = Some(record));
            (records[0].instance.as_str(), cells)
        })
        .collect()
    }

    fn column(&self, method: &str) -> usize {
        self.methods.binary_search_by(|known| known.as_str().cmp(method)).unwrap_or(0)
    }

    /// The families in the study, each with its own results.
    pub fn by_family(&self) -> Vec<(String, Self)> {
        let mut families: BTreeMap<String, Vec<Record>> = BTreeMap::new();
        for record in &self.records {
            families.entry(record.family.clone()).or_default().push(record.clone());
        }
        families.into_iter().map(|(family, records)| (family, Self::new(records))).collect()
    }
}

/// Where one method shows a right solution, another that says there is none is wrong; where one
/// shows two, another that says there is one only.
fn contradict(records: &mut [Record]) {
    let mut known: BTreeMap<String, Verdict> = BTreeMap::new();
    for record in records.iter().filter(|record| record.right == Some(true)) {
        let verdict = known.entry(record.instance.clone()).or_insert(record.verdict);
        if record.verdict == Verdict::Several {
            *verdict = Verdict::Several;
        }
    }
    for record in records {
        let is_wrong = matches!(
            (known.get(&record.instance), record.verdict),
            (Some(_), Verdict::None) | (Some(Verdict::Several), Verdict::Unique)
        );
        if is_wrong {
            record.right = Some(false);
        }
    }
}

/// A method that finds solutions and cannot tell whether they are the only ones answers no more than that,
/// where it finds none too.
fn lower(records: &mut [Record]) {
    let found = records
        .iter()
        .filter(|record| record.verdict == Verdict::Found || record.question == Question::Solution);
    let lower: BTreeSet<String> = found.map(|record| record.method.clone()).collect();
    for record in records.iter_mut().filter(|record| lower.contains(&record.method)) {
        record.question = Question::Solution;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(method: &str, verdict: Verdict, right: Option<bool>) -> Record {
        let text = "solveTime = 1\nisOptimal = true\n";
        let record = Record::read("one", method, text).expect("a result");
        Record { verdict, right, ..record }
    }

    fn right(records: Vec<Record>) -> Vec<Option<bool>> {
        Study::new(records).records().iter().map(|record| record.right).collect()
    }

    #[test]
    fn whoever_contradicts_a_solution_is_wrong() {
        let none = record("a", Verdict::None, None);
        let unique = record("b", Verdict::Unique, Some(true));
        let several = record("c", Verdict::Several, Some(true));
        assert_eq!(right(vec![none.clone()]), [None]);
        assert_eq!(right(vec![none.clone(), unique.clone()]), [Some(false), Some(true)]);
        let all = right(vec![none.clone(), unique.clone(), several]);
        assert_eq!(all, [Some(false), Some(false), Some(true)]);
        let wrong = Record { right: Some(false), ..unique };
        assert_eq!(right(vec![none, wrong]), [None, Some(false)]);
    }

    #[test]
    fn who_cannot_tell_whether_a_solution_is_the_only_one_answers_another_question() {
        let proved = record("fast", Verdict::Unique, Some(true));
        let proved = Record { question: Question::Unique, ..proved };
        let gave_up = Record { verdict: Verdict::GaveUp, right: None, ..proved.clone() };
        let asked = |instance: &str, method: &str, record: &Record| Record {
            instance: instance.to_owned(),
            method: method.to_owned(),
            ..record.clone()
        };
        let found = Record { verdict: Verdict::Found, ..proved.clone() };
        let study = Study::new(vec![
            asked("one", "fast", &proved),
            asked("one", "greedy", &found),
            asked("two", "greedy", &gave_up),
        ]);
        assert_eq!(study.question("fast"), Question::Unique);
        assert_eq!(study.question("greedy"), Question::Solution);
        let parts: Vec<usize> =
            study.by_question().iter().map(|(_, study)| study.records().len()).collect();
        assert_eq!(parts, [1, 2], "nobody stands beside who answers another question");
    }
}
