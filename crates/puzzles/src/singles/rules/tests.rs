//! Every step of every rule, on small boards with some cells known, against all solutions.

use grille_engine::{Domains, Values, Var};
use grille_grid::{Cell, Size};

use super::super::{SHADED, Singles, WHITE};
use super::{Board, chains};
use crate::rules::{Rule, View};

/// Numbers that look random (a linear congruential generator).
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }
}

/// Do the white cells hang together, and do no two shaded ones touch? The slow and obvious twin.
fn is_allowed(size: Size, values: &[u8]) -> bool {
    let white: Vec<Cell> = size.cells().filter(|cell| values[cell.index()] == WHITE).collect();
    let mut reached: Vec<Cell> = white.iter().copied().take(1).collect();
    let mut next = 0;
    while let Some(&cell) = reached.get(next) {
        for near in size.around(cell) {
            if values[near.index()] == WHITE && !reached.contains(&near) {
                reached.push(near);
            }
        }
        next += 1;
    }
    let touch = |(a, b): (Cell, Cell)| values[a.index()] == SHADED && values[b.index()] == SHADED;
    reached.len() == white.len() && !size.touching().any(touch)
}

/// All ways to shade a board that leave no two shaded cells side by side and the white in one piece.
fn shadings(size: Size) -> Vec<Vec<u8>> {
    let values = |bits: u32| (0..size.area()).map(|i| (bits >> i & 1) as u8).collect();
    let all = (0..1u32 << size.area()).map(values);
    all.filter(|values: &Vec<u8>| is_allowed(size, values)).collect()
}

fn solves(singles: &Singles, values: &[u8]) -> bool {
    let is_single =
        |group: Vec<Cell>| group.iter().filter(|cell| values[cell.index()] == WHITE).count() <= 1;
    singles.size.lines().all(|line| singles.repeats(line).into_iter().all(is_single))
}

/// What is known when some cells of a solution are.
fn some_of(solution: &[u8], dice: &mut Dice) -> Domains {
    let most = dice.below(4) + 1;
    let mut value = |&value: &u8| match dice.below(4) < most {
        true => Values::below(2),
        false => Values::one(value),
    };
    Domains::new(solution.iter().map(&mut value).collect())
}

const SIZES: [(u32, u32); 9] =
    [(2, 1), (3, 1), (1, 5), (2, 2), (3, 2), (2, 5), (3, 3), (4, 3), (3, 5)];

/// Numbers for a board, some of them equal.
fn some_board(size: Size, dice: &mut Dice) -> Singles {
    let largest = size.width.max(size.height) as usize + 1;
    let numbers = (0..size.area()).map(|_| 1 + dice.below(largest) as u32).collect();
    Singles { size, numbers }
}

/// How many steps each rule has, after all were compared with the solutions.
fn check(singles: &Singles, solutions: &[&Vec<u8>], known: &Domains) -> Vec<usize> {
    let board = Board::new(singles);
    let fits = |values: &&&Vec<u8>| known.vars().all(|v| known.get(v).has(values[v.index()]));
    let solutions: Vec<&&Vec<u8>> = solutions.iter().filter(fits).collect();
    let check_rule = |rule: &Rule<Board>| {
        let steps = (rule.find)(&board, known);
        for step in &steps {
            assert!(step.is_news(known), "{step:?}");
            for values in &solutions {
                let holds = step.changes().iter().all(|c| c.keep.has(values[c.var.index()]));
                assert!(holds, "{step:?}\n{singles:?}\n{known:?}\n{values:?}");
            }
        }
        steps.len()
    };
    Board::RULES.iter().map(check_rule).collect()
}

#[test]
fn every_step_holds_in_all_solutions() {
    let mut dice = Dice(1);
    let mut seen = vec![0; Board::RULES.len()];
    for size in SIZES.map(|(width, height)| Size::new(width, height)) {
        let shadings = shadings(size);
        for _ in 0..1500 {
            let singles = some_board(size, &mut dice);
            let solutions: Vec<&Vec<u8>> =
                shadings.iter().filter(|values| solves(&singles, values)).collect();
            if solutions.is_empty() {
                continue;
            }
            for _ in 0..4 {
                let known = some_of(solutions[dice.below(solutions.len())], &mut dice);
                let steps = check(&singles, &solutions, &known);
                seen.iter_mut().zip(steps).for_each(|(seen, steps)| *seen += steps);
            }
        }
    }
    for (rule, seen) in Board::RULES.iter().zip(seen) {
        assert!(seen > 20, "{}: only {seen}", rule.id);
    }
}

/// A cell that would cut is one without which the cells that are not shaded fall apart.
#[test]
fn what_would_cut_is_found_without_exception() {
    let mut dice = Dice(2);
    for size in SIZES.map(|(width, height)| Size::new(width, height)) {
        let numbers = (1..=size.area() as u32).collect();
        let board = Board::new(&Singles { size, numbers });
        let shadings = shadings(size);
        for _ in 0..300 {
            let values = &shadings[dice.below(shadings.len())];
            let known = values.iter().map(|&value| match value {
                SHADED => Values::one(SHADED),
                _ => Values::below(2),
            });
            let known = Domains::new(known.collect());
            let steps = chains::cut(&board, &known);
            let found: Vec<Var> = steps.iter().map(|step| step.changes()[0].var).collect();
            let is_beside = |cell| size.around(cell).any(|near| values[near.index()] == SHADED);
            for cell in size.cells().filter(|&cell| values[cell.index()] == WHITE) {
                let mut with = values.clone();
                with[cell.index()] = SHADED;
                if !is_beside(cell) {
                    let cuts = !is_allowed(size, &with);
                    assert_eq!(found.contains(&Var(cell.0)), cuts, "{values:?} {cell:?}");
                }
            }
        }
    }
}
