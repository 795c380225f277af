//! A text that comes in pieces gives the puzzles of the whole text, and is not kept.

use grille::{Feed, FormId, Item, Reading, Titles, read};
use grille_chance::Seed;

/// What a puzzle or a mistake is, and where the mistake is in the whole text.
fn told(item: &Item, text: &str, line: usize) -> String {
    let what = match &item.puzzle {
        Ok(puzzle) => {
            puzzle.write(FormId::OWN, &Titles::default()).expect("every family writes it")
        }
        Err(error) => {
            let (row, column) = error.line_column(text);
            format!("{}:{column} {error}", row + line)
        }
    };
    format!("{:?} {what}", item.titles)
}

/// Push a text in pieces of at most so many characters; the longest part that was kept is given too.
fn in_pieces(text: &str, most: usize, seed: &mut Seed) -> (Vec<String>, usize) {
    let mut feed = Feed::new(Reading::default());
    let (mut found, mut longest) = (Vec::new(), 0);
    let mut rest = text;
    loop {
        let length = 1 + seed.below(most);
        let (piece, after) = rest.split_at(rest.floor_char_boundary(length.min(rest.len())));
        rest = after;
        let batch = feed.push(piece).expect("the beginning is a puzzle");
        let end = if rest.is_empty() { feed.end().expect("so is the rest") } else { None };
        for batch in batch.into_iter().chain(end) {
            longest = longest.max(batch.text.len());
            found.extend(batch.items.iter().map(|item| told(item, &batch.text, batch.line)));
        }
        if rest.is_empty() {
            return (found, longest);
        }
    }
}

/// In pieces of any size the same comes out as of the whole.
#[track_caller]
fn check(text: &str) -> usize {
    let whole = read(text, &Reading::default()).expect("it is a text of puzzles");
    let whole: Vec<String> = whole.iter().map(|item| told(item, text, 0)).collect();
    assert!(whole.len() > 100);
    let mut seed = Seed(1);
    let mut longest = 0;
    for most in [1 << 17, 5000, 300] {
        let (found, length) = in_pieces(text, most, &mut seed);
        for (found, whole) in found.iter().zip(&whole) {
            assert_eq!(found, whole, "in pieces of {most}");
        }
        assert_eq!(found.len(), whole.len());
        longest = length;
    }
    longest
}

#[test]
fn puzzles_of_a_line_come_one_after_the_other() {
    let sudoku =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let mut text = "\u{feff}# many\r\n".to_owned();
    for number in 0..1000 {
        text += &format!("{sudoku} number {number}\n");
        match number % 10 {
            1 => text += "12..\n",
            2 => text += "\n# é\n",
            3 => text += "1.....2......3.4 small\r\n",
            4 => text += &format!("{}x\n", &sudoku[1..]),
            _ => {}
        }
    }
    assert!(check(&text) < 20_000, "text is let go");
    assert!(check(text.trim_end()) < 20_000, "the last line needs no end");
}

/// Whatever stands among them: other families, headings, and what is no puzzle.
#[test]
fn puzzles_of_a_line_of_several_families_come_one_after_the_other() {
    let sudoku =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let mut text = format!("First of all:\n{sudoku}\n");
    for number in 0..800 {
        text += &format!("{sudoku}\n");
        match number % 9 {
            1 => text += "6\n1.....2......3.4\n100\n",
            2 => text += &format!("number {number}\n"),
            3 => text += &format!("{}\n{}\nhello world\n", &sudoku[..70], &sudoku[9..79]),
            4 => text += "\nhttps://puzz.link/p?hashi/3/1/2g2\n\n",
            5 => text += "slither/5/5/cbcbcddad\n",
            6 => text += "# small\n12345\n",
            7 => text += "1 . . 0\n. . . .\n. 1 . .\n. . . .\n",
            _ => {}
        }
    }
    assert!(check(&text) < 20_000, "text is let go");
}

#[test]
fn puzzles_in_our_own_form_come_one_after_the_other() {
    let mut text = "# mixed\n".to_owned();
    for number in 0..400 {
        text += &format!("grille 1 queens\ntitle = {number}\nboard\n. .\n. .\n");
        text += "grille 1 takuzu\nboard\n1 .\n. .\n\n# between\n";
        text += "grille 1 rivers\nboard\n1\n";
    }
    assert!(check(&text) < 20_000, "text is let go");
}

/// The beginning of such a puzzle holds no head but its own, and the remark before it is no puzzle.
#[test]
fn a_long_puzzle_with_a_remark_before_it_is_one() {
    let row = format!("{}.\n", ". ".repeat(119));
    let one = format!("# seed 1\ngrille 1 bridges\nboard\n{}", row.repeat(120));
    let text = format!("{one}\n{one}");
    let whole = read(&text, &Reading::default()).expect("it is a text of puzzles");
    let whole: Vec<String> = whole.iter().map(|item| told(item, &text, 0)).collect();
    assert_eq!(whole.len(), 2);
    for most in [1 << 17, 5000, 300] {
        assert_eq!(in_pieces(&text, most, &mut Seed(1)).0, whole);
    }
}

#[test]
fn other_forms_are_read_at_the_end() {
    let text = "1 . . 0\n. . . .\n. 1 1 .\n. . . .\n\n".repeat(600);
    assert_eq!(check(&text), text.len());
}
