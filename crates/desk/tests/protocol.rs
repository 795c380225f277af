//! Every question of the page, asked of every family, as the page asks it.

use grille_desk::{Work, answer};
use serde_json::{Value, json};

/// Ask, and be answered.
#[track_caller]
fn ask(request: Value) -> Value {
    let reply = reply(&request);
    reply.get("ok").unwrap_or_else(|| panic!("{request}: {reply}")).clone()
}

fn reply(request: &Value) -> Value {
    let text = answer(&request.to_string(), &mut Work::unhurried());
    serde_json::from_str(&text).expect("answers are JSON")
}

fn families() -> Vec<Value> {
    let families = ask(json!({"ask": "families", "lang": "en"}));
    families["families"].as_array().expect("a list").clone()
}

/// A small puzzle of each family.
fn made(family: &Value) -> Value {
    let size = &family["sizes"][1];
    ask(
        json!({"ask": "make", "family": family["id"], "width": size[0], "height": size[1], "seed": 3}),
    )
}

fn puzzle(sheet: &Value) -> String {
    sheet["puzzle"].as_str().expect("a text").to_owned()
}

/// What stands on the board before anything is written.
fn blank(sheet: &Value) -> Vec<Value> {
    let seats = sheet["seats"].as_array().expect("seats");
    seats.iter().map(|seat| seat["given"].clone()).collect()
}

fn list<'v>(value: &'v Value, key: &str) -> &'v [Value] {
    value[key].as_array().map(Vec::as_slice).unwrap_or_default()
}

fn seat(entry: &Value) -> usize {
    entry["seat"].as_u64().expect("a number") as usize
}

#[test]
fn there_are_six_families_with_all_that_the_page_shows_of_them() {
    let families = families();
    assert_eq!(families.len(), 6);
    for family in &families {
        let emblem = &family["emblem"]["sheet"];
        assert!(!list(emblem, "seats").is_empty(), "{family}");
        for key in ["sizes", "levels", "forms", "methods"] {
            assert!(!list(family, key).is_empty(), "{key} of {}", family["id"]);
        }
        for value in list(emblem, "values") {
            assert!(!list(value, "looks").is_empty(), "{value} of {} is not seen", family["id"]);
        }
    }
}

#[test]
fn hints_lead_from_the_clues_to_the_end_of_every_game() {
    for family in families() {
        let sheet = made(&family)["sheet"].clone();
        let (puzzle, mut entries) = (puzzle(&sheet), blank(&sheet));
        let mut struck: Vec<Value> = Vec::new();
        let mut figures = 0;
        for turn in 0.. {
            assert!(turn < 2000, "{}: hints go round in circles", family["id"]);
            let hint =
                ask(json!({"ask": "hint", "puzzle": puzzle, "entries": entries, "struck": struck}));
            if hint["solved"] == true {
                break;
            }
            assert_eq!(list(&hint, "stages").len(), 3, "{hint}");
            let (sets, strikes) = (list(&hint, "sets"), list(&hint, "strikes"));
            assert!(!sets.is_empty() || !strikes.is_empty(), "{hint}");
            figures += usize::from(figure_shows(&hint, sets));
            sets.iter().for_each(|set| entries[seat(set)] = set["value"].clone());
            struck.extend(strikes.iter().cloned());
        }
        let progress = ask(json!({"ask": "progress", "puzzle": puzzle, "entries": entries}));
        assert_eq!(progress["solved"], true, "{}", family["id"]);
        assert_eq!(figures > 0, sheet["sets"] == "lines", "figures of {}", family["id"]);
    }
}

/// Is there a figure? Then both fillings of its line have what follows, and they are not the same.
fn figure_shows(hint: &Value, sets: &[Value]) -> bool {
    let figure = &hint["figure"];
    if figure.is_null() {
        return false;
    }
    let (first, last) = (list(figure, "first"), list(figure, "last"));
    assert_ne!(first, last, "{hint}");
    for set in sets {
        let at = list(figure, "seats").iter().position(|seat| *seat == set["seat"]);
        let at = at.unwrap_or_else(|| panic!("{set} is not in the line: {hint}"));
        assert_eq!([&first[at], &last[at]], [&set["value"]; 2], "{hint}");
    }
    true
}

