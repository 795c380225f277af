//! Pages that need nothing else: what all of them have around their content.

use crate::speech;

/// A page in one file.
pub struct Page<'a> {
    pub title: &'a str,
    pub style: &'a str,
    /// What it shows, in HTML.
    pub body: &'a str,
    pub script: &'a str,
}

impl Page<'_> {
    /// All of it, in the language of the user.
    pub fn html(&self) -> String {
        let (language, title) = (speech::words().language().code(), escaped(self.title));
        let Self { style, body, script, .. } = self;
        format!(
            "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n{body}\
             <script>\n{script}</script>\n</body>\n</html>\n"
        )
    }
}

/// Text that can stand in a page.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
