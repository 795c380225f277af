//! Every constraint keeps its laws: `prune`, `clauses`, lemmas and witnesses agree with `holds`.

mod board;
mod check;
mod connected;
mod runs;
mod truth;
mod values;
