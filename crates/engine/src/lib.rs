//! What a puzzle is, and how any puzzle is solved.
//!
//! A [`Model`] holds variables with small [`Domains`] and [`Constraint`]s between them; a
//! [`Method`] finds its solutions. Nothing here knows a puzzle by name, reads a clock, draws
//! chance or does input and output: limits and a way to stop are handed in.

mod auto;
pub mod brute;
mod cnf;
mod constraint;
pub mod constraints;
mod cuts;
mod domains;
mod drawing;
mod forest;
mod graph;
mod known;
mod learner;
mod limits;
mod listener;
mod message;
mod method;
mod model;
mod program;
mod propagation;
mod restarts;
mod sat;
mod search;
mod shares;
mod spot;
mod stacks;
mod step;
mod values;

pub use auto::Auto;
pub use cnf::{Cnf, Literal};
pub use constraint::{Assignment, Conflict, Constraint, Cost, Lemmas, Propagator};
pub use cuts::{Beside, Cuts, Hold, Left, Walker};
pub use domains::Domains;
pub use drawing::{Area, Bond, Cue, Drawing, Edge, Highlight, Ink, Lattice, Mark, Point, Shape};
pub use forest::{Forest, Joined};
pub use graph::Graph;
pub use known::Known;
pub use learner::{Answer, Learner, NoSource, Order, Source};
pub use limits::{Counter, Counters, Ended, Flow, Limits, Outcome};
pub use listener::{By, Listener, Unwatched};
pub use message::{Argument, Catalogue, Joint, Language, Message};
pub use method::{Count, METHODS, Method, MethodId, Promise, Standing, Verdict, count, judge};
pub use model::{Clue, ClueId, Model, Place, Posted, Scope, Shapes, Solution};
pub use program::{Program, Row};
pub use propagation::propagate;
pub use restarts::{Luby, Restarts};
pub use sat::{Core, Sat, Session, Start, Together};
pub use search::Search;
pub use shares::{Counted, Shares, Spread, count_shares, in_turn};
pub use spot::Spot;
pub use stacks::{StackEvent, Stacks, examples as stack_examples};
pub use step::{Change, Inference, Level, Reason, RuleId, Step, Strength};
pub use values::{Value, Values, Var};
