//! What one method did on one instance, and the file that says so.
//!
//! ```text
//!  (1,2) <-> (1,4) = 1        the answer
//!  …
//!  solveTime = 0.0499         from here on a key and its value a line;
//!  isOptimal = true           these two are all that the source document has
//!  verdict = unique
//!  right = true
//!  …
//! ```

use std::collections::BTreeMap;

use grille_engine::{Message, message};

/// How the work of a method on an instance ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Verdict {
    /// One solution and no other: a proof.
    Unique,
    /// Two solutions at least.
    Several,
    /// No solution at all: a proof.
    None,
    /// A solution; whether there are others was not asked, or the method cannot tell.
    Found,
    /// The time was up before anything was proved.
    Limit,
    /// The method knew no further way.
    GaveUp,
    /// The instance is too large for the method.
    Refused,
}

impl Verdict {
    /// Every verdict.
    pub const ALL: [Self; 7] = [
        Self::Unique,
        Self::Several,
        Self::None,
        Self::Found,
        Self::Limit,
        Self::GaveUp,
        Self::Refused,
    ];

    /// Its name in data.
    pub fn word(self) -> &'static str {
        match self {
            Self::Unique => "unique",
            Self::Several => "several",
            Self::None => "none",
            Self::Found => "found",
            Self::Limit => "limit",
            Self::GaveUp => "gave-up",
            Self::Refused => "refused",
        }
    }

    /// Does the method say that it has the answer?
    pub fn is_answer(self) -> bool {
        matches!(self, Self::Unique | Self::Several | Self::None | Self::Found)
    }
}

/// What is asked of a method.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Question {
    /// Is there one solution and no other? Both need a proof.
    Unique,
    /// A solution, and nothing of others.
    Solution,
}

impl Question {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Unique, Self::Solution];

    /// Its name in data.
    pub fn word(self) -> &'static str {
        match self {
            Self::Unique => "unique",
            Self::Solution => "solution",
        }
    }

    /// The same, to be said in any language.
    pub fn message(self) -> Message {
        match self {
            Self::Unique => message!("lab-question-unique"),
            Self::Solution => message!("lab-question-solution"),
        }
    }
}

/// What one method did on one instance.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// The name of the instance.
    pub instance: String,
    /// The name of the method.
    pub method: String,
    /// The family of the instance; nothing where the file does not say.
    pub family: String,
    /// Width and height, where they are known.
    pub size: Option<(u32, u32)>,
    /// The share of the cells that have something, where the name of the instance says it.
    pub density: Option<f64>,
    /// What it was asked; in a [`Study`](crate::Study), what it answers.
    pub question: Question,
    /// How long it took.
    pub seconds: f64,
    /// How it ended.
    pub verdict: Verdict,
    /// Does the answer keep the rules? Nothing where there is none to check.
    pub right: Option<bool>,
    /// What the method counts, and how much of it there was.
    pub counters: BTreeMap<String, u64>,
    /// The solution, as text.
    pub answer: String,
}

const TIME: &str = "solveTime";
const OPTIMAL: &str = "isOptimal";
const VERDICT: &str = "verdict";
const QUESTION: &str = "question";
const RIGHT: &str = "right";
const FAMILY: &str = "family";
const WIDTH: &str = "width";
const HEIGHT: &str = "height";

impl Record {
    /// Does the method say that it has the answer, and is nothing known against it?
    pub fn is_solved(&self) -> bool {
        self.verdict.is_answer() && self.right != Some(false)
    }

    /// Is the answer known to be wrong?
    pub fn is_wrong(&self) -> bool {
        self.verdict.is_answer() && self.right == Some(false)
    }

    /// The side of a square with as many cells.
    pub fn side(&self) -> Option<f64> {
        self.size.map(|(width, height)| (f64::from(width) * f64::from(height)).sqrt())
    }

    /// The file that says so.
    pub fn text(&self) -> String {
        let mut text = self.answer.clone();
        if !text.is_empty() && !text.ends_with('\n') {
            text.push('\n');
        }
        let mut say = |key: &str, value: String| text.push_str(&format!("{key} = {value}\n"));
        say(TIME, self.seconds.to_string());
        say(OPTIMAL, self.verdict.is_answer().to_string());
        say(VERDICT, self.verdict.word().to_owned());
        say(QUESTION, self.question.word().to_owned());
        self.right.iter().for_each(|right| say(RIGHT, right.to_string()));
        if !self.family.is_empty() {
            say(FAMILY, self.family.clone());
        }
        if let Some((width, height)) = self.size {
            say(WIDTH, width.to_string());
            say(HEIGHT, height.to_string());
        }
        self.counters.iter().for_each(|(name, count)| say(name, count.to_string()));
        text
    }

