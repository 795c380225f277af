//! Bridges in the links of puzz.link and in the ids of Tatham's Bridges.

use grille_engine::{Message, message};
use grille_grid::{Cell, Size};

use super::forms::{island_range, usual};
use super::{Bridges, Island, MOST_AT_ISLAND};
use crate::links::pieces::{self, Filled, Piece};
use crate::links::signs::{Sign, Signs};
use crate::links::{Id, Link, Puzzlink, Tatham, check_least, number16};
use crate::puzzle::Fit;
use crate::text::{LONGEST_SIDE, ParseError, Token};

impl Puzzlink for Bridges {
    const GENRES: &'static [&'static str] = &["hashi", "hashikake", "bridges"];
    const LONGEST: u32 = LONGEST_SIDE;

    fn from_link(size: Size, link: &Link<'_>) -> Result<Self, ParseError> {
        from_filled(size, number16::read(link.body, size.area())?, link.body)
    }

    fn link_body(&self) -> Result<String, Message> {
        usual(self)?;
        Ok(number16::write(self.cells()))
    }
}

fn from_filled(size: Size, filled: Vec<Filled>, at: Token<'_>) -> Result<Bridges, ParseError> {
    let island = |filled: &Filled| {
        let bridges = filled.number(1, MOST_AT_ISLAND, island_range)?;
        Ok(Island { cell: Cell(filled.place as u32), bridges })
    };
    let islands = filled.iter().map(island).collect::<Result<_, _>>()?;
    Bridges::new(size, islands).map_err(|misfit| misfit.in_text(at.span()))
}

impl Bridges {
    /// Every cell, with its number where it is an island.
    fn cells(&self) -> impl Iterator<Item = Option<u32>> {
        let mut islands = self.islands.iter().peekable();
        self.size.cells().map(move |cell| {
            islands.next_if(|island| island.cell == cell).map(|island| island.bridges)
        })
    }
}

/// The most bridges on a span that the game takes.
const WIDEST: u32 = 4;

/// The numbers that the game has signs for.
const NUMBERS: &str = "123456789ABCDEFG";

impl Tatham for Bridges {
    const GAME: &'static str = "Bridges";
    /// The game always writes `m`; without it other games look so too.
    const UNMARKED: Fit = Fit::Weak;

    fn from_id(id: &Id<'_>) -> Result<Self, ParseError> {
        let size = id.size(LONGEST_SIDE)?;
        let most = most(id)?;
        let description = id.description()?;
        let filled = pieces::read(description, size.area(), piece)?;
        let mut bridges = from_filled(size, filled, description)?;
        if let Some((most, span)) = most {
            bridges.widen(most).map_err(|misfit| misfit.in_text(span))?;
        }
        Ok(bridges)
    }

    fn to_id(&self) -> Result<String, Message> {
        check_least(Self::GAME, self.size, 3)?;
        let largest = self.islands.iter().map(|island| island.bridges).max().unwrap_or(0);
        if self.most > WIDEST || largest as usize > NUMBERS.len() {
            let (most, number) = (WIDEST, NUMBERS.len());
            return Err(message!(
                "bridges-id-most",
                game = Self::GAME,
                most = most,
                number = number
            ));
        }
        if self.islands.len() < 2 || self.has_neighbours() {
            return Err(message!("bridges-id-islands", game = Self::GAME));
        }
        let sign = |number: u32| NUMBERS.chars().nth(number as usize - 1).map(String::from);
        let description = pieces::write(self.cells().map(|cell| cell.and_then(sign)), 'a', "");
        Ok(format!("{}x{}m{}:{description}", self.size.width, self.size.height, self.most))
    }

    fn is_marked(id: &Id<'_>) -> bool {
        id.rest.text.contains('m') && !id.has('_')
    }
}

impl Bridges {
    /// Do two islands share a side?
    fn has_neighbours(&self) -> bool {
        let cells: Vec<bool> = self.cells().map(|cell| cell.is_some()).collect();
        self.size.touching().any(|(a, b)| cells[a.index()] && cells[b.index()])
    }
}

fn piece(sign: &Sign, _: &mut Signs<'_>) -> Result<Piece, ParseError> {
    match NUMBERS.find(sign.character) {
        Some(place) => Ok(Piece::number(place as u32 + 1)),
        None => {
            let expected = || sign.error(message!("bridges-id-sign"));
            Piece::run(sign.character, 'a').ok_or_else(expected)
        }
    }
}

/// The number behind `m`, and where it stands. `i`, `e` and `d` matter only to whoever makes puzzles.
fn most(id: &Id<'_>) -> Result<Option<(u32, std::ops::Range<usize>)>, ParseError> {
    let mut signs = Signs::new(id.rest);
    let mut most = None;
    while let Some(sign) = signs.next() {
        match sign.character {
            'L' => {
                let expected = message!("bridges-id-plain", game = Bridges::GAME);
                return Err(ParseError::new(sign.span, message!("bridges-no-loops"), expected));
            }
            'd' | 'e' | 'i' => drop(signs.decimal(0)),
            'm' => most = Some((signs.decimal(0), sign.span.start..signs.place())),
            _ => return Err(sign.error(message!("id-parameters"))),
        }
    }
    Ok(most)
}
