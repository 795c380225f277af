//! Films of searches: what a cursor shows is what was so, forwards, backwards and thinned.

use std::path::Path;

use grille::{
    By, Cursor, Event, FAMILIES, Film, Flow, Instance, Limits, Listener, MethodId, Narrator,
    Reading, Recorder, Sight, Solution, Solver, StackEvent, Stacks, Value, Values, Var, film,
    methods, read,
};

/// A puzzle of a text.
fn puzzle(text: &str) -> Box<dyn Instance> {
    read(text, &Reading::default()).expect("a puzzle").remove(0).puzzle.expect("without a mistake")
}

/// A puzzle of the corpus.
fn of_corpus(file: &str) -> Box<dyn Instance> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus").join(file);
    puzzle(&std::fs::read_to_string(path).expect("the file is there"))
}

/// The obvious twin of a film: a copy of everything at every guess, and after every event.
struct Copies {
    now: Vec<Values>,
    before: Vec<Vec<Values>>,
    after_each: Vec<Vec<Values>>,
    inner: Recorder,
    sight: Sight,
}

impl Copies {
    /// Something happened; of stacks a guess belongs to what was there before it.
    fn happened(&mut self, is_guess: bool) {
        if is_guess && self.sight == Sight::Stacks {
            self.after_each.pop();
        }
        self.after_each.push(self.now.clone());
    }
}

impl Listener for Copies {
    fn found(&mut self, solution: Solution) -> Flow {
        self.after_each.push(shown(&solution));
        self.inner.found(solution)
    }

    fn rejected(&mut self, solution: &Solution) {
        self.after_each.push(shown(solution));
        self.inner.rejected(solution);
    }

    fn guessed(&mut self, var: Var, value: Value) {
        self.before.push(self.now.clone());
        self.now[var.index()] = Values::one(value);
        self.happened(true);
        self.inner.guessed(var, value);
    }

    fn supposed(&mut self, about: Option<(Var, Values)>) {
        self.before.push(self.now.clone());
        if let Some((var, left)) = about {
            self.now[var.index()] = left;
        }
        self.happened(true);
        self.inner.supposed(about);
    }

    fn deduced(&mut self, var: Var, left: Values, by: By) {
        self.now[var.index()] = left;
        self.happened(false);
        self.inner.deduced(var, left, by);
    }

    fn clashed(&mut self, constraint: Option<usize>) {
        self.happened(false);
        self.inner.clashed(constraint);
    }

    fn refuted(&mut self, var: Var, value: Value) {
        self.now = self.before.pop().expect("a guess stands");
        self.now[var.index()] = self.now[var.index()].without(Values::one(value));
        self.happened(false);
        self.inner.refuted(var, value);
    }

    fn returned(&mut self, depth: usize) {
        self.now = self.before.swap_remove(depth);
        self.before.truncate(depth);
        self.happened(false);
        self.inner.returned(depth);
    }

    fn restarted(&mut self) {
        if let Some(first) = self.before.drain(..).next() {
            self.now = first;
        }
        self.happened(false);
        self.inner.restarted();
    }
}

/// An answer stands on the board in the step in which it is told, however it came.
fn shown(solution: &Solution) -> Vec<Values> {
    solution.iter().map(|&value| Values::one(value)).collect()
}

/// How often a method may ask whether to go on.
const PATIENCE: u64 = 3_000;

/// The whole film of a method, and what was known after each of its steps.
fn copied(puzzle: &dyn Instance, method: MethodId) -> (Film, Vec<Vec<Values>>) {
    let solver = Solver::new(puzzle, method).expect("the method is there");
    let inner = Recorder::whole(puzzle, &solver, 3).expect("it has a model");
    let (now, sight) = (inner.film().start.clone(), inner.film().sight);
    let mut copies = Copies { now, before: Vec::new(), after_each: Vec::new(), inner, sight };
    let outcome = Limits::NONE.within(PATIENCE, |limits| solver.watched(limits, &mut copies));
    copies.inner.end(outcome.ended);
    (copies.inner.into_film(), copies.after_each)
}

