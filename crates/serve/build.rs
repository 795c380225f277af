//! Lists the files of the page, so that all of them are in the program.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let web = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo says it")).join("web");
    println!("cargo::rerun-if-changed={}", web.display());
    let mut files = Vec::new();
    collect(&web, &mut files);
    files.sort();
    let mut list = String::from("&[\n");
    for file in files {
        println!("cargo::rerun-if-changed={}", file.display());
        let name = file.strip_prefix(&web).expect("it is below").to_string_lossy();
        let name = name.replace('\\', "/");
        writeln!(list, "    (\"/{name}\", include_bytes!({:?})),", file.display())
            .expect("a text grows");
    }
    list.push(']');
    let out = Path::new(&env::var("OUT_DIR").expect("cargo says it")).join("files.rs");
    fs::write(out, list).expect("cargo's folder can be written");
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        match path.is_dir() {
            true => collect(&path, files),
            false => files.push(path),
        }
    }
}
