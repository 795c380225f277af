//! Pictures as PNG: drawn large, and each pixel the mean of many (supersampling), so that lines are
//! smooth.

/// Red, green, blue.
const CHANNELS: usize = 3;

/// What `draw` draws into so many pixels, shrunk so many times in both directions.
pub fn png(size: (u32, u32), shrink: u32, draw: impl FnOnce(&mut [u8])) -> Vec<u8> {
    let mut pixels = vec![0; (size.0 * size.1) as usize * CHANNELS];
    draw(&mut pixels);
    let small = (size.0 / shrink, size.1 / shrink);
    encoded(small, &shrunk(&pixels, size.0 as usize, small, shrink as usize))
}

/// Each pixel is the mean of a square.
fn shrunk(pixels: &[u8], width: usize, small: (u32, u32), shrink: usize) -> Vec<u8> {
    let (small_width, small_height) = (small.0 as usize, small.1 as usize);
    let mut means = Vec::with_capacity(small_width * small_height * CHANNELS);
    let mut sums = vec![0u32; small_width * CHANNELS];
    for rows in pixels.chunks_exact(width * CHANNELS * shrink).take(small_height) {
        sums.fill(0);
        for row in rows.chunks_exact(width * CHANNELS) {
            for (i, pixel) in row.chunks_exact(CHANNELS).take(small_width * shrink).enumerate() {
                let at = i / shrink * CHANNELS;
                sums[at..at + CHANNELS]
                    .iter_mut()
                    .zip(pixel)
                    .for_each(|(s, &p)| *s += u32::from(p));
            }
        }
        let all = (shrink * shrink) as u32;
        means.extend(sums.iter().map(|sum| ((sum + all / 2) / all) as u8));
    }
    means
}

fn encoded((width, height): (u32, u32), pixels: &[u8]) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    let written = encoder.write_header().and_then(|mut writer| writer.write_image_data(pixels));
    written.expect("a list takes all that is written into it");
    file
}

#[cfg(test)]
mod tests {
    use super::shrunk;

    #[test]
    fn a_pixel_is_the_mean_of_a_square() {
        let (black, white) = ([0; 3], [255; 3]);
        let rows = [[black, white, white, white], [black, black, white, white]];
        let pixels: Vec<u8> = rows.iter().flatten().flatten().copied().collect();
        assert_eq!(shrunk(&pixels, 4, (2, 1), 2), [64, 64, 64, 255, 255, 255]);
    }
}
