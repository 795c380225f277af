//! Every example runs to its end; each of them checks what it prints.

use std::path::Path;
use std::process::Command;

#[test]
fn every_example_runs() {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = std::fs::read_dir(crate_folder.join("examples")).expect("a folder of examples");
    let mut number = 0;
    for file in files.map(|file| file.expect("a file").path()) {
        let name = file.file_stem().and_then(|name| name.to_str()).expect("a plain name");
        let run = Command::new(env!("CARGO"))
            .current_dir(crate_folder)
            .args(["run", "--quiet", "--locked", "--example", name])
            .output()
            .expect("cargo runs");
        assert!(run.status.success(), "{name}: {}", String::from_utf8_lossy(&run.stderr));
        assert!(!run.stdout.is_empty(), "{name} prints nothing");
        number += 1;
    }
    assert!(number >= 6, "{number} examples");
}