#[test]
fn steps_of_an_explanation_fill_the_board_as_the_solution_does() {
    for family in families() {
        let sheet = made(&family)["sheet"].clone();
        let (puzzle, mut entries) = (puzzle(&sheet), blank(&sheet));
        let explained = ask(json!({"ask": "explain", "puzzle": puzzle}));
        assert_eq!(explained["solved"], true, "{}", family["id"]);
        for step in list(&explained, "steps") {
            assert!(!list(step, "lights").is_empty(), "{step}");
            for set in list(step, "sets") {
                entries[seat(set)] = set["value"].clone();
            }
        }
        let solved = ask(json!({"ask": "solve", "puzzle": puzzle}));
        let differs = |(here, there): (&Value, &Value)| !here.is_null() && here != there;
        let wrong = entries.iter().zip(list(&solved, "entries")).filter(|&pair| differs(pair));
        assert_eq!(wrong.count(), 0, "{}", family["id"]);
    }
}

#[test]
fn a_wrong_entry_is_seen_and_nothing_is_argued_from_it() {
    for family in families() {
        let sheet = made(&family)["sheet"].clone();
        let puzzle = puzzle(&sheet);
        let solved = ask(json!({"ask": "solve", "puzzle": puzzle}))["entries"].clone();
        let mut entries = blank(&sheet);
        let open = entries.iter().position(Value::is_null).expect("something is open");
        let values = list(&sheet, "values").iter().map(|value| value["value"].clone());
        let wrong = values.into_iter().find(|value| *value != solved[open]).expect("another value");
        let right = ask(json!({"ask": "check", "puzzle": puzzle, "entries": entries}));
        assert_eq!(right["right"], true);
        entries[open] = wrong;
        let state = json!({"ask": "check", "puzzle": puzzle, "entries": entries});
        let checked = ask(state);
        assert_eq!((&checked["right"], &checked["wrong"]), (&json!(false), &json!([open])));
        let hint = ask(json!({"ask": "hint", "puzzle": puzzle, "entries": entries}));
        assert!(hint["mistake"].is_array() && hint["stages"].is_null(), "{hint}");
    }
}

#[test]
fn a_board_is_set_clue_by_clue() {
    for family in families() {
        let (id, size) = (family["id"].clone(), family["sizes"][0].clone());
        let sheet = ask(json!({"ask": "blank", "family": id, "width": size[0], "height": size[1]}));
        let sheet = sheet["sheet"].clone();
        let (place, text) = match sheet["sets"].as_str() {
            Some("lines") => ("row 1", json!("1 1")),
            _ => ("r1c2", sheet["clues"]["words"][0].clone()),
        };
        let clues = json!([{"place": place, "text": text}]);
        let edited =
            ask(json!({"ask": "edit", "puzzle": puzzle(&sheet), "clues": clues, "title": "Mine"}));
        assert_eq!(edited["sheet"]["title"], "Mine");
        assert_ne!(edited["sheet"]["printed"], sheet["printed"], "{id}");
        let nonsense = json!([{"place": place, "text": "?!"}]);
        let refused = reply(&json!({"ask": "edit", "puzzle": puzzle(&sheet), "clues": nonsense}));
        assert!(refused["error"]["text"].is_string(), "{refused}");
        let larger = family["sizes"][1].clone();
        let grown = json!({"ask": "edit", "puzzle": puzzle(&edited["sheet"]), "width": larger[0], "height": larger[1]});
        let grown = ask(grown)["sheet"].clone();
        assert_eq!((&grown["width"], &grown["height"]), (&larger[0], &larger[1]));
        let first = text.as_str().and_then(|text| text.split(' ').next());
        let at = |printed: &Value| printed["place"] == place && printed["text"].as_str() == first;
        assert!(list(&grown, "printed").iter().any(at), "{id} keeps its clues: {grown}");
    }
}

/// What is told in parts, put together.
fn judged(puzzle: &str) -> Value {
    let mut parts: Vec<String> = Vec::new();
    let request = json!({"ask": "judge", "puzzle": puzzle}).to_string();
    let last = {
        let mut work = Work::new(&|| false, &|| 0.0, |part| parts.push(part));
        answer(&request, &mut work)
    };
    let last: Value = serde_json::from_str(&last).expect("answers are JSON");
    let mut all = json!({});
    let told = parts.iter().map(|part| serde_json::from_str::<Value>(part).expect("JSON"));
    for part in told.chain([last["ok"].clone()]) {
        for (key, value) in part.as_object().expect("an object") {
            all[key] = value.clone();
        }
    }
    all
}