/// Every place of a film, forwards, backwards and by jumps, against the copies.
fn check(puzzle: &dyn Instance, method: MethodId) {
    let (film, after_each) = copied(puzzle, method);
    assert_eq!(film.steps as usize, after_each.len(), "{method}");
    assert_eq!(film.frames.len(), after_each.len(), "{method}: nothing is left out");
    let narrator = Narrator::new(puzzle).expect("it has a model");
    let words = grille::words(grille::Language::French);
    let mut cursor = Cursor::new(&film);
    let mut states = vec![(cursor.values().to_vec(), Vec::new(), Vec::new())];
    for (i, known) in after_each.iter().enumerate() {
        cursor.seek(&film, i + 1);
        assert_eq!(cursor.values(), known, "{method}, step {}", i + 1);
        let frame = cursor.frame(&film).expect("a frame lies before it");
        let stand = cursor.tree().iter().filter(|branch| branch.stands).count();
        assert_eq!(frame.tally.depth, stand, "{method}");
        assert_eq!(frame.tally.open, known.iter().filter(|known| known.count() > 1).count());
        assert!(!words.say(&narrator.say(Some(frame.event))).is_empty());
        states.push((known.clone(), cursor.tree().to_vec(), cursor.stacks().to_vec()));
    }
    let back = (0..states.len()).rev();
    let jumps = (0..states.len()).map(|i| i * 37 % states.len());
    for position in back.chain(jumps) {
        cursor.seek(&film, position);
        let (values, tree, stacks) = &states[position];
        assert_eq!(cursor.values(), values, "{method} at {position}");
        assert_eq!(cursor.tree(), tree, "{method} at {position}");
        assert_eq!(cursor.stacks(), stacks, "{method} at {position}");
    }
}

#[test]
fn a_cursor_shows_what_was_known_wherever_it_comes_from() {
    let texts = FAMILIES.iter().map(|family| puzzle(family.info().example));
    for puzzle in texts {
        for (method, _) in methods(puzzle.family()) {
            check(puzzle.as_ref(), method);
        }
    }
    for file in ["nonogram/edges-5x4.txt", "nonogram/source-table-2.txt", "takuzu/table-4x6.txt"] {
        let puzzle = of_corpus(file);
        for (method, _) in methods(puzzle.family()) {
            check(puzzle.as_ref(), method);
        }
    }
}

/// A film that is thinned shows at each of its frames what the whole one shows after that step.
#[test]
fn a_thinned_film_is_exact_where_it_is_kept() {
    let puzzle = of_corpus("sudoku/source-variable-8.txt");
    for method in [MethodId::STACKS, MethodId::SEARCH] {
        let solver = Solver::new(puzzle.as_ref(), method).expect("sudokus have it");
        let mut films = [Recorder::whole, Recorder::of].map(|recorder| {
            let mut recorder = recorder(puzzle.as_ref(), &solver, 2).expect("it has a model");
            let outcome =
                Limits::NONE.within(30_000, |limits| solver.watched(limits, &mut recorder));
            recorder.end(outcome.ended);
            recorder.into_film()
        });
        let [whole, thinned] = &mut films;
        assert_eq!((whole.steps, whole.tally), (thinned.steps, thinned.tally));
        assert_eq!(whole.frames.len() as u64, whole.steps);
        assert!(thinned.frames.len() <= 4_097, "{}", thinned.frames.len());
        assert_eq!(thinned.is_thinned(), whole.steps > 4_096, "{method}");
        let (mut here, mut there) = (Cursor::new(whole), Cursor::new(thinned));
        for position in 1..=thinned.frames.len() {
            there.seek(thinned, position);
            let frame = there.frame(thinned).expect("it is not the beginning");
            here.seek(whole, frame.step as usize);
            let same = here.frame(whole).expect("nor here");
            assert_eq!((frame.event, frame.tally), (same.event, same.tally));
            assert_eq!(here.values(), there.values());
            assert_eq!((here.tree(), here.stacks()), (there.tree(), there.stacks()));
        }
        assert_eq!(thinned.frames.last().map(|frame| frame.step), Some(whole.steps));
    }
}

