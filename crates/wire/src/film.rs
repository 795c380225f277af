//! A film of a search: what a page plays, and what `lab watch --events` prints line by line.

use grille::{Ended, Frame, Instance, Narrator, Sight, Splice, Tally, Value, Values, Var, Words};
use serde::Serialize;

use crate::answer::{Head, Puzzle};

/// A whole film.
#[derive(Debug, Serialize)]
pub struct Film {
    #[serde(flatten)]
    start: FilmStart,
    frames: Vec<FilmFrame>,
    #[serde(flatten)]
    end: FilmEnd,
}

impl Film {
    /// A film in data, with sentences.
    pub fn new(
        id: Puzzle,
        puzzle: &dyn Instance,
        film: &grille::Film,
        narrator: &Narrator<'_>,
        words: &Words,
    ) -> Self {
        let start = FilmStart::new(id, puzzle, film, narrator, words);
        let frame = |frame: &Frame| FilmFrame::new(frame, film.sight, narrator, words);
        let frames = film.frames.iter().map(frame).collect();
        Self { start, frames, end: FilmEnd::new(film) }
    }
}

/// What there is before the first step.
#[derive(Debug, Serialize)]
pub struct FilmStart {
    #[serde(flatten)]
    head: Head,
    method: &'static str,
    sight: &'static str,
    places: Vec<String>,
    words: Vec<String>,
    start: Vec<Vec<Value>>,
    say: String,
}

impl FilmStart {
    /// The beginning of a film, whether frames are there already or not.
    pub fn new(
        id: Puzzle,
        puzzle: &dyn Instance,
        film: &grille::Film,
        narrator: &Narrator<'_>,
        words: &Words,
    ) -> Self {
        let vars = (0..film.start.len() as u32).map(Var);
        let all = film.start.iter().fold(Values::NONE, |all, &values| all.or(values));
        let last = if all.is_empty() { 0 } else { all.most() };
        Self {
            head: Head::new(id, puzzle),
            method: film.method.name(),
            sight: match film.sight {
                Sight::Tree => "tree",
                Sight::Stacks => "stacks",
            },
            places: vars.map(|var| narrator.spot(var).to_string()).collect(),
            words: (0..=last).map(|value| narrator.word(value)).collect(),
            start: film.start.iter().map(|&values| list(values)).collect(),
            say: words.say(&narrator.say(None)),
        }
    }
}

fn list(values: Values) -> Vec<Value> {
    values.iter().collect()
}

/// A frame: what happened, what was counted so far, and what changed since the frame before.
#[derive(Debug, Serialize)]
pub struct FilmFrame {
    step: u64,
    event: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    var: Option<u32>,
    say: String,
    /// Guesses, deductions, dead ends, restarts, solutions; guesses that stand, open variables.
    tally: [u64; 7],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    set: Vec<(u32, Vec<Value>)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tree: Option<Tail<Guess>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stacks: Option<Tail<Vec<Value>>>,
}

/// From a place on, a list is this now.
#[derive(Debug, Serialize)]
struct Tail<T> {
    from: usize,
    add: Vec<T>,
}

impl<T> Tail<T> {
    fn new<S: Clone + PartialEq>(splice: &Splice<S>, item: impl Fn(&S) -> T) -> Option<Self> {
        let tail = || Self { from: splice.from, add: splice.added.iter().map(item).collect() };
        (!splice.is_empty()).then(tail)
    }
}

/// A guess of the tree.
#[derive(Debug, Serialize)]
struct Guess {
    #[serde(skip_serializing_if = "Option::is_none")]
    var: Option<u32>,
    tried: Vec<Value>,
    stands: bool,
    text: String,
}

