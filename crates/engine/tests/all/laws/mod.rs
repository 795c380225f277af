//! Every constraint keeps its laws: `prune`, `clauses`, inequalities, lemmas and witnesses agree with `holds`.

mod board;
mod check;
mod connected;
mod linear;
mod runs;
mod truth;
mod values;
