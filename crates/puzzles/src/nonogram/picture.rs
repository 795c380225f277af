//! Nonograms made from pictures: the runs that the pixels make.

use grille_engine::message;
use grille_grid::{Axis, Cell, Line, Size};

use super::making::Sketch;
use super::numbers::check_lines;
use super::palette::{BLACK, WHITE};
use super::{Nonogram, Palette};
use crate::misfit::Misfit;
use crate::pixels::{Paint, Pixels};

/// The most colours of a picture, the background among them.
const MOST_PAINTS: usize = 16;

const GREY: Paint = (128, 128, 128);

impl Nonogram {
    /// The clues of a picture of at most 16 colours. What one sees through is the background; else it
    /// is the lighter of two colours, or of more the one that is most often at the border. One shade
    /// of grey on another is black on white.
    ///
    /// ```
    /// use grille_grid::Size;
    /// use grille_puzzles::Pixels;
    /// use grille_puzzles::nonogram::Nonogram;
    ///
    /// let (white, black) = (Some((255, 255, 255)), Some((0, 0, 0)));
    /// let pixels = vec![black, black, white, black, white, black];
    /// let pixels = Pixels::new(Size::new(3, 2), pixels).expect("six pixels");
    /// let same = Nonogram::from_clues([vec![2], vec![1, 1]], [[2], [1], [1]]).expect("three by two");
    /// assert_eq!(Nonogram::from_picture(&pixels), Ok(same));
    /// ```
    pub fn from_picture(pixels: &Pixels) -> Result<Self, Misfit> {
        let (palette, sketch) = drawn(pixels)?;
        Ok(sketch.nonogram(&palette))
    }
}

/// The colours of a picture, and which of them each cell has.
pub(super) fn drawn(pixels: &Pixels) -> Result<(Palette, Sketch), Misfit> {
    let size = pixels.size();
    check_lines(size.height as usize, Axis::Row)?;
    check_lines(size.width as usize, Axis::Column)?;
    let paints = paints(pixels)?;
    let background = background(pixels, &paints);
    let inks: Vec<Paint> =
        paints.into_iter().filter(|paint| *paint != background).flatten().collect();
    let value = |paint: Option<Paint>| match paint.filter(|&paint| Some(paint) != background) {
        Some(paint) => 1 + inks.iter().take_while(|ink| **ink != paint).count() as u8,
        None => 0,
    };
    let cells = pixels.paints().map(value).collect();
    Ok((palette(background, &inks), Sketch { size, cells }))
}

/// All colours of a picture, and nothing if one sees through it somewhere, each once.
fn paints(pixels: &Pixels) -> Result<Vec<Option<Paint>>, Misfit> {
    let mut paints = Vec::new();
    for paint in pixels.paints() {
        if paints.contains(&paint) {
            continue;
        }
        if paints.len() == MOST_PAINTS {
            return Err(Misfit::Rule {
                found: message!("nonogram-more-colours", colours = MOST_PAINTS),
                expected: message!("nonogram-reduced-picture"),
            });
        }
        paints.push(paint);
    }
    Ok(paints)
}

/// Which pixels are left blank.
fn background(pixels: &Pixels, paints: &[Option<Paint>]) -> Option<Paint> {
    let seen: Vec<Paint> = paints.iter().copied().flatten().collect();
    if seen.len() < paints.len() {
        return None;
    }
    match *seen.as_slice() {
        // A picture of one colour is full, unless that is white.
        [] | [_] => Some(WHITE),
        [one, other] => Some(std::cmp::max_by_key(one, other, |paint| light(*paint))),
        _ => {
            let border: Vec<Option<Paint>> =
                border(pixels.size()).map(|cell| pixels.paint(cell)).collect();
            let often = |paint: Paint| border.iter().filter(|at| **at == Some(paint)).count();
            seen.into_iter().max_by_key(|&paint| (often(paint), light(paint)))
        }
    }
}

/// The cells of the first and the last lines.
fn border(size: Size) -> impl Iterator<Item = Cell> {
    let ends = move |axis| [size.line(axis, 0), size.line(axis, size.count(axis) - 1)];
    [Axis::Row, Axis::Column].into_iter().flat_map(ends).flat_map(Line::cells)
}

/// How light a colour looks (the luma of television).
fn light((red, green, blue): Paint) -> u32 {
    299 * u32::from(red) + 587 * u32::from(green) + 114 * u32::from(blue)
}

fn palette(background: Option<Paint>, inks: &[Paint]) -> Palette {
    let free = || [WHITE, BLACK, GREY].into_iter().find(|paint| !inks.contains(paint));
    let background = background.or_else(free).unwrap_or(WHITE);
    let is_grey = |(red, green, blue): Paint| red == green && green == blue;
    let plain = match *inks {
        [] => true,
        [ink] => is_grey(ink) && is_grey(background),
        _ => false,
    };
    // No sign is wished for: the colours are a, b, c …
    let inks: Vec<(char, Paint)> = inks.iter().map(|ink| ('-', *ink)).collect();
    let coloured = || Palette::new(background, &inks).expect("a few colours");
    if plain { Palette::plain() } else { coloured() }
}
