//! Small models told as data, so that chance can make them and shrink them.

use grille_engine::constraints::{
    AllDifferent, Among, AtMostOne, Balanced, Connected, DistinctLines, Exclusive, Node, Run, Runs,
    Sum,
};
use grille_engine::{ClueId, Constraint, Model, Place, Scope, Value, Values, Var, message};
use grille_grid::Cell;
use proptest::prelude::*;

/// A model: the values of its variables, and what is said of them.
#[derive(Clone, Debug)]
pub struct Story {
    values: Vec<Values>,
    rules: Vec<Rule>,
}

/// A constraint of some kind on some variables because of some clues; the numbers fill in what it
/// still needs.
#[derive(Clone, Debug)]
struct Rule {
    kind: Kind,
    vars: Vec<Var>,
    clues: Vec<u32>,
    numbers: Vec<u32>,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    AllDifferent,
    Shifted,
    Among,
    Exclusive,
    Exactly,
    AtMost,
    AtLeast,
    Balanced,
    DistinctLines,
    Runs,
    Connected,
    AtMostOne,
}

const KINDS: &[Kind] = &[
    Kind::AllDifferent,
    Kind::Shifted,
    Kind::Among,
    Kind::Exclusive,
    Kind::Exactly,
    Kind::AtMost,
    Kind::AtLeast,
    Kind::Balanced,
    Kind::DistinctLines,
    Kind::Runs,
    Kind::Connected,
    Kind::AtMostOne,
];

/// Beyond this many ways to fill a board in, variables get fewer values.
const MANY: u32 = 2000;
const BINARY: Values = Values(0b11);
/// Clues of every story.
const CLUES: u32 = 5;

/// Any story of up to nine variables and six rules.
pub fn any() -> impl Strategy<Value = Story> {
    let few = (1u64..16).prop_map(Values).prop_filter("two or more", |set| set.count() > 1);
    let values = prop_oneof![30 => Just(BINARY), 20 => few, 1 => (0u64..16).prop_map(Values)];
    prop::collection::vec(values, 0..=9).prop_flat_map(|values| {
        let rules = prop::collection::vec(rule(values.len()), 0..=6);
        rules.prop_map(move |rules| Story { values: trim(&values), rules })
    })
}

fn rule(variables: usize) -> impl Strategy<Value = Rule> {
    let all: Vec<Var> = (0..variables as u32).map(Var).collect();
    let vars = (Just(all).prop_shuffle(), 0..=variables)
        .prop_map(|(vars, without)| vars[without / 2..].to_vec());
    let numbers = prop::collection::vec(0u32..16, 16);
    let clues = prop::collection::vec(0..CLUES, 0..3);
    (prop::sample::select(KINDS), vars, clues, numbers)
        .prop_map(|(kind, vars, clues, numbers)| Rule { kind, vars, clues, numbers })
}

/// Take values away from the last variables until the board is small.
fn trim(values: &[Values]) -> Vec<Values> {
    let mut ways = 1;
    let mut small = |&set: &Values| {
        let kept = if ways * set.count() > MANY { Values::one(set.least()) } else { set };
        ways *= kept.count().max(1);
        kept
    };
    values.iter().map(&mut small).collect()
}

impl Story {
    /// The model that is told.
    pub fn model(&self) -> Model {
        let mut model = blank(&self.values);
        for (number, cell) in (0..CLUES).zip((0..).map(Cell)) {
            model.clue(Place::Cell(cell), number.to_string());
        }
        self.rules.iter().for_each(|rule| self.post(rule, &mut model));
        model
    }

