//! Takuzu in the ids of Tatham's Unruly.

use grille_engine::{Message, message};

use super::fast::is_crowded;
use super::numbers::check_even;
use super::{EqualLines, Takuzu};
use crate::links::pieces::{self, Filled, Piece};
use crate::links::signs::{Sign, Signs};
use crate::links::{Id, Tatham, check_least};
use crate::puzzle::Fit;
use crate::text::{LONGEST_SIDE, ParseError};

/// What `z` skips, without a cell after it.
const LONG: usize = 25;

impl Tatham for Takuzu {
    const GAME: &'static str = "Unruly";
    /// Other games have letters alone too.
    const UNMARKED: Fit = Fit::Fair;

    /// `u`: no two lines are equal. Without it they may be.
    fn from_id(id: &Id<'_>) -> Result<Self, ParseError> {
        let size = id.size(LONGEST_SIDE)?;
        check_even(size).map_err(|misfit| misfit.in_text(id.size_span()))?;
        let is_unique = id.rest.text.starts_with('u');
        id.pass_over(id.rest.after(usize::from(is_unique)), &['d'])?;
        let mut givens = vec![None; size.area() + 1];
        for Filled { place, number, .. } in pieces::read(id.description()?, givens.len(), piece)? {
            givens[place] = Some(number as u8);
        }
        // The last letter lands one past the end.
        givens.pop();
        let equal_lines = if is_unique { EqualLines::Forbidden } else { EqualLines::Allowed };
        Ok(Self { size, givens, equal_lines })
    }

    fn to_id(&self) -> Result<String, Message> {
        let size = self.size;
        check_least(Self::GAME, size, 6)?;
        let mark = match self.equal_lines {
            EqualLines::Forbidden => "u",
            EqualLines::Allowed => "",
        };
        let (width, height) = (size.width as usize, size.height as usize);
        if !mark.is_empty() && (is_crowded(width, height) || is_crowded(height, width)) {
            return Err(message!("takuzu-id-crowded", game = Self::GAME));
        }
        let mut description = String::new();
        let mut run = 0;
        for given in self.givens.iter().copied().chain([Some(0)]) {
            match given {
                None => run += 1,
                Some(value) => {
                    push(&mut description, run, if value == 0 { b'a' } else { b'A' });
                    run = 0;
                }
            }
        }
        Ok(format!("{}x{}{mark}:{description}", size.width, size.height))
    }

    fn is_marked(id: &Id<'_>) -> bool {
        id.rest.text.starts_with('u')
    }
}

fn piece(sign: &Sign, _: &mut Signs<'_>) -> Result<Piece, ParseError> {
    let letter = sign.character;
    match letter {
        'z' | 'Z' => Ok(Piece::skip(LONG)),
        'a'..='y' => Ok(Piece { skip: letter as usize - 'a' as usize, number: Some(0) }),
        'A'..='Y' => Ok(Piece { skip: letter as usize - 'A' as usize, number: Some(1) }),
        _ => Err(sign.error(message!("takuzu-id-sign"))),
    }
}

/// A cell after so many empty ones, `first` being the letter of one after none.
fn push(text: &mut String, mut run: usize, first: u8) {
    while run >= LONG {
        text.push(char::from(first + LONG as u8));
        run -= LONG;
    }
    text.push(char::from(first + run as u8));
}