#[test]
fn setters_hear_what_is_wrong_and_what_would_mend_it() {
    let unique = judged("1.....2......3.4");
    assert_eq!((&unique["verdict"], unique["grade"]["score"].is_u64()), (&json!("unique"), true));
    assert!(unique["spare"]["each"].is_array());
    let several = judged("1.....2......3..");
    assert_eq!(several["verdict"], "several");
    assert!(!list(&several, "differs").is_empty() && list(&several, "solutions").len() == 2);
    let offer = &list(&several, "offers")[0];
    assert!(!list(offer, "clues").is_empty(), "{offer}");
    let mended = ask(json!({"ask": "edit", "puzzle": "1.....2......3..", "clues": offer["clues"]}));
    assert_eq!(judged(&puzzle(&mended["sheet"]))["verdict"], "unique");
    let none = judged("123....4........");
    assert_eq!(none["verdict"], "none");
    assert!(!list(&none["clash"], "places").is_empty(), "{none}");
    assert!(list(&none["clash"], "lights").iter().any(|light| light["cue"] == "wrong"), "{none}");
    let clues = list(&none["clash"], "clues");
    assert_eq!(clues.len(), list(&none["clash"], "places").len(), "{none}");
    for clue in clues {
        let clear = json!([{"place": clue["place"], "text": ""}]);
        let rest = ask(json!({"ask": "edit", "puzzle": "123....4........", "clues": clear}));
        assert_eq!(judged(&puzzle(&rest["sheet"]))["verdict"], clue["without"], "{clue}");
    }
}

/// What is offered can be clicked, in every family, and leaves what it says.
#[test]
fn offers_are_edits_that_leave_what_they_say() {
    let puzzles = [
        "1....12......3.4",
        "1..............4",
        "grille 1 takuzu\nboard\n1 . . 0\n0 . . .\n0 1 1 .\n0 . . .\n",
        "grille 1 queens\nboard\nQ . . . .\n. . Q . .\nQ . . . .\n. . . . .\n. . . . .\n",
        "grille 1 singles\nboard\n3 5 1 1 4\n1 3 2 4 1\n4 2 5 3 1\n2 1 4 5 3\n5 4 3 2 2\n",
        "grille 1 bridges\nmost = 2\nboard\n1 . 1 . 2\n. . . . .\n",
        "grille 1 nonogram\nrows\n2\n1\n2\ncolumns\n2\n2\n2\n",
        "4 4\n2\n2\n2\n2\n2\n2\n2\n2\n",
    ];
    for text in puzzles {
        let told = judged(text);
        assert_ne!(told["verdict"], "unique", "{text}");
        let offers = list(&told, "offers");
        let listed = told["clash"]["clues"].as_array().map_or(0, Vec::len);
        assert!(offers.len() + listed > 0, "{text}: {told}");
        for offer in offers {
            let mended = ask(json!({"ask": "edit", "puzzle": text, "clues": offer["clues"]}));
            assert_eq!(judged(&puzzle(&mended["sheet"]))["verdict"], offer["leaves"], "{offer}");
        }
    }
}

#[test]
fn every_collection_is_whole() {
    let told = ask(json!({"ask": "collections"}));
    for collection in list(&told, "collections") {
        let puzzles = list(collection, "puzzles");
        assert!(puzzles.len() >= 6, "{}", collection["id"]);
        for kept in puzzles {
            assert!(ask(json!({"ask": "sheet", "puzzle": kept["puzzle"]}))["sheet"].is_object());
        }
    }
}

#[test]
fn rules_are_shown_where_they_fire() {
    for family in families() {
        let told = ask(json!({"ask": "rules", "family": family["id"], "lang": "fr"}));
        let rules = list(&told, "rules");
        assert!(rules.len() >= 4, "{}", family["id"]);
        for shown in rules {
            let seats = list(&shown["sheet"], "seats").len();
            assert_eq!(list(shown, "entries").len(), seats);
            assert!(!list(shown, "sets").is_empty() || !list(shown, "strikes").is_empty());
        }
    }
}

