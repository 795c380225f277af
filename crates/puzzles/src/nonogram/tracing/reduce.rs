//! A picture in a few colours: black and white by a threshold, or the means of a few groups.

use grille_grid::Size;

use super::scale::Shade;
use crate::making::Dither;
use crate::pixels::Paint;

/// Black or white by how light a cell is, and how sure that is, from 0 to 1.
pub(super) fn black_and_white(
    size: Size,
    shades: &[Shade],
    threshold: Option<u8>,
    dither: Dither,
) -> (Vec<Paint>, Vec<f32>) {
    let light: Vec<i32> = shades.iter().map(light).collect();
    let bound = threshold.map_or_else(|| parting(&light), i32::from);
    let far = |light: &i32| ((light - bound).abs() as f32 / 96.0).min(1.0);
    let sure: Vec<f32> = light.iter().map(far).collect();
    // Dithering parts at the middle: what is as light as the threshold moves there.
    let moved = |light: &i32| [light + 128 - bound; 3];
    let moved: Vec<Shade> = light.iter().map(moved).collect();
    let paints = dithered(size, moved, &[(0, 0, 0), (255, 255, 255)], dither);
    let is_sure = dither == Dither::None;
    (paints, if is_sure { sure } else { Vec::new() })
}

/// How light a colour looks, from 0 to 255 (the luma of television).
fn light(&[red, green, blue]: &Shade) -> i32 {
    (299 * red + 587 * green + 114 * blue + 500) / 1000
}

/// The lightness that parts light and dark cells best (Otsu): their means are farthest apart, each
/// group counted by its size.
fn parting(light: &[i32]) -> i32 {
    let mut often = [0_i64; 256];
    light.iter().for_each(|&light| often[light.clamp(0, 255) as usize] += 1);
    let all: i64 = often.iter().sum();
    let total: i64 = (0..).zip(often).map(|(light, often): (i64, i64)| light * often).sum();
    let (mut dark, mut sum, mut best) = (0, 0, (-1.0, 128));
    for bound in 1..256 {
        dark += often[bound - 1];
        sum += (bound as i64 - 1) * often[bound - 1];
        if dark == 0 || dark == all {
            continue;
        }
        let apart = sum as f64 / dark as f64 - (total - sum) as f64 / (all - dark) as f64;
        let score = dark as f64 * (all - dark) as f64 * apart * apart;
        // Among bounds that part the same cells the middle one.
        if score > best.0 {
            let same = often[bound..].iter().take_while(|&&often| often == 0).count();
            best = (score, (bound + same / 2) as i32);
        }
    }
    best.1
}

/// Rounds of moving the means of groups.
const ROUNDS: usize = 16;

/// So many colours for a picture: the means of groups of like ones (k-means), begun with the colours
/// that are farthest from those chosen before.
pub(super) fn colours(shades: &[Shade], number: usize) -> Vec<Paint> {
    let mut means: Vec<Shade> = Vec::new();
    let mut sum = [0_i64; 3];
    for shade in shades {
        sum.iter_mut().zip(shade).for_each(|(sum, &part)| *sum += i64::from(part));
    }
    let mean = sum.map(|sum| (sum / shades.len().max(1) as i64) as i32);
    while means.len() < number {
        let far = |shade: &&Shade| match means.is_empty() {
            true => apart(shade, &mean),
            false => means.iter().map(|mean| apart(shade, mean)).min().unwrap_or(0),
        };
        match shades.iter().rev().max_by_key(far) {
            Some(shade) if !means.contains(shade) => means.push(*shade),
            _ => break,
        }
    }
    for _ in 0..ROUNDS {
        let mut groups = vec![([0_i64; 3], 0_i64); means.len()];
        for shade in shades {
            let (sum, number) = &mut groups[nearest(&means, shade)];
            sum.iter_mut().zip(shade).for_each(|(sum, &part)| *sum += i64::from(part));
            *number += 1;
        }
        for (mean, (sum, number)) in means.iter_mut().zip(groups) {
            if number > 0 {
                *mean = sum.map(|sum| (sum / number) as i32);
            }
        }
    }
    let paint = |mean: &Shade| {
        let [red, green, blue] = mean.map(|part| part.clamp(0, 255) as u8);
        (red, green, blue)
    };
    let mut paints: Vec<Paint> = means.iter().map(paint).collect();
    paints.sort_unstable();
    paints.dedup();
    paints
}

fn nearest(means: &[Shade], shade: &Shade) -> usize {
    let nearest = (0..means.len()).min_by_key(|&at| apart(&means[at], shade));
    nearest.expect("there is a colour")
}

fn apart(one: &Shade, other: &Shade) -> i64 {
    one.iter().zip(other).map(|(a, b)| i64::from(a - b) * i64::from(a - b)).sum()
}

/// The order in which a pattern of four by four cells is filled (Bayer).
const PATTERN: [[i32; 4]; 4] = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]];

/// Every cell in one of some colours.
pub(super) fn dithered(
    size: Size,
    mut shades: Vec<Shade>,
    paints: &[Paint],
    dither: Dither,
) -> Vec<Paint> {
    let means: Vec<Shade> =
        paints.iter().map(|&(r, g, b)| [i32::from(r), i32::from(g), i32::from(b)]).collect();
    // From one colour to the next, if they are spread evenly.
    let spread = 256 / (paints.len() as i32 - 1).max(1);
    let width = size.width as usize;
    let mut chosen = Vec::with_capacity(shades.len());
    for at in 0..shades.len() {
        let (row, column) = (at / width, at % width);
        let mut shade = shades[at];
        if dither == Dither::Ordered {
            let step = (2 * PATTERN[row % 4][column % 4] - 15) * spread / 32;
            shade = shade.map(|part| part + step);
        }
        let near = nearest(&means, &shade);
        chosen.push(paints[near]);
        if dither == Dither::Diffusion {
            let off: Shade = std::array::from_fn(|part| shade[part] - means[near][part]);
            let right = (column + 1 < width).then_some((at + 1, 7));
            let below = [(column > 0, at + width - 1, 3), (true, at + width, 5)];
            let below = below.into_iter().chain([(column + 1 < width, at + width + 1, 1)]);
            let below = below.filter(|(is_there, ..)| *is_there).map(|(_, at, share)| (at, share));
            for (next, share) in right.into_iter().chain(below) {
                if let Some(next) = shades.get_mut(next) {
                    next.iter_mut().zip(off).for_each(|(part, off)| *part += off * share / 16);
                }
            }
        }
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_threshold_lies_between_two_groups() {
        let light: Vec<i32> = [[20; 10], [30; 10], [200; 10]].concat();
        let bound = parting(&light);
        assert!((31..=200).contains(&bound), "{bound}");
    }

    #[test]
    fn dots_are_as_many_as_a_shade_is_dark() {
        let size = Size::square(16);
        for dither in [Dither::Ordered, Dither::Diffusion] {
            let shades = vec![[64; 3]; size.area()];
            let paints = dithered(size, shades, &[(0, 0, 0), (255, 255, 255)], dither);
            let white = paints.iter().filter(|paint| paint.0 == 255).count();
            assert!((56..=72).contains(&white), "{dither:?} {white}");
        }
    }

    #[test]
    fn groups_of_like_colours_become_their_means() {
        let shades = [[[250, 0, 0]; 5], [[240, 10, 0]; 5], [[0, 0, 200]; 5]].concat();
        assert_eq!(colours(&shades, 2), [(0, 0, 200), (245, 5, 0)]);
    }
}
