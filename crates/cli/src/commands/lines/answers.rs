//! The answer to a puzzle of one line, as a line.
//!
//! ```text
//!              PUZZLE rating   PUZZLE,SOLUTION
//! solve        unique 5346…    unique 5346…       a word, and a solution if there is one
//! check        unique          right              a word
//! count        1               1                  a number, and `+` if there may be more
//! grade        easy 96 pair    easy 96 pair       a level, a score, the hardest rule; or a word
//! ```

use grille::{
    Allowed, Argument, Count, Form, Instance, Joint, Limits, Lines, Message, MethodId, OneLiner,
    Question, Reading, Request, Standing, ask, message,
};

use super::given::solution;
use crate::args::Pace;
use crate::exit::{self, Code};
use crate::methods;
use crate::speech;
use crate::stop::Allowance;

/// What is asked about every line.
pub enum Asked {
    /// A solution, and whether it is the only one.
    Solution,
    /// Whether there is one solution, or whether the one beside the puzzle is right.
    Standing,
    /// How many solutions there are.
    Count {
        /// So many are enough.
        most: u128,
    },
    /// How hard it is, by these rules.
    Grade(Allowed),
}

/// How lines are read and answered.
pub struct Plan<'o> {
    pub asked: Asked,
    lines: Lines,
    method: &'o str,
    pace: &'o Pace,
}

impl<'o> Plan<'o> {
    /// The error says which forms hold one puzzle a line.
    pub fn new(
        asked: Asked,
        reading: Reading,
        method: &'o str,
        pace: &'o Pace,
    ) -> Result<Self, Message> {
        let lines = Lines::new(reading).map_err(|forms| {
            let in_words = |form: &Form| {
                let family = Argument::Name(form.family.info().id);
                message!("family-and-form", family = family, form = form.id)
            };
            message!("lines-know", known = Argument::list(forms.iter().map(in_words), Joint::Comma))
        })?;
        Ok(Self { asked, lines, method, pace })
    }

    /// Who has a quick way, if nothing was asked for that it does not know.
    fn quick(&self) -> Option<Box<dyn OneLiner>> {
        let is_usual = self.method == MethodId::AUTO.name();
        let is_quick = !matches!(self.asked, Asked::Count { most: 1 } | Asked::Grade(_));
        if is_usual && is_quick { self.lines.quick() } else { None }
    }

    fn ask(
        &self,
        puzzle: &dyn Instance,
        question: Question<'_>,
        limits: Limits<'_>,
    ) -> Result<grille::Answer, Message> {
        let methods = methods::all();
        let method = methods.find(puzzle.family(), self.method);
        let method = method.map_err(|error| error.message())?;
        let request = Request { method, methods, ..Request::new(question) };
        ask(puzzle, &request, limits).map_err(|error| error.message())
    }
}

/// Answers lines, and keeps its memory from one to the next.
pub struct Answerer<'p> {
    pub plan: &'p Plan<'p>,
    quick: Option<Box<dyn OneLiner>>,
}

impl<'p> Answerer<'p> {
    pub fn new(plan: &'p Plan<'p>) -> Self {
        Self { plan, quick: plan.quick() }
    }

    /// Append the answer to a line, without its end; what somebody answered to it may be given.
    pub fn answer(&mut self, line: &[u8], given: Option<&[u8]>, answers: &mut Vec<u8>) -> Code {
        let allowance = Allowance::of(self.plan.pace.timeout);
        let limits = Limits { stop: &|| allowance.is_over() };
        if let Some(code) = self.quickly(line, given, limits, answers) {
            return code;
        }
        if is_header(line) {
            answers.extend_from_slice(line);
            return Code::Solved;
        }
        let [line, given] =
            [Some(line), given].map(|line| line.map(std::str::from_utf8).transpose());
        let texts = line.and_then(|line| Ok((line.unwrap_or_default(), given?)));
        let texts = texts.map_err(|_| message!("no-text"));
        let (answer, code) =
            match texts.and_then(|(line, given)| self.plan.answer(line, given, limits)) {
                Ok(answered) => answered,
                // On one line.
                Err(why) => (format!("bad {}", speech::say(&why).replace('\n', " ")), Code::Bad),
            };
        answers.extend_from_slice(answer.as_bytes());
        code
    }

    /// The same where there is a quick way, which is that of nearly all lines.
    fn quickly(
        &mut self,
        line: &[u8],
        given: Option<&[u8]>,
        limits: Limits<'_>,
        answers: &mut Vec<u8>,
    ) -> Option<Code> {
        let start = answers.len();
        let standing = self.quick.as_mut()?.answer(line, limits, answers)?;
        let word = start + standing.word().len();
        match &self.plan.asked {
            Asked::Grade(_) => None,
            Asked::Solution => Some(solved(standing)),
            Asked::Standing => {
                let comma = memchr::memchr(b',', line).filter(|&comma| is_word(&line[..comma]));
                let beside = match given {
                    Some(b"") => {
                        answers.truncate(start);
                        return None;
                    }
                    Some(given) => solution(given),
                    None => comma.map(|comma| line[comma + 1..].trim_ascii()),
                };
                let is_right = |beside: &[u8]| {
                    standing == Standing::Unique && answers[word..].trim_ascii() == beside
                };
                let (text, code) = match beside {
                    Some(beside) if is_right(beside) => right(true),
                    Some(_) => {
                        answers.truncate(start);
                        return None;
                    }
                    None => (standing.word(), standing.into()),
                };
                answers.truncate(start);
                answers.extend_from_slice(text.as_bytes());
                Some(code)
            }
            Asked::Count { .. } => {
                answers.truncate(start);
                let (number, code) = match standing {
                    Standing::Unique => (b'1', Code::Solved),
                    Standing::None => (b'0', Code::None),
                    Standing::Several | Standing::Unknown => return None,
                };
                answers.push(number);
                Some(code)
            }
        }
    }
}

