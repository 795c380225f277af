//! The engine from outside: laws of constraints, methods beside brute force, the learner beside another one.

mod laws;
mod learner;
mod methods;
mod stacks;
