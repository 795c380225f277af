//! Bytes as people have them: texts in every encoding, pictures, and files that are neither.

mod pictures;

use grille::{Content, Decoder, Stranger, Unreadable, decode};
use grille_chance::Seed;

/// Letters, signs of every length in UTF-8, and one that takes two units in UTF-16.
const TEXT: &str = "# Été, ½ ‘x’ € – 日 ┌─┐ 𝟙\r\n1 . . 4\n. . ½ .\n";

/// What Windows-1252 can say of it.
const WESTERN: &str = "# Été, ½ ‘x’ € –\r\n1 . . 4\r\n. . . .\r\n";

fn utf16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(bytes).collect()
}

fn western(text: &str) -> Vec<u8> {
    let byte = |sign| match sign {
        '€' => 0x80,
        '‘' => 0x91,
        '’' => 0x92,
        '–' => 0x96,
        sign => u8::try_from(sign).expect("a sign of Latin-1"),
    };
    text.chars().map(byte).collect()
}

/// Bytes that come a few at a time are what they are all at once.
#[track_caller]
fn decode_everyhow(bytes: &[u8]) -> Result<Content, Unreadable> {
    let whole = decode(bytes);
    for length in [1, 2, 3, 5, 64] {
        let mut decoder = Decoder::default();
        let pieces: Result<Vec<String>, _> =
            bytes.chunks(length).map(|piece| decoder.push(piece)).collect();
        let found = pieces.and_then(|pieces| match decoder.end()? {
            Content::Text(last) => Ok(Content::Text(pieces.concat() + &last)),
            picture => Ok(picture),
        });
        // A place, or a name, may be known only when more was seen at once.
        match (&whole, &found) {
            (Err(_), Err(_)) => {}
            _ => assert_eq!(found, whole, "in pieces of {length}: {bytes:?}"),
        }
    }
    whole
}

#[track_caller]
fn assert_text(bytes: &[u8], expected: &str) {
    assert_eq!(decode_everyhow(bytes), Ok(Content::Text(expected.to_owned())));
}

#[test]
fn a_text_is_the_same_in_every_encoding() {
    let marked = format!("\u{feff}{TEXT}");
    assert_text(TEXT.as_bytes(), TEXT);
    assert_text(marked.as_bytes(), &marked);
    assert_text(&utf16(&marked, u16::to_le_bytes), TEXT);
    assert_text(&utf16(&marked, u16::to_be_bytes), TEXT);
    assert_text(&western(WESTERN), WESTERN);
}

#[test]
fn a_text_of_two_bytes_a_character_needs_no_mark() {
    for text in ["8", "1.....2......3.4\n", "1 . | . .\r\n. . | 2 .\r\n"] {
        assert_text(&utf16(text, u16::to_le_bytes), text);
        assert_text(&utf16(text, u16::to_be_bytes), text);
    }
}

#[test]
fn short_texts_are_texts() {
    for text in ["", "8", "P", "P1", "P1x", "PK", "BM", "MZ", "GIF", "7z", "II", "%PDF", "RIFF"] {
        assert_text(text.as_bytes(), text);
    }
}

#[test]
fn what_is_no_text_is_told_where() {
    let no_text = |bytes: &[u8]| decode(bytes).expect_err("no text");
    assert_eq!(no_text(b"12\x0034"), Unreadable::NoText(2));
    // Once a character of UTF-8 was seen, a byte that is none is a mistake.
    assert_eq!(no_text("é 12 \u{e9}".as_bytes().split_last().unwrap().1), Unreadable::NoText(6));
    assert_eq!(no_text(&[0xff, 0xfe, b'1', 0, 0, 0xdc, b'2', 0]), Unreadable::NoText(4));
    assert_eq!(no_text(&[0xff, 0xfe, b'1', 0, b'2']), Unreadable::NoText(4));
    // Mostly bytes that are no letters: this is nobody's Latin-1.
    assert_eq!(no_text(&[b'1', 0xe9, 0xe8, 0xf0, 0xe1]), Unreadable::NoText(1));
    assert_eq!(no_text(b"1 2 3 4 \xe9 \x1b[2J"), Unreadable::NoText(8));
    assert_eq!(no_text(b"1 2 3 4 5 6 \x81"), Unreadable::NoText(12));
}

#[test]
fn files_of_other_kinds_are_named() {
    let files: &[(&[u8], Stranger)] = &[
        (b"GIF89a\x01\0\x01\0", Stranger::Picture("GIF")),
        (b"GIF87a\x01\0\x01\0", Stranger::Picture("GIF")),
        (b"RIFF\x24\0\0\0WEBPVP8 ", Stranger::Picture("WebP")),
        (b"II*\0\x08\0\0\0", Stranger::Picture("TIFF")),
        (b"MM\0*\0\0\0\x08", Stranger::Picture("TIFF")),
        (b"BM\x3a\0\0\0\0\0\0\0", Stranger::Picture("BMP")),
        (b"%PDF-1.7\n%text alone", Stranger::Pdf),
        (b"PK\x03\x04\x14\0\x06\0[Content_Types].xml xl/workbook.xml", Stranger::Spreadsheet),
        (
            b"PK\x03\x04\x14\0mimetypeapplication/vnd.oasis.opendocument.spreadsheet",
            Stranger::Spreadsheet,
        ),
        (b"PK\x03\x04\x14\0word/document.xml", Stranger::Archive),
        (b"\x1f\x8b\x08\0", Stranger::Archive),
        (b"\x7fELF\x02\x01\x01\0", Stranger::Program),
        (b"MZ\x90\0\x03\0\0\0", Stranger::Program),
        (b"\0asm\x01\0\0\0", Stranger::Program),
    ];
    for (bytes, expected) in files {
        assert_eq!(decode(bytes), Err(Unreadable::Stranger(*expected)), "{bytes:?}");
    }
}

#[test]
fn no_bytes_are_too_strange() {
    let starts: &[&[u8]] = &[
        b"",
        b"\x89PNG\r\n\x1a\n",
        b"P1 ",
        b"P4 9 9\n",
        b"P6 3 3 ",
        b"\xff\xd8\xff",
        b"\xff\xfe",
        b"\xfe\xff",
    ];
    let mut seed = Seed(7);
    for round in 0..4000 {
        let start = starts[round % starts.len()];
        let length = seed.below(40);
        let random = (0..length).map(|_| seed.below(256) as u8);
        let bytes: Vec<u8> = start.iter().copied().chain(random).collect();
        // Whatever it is, it is said in one way, and is no panic.
        if let Err(error) = decode_everyhow(&bytes) {
            assert!(!error.to_string().is_empty());
        }
    }
}
