//! Pictures of the Netpbm programs: PBM, PGM and PPM, as text (P1 to P3) and as bytes (P4 to P6).

use grille_grid::Size;
use grille_puzzles::{Paint, Pixels};

use super::Unreadable;

/// Do bytes begin like such a picture?
pub fn begins(bytes: &[u8]) -> bool {
    matches!(bytes, [b'P', b'1'..=b'6', after, ..] if after.is_ascii_whitespace() || *after == b'#')
}

/// The pixels of a picture; of several, the first.
pub fn decode(bytes: &[u8]) -> Result<Pixels, Unreadable> {
    let kind = bytes.get(1).copied().unwrap_or_default();
    let mut scan = Scan { bytes: bytes.get(2..).unwrap_or_default() };
    let (width, height) = (scan.number()?, scan.number()?);
    let size = super::allowed(Size::new(width, height))?;
    let highest = if matches!(kind, b'1' | b'4') { 1 } else { scan.number()? };
    if !(1..=u32::from(u16::MAX)).contains(&highest) {
        return Err(Unreadable::Damaged);
    }
    if matches!(kind, b'4'..=b'6') {
        scan.byte()?;
    }
    let samples = Samples { scan, highest };
    let paints = match kind {
        b'1' => samples.bits(size),
        b'4' => samples.packed_bits(size),
        b'2' => samples.paints::<1>(size, Samples::number),
        b'3' => samples.paints::<3>(size, Samples::number),
        b'5' => samples.paints::<1>(size, Samples::bytes),
        _ => samples.paints::<3>(size, Samples::bytes),
    };
    Pixels::new(size, paints?).ok_or(Unreadable::Damaged)
}

/// What is still to be read.
struct Scan<'a> {
    bytes: &'a [u8],
}

impl Scan<'_> {
    fn byte(&mut self) -> Result<u8, Unreadable> {
        let (first, rest) = self.bytes.split_first().ok_or(Unreadable::Damaged)?;
        self.bytes = rest;
        Ok(*first)
    }

    /// Go on to what is neither blank nor a comment.
    fn skip(&mut self) {
        while let Some(byte) = self.bytes.first() {
            let end = match byte {
                b'#' => self.bytes.iter().position(|byte| matches!(byte, b'\n' | b'\r')),
                byte if byte.is_ascii_whitespace() => Some(1),
                _ => return,
            };
            self.bytes = &self.bytes[end.unwrap_or(self.bytes.len())..];
        }
    }

    fn number(&mut self) -> Result<u32, Unreadable> {
        self.skip();
        let end = self.bytes.iter().position(|byte| !byte.is_ascii_digit());
        let (digits, rest) = self.bytes.split_at(end.unwrap_or(self.bytes.len()));
        let number = std::str::from_utf8(digits).ok().and_then(|digits| digits.parse().ok());
        self.bytes = rest;
        number.ok_or(Unreadable::Damaged)
    }
}

/// The samples of a picture.
struct Samples<'a> {
    scan: Scan<'a>,
    /// The number that is full light.
    highest: u32,
}

type Paints = Result<Vec<Option<Paint>>, Unreadable>;

impl Samples<'_> {
    /// Grey from one sample, or colours from three.
    fn paints<const SAMPLES: usize>(
        mut self,
        size: Size,
        sample: fn(&mut Self) -> Result<u32, Unreadable>,
    ) -> Paints {
        let mut paint = |_| {
            let mut lights = [0; SAMPLES];
            for light in &mut lights {
                *light = self.light(sample)?;
            }
            Ok(Some((lights[0], lights[SAMPLES / 2], lights[SAMPLES - 1])))
        };
        size.cells().map(&mut paint).collect()
    }

    /// A sample from 0 to 255.
    fn light(
        &mut self,
        sample: fn(&mut Self) -> Result<u32, Unreadable>,
    ) -> Result<u8, Unreadable> {
        let light = sample(self)?;
        if light > self.highest {
            return Err(Unreadable::Damaged);
        }
        Ok((light * 255 / self.highest) as u8)
    }

    /// A sample in digits.
    fn number(&mut self) -> Result<u32, Unreadable> {
        self.scan.number()
    }

    /// A sample in one byte, or in two if one is too short.
    fn bytes(&mut self) -> Result<u32, Unreadable> {
        let first = u32::from(self.scan.byte()?);
        match self.highest {
            0..=255 => Ok(first),
            _ => Ok(256 * first + u32::from(self.scan.byte()?)),
        }
    }

    /// Digits 0 and 1, with blanks between them or without; 1 is black.
    fn bits(mut self, size: Size) -> Paints {
        let mut bit = |_| {
            self.scan.skip();
            match self.scan.byte()? {
                b'0' => Ok(shade(false)),
                b'1' => Ok(shade(true)),
                _ => Err(Unreadable::Damaged),
            }
        };
        size.cells().map(&mut bit).collect()
    }

    /// Eight pixels a byte; every row begins with a byte of its own.
    fn packed_bits(self, size: Size) -> Paints {
        let width = size.width as usize;
        let row = width.div_ceil(8);
        let bytes = self.scan.bytes.get(..row * size.height as usize);
        let bytes = bytes.ok_or(Unreadable::Damaged)?;
        let rows = bytes.chunks_exact(row);
        let black = |row: &[u8], column: usize| row[column / 8] & (0x80 >> (column % 8)) != 0;
        Ok(rows.flat_map(|row| (0..width).map(move |column| shade(black(row, column)))).collect())
    }
}

fn shade(black: bool) -> Option<Paint> {
    let light = if black { 0 } else { 255 };
    Some((light, light, light))
}
