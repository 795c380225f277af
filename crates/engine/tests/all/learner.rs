//! The learner beside truth tables, and beside a well-known solver.

use batsat::{BasicSolver, Lit, SolverInterface, lbool};
use grille_chance::Seed;
use grille_engine::{Answer, Assignment, Learner, Lemmas, Limits, Literal, NoSource, Source};

/// Clauses by chance.
struct Dice(Seed);

impl Dice {
    fn below(&mut self, end: u32) -> u32 {
        self.0.below(end as usize) as u32
    }

    fn literal(&mut self, variables: u32) -> Literal {
        let literal = Literal::positive(self.below(variables));
        if self.0.one_in(2) { literal } else { !literal }
    }

    fn clauses(&mut self, variables: u32, count: u32, longest: u32) -> Vec<Vec<Literal>> {
        (0..count)
            .map(|_| (0..=self.below(longest)).map(|_| self.literal(variables)).collect())
            .collect()
    }
}

fn learner(variables: u32, clauses: &[Vec<Literal>]) -> Learner {
    let mut learner = Learner::new(variables);
    clauses.iter().for_each(|clause| learner.add(clause));
    learner
}

fn holds(clauses: &[Vec<Literal>], is_true: impl Fn(Literal) -> bool) -> bool {
    clauses.iter().all(|clause| clause.iter().any(|&literal| is_true(literal)))
}

/// Is a literal true in a row of a truth table?
fn in_row(row: u32) -> impl Fn(Literal) -> bool {
    move |literal| (row >> literal.variable() & 1 == 1) == literal.is_positive()
}

/// The solution that was found, as a row of a truth table.
fn row(learner: &Learner, variables: u32) -> u32 {
    let truth = |variable: &u32| learner.is_true(Literal::positive(*variable));
    (0..variables).filter(truth).map(|variable| 1 << variable).sum()
}

/// Every solution that the learner finds, each one then forbidden, as rows of a truth table.
fn solutions(learner: &mut Learner, source: &mut dyn Source, variables: u32) -> Vec<u32> {
    let mut rows = Vec::new();
    while learner.solve(source, Limits::NONE) == Answer::Solution {
        let row = row(learner, variables);
        rows.push(row);
        let forbidden: Vec<Literal> = (0..variables)
            .map(Literal::positive)
            .map(|literal| if in_row(row)(literal) { !literal } else { literal })
            .collect();
        learner.add(&forbidden);
    }
    rows.sort_unstable();
    rows
}

#[test]
fn finds_every_row_of_small_truth_tables() {
    let mut dice = Dice(Seed(1));
    for case in 0..1500 {
        let variables = 1 + dice.below(8);
        let (count, longest) = (dice.below(5 * variables), 1 + dice.below(4));
        let clauses = dice.clauses(variables, count, longest);
        let mut learner = learner(variables, &clauses);
        (0..dice.below(5)).for_each(|_| learner.hint(dice.literal(variables)));
        let expected: Vec<u32> =
            (0..1 << variables).filter(|&row| holds(&clauses, in_row(row))).collect();
        let found = solutions(&mut learner, &mut NoSource, variables);
        assert_eq!(found, expected, "case {case}: {clauses:?}");
    }
}

/// Is there a row in which all clauses and these literals are true?
fn has_row(variables: u32, clauses: &[Vec<Literal>], also: &[Literal]) -> bool {
    let is_row = |row: u32| holds(clauses, in_row(row)) && also.iter().all(|&l| in_row(row)(l));
    (0..1 << variables).any(is_row)
}

/// One learner is asked again and again: what it learnt under some assumptions is true under others.
#[test]
fn a_core_is_some_of_the_assumptions_and_has_no_row() {
    let mut dice = Dice(Seed(8));
    let (mut solved, mut empty, mut smaller) = (0, 0, 0);
    for case in 0..1500 {
        let variables = 1 + dice.below(8);
        let (count, longest) = (dice.below(4 * variables), 1 + dice.below(4));
        let clauses = dice.clauses(variables, count, longest);
        let (early, late) = clauses.split_at(dice.below(count + 1) as usize);
        let mut learner = learner(variables, early);
        let mut late: Late = Late(late.to_vec());
        late.0.iter_mut().for_each(|clause| {
            clause.sort_unstable();
            clause.dedup();
        });
        for _ in 0..6 {
            let count = dice.below(2 * variables);
            let assumed: Vec<Literal> = (0..count).map(|_| dice.literal(variables)).collect();
            let case = format!("case {case}: {clauses:?} under {assumed:?}");
            let answer = learner.solve_under(&assumed, &mut late, Limits::NONE);
            let core = learner.core();
            assert_eq!(
                answer == Answer::Solution,
                has_row(variables, &clauses, &assumed),
                "{case}"
            );
            if answer == Answer::Solution {
                assert!(assumed.iter().all(|&literal| learner.is_true(literal)), "{case}");
                assert!(holds(&clauses, |literal| learner.is_true(literal)), "{case}");
                assert_eq!(core, [], "{case}");
                solved += 1;
                continue;
            }
            assert!(core.iter().all(|literal| assumed.contains(literal)), "{core:?} {case}");
            assert!(!has_row(variables, &clauses, core), "{core:?} {case}");
            empty += usize::from(core.is_empty());
            smaller += usize::from(!core.is_empty() && core.len() < assumed.len());
        }
        let all = solutions(&mut learner, &mut late, variables);
        let rows = (0..1 << variables).filter(|&row| holds(&clauses, in_row(row)));
        assert_eq!(all, rows.collect::<Vec<u32>>(), "case {case}: {clauses:?}");
    }
    assert!(solved > 1000 && empty > 1000 && smaller > 1000, "{solved} {empty} {smaller}");
}

