//! A model as an integer program: linear inequalities over unknowns that are 0 or 1, and cuts, which
//! are inequalities that are found when they are needed.

use std::collections::BTreeMap;

use crate::cnf::{Cnf, Literal};
use crate::constraint::{Assignment, Constraint, Lemmas, Propagator};
use crate::domains::Domains;
use crate::model::{Model, Solution};
use crate::values::{Value, Var};

/// An inequality: `low <= sum of coefficient times unknown <= high`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Each unknown once, with its coefficient, which is not 0.
    pub terms: Vec<(u32, i64)>,
    /// The sum is at least this.
    pub low: Option<i64>,
    /// The sum is at most this.
    pub high: Option<i64>,
}

/// Inequalities under construction. Their unknowns are the literals of a [`Cnf`]: one for each value
/// of a variable, or one for both values where there are two.
///
/// ```text
/// a span of 0, 1 or 2 bridges   x0 + x1 + x2 = 1
/// its number of bridges         x1 + 2 x2
/// it crosses another            x0 + y0 >= 1
/// ```
pub struct Program {
    cnf: Cnf,
    rows: Vec<Row>,
    cutters: Vec<Box<dyn Propagator>>,
}

impl Program {
    /// Unknowns for all values that are still possible, each variable having exactly one.
    pub fn new(domains: &Domains) -> Self {
        let mut program = Self { cnf: Cnf::naming(domains), rows: Vec::new(), cutters: Vec::new() };
        for var in domains.vars() {
            let values = program.each(var, |_| 1);
            program.between(&values, Some(1), Some(1));
        }
        program
    }

    /// All that a model says.
    pub fn of(model: &Model) -> Self {
        let mut program = Self::new(&model.domains());
        for posted in model.constraints() {
            posted.constraint.linear(&mut program);
        }
        program
    }

    /// How many unknowns there are.
    pub fn unknowns(&self) -> u32 {
        self.cnf.variables() - 1
    }

    /// The inequalities, without those that are still to be found.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The names of values.
    pub fn cnf(&mut self) -> &mut Cnf {
        &mut self.cnf
    }

    /// The values of a variable, each as a literal with a weight: its own value gives the variable.
    pub fn each(&self, var: Var, weight: impl Fn(Value) -> i64) -> Vec<(Literal, i64)> {
        let values = self.cnf.values(var).iter();
        values.map(|value| (self.cnf.is(var, value), weight(value))).collect()
    }

    /// From `low` to `high` of these are true.
    pub fn count(&mut self, literals: &[Literal], low: Option<i64>, high: Option<i64>) {
        let weighted: Vec<(Literal, i64)> = literals.iter().map(|&literal| (literal, 1)).collect();
        self.between(&weighted, low, high);
    }

    /// The weights of those that are true sum up to something between `low` and `high`.
    pub fn between(&mut self, sum: &[(Literal, i64)], low: Option<i64>, high: Option<i64>) {
        let row = Row::new(sum, low, high);
        if row.low.is_some() || row.high.is_some() {
            self.rows.push(row);
        }
    }

    /// What a constraint says in clauses; a clause is an inequality.
    pub fn clauses(&mut self, constraint: &(impl Constraint + ?Sized)) {
        constraint.clauses(&mut self.cnf);
        let clauses: Vec<Vec<Literal>> = self.cnf.iter().map(<[Literal]>::to_vec).collect();
        self.cnf.forget_clauses();
        clauses.iter().for_each(|clause| self.count(clause, Some(1), None));
    }

    /// What finds the cuts of a constraint: clauses that are false when all is known.
    pub fn cutter(&mut self, cutter: Box<dyn Propagator>) {
        self.cutters.push(cutter);
    }

    /// The values of the variables when the unknowns are these.
    pub fn solution(&self, unknowns: &[bool]) -> Option<Solution> {
        let now = Known(unknowns);
        let is = |var, value: &Value| now.value(self.cnf.is(var, *value)) == Some(true);
        let value = |var| self.cnf.values(var).iter().find(|value| is(var, value));
        self.cnf.vars().map(value).collect()
    }

    /// Inequalities that these unknowns break and no solution does; none if all is well.
    pub fn cuts(&mut self, unknowns: &[bool]) -> Vec<Row> {
        let mut lemmas = Lemmas::default();
        for cutter in &mut self.cutters {
            cutter.check(&Known(unknowns), &mut lemmas);
        }
        lemmas.iter().map(clause).collect()
    }

    /// Any solution but this one.
    pub fn other_than(&self, solution: &Solution) -> Row {
        self.other_at(self.cnf.vars(), solution)
    }

    /// Another value of one of these variables at least.
    pub fn other_at(&self, vars: impl IntoIterator<Item = Var>, solution: &Solution) -> Row {
        let other = |var: Var| !self.cnf.is(var, solution[var.index()]);
        clause(&vars.into_iter().map(other).collect::<Vec<Literal>>())
    }
}

/// At least one of these is true.
fn clause(literals: &[Literal]) -> Row {
    let sum: Vec<(Literal, i64)> = literals.iter().map(|&literal| (literal, 1)).collect();
    Row::new(&sum, Some(1), None)
}

impl Row {
    /// What is not `x` is `1 - x`, what is known goes to the other side, and a bound that cannot be
    /// passed is none.
    fn new(sum: &[(Literal, i64)], low: Option<i64>, high: Option<i64>) -> Self {
        let (mut terms, mut known) = (BTreeMap::new(), 0);
        for &(literal, weight) in sum {
            let coefficient = if literal.is_positive() { weight } else { -weight };
            known += weight - if literal.is_positive() { weight } else { 0 };
            match literal.variable().checked_sub(1) {
                Some(unknown) => *terms.entry(unknown).or_insert(0) += coefficient,
                None => known += coefficient,
            }
        }
        let terms: Vec<(u32, i64)> = terms.into_iter().filter(|&(_, c)| c != 0).collect();
        let end = |end: fn(i64, i64) -> i64| terms.iter().map(|&(_, c)| end(c, 0)).sum::<i64>();
        let (least, most) = (end(i64::min), end(i64::max));
        let low = low.map(|low| low - known).filter(|&low| low > least);
        let high = high.map(|high| high - known).filter(|&high| high < most);
        Self { terms, low, high }
    }

    /// Does it hold of these unknowns?
    pub fn holds(&self, unknowns: &[bool]) -> bool {
        let there = self.terms.iter().filter(|(unknown, _)| unknowns[*unknown as usize]);
        let sum: i64 = there.map(|&(_, coefficient)| coefficient).sum();
        self.low.is_none_or(|low| low <= sum) && self.high.is_none_or(|high| sum <= high)
    }
}

/// Unknowns that are all known.
struct Known<'a>(&'a [bool]);

impl Assignment for Known<'_> {
    fn value(&self, literal: Literal) -> Option<bool> {
        let unknown = literal.variable().checked_sub(1);
        let truth = unknown.is_none_or(|unknown| self.0[unknown as usize]);
        Some(truth == literal.is_positive())
    }
}
