//! The terminal while films are shown: raw, on a screen of its own, and always given back.

use std::io::{self, Stdout};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use grille::{Limits, Message, Recorder, Solver, message};
use ratatui_core::terminal::Terminal;
use ratatui_crossterm::CrosstermBackend;
use ratatui_crossterm::crossterm::event::{
    self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers,
};
use ratatui_crossterm::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui_crossterm::crossterm::{cursor, execute};

use super::hearing::{Hearing, Keeper};
use super::player::{Move, Player, Reel};
use super::{Watch, screen};
use crate::exit::Code;
use crate::{methods, paint, speech, stop};

/// Hands what it hears to a film that is being shown.
struct Growing<'a>(&'a Reel);

impl Keeper for Growing<'_> {
    fn with<T>(&mut self, tell: impl FnOnce(&mut Recorder) -> T) -> T {
        tell(&mut self.0.lock())
    }
}

/// Show the films while they are made.
pub fn play(watch: &Watch<'_>, limits: Limits<'_>) -> Result<Code, Message> {
    let refused = |why: grille::Refused| why.message();
    let solver = |&method| methods::all().solver(watch.puzzle, method);
    let solvers: Vec<Solver<'_>> =
        watch.methods.iter().map(solver).collect::<Result<_, _>>().map_err(refused)?;
    let recorder = |solver| Recorder::of(watch.puzzle, solver, watch.enough);
    let reels: Vec<Reel> = solvers
        .iter()
        .map(|solver| Ok(Reel(Mutex::new(recorder(solver)?))))
        .collect::<Result<_, _>>()
        .map_err(refused)?;
    let is_left = AtomicBool::new(false);
    let stop = || is_left.load(Ordering::Relaxed) || limits.reached();
    let shown = std::thread::scope(|scope| {
        for (solver, reel) in solvers.iter().zip(&reels) {
            scope.spawn(|| {
                let outcome = solver.watched(Limits { stop: &stop }, &mut Hearing(Growing(reel)));
                reel.lock().end(outcome.ended);
            });
        }
        let shown = Screen::open().and_then(|mut screen| screen.show(watch, &reels));
        is_left.store(true, Ordering::Relaxed);
        shown
    });
    shown.map_err(|error| message!("watch-trouble", error = speech::io(&error)))?;
    reels.iter().for_each(|reel| super::remark(reel.lock().film()));
    Ok(Code::Solved)
}

/// A terminal that is given back when this goes, when the program panics, and on a signal.
struct Screen(Terminal<CrosstermBackend<Stdout>>);

impl Screen {
    fn open() -> io::Result<Self> {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            give_back();
            usual(panic);
        }));
        stop::before_exit(give_back);
        enable_raw_mode()?;
        execute!(io::stdout(), EnterAlternateScreen, cursor::Hide).inspect_err(|_| give_back())?;
        let terminal = Terminal::new(CrosstermBackend::new(io::stdout()));
        terminal.map(Self).inspect_err(|_| give_back())
    }

    /// Until somebody wants to leave.
    fn show(&mut self, watch: &Watch<'_>, reels: &[Reel]) -> io::Result<()> {
        let mut player = Player::new(reels);
        let colours = paint::colours();
        while !stop::interrupted() {
            self.0.draw(|frame| {
                let area = frame.area();
                screen::draw(watch, &player, colours, area, frame.buffer_mut());
            })?;
            if !event::poll(player.patience())? {
                player.tick();
                continue;
            }
            match event::read()? {
                Event::Key(key) => match meaning(key) {
                    Some(Move::Quit) => return Ok(()),
                    Some(key) => player.act(key),
                    None => {}
                },
                _ => player.tick(),
            }
        }
        Ok(())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

/// The terminal as it was. It may be gone, and then there is nobody to tell.
fn give_back() {
    let _ = disable_raw_mode();
    let _ = execute!(io::stdout(), LeaveAlternateScreen, cursor::Show);
}

/// What a key does, if anything.
fn meaning(key: KeyEvent) -> Option<Move> {
    if key.kind == KeyEventKind::Release {
        return None;
    }
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    match key.code {
        KeyCode::Char('c' | 'd') if control => Some(Move::Quit),
        KeyCode::Right | KeyCode::Char('l' | 'n') => Some(Move::Forward),
        KeyCode::Left | KeyCode::Char('h' | 'p') => Some(Move::Back),
        KeyCode::Home | KeyCode::Char('g') => Some(Move::First),
        KeyCode::End | KeyCode::Char('G') => Some(Move::Last),
        KeyCode::Char(' ') => Some(Move::Run),
        KeyCode::Char('+' | '=') | KeyCode::Up => Some(Move::Faster),
        KeyCode::Char('-') | KeyCode::Down => Some(Move::Slower),
        KeyCode::Char('d') => Some(Move::DeadEnd),
        KeyCode::Char('q') | KeyCode::Esc => Some(Move::Quit),
        _ => None,
    }
}
