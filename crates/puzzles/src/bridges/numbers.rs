//! Bridges made from islands.

use grille_engine::{Spot, message};
use grille_grid::{Cell, Size};

use super::{Bridges, Island, MOST_AT_ISLAND, WIDEST_SPAN};
use crate::misfit::{Misfit, check_cell, check_number, check_size};
use crate::text::number_range;

impl Bridges {
    /// Islands on a board, each with the number of bridges that end there; two at most on a span.
    ///
    /// ```
    /// use grille_grid::Size;
    /// use grille_puzzles::bridges::Bridges;
    ///
    /// let size = Size::new(3, 1);
    /// let (left, right) = (size.cell(0, 0), size.cell(0, 2));
    /// let bridges = Bridges::from_islands(size, [(left, 2), (right, 2)]).expect("two islands");
    /// assert_eq!(bridges.islands().count(), 2);
    /// let error = Bridges::from_islands(size, []).expect_err("all water");
    /// assert_eq!(error.to_string(), "found no island, expected at least one number");
    /// ```
    pub fn from_islands(
        size: Size,
        islands: impl IntoIterator<Item = (Cell, u32)>,
    ) -> Result<Self, Misfit> {
        check_size(size)?;
        let island = |(cell, bridges)| {
            check_cell(cell, size)?;
            check_number(bridges, (1, MOST_AT_ISLAND), (size, cell))?;
            Ok(Island { cell, bridges })
        };
        let mut islands: Vec<Island> = islands.into_iter().map(island).collect::<Result<_, _>>()?;
        islands.sort_unstable_by_key(|island| island.cell);
        let twice = islands.windows(2).find(|pair| pair[0].cell == pair[1].cell);
        if let Some([one, _]) = twice {
            let place = Spot::cell(one.cell, size);
            let found = message!("bridges-two-islands", place = place);
            return Err(Misfit::Rule { found, expected: message!("bridges-one-island") });
        }
        Self::new(size, islands)
    }

    /// The same islands with so many bridges at most on a span.
    pub fn with_most(mut self, most: u32) -> Result<Self, Misfit> {
        self.widen(most).map(|()| self)
    }

    /// The most bridges on a span.
    pub fn most(&self) -> u32 {
        self.most
    }

    /// The islands in reading order, each with the number of bridges that end there.
    pub fn islands(&self) -> impl Iterator<Item = (Cell, u32)> {
        self.islands.iter().map(|island| (island.cell, island.bridges))
    }

    /// Islands in reading order, of which there must be one.
    pub(super) fn new(size: Size, islands: Vec<Island>) -> Result<Self, Misfit> {
        match islands.is_empty() {
            false => Ok(Self { size, islands, most: 2 }),
            true => Err(Misfit::Rule {
                found: message!("bridges-no-island"),
                expected: message!("bridges-a-number"),
            }),
        }
    }

    /// Change the most bridges on a span; nothing changes where that cannot be.
    pub(super) fn widen(&mut self, most: u32) -> Result<(), Misfit> {
        if !(1..=WIDEST_SPAN).contains(&most) {
            let expected = number_range(1, WIDEST_SPAN);
            return Err(Misfit::Number { number: most, at: None, expected });
        }
        self.most = most;
        Ok(())
    }
}
