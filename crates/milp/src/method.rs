//! The method: solve, cut, solve again; tell the answer, forbid it, and look for another.

use grille_engine::{
    Counter, Counters, Ended, Flow, Limits, Listener, Method, MethodId, Model, Outcome, Program,
    Promise, Row, Solution, Unwatched,
};

use crate::by_microlp;
use crate::solver::{Said, Solver, ask};

/// An integer program for any model.
pub struct Milp {
    id: MethodId,
    solver: Solver,
    keeps: &'static [Counter],
    cuts: Cuts,
}

/// What is done about an answer that breaks what is said in cuts: that all hangs together, that no
/// two lines are equal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Cuts {
    /// It is forbidden, and the program solved again.
    Added,
    /// Nothing: it is told as it is.
    LeftOut,
    /// A few shapes are forbidden, and what is not one of these is told as it is.
    Shapes,
}

/// Nodes of the search, programs solved again, inequalities added.
const KEEPS: &[Counter] = &[Counter::Guesses, Counter::Restarts, Counter::Cuts];

/// Programs with more unknowns are not begun: the solvers would fill the memory.
const MOST_UNKNOWNS: u32 = 20_000;

impl Milp {
    /// By microlp.
    pub const MICROLP: Self = Self {
        id: MethodId::new("milp"),
        solver: by_microlp::solve,
        keeps: KEEPS,
        cuts: Cuts::Added,
    };

    /// The same without cuts, as in the document that shows what comes of it.
    pub const UNCONNECTED: Self = Self {
        id: MethodId::new("milp-unconnected"),
        solver: by_microlp::solve,
        keeps: KEEPS,
        cuts: Cuts::LeftOut,
    };

    /// With a few shapes forbidden instead of connectivity, as the document has it of singles.
    pub const SHAPES: Self = Self {
        id: MethodId::new("milp-shapes"),
        solver: by_microlp::solve,
        keeps: KEEPS,
        cuts: Cuts::Shapes,
    };

    /// By HiGHS, whose nodes our way to it does not tell.
    #[cfg(feature = "highs")]
    pub const HIGHS: Self = Self {
        id: MethodId::new("milp-highs"),
        solver: crate::by_highs::solve,
        keeps: &[Counter::Restarts, Counter::Cuts],
        cuts: Cuts::Added,
    };
}

impl Method for Milp {
    fn name(&self) -> MethodId {
        self.id
    }

    fn promise(&self) -> Promise {
        match self.cuts {
            Cuts::Added => Promise::Attempt,
            Cuts::LeftOut | Cuts::Shapes => Promise::Unchecked,
        }
    }

    fn needs_shapes(&self) -> bool {
        self.cuts == Cuts::Shapes
    }

    fn keeps(&self) -> &'static [Counter] {
        self.keeps
    }

    fn each(
        &self,
        model: &Model,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        self.watched(model, limits, &mut Unwatched(found))
    }

    /// Every answer that is cut off is told.
    fn watched(&self, model: &Model, limits: Limits<'_>, listener: &mut dyn Listener) -> Outcome {
        limits.latched(|limits| self.run(model, limits, listener))
    }
}

impl Milp {
    fn run(&self, model: &Model, limits: Limits<'_>, listener: &mut dyn Listener) -> Outcome {
        let mut program = Program::of(model);
        if program.unknowns() > MOST_UNKNOWNS {
            return Outcome::new(Ended::GaveUp);
        }
        let mut rows = program.rows().to_vec();
        let mut counters = Counters::default();
        let mut solved = 0;
        let ended = loop {
            counters.restarts = solved;
            solved += 1;
            let said = ask(self.solver, program.unknowns(), &rows, limits, &mut counters.guesses);
            let point = match said {
                Said::Point(point) => point,
                Said::Nothing => break Ended::Exhausted,
                Said::Limit => break Ended::Limit,
                Said::Failed => break Ended::GaveUp,
            };
            let cuts = self.cuts(model, &mut program, &point);
            counters.cuts += cuts.len() as u64;
            if !cuts.is_empty() {
                if let Some(answer) = program.solution(&point) {
                    listener.drafted(&answer, cuts.len());
                }
                rows.extend(cuts);
                continue;
            }
            let Some(solution) = program.solution(&point) else { break Ended::GaveUp };
            rows.push(program.other_than(&solution));
            let flow = listener.found(solution);
            match (flow, self.cuts) {
                (Flow::Enough, _) => break Ended::Enough,
                (Flow::More, Cuts::Added) => {}
                // One answer is what it looks for.
                (Flow::More, Cuts::LeftOut | Cuts::Shapes) => break Ended::GaveUp,
            }
        };
        Outcome { ended, counters }
    }

    fn cuts(&self, model: &Model, program: &mut Program, point: &[bool]) -> Vec<Row> {
        match (self.cuts, model.shapes(), program.solution(point)) {
            (Cuts::Added, ..) => program.cuts(point),
            (Cuts::Shapes, Some(shapes), Some(answer)) => {
                let shapes = shapes.of(&answer).into_iter();
                shapes.map(|vars| program.other_at(vars, &answer)).collect()
            }
            _ => Vec::new(),
        }
    }
}
