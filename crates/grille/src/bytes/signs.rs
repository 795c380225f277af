//! What bytes are by their beginning: the marks of encodings and the magic numbers of files.

use super::text::{Order, Way};
use super::{Picture, Stranger, jpeg, netpbm, png};

/// What the beginning of bytes says.
#[derive(Clone, Copy)]
pub enum Look {
    /// Nothing yet.
    TooShort,
    Text(Way),
    Picture(Picture),
    Stranger(Stranger),
}

/// How files begin; `?` is any byte.
const SIGNS: &[(&[u8], Look)] = &[
    (b"\xff\xfe", Look::Text(Way::Utf16(Order::Little))),
    (b"\xfe\xff", Look::Text(Way::Utf16(Order::Big))),
    (b"\x89PNG\r\n\x1a\n", Look::Picture(png::decode)),
    (b"\xff\xd8\xff", Look::Picture(jpeg::decode)),
    (b"GIF8?a", Look::Stranger(Stranger::Picture("GIF"))),
    (b"RIFF????WEBP", Look::Stranger(Stranger::Picture("WebP"))),
    (b"II*\0", Look::Stranger(Stranger::Picture("TIFF"))),
    (b"MM\0*", Look::Stranger(Stranger::Picture("TIFF"))),
    (b"%PDF-", Look::Stranger(Stranger::Pdf)),
    (b"PK\x03\x04", Look::Stranger(Stranger::Archive)),
    (b"\x1f\x8b", Look::Stranger(Stranger::Archive)),
    (b"\xfd7zXZ\0", Look::Stranger(Stranger::Archive)),
    (b"7z\xbc\xaf\x27\x1c", Look::Stranger(Stranger::Archive)),
    (b"\xd0\xcf\x11\xe0", Look::Stranger(Stranger::Archive)),
    (b"\x7fELF", Look::Stranger(Stranger::Program)),
    (b"\xcf\xfa\xed\xfe", Look::Stranger(Stranger::Program)),
    (b"\0asm", Look::Stranger(Stranger::Program)),
];

/// How files begin that a text could begin like, too: what is no text shows the difference.
const FAINT_SIGNS: &[(&[u8], Stranger)] =
    &[(b"BM", Stranger::Picture("BMP")), (b"MZ", Stranger::Program), (b"BZh", Stranger::Archive)];

/// What is in an archive that is a spreadsheet, near its beginning.
const SPREADSHEETS: &[&[u8]] = &[b"xl/", b"opendocument.spreadsheet"];

/// So many bytes show a text of two bytes a character.
const PAIRS: usize = 4;

/// What do bytes begin like?
pub fn look(bytes: &[u8]) -> Look {
    if netpbm::begins(bytes) {
        return Look::Picture(netpbm::decode);
    }
    match SIGNS.iter().find(|(sign, _)| bytes.len() >= sign.len() && agree(sign, bytes)) {
        Some((_, Look::Stranger(Stranger::Archive))) if is_spreadsheet(bytes) => {
            Look::Stranger(Stranger::Spreadsheet)
        }
        Some((_, look)) => *look,
        None if bytes.len() < PAIRS && may_go_on(bytes) => Look::TooShort,
        None if SIGNS.iter().any(|(sign, _)| agree(sign, bytes)) => Look::TooShort,
        None => Look::Text(without_mark(bytes)),
    }
}

/// What is it that is no text, if it begins like something we know?
pub fn no_text(bytes: &[u8]) -> Option<Stranger> {
    FAINT_SIGNS.iter().find(|(sign, _)| bytes.starts_with(sign)).map(|(_, stranger)| *stranger)
}

/// Do a sign and the beginning of bytes agree as far as both go?
fn agree(sign: &[u8], bytes: &[u8]) -> bool {
    sign.iter().zip(bytes).all(|(sign, byte)| sign == byte || *sign == b'?')
}

fn is_spreadsheet(bytes: &[u8]) -> bool {
    SPREADSHEETS.iter().any(|name| bytes.windows(name.len()).any(|window| window == *name))
}

/// Could a few bytes be the beginning of a text of two bytes a character, or of a bitmap?
fn may_go_on(bytes: &[u8]) -> bool {
    bytes.len() < 2 || bytes.contains(&0) || matches!(bytes, [b'P', b'1'..=b'6'])
}

/// A text without a mark has two bytes a character if every other one is zero.
pub fn without_mark(bytes: &[u8]) -> Way {
    let zero = |from: usize| bytes.iter().skip(from).step_by(2).all(|byte| *byte == 0);
    let some = |from: usize| bytes.iter().skip(from).step_by(2).all(|byte| *byte != 0);
    match bytes.len() >= 2 {
        true if zero(1) && some(0) => Way::Utf16(Order::Little),
        true if zero(0) && some(1) => Way::Utf16(Order::Big),
        _ => Way::default(),
    }
}
