//! Solutions with some values, asked for again and again: what was learnt is kept (incremental
//! solving under assumptions).

use super::Session;
use crate::cnf::{Cnf, Literal};
use crate::limits::{Ended, Limits};
use crate::model::{Model, Solution};
use crate::search::Nogoods;
use crate::values::{Value, Var};

/// A model that is asked for solutions, each of which is told once.
pub struct Inquiry<'a> {
    session: Session<'a>,
}

impl<'a> Inquiry<'a> {
    /// Nothing was told yet; `None` at a limit, or where a variable has no values.
    pub fn new(model: &Model, limits: Limits<'a>) -> Option<Self> {
        let domains = model.domains();
        if domains.vars().any(|var| domains.get(var).is_empty()) {
            return None;
        }
        let session = Session::of(Cnf::new(&domains), model, &[], &Nogoods::default(), limits)?;
        Some(Self { session })
    }

    /// This solution is known.
    pub fn told(&mut self, solution: &Solution) {
        let cnf = &self.session.cnf;
        let open = cnf.vars().filter(|&var| cnf.values(var).count() > 1);
        let other: Vec<Literal> = open.map(|var| !cnf.is(var, solution[var.index()])).collect();
        self.session.learner.add(&other);
    }

    /// A solution with these values that was not told, or why there is none.
    pub fn next_with(
        &mut self,
        values: &[(Var, Value)],
        limits: Limits<'_>,
    ) -> Result<Solution, Ended> {
        let cnf = &self.session.cnf;
        let has = |&(var, value): &(Var, Value)| cnf.values(var).has(value);
        if !values.iter().all(has) {
            return Err(Ended::Exhausted);
        }
        let open = values.iter().filter(|(var, _)| cnf.values(*var).count() > 1);
        let assumed: Vec<Literal> = open.map(|&(var, value)| cnf.is(var, value)).collect();
        let solution = self.session.next_under(&assumed, limits)?;
        self.told(&solution);
        Ok(solution)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::constraints::AllDifferent;
    use crate::message;
    use crate::model::{Place, Scope};
    use crate::values::Values;
    use grille_grid::Cell;

    #[test]
    fn every_solution_with_some_values_is_told_once() {
        let mut model = Model::new();
        let vars: Vec<Var> =
            (0..3).map(|i| model.variable(Place::Cell(Cell(i)), Values::below(3))).collect();
        model.post(AllDifferent::new(vars.clone()), message!("nothing"), Scope::Board, &[]);
        let mut inquiry = Inquiry::new(&model, Limits::NONE).expect("no limit");
        inquiry.told(&vec![0, 1, 2]);
        let first = [(vars[0], 0)];
        assert_eq!(inquiry.next_with(&first, Limits::NONE), Ok(vec![0, 2, 1]));
        assert_eq!(inquiry.next_with(&first, Limits::NONE), Err(Ended::Exhausted));
        let others = std::iter::from_fn(|| inquiry.next_with(&[], Limits::NONE).ok());
        assert_eq!(others.count(), 4);
    }
}