#[test]
fn nonsense_is_answered_by_a_sentence() {
    let puzzle = "1.....2......3.4";
    let cases = [
        json!({"ask": "nothing"}),
        json!({"puzzle": puzzle}),
        json!({"ask": "hint", "puzzle": puzzle, "entries": [1, 2]}),
        json!({"ask": "hint", "puzzle": puzzle, "entries": vec![200; 16]}),
        json!({"ask": "open", "text": "5 . ? nonsense"}),
        json!({"ask": "open", "text": ""}),
        json!({"ask": "open", "bytes": "!!"}),
        json!({"ask": "make", "family": "chess"}),
        json!({"ask": "make", "family": "sudoku", "width": 7000, "height": 7000}),
        json!({"ask": "make", "family": "sudoku", "level": "impossible"}),
        json!({"ask": "blank", "family": "takuzu", "width": 3, "height": 3}),
        json!({"ask": "trace", "bytes": "aGVsbG8="}),
        json!({"ask": "convert", "puzzle": puzzle, "form": "nothing"}),
        json!({"ask": "sheet", "puzzle": "1000000"}),
    ];
    for request in cases {
        let told = reply(&request);
        let text = told["error"]["text"].as_str().unwrap_or_default();
        assert!(text.len() > 3, "{request}: {told}");
    }
}

#[test]
fn a_mistake_is_shown_where_it_is() {
    let text = "5 3 . . 7 . . . .\n6 . . 1 9 5 . . .\n. 9 ? . . . . 6 .\n8 . . . 6 . . . 3\n\
        4 . . 8 . 3 . . 1\n7 . . . 2 . . . 6\n. 6 . . . . 2 8 .\n. . . 4 1 9 . . 5\n. . . . 8 . . 7 9\n";
    let told = reply(&json!({"ask": "open", "text": text, "lang": "fr"}));
    let error = &told["error"];
    assert_eq!((&error["line"], &error["column"]), (&json!(3), &json!(5)), "{error}");
    assert_eq!(error["excerpt"], ". 9 ? . . . . 6 .");
}

#[test]
fn puzzles_are_written_in_every_form_that_is_written() {
    for family in families() {
        let puzzle = puzzle(&family["emblem"]["sheet"]);
        for form in list(&family, "forms").iter().filter(|form| form["writes"] == true) {
            let told = reply(&json!({"ask": "convert", "puzzle": puzzle, "form": form["id"]}));
            let text = told["ok"]["text"].as_str().or(told["error"]["text"].as_str());
            assert!(text.is_some_and(|text| !text.is_empty()), "{}: {told}", form["id"]);
        }
        let svg = ask(json!({"ask": "picture", "puzzle": puzzle, "entries": []}));
        assert!(svg["svg"].as_str().is_some_and(|svg| svg.starts_with("<svg")));
    }
}

#[test]
fn methods_race_on_one_puzzle() {
    let told =
        ask(json!({"ask": "race", "puzzle": "1.....2......3.4", "methods": ["fast", "stacks"]}));
    let methods: Vec<&Value> = list(&told, "rows").iter().map(|row| &row["method"]).collect();
    assert_eq!(methods, ["fast", "stacks"]);
    assert!(list(&told, "rows").iter().all(|row| row["verdict"] == "unique"));
}

#[test]
fn the_words_of_the_page_are_there_in_both_languages() {
    for code in ["en", "fr"] {
        let words = grille_desk::page_words(code).expect("it is spoken");
        let words: Value = serde_json::from_str(&words).expect("JSON");
        assert!(words.as_object().is_some_and(|words| words.len() > 50), "{code}");
    }
    assert!(grille_desk::page_words("de").is_none());
}

#[test]
fn searches_are_filmed() {
    for family in families() {
        let sheet = &family["emblem"]["sheet"];
        for method in ["search", "sat"] {
            let film = ask(json!({"ask": "film", "puzzle": puzzle(sheet), "method": method}));
            assert!(!list(&film, "frames").is_empty(), "{} by {method}", family["id"]);
            assert_eq!(list(&film, "seats").len(), list(&film, "start").len());
            let seats: usize =
                list(&film, "seats").iter().map(|of| of.as_array().map_or(0, Vec::len)).sum();
            assert_eq!(seats, list(sheet, "seats").len(), "{}", family["id"]);
        }
    }
}
