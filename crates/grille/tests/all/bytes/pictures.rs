//! Pictures as nonograms: made here, encoded in every kind, and broken in every way.

use grille::{
    Content, FormId, Instance, Paint, Pixels, Reading, Size, Titles, Unreadable, complaints,
    decode, read_picture,
};
use grille_chance::Seed;
use png::{BitDepth, ColorType};

const WHITE: Option<Paint> = Some((255, 255, 255));
const BLACK: Option<Paint> = Some((0, 0, 0));
const RED: Option<Paint> = Some((255, 0, 0));
const BLUE: Option<Paint> = Some((0, 0, 255));
const CLEAR: Option<Paint> = None;

fn pixels(width: u32, paints: &[Option<Paint>]) -> Pixels {
    let height = paints.len() as u32 / width;
    Pixels::new(Size::new(width, height), paints.to_vec()).expect("whole rows")
}

fn puzzle(pixels: &Pixels) -> Box<dyn Instance> {
    let item = read_picture(pixels, &Reading::default()).expect("a puzzle");
    item.puzzle.expect("a puzzle")
}

/// The lines of a puzzle in our own form, below its head.
fn own(pixels: &Pixels) -> String {
    let text = puzzle(pixels).write(FormId::OWN, &Titles::default()).expect("any puzzle");
    text.lines().skip(1).collect::<Vec<_>>().join("/")
}

#[test]
fn the_lighter_of_two_colours_is_the_background() {
    let picture = pixels(3, &[BLACK, BLACK, WHITE, BLACK, WHITE, BLACK]);
    assert_eq!(own(&picture), "rows/2/1 1/columns/2/1/1");
    let greys = [(20, 20, 20), (200, 200, 200)].map(Some);
    let picture = pixels(2, &[greys[0], greys[0], greys[1], greys[0]]);
    assert_eq!(own(&picture), "rows/2/1/columns/1/2");
    let picture = pixels(2, &[BLUE, RED]);
    assert_eq!(own(&picture), "colours/. #ff0000/a #0000ff/rows/1a/columns/1a/0");
}

#[test]
fn of_more_colours_the_one_at_the_border_is_the_background() {
    let picture = [BLACK, BLACK, BLACK, BLACK, RED, BLACK, BLACK, BLUE, BLACK];
    let clues = "rows/0/1a/1b/columns/0/1a 1b/0";
    assert_eq!(own(&pixels(3, &picture)), format!("colours/. #000000/a #ff0000/b #0000ff/{clues}"));
    // As often: the lighter one.
    assert_eq!(
        own(&pixels(3, &[BLACK, RED, WHITE])),
        "colours/. #ffffff/a #000000/b #ff0000/rows/1a 1b/columns/1a/1b/0"
    );
}

#[test]
fn what_one_sees_through_is_the_background() {
    let clues = "rows/1a/columns/1a/0";
    assert_eq!(own(&pixels(2, &[WHITE, CLEAR])), "rows/1/columns/1/0");
    assert_eq!(own(&pixels(2, &[RED, CLEAR])), format!("colours/. #ffffff/a #ff0000/{clues}"));
    assert_eq!(
        own(&pixels(3, &[WHITE, RED, CLEAR])),
        "colours/. #000000/a #ffffff/b #ff0000/rows/1a 1b/columns/1a/1b/0"
    );
}

#[test]
fn a_picture_of_one_colour_is_full_unless_it_is_white() {
    assert_eq!(own(&pixels(2, &[BLACK, BLACK])), "rows/2/columns/1/1");
    assert_eq!(own(&pixels(2, &[WHITE, WHITE])), "rows/0/columns/0/0");
    assert_eq!(own(&pixels(1, &[CLEAR])), "rows/0/columns/0");
}

/// The slow twin: the model of the clues must find nothing wrong with the picture.
#[test]
fn every_picture_solves_its_clues() {
    let mut seed = Seed(11);
    for _ in 0..300 {
        let (width, height) = (1 + seed.below(9) as u32, 1 + seed.below(9) as u32);
        let inks = 1 + seed.below(4);
        let mut value: Vec<usize> = (0..width * height).map(|_| seed.below(inks + 1)).collect();
        value[0] = 0;
        let paint = |value: &usize| (*value > 0).then(|| (0, 60 * *value as u8, 200));
        let paints: Vec<Option<Paint>> = value.iter().map(paint).collect();
        // Signs are given in the order in which colours appear.
        let mut order: Vec<usize> = Vec::new();
        value.iter().filter(|&&value| value > 0).for_each(|value| {
            if !order.contains(value) {
                order.push(*value);
            }
        });
        let sign = |value: &usize| {
            order.iter().position(|ink| ink == value).map_or('.', |ink| ['a', 'b', 'c', 'd'][ink])
        };
        let rows: Vec<String> =
            value.chunks(width as usize).map(|row| row.iter().map(sign).collect()).collect();
        let puzzle = puzzle(&pixels(width, &paints));
        let solution = puzzle.read_solution(&rows.join("\n")).expect("a picture");
        assert_eq!(complaints(puzzle.as_ref(), &solution), [], "{rows:?}");
    }
}

