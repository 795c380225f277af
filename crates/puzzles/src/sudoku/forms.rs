//! The text forms of sudoku: one line, rows, and lists of numbers.

use grille_engine::{Message, Solution, message};

use super::numbers::side_of;
use super::symbols::{self, Alphabet, CHARACTERS};
use super::{LARGEST, Sudoku, usual_block_rows};
use crate::puzzle::{Entry, Fit, FormId, Format};
use crate::text::{
    Board, Headers, ParseError, Row, Titles, Token, first_board, is_blank, read_entries, rows,
    size_words,
};

/// One puzzle a line.
pub(super) const LINE: FormId = FormId::new("line");

pub(super) const FORMATS: &[Format<Sudoku>] = &[
    Format { id: LINE, fits: fits_line, read: read_lines, write: Some(write_line) },
    Format {
        id: FormId::new("rows"),
        fits: fits_rows,
        read: read_rows,
        write: Some(|sudoku| usual(sudoku).map(|()| sudoku.rows_text())),
    },
    Format { id: FormId::new("list"), fits: fits_list, read: read_lists, write: Some(write_list) },
];

/// The cells of the largest board.
const MOST_CELLS: usize = (LARGEST * LARGEST) as usize;

fn from_cells(cells: &[Token]) -> Option<Result<Sudoku, ParseError>> {
    let side = side_of(cells.len())?;
    let alphabet = Alphabet::of(cells, side);
    let givens = cells.iter().map(|cell| symbols::read(cell, side, alphabet));
    Some(givens.collect::<Result<Vec<u8>, _>>().map(|givens| Sudoku::new(side, givens)))
}

/// A sudoku from rows of cells.
pub(super) fn from_board(board: &Board) -> Result<Sudoku, ParseError> {
    if board.size.width != board.size.height || board.size.width > LARGEST {
        let expected = message!("sudoku-square", most = LARGEST);
        return Err(ParseError::new(board.span.clone(), size_words(board.size), expected));
    }
    from_cells(&board.cells).unwrap_or_else(|| {
        let expected = message!("sudoku-square-board");
        Err(ParseError::new(board.span.clone(), size_words(board.size), expected))
    })
}

/// Forms that cannot say otherwise mean blocks of the usual shape.
fn usual(sudoku: &Sudoku) -> Result<(), Message> {
    match sudoku.block_rows == usual_block_rows(sudoku.side()) {
        true => Ok(()),
        false => Err(message!("sudoku-unusual-blocks")),
    }
}

// One line

/// The cells of the first word, which is cut off where no board could be larger.
fn line_cells<'a>(row: Row<'a>) -> Vec<Token<'a>> {
    let first = row.words().next().map(|word| {
        let end = word.text.floor_char_boundary(MOST_CELLS + 1);
        Token { text: &word.text[..end], ..word }
    });
    first.map_or(Vec::new(), |word| {
        Row { text: word.text, start: word.start }.characters().collect()
    })
}

fn is_cell(token: &Token) -> bool {
    token.text == "0" || is_blank(token.text) || CHARACTERS.contains(token.text)
}

fn fits_line(text: &str) -> Fit {
    let Some(row) = rows(text).find(|row| !row.is_blank() && row.comment().is_none()) else {
        return Fit::No;
    };
    let cells = line_cells(row);
    let side = side_of(cells.len()).filter(|&side| side >= 4 && usual_block_rows(side) > 1);
    if side.is_none() || !cells.iter().all(is_cell) {
        return Fit::No;
    }
    let plain = |cell: &Token| is_blank(cell.text) || matches!(cell.text, "0" | "1");
    if cells.iter().all(plain) && row.words().count() == 1 && cells.len() < 81 {
        return Fit::Weak;
    }
    Fit::Sure
}

pub(super) fn read_lines(text: &str) -> Vec<Entry<Sudoku>> {
    let puzzles = rows(text).filter(|row| !row.is_blank() && row.comment().is_none());
    puzzles
        .map(|row| {
            let cells = line_cells(row);
            let rest = row.words().next().map_or("", |word| {
                row.text.get(word.start - row.start + word.text.len()..).unwrap_or("")
            });
            let puzzle = from_cells(&cells).unwrap_or_else(|| {
                let found = message!("cells", cells = cells.len());
                Err(ParseError::new(row.span(), found, message!("sudoku-cells-in-line")))
            });
            Entry::new(Titles::title(rest.trim().trim_start_matches('#')), puzzle)
        })
        .collect()
}

fn write_line(sudoku: &Sudoku) -> Result<String, Message> {
    if sudoku.side() as usize > CHARACTERS.len() {
        return Err(message!("sudoku-too-wide-for-characters", side = sudoku.side()));
    }
    usual(sudoku)?;
    Ok(sudoku.givens.iter().map(|&given| symbols::packed(given)).chain(['\n']).collect())
}

// Rows