    fn post(&self, rule: &Rule, model: &mut Model) {
        let (vars, numbers) = (rule.vars.clone(), &rule.numbers);
        let total = numbers[0] % (2 * vars.len() as u32 + 1);
        match (rule.kind, &vars[..]) {
            (Kind::AllDifferent, _) => rule.post(model, AllDifferent::new(vars)),
            (Kind::Shifted, _) => {
                let shifts = numbers[..vars.len()].to_vec();
                rule.post(model, AllDifferent::shifted(vars, shifts));
            }
            (Kind::Among, &[var, ..]) => {
                rule.post(model, Among::new(var, Values(u64::from(numbers[0]))));
            }
            (Kind::Exclusive, &[one, other, ..]) => rule.post(model, Exclusive::new(one, other)),
            (Kind::Among | Kind::Exclusive, _) => {}
            (Kind::Exactly, _) => rule.post(model, Sum::exactly(vars, total)),
            (Kind::AtMost, _) => rule.post(model, Sum::at_most(vars, total)),
            (Kind::AtLeast, _) => rule.post(model, Sum::at_least(vars, total)),
            (Kind::Balanced, _) => rule.post(model, Balanced::new(self.even(&vars))),
            (Kind::DistinctLines, _) => {
                let length = 1 + numbers[0] as usize % 3;
                let whole = vars.len() / length * length;
                rule.post(model, DistinctLines::new(vars[..whole].to_vec(), length));
            }
            (Kind::Runs, _) => rule.post(model, Runs::new(vars, runs(numbers))),
            (Kind::Connected, _) => rule.post(model, connected(&vars, numbers)),
            (Kind::AtMostOne, _) => rule.post_at_most_one(model),
        }
    }

    /// An even number of variables that have no values but 0 and 1.
    fn even(&self, vars: &[Var]) -> Vec<Var> {
        let binary = |var: &&Var| self.values[var.index()].without(BINARY).is_empty();
        let mut vars: Vec<Var> = vars.iter().filter(binary).copied().collect();
        vars.truncate(vars.len() / 2 * 2);
        vars
    }
}

impl Rule {
    fn post(&self, model: &mut Model, constraint: impl Constraint + 'static) {
        let clues: Vec<ClueId> = self.clues.iter().copied().map(ClueId).collect();
        model.post(constraint, message!("broken"), Scope::Board, &clues);
    }

    /// With no clues, or with one for each variable.
    fn post_at_most_one(&self, model: &mut Model) {
        let each = self.numbers.iter().map(|number| number % CLUES).take(self.vars.len());
        let clues = if self.clues.is_empty() { Vec::new() } else { each.collect() };
        let value = self.numbers[0] as Value % 4;
        Self { clues, ..self.clone() }.post(model, AtMostOne::new(self.vars.clone(), value));
    }
}

/// Up to three runs of two colours.
fn runs(numbers: &[u32]) -> Vec<Run> {
    let run = |&number: &u32| Run { length: 1 + number / 2 % 3, colour: 1 + (number % 2) as Value };
    numbers[1..].iter().take(numbers[0] as usize % 4).map(run).collect()
}

/// A chain of nodes, every eighth always there, with some more pairs that touch.
fn connected(vars: &[Var], numbers: &[u32]) -> Connected {
    let node = |(&number, &var): (&u32, &Var)| match number {
        0 | 1 => Node::Always,
        bits => Node::When(var, Values(u64::from(bits))),
    };
    let nodes: Vec<Node> = numbers.iter().zip(vars).map(node).collect();
    let count = nodes.len() as u32;
    let chain = (1..count).filter(|&i| numbers[i as usize] != 7).map(|i| (i - 1, i));
    let more = numbers.chunks(4).map(|four| (four[0], four[1]));
    let more = more.filter(|&(a, b)| a < count && b < count);
    Connected::new(nodes, &chain.chain(more).collect::<Vec<_>>())
}

/// A model of variables with these values, without constraints.
pub fn blank(values: &[Values]) -> Model {
    let mut model = Model::new();
    for (cell, &values) in (0..).map(Cell).zip(values) {
        model.variable(Place::Cell(cell), values);
    }
    model
}

/// Post a constraint that comes from no clue.
pub fn post(model: &mut Model, constraint: impl Constraint + 'static) {
    model.post(constraint, message!("broken"), Scope::Board, &[]);
}
