//! The laws that every constraint keeps: each mechanism says the same as `holds`.

use grille_engine::{Cnf, Constraint, Domains, Lemmas, Propagator, Value, Values};
use proptest::test_runner::{Config, RngSeed};

use super::board::{self, BYSTANDER, Known};
use super::linear::Linear;
use super::truth::Truth;

/// How much `prune` promises.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strength {
    /// It strikes only what is impossible.
    Sound,
    /// It strikes all that is impossible.
    Exact,
}

/// A constraint, and all finished lines sorted by whether it holds.
struct Trial<'a> {
    constraint: &'a dyn Constraint,
    widest: &'a [Values],
    good: Vec<Vec<Value>>,
    bad: Vec<Vec<Value>>,
}

/// Beyond this many pairs of a state and a line in it, clauses are made of the widest state only.
const MANY: usize = 20_000;

/// Check all laws in every state within `widest`, against the meaning in other words.
#[track_caller]
pub fn check(
    constraint: &dyn Constraint,
    strength: Strength,
    widest: &[Values],
    meaning: &dyn Fn(&[Value]) -> bool,
) {
    let trial = Trial::new(constraint, widest, meaning);
    let states = board::states(widest);
    states.iter().for_each(|known| trial.check_prune(known, strength));
    trial.check_lemmas(&states, strength);
    let pairs = widest.iter().map(|set| set.count() as usize * (1 << (set.count() - 1)));
    if pairs.product::<usize>() <= MANY {
        states.iter().for_each(|known| trial.check_clauses(known));
        states.iter().for_each(|known| trial.check_linear(known));
    } else {
        trial.check_clauses(widest);
        trial.check_linear(widest);
    }
}

/// Check the laws in the widest state only, where the others are too many.
#[track_caller]
pub fn check_wide(
    constraint: &dyn Constraint,
    strength: Strength,
    widest: &[Values],
    meaning: &dyn Fn(&[Value]) -> bool,
) {
    let trial = Trial::new(constraint, widest, meaning);
    trial.check_prune(widest, strength);
    trial.check_clauses(widest);
    trial.check_linear(widest);
}

/// Check that `prune` is exact in one state of a long line, its good lines being known.
#[track_caller]
pub fn check_state(constraint: &dyn Constraint, known: &[Values], good: &[Vec<Value>]) {
    let trial = Trial { constraint, widest: known, good: good.to_vec(), bad: Vec::new() };
    trial.check_prune(known, Strength::Exact);
    trial.check_clauses(known);
}

/// Check that a person sees in each witness what is wrong: `shows` looks at a line and the places
/// that were named, in order.
#[track_caller]
pub fn check_witness(
    constraint: &dyn Constraint,
    widest: &[Values],
    shows: &dyn Fn(&[Value], &[usize]) -> bool,
) {
    let mut wrong = board::lines(widest);
    wrong.retain(|line| !constraint.holds(&board::values(line)));
    assert!(!wrong.is_empty(), "{constraint:?} always holds");
    for line in wrong {
        let witness = constraint.witness(&board::values(&line));
        let places = board::places(line.len(), &witness);
        assert!(shows(&line, &places), "{constraint:?} {line:?}: {places:?}");
    }
}

/// Chance with a seed, so that a test that fails fails again.
pub fn config(cases: u32) -> Config {
    Config { cases, rng_seed: RngSeed::Fixed(1), failure_persistence: None, ..Config::default() }
}

impl<'a> Trial<'a> {
    /// Ask the constraint about every line; the answer and the witness must be right.
    #[track_caller]
    fn new(
        constraint: &'a dyn Constraint,
        widest: &'a [Values],
        meaning: &dyn Fn(&[Value]) -> bool,
    ) -> Self {
        let (good, bad): (Vec<_>, Vec<_>) =
            board::lines(widest).into_iter().partition(|line| meaning(line));
        for line in &good {
            assert!(constraint.holds(&board::values(line)), "{constraint:?} holds of {line:?}");
        }
        let vars = constraint.vars();
        for line in &bad {
            let values = board::values(line);
            assert!(!constraint.holds(&values), "{constraint:?} does not hold of {line:?}");
            let witness = constraint.witness(&values);
            assert!(witness.iter().all(|var| vars.contains(var)), "{constraint:?} {line:?}");
            let shown = vars.is_empty() || !witness.is_empty();
            assert!(shown, "{constraint:?} {line:?}: no witness");
        }
        Self { constraint, widest, good, bad }
    }

    /// `prune` keeps what is part of a good line, and fails only when there is none.
    #[track_caller]
    fn check_prune(&self, known: &[Values], strength: Strength) {
        let mut domains = board::domains(known);
        let pruned = self.constraint.prune(&mut domains);
        let support = self.support(known);
        let case = || format!("{:?} {known:?}", self.constraint);
        if pruned.is_err() {
            return assert!(support.is_none(), "{}: a conflict without a reason", case());
        }
        let untouched = board::domains(known).get(BYSTANDER);
        assert_eq!(domains.get(BYSTANDER), untouched, "{}: the bystander", case());
        let left: Known =
            board::vars(known.len()).into_iter().map(|var| domains.get(var)).collect();
        let finished = known.iter().all(|set| set.count() == 1);
        if strength == Strength::Exact || finished {
            return assert_eq!(Some(left), support, "{}: left and support", case());
        }
        let support = support.unwrap_or_else(|| vec![Values::NONE; known.len()]);
        for ((left, support), known) in left.iter().zip(support).zip(known) {
            assert!(support.without(*left).is_empty(), "{}: struck a possible value", case());
            assert!(left.without(*known).is_empty() && !left.is_empty(), "{}", case());
        }
    }