fn fits_rows(text: &str) -> Fit {
    let Some(board) = first_board(text) else { return Fit::No };
    let side = board.size.width;
    let sensible = board.size.width == board.size.height && usual_block_rows(side) > 1;
    if board.has_header
        || !sensible
        || !board.cells.iter().all(|cell| {
            is_cell(cell) || cell.text.parse::<u32>().is_ok_and(|number| number <= side)
        })
    {
        return Fit::No;
    }
    match from_board(&board) {
        Ok(sudoku) if repeats(&sudoku) => Fit::Weak,
        Ok(_) => Fit::Fair,
        Err(_) => Fit::Weak,
    }
}

/// Does a number stand twice in a unit? Then it is probably no sudoku at all.
fn repeats(sudoku: &Sudoku) -> bool {
    sudoku.units().iter().any(|(_, cells)| {
        let mut seen = 0u64;
        cells.iter().map(|cell| sudoku.givens[cell.index()]).filter(|&given| given > 0).any(
            |given| {
                let bit = 1 << (given - 1);
                let again = seen & bit != 0;
                seen |= bit;
                again
            },
        )
    })
}

fn read_rows(text: &str) -> Vec<Entry<Sudoku>> {
    read_entries(text, Headers::Never, from_board)
}

// Lists of numbers

/// The numbers of each list; a list ends with its outermost bracket.
fn lists(text: &str) -> Vec<(Vec<Token<'_>>, std::ops::Range<usize>)> {
    let mut all = Vec::new();
    let mut depth = 0usize;
    let mut start = 0;
    let mut take = |from: usize, to: usize| {
        let row = Row { text: &text[from..to], start: from };
        let numbers: Vec<Token> =
            row.split_any(|c| c.is_whitespace() || ",;[](){}".contains(c)).collect();
        if !numbers.is_empty() {
            all.push((numbers, from..to));
        }
    };
    for (i, c) in text.char_indices() {
        match c {
            '[' | '(' | '{' => depth += 1,
            ']' | ')' | '}' if depth == 1 => {
                depth = 0;
                take(start, i);
                start = i + c.len_utf8();
            }
            ']' | ')' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    take(start, text.len());
    all
}

fn fits_list(text: &str) -> Fit {
    // Enough for the largest board, its numbers of two digits with blanks around them.
    let text = &text[..text.floor_char_boundary(8 * MOST_CELLS)];
    let Some((numbers, _)) = lists(text).into_iter().next() else { return Fit::No };
    let Some(side) = side_of(numbers.len()).filter(|&s| usual_block_rows(s) > 1) else {
        return Fit::No;
    };
    let good = |token: &Token| token.text.parse::<u32>().is_ok_and(|number| number <= side);
    if !numbers.iter().all(good) {
        return Fit::No;
    }
    if text.trim_start().starts_with('[') { Fit::Sure } else { Fit::Weak }
}

fn read_lists(text: &str) -> Vec<Entry<Sudoku>> {
    let read = |(numbers, span): (Vec<Token>, std::ops::Range<usize>)| {
        let puzzle = from_cells(&numbers).unwrap_or_else(|| {
            let found = message!("numbers", numbers = numbers.len());
            Err(ParseError::new(span, found, message!("sudoku-cells-as-numbers")))
        });
        Entry::new(Titles::default(), puzzle)
    };
    lists(text).into_iter().map(read).collect()
}

fn write_list(sudoku: &Sudoku) -> Result<String, Message> {
    usual(sudoku)?;
    let rows = sudoku.givens.chunks(sudoku.side() as usize).map(|row| {
        let numbers: Vec<String> = row.iter().map(u8::to_string).collect();
        format!("{},\n", numbers.join(","))
    });
    Ok(format!("[\n{}]\n", rows.collect::<String>()))
}

/// A finished grid in any of the forms.
pub(super) fn read_solution(sudoku: &Sudoku, text: &str) -> Result<Solution, ParseError> {
    let whole = 0..text.len();
    let mut forms: Vec<&Format<Sudoku>> = FORMATS.iter().collect();
    forms.sort_by_key(|form| std::cmp::Reverse((form.fits)(text)));
    let reads = forms.iter().filter_map(|form| (form.read)(text).into_iter().next());
    let fits = |read: &Result<Sudoku, ParseError>| {
        read.as_ref().is_ok_and(|solved| solved.side() == sudoku.side())
    };
    let read: Vec<Result<Sudoku, ParseError>> = reads.map(|entry| entry.puzzle).collect();
    let Some(Ok(solved)) = read.iter().find(|read| fits(read)) else {
        // The form that fits best knows best what is wrong.
        let error = read.into_iter().next().and_then(Result::err);
        return Err(error.unwrap_or_else(|| {
            let expected = message!("sudoku-filled-board", side = sudoku.side());
            ParseError::new(whole, message!("sudoku-another-board"), expected)
        }));
    };
    if solved.givens.contains(&0) {
        let at = text.find(['.', '_', '*', '0']).map_or(whole, |at| at..at + 1);
        let expected = message!("sudoku-number-everywhere");
        return Err(ParseError::new(at, message!("sudoku-empty-cell"), expected));
    }
    Ok(solved.givens.iter().map(|given| given - 1).collect())
}