    /// The file of an instance and a method, read.
    pub fn read(instance: &str, method: &str, text: &str) -> Result<Self, Message> {
        let start = start(text).ok_or_else(|| message!("lab-no-time", key = TIME))?;
        let (answer, said) = text.split_at(start);
        let mut fields: BTreeMap<&str, &str> = BTreeMap::new();
        for line in said.lines().filter(|line| !line.trim().is_empty()) {
            let field = line.split_once('=').ok_or_else(|| bad(line))?;
            fields.insert(field.0.trim(), field.1.trim());
        }
        let seconds = required(&mut fields, TIME)?;
        let is_answer: bool = required(&mut fields, OPTIMAL)?;
        let (verdict, usual) = match fields.remove(VERDICT) {
            Some(word) => (named(word).ok_or_else(|| bad(word))?, Question::Unique),
            // The programs of the source document look for one solution.
            None if is_answer => (Verdict::Found, Question::Solution),
            None => (Verdict::GaveUp, Question::Solution),
        };
        let question = match fields.remove(QUESTION) {
            Some(word) => asked(word).ok_or_else(|| bad(word))?,
            None => usual,
        };
        let right = optional(&mut fields, RIGHT)?;
        let family = fields.remove(FAMILY).unwrap_or_default().to_owned();
        let size = optional(&mut fields, WIDTH)?.zip(optional(&mut fields, HEIGHT)?);
        let counter = |(name, count): (&str, &str)| {
            let count = count.parse().map_err(|_| bad(count))?;
            Ok((name.to_owned(), count))
        };
        Ok(Self {
            instance: instance.to_owned(),
            method: method.to_owned(),
            family,
            size: size.or_else(|| size_in(instance)),
            density: density_in(instance),
            question,
            seconds: Some(seconds)
                .filter(|s: &f64| s.is_finite() && *s >= 0.0)
                .ok_or_else(|| bad(TIME))?,
            verdict,
            right,
            counters: fields.into_iter().map(counter).collect::<Result<_, Message>>()?,
            answer: answer.to_owned(),
        })
    }
}

/// Where the answer ends.
fn start(text: &str) -> Option<usize> {
    let is_time = |line: &str| line.split_once('=').is_some_and(|(key, _)| key.trim() == TIME);
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if is_time(line) {
            return Some(at);
        }
        at += line.len();
    }
    None
}

fn named(word: &str) -> Option<Verdict> {
    Verdict::ALL.into_iter().find(|verdict| verdict.word() == word)
}

fn asked(word: &str) -> Option<Question> {
    Question::ALL.into_iter().find(|question| question.word() == word)
}

fn bad(part: &str) -> Message {
    message!("lab-bad-field", part = part)
}

type Fields<'a> = BTreeMap<&'a str, &'a str>;

fn required<T: std::str::FromStr>(fields: &mut Fields<'_>, key: &str) -> Result<T, Message> {
    optional(fields, key)?.ok_or_else(|| bad(key))
}

fn optional<T: std::str::FromStr>(
    fields: &mut Fields<'_>,
    key: &str,
) -> Result<Option<T>, Message> {
    fields.remove(key).map(|value| value.parse().map_err(|_| bad(value))).transpose()
}

/// `instance_t7_d0.2_1` and `instance_t7x9_1` say their size, as the source document's do.
fn size_in(instance: &str) -> Option<(u32, u32)> {
    let size = instance.split('_').find_map(|part| part.strip_prefix('t'))?;
    let (width, height) = size.split_once('x').unwrap_or((size, size));
    width.parse().ok().zip(height.parse().ok())
}

fn density_in(instance: &str) -> Option<f64> {
    let density = |part: &str| part.strip_prefix('d')?.parse().ok();
    instance.split('_').find_map(density).filter(|density: &f64| density.is_finite())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_the_source_document_is_read() {
        let text = "(1,2) <-> (1,4) = 1\nsolveTime = 0.04999995231628418\nisOptimal = true\n";
        let record = Record::read("instance_t7_d0.2_1", "cplex", text).expect("it is one");
        assert_eq!((record.size, record.density), (Some((7, 7)), Some(0.2)));
        assert_eq!((record.verdict, record.right), (Verdict::Found, None));
        assert_eq!(record.answer, "(1,2) <-> (1,4) = 1\n");
    }

    #[test]
    fn what_is_written_is_read() {
        let counters = BTreeMap::from([("guesses".to_owned(), 3), ("lines".to_owned(), 40)]);
        for verdict in Verdict::ALL {
            let record = Record {
                instance: "boat#2".to_owned(),
                method: "fast".to_owned(),
                family: "nonogram".to_owned(),
                size: Some((20, 15)),
                density: None,
                question: Question::Solution,
                seconds: 0.000_012_5,
                verdict,
                right: verdict.is_answer().then_some(true),
                counters: counters.clone(),
                answer: "# .\n. #\n".to_owned(),
            };
            assert_eq!(Record::read("boat#2", "fast", &record.text()), Ok(record));
        }
    }

    #[test]
    fn what_is_no_result_is_refused() {
        for text in [
            "",
            "1 2\n",
            "solveTime = soon\nisOptimal = true\n",
            "solveTime = -1\nisOptimal = true\n",
            "solveTime = NaN\nisOptimal = true\n",
            "solveTime = 1\n",
            "solveTime = 1\nisOptimal = true\nverdict = perhaps\n",
            "solveTime = 1\nisOptimal = true\nnonsense\n",
        ] {
            assert!(Record::read("x", "fast", text).is_err(), "{text:?}");
        }
    }
}
