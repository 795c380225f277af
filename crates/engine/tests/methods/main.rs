//! Every method finds each solution of a model once, and answers right when it is stopped early.

mod known;
mod random;
mod story;
