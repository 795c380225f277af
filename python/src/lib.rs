//! Grille for Python: the extension module `grille._grille`, below the classes of the package `grille`.
//!
//! Puzzles and batches are objects of their own; all else that is told goes to Python as the JSON of
//! `grille-wire`, from which the package makes its dataclasses. The interpreter is let go while
//! anything is worked out, and asked now and then whether Ctrl-C was pressed.

mod asking;
mod batch;
mod making;
mod methods;
mod puzzle;
mod reading;
mod reasons;
mod results;
mod solutions;
mod stop;
mod trouble;
mod words;

use pyo3::prelude::*;

/// The native half of the package `grille`.
#[pymodule(gil_used = false)]
fn _grille(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<puzzle::Puzzle>()?;
    module.add_class::<solutions::Solutions>()?;
    module.add_class::<batch::Batch>()?;
    module.add_function(wrap_pyfunction!(reading::read, module)?)?;
    module.add_function(wrap_pyfunction!(reading::read_bytes, module)?)?;
    module.add_function(wrap_pyfunction!(reading::one_puzzle, module)?)?;
    module.add_function(wrap_pyfunction!(reading::families, module)?)?;
    module.add_function(wrap_pyfunction!(reasons::rules, module)?)?;
    module.add_function(wrap_pyfunction!(making::generate, module)?)?;
    module.add_function(wrap_pyfunction!(batch::solve, module)?)?;
    module.add_function(wrap_pyfunction!(results::result, module)?)
}
