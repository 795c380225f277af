//! Batches of puzzles: a column of texts in, a record batch of answers out, in the form of Arrow.
//!
//! ```text
//! column     any object with the PyCapsule interface of Arrow, its texts read in place
//!   │        cut into blocks of rows, which threads take in turn
//! block      answered into columns of its own, which stay in the cache
//!   │        appended to the columns of all when those before are there
//! batch      verdict │ solution │ count │ grade │ seconds │ error
//! ```

mod answerer;
mod capsules;
mod columns;
mod texts;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use grille::message;
use pyo3::prelude::*;

use crate::reading::{Settings, known};
use crate::stop::Stop;
use crate::trouble::refused;
use crate::words::words;
use answerer::{Answerer, Plan};
pub use capsules::Batch;
use columns::Columns;
use texts::Texts;

/// Rows of a block: enough that taking turns costs nothing, few enough that they stay in the cache.
const BLOCK: usize = 1024;

/// Answer every text of a column.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "Python names them")]
pub fn solve(
    py: Python<'_>,
    column: &Bound<'_, PyAny>,
    name: Option<&str>,
    family: Option<&str>,
    form: Option<&str>,
    settings: Settings,
    method: &str,
    timeout: Option<f64>,
    threads: Option<usize>,
    count: Option<u64>,
    grade: bool,
    lang: &str,
) -> PyResult<Batch> {
    let words = words(lang)?;
    let texts = Texts::of(column, name, words)?;
    let reading = known(py, family, form, settings, lang)?;
    let plan = Plan::new(reading, method, timeout, count, grade, words)?;
    let stop = Stop::new(None)?;
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    let threads = threads.filter(|&number| number > 0).unwrap_or_else(cores);
    let columns = py.detach(|| answered(&texts, &plan, threads, &stop));
    stop.end()?;
    let columns = columns.ok_or_else(|| refused(py, &message!("python-batch-too-large"), words))?;
    Ok(Batch::new(columns))
}

/// The answers to all texts in order; nothing where they take too much room.
fn answered(texts: &Texts, plan: &Plan<'_>, threads: usize, stop: &Stop) -> Option<Columns> {
    let next = AtomicUsize::new(0);
    let order = Order::new(Columns::new(texts));
    let blocks = texts.len().div_ceil(BLOCK);
    let worker = || {
        let mut answerer = Answerer::new(plan, stop);
        loop {
            let block = next.fetch_add(1, Ordering::Relaxed);
            if block >= blocks || stop.ask() || stop.is_raised() {
                return;
            }
            let rows = block * BLOCK..texts.len().min((block + 1) * BLOCK);
            let mut part = order.spare();
            // What came between two blocks counts for no row.
            answerer.time(&mut part);
            texts.each(rows, |text| answerer.answer(text, &mut part));
            answerer.time(&mut part);
            order.end(block, part);
        }
    };
    thread::scope(|scope| {
        (1..threads.min(blocks)).for_each(|_| drop(scope.spawn(worker)));
        worker();
    });
    let all = order.into_all();
    all.fits().then_some(all)
}

/// Blocks that are ready out of order, and the columns of all.
struct Order {
    waiting: Mutex<BTreeMap<usize, Columns>>,
    all: Mutex<(usize, Columns)>,
    /// What was appended already: its room is used again.
    spare: Mutex<Vec<Columns>>,
}

impl Order {
    /// No block is ready.
    fn new(all: Columns) -> Self {
        Self { waiting: Mutex::default(), all: Mutex::new((0, all)), spare: Mutex::default() }
    }

    /// A block is ready. Whoever finds nobody appending appends what can be; nobody waits for that.
    fn end(&self, block: usize, part: Columns) {
        held(&self.waiting).insert(block, part);
        if let Ok(mut all) = self.all.try_lock() {
            self.append(&mut all);
        }
    }

    fn append(&self, (next, all): &mut (usize, Columns)) {
        while let Some(mut part) = self.ready(*next) {
            all.append(&part);
            part.clear();
            held(&self.spare).push(part);
            *next += 1;
        }
    }

    /// Columns without rows.
    fn spare(&self) -> Columns {
        held(&self.spare).pop().unwrap_or_default()
    }

    fn ready(&self, block: usize) -> Option<Columns> {
        held(&self.waiting).remove(&block)
    }

    /// The columns of all, with what nobody appended last.
    fn into_all(self) -> Columns {
        self.append(&mut held(&self.all));
        self.all.into_inner().unwrap_or_else(PoisonError::into_inner).1
    }
}

/// A lock that no panic makes useless: what it holds is whole whenever it is let go.
fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
