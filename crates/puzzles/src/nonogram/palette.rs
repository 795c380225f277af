//! The colours of a nonogram.

use grille_engine::Values;

/// A colour of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Colour {
    /// One character that stands for it in text, no other colour's and no blank.
    pub sign: char,
    /// Red, green, blue.
    pub paint: (u8, u8, u8),
}

/// The background and the colours of runs. The number of a colour is the value of a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Palette {
    colours: Vec<Colour>,
}

pub(super) const WHITE: (u8, u8, u8) = (255, 255, 255);
pub(super) const BLACK: (u8, u8, u8) = (0, 0, 0);

/// The most colours, the background among them.
const MOST_COLOURS: u32 = Values::MOST;

impl Palette {
    /// Black on white.
    pub fn plain() -> Self {
        let white = Colour { sign: '.', paint: WHITE };
        Self { colours: vec![white, Colour { sign: '#', paint: BLACK }] }
    }

    /// A background and colours with the sign each would like to have; `None` when there are none
    /// or too many. A sign that is no letter, or is taken, is replaced. Black on white is plain.
    pub fn new(background: (u8, u8, u8), colours: &[(char, (u8, u8, u8))]) -> Option<Self> {
        if background == WHITE && matches!(colours, [(_, BLACK)]) {
            return Some(Self::plain());
        }
        Self::coloured(background, colours)
    }

    /// The same, but black on white is a colour like any other.
    pub fn coloured(background: (u8, u8, u8), colours: &[(char, (u8, u8, u8))]) -> Option<Self> {
        if colours.is_empty() || colours.len() as u32 >= MOST_COLOURS {
            return None;
        }
        let mut all = vec![Colour { sign: '.', paint: background }];
        for &(wish, paint) in colours {
            let free = |sign: &char| all.iter().all(|colour| colour.sign != *sign);
            let letters = ('a'..='z').chain('A'..='Z').chain('α'..='ω');
            let wish = Some(wish).filter(char::is_ascii_alphabetic);
            let sign = wish.into_iter().chain(letters).find(free)?;
            all.push(Colour { sign, paint });
        }
        Some(Self { colours: all })
    }

    /// How many there are, the background among them.
    pub fn len(&self) -> u32 {
        self.colours.len() as u32
    }

    /// Never: there is always a background.
    pub fn is_empty(&self) -> bool {
        self.colours.is_empty()
    }

    /// Is it black on white, where clues need no colours?
    pub fn is_plain(&self) -> bool {
        *self == Self::plain()
    }

    /// The colour of a number.
    pub fn colour(&self, value: u8) -> Colour {
        self.colours[usize::from(value)]
    }

    /// The number of a sign.
    pub fn value(&self, sign: char) -> Option<u8> {
        self.colours.iter().position(|colour| colour.sign == sign).map(|value| value as u8)
    }

    /// The colours of runs, with their numbers.
    pub fn runs(&self) -> impl Iterator<Item = (u8, Colour)> {
        (1..).zip(self.colours.iter().skip(1).copied())
    }
}
