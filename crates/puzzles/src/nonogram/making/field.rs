//! Smooth random fields: noise, blurred. In whole numbers, so that every machine sees the same.

use grille_chance::Seed;
use grille_engine::Value;
use grille_grid::{Axis, Cell, Line, Size};

use super::sketch::Sketch;

/// A height for every cell.
#[derive(Clone, Debug)]
pub(super) struct Field {
    size: Size,
    pub heights: Vec<i32>,
}

/// The span of heights of noise.
const HIGH: i32 = 1 << 15;

impl Field {
    /// Noise that was blurred twice over cells as far as `reach` on both sides.
    pub fn smooth(size: Size, reach: u32, seed: &mut Seed) -> Self {
        let mut heights = Vec::with_capacity(size.area() + 3);
        while heights.len() < size.area() {
            let word = seed.word();
            heights.extend((0..4).map(|part| (word >> (16 * part)) as u16 as i32 - HIGH));
        }
        heights.truncate(size.area());
        let mut field = Self { size, heights };
        for _ in 0..2 {
            field.blur(reach);
        }
        field
    }

    /// A height from the place of every cell.
    pub fn of(size: Size, height: impl Fn(Cell) -> i32) -> Self {
        Self { size, heights: size.cells().map(height).collect() }
    }

    /// Every cell becomes the mean of those near it, in its row and then in its column.
    fn blur(&mut self, reach: u32) {
        let mut sums = Vec::new();
        for axis in [Axis::Row, Axis::Column] {
            for line in self.size.lines_along(axis) {
                self.blur_line(line, reach as usize, &mut sums);
            }
        }
    }

    fn blur_line(&mut self, line: Line, reach: usize, sums: &mut Vec<i64>) {
        sums.clear();
        sums.push(0);
        let mut sum = 0;
        for cell in line.cells() {
            sum += i64::from(self.heights[cell.index()]);
            sums.push(sum);
        }
        let length = sums.len() - 1;
        for (place, cell) in line.cells().enumerate() {
            let (from, to) = (place.saturating_sub(reach), (place + reach + 1).min(length));
            self.heights[cell.index()] = ((sums[to] - sums[from]) / (to - from) as i64) as i32;
        }
    }

    /// The same with another field added.
    pub fn with(mut self, other: &Self) -> Self {
        self.heights.iter_mut().zip(&other.heights).for_each(|(height, more)| *height += more);
        self
    }

    /// Heights between -`to` and `to`.
    pub fn scaled(mut self, to: i32) -> Self {
        let most = self.heights.iter().map(|height| height.abs()).max().unwrap_or(0).max(1);
        let scale = |height: i32| (i64::from(height) * i64::from(to) / i64::from(most)) as i32;
        self.heights.iter_mut().for_each(|height| *height = scale(*height));
        self
    }

    /// Cells that go together get the mean of their heights.
    pub fn symmetric(mut self, orbits: &[Vec<Cell>]) -> Self {
        for orbit in orbits {
            let sum: i32 = orbit.iter().map(|cell| self.heights[cell.index()]).sum();
            let mean = sum / orbit.len() as i32;
            orbit.iter().for_each(|cell| self.heights[cell.index()] = mean);
        }
        self
    }

    /// The height below which a share of some cells lies.
    pub fn quantile(&self, cells: &[usize], share: f64) -> i32 {
        quantile(cells.iter().map(|&cell| self.heights[cell]).collect(), share)
    }

    /// The picture of the highest cells, so large a share of all.
    pub fn highest(&self, share: f64) -> Sketch {
        let water = quantile(self.heights.clone(), 1.0 - share);
        let cells = self.heights.iter().map(|&height| u8::from(height >= water)).collect();
        Sketch { size: self.size, cells }
    }

    /// Colour the filled cells of a picture in bands of height, as many cells in each.
    pub fn colour(&self, sketch: &mut Sketch, colours: u32) {
        let filled: Vec<usize> =
            (0..sketch.cells.len()).filter(|&cell| sketch.cells[cell] > 0).collect();
        let bounds: Vec<i32> = (1..colours)
            .map(|band| self.quantile(&filled, f64::from(band) / f64::from(colours)))
            .collect();
        for cell in filled {
            let band = bounds.iter().filter(|bound| self.heights[cell] >= **bound).count();
            sketch.cells[cell] = 1 + band as Value;
        }
    }
}

/// The height below which a share of these lies.
fn quantile(mut heights: Vec<i32>, share: f64) -> i32 {
    let last = heights.len().saturating_sub(1);
    let place = ((heights.len() as f64 * share) as usize).min(last);
    if heights.is_empty() { 0 } else { *heights.select_nth_unstable(place).1 }
}
