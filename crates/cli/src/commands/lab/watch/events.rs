//! Every step as a line of JSON, none left out, as it is taken.

use std::cell::Cell;
use std::io::{self, BufWriter, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use grille::{Limits, Listener, Message, Narrator, Recorder};
use grille_wire::{FilmEnd, FilmFrame, FilmStart};

use super::hearing::{Hearing, Keeper};
use super::{Watch, code, remark};
use crate::exit::{self, Code};
use crate::{methods, speech};

/// Writes each frame as soon as it is whole.
struct Printer<'a, W: Write> {
    recorder: Recorder,
    narrator: &'a Narrator<'a>,
    out: W,
    /// Why nothing more can be written.
    trouble: Cell<Option<io::Error>>,
    is_broken: &'a AtomicBool,
}

impl<W: Write> Printer<'_, W> {
    fn write(
        &mut self,
        print: impl FnOnce(&mut Recorder, &Narrator<'_>, &mut W) -> io::Result<()>,
    ) {
        if let Err(error) = print(&mut self.recorder, self.narrator, &mut self.out) {
            self.trouble.set(Some(error));
            self.is_broken.store(true, Ordering::Relaxed);
        }
    }

    fn frames(&mut self) {
        let sight = self.recorder.film().sight;
        self.write(|recorder, narrator, out| {
            for frame in recorder.take_frames() {
                let frame = FilmFrame::new(&frame, sight, narrator, speech::words());
                grille_wire::write_line(&frame, &mut *out)?;
            }
            Ok(())
        });
    }
}

impl<W: Write> Keeper for Printer<'_, W> {
    fn with<T>(&mut self, tell: impl FnOnce(&mut Recorder) -> T) -> T {
        let heard = tell(&mut self.recorder);
        self.frames();
        heard
    }
}

/// The beginning, the steps of the first method, the end.
pub fn print(watch: &Watch<'_>, limits: Limits<'_>) -> Result<Code, Message> {
    let solver = watch
        .methods
        .first()
        .map(|&method| methods::all().solver(watch.puzzle, method).map_err(|why| why.message()));
    let Some(solver) = solver.transpose()? else { return Ok(Code::Solved) };
    let recorder = Recorder::whole(watch.puzzle, &solver, watch.enough);
    let recorder = recorder.map_err(|why| why.message())?;
    let is_broken = AtomicBool::new(false);
    let out = BufWriter::new(io::stdout().lock());
    let (narrator, trouble) = (&watch.narrator, Cell::new(None));
    let mut hearing = Hearing(Printer { recorder, narrator, out, trouble, is_broken: &is_broken });
    let id = watch.job.id.clone();
    hearing.0.write(|recorder, narrator, out| {
        let words = speech::words();
        let start = FilmStart::new(id, watch.puzzle, recorder.film(), narrator, words);
        grille_wire::write_line(&start, out)
    });
    let stop = || is_broken.load(Ordering::Relaxed) || limits.reached();
    let listener: &mut dyn Listener = &mut hearing;
    let outcome = solver.watched(Limits { stop: &stop }, listener);
    let mut printer = hearing.0;
    printer.with(|recorder| recorder.end(outcome.ended));
    printer.write(|recorder, _, out| {
        grille_wire::write_line(&FilmEnd::new(recorder.film()), &mut *out)?;
        out.flush()
    });
    match printer.trouble.take() {
        Some(error) => std::process::exit(exit::after_write_error(&error)),
        None => {
            remark(printer.recorder.film());
            Ok(code(printer.recorder.film()))
        }
    }
}
