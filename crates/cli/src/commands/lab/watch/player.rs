//! The projector: which place of the films is shown, and how keys move it.

use std::sync::{Mutex, MutexGuard};
use std::time::Duration;

use grille::{Cursor, Film, Recorder};

/// What a key does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    Forward,
    Back,
    First,
    Last,
    DeadEnd,
    Run,
    Faster,
    Slower,
    Quit,
}

/// A film that may still be growing.
pub struct Reel(pub Mutex<Recorder>);

impl Reel {
    /// Whoever panicked while it held the film, the film is as it was after some event.
    pub fn lock(&self) -> MutexGuard<'_, Recorder> {
        self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

/// Shows some films, each at the same place or at its end.
pub struct Player<'a> {
    reels: &'a [Reel],
    cursors: Vec<Cursor>,
    position: usize,
    is_running: bool,
    speed: usize,
}

/// Frames a second.
const SPEEDS: [u64; 10] = [1, 2, 4, 8, 15, 30, 60, 120, 240, 480];

/// The screen is drawn so often a second at most.
const DRAWN: u64 = 30;

/// How often a film that grows is looked at again.
const WAIT: Duration = Duration::from_millis(200);

impl<'a> Player<'a> {
    /// At the beginning of all films.
    pub fn new(reels: &'a [Reel]) -> Self {
        let cursors = reels.iter().map(|reel| Cursor::new(reel.lock().film())).collect();
        Self { reels, cursors, position: 0, is_running: false, speed: 3 }
    }

    /// Look at every film where it is shown.
    pub fn look<T>(&self, mut look: impl FnMut(&Film, &Cursor) -> T) -> Vec<T> {
        let both = self.reels.iter().zip(&self.cursors);
        both.map(|(reel, cursor)| look(reel.lock().film(), cursor)).collect()
    }

    /// Do the films run by themselves? How many frames a second?
    pub fn running(&self) -> Option<u64> {
        self.is_running.then_some(SPEEDS[self.speed])
    }

    /// Is there nothing more to come, in any film?
    pub fn is_over(&self) -> bool {
        self.position >= self.last() && self.look(|film, _| film.ended.is_some()).iter().all(|&e| e)
    }

    /// How long to wait for a key.
    pub fn patience(&self) -> Duration {
        match self.running() {
            Some(speed) => Duration::from_millis(1000 / speed.min(DRAWN)),
            None => WAIT,
        }
    }

    /// Nobody pressed a key in that time: a film that runs goes on.
    pub fn tick(&mut self) {
        if let Some(speed) = self.running() {
            self.seek(self.position + speed.div_ceil(DRAWN) as usize);
            self.is_running = !self.is_over();
        } else {
            self.seek(self.position);
        }
    }

    /// Do what a key says, except quitting.
    pub fn act(&mut self, key: Move) {
        match key {
            Move::Forward => self.stop_at(self.position + 1),
            Move::Back => self.stop_at(self.position.saturating_sub(1)),
            Move::First => self.stop_at(0),
            Move::Last => self.stop_at(usize::MAX),
            Move::DeadEnd => {
                let next = self.look(|film, cursor| film.next_dead_end(cursor.position()));
                self.stop_at(next.into_iter().flatten().min().unwrap_or(usize::MAX));
            }
            Move::Run => self.is_running = !self.is_running && !self.is_over(),
            Move::Faster => self.speed = (self.speed + 1).min(SPEEDS.len() - 1),
            Move::Slower => self.speed = self.speed.saturating_sub(1),
            Move::Quit => {}
        }
    }

    fn stop_at(&mut self, position: usize) {
        self.is_running = false;
        self.seek(position);
    }

    /// The end of the longest film.
    fn last(&self) -> usize {
        self.look(|film, _| film.frames.len()).into_iter().max().unwrap_or(0)
    }

    /// Go to a place. Where a film was thinned meanwhile, the place is where the cursor is now.
    fn seek(&mut self, position: usize) {
        let by = position as i128 - self.position as i128;
        for (reel, cursor) in self.reels.iter().zip(&mut self.cursors) {
            cursor.settle(reel.lock().film());
        }
        let here = self.cursors.iter().map(Cursor::position).max().unwrap_or(0);
        let wanted = (here as i128 + by).clamp(0, self.last() as i128);
        self.position = usize::try_from(wanted).unwrap_or(0);
        for (reel, cursor) in self.reels.iter().zip(&mut self.cursors) {
            cursor.seek(reel.lock().film(), self.position);
        }
    }
}
