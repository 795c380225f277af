//! Encodings of texts: UTF-8, UTF-16 and, where it is clearly a text, Windows-1252.

/// How bytes become a text.
#[derive(Clone, Copy, Debug)]
pub enum Way {
    /// UTF-8; was all of it plain ASCII so far? Then it may turn out to be Windows-1252.
    Utf8 { plain: bool },
    /// UTF-16, its mark among the bytes or not.
    Utf16(Order),
    /// Windows-1252, of which Latin-1 is a part; so many accents were the last of it.
    Western { crowd: usize },
}

/// Which byte of two comes first.
#[derive(Clone, Copy, Debug)]
pub enum Order {
    Little,
    Big,
}

impl Default for Way {
    fn default() -> Self {
        Self::Utf8 { plain: true }
    }
}

impl Way {
    /// The text of some bytes, which are taken. What may be the beginning of a character is left, if
    /// more is to come. The error is the first byte that is no text.
    pub fn decode(&mut self, bytes: &mut Vec<u8>, ended: bool) -> Result<String, usize> {
        // No text has a zero, but many a file that is none.
        if !matches!(self, Self::Utf16(_)) && bytes.contains(&0) {
            return Err(bytes.iter().take_while(|byte| **byte != 0).count());
        }
        Ok(match self {
            Self::Utf8 { plain } => match utf8(bytes, ended) {
                Ok(text) => {
                    *plain &= text.bytes().all(is_plain);
                    text
                }
                Err(byte) if *plain && bytes[..byte].is_ascii() => {
                    let crowd = western_crowd(bytes, 0).ok_or(byte)?;
                    *self = Self::Western { crowd };
                    western(bytes)
                }
                Err(byte) => return Err(byte),
            },
            Self::Utf16(order) => utf16(bytes, *order, ended)?,
            Self::Western { crowd } => {
                *crowd = western_crowd(bytes, *crowd).ok_or(0_usize)?;
                western(bytes)
            }
        })
    }
}

fn utf8(bytes: &mut Vec<u8>, ended: bool) -> Result<String, usize> {
    let valid = match std::str::from_utf8(bytes) {
        Ok(_) => bytes.len(),
        Err(error) if error.error_len().is_none() && !ended => error.valid_up_to(),
        Err(error) => return Err(error.valid_up_to()),
    };
    let rest = bytes.split_off(valid);
    let text = String::from_utf8(std::mem::replace(bytes, rest));
    text.map_err(|error| error.utf8_error().valid_up_to())
}

fn utf16(bytes: &mut Vec<u8>, order: Order, ended: bool) -> Result<String, usize> {
    let unit = |pair: &[u8; 2]| match order {
        Order::Little => u16::from_le_bytes(*pair),
        Order::Big => u16::from_be_bytes(*pair),
    };
    let (pairs, odd) = bytes.as_chunks::<2>();
    let mut units: Vec<u16> = pairs.iter().map(unit).collect();
    let half = !ended && units.last().is_some_and(|unit| (0xd800..0xdc00).contains(unit));
    if half {
        units.pop();
    }
    if ended && !odd.is_empty() {
        return Err(bytes.len() - 1);
    }
    let mut text = String::with_capacity(units.len());
    let mut read = 0;
    for sign in char::decode_utf16(units) {
        let sign = sign.ok().filter(|sign| *sign != '\0').ok_or(read)?;
        read += 2 * sign.len_utf16();
        text.push(sign);
    }
    bytes.drain(..read);
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

/// The characters of Windows-1252 from 80 to 9F; five are none.
const WESTERN: [Option<char>; 32] = {
    let signs = [
        '€', '\0', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\0', 'Ž', '\0', //
        '\0', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\0', 'ž', 'Ÿ',
    ];
    let mut known = [None; 32];
    let mut index = 0;
    while index < signs.len() {
        if signs[index] != '\0' {
            known[index] = Some(signs[index]);
        }
        index += 1;
    }
    known
};

fn western_sign(byte: u8) -> Option<char> {
    match byte {
        0x80..=0x9f => WESTERN[usize::from(byte - 0x80)],
        _ => Some(char::from(byte)),
    }
}

/// Is it written, and nothing that commands a terminal?
fn is_plain(byte: u8) -> bool {
    matches!(byte, b'\t' | b'\n' | b'\r' | 0x0c | b' '..=b'~')
}

/// No language of Western Europe writes so many accents side by side.
const CROWD: usize = 4;

/// How many accents are the last of a text, if it clearly is one: nothing unknown, and never too many
/// accents side by side. So many came before it.
fn western_crowd(bytes: &[u8], before: usize) -> Option<usize> {
    bytes.iter().try_fold(before, |crowd, &byte| match byte {
        0x80.. => Some(crowd + 1).filter(|crowd| *crowd < CROWD && western_sign(byte).is_some()),
        _ => is_plain(byte).then_some(0),
    })
}

fn western(bytes: &mut Vec<u8>) -> String {
    bytes.drain(..).filter_map(western_sign).collect()
}
