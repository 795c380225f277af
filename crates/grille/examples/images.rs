//! Nonograms from ten images: how long they take, how many cells are changed; with a folder, the
//! images themselves as PNG and what came of them.

#[path = "../tests/all/images/drawings.rs"]
mod drawings;

use std::error::Error;
use std::fs;
use std::path::Path;
use std::time::Instant;

use drawings::{IMAGES, image};
use grille::{Grading, Limits, Pixels, Size, Tracing, Wish, family, make_from_picture};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1);
    let colours: u32 = std::env::args().nth(2).map_or(Ok(1), |colours| colours.parse())?;
    let nonogram = family("nonogram").ok_or("it is a family")?;
    let size = Size::square(60);
    let tracing = Tracing { size: Some(size), ..Tracing::default() };
    let wish = Wish { colours: Some(colours), ..Wish::new(size) };
    for (name, paint) in IMAGES {
        let pixels = image(paint);
        if let Some(folder) = &folder {
            fs::write(Path::new(folder).join(format!("{name}.png")), png(&pixels)?)?;
        }
        let start = Instant::now();
        let made = make_from_picture(
            nonogram,
            &pixels,
            &tracing,
            &wish,
            Grading::IfNeeded,
            1,
            Limits::NONE,
        );
        let seconds = start.elapsed().as_secs_f64();
        match made {
            Ok(made) => {
                let (changed, all) = (made.traced.changed.len(), made.traced.after.len());
                println!("{name}: {changed} of {all} changed, {seconds:.3} s");
                if let Some(folder) = &folder {
                    let text = made.traced.puzzle.solution_text(&made.traced.after);
                    fs::write(Path::new(folder).join(format!("{name}.txt")), text)?;
                }
            }
            Err(why) => println!("{name}: {why}, {seconds:.3} s"),
        }
    }
    Ok(())
}

fn png(pixels: &Pixels) -> Result<Vec<u8>, png::EncodingError> {
    let size = pixels.size();
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, size.width, size.height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    let samples: Vec<u8> =
        pixels.paints().flatten().flat_map(|(red, green, blue)| [red, green, blue]).collect();
    encoder.write_header()?.write_image_data(&samples)?;
    Ok(bytes)
}
