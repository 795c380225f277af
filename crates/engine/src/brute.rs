//! Brute force, the slow and obvious twin of every method: try all values, ask every constraint.

use crate::model::{Model, Solution};
use crate::values::{Value, Values, Var};

/// Every solution of a small model, in rising order.
///
/// A constraint is asked as soon as its last variable has a value, so that tiny boards are quick;
/// nothing else is clever here.
pub fn solutions(model: &Model) -> Vec<Solution> {
    let domains = model.domains();
    let domains: Vec<Values> = domains.vars().map(|var| domains.get(var)).collect();
    let last = |vars: &[Var]| vars.iter().map(|var| var.index()).max();
    let mut complete: Vec<Vec<usize>> = vec![Vec::new(); domains.len()];
    for (i, posted) in model.constraints().iter().enumerate() {
        match last(posted.constraint.vars()) {
            Some(var) => complete[var].push(i),
            None if !posted.constraint.holds(&[]) => return Vec::new(),
            None => {}
        }
    }
    let mut found = Vec::new();
    extend(model, &domains, &complete, &mut vec![0; domains.len()], 0, &mut found);
    found
}

fn extend(
    model: &Model,
    domains: &[Values],
    complete: &[Vec<usize>],
    values: &mut Vec<Value>,
    next: usize,
    found: &mut Vec<Solution>,
) {
    if next == values.len() {
        found.push(values.clone());
        return;
    }
    for value in domains[next].iter() {
        values[next] = value;
        let holds = |&i: &usize| model.constraints()[i].constraint.holds(values);
        if complete[next].iter().all(holds) {
            extend(model, domains, complete, values, next + 1, found);
        }
    }
}
