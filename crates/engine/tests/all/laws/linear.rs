//! The inequalities of a constraint, and the most naive way to see what they allow: try every unknown
//! both ways, and go back where a row cannot hold any more.

use grille_engine::{Constraint, Domains, Program, Row, Value, Var};

/// What a constraint says in inequalities, with all the cuts that were needed so far.
pub struct Linear {
    program: Program,
    cuts: Vec<Row>,
}

impl Linear {
    pub fn of(constraint: &dyn Constraint, domains: &Domains) -> Self {
        let mut program = Program::new(domains);
        constraint.linear(&mut program);
        Self { program, cuts: Vec::new() }
    }

    /// Are there unknowns that mean these values and keep all rows and all cuts?
    pub fn allows(&mut self, values: &[Value]) -> bool {
        let mut unknowns = vec![None; self.program.unknowns() as usize];
        for (var, &value) in (0..).map(Var).zip(values) {
            let is = self.program.cnf().is(var, value);
            if let Some(unknown) = is.variable().checked_sub(1) {
                unknowns[unknown as usize] = Some(is.is_positive());
            }
        }
        self.complete(&mut unknowns, values)
    }

    fn complete(&mut self, unknowns: &mut Vec<Option<bool>>, values: &[Value]) -> bool {
        if !self.program.rows().iter().chain(&self.cuts).all(|row| can_hold(row, unknowns)) {
            return false;
        }
        let Some(open) = unknowns.iter().position(Option::is_none) else {
            let all: Vec<bool> = unknowns.iter().map(|&known| known == Some(true)).collect();
            if self.program.solution(&all).as_deref() != Some(values) {
                return false;
            }
            let cuts = self.program.cuts(&all);
            assert!(cuts.iter().all(|cut| !cut.holds(&all)), "a cut that is not needed");
            self.cuts.extend_from_slice(&cuts);
            return cuts.is_empty();
        };
        for truth in [false, true] {
            unknowns[open] = Some(truth);
            if self.complete(unknowns, values) {
                return true;
            }
        }
        unknowns[open] = None;
        false
    }
}

/// Could the row hold, whatever the open unknowns are?
fn can_hold(row: &Row, unknowns: &[Option<bool>]) -> bool {
    let (mut least, mut most) = (0, 0);
    for &(unknown, coefficient) in &row.terms {
        match unknowns[unknown as usize] {
            Some(true) => (least, most) = (least + coefficient, most + coefficient),
            Some(false) => {}
            None => (least, most) = (least + coefficient.min(0), most + coefficient.max(0)),
        }
    }
    row.low.is_none_or(|low| low <= most) && row.high.is_none_or(|high| least <= high)
}