/// Where about half of all such formulas have a solution: restarts and forgetting under assumptions.
#[test]
fn a_core_has_no_solution_by_another_solver() {
    let mut dice = Dice(Seed(9));
    let (mut some, mut none, mut smaller) = (0, 0, 0);
    for case in 0..20 {
        let variables = 150;
        let clauses: Vec<Vec<Literal>> =
            (0..variables * 4).map(|_| (0..3).map(|_| dice.literal(variables)).collect()).collect();
        let mut learner = learner(variables, &clauses);
        for _ in 0..10 {
            let assumed: Vec<Literal> = (0..8).map(|_| dice.literal(variables)).collect();
            let with = |also: &[Literal]| {
                let units = also.iter().map(|&literal| vec![literal]);
                has_solution(variables, &clauses.iter().cloned().chain(units).collect::<Vec<_>>())
            };
            let answer = learner.solve_under(&assumed, &mut NoSource, Limits::NONE);
            assert_eq!(answer == Answer::Solution, with(&assumed), "case {case}");
            if answer == Answer::Solution {
                some += 1;
                continue;
            }
            assert!(!with(learner.core()), "case {case}: {:?}", learner.core());
            none += 1;
            smaller += usize::from(learner.core().len() < assumed.len());
        }
    }
    assert!(some > 20 && none > 20 && smaller > 10, "{some} {none} {smaller}");
}

#[test]
fn leaves_every_solution_behind() {
    let mut dice = Dice(Seed(5));
    for case in 0..1500 {
        let variables = 1 + dice.below(9);
        let count = dice.below(4 * variables);
        let clauses = dice.clauses(variables, count, 4);
        leaves_every_solution(variables, &clauses, case);
    }
}

/// Every solution comes once, if each is left behind.
fn leaves_every_solution(variables: u32, clauses: &[Vec<Literal>], case: u32) {
    let mut learner = learner(variables, clauses);
    let mut found: Vec<u32> = Vec::new();
    while learner.solve(&mut NoSource, Limits::NONE) == Answer::Solution {
        found.push(row(&learner, variables));
        learner.leave_solution();
    }
    found.sort_unstable();
    let expected: Vec<u32> =
        (0..1 << variables).filter(|&row| holds(clauses, in_row(row))).collect();
    assert_eq!(found, expected, "case {case}: {clauses:?}");
}

/// Exactly one literal of a group, as in a sudoku.
fn exactly_one(group: &[Literal]) -> Vec<Vec<Literal>> {
    let pairs = (0..group.len()).flat_map(|i| (0..i).map(move |j| (i, j)));
    let mut clauses = vec![group.to_vec()];
    clauses.extend(pairs.map(|(i, j)| vec![!group[i], !group[j]]));
    clauses
}

/// Where guesses lead far, so that several literals of a clause follow from one.
#[test]
fn finds_every_solution_of_groups() {
    let mut dice = Dice(Seed(6));
    for case in 0..1500 {
        let variables = 8 + dice.below(6);
        let count = 1 + dice.below(3);
        let mut clauses = dice.clauses(variables, 2 * variables, 5);
        clauses.retain(|clause| clause.len() > 2);
        for _ in 0..count {
            let mut group: Vec<Literal> = (0..variables).map(Literal::positive).collect();
            group.retain(|_| dice.0.one_in(3));
            clauses.extend(exactly_one(&group));
        }
        leaves_every_solution(variables, &clauses, case);
    }
}

/// Latin squares with some cells given, beside the well-known solver.
#[test]
fn agrees_with_another_solver_on_latin_squares() {
    let mut dice = Dice(Seed(7));
    let (mut some, mut none) = (0, 0);
    for case in 0..60 {
        let side = 7 + dice.below(5);
        let is = |row: u32, column: u32, digit: u32| {
            Literal::positive((row * side + column) * side + digit)
        };
        let mut clauses = Vec::new();
        for a in 0..side {
            for b in 0..side {
                clauses.extend(exactly_one(&(0..side).map(|c| is(a, b, c)).collect::<Vec<_>>()));
                clauses.extend(exactly_one(&(0..side).map(|c| is(a, c, b)).collect::<Vec<_>>()));
                clauses.extend(exactly_one(&(0..side).map(|c| is(c, a, b)).collect::<Vec<_>>()));
            }
        }
        for _ in 0..side * side / 3 {
            // Most cells agree with a square that there is.
            let (row, column) = (dice.below(side), dice.below(side));
            let slip = u32::from(dice.0.one_in(60));
            clauses.push(vec![is(row, column, (row + column + slip) % side)]);
        }
        let variables = side * side * side;
        match agrees(variables, &clauses, case) {
            true => some += 1,
            false => none += 1,
        }
    }
    assert!(some > 10 && none > 10, "{some} with a solution, {none} without");
}

