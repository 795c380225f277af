//! The text forms of bridges: rows of cells, and solutions as lists of bridges.

use std::collections::HashMap;

use grille_engine::{Message, Solution, message};

use super::{Bridges, Island, MOST_AT_ISLAND, Span};
use crate::abilities::{Filling, Link, Numbers};
use crate::links;
use crate::puzzle::{Extent, Fit, FormId, Format};
use crate::text::{
    Board, Headers, LONGEST_SIDE, ParseError, Row, Sight, Token, column_range, is_blank,
    read_entries, row_range, rows, write_numbers, write_rows,
};

pub(super) const FORMATS: &[Format<Bridges>] = &[
    Format {
        id: FormId::new("commas"),
        extent: Extent::BLOCK,
        fits: |text| if text.contains(',') { fits(text, Headers::Never) } else { Fit::No },
        read: |text| read_entries(text, Headers::Never, from_board),
        write: Some(with_commas),
    },
    Format {
        id: FormId::new("rows"),
        extent: Extent::BLOCK,
        fits: |text| fits(text, Headers::Never),
        read: |text| read_entries(text, Headers::Never, from_board),
        write: Some(|bridges| usual(bridges).map(|()| board_text(bridges))),
    },
    Format {
        id: FormId::new("grid"),
        extent: Extent::HEADED,
        fits: |text| fits(text, Headers::Always),
        read: |text| read_entries(text, Headers::Always, from_board),
        write: Some(|bridges| {
            let header = format!("{} {}\n", bridges.size.width, bridges.size.height);
            usual(bridges).map(|()| header + &board_text(bridges))
        }),
    },
    Format {
        id: FormId::new("has"),
        extent: Extent::HEADED,
        fits: fits_has,
        read: |text| read_entries(text, Headers::Always, from_board),
        write: Some(|bridges| usual(bridges).map(|()| as_has(bridges))),
    },
    super::drawing::DRAWING,
    links::puzzlink(),
    links::tatham(),
    links::save(),
];

/// Forms that cannot say otherwise mean two bridges at most on a span.
pub(super) fn usual(bridges: &Bridges) -> Result<(), Message> {
    match bridges.most {
        2 => Ok(()),
        most => Err(message!("bridges-unsaid", most = most)),
    }
}

fn is_water(text: &str) -> bool {
    is_blank(text) || text == "0" || text == "~"
}

fn number(cell: &Token) -> Result<u32, ParseError> {
    cell.number(1, MOST_AT_ISLAND, island_range)
}

/// The number of an island.
pub(super) fn island_range(low: u32, high: u32) -> Message {
    message!("bridges-island", low = low, high = high)
}

fn fits(text: &str, headers: Headers) -> Fit {
    let Some(sight) = Sight::of(text) else { return Fit::No };
    if sight.header.is_some() != (headers == Headers::Always) {
        return Fit::No;
    }
    let sensible = |cell: &Token| is_water(cell.text) || number(cell).is_ok_and(|n| n <= 16);
    let has = |is: &dyn Fn(&str) -> bool| sight.cells().any(|cell| is(cell.text));
    let (water, land) = (has(&is_water), has(&|text| !is_water(text)));
    let one_row = sight.size.height == 1 && sight.header.is_none();
    let right = sight.is_even() && sight.cells().all(sensible);
    if !land || !water || one_row || !right && !sight.suits(sensible) {
        return Fit::No;
    }
    let only_ones = sight.cells().all(|cell| is_water(cell.text) || cell.text == "1");
    let two_waters = has(&|text| text == "0") && has(&is_blank);
    // Unlike a square of numbers that never meet their like, islands repeat in a line.
    let wild = || sight.size.width != sight.size.height || sight.clashes() > 0;
    match sight.header {
        Some(_) if only_ones || two_waters => sight.heading().min(Fit::Weak),
        None if only_ones || two_waters => Fit::Weak,
        Some(_) if right => sight.heading(),
        Some(_) => sight.heading().min(Fit::Fair),
        None if wild() => Fit::Fair,
        None => Fit::Weak,
    }
}

/// Three numbers on the first line.
fn fits_has(text: &str) -> Fit {
    let first = rows(text).find(|row| !row.is_blank() && row.comment().is_none());
    match first.is_some_and(|row| row.words().count() == 3) {
        true => fits(text, Headers::Always),
        false => Fit::No,
    }
}

/// Bridges from rows of cells.
pub(super) fn from_board(board: &Board) -> Result<Bridges, ParseError> {
    let mut islands = Vec::new();
    for (cell, token) in board.size.cells().zip(&board.cells) {
        if !is_water(token.text) {
            islands.push(Island { cell, bridges: number(token)? });
        }
    }
    if let Some(expected) = board.header.and_then(|header| header.islands)
        && expected as usize != islands.len()
    {
        let found = message!("bridges-islands", islands = islands.len());
        let expected = message!("bridges-islands", islands = expected);
        return Err(ParseError::new(board.span.clone(), found, expected));
    }
    Bridges::new(board.size, islands).map_err(|misfit| misfit.in_text(board.span.clone()))
}

fn words(bridges: &Bridges, water: &str) -> Vec<String> {
    let mut words = vec![water.to_owned(); bridges.size.area()];
    for island in &bridges.islands {
        words[island.cell.index()] = island.bridges.to_string();
    }
    words
}