#[test]
fn too_many_colours_are_refused() {
    let paints = |count: u8| (0..count).map(|shade| Some((shade, shade, shade))).collect();
    let picture = |count: u8| Pixels::new(Size::new(count.into(), 1), paints(count)).unwrap();
    assert!(read_picture(&picture(16), &Reading::default()).is_ok());
    let error = read_picture(&picture(17), &Reading::default()).expect_err("too many");
    assert!(error.to_string().contains("more than 16 colours"), "{error}");
}

#[test]
fn other_families_are_not_made_of_pictures() {
    let picture = pixels(2, &[WHITE, BLACK]);
    let read = |reading: &Reading| read_picture(&picture, reading).err();
    let family = |name| Reading { family: grille::family(name), ..Reading::default() };
    assert_eq!(read(&family("sudoku")), Some(Unreadable::NoPictures("sudoku")));
    assert_eq!(read(&family("nonogram")), None);
    let form = FormId::new("nin");
    let reading = Reading { form: Some(form), ..Reading::default() };
    assert_eq!(read(&reading), Some(Unreadable::NoForm(form)));
}

// Encodings

/// The same six pixels in every kind: black, white, black above white, black, black.
const NETPBM: &[&[u8]] = &[
    b"P1\n3 2\n1 0 1\n0 1 1\n",
    b"P1 3 2 101011",
    b"P1\n# a comment\n3 # another\n2\n101\n#\n011",
    b"P2\n3 2\n9\n0 9 0\n9 0 0\n",
    b"P3\n3 2 255\n0 0 0 255 255 255 0 0 0 255 255 255 0 0 0 0 0 0",
    b"P4\n3 2\n\xa0\x60",
    b"P5 3 2 255\n\0\xff\0\xff\0\0",
    b"P5 3 2 1000\n\0\0\x03\xe8\0\0\x03\xe8\0\0\0\0",
    b"P6 3 2 1\n\0\0\0\x01\x01\x01\0\0\0\x01\x01\x01\0\0\0\0\0\0",
];

fn six() -> Pixels {
    pixels(3, &[BLACK, WHITE, BLACK, WHITE, BLACK, BLACK])
}

#[test]
fn pictures_of_netpbm_are_read() {
    for bytes in NETPBM {
        assert_eq!(decode(bytes), Ok(Content::Picture(six())), "{bytes:?}");
    }
}

#[test]
fn pictures_of_netpbm_without_their_end_are_refused() {
    for bytes in NETPBM {
        let last = bytes.trim_ascii_end().len();
        for end in 3..last {
            // A number may lose digits and be a number still.
            if let Ok(found) = decode(&bytes[..end]) {
                assert!(bytes[end].is_ascii_digit(), "{bytes:?} to {end}: {found:?}");
            }
        }
    }
}

#[test]
fn wrong_pictures_of_netpbm_are_refused() {
    let damaged: &[&[u8]] = &[
        b"P1 3 2 102011",
        b"P1 3 x",
        b"P2 1 1 9 10",
        b"P2 1 1 0 0",
        b"P5 1 1 70000 \0\0\0",
        b"P1 99999999999 1 1",
        b"P4 -1 1 ",
    ];
    for bytes in damaged {
        assert_eq!(decode(bytes), Err(Unreadable::Damaged), "{bytes:?}");
    }
    let large = Unreadable::TooLarge(Size::new(2001, 4_000_000_000));
    assert_eq!(decode(b"P1 2001 4000000000 0"), Err(large));
    assert_eq!(decode(b"P4 0 5\n"), Err(Unreadable::TooLarge(Size::new(0, 5))));
}

/// A picture of this kind; without data it has a head alone.
fn encode(size: Size, kind: (ColorType, BitDepth), palette: &[u8], data: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, size.width, size.height);
    encoder.set_color(kind.0);
    encoder.set_depth(kind.1);
    if !palette.is_empty() {
        encoder.set_palette(palette.to_vec());
        encoder.set_trns(vec![0, 255, 255]);
    }
    let mut writer = encoder.write_header().expect("a head");
    if !data.is_empty() {
        writer.write_image_data(data).expect("pixels");
    }
    drop(writer);
    bytes
}

