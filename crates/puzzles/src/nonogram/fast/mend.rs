//! A picture that is nearly right, and mended where it is not (belief propagation with
//! reinforcement, then large neighbourhood search).
//!
//! Where many pictures are possible, lines that insist on what they believe soon draw one of them,
//! with a few lines broken. Most of it is kept, and a band around a broken line is solved anew.

use grille_engine::constraints::Runs;
use grille_engine::{Counters, Flow, Limits, Sat, Solution, Start, Value, Var};

use super::super::lines::Board;
use super::belief::Beliefs;
use super::rest::Rest;

/// Rounds of asking the lines before the first one that insists.
const AT_FIRST: usize = 10;
/// How much of its old belief a line keeps, picture by picture.
const DAMPINGS: [f64; 4] = [0.1, 0.2, 0.0, 0.3];
/// Rounds in which all insist more and more, for the first pictures.
const ROUNDS: usize = 160;
/// After so many pictures there are twice as many rounds.
const TWICE: usize = 2;
/// A picture with more broken lines is not worth mending.
const BROKEN: usize = 8;
/// How far a band reaches to both sides of a broken line, narrow ones first.
const REACHES: [usize; 6] = [5, 8, 12, 16, 20, 28];
/// A band is worth the trouble if it reaches no further than one in so many lines.
const PORTION: usize = 4;
/// How often the learner may ask whether to go on with a band, once it has its clauses.
const PATIENCE: u64 = 240;

/// A solution, if the picture with this number is nearly right and soon mended. Later pictures are
/// drawn more carefully.
pub(super) fn solution(
    board: &mut Board<'_>,
    rest: &Rest<'_>,
    number: usize,
    limits: Limits<'_>,
    counters: &mut Counters,
) -> Option<Solution> {
    let (damping, rounds) = (DAMPINGS[number % DAMPINGS.len()], ROUNDS << (number / TWICE));
    let picture = rest.whole(&draw(rest, damping, rounds, limits)?);
    let broken: Vec<usize> =
        (0..board.lines()).filter(|&line| is_broken(board, &picture, line)).collect();
    match broken.len() {
        0 => Some(picture),
        1..=BROKEN => Mender { board, picture: &picture, limits, counters }.mend(&broken),
        _ => None,
    }
}

/// What each variable comes to be when all insist more and more.
fn draw(rest: &Rest<'_>, damping: f64, rounds: usize, limits: Limits<'_>) -> Option<Vec<Value>> {
    let mut beliefs = Beliefs::new(rest, damping);
    beliefs.ask(AT_FIRST);
    for round in 0..rounds {
        if limits.reached() {
            return None;
        }
        beliefs.ask(1);
        beliefs.insist(round as f64 / rounds as f64);
    }
    Some((0..rest.domains.len() as u32).map(|var| beliefs.best(Var(var)).1).collect())
}

fn is_broken(board: &Board<'_>, picture: &[Value], line: usize) -> bool {
    Runs::of(board.places(line).map(|cell| picture[cell])) != board.clue(line)
}

/// A picture being mended.
struct Mender<'m, 'p> {
    board: &'m mut Board<'p>,
    picture: &'m [Value],
    limits: Limits<'m>,
    counters: &'m mut Counters,
}

impl Mender<'_, '_> {
    /// A solution that keeps all but a band around one of the broken lines.
    fn mend(&mut self, broken: &[usize]) -> Option<Solution> {
        REACHES.iter().find_map(|&reach| broken.iter().find_map(|&line| self.renew(line, reach)))
    }

    /// Solve the lines up to so far from this one anew; the others stay as they are.
    fn renew(&mut self, line: usize, reach: usize) -> Option<Solution> {
        let axis = self.board.axis(line);
        let alike = (0..self.board.lines()).filter(|&line| self.board.axis(line) == axis).count();
        if reach * PORTION > alike {
            return None;
        }
        let mut levels = 0;
        let kept = self.keep_far(line, reach, &mut levels);
        let solution = if kept { self.learn() } else { None };
        (0..levels).for_each(|_| self.board.undo());
        solution
    }

    /// Settle what is not near a line; `false` if that cannot be. So many guesses were made.
    fn keep_far(&mut self, line: usize, reach: usize, levels: &mut usize) -> bool {
        let axis = self.board.axis(line);
        for cell in 0..self.picture.len() {
            let own = self.board.lines_of(cell).into_iter().find(|&l| self.board.axis(l) == axis);
            if own.is_some_and(|own| own.abs_diff(line) <= reach) {
                continue;
            }
            let (left, value) = (self.board.get(cell), self.picture[cell]);
            if left.single() == Some(value) {
                continue;
            }
            if !left.has(value) || self.limits.reached() {
                return false;
            }
            *levels += 1;
            let assumed = self.board.assume(cell, value);
            if assumed.and_then(|()| self.board.settle(self.limits.stop)).is_err() {
                return false;
            }
        }
        true
    }

    /// A solution of what is open, if it is soon found.
    fn learn(&mut self) -> Option<Solution> {
        let rest = Rest::new(self.board);
        let patience = rest.parts.len() as u64 + PATIENCE;
        let hints = rest.part(self.picture);
        let start = Start { domains: &rest.domains(), hints: &hints };
        let mut found = None;
        let outcome = self.limits.within(patience, |limits| {
            Sat.each_from(&rest.model(), start, limits, &mut |solution| {
                found = Some(rest.whole(&solution));
                Flow::Enough
            })
        });
        *self.counters = *self.counters + outcome.counters;
        found
    }
}

#[cfg(test)]
mod tests {
    use grille_chance::Seed;

    use super::super::super::Nonogram;
    use super::super::super::lines::Rule;
    use super::super::pictures::picture;
    use super::*;

    /// A solution and whether it was mended, as far as a board is not settled without.
    fn found(nonogram: &Nonogram) -> Option<(Solution, bool)> {
        let mut board = Board::new(nonogram, Rule::Exact);
        board.settle(Limits::NONE.stop).expect("a picture has clues that go together");
        let (open, mut counters) = (board.open(), Counters::default());
        let rest = Rest::new(&board);
        let mut picture = |n| solution(&mut board, &rest, n, Limits::NONE, &mut counters);
        let solution = (0..3).find_map(&mut picture)?;
        assert_eq!(board.open(), open, "the board is left as it was");
        Some((solution, counters.propagations > 0))
    }

    #[test]
    fn pictures_are_drawn_and_mended() {
        let mut seed = Seed(1);
        let (mut drawn, mut mended) = (0, 0);
        for case in 0..20 {
            let nonogram = picture(&mut seed, 40, 40, 1);
            let board = Board::new(&nonogram, Rule::Exact);
            if let Some((solution, by_learning)) = found(&nonogram) {
                let broken = (0..80).filter(|&line| is_broken(&board, &solution, line)).count();
                assert_eq!(broken, 0, "case {case}");
                (drawn, mended) = (drawn + 1, mended + u32::from(by_learning));
            }
        }
        assert!(drawn > 10 && mended > 2, "{drawn} drawn, {mended} of them mended");
    }

    #[test]
    fn what_must_stop_draws_nothing() {
        let nonogram = picture(&mut Seed(3), 30, 30, 1);
        let mut board = Board::new(&nonogram, Rule::Exact);
        board.settle(Limits::NONE.stop).expect("a picture has clues that go together");
        let (rest, mut counters) = (Rest::new(&board), Counters::default());
        let mut within = |limits| solution(&mut board, &rest, 0, limits, &mut counters);
        assert_eq!(within(Limits { stop: &|| true }), None);
        assert!(within(Limits::NONE).is_some(), "what need not stop draws it");
    }
}
