//! A picture in another size: every cell gets the mean of the area that it covers.

use grille_grid::Size;

use crate::pixels::{Paint, Pixels};

/// The largest side of a puzzle from a picture where no size is said.
const USUAL: u32 = 60;

/// The size of the puzzle of a picture: the largest one within a box that keeps its proportions.
pub(super) fn fitted(own: Size, within: Option<Size>) -> Size {
    let within = match within {
        None if own.width <= USUAL && own.height <= USUAL => return own,
        None => Size::square(USUAL),
        Some(within) => within,
    };
    let of = |long: u64, from: u32, to: u32| {
        let (from, to) = (u64::from(from), u64::from(to));
        (((2 * long * to + from) / (2 * from)).max(1)) as u32
    };
    let height = of(own.height.into(), own.width, within.width);
    match height <= within.height {
        true => Size::new(within.width, height),
        false => Size::new(of(own.width.into(), own.height, within.height), within.height),
    }
}

/// Colours with room for what dithering adds.
pub(super) type Shade = [i32; 3];

/// The mean colour of the area of each cell; what one sees through is white.
pub(super) fn scaled(pixels: &Pixels, size: Size) -> Vec<Shade> {
    let own = pixels.size();
    let (wide, high) = (shares(own.width, size.width), shares(own.height, size.height));
    let paints: Vec<Paint> =
        pixels.paints().map(|paint| paint.unwrap_or((255, 255, 255))).collect();
    let mut shades = Vec::with_capacity(size.area());
    for rows in &high {
        for columns in &wide {
            let (mut sum, mut weight) = ([0_u64; 3], 0);
            for &(row, tall) in rows {
                for &(column, broad) in columns {
                    let (red, green, blue) =
                        paints[row as usize * own.width as usize + column as usize];
                    let share = tall * broad;
                    weight += share;
                    for (sum, part) in sum.iter_mut().zip([red, green, blue]) {
                        *sum += share * u64::from(part);
                    }
                }
            }
            shades.push(sum.map(|sum| ((sum + weight / 2) / weight) as i32));
        }
    }
    shades
}

/// For each place of a line in the new length the places that it covers, and how much of each.
fn shares(own: u32, new: u32) -> Vec<Vec<(u32, u64)>> {
    let (own_long, new_long) = (u64::from(own), u64::from(new));
    // In units of a pixel cut into `new` pieces a cell has `own` of them.
    let covered = |at: u64| {
        let (from, to) = (at * own_long, (at + 1) * own_long);
        let pixels = from / new_long..to.div_ceil(new_long);
        let share = |pixel: u64| {
            let (left, right) = (pixel * new_long, (pixel + 1) * new_long);
            (pixel as u32, right.min(to) - left.max(from))
        };
        pixels.map(share).collect()
    };
    (0..new_long).map(covered).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn proportions_are_kept_within_the_box() {
        let check = |own: (u32, u32), within, expected: (u32, u32)| {
            let fitted = fitted(Size::new(own.0, own.1), within);
            assert_eq!((fitted.width, fitted.height), expected);
        };
        check((200, 100), Some(Size::square(60)), (60, 30));
        check((100, 200), Some(Size::square(60)), (30, 60));
        check((100, 200), Some(Size::new(60, 20)), (10, 20));
        check((4, 4000), None, (1, 60));
        check((7, 9), None, (7, 9));
    }

    #[test]
    fn a_cell_is_the_mean_of_its_area() {
        let (white, black) = (Some((255, 255, 255)), Some((0, 0, 0)));
        let pixels = Pixels::new(Size::new(3, 1), vec![black, white, black]).expect("three");
        let light =
            |size| scaled(&pixels, size).into_iter().map(|shade| shade[0]).collect::<Vec<_>>();
        assert_eq!(light(Size::new(1, 1)), [85]);
        assert_eq!(light(Size::new(2, 1)), [85, 85]);
        assert_eq!(light(Size::new(6, 1)), [0, 0, 255, 255, 0, 0]);
    }
}
