//! A puzzle as its setter sees it, told in parts: how many solutions, how hard, what would mend it.

use grille::{
    Allowed, Clash, Cue, Diagnosis, Edit, Entries, Fill, Instance, Place, Question, Request, Spot,
    Standing, Table, Written, ask, diagnose, message,
};
use serde::Serialize;

use crate::help::Grade;
use crate::playing::verdict;
use crate::request::Puzzle;
use crate::rich::Rich;
use crate::setting::{Given, given};
use crate::sheet::table;
use crate::steps::{AtSeat, Light, Teller};
use crate::trouble::Trouble;
use crate::work::Work;

/// What is known of a puzzle; what is not known yet is missing.
#[derive(Default, Serialize)]
#[serde(default)]
pub struct Judgement {
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<Rich>,
    #[serde(skip_serializing_if = "Option::is_none")]
    solutions: Option<Vec<Entries>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    differs: Option<Vec<usize>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    common: Option<Entries>,
    #[serde(skip_serializing_if = "Option::is_none")]
    grade: Option<Grade>,
    #[serde(skip_serializing_if = "Option::is_none")]
    offers: Option<Vec<Offer>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    spare: Option<Spare>,
    #[serde(skip_serializing_if = "Option::is_none")]
    clash: Option<Clashing>,
}

/// Clues to be written, and what they leave: one solution, or several.
#[derive(Serialize)]
struct Offer {
    clues: Vec<OfferedClue>,
    text: String,
    leaves: &'static str,
    adds: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    level_name: Option<String>,
}

/// A clue to be written; nothing, where one is taken away.
#[derive(Serialize)]
struct OfferedClue {
    place: String,
    text: String,
}

#[derive(Serialize)]
struct Spare {
    each: Vec<String>,
    together: Vec<String>,
}

#[derive(Serialize)]
struct Clashing {
    places: Vec<String>,
    minimal: bool,
    text: Rich,
    steps: Vec<Rich>,
    lights: Vec<Light>,
    clues: Vec<ClashingClue>,
}

/// One of the clues that clash, and how many solutions there are without it.
#[derive(Clone, Serialize)]
struct ClashingClue {
    place: String,
    text: String,
    without: &'static str,
}

/// Judge a puzzle: first what is quick to say, then what takes longer.
pub fn judge(asked: &Puzzle, work: &mut Work<'_>) -> Result<Judgement, Trouble> {
    let Given { puzzle, .. } = given(&asked.puzzle, work)?;
    let table = table(puzzle.as_ref(), work)?;
    let mut known = counted(puzzle.as_ref(), &table, work)?;
    work.tell(&known);
    if known.verdict == Some(Standing::Unique.word()) {
        let grade = grille::grade(puzzle.as_ref(), &Allowed::default(), work.limits());
        known.grade = grade.ok().map(|grade| Grade::new(&grade, puzzle.as_ref(), work));
        work.tell(&known);
    }
    let diagnosis = diagnose(puzzle.as_ref(), work.limits());
    let diagnosis = diagnosis.map_err(|why| Trouble::say(why.message(), work))?;
    let told = told(known, &diagnosis, puzzle.as_ref(), &table, work);
    work.tell(&told);
    Ok(mended(told, &diagnosis, puzzle.as_ref(), &table, work))
}

/// Of more clues it is not said what leaving out one of them brings.
const MENDED: usize = 12;

/// Is it said of each of the clues that clash what leaving it out brings?
fn lists(clashing: &[Written], puzzle: &dyn Instance, table: &Table<'_>) -> bool {
    table.player().words(puzzle).is_some() && clashing.len() <= MENDED
}

/// What is known, with what it brings to leave out one of the clues that clash.
fn mended(
    known: Judgement,
    diagnosis: &Diagnosis,
    puzzle: &dyn Instance,
    table: &Table<'_>,
    work: &Work<'_>,
) -> Judgement {
    let Diagnosis::None { clash: Clash::Clues { clues, .. }, .. } = diagnosis else { return known };
    if !lists(clues, puzzle, table) {
        return known;
    }
    let without = |clue: &Written| {
        let rest = table.player().put(puzzle, clue.place, "").ok()?;
        let answer = ask(rest.as_ref(), &Request::new(Question::Check), work.limits()).ok()?;
        let spot = Spot::of(clue.place, puzzle.size());
        let at = message!("desk-value-at", value = clue.text.as_str(), place = spot);
        Some(ClashingClue {
            place: spot.to_string(),
            text: work.words().say(&at),
            without: answer.standing.unwrap_or(Standing::Unknown).word(),
        })
    };
    let clues = clues.iter().filter_map(without).collect();
    let clash = known.clash.map(|clash| Clashing { clues, ..clash });
    Judgement { clash, ..known }
}

/// How many solutions there are, in a word, with two of them.
fn counted(
    puzzle: &dyn Instance,
    table: &Table<'_>,
    work: &Work<'_>,
) -> Result<Judgement, Trouble> {
    let answer = ask(puzzle, &Request::new(Question::Check), work.limits());
    let answer = answer.map_err(|why| Trouble::say(&why.message(), work))?;
    let standing = answer.standing.unwrap_or(Standing::Unknown);
    let solutions: Vec<Entries> =
        answer.solutions.iter().map(|solution| table.entries(solution)).collect();
    let differs: Vec<usize> = match &solutions[..] {
        [one, other, ..] => (0..one.len()).filter(|&seat| one[seat] != other[seat]).collect(),
        _ => Vec::new(),
    };
    let words = work.words();
    let text = match standing {
        Standing::Several => words.say(&message!("desk-differ", number = differs.len())),
        _ => words.say(&verdict(standing)),
    };
    let faults = answer.faults.first().map(|fault| {
        let places: Vec<(Spot, Cue)> = fault.places.iter().map(|&p| (p, Cue::Wrong)).collect();
        Rich::new(&crate::sheet::capital(&words.say(&fault.message())), &places, words)
    });
    Ok(Judgement {
        verdict: Some(standing.word()),
        text: Some(faults.unwrap_or_else(|| Rich::plain(text))),
        solutions: Some(solutions),
        differs: Some(differs),
        ..Judgement::default()
    })
}

