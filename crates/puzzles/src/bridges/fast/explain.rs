//! Why something is so (lazy explanations): the facts that a step or a clash follows from.

use super::board::Board;
use super::clauses::Clauses;
use super::fact::{Fact, LEAST, MOST};
use super::why::{Clash, Reason};

/// Finds reasons only when somebody asks; the lists are kept for the next question.
#[derive(Debug, Default)]
pub(super) struct Explainer {
    /// The facts found last.
    pub facts: Vec<Fact>,
    /// The walk in which each island was last seen.
    seen: Vec<u32>,
    walk: u32,
    queues: [Vec<u32>; 2],
}

impl Explainer {
    /// The facts that make a clash.
    pub fn clash(&mut self, board: &Board, clauses: &Clauses, clash: Clash) {
        let now = board.trail().len() as u32;
        match clash {
            Clash::Denied(fact, reason) => {
                self.step(board, clauses, now, fact, reason);
                self.facts.push(!fact);
            }
            Clash::Unmet(island, side) => {
                self.facts.clear();
                let spare = -board.slack(island, side) - 1;
                self.numbers(board, now, island, side, board.net.spans(), spare);
            }
            Clash::Finished(island) => {
                self.facts.clear();
                self.groups(board, now, [island, island], board.net.spans());
            }
            Clash::Torn(island) => {
                self.facts.clear();
                self.piece(board, island);
            }
        }
    }

    /// The facts from which `fact` followed for this reason at this time.
    pub fn step(
        &mut self,
        board: &Board,
        clauses: &Clauses,
        time: u32,
        fact: Fact,
        reason: Reason,
    ) {
        self.facts.clear();
        let span = fact.span();
        match reason {
            Reason::Guess => {}
            Reason::Number(island) => self.number(board, time, island, fact),
            Reason::Cross(other) => self.facts.push(Fact::open(other)),
            Reason::Closing => self.groups(board, time, board.net.ends[span as usize], span),
            Reason::Cut => self.cut(board, time, fact),
            Reason::Clause(clause) => {
                self.facts.extend(clauses.literals(clause)[1..].iter().map(|&literal| !literal));
            }
        }
    }

    /// What the other spans at an island can take, or have: less of it, where that is enough.
    fn number(&mut self, board: &Board, time: u32, island: u32, fact: Fact) {
        let side = fact.bound() & 1 ^ 1;
        let number = board.net.numbers[island as usize] as i16;
        let mut implied = if side == MOST { number } else { -number };
        for span in board.net.at[island as usize] {
            if span != fact.span() {
                implied += i16::from(board.bound_at(2 * span + side, time));
            }
        }
        self.numbers(board, time, island, side, fact.span(), implied - i16::from(fact.value()));
    }

    /// The bounds on one side of the spans at an island, weakened by what is to spare.
    fn numbers(
        &mut self,
        board: &Board,
        time: u32,
        island: u32,
        side: u32,
        but: u32,
        mut spare: i16,
    ) {
        let sure = if board.level() > 0 { board.guess_of(1) } else { time };
        for span in board.net.at[island as usize] {
            if span == but {
                continue;
            }
            let bound = 2 * span + side;
            let value = board.bound_at(bound, time);
            let gained = i16::from(value) - i16::from(board.bound_at(bound, sure));
            let given = spare.min(gained);
            spare -= given;
            if given < gained {
                self.facts.push(Fact::new(bound, value - given as i8));
            }
        }
    }

    /// The bridges that hold the groups of two islands together, but for those on one span.
    fn groups(&mut self, board: &Board, time: u32, islands: [u32; 2], but: u32) {
        self.start(board);
        let [queue, _] = &mut self.queues;
        queue.extend(islands);
        while let Some(island) = queue.pop() {
            if std::mem::replace(&mut self.seen[island as usize], self.walk) == self.walk {
                continue;
            }
            for (span, other) in board.net.around(island) {
                let bridges = board.bound_at(2 * span + LEAST, time);
                if bridges == 0 || span == but {
                    continue;
                }
                queue.push(other);
                if board.net.ends[span as usize][0] == island {
                    self.facts.push(Fact::new(2 * span + LEAST, bridges));
                }
            }
        }
    }

    /// The closed spans around everything that an island can be joined with.
    fn piece(&mut self, board: &Board, island: u32) {
        self.start(board);
        let mut next = 0;
        self.enter(0, island);
        while let Some(&island) = self.queues[0].get(next) {
            next += 1;
            for (span, other) in board.net.around(island) {
                if board.is_possible(span) {
                    self.enter(0, other);
                }
            }
        }
        self.around(board, 0, board.net.spans());
    }

    /// The closed spans along a cut; for the second bridge, how many it had at least or at most.
    fn cut(&mut self, board: &Board, time: u32, fact: Fact) {
        let span = fact.span();
        self.start(board);
        let ends = board.net.ends[span as usize];
        self.enter(0, ends[0]);
        self.enter(1, ends[1]);
        // Both sides are walked in turn: the smaller one is enough.
        let mut next = 0;
        let side = 'walk: loop {
            for side in [0, 1] {
                let Some(&island) = self.queues[side as usize].get(next) else { break 'walk side };
                for (possible, other) in board.net.around(island) {
                    if possible != span && board.was_possible(possible, time) {
                        self.enter(side, other);
                    }
                }
            }
            next += 1;
        };
        self.around(board, side, span);
        if fact.bound() & 1 == MOST || fact.value() > 2 {
            self.facts.push(Fact::new(fact.bound(), fact.value() - 1));
        }
    }

    /// The spans, but one, that lead out of the islands in a queue.
    fn around(&mut self, board: &Board, side: u32, but: u32) {
        let mark = self.walk + side;
        for &island in &self.queues[side as usize] {
            for (span, other) in board.net.around(island) {
                if span != but && self.seen[other as usize] != mark {
                    self.facts.push(Fact::closed(span));
                }
            }
        }
    }

    fn start(&mut self, board: &Board) {
        self.seen.resize(board.net.islands() as usize, 0);
        if self.walk > u32::MAX - 4 {
            self.seen.fill(0);
            self.walk = 0;
        }
        self.walk += 2;
        self.queues.iter_mut().for_each(Vec::clear);
    }

    fn enter(&mut self, side: u32, island: u32) {
        let mark = self.walk + side;
        if std::mem::replace(&mut self.seen[island as usize], mark) != mark {
            self.queues[side as usize].push(island);
        }
    }
}
