//! Colouring: places of a digit in two colours, of which one is right, along strong links.

use grille_engine::{Inference, Reason, RuleId, Step, Strength, message};

use super::look::{Look, Strikes, bond};

/// Places that strong links join: one colour has the digit everywhere, the other nowhere.
struct Net {
    digit: usize,
    colours: [Vec<usize>; 2],
}

/// Every net of a digit.
fn nets(look: &Look, digit: usize) -> Vec<Net> {
    let links = look.links(digit);
    let mut seen: Vec<usize> = Vec::new();
    let mut nets = Vec::new();
    for link in &links {
        if seen.contains(&link.ends[0]) {
            continue;
        }
        let mut net = Net { digit, colours: [vec![link.ends[0]], Vec::new()] };
        let mut open = vec![(link.ends[0], 0)];
        seen.push(link.ends[0]);
        while let Some((cell, colour)) = open.pop() {
            for link in links.iter().filter(|link| link.ends.contains(&cell)) {
                let other = link.ends[usize::from(link.ends[0] == cell)];
                if !seen.contains(&other) {
                    seen.push(other);
                    net.colours[1 - colour].push(other);
                    open.push((other, 1 - colour));
                }
            }
        }
        nets.push(net);
    }
    nets
}

impl Net {
    fn cells(&self) -> impl Iterator<Item = usize> + '_ {
        self.colours.iter().flatten().copied()
    }

    /// The strong links between its cells.
    fn bonds(&self, look: &Look) -> Vec<Inference> {
        let links = look.links(self.digit).into_iter();
        let own = links.filter(|link| self.cells().any(|cell| cell == link.ends[0]));
        let ends = own.map(|link| link.ends.map(|cell| (cell, self.digit)));
        let mut bonds: Vec<_> =
            ends.map(|[one, other]| bond(one, other, Strength::Strong)).collect();
        // Two cells may be linked in a line and in their block.
        bonds.sort_by_key(|bond| (bond.from, bond.to));
        bonds.dedup();
        bonds
    }

    /// The digit is struck from a whole colour.
    fn strike_colour(&self, look: &Look, colour: usize) -> Strikes {
        let mut strikes = Strikes::default();
        self.colours[colour].iter().for_each(|&cell| strikes.add(look, cell, 1 << self.digit));
        strikes
    }
}

/// Does any cell of the one list see any of the other?
fn meet(look: &Look, cells: &[usize], others: &[usize]) -> bool {
    cells.iter().any(|&cell| others.iter().any(|&other| look.shape.sees(cell, other)))
}

/// What is struck where it is seen by some cell of each of two lists.
fn strike_between(look: &Look, digit: usize, cells: &[usize], others: &[usize]) -> Strikes {
    let mut strikes = Strikes::default();
    for &cell in cells {
        others.iter().for_each(|&other| strikes.add_seen(look, digit, &[cell, other]));
    }
    strikes
}

/// Simple colours: a place that sees both colours is out (trap), and so is a colour that sees
/// itself (wrap).
pub(super) fn simple(look: &Look, rule: RuleId) -> Vec<Step> {
    let mut steps = Vec::new();
    for net in (0..look.shape.side).flat_map(|digit| nets(look, digit)) {
        let digit = || look.digit(net.digit);
        let [one, other] = [0, 1].map(|colour| look.cells(&net.colours[colour]));
        let wrapped = (0..2).find(|&c| meet(look, &net.colours[c], &net.colours[c]));
        let (why, strikes) = match wrapped {
            Some(colour) => {
                let cells = look.cells(&net.colours[colour]);
                let why = message!("sudoku-colour-wrap-why", digit = digit(), cells = cells);
                (why, net.strike_colour(look, colour))
            }
            None => {
                let why = message!(
                    "sudoku-colour-trap-why",
                    digit = digit(),
                    cells = one,
                    others = other
                );
                let [one, other] = &net.colours;
                (why, strike_between(look, net.digit, one, other))
            }
        };
        let reason = Reason::cells(look.spots(net.cells()));
        let step = Step::new(rule, reason, why, strikes.changes());
        steps.extend(step.map(|step| step.along(net.bonds(look))));
    }
    steps
}

/// Multi colours: a colour that sees both colours of another net is out; where colours of two nets
/// see each other, one of their opposites is right.
pub(super) fn multi(look: &Look, rule: RuleId) -> Vec<Step> {
    let mut steps = Vec::new();
    for digit in 0..look.shape.side {
        let nets = nets(look, digit);
        for (i, net) in nets.iter().enumerate() {
            for (j, other) in nets.iter().enumerate().filter(|(j, _)| *j != i) {
                for colour in 0..2 {
                    let sees = |c: usize| meet(look, &net.colours[colour], &other.colours[c]);
                    let (first, second) = (sees(0), sees(1));
                    if first && second {
                        steps.extend(refuted(look, net, other, colour, rule));
                    } else if (first || second) && i < j {
                        let seen = if first { 0 } else { 1 };
                        steps.extend(opposed(look, (net, colour), (other, seen), rule));
                    }
                }
            }
        }
    }
    steps
}

fn refuted(look: &Look, net: &Net, other: &Net, colour: usize, rule: RuleId) -> Option<Step> {
    let why = message!(
        "sudoku-colour-refuted-why",
        digit = look.digit(net.digit),
        cells = look.cells(&net.colours[colour]),
        colour = look.cells(&other.colours[0]),
        others = look.cells(&other.colours[1])
    );
    let reason = Reason::cells(look.spots(net.cells().chain(other.cells())));
    let step = Step::new(rule, reason, why, net.strike_colour(look, colour).changes())?;
    Some(step.along([net.bonds(look), other.bonds(look)].concat()))
}

fn opposed(
    look: &Look,
    (net, colour): (&Net, usize),
    (other, seen): (&Net, usize),
    rule: RuleId,
) -> Option<Step> {
    let (right, left) = (&net.colours[1 - colour], &other.colours[1 - seen]);
    let strikes = strike_between(look, net.digit, right, left);
    if strikes.is_empty() {
        return None;
    }
    let why = message!(
        "sudoku-colour-opposed-why",
        digit = look.digit(net.digit),
        cells = look.cells(&net.colours[colour]),
        others = look.cells(&other.colours[seen]),
        right = look.cells(right),
        left = look.cells(left)
    );
    let reason = Reason::cells(look.spots(net.cells().chain(other.cells())));
    let step = Step::new(rule, reason, why, strikes.changes())?;
    Some(step.along([net.bonds(look), other.bonds(look)].concat()))
}
