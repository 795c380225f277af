//! A board that sees little: what guessing leaves is learnt, and nothing is told twice.

use grille_engine::Place;
use grille_engine::constraints::Balanced;
use grille_engine::{Scope, message};
use grille_grid::Cell;

use super::*;

/// A line that sees its mistakes only when it is full.
struct Blind {
    values: Vec<Option<Value>>,
    trail: Vec<usize>,
    levels: Vec<usize>,
    is_learnable: bool,
}

impl Blind {
    fn is_fair(&self) -> bool {
        let values: Option<Vec<Value>> = self.values.iter().copied().collect();
        values.is_none_or(|values| is_fair(&values))
    }
}

fn is_fair(values: &[Value]) -> bool {
    let ones = values.iter().filter(|&&value| value == 1).count();
    2 * ones == values.len() && values.windows(3).all(|w| w[0] != w[1] || w[1] != w[2])
}

impl Board for Blind {
    fn choose(&mut self) -> Option<(usize, Value)> {
        let cell = self.values.iter().position(Option::is_none)?;
        Some((cell, cell as Value % 2))
    }
    fn set(&mut self, cell: usize, value: Value) -> Result<(), Conflict> {
        self.values[cell] = Some(value);
        self.trail.push(cell);
        Ok(())
    }
    fn wake(&mut self) -> Result<(), Conflict> {
        Ok(())
    }
    fn settle(&mut self, _: &dyn Fn() -> bool) -> Result<(), Conflict> {
        if self.is_fair() { Ok(()) } else { Err(Conflict) }
    }
    fn mark(&mut self) {
        self.levels.push(self.trail.len());
    }
    fn undo(&mut self) {
        let start = self.levels.pop().unwrap_or(0);
        self.trail.drain(start..).for_each(|cell| self.values[cell] = None);
    }
    fn value(&self, cell: usize) -> Option<Value> {
        self.values[cell]
    }
    fn cells(&self) -> usize {
        self.values.len()
    }
    fn looks(&self) -> u64 {
        0
    }
    fn is_learnable(&self) -> bool {
        self.is_learnable
    }
}

#[test]
fn what_guessing_leaves_is_learnt_and_nothing_is_told_twice() {
    for (length, is_learnable) in [(2, true), (8, true), (14, true), (14, false)] {
        let model = || {
            let mut model = Model::new();
            let variable = |i| model.variable(Place::Cell(Cell(i)), Values::below(2));
            let vars: Vec<Var> = (0..length).map(variable).collect();
            model.post(Balanced::new(vars), message!("takuzu-unbalanced"), Scope::Board, &[]);
            model
        };
        let cells = length as usize;
        let (trail, levels) = (Vec::new(), Vec::new());
        let mut board = Blind { values: vec![None; cells], trail, levels, is_learnable };
        let mut found = Vec::new();
        let outcome = each(&mut board, None, &model, Limits::NONE, &mut |solution| {
            found.push(solution);
            Flow::More
        });
        assert_eq!(outcome.ended, Ended::Exhausted);
        // Guessing alone fails at nearly every one of all lines.
        assert!(is_learnable || outcome.counters.conflicts > 10_000);
        found.sort();
        let line = |bits: u32| (0..length).map(move |i| (bits >> (length - 1 - i) & 1) as Value);
        let all = (0..1 << length).map(|bits| line(bits).collect::<Solution>());
        assert_eq!(found, all.filter(|line| is_fair(line)).collect::<Vec<_>>());
    }
}