impl Plan<'_> {
    /// The answer to any line.
    fn answer(
        &self,
        line: &str,
        given: Option<&str>,
        limits: Limits<'_>,
    ) -> Result<(String, Code), Message> {
        let (puzzle, beside) = self.lines.read(line)?;
        let beside = match given {
            Some("") => return Err(message!("no-solution-given")),
            Some(given) => {
                solution(given.as_bytes()).map(|rest| &given[given.len() - rest.len()..])
            }
            None => beside,
        };
        let puzzle = puzzle.as_ref();
        match (&self.asked, beside) {
            (Asked::Solution, _) => self.solve(puzzle, limits),
            (Asked::Standing, Some(solution)) => self.verify(puzzle, solution, limits),
            (Asked::Standing, None) => self.check(puzzle, limits),
            (Asked::Count { most }, _) => self.count(puzzle, *most, limits),
            (Asked::Grade(allowed), _) => graded(puzzle, allowed, limits),
        }
    }

    fn solve(&self, puzzle: &dyn Instance, limits: Limits<'_>) -> Result<(String, Code), Message> {
        let answer = self.ask(puzzle, Question::Solve { most: 2 }, limits)?;
        let standing = answer.standing.unwrap_or(Standing::Unknown);
        let word = standing.word().to_owned();
        let text = match answer.solutions.first() {
            Some(solution) => word + " " + &puzzle.solution_line(solution),
            None => word,
        };
        Ok((text, solved(standing)))
    }

    fn check(&self, puzzle: &dyn Instance, limits: Limits<'_>) -> Result<(String, Code), Message> {
        let answer = self.ask(puzzle, Question::Solve { most: 2 }, limits)?;
        let standing = answer.standing.unwrap_or(Standing::Unknown);
        Ok((standing.word().to_owned(), standing.into()))
    }

    /// Is the solution beside the puzzle right? Rows are parted as `solve` parts them.
    fn verify(
        &self,
        puzzle: &dyn Instance,
        solution: &str,
        limits: Limits<'_>,
    ) -> Result<(String, Code), Message> {
        let solution = puzzle.read_solution(&solution.replace(';', "\n"));
        let solution = solution.map_err(|error| error.message())?;
        let answer = self.ask(puzzle, Question::Verify(&solution), limits)?;
        let (text, code) = right(answer.complaints.is_none_or(|complaints| complaints.is_empty()));
        Ok((text.to_owned(), code))
    }

    fn count(
        &self,
        puzzle: &dyn Instance,
        most: u128,
        limits: Limits<'_>,
    ) -> Result<(String, Code), Message> {
        let answer = self.ask(puzzle, Question::Count { most }, limits)?;
        Ok(match answer.count.unwrap_or(Count::AtLeast(0)) {
            Count::Exactly(0) => ("0".to_owned(), Code::None),
            Count::Exactly(number) => (number.to_string(), Code::Solved),
            Count::AtLeast(number) => (format!("{number}+"), Code::Limit),
        })
    }
}

/// `medium 420 locked-candidates`: the level, the score, the hardest rule.
fn graded(
    puzzle: &dyn Instance,
    allowed: &Allowed,
    limits: Limits<'_>,
) -> Result<(String, Code), Message> {
    let grade = match grille::grade(puzzle, allowed, limits) {
        Ok(grade) => grade,
        Err(why) => {
            let standing = exit::standing(&why).ok_or_else(|| why.message())?;
            return Ok((standing.word().to_owned(), standing.into()));
        }
    };
    if !grade.is_solved {
        return Ok((Standing::Unknown.word().to_owned(), Code::Limit));
    }
    let hardest = grade.hardest().map_or("", |rule| rule.id.name());
    let text = format!("{} {} {hardest}", grade.level().name(), grade.score());
    Ok((text.trim_end().to_owned(), Code::Solved))
}

/// How solving ended, by how many solutions there are.
fn solved(standing: Standing) -> Code {
    match standing {
        Standing::Several => Code::Solved,
        _ => standing.into(),
    }
}

/// The word for a solution.
fn right(is_right: bool) -> (&'static str, Code) {
    if is_right { ("right", Code::Solved) } else { ("wrong", Code::None) }
}

/// Is there no blank in it?
fn is_word(text: &[u8]) -> bool {
    !text.iter().any(u8::is_ascii_whitespace)
}

/// Does a line name the columns of a table, as `quizzes,solutions`?
fn is_header(line: &[u8]) -> bool {
    let is_name = |byte: &u8| byte.is_ascii_alphabetic() || b",_- ".contains(byte);
    line.len() < 80 && line.contains(&b',') && line.iter().all(is_name)
}
