//! Slow and obvious readers of packed boards: all places, one after the other, and what is in them.

use std::collections::VecDeque;

/// The number in every place, or nothing.
type Places = Vec<Option<u32>>;

/// So many letters after a first one, from 1.
fn letters_from(first: char, letter: char) -> usize {
    (first..=letter).count()
}

fn hexadecimal(signs: &mut VecDeque<char>, digits: usize) -> u32 {
    let digits: String = signs.drain(..digits).collect();
    u32::from_str_radix(&digits, 16).expect("hexadecimal digits")
}

/// What stands behind the size in a link of puzz.link.
pub fn number16(body: &str) -> Places {
    let mut signs: VecDeque<char> = body.chars().collect();
    let mut places = Vec::new();
    while let Some(sign) = signs.pop_front() {
        match sign {
            'g'..='z' => places.extend(vec![None; letters_from('g', sign)]),
            '-' => places.push(Some(hexadecimal(&mut signs, 2))),
            '+' => places.push(Some(hexadecimal(&mut signs, 3))),
            '=' => places.push(Some(hexadecimal(&mut signs, 3) + 4096)),
            digit => {
                signs.push_front(digit);
                places.push(Some(hexadecimal(&mut signs, 1)));
            }
        }
    }
    places
}

/// The same of hitori.
pub fn number36(body: &str) -> Places {
    let mut signs: VecDeque<char> = body.chars().collect();
    let mut places = Vec::new();
    while let Some(sign) = signs.pop_front() {
        let digits: String =
            if sign == '-' { signs.drain(..2).collect() } else { sign.to_string() };
        places.push(Some(u32::from_str_radix(&digits, 36).expect("digits of base 36")));
    }
    places
}

/// The description of an id of Solo: numbers are words between letters and `_`.
pub fn solo(description: &str) -> Places {
    let mut spread = String::new();
    for sign in description.chars() {
        match sign {
            '_' => spread.push(' '),
            'a'..='z' => spread.push_str(&" .".repeat(letters_from('a', sign))),
            digit => spread.push(digit),
        }
        if sign.is_ascii_lowercase() {
            spread.push(' ');
        }
    }
    spread.split_whitespace().map(|word| word.parse().ok()).collect()
}

/// The same of Bridges.
pub fn bridges(description: &str) -> Places {
    let place = |sign: char| match sign {
        'a'..='z' => vec![None; letters_from('a', sign)],
        'A'..='G' => vec![Some(9 + letters_from('A', sign) as u32)],
        digit => vec![digit.to_digit(10)],
    };
    description.chars().flat_map(place).collect()
}

/// The same of Singles.
pub fn singles(description: &str) -> Places {
    let place = |sign: char| match sign {
        'a'..='z' => Some(9 + letters_from('a', sign) as u32),
        'A'..='Z' => Some(35 + letters_from('A', sign) as u32),
        digit => digit.to_digit(10),
    };
    description.chars().map(place).collect()
}

/// The same of Unruly.
pub fn unruly(description: &str) -> Places {
    let mut places = Vec::new();
    for sign in description.chars() {
        let skipped = letters_from('a', sign.to_ascii_lowercase()) - 1;
        places.extend(vec![None; skipped]);
        if skipped < 25 {
            places.push(Some(u32::from(sign.is_ascii_uppercase())));
        }
    }
    assert_eq!(places.pop(), Some(Some(0)), "the last letter lands one past the end");
    places
}

/// The clues of a nonogram in a link: columns, then rows, each with a place for every run it could have.
pub fn nonogram(width: usize, height: usize, body: &str) -> Vec<Vec<u32>> {
    let places = number16(body);
    let (columns, rows) = places.split_at(width * height.div_ceil(2));
    let columns = columns.chunks(height.div_ceil(2));
    let lines = columns.chain(rows.chunks(width.div_ceil(2)));
    let clue = |line: &[Option<u32>]| line.iter().rev().copied().flatten().collect();
    lines.map(clue).collect()
}

/// The same in an id of Pattern.
pub fn pattern(description: &str) -> Vec<Vec<u32>> {
    let clue = |line: &str| line.split('.').filter_map(|word| word.parse().ok()).collect();
    description.split('/').map(clue).collect()
}
