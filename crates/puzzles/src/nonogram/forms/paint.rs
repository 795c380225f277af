//! Colours as files write them: hexadecimal digits, or a word.

/// Red, green, blue.
pub(super) type Paint = (u8, u8, u8);

pub(super) const WHITE: Paint = (255, 255, 255);
pub(super) const BLACK: Paint = (0, 0, 0);

/// `ff0000` or, shorter, `f00`.
pub(super) fn from_digits(digits: &str) -> Option<Paint> {
    let values: Vec<u8> =
        digits.chars().map(|c| c.to_digit(16).map(|value| value as u8)).collect::<Option<_>>()?;
    match values[..] {
        [r, g, b] => Some((17 * r, 17 * g, 17 * b)),
        [r1, r2, g1, g2, b1, b2] => Some((16 * r1 + r2, 16 * g1 + g2, 16 * b1 + b2)),
        _ => None,
    }
}

/// `ff0000`
pub(super) fn digits((red, green, blue): Paint) -> String {
    format!("{red:02x}{green:02x}{blue:02x}")
}

/// The colour of a word. One that we do not know has a colour too, always the same.
pub(super) fn from_word(word: &str) -> Paint {
    let word = word.to_ascii_lowercase();
    let known = WORDS.iter().find(|(known, _)| *known == word);
    known.map_or_else(|| made_up(&word), |&(_, paint)| paint)
}

/// The colour that a sign reminds of.
pub(super) fn from_sign(sign: char) -> Paint {
    let words = WORDS.iter().filter(|(word, _)| !LIKE_PAPER.contains(word));
    let named = COMMON.iter().chain(words).find(|(word, _)| word.starts_with(sign));
    named.map_or_else(|| made_up(&sign.to_string()), |&(_, paint)| paint)
}

/// Words of which signs remind first; black is `k` where blue is `b`.
const COMMON: &[(&str, Paint)] =
    &[("blue", (0, 0, 255)), ("green", (0, 128, 0)), ("k", BLACK), ("red", (255, 0, 0))];

/// Colours that could not be told from the background.
const LIKE_PAPER: &[&str] = &["beige", "white"];

/// A colour that is neither near white nor near black, made from the letters of the word.
fn made_up(word: &str) -> Paint {
    let mix = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(16_777_619);
    let [red, green, blue, _] = word.bytes().fold(2_166_136_261, mix).to_le_bytes();
    (64 + red / 2, 64 + green / 2, 64 + blue / 2)
}

/// The words of X11 that puzzles use.
const WORDS: &[(&str, Paint)] = &[
    ("aquamarine", (127, 255, 212)),
    ("beige", (245, 245, 220)),
    ("black", BLACK),
    ("blue", (0, 0, 255)),
    ("brown", (165, 42, 42)),
    ("chocolate", (210, 105, 30)),
    ("coral", (255, 127, 80)),
    ("cyan", (0, 255, 255)),
    ("darkblue", (0, 0, 139)),
    ("darkgreen", (0, 100, 0)),
    ("darkred", (139, 0, 0)),
    ("gold", (255, 215, 0)),
    ("gray", (190, 190, 190)),
    ("green", (0, 255, 0)),
    ("grey", (190, 190, 190)),
    ("indigo", (75, 0, 130)),
    ("khaki", (240, 230, 140)),
    ("lightblue", (173, 216, 230)),
    ("lightgreen", (144, 238, 144)),
    ("magenta", (255, 0, 255)),
    ("maroon", (176, 48, 96)),
    ("navy", (0, 0, 128)),
    ("orange", (255, 165, 0)),
    ("orchid", (218, 112, 214)),
    ("pink", (255, 192, 203)),
    ("plum", (221, 160, 221)),
    ("purple", (160, 32, 240)),
    ("red", (255, 0, 0)),
    ("salmon", (250, 128, 114)),
    ("silver", (192, 192, 192)),
    ("skyblue", (135, 206, 235)),
    ("tan", (210, 180, 140)),
    ("turquoise", (64, 224, 208)),
    ("violet", (238, 130, 238)),
    ("white", WHITE),
    ("yellow", (255, 255, 0)),
];
