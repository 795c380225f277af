//! The search by stacks against brute force, on the problems of the course and on the queens.

use std::collections::BTreeSet;

use grille_engine::{StackEvent, Stacks, stack_examples};

/// What the course asks of the lists of each problem, in its own words.
fn is_solution(problem: usize, list: &[u32; 4]) -> bool {
    let [a, b, c, d] = *list;
    match problem {
        0 => [1, 2, 3, 4].contains(&a) && [5, 6].contains(&b) && [7, 8].contains(&c) && d == 9,
        1 => [1, 2, 3].contains(&a) && b == 2 * a && [5, 7, 9].contains(&c) && d == c,
        2 => {
            let second = if a >= 5 { [2, 4] } else { [6, 8] };
            a % 2 == 1 && second.contains(&b) && 2 * c == b && (d + 1 == a || d == 9)
        }
        _ => list.iter().all(|&digit| digit <= 1),
    }
}

/// All lists of four digits that solve a problem.
fn brute(problem: usize) -> BTreeSet<Vec<u32>> {
    let digit = |number: u32, place: u32| number / 10u32.pow(place) % 10;
    let lists = (0..10_000).map(|number| [3, 2, 1, 0].map(|place| digit(number, place)));
    lists.filter(|list| is_solution(problem, list)).map(Vec::from).collect()
}

#[test]
fn the_four_problems_have_the_lists_that_trying_all_finds() {
    let counts = [16, 9, 20, 16];
    for (problem, &choices) in stack_examples::PROBLEMS.iter().enumerate() {
        let found: Vec<_> = Stacks::new(stack_examples::PROBLEM_LENGTH, choices).collect();
        let set: BTreeSet<_> = found.iter().cloned().collect();
        assert_eq!(set, brute(problem), "problem {}", problem + 1);
        assert_eq!((found.len(), set.len()), (counts[problem], counts[problem]));
    }
}

#[test]
fn the_examples_of_the_course_are_among_them() {
    for (problem, list) in
        [[3, 6, 7, 9], [2, 4, 7, 7], [5, 2, 1, 4], [0, 1, 0, 0]].iter().enumerate()
    {
        let choices = stack_examples::PROBLEMS[problem];
        assert!(Stacks::new(4, choices).any(|found| found == list), "{list:?}");
    }
}

#[test]
fn queens_are_counted() {
    for (n, ways) in [(1, 1), (2, 0), (3, 0), (4, 2), (5, 10), (6, 4), (8, 92), (10, 724)] {
        assert_eq!(Stacks::new(n as usize, stack_examples::queens(n)).count(), ways, "{n} queens");
    }
}

/// The course: queens in rows 4 and 2 leave the rows 0, 5 and 7 of the third column.
#[test]
fn the_choices_of_the_course_for_the_third_queen() {
    assert_eq!(stack_examples::queens(8)(2, &[4, 2]), [0, 5, 7]);
}

#[test]
fn every_step_is_told_and_leaves_the_stacks_that_the_course_draws() {
    // 2 leads nowhere, 1 to a solution.
    let choices = |place: usize, tops: &[u32]| match (place, tops) {
        (0, _) => vec![1, 2],
        (_, [2]) => Vec::new(),
        _ => vec![7],
    };
    let mut search = Stacks::new(2, choices);
    let mut told = Vec::new();
    while let Some(event) = search.step() {
        told.push((event, search.stacks().to_vec()));
    }
    let expected = [
        (StackEvent::Pushed, vec![vec![1, 2]]),
        (StackEvent::DeadEnd, vec![vec![1, 2]]),
        (StackEvent::SteppedBack, vec![vec![1]]),
        (StackEvent::Pushed, vec![vec![1], vec![7]]),
        (StackEvent::Solved, vec![vec![1], vec![7]]),
        (StackEvent::SteppedBack, vec![]),
    ];
    assert_eq!(told, expected);
}

/// Stacks of one choice at the end are thrown away, however many there are.
#[test]
fn stepping_back_passes_over_stacks_of_one_choice() {
    let choices = |place: usize, tops: &[u32]| match place {
        0 => vec![1, 2, 3],
        3 if tops[0] > 1 => Vec::new(),
        _ => vec![0],
    };
    let mut search = Stacks::new(4, choices);
    assert_eq!(search.next(), Some(vec![1, 0, 0, 0]));
    assert_eq!((search.next(), search.step()), (None, None));
}

#[test]
fn no_place_has_one_way_and_no_choice_has_none() {
    assert_eq!(Stacks::new(0, |_, _: &[u32]| vec![1]).collect::<Vec<_>>(), [Vec::new()]);
    assert_eq!(Stacks::new(3, |_, _: &[u32]| Vec::new()).next(), None);
}