impl FilmFrame {
    /// A frame in data, with a sentence. The tree of stacks is the stacks themselves.
    pub fn new(frame: &Frame, sight: Sight, narrator: &Narrator<'_>, words: &Words) -> Self {
        let guess = |branch: &grille::Branch| Guess {
            var: branch.var.map(|var| var.0),
            tried: list(branch.tried),
            stands: branch.stands,
            text: words.say(&narrator.branch(branch)),
        };
        let set = frame.changes.iter().map(|change| (change.var.0, list(change.after)));
        let tree = || Tail::new(&frame.tree, guess);
        Self {
            step: frame.step,
            event: frame.event.word(),
            var: frame.event.var().map(|var| var.0),
            say: words.say(&narrator.say(Some(frame.event))),
            tally: numbers(frame.tally),
            set: set.collect(),
            tree: (sight == Sight::Tree).then(tree).flatten(),
            stacks: Tail::new(&frame.stacks, |stack| list(stack.choices)),
        }
    }
}

fn numbers(tally: Tally) -> [u64; 7] {
    let Tally { guesses, deductions, clashes, restarts, solutions, depth, open, .. } = tally;
    [guesses, deductions, clashes, restarts, solutions, depth as u64, open as u64]
}

/// How a film ended, and how much of it is kept.
#[derive(Debug, Serialize)]
pub struct FilmEnd {
    steps: u64,
    stride: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    ended: Option<&'static str>,
    tally: [u64; 7],
}

impl FilmEnd {
    /// The end of a film.
    pub fn new(film: &grille::Film) -> Self {
        let ended = film.ended.map(|ended| match ended {
            Ended::Exhausted => "exhausted",
            Ended::Enough => "enough",
            Ended::Limit => "limit",
            _ => "gave-up",
        });
        Self { steps: film.steps, stride: film.stride, ended, tally: numbers(film.tally) }
    }
}

#[cfg(test)]
mod tests {
    use grille::{Cursor, Limits, MethodId, Reading, film, read};
    use serde_json::Value as Json;

    use super::*;

    /// Played from the JSON alone, a film ends where it ended.
    #[test]
    fn a_film_can_be_played_from_its_data() {
        for (text, method) in [("1.....2......3.4", "search"), ("6", "stacks"), ("6", "search")] {
            let puzzle = read(text, &Reading::default()).expect("a puzzle").remove(0);
            let puzzle = puzzle.puzzle.expect("without a mistake");
            let film = film(puzzle.as_ref(), MethodId::new(method), 2, Limits::NONE);
            let film = film.expect("it has a model");
            let narrator = Narrator::new(puzzle.as_ref()).expect("it has a model");
            let words = grille::words(grille::Language::English);
            let data = Film::new(Puzzle::default(), puzzle.as_ref(), &film, &narrator, words);
            let data: Json = serde_json::from_str(&crate::line(&data)).expect("an object");
            let (mut values, mut stacks) = (data["start"].as_array().unwrap().clone(), Vec::new());
            let mut tree: Vec<Json> = Vec::new();
            let mut cursor = Cursor::new(&film);
            for (i, frame) in data["frames"].as_array().unwrap().iter().enumerate() {
                for set in frame["set"].as_array().into_iter().flatten() {
                    values[set[0].as_u64().unwrap() as usize] = set[1].clone();
                }
                play(&frame["tree"], &mut tree);
                play(&frame["stacks"], &mut stacks);
                cursor.seek(&film, i + 1);
                let known: Vec<Json> =
                    cursor.values().iter().map(|&values| list(values).into()).collect();
                assert_eq!(values, known, "{method}, frame {i}");
                assert_eq!(stacks.len(), cursor.stacks().len());
                assert!(film.sight == Sight::Stacks || tree.len() == cursor.tree().len());
            }
            assert_eq!(data["steps"], film.steps);
        }
    }

    fn play(tail: &Json, list: &mut Vec<Json>) {
        let Some(from) = tail["from"].as_u64() else { return };
        list.truncate(from as usize);
        list.extend(tail["add"].as_array().into_iter().flatten().cloned());
    }
}
