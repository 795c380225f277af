//! Every command shown in a document is run, and what it prints is compared with the document.
//!
//! `TRYCMD=overwrite cargo test -p grille-cli --test documents` writes what the program says now.

#[test]
fn commands_in_documents_do_what_they_show() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    std::env::set_current_dir(root).expect("the root of the project is there");
    trycmd::TestCases::new()
        .env("LC_ALL", "C")
        .case("README.md")
        .case("docs/*.md")
        .case("crates/cli/tests/cmd/*.md");
}
