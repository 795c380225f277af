//! A board with one line of variables and a bystander, and all the states it can be in.
//!
//! The line runs backwards through the variables, so that a place is never a variable's number:
//!
//! ```text
//! variable   0          1   2   3
//! place      bystander  2   1   0
//! ```

use grille_engine::{Domains, Value, Values, Var};

/// What is known of each place of the line.
pub type Known = Vec<Values>;

/// The variable that no constraint speaks of, and its values.
pub const BYSTANDER: Var = Var(0);
const BYSTANDER_VALUES: [Value; 2] = [5, 6];

/// The variables of a line of `length` places.
pub fn vars(length: usize) -> Vec<Var> {
    (1..=length as u32).rev().map(Var).collect()
}

/// The places of some variables of a line, in order.
pub fn places(length: usize, vars: &[Var]) -> Vec<usize> {
    let mut places: Vec<usize> = vars.iter().map(|var| length - var.index()).collect();
    places.sort_unstable();
    places
}

/// The whole board when this is known of the line.
pub fn domains(known: &[Values]) -> Domains {
    let bystander = BYSTANDER_VALUES.into_iter().collect();
    Domains::new(std::iter::once(bystander).chain(known.iter().rev().copied()).collect())
}

/// The whole board when the line is finished.
pub fn values(line: &[Value]) -> Vec<Value> {
    std::iter::once(BYSTANDER_VALUES[0]).chain(line.iter().rev().copied()).collect()
}

/// Every finished line.
pub fn lines(known: &[Values]) -> Vec<Vec<Value>> {
    product(known.iter().map(|set| set.iter().collect()))
}

/// Everything that can be known of a line: at each place any values, but never none.
pub fn states(widest: &[Values]) -> Vec<Known> {
    product(widest.iter().map(|set| {
        // Counting down within the bits of the set goes through all its subsets.
        let next = |subset: &Values| Values((subset.0 - 1) & set.0);
        let some = |subset: &Values| !subset.is_empty();
        std::iter::successors(Some(*set), |subset| Some(next(subset)).filter(some)).collect()
    }))
}

/// Can the line be finished like this?
pub fn fits(line: &[Value], known: &[Values]) -> bool {
    line.iter().zip(known).all(|(&value, set)| set.has(value))
}

/// Every way to take one of each.
pub fn product<T: Clone>(choices: impl IntoIterator<Item = Vec<T>>) -> Vec<Vec<T>> {
    choices.into_iter().fold(vec![Vec::new()], |begun, next| {
        let longer = |start: &Vec<T>| -> Vec<Vec<T>> {
            next.iter().map(|one| [start, std::slice::from_ref(one)].concat()).collect()
        };
        begun.iter().flat_map(longer).collect()
    })
}
