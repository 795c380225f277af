//! A model as clauses (conjunctive normal form): literals for the values of variables (direct
//! encoding), and counting with them (cardinality constraints).

use std::collections::HashMap;
use std::ops::Not;

use crate::domains::Domains;
use crate::values::{Value, Values, Var};

/// A propositional variable or its negation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Literal(u32);

impl Literal {
    /// The literal that is always true; its variable has the number 0.
    pub const TRUE: Self = Self(0);
    /// The literal that is always false.
    pub const FALSE: Self = Self(1);

    /// The variable of a number, not negated.
    pub fn positive(variable: u32) -> Self {
        Self(variable * 2)
    }

    /// A number of its own, for lists with an entry for each literal.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The literal of such a number.
    pub(crate) fn of_index(index: u32) -> Self {
        Self(index)
    }

    /// The number of its propositional variable.
    pub fn variable(self) -> u32 {
        self.0 / 2
    }

    /// Is it the variable itself, not its negation?
    pub fn is_positive(self) -> bool {
        self.0 & 1 == 0
    }
}

impl Not for Literal {
    type Output = Self;
    fn not(self) -> Self {
        Self(self.0 ^ 1)
    }
}

/// Clauses under construction, with the literals that stand for the values of a model.
///
/// Values that are struck already have no literal of their own: they are [`Literal::FALSE`], and
/// a clause that holds anyway is not kept.
#[derive(Debug)]
pub struct Cnf {
    domains: Vec<Values>,
    first: Vec<u32>,
    variables: u32,
    orders: HashMap<Var, Vec<Literal>>,
    literals: Vec<Literal>,
    ends: Vec<usize>,
    /// Literals that every further clause has too.
    guards: Vec<Literal>,
}

impl Cnf {
    /// Literals for all values that are still possible, each variable having exactly one.
    pub fn new(domains: &Domains) -> Self {
        let mut cnf = Self::naming(domains);
        cnf.keep(&[Literal::TRUE]);
        for var in domains.vars().filter(|&var| domains.get(var).count() > 2) {
            let all: Vec<Literal> = domains.get(var).iter().map(|v| cnf.is(var, v)).collect();
            cnf.clause(&all);
            cnf.at_most_one(&all);
        }
        cnf
    }

    /// The same literals, of which nothing is said.
    pub(crate) fn naming(domains: &Domains) -> Self {
        let mut cnf = Self {
            domains: domains.vars().map(|var| domains.get(var)).collect(),
            first: Vec::with_capacity(domains.len()),
            variables: 1,
            orders: HashMap::new(),
            literals: Vec::new(),
            ends: Vec::new(),
            guards: Vec::new(),
        };
        for var in domains.vars() {
            cnf.first.push(cnf.variables);
            cnf.variables += match domains.get(var).count() {
                0 | 1 => 0,
                2 => 1,
                more => more,
            };
        }
        cnf
    }

    /// How many propositional variables there are.
    pub fn variables(&self) -> u32 {
        self.variables
    }