/// Tells of clauses only when they are false or have one open literal.
struct Late(Vec<Vec<Literal>>);

impl Source for Late {
    fn ask(&mut self, now: &dyn Assignment, _: &[Literal], _: bool, lemmas: &mut Lemmas) {
        for clause in &self.0 {
            let open = clause.iter().filter(|&&literal| now.value(literal).is_none()).count();
            if open < 2 && clause.iter().all(|&literal| now.value(literal) != Some(true)) {
                lemmas.add(clause.iter().copied());
            }
        }
    }
}

#[test]
fn heeds_clauses_that_come_late() {
    let mut dice = Dice(Seed(2));
    for case in 0..1500 {
        let variables = 1 + dice.below(8);
        let (early, late) = (dice.below(2 * variables), 1 + dice.below(3 * variables));
        let early = dice.clauses(variables, early, 3);
        let mut late = dice.clauses(variables, late, 4);
        late.iter_mut().for_each(|clause| {
            clause.sort_unstable();
            clause.dedup();
        });
        let all: Vec<Vec<Literal>> = early.iter().chain(&late).cloned().collect();
        let expected: Vec<u32> =
            (0..1 << variables).filter(|&row| holds(&all, in_row(row))).collect();
        let mut learner = learner(variables, &early);
        let found = solutions(&mut learner, &mut Late(late), variables);
        assert_eq!(found, expected, "case {case}: {all:?}");
    }
}

/// What the well-known solver says.
fn has_solution(variables: u32, clauses: &[Vec<Literal>]) -> bool {
    let mut solver = BasicSolver::default();
    let vars: Vec<batsat::Var> = (0..variables).map(|_| solver.new_var_default()).collect();
    for clause in clauses {
        let lit = |&l: &Literal| Lit::new(vars[l.variable() as usize], l.is_positive());
        solver.add_clause_reuse(&mut clause.iter().map(lit).collect());
    }
    solver.solve_limited(&[]) == lbool::TRUE
}

/// Is there a solution? Both say the same, and ours is one.
fn agrees(variables: u32, clauses: &[Vec<Literal>], case: u32) -> bool {
    let mut learner = learner(variables, clauses);
    let found = learner.solve(&mut NoSource, Limits::NONE) == Answer::Solution;
    assert_eq!(found, has_solution(variables, clauses), "case {case}");
    assert!(!found || holds(clauses, |literal| learner.is_true(literal)), "case {case}");
    found
}

/// Where about half of all such formulas have a solution, and clashes are many.
#[test]
fn agrees_with_another_solver_where_it_is_hard() {
    let mut dice = Dice(Seed(3));
    let (mut some, mut none) = (0, 0);
    for case in 0..60 {
        let variables = 60 + dice.below(90);
        let clauses: Vec<Vec<Literal>> = (0..variables * 17 / 4)
            .map(|_| (0..3).map(|_| dice.literal(variables)).collect())
            .collect();
        match agrees(variables, &clauses, case) {
            true => some += 1,
            false => none += 1,
        }
    }
    assert!(some > 10 && none > 10, "{some} with a solution, {none} without");
}

/// So many pigeons in one hole less: there are clashes enough for every mood and for forgetting.
#[test]
fn pigeons_do_not_fit() {
    let (pigeons, holes) = (9, 8);
    let sits = |pigeon: u32, hole: u32| Literal::positive(pigeon * holes + hole);
    let mut clauses: Vec<Vec<Literal>> =
        (0..pigeons).map(|pigeon| (0..holes).map(|hole| sits(pigeon, hole)).collect()).collect();
    for hole in 0..holes {
        for one in 0..pigeons {
            clauses.extend((0..one).map(|other| vec![!sits(one, hole), !sits(other, hole)]));
        }
    }
    let mut learner = learner(pigeons * holes, &clauses);
    assert_eq!(learner.solve(&mut NoSource, Limits::NONE), Answer::Nothing);
    assert!(learner.counters().conflicts > 1500 && learner.counters().restarts > 10);
}

#[test]
fn stops_when_told_and_goes_on() {
    let mut dice = Dice(Seed(4));
    let clauses: Vec<Vec<Literal>> =
        (0..850).map(|_| (0..3).map(|_| dice.literal(200)).collect()).collect();
    let mut learner = learner(200, &clauses);
    assert_eq!(learner.solve(&mut NoSource, Limits { stop: &|| true }), Answer::Limit);
    let answer = learner.solve(&mut NoSource, Limits::NONE);
    assert_eq!(answer == Answer::Solution, has_solution(200, &clauses));
}
