//! Solutions asked for one by one: the same as those that are told, in the same order.

use grille_chance::Seed;
use grille_nine::{Givens, Machine, Solver, Stopped};

use crate::{EMPTY, any_puzzle, slow, solutions};

const MACHINES: [Machine; 3] = [Machine::Best, Machine::Avx2, Machine::Plain];

#[test]
fn as_many_come_as_are_counted_and_in_the_same_order() {
    let mut seed = Seed(7);
    let mut seen = [0; 3];
    for _ in 0..300 {
        let givens = any_puzzle(&mut seed, 26);
        for machine in MACHINES {
            let mut solver = Solver::on(machine);
            let mut told = Vec::new();
            solver.each(&givens, &mut || false, &mut |grid| {
                told.push(*grid);
                std::ops::ControlFlow::Continue(())
            });
            assert_eq!(solver.count(&givens, u64::MAX), told.len() as u64);
            assert_eq!(solver.solutions(&givens).collect::<Vec<_>>(), told);
            seen[told.len().min(2)] += 1;
        }
    }
    assert!(seen.iter().all(|&number| number > 50), "{seen:?}");
}

#[test]
fn nothing_comes_after_the_last_one() {
    let full = slow::filled(&mut Seed(8));
    let mut all = Solver::new().solutions(&Givens::from_values(&full).unwrap());
    assert_eq!([all.next(), all.next(), all.next()], [Some(full), None, None]);
}

#[test]
fn an_empty_grid_gives_as_many_as_one_likes() {
    let givens = Givens::from_values(&EMPTY).unwrap();
    let (told, _) = solutions(&EMPTY, Machine::Best, 500);
    for machine in MACHINES {
        let first: Vec<_> = Solver::on(machine).solutions(&givens).take(500).collect();
        assert_eq!(first, told);
    }
}

#[test]
fn whoever_was_stopped_can_go_on() {
    let givens = Givens::from_values(&EMPTY).unwrap();
    let mut all = Solver::new().solutions(&givens);
    let first = all.next();
    assert_eq!(all.next_unless(&mut || true), Err(Stopped));
    let (told, _) = solutions(&EMPTY, Machine::Best, 3);
    let rest = [all.next_unless(&mut || false).unwrap(), all.next()];
    assert_eq!(vec![first, rest[0], rest[1]], told.into_iter().map(Some).collect::<Vec<_>>());
}
