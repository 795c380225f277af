//! Every puzzle that has one solution is explained to its end, and every step is right.

use std::path::Path;

use grille::{Allowed, Limits, Mind, Unexplained, Way};

use crate::right::check_right;
use crate::sets::{LARGEST, puzzles, sets};

/// Explains all puzzles, and says of each file how many.
pub fn check(folder: &Path) {
    for (family, file, most) in sets(folder) {
        let family = grille::family(family).expect("it is a family");
        let (mut explained, mut others, mut steps, mut tried) = (0, 0, 0, 0);
        for (i, puzzle) in puzzles(family, &file).iter().take(most).enumerate() {
            if puzzle.size().area() > LARGEST {
                continue;
            }
            let name = format!("{}#{}", file.display(), i + 1);
            let mind = match Mind::new(puzzle.as_ref(), &Allowed::default(), Limits::NONE) {
                Ok(mind) => mind,
                Err(Unexplained::NoSolution | Unexplained::Several) => {
                    others += 1;
                    continue;
                }
                Err(why) => panic!("{name}: {why}"),
            };
            let way = Way::of(&mind, Limits::NONE).expect("there is no limit");
            assert!(way.is_solved(), "{name}");
            for told in way.steps() {
                check_right(&told.step, &mind, &name);
            }
            let is_named = |rule: &str| rule != "trial" && rule != "together";
            tried += usize::from(way.steps().iter().any(|told| !is_named(told.rule.id.name())));
            steps += way.steps().len();
            explained += 1;
        }
        println!(
            "{}: {explained} explained, {steps} steps, {tried} not by named rules alone, {others} \
             without one solution",
            file.display()
        );
    }
}
