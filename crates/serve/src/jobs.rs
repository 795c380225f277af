//! Work on threads of its own: quick questions and long ones in lanes apart, each with a limit of time.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use grille_desk::Work;
use tokio::sync::Semaphore;

/// Is anybody still waiting for an answer? Once nobody is, the work for it stops.
#[derive(Clone)]
pub struct Wanted(Arc<AtomicBool>);

/// Somebody waits as long as this is there.
pub struct Alive(Wanted);

impl Wanted {
    /// Somebody waits.
    pub fn new() -> (Self, Alive) {
        let wanted = Self(Arc::new(AtomicBool::new(true)));
        (wanted.clone(), Alive(wanted))
    }

    fn is_over(&self) -> bool {
        !self.0.load(Ordering::Relaxed)
    }
}

impl Drop for Alive {
    fn drop(&mut self) {
        self.0.0.store(false, Ordering::Relaxed);
    }
}

/// Questions that take a moment, and those that may take long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lane {
    /// A moment.
    Quick,
    /// Perhaps long.
    Long,
}

impl Lane {
    /// The lane of a question, by its name.
    pub fn of(ask: &str) -> Self {
        match ask {
            "judge" | "make" | "explain" | "trace" | "race" | "film" | "solve" | "grade" => {
                Self::Long
            }
            _ => Self::Quick,
        }
    }

    /// So long may an answer take.
    fn patience(self) -> Duration {
        match self {
            Self::Quick => Duration::from_secs(5),
            Self::Long => Duration::from_secs(30),
        }
    }
}

/// Who works when: so many threads a lane, in the order of asking.
pub struct Jobs {
    quick: Arc<Semaphore>,
    long: Arc<Semaphore>,
}

impl Jobs {
    /// As many threads for quick questions as there are cores, and as many for long ones, of which
    /// two can always be under way: nobody waits for one alone.
    pub fn new() -> Self {
        let (quick, long) = lanes();
        Self { quick: Arc::new(Semaphore::new(quick)), long: Arc::new(Semaphore::new(long)) }
    }

    /// How many threads work at once.
    pub fn threads() -> usize {
        let (quick, long) = lanes();
        quick + long
    }

    /// Answer a question on a thread of its lane, if anybody still waits when it is their turn.
    pub async fn answer(
        &self,
        request: String,
        lane: Lane,
        wanted: Wanted,
        part: impl FnMut(String) + Send + 'static,
    ) -> Option<String> {
        let lanes = match lane {
            Lane::Quick => &self.quick,
            Lane::Long => &self.long,
        };
        let turn = Arc::clone(lanes).acquire_owned().await.ok()?;
        if wanted.is_over() {
            return None;
        }
        let work = move || {
            let answer = answered(&request, lane, &wanted, part);
            drop(turn);
            answer
        };
        tokio::task::spawn_blocking(work).await.ok()
    }
}

fn lanes() -> (usize, usize) {
    let cores = std::thread::available_parallelism().map_or(2, usize::from);
    (cores, cores.max(2))
}

fn answered(request: &str, lane: Lane, wanted: &Wanted, part: impl FnMut(String)) -> String {
    let start = Instant::now();
    let stop = || wanted.is_over() || start.elapsed() > lane.patience();
    let clock = || start.elapsed().as_secs_f64();
    grille_desk::answer(request, &mut Work::new(&stop, &clock, part))
}
