//! Takuzu of the corpus by the student's rules and backtracking, as a table of `docs/laboratory.md` has it.

use std::path::Path;

use grille::{Instance, Limits, MethodId, Question, Reading, Request, Standing, ask, read};

/// So often may the backtracking ask whether to go on.
const ASKINGS: u64 = 1_000_000;

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// What a method came to, in a word or a few.
fn word(puzzle: &dyn Instance, method: &'static str) -> &'static str {
    let request =
        Request { method: MethodId::new(method), ..Request::new(Question::Solve { most: 2 }) };
    let answer = Limits::NONE.within(ASKINGS, |limits| ask(puzzle, &request, limits));
    let answer = answer.expect("takuzu have this method");
    match (answer.standing, answer.solutions.as_slice(), answer.wrong.as_slice()) {
        _ if !answer.faults.is_empty() => "no solution, at sight",
        (Some(Standing::Unique), ..) => "solved",
        (Some(Standing::None), ..) => "no solution",
        (_, [_], _) => "right",
        (_, _, [_]) => "wrong",
        _ if answer.has_given_up => "gives up",
        _ => "limit",
    }
}

fn table() -> String {
    let mut files: Vec<_> = std::fs::read_dir(root().join("corpus/takuzu"))
        .expect("the corpus is there")
        .map(|file| file.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|end| end == "txt"))
        .collect();
    files.sort();
    let mut table =
        "| puzzle | `rules` | `backtrack` | `rules+backtrack` |\n|---|---|---|---|\n".to_owned();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a puzzle is text");
        let mut items = read(&text, &Reading::default()).expect("it is recognised");
        let puzzle = items.remove(0).puzzle.expect("it is one");
        let name = file.file_stem().expect("it has a name").to_string_lossy().into_owned();
        let words = ["rules", "backtrack", "rules+backtrack"].map(|m| word(puzzle.as_ref(), m));
        table.push_str(&format!("| `{name}` | {} |\n", words.join(" | ")));
    }
    table
}

#[test]
fn the_table_of_the_documents_is_what_they_come_to() {
    let document = root().join("docs/laboratory.md");
    let text = std::fs::read_to_string(document).expect("the document is there");
    let table = table();
    assert!(text.contains(&table), "docs/laboratory.md should have this table:\n{table}");
    for word in ["solved", "gives up", "right", "wrong", "no solution"] {
        assert!(table.contains(&format!("| {word} |")), "no puzzle is {word}");
    }
}