/// A cursor in a film that grows and is thinned meanwhile finds its place again.
#[test]
fn a_cursor_keeps_its_place_while_the_film_grows() {
    let puzzle = of_corpus("sudoku/source-variable-8.txt");
    let solver = Solver::new(puzzle.as_ref(), MethodId::STACKS).expect("sudokus have it");
    let mut cursor: Option<(Cursor, Film)> = None;
    for patience in [1_000, 9_000, 20_000] {
        let mut recorder = Recorder::of(puzzle.as_ref(), &solver, 2).expect("it has a model");
        let outcome = Limits::NONE.within(patience, |limits| solver.watched(limits, &mut recorder));
        recorder.end(outcome.ended);
        let film = recorder.into_film();
        if let Some((mut cursor, before)) = cursor.take() {
            let step = cursor.frame(&before).expect("it is not the beginning").step;
            cursor.settle(&film);
            let found = cursor.frame(&film).expect("nor now").step;
            assert!(found <= step && step < found + film.stride, "{found} for {step}");
            let mut fresh = Cursor::new(&film);
            fresh.seek(&film, cursor.position());
            assert_eq!(fresh.values(), cursor.values());
        }
        let mut next = Cursor::new(&film);
        next.seek(&film, film.frames.len() / 2);
        cursor = Some((next, film));
    }
}

/// The stacks of a film are those of the search by stacks, step by step.
#[test]
fn the_stacks_of_a_film_are_those_of_the_course() {
    for text in ["1.....2......3.4", "6"] {
        let puzzle = puzzle(text);
        let film = film(puzzle.as_ref(), MethodId::STACKS, u64::MAX, Limits::NONE).expect("a film");
        let places = puzzle.places().expect("both have stacks");
        let mut stacks = Stacks::new(places.n, places.choices);
        let mut cursor = Cursor::new(&film);
        for (i, frame) in film.frames.iter().enumerate() {
            let event = stacks.step().expect("both are as long");
            let same = match frame.event {
                Event::Push { .. } => StackEvent::Pushed,
                Event::DeadEnd { .. } => StackEvent::DeadEnd,
                Event::Back { .. } => StackEvent::SteppedBack,
                Event::Solution => StackEvent::Solved,
                other => panic!("{other:?} is no event of stacks"),
            };
            assert_eq!(same, event, "step {}", i + 1);
            cursor.seek(&film, i + 1);
            let shown: Vec<Vec<Value>> =
                cursor.stacks().iter().map(|stack| stack.choices.iter().collect()).collect();
            assert_eq!(shown, stacks.stacks());
        }
        // The last step back leaves nothing, which a film says by its end.
        assert_eq!(stacks.step(), Some(StackEvent::SteppedBack));
        assert_eq!(stacks.step(), None);
    }
}

#[test]
fn dead_ends_are_found_one_after_the_other() {
    let puzzle = puzzle("6");
    let film = film(puzzle.as_ref(), MethodId::STACKS, 1, Limits::NONE).expect("a film");
    let is_dead_end = |position: &usize| film.frames[position - 1].event.is_dead_end();
    let expected: Vec<usize> = (1..=film.frames.len()).filter(is_dead_end).collect();
    let found: Vec<usize> =
        std::iter::successors(film.next_dead_end(0), |&at| film.next_dead_end(at)).collect();
    assert_eq!(found, expected);
    assert!(!found.is_empty());
}

