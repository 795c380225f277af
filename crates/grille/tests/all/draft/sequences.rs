//! Long sequences of changes: after each the verdict is that of starting over.

use grille::{Cell, Draft, Limits, Verdict, complaints};

use super::{MAKERS, Maker, draft, start_over};
use crate::common::{Seed, Sheet, makers};

/// None, one, or two for several.
fn number(verdict: &Verdict) -> usize {
    match verdict {
        Verdict::None => 0,
        Verdict::Unique(_) => 1,
        Verdict::Several(..) => 2,
        Verdict::Unknown(_) => panic!("nobody set a limit"),
    }
}

/// The verdict is right, and the solutions in it are.
#[track_caller]
fn check(draft: &mut Draft, method: &'static str, verdicts: &mut [usize; 3], case: &str) {
    let (verdict, _) = draft.judge(Limits::NONE);
    let (expected, _) = start_over(draft.puzzle(), method);
    assert_eq!(number(&verdict), number(&expected), "{case}");
    verdicts[number(&verdict)] += 1;
    match verdict {
        Verdict::Several(one, other) => {
            assert_ne!(one, other, "{case}");
            for solution in [one, other] {
                assert_eq!(complaints(draft.puzzle(), &solution), [], "{case}");
            }
        }
        verdict => assert_eq!(verdict, expected, "{case}"),
    }
}

/// Change some cells, often back to what they were, and judge after most changes.
fn walk(maker: &Maker, seed: &mut Seed, steps: usize, verdicts: &mut [usize; 3]) {
    let wanted = 1 + seed.below(2);
    let mut boards = std::iter::repeat_with(|| (maker.board)(seed));
    let puzzle = boards.find(|board| number(&start_over(board.as_ref(), "fast").0) == wanted);
    let mut draft = draft(puzzle.expect("boards never end"));
    let area = draft.puzzle().size().area();
    let mut undo: Vec<(Cell, Option<u32>)> = Vec::new();
    let mut last = None;
    for step in 0..steps {
        let back = if seed.percent(50) { undo.pop() } else { None };
        let (cell, clue) = back.unwrap_or_else(|| {
            let cell = Cell(seed.below(area) as u32);
            undo.push((cell, draft.clue(cell)));
            (cell, (maker.next)(seed, &draft, cell))
        });
        if draft.change(cell, clue).is_err() || seed.percent(20) {
            continue;
        }
        let case = format!("{} step {step}, after {last:?} {cell:?} {clue:?}", maker.family);
        check(&mut draft, "fast", verdicts, &case);
        last = Some((cell, clue));
    }
}

fn check_walks(boards: usize, steps: usize, seed: u64) {
    for maker in &MAKERS {
        let mut seed = Seed(seed);
        let mut verdicts = [0; 3];
        (0..boards).for_each(|_| walk(maker, &mut seed, steps, &mut verdicts));
        let least = boards * steps / 50;
        assert!(verdicts.iter().all(|&number| number > least), "{}: {verdicts:?}", maker.family);
    }
}

#[test]
fn random_changes() {
    check_walks(100, 40, 1);
}

#[test]
#[ignore = "takes minutes: cargo test --release -p grille -- --ignored"]
fn very_many_random_changes() {
    check_walks(20_000, 40, 2);
}

/// Givens are taken away as long as one solution is left, then any are put back or taken.
#[test]
fn digging_a_board_of_nine_by_nine() {
    let mut seed = Seed(4);
    let table = makers::sudoku(&mut seed, 3, 3, 100);
    let mut draft = draft(Sheet::new("sudoku", "rows", table.rows()).puzzle());
    let mut verdicts = [0; 3];
    for &cell in &seed.order(81) {
        let cell = Cell(cell as u32);
        let given = draft.clue(cell);
        draft.change(cell, None).expect("a cell may be empty");
        check(&mut draft, "search", &mut verdicts, "dug");
        if !matches!(draft.judge(Limits::NONE).0, Verdict::Unique(_)) {
            draft.change(cell, given).expect("it stood there");
            check(&mut draft, "search", &mut verdicts, "put back");
        }
    }
    assert!(verdicts[1] == 81 && verdicts[2] > 20, "{verdicts:?}");
}

#[test]
fn what_a_limit_cuts_short_is_known_later() {
    for maker in &MAKERS {
        let mut seed = Seed(5);
        let mut draft = draft((maker.board)(&mut seed));
        let (verdict, _) = draft.judge(Limits { stop: &|| true });
        assert!(matches!(verdict, Verdict::Unknown(_) | Verdict::None), "{}", maker.family);
        check(&mut draft, "fast", &mut [0; 3], maker.family);
    }
}
