//! What is wrong with puzzles: clashes are minimal, remedies mend, spare clues are spare.

use grille::{Chain, Clash, Diagnosis, Edit, Language, Limits, Model, Puzzle, Standing, Verdict};
use grille_engine::{Auto, ClueId, Method, judge};

fn puzzle(text: &str) -> Puzzle {
    text.parse().expect("a puzzle")
}

fn standing(model: &Model) -> Standing {
    let verdict = judge(&mut |limits, found| Auto.each(model, limits, found), Limits::NONE).0;
    match verdict {
        Verdict::Unique(_) => Standing::Unique,
        Verdict::Several(..) => Standing::Several,
        Verdict::None => Standing::None,
        Verdict::Unknown(_) => Standing::Unknown,
    }
}

/// The clues have no solution, and without any one of them they have.
#[track_caller]
fn check_clash(text: &str) {
    let puzzle = puzzle(text);
    let Ok(Diagnosis::None { clash: Clash::Clues { clues, is_minimal }, chain, .. }) =
        puzzle.diagnose(Limits::NONE)
    else {
        panic!("it has no solution:\n{text}");
    };
    assert!(is_minimal);
    check_chain(chain.as_ref().expect("they are few"), text);
    let model = puzzle.instance().model().expect("it is small");
    let ids: Vec<ClueId> = (0..model.clues().len() as u32)
        .map(ClueId)
        .filter(|id| clues.contains(&model.clues()[id.0 as usize]))
        .collect();
    assert_eq!(ids.len(), clues.len());
    assert_eq!(standing(&model.clone().only(&ids)), Standing::None, "{text}");
    for &left_out in &ids {
        let others: Vec<ClueId> = ids.iter().copied().filter(|&id| id != left_out).collect();
        assert_ne!(standing(&model.clone().only(&others)), Standing::None, "{text}");
    }
}

/// Every step says something, in both languages, and the last one is a contradiction.
#[track_caller]
fn check_chain(chain: &Chain, text: &str) {
    for words in Language::ALL.map(grille::words) {
        for link in &chain.links {
            assert!(!link.news.is_empty() && !words.say(link.step.why()).contains('{'), "{text}");
            link.chain.iter().for_each(|inner| check_chain(inner, text));
        }
        let end = words.say(&chain.end.why);
        assert!(!end.is_empty() && !end.contains('{'), "{text}");
    }
    assert!(chain.end.reason.size() > 0, "{text}");
}

/// Wrong givens in many boards: no rule is led astray by them.
#[test]
fn any_wrong_given_is_explained() {
    let mut seed = grille_chance::Seed(41);
    let solved =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let (mut clashes, mut explained) = (0, 0);
    let takuzu = "1 0 1 1 0 0\n1 0 1 0 0 1\n0 1 0 0 1 1\n1 0 1 0 0 1\n0 1 0 1 1 0\n0 1 0 1 1 0";
    for _ in 0..40 {
        let open = |sign: char, seed: &mut grille_chance::Seed| match sign.is_ascii_digit() {
            true if seed.below(3) == 0 => '.',
            true if seed.below(20) == 0 => char::from(b'0' + seed.below(2) as u8),
            _ => sign,
        };
        let sudoku: String = solved.chars().map(|sign| open(sign, &mut seed)).collect();
        let takuzu: String = takuzu.chars().map(|sign| open(sign, &mut seed)).collect();
        for text in [sudoku, takuzu] {
            let Ok(puzzle) = text.parse::<Puzzle>() else { continue };
            if let Ok(Diagnosis::None { chain, .. }) = puzzle.diagnose(Limits::NONE) {
                clashes += 1;
                explained += usize::from(chain.is_some());
                chain.iter().for_each(|chain| check_chain(chain, &text));
            }
        }
    }
    assert!(clashes > 20 && explained * 10 >= clashes * 9, "{explained} of {clashes}");
}

#[test]
fn clashes_are_minimal() {
    // A wrong given that no twin shows.
    check_clash(
        "52..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    );
    check_clash("1 . . 0\n0 . . .\n0 1 1 .\n0 . . .");
    check_clash("5 5\n5\n1\n1\n1\n1\n1\n1\n5\n1\n2\n");
    check_clash("1 . 1 . 2\n. . . . .\n");
    check_clash("Q....\n..Q..\nQ....\n.....\n.....\n");
}

/// One clue suffices where some clue is in one solution alone.
#[test]
fn one_clue_is_found_where_one_suffices() {
    let puzzle = puzzle("1............3.4");
    let Ok(Diagnosis::Several { remedies: Some(remedies), .. }) = puzzle.diagnose(Limits::NONE)
    else {
        panic!("it has a few solutions");
    };
    assert!(remedies.ways.iter().all(|way| way.len() == 1), "{remedies:?}");
}

#[track_caller]
fn check_advice(text: &str, expected: &[&str]) {
    let puzzle = puzzle(text);
    let words = grille::words(Language::English);
    let say = |way: &Vec<Edit>| {
        let all: Vec<String> =
            way.iter().map(|edit| words.say(&edit.message(puzzle.instance().size()))).collect();
        all.join(" and ")
    };
    let remedies = match puzzle.diagnose(Limits::NONE) {
        Ok(Diagnosis::None { remedies, .. } | Diagnosis::Several { remedies, .. }) => remedies,
        other => panic!("{other:?}"),
    };
    let said: Vec<String> = remedies.iter().flat_map(|all| &all.ways).map(say).collect();
    assert_eq!(said, expected, "{text}");
}

#[test]
fn advice_is_what_each_family_can_write() {
    check_advice(
        "1....12......3.4",
        &[
            "take away the 1 at r1c1",
            "change r1c1 from 1 to 3",
            "take away the 1 at r2c2",
            "change r2c2 from 1 to 4",
        ],
    );
    check_advice(
        "Q....\n..Q..\nQ....\n.....\n.....\n",
        &["take away the Q at r1c1", "take away the Q at r3c1"],
    );
    // A number between two islands; an island without a neighbour.
    check_advice("1 . 1 . 2\n. . . . .\n", &["change r1c3 from 1 to 3"]);
    check_advice("grille 1 bridges\nboard\n1 . 1\n. 1 .\n", &["take away the 1 at r2c2"]);
}

#[test]
fn spare_clues_are_spare_and_no_others() {
    let puzzle = puzzle("1243342141322.1.");
    let model = puzzle.instance().model().expect("it is small");
    let Ok(Diagnosis::Unique { spare: Some(spare) }) = puzzle.diagnose(Limits::NONE) else {
        panic!("it has one solution");
    };
    let all: Vec<ClueId> = (0..model.clues().len() as u32).map(ClueId).collect();
    let place = |id: ClueId| model.clues()[id.0 as usize].place;
    for &id in &all {
        let others: Vec<ClueId> = all.iter().copied().filter(|&other| other != id).collect();
        let is_spare = standing(&model.clone().only(&others)) == Standing::Unique;
        assert_eq!(is_spare, spare.each.contains(&place(id)));
    }
    let kept = |id: &ClueId| !spare.together.contains(&place(*id));
    let kept: Vec<ClueId> = all.iter().copied().filter(kept).collect();
    assert_eq!(standing(&model.clone().only(&kept)), Standing::Unique);
    for &id in &kept {
        let fewer: Vec<ClueId> = kept.iter().copied().filter(|&other| other != id).collect();
        assert_ne!(standing(&model.clone().only(&fewer)), Standing::Unique);
    }
}