/// Rows of numbers and `.`, of which one may stand alone.
pub(super) fn own_text(bridges: &Bridges) -> String {
    let words = words(bridges, ".");
    write_numbers(bridges.size, |i| words[i].clone())
}

/// Rows of numbers and `.`.
fn board_text(bridges: &Bridges) -> String {
    let words = words(bridges, ".");
    write_rows(bridges.size, |i| words[i].clone())
}

fn with_commas(bridges: &Bridges) -> Result<String, Message> {
    usual(bridges)?;
    if bridges.size.width == 1 {
        return Err(message!("bridges-single-column"));
    }
    let words = words(bridges, "");
    let rows = words.chunks(bridges.size.width as usize).map(|row| row.join(", ") + "\n");
    Ok(rows.collect())
}

fn as_has(bridges: &Bridges) -> String {
    let (size, words) = (bridges.size, words(bridges, "0"));
    let islands = bridges.islands.len();
    format!("{} {} {islands}\n{}", size.width, size.height, write_rows(size, |i| words[i].clone()))
}

/// One line a span with bridges: `(1,2) <-> (1,4) = 1`, rows and columns counted from 1.
pub(super) fn solution_text(bridges: &Bridges, solution: &Solution) -> String {
    let line = |link: Link| {
        let ((a, b), (c, d)) = (link.from, link.to);
        format!("({a},{b}) <-> ({c},{d}) = {}\n", link.number)
    };
    links(bridges, solution).into_iter().map(line).collect()
}

/// The bridges that are there.
pub(super) fn numbers(bridges: &Bridges, solution: &Solution) -> Numbers {
    Numbers::Links(links(bridges, solution))
}

/// The islands that are joined, in reading order.
fn links(bridges: &Bridges, solution: &Solution) -> Vec<Link> {
    let spans = bridges.spans();
    let built = spans.all.iter().zip(solution).filter(|(_, count)| **count > 0);
    let mut built: Vec<([u32; 2], u8)> = built.map(|(span, &count)| (span.ends, count)).collect();
    built.sort_unstable();
    let place = |island: u32| {
        let cell = bridges.islands[island as usize].cell;
        (bridges.size.row(cell) + 1, bridges.size.column(cell) + 1)
    };
    let link = |([from, to], count): ([u32; 2], u8)| Link {
        from: place(from),
        to: place(to),
        number: count.into(),
    };
    built.into_iter().map(link).collect()
}

/// Lines as `solution_text` writes them; lines such as `solveTime = 0.05` are passed over. What is not
/// written is open while both islands lack bridges, and else empty.
pub(super) fn read_filling(bridges: &Bridges, text: &str) -> Result<Filling, ParseError> {
    let spans = bridges.spans();
    let place = |end: u32| bridges.islands[end as usize].cell;
    let numbers: HashMap<_, usize> =
        spans.all.iter().enumerate().map(|(i, span)| (span.ends.map(place), i)).collect();
    let mut solution = vec![None; spans.all.len()];
    let is_note = |row: &Row| NOTES.iter().any(|note| row.text.trim_start().starts_with(note));
    let is_line = |row: &Row| !row.is_blank() && row.comment().is_none() && !is_note(row);
    for row in rows(text).filter(is_line) {
        let (ends, count) = read_bridge(bridges, row)?;
        let [a, b] = ends;
        let span = numbers.get(&[a.min(b), a.max(b)]).ok_or_else(|| {
            let found = message!("quoted", text = row.text.trim());
            ParseError::new(row.span(), found, message!("bridges-neighbours"))
        })?;
        if solution[*span].replace(count).is_some() {
            let found = message!("bridges-pair-again");
            return Err(ParseError::new(row.span(), found, message!("bridges-pair-once")));
        }
    }
    let built = |island: u32| -> u32 {
        spans.at(island).filter_map(|span| solution[span as usize]).map(u32::from).sum()
    };
    let lacks = |&island: &u32| built(island) < bridges.islands[island as usize].bridges;
    let open = |span: &Span| span.ends.iter().all(lacks);
    let filling = solution.iter().zip(&spans.all);
    Ok(filling.map(|(count, span)| count.or((!open(span)).then_some(0))).collect())
}

/// Lines of a result that are no bridges.
const NOTES: &[&str] = &["solveTime", "isOptimal"];

fn read_bridge(bridges: &Bridges, row: Row) -> Result<([grille_grid::Cell; 2], u8), ParseError> {
    let numbers: Vec<Token> = row.split_any(|c| !c.is_ascii_digit()).collect();
    let [row_a, column_a, row_b, column_b, count] = numbers[..] else {
        let found = message!("quoted", text = row.text.trim());
        return Err(ParseError::new(row.span(), found, message!("bridges-line")));
    };
    let cell = |row: Token, column: Token| -> Result<grille_grid::Cell, ParseError> {
        let row = row.number(1, bridges.size.height.min(LONGEST_SIDE), row_range)?;
        let column = column.number(1, bridges.size.width.min(LONGEST_SIDE), column_range)?;
        Ok(bridges.size.cell(row - 1, column - 1))
    };
    let ends = [cell(row_a, column_a)?, cell(row_b, column_b)?];
    let expected = |low, high| message!("bridges-count", low = low, high = high);
    Ok((ends, count.number(0, bridges.most, expected)? as u8))
}
