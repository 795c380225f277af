//! What is left of a board, as a smaller model for the general methods.

use grille_engine::constraints::AllDifferent;
use grille_engine::{
    Cnf, Conflict, Constraint, Domains, Literal, Model, Place, Solution, Value, Values, Var,
};
use grille_grid::Cell;

use super::board::Board;

/// The open cells of a board.
pub(super) struct Rest {
    /// The cell of each variable.
    cells: Vec<usize>,
    values: Vec<Values>,
    /// The variables of each unit.
    units: Vec<Vec<Var>>,
    segments: Segments,
    settled: Solution,
}

impl Rest {
    pub fn new(board: &Board<'_>) -> Self {
        let shape = board.shape;
        let is_open = |cell: &usize| !board.digits(*cell).is_power_of_two();
        let cells: Vec<usize> = (0..shape.side * shape.side).filter(is_open).collect();
        let values = cells.iter().map(|&cell| Values(board.digits(cell))).collect();
        let mut numbers = vec![None; shape.side * shape.side];
        for (number, &cell) in (0..).zip(&cells) {
            numbers[cell] = Some(Var(number));
        }
        let vars = |cells: &[u16]| -> Vec<Var> {
            cells.iter().filter_map(|&cell| numbers[usize::from(cell)]).collect()
        };
        let units = (0..shape.units()).map(|unit| vars(shape.cells(unit))).collect();
        let segments = Segments::new(board, &vars);
        Self { cells, values, units, segments, settled: board.solution() }
    }

    pub fn model(&self) -> Model {
        let mut model = Model::new();
        for (&cell, &values) in self.cells.iter().zip(&self.values) {
            model.variable(Place::Cell(Cell(cell as u32)), values);
        }
        for vars in &self.units {
            model.post(AllDifferent::new(vars.clone()), "a number stands twice", "", &[]);
        }
        if std::env::var("NOSEG").is_err() {
            model.post(self.segments.clone(), "a number stands twice", "", &[]);
        }
        model
    }

    /// What each variable can be.
    pub fn domains(&self) -> Domains {
        Domains::new(self.values.clone())
    }

    /// The value that a whole board gives to each variable.
    pub fn part(&self, whole: &[Value]) -> Vec<(Var, Value)> {
        (0u32..).map(Var).zip(&self.cells).map(|(var, &cell)| (var, whole[cell])).collect()
    }

    /// The whole board for a solution of the rest.
    pub fn whole(&self, solution: &[Value]) -> Solution {
        let mut whole = self.settled.clone();
        for (&cell, &value) in self.cells.iter().zip(solution) {
            whole[cell] = value;
        }
        whole
    }
}

/// The segments that lines and blocks share, and which of them make up a line or a block: no value
/// is in two segments of one.
///
/// This follows from the units, but for clauses it is news: a literal "this digit is in this
/// segment" says in one step what locked candidates need many for.
#[derive(Clone, Debug)]
struct Segments {
    vars: Vec<Var>,
    segments: Vec<Vec<Var>>,
    units: Vec<Vec<usize>>,
}

impl Segments {
    fn new(board: &Board<'_>, vars: &dyn Fn(&[u16]) -> Vec<Var>) -> Self {
        let shape = board.shape;
        let (mut segments, mut units) = (Vec::new(), Vec::new());
        for crossing in &shape.crossings[2..] {
            // A line has as many segments as ...
            let mut of_line = vec![Vec::new(); shape.units()];
            for block in crossing.from * shape.side..(crossing.from + 1) * shape.side {
                let mut of_block = Vec::new();
                for place in 0..shape.side {
                    let mask = crossing.here[place];
                    if mask.trailing_zeros() as usize != place {
                        continue;
                    }
                    let cells: Vec<u16> = (0..shape.side)
                        .filter(|p| mask >> p & 1 == 1)
                        .map(|p| shape.cell(block, p) as u16)
                        .collect();
                    let line = usize::from(shape.seats(cells[0].into())[crossing.to].unit);
                    let vars = vars(&cells);
                    if vars.is_empty() {
                        continue;
                    }
                    of_block.push(segments.len());
                    of_line[line].push(segments.len());
                    segments.push(vars);
                }
                units.push(of_block);
            }
            units.extend(of_line.into_iter().filter(|u| !u.is_empty()));
        }
        let mut all: Vec<Var> = segments.iter().flatten().copied().collect();
        all.sort();
        all.dedup();
        Self { vars: all, segments, units }
    }
}

impl Constraint for Segments {
    fn vars(&self) -> &[Var] {
        &self.vars
    }

    fn holds(&self, values: &[Value]) -> bool {
        let values_of = |segment: &usize| -> Values {
            self.segments[*segment].iter().map(|var| values[var.index()]).collect()
        };
        self.units.iter().all(|unit| {
            let mut seen = Values::NONE;
            unit.iter().map(values_of).all(|values| {
                let fresh = seen.and(values).is_empty();
                seen = seen.or(values);
                fresh
            })
        })
    }

    fn prune(&self, _: &mut Domains) -> Result<(), Conflict> {
        Ok(())
    }

    fn clauses(&self, cnf: &mut Cnf) {
        let every = self.vars.iter().fold(Values::NONE, |all, &var| all.or(cnf.values(var)));
        for digit in every.iter() {
            let literals: Vec<Literal> = self
                .segments
                .iter()
                .map(|vars| {
                    let here: Vec<Literal> = vars
                        .iter()
                        .map(|&var| cnf.is(var, digit))
                        .filter(|&l| l != Literal::FALSE)
                        .collect();
                    match here[..] {
                        [] => Literal::FALSE,
                        [only] => only,
                        _ => {
                            let literal = cnf.fresh();
                            here.iter().for_each(|&l| cnf.clause(&[!l, literal]));
                            let mut some = here.clone();
                            some.push(!literal);
                            cnf.clause(&some);
                            literal
                        }
                    }
                })
                .collect();
            for unit in &self.units {
                let of_unit: Vec<Literal> = unit
                    .iter()
                    .map(|&s| literals[s])
                    .filter(|&l| l != Literal::FALSE)
                    .collect();
                if of_unit.is_empty() {
                    continue;
                }
                cnf.clause(&of_unit);
                cnf.at_most_one(&of_unit);
            }
        }
    }
}
