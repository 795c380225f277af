//! Every example runs to its end; each of them checks what it prints.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Where cargo puts examples: it builds them together with the tests, and they are run as built.
fn built() -> PathBuf {
    let test = std::env::current_exe().expect("a test is a program");
    test.ancestors().nth(2).expect("target/debug/deps/test").join("examples")
}

#[test]
fn every_example_runs() {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = std::fs::read_dir(crate_folder.join("examples")).expect("a folder of examples");
    let mut number = 0;
    for file in files.map(|file| file.expect("a file").path()) {
        let name = file.file_stem().and_then(|name| name.to_str()).expect("a plain name");
        let program = built().join(name).with_extension(std::env::consts::EXE_EXTENSION);
        let run = Command::new(&program).current_dir(crate_folder).output();
        let run = run.unwrap_or_else(|why| {
            panic!("{}: {why}; `cargo build -p grille --examples` builds it", program.display())
        });
        assert!(run.status.success(), "{name}: {}", String::from_utf8_lossy(&run.stderr));
        assert!(!run.stdout.is_empty(), "{name} prints nothing");
        number += 1;
    }
    assert!(number >= 6, "{number} examples");
}
