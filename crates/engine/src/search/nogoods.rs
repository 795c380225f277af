//! What a search has been through: sets of values that are known not to go together (nogoods of
//! restarts, by watched literals).

use std::collections::HashMap;

use crate::constraint::Conflict;
use crate::domains::Domains;
use crate::values::{Value, Var};

type Fact = (Var, Value);

/// Nogoods, each watched through two of its facts.
///
/// A nogood is looked at only when a watched fact becomes true. The first two facts of a nogood
/// are the watched ones; going back in the search needs no work here.
#[derive(Debug, Default)]
pub(crate) struct Nogoods {
    facts: Vec<Vec<Fact>>,
    watches: HashMap<Fact, Vec<u32>>,
    applied: usize,
}

impl Nogoods {
    /// These facts are not all true together; heeded from the next [`Nogoods::apply_new`] on.
    pub fn add(&mut self, facts: Vec<Fact>) {
        self.facts.push(facts);
    }

    /// Every nogood.
    pub fn iter(&self) -> impl Iterator<Item = &[Fact]> {
        self.facts.iter().map(Vec::as_slice)
    }

    /// Look at the nogoods that came since the last call. Nothing may be guessed at that moment.
    pub fn apply_new(&mut self, domains: &mut Domains) -> Result<(), Conflict> {
        for number in self.applied..self.facts.len() {
            self.applied = number + 1;
            self.facts[number].sort_by_key(|&(var, value)| domains.value(var) == Some(value));
            match self.facts[number][..] {
                [] => return Err(Conflict),
                [(var, value)] => domains.strike(var, value)?,
                [first, second, ..] => {
                    self.watch(number as u32, [first, second]);
                    if domains.value(second.0) == Some(second.1) {
                        domains.strike(first.0, first.1)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn watch(&mut self, number: u32, facts: [Fact; 2]) {
        for fact in facts {
            self.watches.entry(fact).or_default().push(number);
        }
    }

    /// `var` has changed: strike what its value rules out.
    pub fn wake(&mut self, var: Var, domains: &mut Domains) -> Result<(), Conflict> {
        let Some(value) = domains.value(var) else { return Ok(()) };
        let Some(mut watchers) = self.watches.remove(&(var, value)) else { return Ok(()) };
        let mut result = Ok(());
        watchers.retain(|&number| {
            result.is_err() || self.visit(number, (var, value), domains, &mut result)
        });
        self.watches.entry((var, value)).or_default().extend(watchers);
        result
    }

    /// `fact` is true now. Should it still be watched for this nogood?
    fn visit(
        &mut self,
        number: u32,
        fact: Fact,
        domains: &mut Domains,
        result: &mut Result<(), Conflict>,
    ) -> bool {
        let facts = &mut self.facts[number as usize];
        if facts[0] == fact {
            facts.swap(0, 1);
        }
        debug_assert_eq!(facts[1], fact, "only the first two facts are watched");
        let holds = |&(var, value): &Fact| domains.value(var) == Some(value);
        if let Some(other) = (2..facts.len()).find(|&i| !holds(&facts[i])) {
            facts.swap(1, other);
            self.watches.entry(facts[1]).or_default().push(number);
            return false;
        }
        let (var, value) = facts[0];
        *result = domains.strike(var, value);
        true
    }
}
