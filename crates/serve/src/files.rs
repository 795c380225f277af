//! The files of the page, as they are in the program, and packed (gzip) for whoever unpacks them.

use std::io::Write;
use std::sync::OnceLock;

use flate2::Compression;
use flate2::write::GzEncoder;

/// Every file by its path.
const FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// A file and what kind it is.
pub struct File {
    place: usize,
    /// Its bytes.
    pub bytes: &'static [u8],
    /// Its media type.
    pub kind: &'static str,
}

impl File {
    /// Its bytes packed, where that is worth it: letters are packed already.
    pub fn packed(&self) -> Option<&'static [u8]> {
        static PACKED: [OnceLock<Vec<u8>>; FILES.len()] = [const { OnceLock::new() }; FILES.len()];
        let is_text = !self.kind.starts_with("font/");
        is_text
            .then(|| PACKED[self.place].get_or_init(|| pack(self.bytes, Effort::Much)).as_slice())
    }
}

/// How much time packing may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// It is done once.
    Much,
    /// Somebody waits.
    Little,
}

/// Bytes packed.
pub fn pack(bytes: &[u8], effort: Effort) -> Vec<u8> {
    let level = match effort {
        Effort::Much => Compression::best(),
        Effort::Little => Compression::fast(),
    };
    let mut packer = GzEncoder::new(Vec::new(), level);
    packer.write_all(bytes).and_then(|()| packer.finish()).expect("memory can be written")
}

/// The file at a path; `/` is the page itself.
pub fn find(path: &str) -> Option<File> {
    let path = if path == "/" { "/index.html" } else { path };
    let place = FILES.binary_search_by_key(&path, |(name, _)| name).ok()?;
    let (name, bytes) = FILES[place];
    Some(File { place, bytes, kind: kind(name)? })
}

/// The media type of a file; none for what is not served, such as notes.
fn kind(name: &str) -> Option<&'static str> {
    Some(match name.rsplit_once('.')?.1 {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "woff2" => "font/woff2",
        "webmanifest" => "application/manifest+json",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_there_and_notes_are_not() {
        assert!(find("/").is_some_and(|file| file.kind.starts_with("text/html")));
        for path in ["/fonts/README.md", "/../Cargo.toml", "/nothing.js", ""] {
            assert!(find(path).is_none(), "{path}");
        }
    }

    #[test]
    fn what_is_packed_is_smaller_and_the_same() {
        let file = find("/").expect("the page");
        let packed = file.packed().expect("it is text");
        let mut unpacked = Vec::new();
        let mut reader = flate2::read::GzDecoder::new(packed);
        std::io::Read::read_to_end(&mut reader, &mut unpacked).expect("it can be unpacked");
        assert!(packed.len() < file.bytes.len() && unpacked == file.bytes);
    }

    #[test]
    fn files_are_sorted() {
        assert!(FILES.is_sorted_by_key(|(name, _)| name));
    }
}