    /// The values at each place in the good lines of a state, if there are any.
    fn support(&self, known: &[Values]) -> Option<Known> {
        let fitting = self.good.iter().filter(|line| board::fits(line, known));
        let sets = fitting.map(|line| line.iter().map(|&value| Values::one(value)).collect());
        sets.reduce(|a: Known, b| a.iter().zip(b).map(|(a, b)| a.or(b)).collect())
    }

    /// The clauses made in this state, with the propagator, allow the good lines and no others.
    #[track_caller]
    fn check_clauses(&self, known: &[Values]) {
        let (cnf, mut propagator) = told(self.constraint, &board::domains(known));
        let mut allows = |line: &[Value]| {
            let truth = Truth::of(&cnf, &finished(line)).complete(&cnf)?;
            let false_lemma = propagator.as_mut().and_then(|propagator| {
                let lemmas = lemmas(propagator.as_mut(), &truth);
                lemmas.iter().find(|clause| truth.open(clause).is_some()).map(<[_]>::to_vec)
            });
            false_lemma.is_none().then_some(())
        };
        for (lines, expected) in [(&self.good, true), (&self.bad, false)] {
            for line in lines.iter().filter(|line| board::fits(line, known)) {
                let allowed = allows(line).is_some();
                assert_eq!(allowed, expected, "{:?} {known:?} {line:?}", self.constraint);
            }
        }
    }

    /// The inequalities made in this state, with the cuts, allow the good lines and no others; and no
    /// cut that a bad line calls for forbids a good one.
    #[track_caller]
    fn check_linear(&self, known: &[Values]) {
        let mut linear = Linear::of(self.constraint, &board::domains(known));
        let fitting = |lines: &[Vec<Value>]| -> Vec<Vec<Value>> {
            lines.iter().filter(|line| board::fits(line, known)).cloned().collect()
        };
        let case = |line: &[Value]| format!("{:?} {known:?} {line:?}", self.constraint);
        for line in fitting(&self.bad) {
            assert!(!linear.allows(&board::values(&line)), "{}", case(&line));
        }
        // The cuts that bad lines called for are kept.
        for line in fitting(&self.good) {
            assert!(linear.allows(&board::values(&line)), "{}", case(&line));
        }
    }

    /// Each lemma is true of all good lines, and false or with one open literal when it is found.
    ///
    /// Where a literal is as good as a value, lemmas are found exactly when `prune` is of use.
    #[track_caller]
    fn check_lemmas(&self, states: &[Known], strength: Strength) {
        let (cnf, propagator) = told(self.constraint, &board::domains(self.widest));
        let Some(mut propagator) = propagator else { return };
        let complete = |line: &Vec<Value>| {
            Truth::of(&cnf, &finished(line)).complete(&cnf).expect("the clauses allow good lines")
        };
        let binary = self.widest.iter().all(|set| set.count() <= 2);
        let good: Vec<Truth> = self.good.iter().map(complete).collect();
        for known in states {
            let mut now = Truth::of(&cnf, &board::domains(known));
            now.propagate(&cnf).expect("the clauses only name the nodes");
            let lemmas = lemmas(propagator.as_mut(), &now);
            for clause in lemmas.iter() {
                let case = || format!("{:?} {known:?} {clause:?}", self.constraint);
                let open = now.open(clause);
                assert!(open.is_some_and(|open| open.len() <= 1), "{}: not needed now", case());
                let follows = good.iter().all(|truth| truth.open(clause).is_none());
                assert!(follows, "{}: does not follow", case());
            }
            if strength == Strength::Exact && binary {
                let mut domains = board::domains(known);
                let pruned = self.constraint.prune(&mut domains);
                let expected = pruned.is_err() || domains.take_changed().is_some();
                let found = lemmas.iter().next().is_some();
                assert_eq!(found, expected, "{:?} {known:?}: lemmas", self.constraint);
            }
        }
    }
}

fn told(constraint: &dyn Constraint, domains: &Domains) -> (Cnf, Option<Box<dyn Propagator>>) {
    let mut cnf = Cnf::new(domains);
    constraint.clauses(&mut cnf);
    let propagator = constraint.propagator(&mut cnf);
    (cnf, propagator)
}

fn lemmas(propagator: &mut dyn Propagator, now: &Truth) -> Lemmas {
    let mut lemmas = Lemmas::default();
    propagator.check(now, &mut lemmas);
    lemmas
}

fn finished(line: &[Value]) -> Domains {
    let known: Known = line.iter().map(|&value| Values::one(value)).collect();
    let mut domains = board::domains(&known);
    let bystander: Value = domains.get(BYSTANDER).least();
    domains.assign(BYSTANDER, bystander).expect("the value was possible");
    domains
}