/// What else there is to say, with what is known.
fn told(
    known: Judgement,
    diagnosis: &Diagnosis,
    puzzle: &dyn Instance,
    table: &Table<'_>,
    work: &Work<'_>,
) -> Judgement {
    let name = |place: Place| Spot::of(place, puzzle.size()).to_string();
    match diagnosis {
        Diagnosis::None { clash: Clash::Clues { clues, is_minimal }, chain, remedies } => {
            let spots = clues.iter().map(|clue| Spot::of(clue.place, puzzle.size()));
            let spots: Vec<(Spot, Cue)> = spots.map(|spot| (spot, Cue::Wrong)).collect();
            let words = work.words();
            let mut text = words.say(&message!("desk-clash", number = clues.len()));
            if *is_minimal && clues.len() > 1 {
                text = format!("{text} {}", words.say(&message!("desk-clash-least")));
            }
            let teller = Teller { puzzle, table, work };
            let steps = chain.as_ref().map(|chain| teller.chain(chain)).unwrap_or_default();
            let ends = chain.iter().flat_map(|chain| chain.end.reason.spots());
            let ends = ends
                .map(|spot| (spot, Cue::Where))
                .filter(|(spot, _)| !spots.iter().any(|(clue, _)| clue == spot));
            let lit: Vec<(Spot, Cue)> = ends.chain(spots.iter().copied()).collect();
            let rich = |step: &String| Rich::new(&crate::sheet::capital(step), &spots, words);
            let clash = Clashing {
                places: clues.iter().map(|clue| name(clue.place)).collect(),
                minimal: *is_minimal,
                text: Rich::plain(text),
                steps: steps.iter().map(rich).collect(),
                lights: teller.lights(&lit),
                clues: Vec::new(),
            };
            let ways = remedies.iter().flat_map(|remedies| {
                let ways = remedies.ways.iter().map(|way| (way, remedies.leave));
                ways.filter(|(way, _)| !is_without(way, clues, puzzle, table))
            });
            let offers = ways.map(|(way, leave)| offer(way, leave, puzzle, table, work));
            Judgement { clash: Some(clash), offers: Some(offers.collect()), ..known }
        }
        Diagnosis::Several { common, remedies, .. } => {
            let offers = remedies.iter().flat_map(|remedies| {
                let offer = |way: &Vec<Edit>| offer(way, remedies.leave, puzzle, table, work);
                remedies.ways.iter().map(offer)
            });
            let common = common.as_ref().map(|fills| {
                let mut entries = table.blank();
                let pairs = fills.iter().flat_map(|fill| at_seats(fill, table));
                pairs.for_each(|AtSeat { seat, value }| entries[seat] = Some(value));
                entries
            });
            Judgement { common, offers: Some(offers.collect()), ..known }
        }
        Diagnosis::Unique { spare } => {
            let names = |places: &[Place]| places.iter().map(|&place| name(place)).collect();
            let spare = spare
                .as_ref()
                .map(|spare| Spare { each: names(&spare.each), together: names(&spare.together) });
            Judgement { spare, ..known }
        }
        _ => known,
    }
}

/// A value of a variable as what is written at its seats.
fn at_seats<'t>(fill: &'t Fill, table: &'t Table<'_>) -> impl Iterator<Item = AtSeat> + 't {
    table.of(fill.var).filter_map(|(seat, own)| match own.apart {
        None => Some(AtSeat { seat, value: fill.value }),
        Some(apart) => (apart == fill.value).then_some(AtSeat { seat, value: 1 }),
    })
}

/// Is this a clue taken away that is listed as one that clashes?
fn is_without(
    way: &[Edit],
    clashing: &[Written],
    puzzle: &dyn Instance,
    table: &Table<'_>,
) -> bool {
    let [Edit { place, after, .. }] = way else { return false };
    after.is_empty() && lists(clashing, puzzle, table) && clashing.iter().any(|c| c.place == *place)
}

/// Clues to be written, and how hard the puzzle is then if it has one solution.
fn offer(
    way: &[Edit],
    leave: Standing,
    puzzle: &dyn Instance,
    table: &Table<'_>,
    work: &Work<'_>,
) -> Offer {
    let clue = |edit: &Edit| OfferedClue {
        place: Spot::of(edit.place, puzzle.size()).to_string(),
        text: edit.after.clone(),
    };
    let text = work.words().say(&message!("desk-offer", parts = Edit::list(way, puzzle.size())));
    let is_one = leave == Standing::Unique;
    Offer {
        clues: way.iter().map(clue).collect(),
        text: crate::sheet::capital(&text),
        leaves: leave.word(),
        adds: way.iter().all(|edit| edit.before.is_empty()),
        level_name: if is_one { graded(puzzle, table, way, work) } else { None },
    }
}

/// How hard a puzzle would be with some clues written otherwise.
fn graded(
    puzzle: &dyn Instance,
    table: &Table<'_>,
    way: &[Edit],
    work: &Work<'_>,
) -> Option<String> {
    let mut changed = puzzle.copy();
    for edit in way {
        changed = table.player().put(changed.as_ref(), edit.place, &edit.after).ok()?;
    }
    let grade = grille::grade(changed.as_ref(), &Allowed::default(), work.limits()).ok()?;
    Some(work.words().say(&grade.level().message()))
}
