//! When work ends: at a deadline, or when Ctrl-C was pressed, which Python is asked about now and then.

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread::{self, ThreadId};
use std::time::{Duration, Instant};

use grille::Limits;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Python is asked after so many nanoseconds.
const TICK: u64 = 50_000_000;

/// What asks very often reads the clock every so many askings.
const OFTEN: u32 = 64;

/// When work ends.
pub struct Stop {
    start: Instant,
    /// Never, if there is none.
    end: Option<Instant>,
    /// The only thread that may ask Python, for it is the one that Python called.
    owner: ThreadId,
    /// When Python is asked next, in nanoseconds from the start.
    next: AtomicU64,
    is_raised: AtomicBool,
    raised: Mutex<Option<PyErr>>,
}

impl Stop {
    /// Work that begins now on this thread and may last so many seconds.
    pub fn new(timeout: Option<f64>) -> PyResult<Self> {
        let start = Instant::now();
        Ok(Self {
            start,
            end: duration(timeout)?.and_then(|time| start.checked_add(time)),
            owner: thread::current().id(),
            next: AtomicU64::new(TICK),
            is_raised: AtomicBool::new(false),
            raised: Mutex::new(None),
        })
    }

    /// Must the work end now?
    pub fn is_over(&self) -> bool {
        self.is_raised() || self.end.is_some_and(|end| Instant::now() >= end) || self.ask()
    }

    /// Was Ctrl-C pressed, as far as is known?
    pub fn is_raised(&self) -> bool {
        self.is_raised.load(Ordering::Relaxed)
    }

    /// The same for what asks very often: the clock is read every so many askings.
    pub fn is_over_often(&self, askings: &AtomicU32) -> bool {
        // Only one thread counts here, so that nothing is lost between reading and writing.
        let asked = askings.load(Ordering::Relaxed).wrapping_add(1);
        askings.store(asked, Ordering::Relaxed);
        self.is_raised() || (asked.is_multiple_of(OFTEN) && self.ask())
    }

    /// Ask Python, if it is time and this is the thread that may. Did it raise anything?
    pub fn ask(&self) -> bool {
        let now = self.start.elapsed().as_nanos() as u64;
        if now < self.next.load(Ordering::Relaxed) || thread::current().id() != self.owner {
            return false;
        }
        self.next.store(now + TICK, Ordering::Relaxed);
        match Python::attach(|py| py.check_signals()) {
            Ok(()) => false,
            Err(error) => {
                *self.raised.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                self.is_raised.store(true, Ordering::Relaxed);
                true
            }
        }
    }

    /// What Python raised while work was going on.
    pub fn end(self) -> PyResult<()> {
        self.raised.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
    }
}

/// So many seconds, if that is a time.
pub fn duration(seconds: Option<f64>) -> PyResult<Option<Duration>> {
    let Some(seconds) = seconds else { return Ok(None) };
    match Duration::try_from_secs_f64(seconds) {
        Ok(time) => Ok(Some(time)),
        Err(_) if seconds > 0.0 => Ok(None),
        Err(_) => Err(PyValueError::new_err(format!("{seconds} seconds is no time to stop after"))),
    }
}

/// Do some work without holding the interpreter, until it is done, the time is up, or Ctrl-C is pressed.
pub fn work<T: Send>(
    py: Python<'_>,
    timeout: Option<f64>,
    work: impl FnOnce(Limits<'_>) -> T + Send,
) -> PyResult<T> {
    let stop = Stop::new(timeout)?;
    let done = py.detach(|| work(Limits { stop: &|| stop.is_over() }));
    stop.end().map(|()| done)
}
