//! The laws of the constraints that look at values: givens, sums, differences, balanced lines.

use grille_engine::constraints::{
    AllDifferent, Among, AtMostOne, Balanced, DistinctLines, Exclusive, Sum,
};
use grille_engine::{Conflict, Constraint, Value, Values};

use super::board::{self, product, vars};
use super::check::{Strength, check, check_wide, check_witness};

const BINARY: Values = Values(0b11);

fn set(values: &[Value]) -> Values {
    values.iter().copied().collect()
}

fn total(line: &[Value]) -> u32 {
    line.iter().map(|&value| u32::from(value)).sum()
}

fn differ<T: PartialEq>(things: impl IntoIterator<Item = T>) -> bool {
    let things: Vec<T> = things.into_iter().collect();
    things.iter().enumerate().all(|(i, thing)| !things[..i].contains(thing))
}

#[test]
fn a_given_is_one_of_its_values() {
    for given in [&[][..], &[2], &[1, 3], &[0, 1, 2, 3], &[3, 9], &[9, 63]] {
        let given = set(given);
        let meaning = |line: &[Value]| given.has(line[0]);
        check(&Among::new(vars(1)[0], given), Strength::Exact, &[Values::below(4)], &meaning);
    }
}

#[test]
fn at_most_one_takes_the_value() {
    let wide: &[&[Values]] = &[
        &[],
        &[Values::below(3)],
        &[Values::below(3); 2],
        &[BINARY; 4],
        &[Values::below(3); 4],
        &[set(&[0, 9]), set(&[9, 63]), set(&[0, 63]), set(&[9])],
    ];
    for widest in wide {
        for value in [0, 1, 9] {
            let constraint = AtMostOne::new(vars(widest.len()), value);
            let meaning = |line: &[Value]| line.iter().filter(|&&v| v == value).count() <= 1;
            check(&constraint, Strength::Exact, widest, &meaning);
        }
    }
}

#[test]
fn no_two_of_all_different_are_equal() {
    let wide: &[&[Values]] = &[
        &[],
        &[Values::below(3)],
        &[Values::below(4); 2],
        &[Values::below(4); 3],
        &[Values::below(3); 3],
        &[Values::below(3); 4],
        &[BINARY; 3],
        &[set(&[0, 9]), set(&[9, 63]), set(&[0, 63]), set(&[0, 9, 63])],
    ];
    for widest in wide {
        let constraint = AllDifferent::new(vars(widest.len()));
        check(&constraint, Strength::Sound, widest, &|line| differ(line));
    }
}

#[test]
fn no_two_of_all_different_are_equal_after_their_shifts() {
    let three = [Values::below(4); 3];
    let cases: &[(&[Values], &[u32])] = &[
        (&three, &[0, 1, 2]),
        (&three, &[2, 1, 0]),
        (&three, &[0, 0, 3]),
        (&three, &[7, 7, 7]),
        (&three, &[1, 0, 90]),
        (&[set(&[61, 63]), set(&[0, 1, 2]), set(&[1, 62])], &[0, 62, 1]),
        (&[Values::below(3); 4], &[0, 1, 2, 3]),
    ];
    for &(widest, shifts) in cases {
        let constraint = AllDifferent::shifted(vars(widest.len()), shifts.to_vec());
        let sums = |line: &[Value]| differ(line.iter().zip(shifts).map(|(&v, s)| u32::from(v) + s));
        check(&constraint, Strength::Sound, widest, &sums);
    }
}

#[test]
fn all_different_sees_too_few_values_and_the_only_place_of_a_value() {
    let pruned = |known: &[Values]| {
        let mut domains = board::domains(known);
        AllDifferent::new(vars(3)).prune(&mut domains).map(|()| domains.get(vars(3)[0]))
    };
    assert_eq!(pruned(&[BINARY; 3]), Err(Conflict));
    assert_eq!(pruned(&[Values::below(3), BINARY, BINARY]), Ok(Values::one(2)));
    assert_eq!(pruned(&[Values::below(3), Values::one(1), BINARY]), Ok(Values::one(2)));
}

#[test]
fn many_values_are_counted_by_a_ladder_of_new_literals() {
    let widest = [Values::below(30), Values::between(1, 31)];
    check_wide(&AllDifferent::new(vars(2)), Strength::Sound, &widest, &|line| differ(line));
    check_wide(&Sum::exactly(vars(2), 17), Strength::Sound, &widest, &|line| total(line) == 17);
    let widest = [BINARY; 10];
    check_wide(&Sum::exactly(vars(10), 5), Strength::Sound, &widest, &|line| total(line) == 5);
    check_wide(&Sum::at_most(vars(10), 4), Strength::Sound, &widest, &|line| total(line) <= 4);
    check_wide(&Sum::at_least(vars(10), 5), Strength::Sound, &widest, &|line| total(line) >= 5);
}