    /// Every clause.
    pub fn iter(&self) -> impl Iterator<Item = &[Literal]> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, &end)| &self.literals[start..end])
    }

    /// Somebody else has the clauses now: only literals will be asked for.
    pub(crate) fn forget_clauses(&mut self) {
        (self.literals, self.ends) = (Vec::new(), Vec::new());
    }

    /// Every variable of the model.
    pub fn vars(&self) -> impl Iterator<Item = Var> + use<> {
        (0..self.domains.len() as u32).map(Var)
    }

    /// The values a variable could have when the clauses were begun.
    pub fn values(&self, var: Var) -> Values {
        self.domains[var.index()]
    }

    /// `var` has this value.
    pub fn is(&self, var: Var, value: Value) -> Literal {
        let domain = self.domains[var.index()];
        if !domain.has(value) {
            return Literal::FALSE;
        }
        let first = self.first[var.index()];
        match domain.count() {
            1 => Literal::TRUE,
            2 if value == domain.least() => !Literal::positive(first),
            2 => Literal::positive(first),
            _ => Literal::positive(first + domain.and(Values::below(value.into())).count()),
        }
    }

    /// `var` has a value of at least `value`.
    pub fn at_least(&mut self, var: Var, value: u32) -> Literal {
        let domain = self.domains[var.index()];
        let above = domain.without(Values::below(value.min(Values::MOST)));
        let below = domain.without(above);
        if above == domain {
            return Literal::TRUE;
        }
        if let Some(only) = above.single() {
            return self.is(var, only);
        }
        if let Some(only) = below.single() {
            return !self.is(var, only);
        }
        if above.is_empty() {
            return Literal::FALSE;
        }
        let rank = below.count() as usize;
        if let Some(order) = self.orders.get(&var) {
            return order[rank];
        }
        let order = self.define_order(var, domain);
        let literal = order[rank];
        self.orders.insert(var, order);
        literal
    }

    /// Literals for "is at least the value of this rank", tied to the values from above down.
    fn define_order(&mut self, var: Var, domain: Values) -> Vec<Literal> {
        let values: Vec<Value> = domain.iter().collect();
        let mut order = vec![Literal::FALSE; values.len() + 1];
        // Whoever asks first defines them for all.
        self.guarded(&[], |cnf| {
            for rank in (0..values.len()).rev() {
                let (literal, above) = (cnf.fresh(), order[rank + 1]);
                let here = cnf.is(var, values[rank]);
                cnf.clause(&[!literal, here, above]);
                cnf.clause(&[literal, !here]);
                cnf.clause(&[literal, !above]);
                order[rank] = literal;
            }
        });
        order
    }

    /// A new propositional variable.
    pub fn fresh(&mut self) -> Literal {
        self.variables += 1;
        Literal::positive(self.variables - 1)
    }

    /// The clauses that `say` adds hold while all these switches are true, and need not otherwise.
    pub fn guarded(&mut self, switches: &[Literal], say: impl FnOnce(&mut Self)) {
        let guards = switches.iter().map(|&switch| !switch).collect();
        let before = std::mem::replace(&mut self.guards, guards);
        say(self);
        self.guards = before;
    }

    /// At least one of these is true.
    pub fn clause(&mut self, literals: &[Literal]) {
        if literals.contains(&Literal::TRUE) {
            return;
        }
        self.keep(literals);
    }

    fn keep(&mut self, literals: &[Literal]) {
        self.literals.extend(literals.iter().filter(|&&literal| literal != Literal::FALSE));
        self.literals.extend(&self.guards);
        self.ends.push(self.literals.len());
    }

    /// At most one of these is true.
    pub fn at_most_one(&mut self, literals: &[Literal]) {
        self.count(literals, 0, 1);
    }

    /// From `low` to `high` of these are true.
    pub fn count(&mut self, literals: &[Literal], low: usize, high: usize) {
        let sure = literals.iter().filter(|&&literal| literal == Literal::TRUE).count();
        let open: Vec<Literal> = literals
            .iter()
            .copied()
            .filter(|&literal| literal != Literal::TRUE && literal != Literal::FALSE)
            .collect();
        if sure > high || sure + open.len() < low {
            return self.keep(&[]);
        }
        let (low, high) = (low.saturating_sub(sure), (high - sure).min(open.len()));
        if subsets(open.len(), high + 1) + subsets(open.len(), low.max(1) - 1) <= FEW_CLAUSES {
            self.count_by_subsets(&open, low, high);
        } else {
            self.count_by_ladder(&open, low, high);
        }
    }

    /// One clause for each set of literals that would be too many true, or too many false.
    fn count_by_subsets(&mut self, open: &[Literal], low: usize, high: usize) {
        if high < open.len() {
            each_subset(open, high + 1, &mut |set| {
                let clause: Vec<Literal> = set.iter().map(|&literal| !literal).collect();
                self.clause(&clause);
            });
        }
        if low > 0 {
            each_subset(open, open.len() - low + 1, &mut |set| self.clause(set));
        }
    }

    /// Counting with new literals: `rung[k]` says that at least `k + 1` of those seen are true.
    fn count_by_ladder(&mut self, open: &[Literal], low: usize, high: usize) {
        let top = (high + 1).min(open.len());
        let mut rungs: Vec<Literal> = Vec::new();
        for &literal in open {
            let seen = rungs.len();
            let next: Vec<Literal> = (0..(seen + 1).min(top)).map(|_| self.fresh()).collect();
            let rung = |k: usize| if k < seen { rungs[k] } else { Literal::FALSE };
            for (k, &above) in next.iter().enumerate() {
                let below = if k == 0 { Literal::TRUE } else { rung(k - 1) };
                self.clause(&[!rung(k), above]);
                self.clause(&[!below, !literal, above]);
                self.clause(&[rung(k), literal, !above]);
                self.clause(&[rung(k), below, !above]);
            }
            rungs = next;
        }
        if high < open.len() {
            self.clause(&[!rungs[high]]);
        }
        if low > 0 {
            self.clause(&[rungs[low - 1]]);
        }
    }
}

/// Up to here clauses without new literals are the better choice.
const FEW_CLAUSES: usize = 350;

/// How many sets of `k` there are among `n`, or a large number.
fn subsets(n: usize, k: usize) -> usize {
    if k > n {
        return 0;
    }
    let k = k.min(n - k);
    (0..k)
        .try_fold(1usize, |sets, i| Some(sets.checked_mul(n - i)? / (i + 1)))
        .unwrap_or(usize::MAX / 4)
}

/// Every set of `k` of the literals.
fn each_subset(open: &[Literal], k: usize, visit: &mut dyn FnMut(&[Literal])) {
    let mut chosen: Vec<usize> = (0..k).collect();
    loop {
        let set: Vec<Literal> = chosen.iter().map(|&i| open[i]).collect();
        visit(&set);
        let Some(at) = (0..k).rev().find(|&i| chosen[i] < open.len() - k + i) else { return };
        chosen[at] += 1;
        for i in at + 1..k {
            chosen[i] = chosen[i - 1] + 1;
        }
    }
}