/// Those that a teacher would watch tell their guesses and their dead ends, if not on one puzzle then on
/// another.
#[test]
fn methods_to_be_watched_tell_of_guesses_and_of_dead_ends() {
    let mut missing = Vec::new();
    let mut told = |family: &str, methods: &[&'static str]| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus").join(family);
        let files = std::fs::read_dir(folder).expect("every family has a folder");
        let texts: Vec<String> =
            files.filter_map(|file| std::fs::read_to_string(file.ok()?.path()).ok()).collect();
        let reading = Reading { family: grille::family(family), ..Reading::default() };
        let puzzles = texts.iter().filter_map(|text| read(text, &reading).ok()).flatten();
        let puzzles: Vec<Box<dyn Instance>> = puzzles
            .filter_map(|item| item.puzzle.ok())
            .filter(|puzzle| puzzle.size().area() <= 100)
            .collect();
        for &method in methods {
            let tells = puzzles.iter().any(|puzzle| {
                let tally = Limits::NONE.within(PATIENCE, |limits| {
                    let film = film(puzzle.as_ref(), MethodId::new(method), 2, limits);
                    film.expect("small puzzles have a model").tally
                });
                tally.guesses > 0 && tally.clashes > 0
            });
            if !tells {
                missing.push(format!("{family} by {method}"));
            }
        }
    };
    told("nonogram", &["edges", "document", "search", "sat"]);
    told("takuzu", &["backtrack", "rules+backtrack", "search", "sat"]);
    told("queens", &["stacks", "search", "sat"]);
    told("sudoku", &["stacks", "search", "sat"]);
    told("bridges", &["search"]);
    told("singles", &["search"]);
    assert_eq!(missing, Vec::<String>::new());
}

/// What a method says of a puzzle, step by step.
fn said(puzzle: &dyn Instance, method: &'static str, language: grille::Language) -> Vec<String> {
    let film = Limits::NONE.within(PATIENCE, |limits| {
        film(puzzle, MethodId::new(method), 2, limits).expect("the method is there")
    });
    let narrator = Narrator::new(puzzle).expect("it has a model");
    let words = grille::words(language);
    film.frames.iter().map(|frame| words.say(&narrator.say(Some(frame.event)))).collect()
}

/// Nobody has learnt anything before there was a clash, a given is called so, and rules have names.
#[test]
fn every_step_says_by_what() {
    let english = |puzzle: &dyn Instance, method: &'static str| {
        said(puzzle, method, grille::Language::English)
    };
    for family in FAMILIES {
        let puzzle = puzzle(family.info().example);
        for (method, _) in methods(*family) {
            let said = english(puzzle.as_ref(), method.name());
            let clash = said.iter().position(|said| said.starts_with("dead end"));
            let learnt = said.iter().position(|said| said.starts_with("by what was learnt"));
            let first = learnt.unwrap_or(said.len());
            assert!(
                learnt.is_none() || clash.is_some_and(|clash| clash < first),
                "{method}: {said:?}"
            );
        }
    }
    let takuzu = of_corpus("takuzu/source-6x6.txt");
    for method in ["search", "sat", "logic", "rules", "backtrack", "rules+backtrack"] {
        let said = english(takuzu.as_ref(), method);
        assert!(said.iter().any(|said| said.starts_with("given: ")), "{method}: {said:?}");
    }
    for (method, rule) in [("logic", "pair (rule A): "), ("rules", "pair (rule A): ")] {
        let said = english(takuzu.as_ref(), method);
        assert!(said.iter().any(|said| said.starts_with(rule)), "{method}: {said:?}");
    }
    let singles = of_corpus("singles/commas-4x7.txt");
    let greedy = said(singles.as_ref(), "greedy", grille::Language::French);
    assert!(greedy.iter().any(|said| said.starts_with("le nombre le plus fréquent")), "{greedy:?}");
    assert_eq!(greedy.last().map(String::as_str), Some("une solution"), "{greedy:?}");
}

/// Whoever tells nothing but an answer has it on the board all the same.
#[test]
fn an_answer_stands_on_the_board_when_it_is_told() {
    let puzzle = of_corpus("bridges/column-1x9.txt");
    let film = film(puzzle.as_ref(), MethodId::new("fast"), 1, Limits::NONE).expect("a film");
    assert!(!film.tells_more_than_solutions());
    let mut cursor = Cursor::new(&film);
    assert!(cursor.values().iter().any(|values| values.count() > 1));
    cursor.seek(&film, film.frames.len());
    assert!(cursor.values().iter().all(|values| values.count() == 1));
}