#[test]
fn a_sum_lies_between_its_bounds() {
    let wide: &[&[Values]] = &[
        &[],
        &[Values::below(4)],
        &[Values::below(4); 2],
        &[Values::below(3); 3],
        &[BINARY; 5],
        &[set(&[0, 3, 5]), set(&[1, 2, 7]), set(&[0, 4])],
        &[set(&[1, 3, 5]), set(&[62, 63])],
    ];
    for widest in wide {
        let vars = || vars(widest.len());
        let most: u32 = widest.iter().map(|set| u32::from(set.most())).sum();
        for bound in 0..=most + 1 {
            let (exactly, at_most) = (Sum::exactly(vars(), bound), Sum::at_most(vars(), bound));
            check(&exactly, Strength::Sound, widest, &|line| total(line) == bound);
            check(&at_most, Strength::Exact, widest, &|line| total(line) <= bound);
            let at_least = Sum::at_least(vars(), bound);
            check(&at_least, Strength::Exact, widest, &|line| total(line) >= bound);
        }
    }
}

#[test]
fn a_count_of_zeros_and_ones_is_pruned_exactly() {
    for bound in 0..=7 {
        let constraint = Sum::exactly(vars(6), bound);
        check(&constraint, Strength::Exact, &[BINARY; 6], &|line| total(line) == bound);
    }
}

#[test]
fn of_two_exclusive_variables_one_is_zero() {
    for widest in [[Values::below(4); 2], [set(&[1, 2]), set(&[0, 5])], [set(&[1, 2]); 2]] {
        let constraint = Exclusive::new(vars(2)[0], vars(2)[1]);
        check(&constraint, Strength::Exact, &widest, &|line| line.contains(&0));
    }
}

#[test]
fn no_two_distinct_lines_are_equal() {
    let cases: &[(&[Values], usize)] = &[
        (&[], 3),
        (&[BINARY; 2], 2),
        (&[BINARY; 4], 2),
        (&[BINARY; 6], 2),
        (&[BINARY; 6], 3),
        (&[BINARY; 4], 1),
        (&[Values::below(3); 4], 2),
        (&[Values::below(3); 3], 1),
        (&[set(&[0, 1]), set(&[2, 4]), set(&[1, 2]), set(&[2, 3, 4])], 2),
    ];
    for &(widest, length) in cases {
        let constraint = DistinctLines::new(vars(widest.len()), length);
        let pair = widest.len() <= 2 * length;
        let strength = if pair { Strength::Exact } else { Strength::Sound };
        check(&constraint, strength, widest, &|line| differ(line.chunks(length)));
    }
}

#[test]
fn what_differs_has_no_witness() {
    let constraints: [&dyn Constraint; 3] = [
        &AllDifferent::new(vars(4)),
        &AllDifferent::shifted(vars(4), vec![0, 2, 1, 3]),
        &DistinctLines::new(vars(4), 2),
    ];
    for values in product(vec![vec![0, 1, 2, 3]; 5]) {
        for constraint in constraints {
            let shown = !constraint.witness(&values).is_empty();
            assert_eq!(shown, !constraint.holds(&values), "{constraint:?} {values:?}");
        }
    }
}

#[test]
fn two_equal_ones_are_shown() {
    let constraint = AllDifferent::new(vars(4));
    check_witness(
        &constraint,
        &[Values::below(4); 4],
        &|line, places| matches!(places, [a, b] if a != b && line[*a] == line[*b]),
    );
    let shifts = [0, 2, 1, 3];
    let constraint = AllDifferent::shifted(vars(4), shifts.to_vec());
    let shifted = |line: &[Value], at: usize| u32::from(line[at]) + shifts[at];
    check_witness(
        &constraint,
        &[Values::below(4); 4],
        &|line, places| matches!(places, [a, b] if a != b && shifted(line, *a) == shifted(line, *b)),
    );
}

#[test]
fn two_equal_lines_are_shown() {
    let constraint = DistinctLines::new(vars(6), 2);
    check_witness(&constraint, &[Values::below(3); 6], &|line, places| match *places {
        [a, b, c, d] => {
            let whole = a % 2 == 0 && c % 2 == 0 && (b, d) == (a + 1, c + 1);
            whole && line[a..=b] == line[c..=d]
        }
        _ => false,
    });
}

#[test]
fn three_equal_ones_are_shown_and_else_the_whole_line() {
    let equal = |three: &[Value]| three.iter().all(|value| value == &three[0]);
    check_witness(&Balanced::new(vars(8)), &[BINARY; 8], &|line, places| match line
        .windows(3)
        .any(equal)
    {
        true => places.len() == 3 && line[places[0]..].starts_with(&[line[places[2]]; 3]),
        false => places.iter().copied().eq(0..line.len()),
    });
}

fn is_balanced(line: &[Value]) -> bool {
    let equal = |three: &[Value]| three.iter().all(|value| value == &three[0]);
    total(line) as usize * 2 == line.len() && !line.windows(3).any(equal)
}

#[test]
fn a_balanced_line_is_pruned_exactly() {
    for length in [0, 2, 4, 6, 8, 10] {
        let constraint = Balanced::new(vars(length));
        check(&constraint, Strength::Exact, &vec![BINARY; length], &is_balanced);
    }
}

#[test]
fn a_long_balanced_line_is_said_in_clauses() {
    check_wide(&Balanced::new(vars(12)), Strength::Exact, &[BINARY; 12], &is_balanced);
}

#[test]
fn a_balanced_line_may_be_longer_than_two_words() {
    let mut widest = [Values::one(0), Values::one(1)].repeat(150);
    [0, 1, 130, 170, 171, 299].into_iter().for_each(|place: usize| widest[place] = BINARY);
    check_wide(&Balanced::new(vars(300)), Strength::Exact, &widest, &is_balanced);
}