#[test]
fn pictures_in_png_are_read_in_every_kind() {
    use BitDepth::{Eight, One, Sixteen, Two};
    let size = Size::new(3, 2);
    let every = |pixel: fn(bool) -> Vec<u8>| {
        [false, true, false, true, false, false].into_iter().flat_map(pixel).collect::<Vec<u8>>()
    };
    let kinds = [
        (ColorType::Grayscale, One, vec![0x40, 0x80]),
        (ColorType::Grayscale, Two, vec![0x30, 0xc0]),
        (ColorType::Grayscale, Eight, every(|white| vec![shade(white)])),
        (ColorType::Grayscale, Sixteen, every(|white| vec![shade(white); 2])),
        (ColorType::GrayscaleAlpha, Eight, every(|white| vec![shade(white), 255])),
        (ColorType::Rgb, Eight, every(|white| vec![shade(white); 3])),
        (ColorType::Rgb, Sixteen, every(|white| vec![shade(white); 6])),
        (ColorType::Rgba, Eight, every(|white| [[shade(white); 3].to_vec(), vec![255]].concat())),
    ];
    for (colours, depth, data) in kinds {
        let bytes = encode(size, (colours, depth), &[], &data);
        assert_eq!(decode(&bytes), Ok(Content::Picture(six())), "{colours:?} {depth:?}");
    }
}

fn shade(white: bool) -> u8 {
    if white { 255 } else { 0 }
}

#[test]
fn a_palette_may_have_a_colour_that_one_sees_through() {
    let palette = [9, 9, 9, 255, 0, 0, 0, 0, 255];
    let kind = (ColorType::Indexed, BitDepth::Eight);
    let bytes = encode(Size::new(3, 1), kind, &palette, &[0, 1, 2]);
    assert_eq!(decode(&bytes), Ok(Content::Picture(pixels(3, &[CLEAR, RED, BLUE]))));
}

#[test]
fn what_is_more_than_half_clear_is_clear() {
    let kind = (ColorType::GrayscaleAlpha, BitDepth::Eight);
    let bytes = encode(Size::new(2, 1), kind, &[], &[0, 127, 0, 128]);
    assert_eq!(decode(&bytes), Ok(Content::Picture(pixels(2, &[CLEAR, BLACK]))));
}

#[test]
fn damaged_pictures_in_png_are_refused() {
    let kind = (ColorType::Grayscale, BitDepth::Eight);
    let mut seed = Seed(5);
    let data: Vec<u8> = (0..400).map(|_| shade(seed.one_in(2))).collect();
    let bytes = encode(Size::new(20, 20), kind, &[], &data);
    let picture = decode(&bytes).expect("a picture");
    let end = bytes.windows(4).position(|name| name == b"IDAT").expect("pixels");
    for cut in 8..end + 20 {
        assert_eq!(decode(&bytes[..cut]), Err(Unreadable::Damaged), "cut at {cut}");
    }
    for place in 8..bytes.len() {
        let mut wrong = bytes.clone();
        wrong[place] ^= 0x10;
        // Sums show every mistake in what matters; what comes after the pixels does not.
        if let Ok(found) = decode(&wrong) {
            assert_eq!(found, picture, "byte {place}");
        }
    }
}

/// Neither the memory that a head asks for is taken, nor that of data beyond the picture.
#[test]
fn pictures_that_would_fill_the_memory_are_refused() {
    let kind = (ColorType::Rgba, BitDepth::Sixteen);
    let most = u32::from(u16::MAX);
    for size in [Size::new(most, most), Size::new(2001, 1), Size::new(1, 2001)] {
        assert_eq!(decode(&encode(size, kind, &[], &[])), Err(Unreadable::TooLarge(size)));
    }
    let size = Size::new(2000, 2000);
    assert_eq!(decode(&encode(size, kind, &[], &[])), Err(Unreadable::Damaged));
    let mut long = encode(Size::new(1, 1), kind, &[], &[0; 8]);
    long.resize(1 << 27, 0);
    assert_eq!(decode(&long), Err(Unreadable::TooLong));
}

/// Sixteen by eight pixels in grey: a black square and a white one, a coefficient each.
const JPEG: &[&[u8]] = &[
    b"\xff\xd8",
    b"\xff\xdb\0\x43\0",
    &[8; 64],
    b"\xff\xc0\0\x0b\x08\0\x08\0\x10\x01\x01\x11\0",
    b"\xff\xc4\0\x14\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x08",
    b"\xff\xc4\0\x14\x10\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
    b"\xff\xda\0\x08\x01\x01\0\0\x3f\0",
    b"\x3f\x9f\xef",
    b"\xff\xd9",
];

#[test]
fn pictures_in_jpeg_are_read() {
    let Ok(Content::Picture(pixels)) = decode(&JPEG.concat()) else { panic!("it is a picture") };
    assert_eq!(pixels.size(), Size::new(16, 8));
    let is_white = |(red, green, blue): Paint| [red, green, blue].iter().all(|&part| part > 250);
    let is_black = |(red, green, blue): Paint| [red, green, blue].iter().all(|&part| part < 5);
    for cell in pixels.size().cells() {
        let paint = pixels.paint(cell).expect("one sees through no photo");
        let is_left = pixels.size().column(cell) < 8;
        assert!(if is_left { is_black(paint) } else { is_white(paint) }, "{cell:?} {paint:?}");
    }
}

#[test]
fn damaged_pictures_in_jpeg_are_refused() {
    for parts in 2..JPEG.len() - 2 {
        assert_eq!(decode(&JPEG[..parts].concat()), Err(Unreadable::Damaged), "{parts} parts");
    }
}
