//! The values still possible for each variable, with a trail to undo by (backtracking).

use crate::constraint::Conflict;
use crate::values::{Value, Values, Var};

/// The state of a search: what each variable can still be.
///
/// Every narrowing is written to a trail, so that going back costs what was changed, not the
/// size of the board. The list of changed variables tells propagation whom to wake.
#[derive(Clone, Debug)]
pub struct Domains {
    values: Vec<Values>,
    open: usize,
    trail: Vec<(Var, Values)>,
    levels: Vec<usize>,
    changed: Vec<Var>,
}

impl Domains {
    /// Domains as given, none of them changed yet.
    pub fn new(values: Vec<Values>) -> Self {
        let open = values.iter().filter(|set| set.count() > 1).count();
        Self { values, open, trail: Vec::new(), levels: Vec::new(), changed: Vec::new() }
    }

    /// What `var` can be.
    pub fn get(&self, var: Var) -> Values {
        self.values[var.index()]
    }

    /// What all variables can be, in order.
    pub fn all(&self) -> &[Values] {
        &self.values
    }

    /// The value of `var`, once only one is left.
    pub fn value(&self, var: Var) -> Option<Value> {
        self.get(var).single()
    }

    /// The number of variables.
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Are there no variables at all?
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// How many variables have more than one value left.
    pub fn open(&self) -> usize {
        self.open
    }

    /// Every variable.
    pub fn vars(&self) -> impl Iterator<Item = Var> + use<> {
        (0..self.values.len() as u32).map(Var)
    }

    /// Keep only the values in `keep`.
    pub fn keep(&mut self, var: Var, keep: Values) -> Result<(), Conflict> {
        let before = self.values[var.index()];
        let after = before.and(keep);
        if after == before {
            return Ok(());
        }
        if after.is_empty() {
            return Err(Conflict);
        }
        self.trail.push((var, before));
        self.open -= usize::from(after.count() == 1);
        self.values[var.index()] = after;
        self.changed.push(var);
        Ok(())
    }

    /// Strike one value.
    pub fn strike(&mut self, var: Var, value: Value) -> Result<(), Conflict> {
        self.keep(var, Values(!(1 << value)))
    }

    /// Set `var` to one value.
    pub fn assign(&mut self, var: Var, value: Value) -> Result<(), Conflict> {
        self.keep(var, Values::one(value))
    }

    /// How many levels can be undone.
    pub fn depth(&self) -> usize {
        self.levels.len()
    }

    /// Start a level: what follows can be undone together.
    pub fn push_level(&mut self) {
        self.levels.push(self.trail.len());
    }

    /// Undo everything since the last level was started. Does nothing when there is none.
    pub fn pop_level(&mut self) {
        let Some(start) = self.levels.pop() else { return };
        for (var, before) in self.trail.drain(start..).rev() {
            let now = &mut self.values[var.index()];
            self.open += usize::from(now.count() == 1 && before.count() > 1);
            *now = before;
        }
        self.changed.clear();
    }

    /// How many changes were not yet taken from the list of changed variables.
    pub fn changed(&self) -> usize {
        self.changed.len()
    }

    /// A variable that has changed and was not yet taken from this list.
    pub fn take_changed(&mut self) -> Option<Var> {
        self.changed.pop()
    }

    /// Forget which variables have changed: after a conflict nobody needs to know.
    pub fn forget_changed(&mut self) {
        self.changed.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_undone_whole() {
        let mut domains = Domains::new(vec![Values::below(4); 2]);
        domains.strike(Var(0), 3).expect("three values are left");
        domains.push_level();
        domains.assign(Var(0), 1).expect("1 was possible");
        domains.strike(Var(1), 0).expect("three values are left");
        assert_eq!(domains.open(), 1);
        domains.pop_level();
        assert_eq!(domains.get(Var(0)), Values::below(3));
        assert_eq!(domains.get(Var(1)), Values::below(4));
        assert_eq!(domains.open(), 2);
    }

    #[test]
    fn striking_the_last_value_is_a_conflict() {
        let mut domains = Domains::new(vec![Values::one(5)]);
        assert_eq!(domains.strike(Var(0), 5), Err(Conflict));
    }
}
