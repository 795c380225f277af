//! What a draft is spared, counted in work.

use grille::{Cell, Counters, Draft, Limits, Verdict};

use super::{draft, start_over};
use crate::common::{Seed, Sheet, makers};

fn judge(draft: &mut Draft) -> (Verdict, Counters) {
    draft.judge(Limits::NONE)
}

/// Two cells with a given that cannot be missed, and one without a given.
fn cells(draft: &Draft) -> [Cell; 3] {
    let cells = || draft.puzzle().size().cells();
    let mut givens = cells().filter(|&cell| draft.clue(cell).is_some());
    let open = cells().find(|&cell| draft.clue(cell).is_none());
    [givens.next(), givens.next(), open].map(|cell| cell.expect("there are such"))
}

#[test]
fn what_is_known_is_not_asked_again() {
    let mut seed = Seed(8);
    let table = makers::takuzu(&mut seed, 6, 6, "forbidden", 100);
    let mut draft = draft(Sheet::new("takuzu", "rows", table.rows()).puzzle());
    dig(&mut seed, &mut draft);
    // What was seen while it was dug is forgotten.
    let mut draft = super::draft(draft.into_puzzle());
    let [one, two, open] = cells(&draft);
    let (Verdict::Unique(solution), _) = judge(&mut draft) else { panic!("one solution") };
    let value = u32::from(solution[open.index()]);
    let unique = (Verdict::Unique(solution), Counters::default());
    // The same again, and a given more that the solution has.
    assert_eq!(judge(&mut draft), unique);
    draft.change(open, Some(value)).expect("a given");
    assert_eq!(judge(&mut draft), unique);
    // A given that it does not have.
    draft.change(open, Some(1 - value)).expect("a given");
    assert_eq!(judge(&mut draft), (Verdict::None, Counters::default()));
    draft.change(open, None).expect("no given");
    // One less is asked for; whatever goes then, there are still several.
    let givens = [one, two].map(|cell| (cell, draft.clue(cell)));
    draft.change(one, None).expect("no given");
    let (Verdict::Several(..), work) = judge(&mut draft) else { panic!("several solutions") };
    assert_ne!(work, Counters::default());
    draft.change(two, None).expect("no given");
    let (Verdict::Several(..), work) = judge(&mut draft) else { panic!("several solutions") };
    assert_eq!(work, Counters::default());
    // And back to where it was.
    givens.into_iter().for_each(|(cell, clue)| draft.change(cell, clue).expect("a given"));
    assert_eq!(judge(&mut draft), unique);
}

/// Guesses, and constraints looked at.
fn work(counters: Counters) -> u64 {
    counters.guesses + counters.propagations
}

/// Take away every given that one can do without: how much was done, and how much starting over
/// would have done.
fn dig(seed: &mut Seed, draft: &mut Draft) -> [u64; 2] {
    let mut done = [0; 2];
    judge(draft);
    for cell in seed.order(draft.puzzle().size().area()) {
        let cell = Cell(cell as u32);
        let given = draft.clue(cell);
        draft.change(cell, None).expect("a cell may be empty");
        let (verdict, counters) = judge(draft);
        done[0] += work(counters);
        done[1] += work(start_over(draft.puzzle(), "fast").1);
        if !matches!(verdict, Verdict::Unique(_)) {
            draft.change(cell, given).expect("it stood there");
        }
    }
    done
}

#[test]
fn digging_a_takuzu_asks_for_much_less_than_starting_over() {
    let mut seed = Seed(6);
    let table = makers::takuzu(&mut seed, 20, 20, "forbidden", 100);
    let mut draft = draft(Sheet::new("takuzu", "rows", table.rows()).puzzle());
    let [done, over] = dig(&mut seed, &mut draft);
    assert!(3 * done < over, "{done} {over}");
}

#[test]
fn digging_a_sudoku_asks_for_much_less_than_starting_over() {
    let mut seed = Seed(7);
    let table = makers::sudoku(&mut seed, 4, 4, 100);
    let mut draft = draft(Sheet::new("sudoku", "rows", table.rows()).puzzle());
    let [done, over] = dig(&mut seed, &mut draft);
    assert!(2 * done < over, "{done} {over}");
}
