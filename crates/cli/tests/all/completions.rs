//! Completions know every name that one can type, and the manual page keeps its examples as they are.

use std::process::Command;

use grille::{FAMILIES, Language};

fn printed(arguments: &[&str]) -> String {
    let grille = Command::new(env!("CARGO_BIN_EXE_grille")).args(arguments).output();
    String::from_utf8(grille.expect("it runs").stdout).expect("it is text")
}

/// Every name that one can type for a family, a form, a method or a language.
fn names() -> Vec<&'static str> {
    let families = FAMILIES.iter().map(|family| family.info().id);
    let forms = FAMILIES.iter().flat_map(|family| family.formats()).map(|form| form.id.name());
    let methods = FAMILIES.iter().flat_map(|family| grille::methods(*family));
    let methods = methods.map(|(method, _)| method.name());
    families.chain(forms).chain(methods).chain(Language::ALL.map(Language::code)).collect()
}

/// Is it there by itself, not as a part of another word?
fn has_word(text: &str, name: &str) -> bool {
    let parts = |c: char| !(c.is_alphanumeric() || c == '-' || c == '+');
    // Fish parts names from what is said of them by `\t`.
    text.replace("\\t", " ").split(parts).any(|word| word == name)
}

/// The lines of a script that offer values have all names.
#[track_caller]
fn check(shell: &str, offers: &str) {
    let script = printed(&["--lang", "en", "completions", shell]);
    let offered: Vec<&str> = script.lines().filter(|line| line.contains(offers)).collect();
    let offered = offered.join("\n");
    let missing: Vec<&str> = names().into_iter().filter(|name| !has_word(&offered, name)).collect();
    assert!(missing.is_empty(), "{shell}: {missing:?}");
}

#[test]
fn bash_completes_names() {
    check("bash", "compgen -W");
}

#[test]
fn zsh_completes_names() {
    check("zsh", ":(");
}

#[test]
fn fish_completes_names() {
    check("fish", "\\t''");
}

/// These complete arguments alone, but say beside them what the values are.
#[test]
fn elvish_and_powershell_say_names() {
    check("elvish", "[possible values: ");
    check("powershell", "[possible values: ");
}

#[test]
fn a_word_is_not_found_inside_another() {
    assert!(has_word("--to=(line rows)", "line") && has_word("\"line\\t''", "line"));
    assert!(!has_word("--to=(lines)", "line") && !has_word("clues-line", "line"));
}

#[test]
fn the_manual_page_keeps_its_examples_as_they_are() {
    for language in Language::ALL {
        let (lang, code) = ("--lang", language.code());
        let help = printed(&[lang, code, "--help"]);
        let page = printed(&[lang, code, "man"]);
        let (_, rest) = page.split_once(".nf\n").expect("something is not filled");
        let (kept, _) = rest.split_once(".fi\n").expect("that ends");
        let kept: Vec<String> = kept
            .lines()
            .filter(|line| !line.starts_with('.'))
            .map(|line| line.replace("\\-", "-"))
            .collect();
        let shown: Vec<&str> = help.lines().filter(|line| line.starts_with("  grille ")).collect();
        assert_eq!(kept, shown, "{code}");
        assert!(kept.len() > 4 && kept.iter().all(|line| line.chars().count() <= 76), "{kept:#?}");
    }
}
