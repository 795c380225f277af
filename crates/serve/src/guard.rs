//! Who may ask: pages that this server gave out, at the address where it listens.
//!
//! Other pages that a browser shows could ask a server on this machine too, if it let them: by their own
//! name (`Origin`), or by a name of theirs that leads here (`Host`).

use std::net::{IpAddr, SocketAddr};

use hyper::HeaderMap;
use hyper::header::{HOST, HeaderName, ORIGIN};

/// Knows by which names the server is called.
pub struct Guard {
    port: u16,
    is_public: bool,
}

impl Guard {
    /// For a server at this address.
    pub fn new(address: SocketAddr) -> Self {
        Self { port: address.port(), is_public: !address.ip().is_loopback() }
    }

    /// May whoever sends these headers ask?
    pub fn lets_in(&self, headers: &HeaderMap) -> bool {
        let Some(host) = only(headers, HOST) else { return false };
        if !self.is_ours(host) {
            return false;
        }
        match headers.contains_key(ORIGIN) {
            false => true,
            true => {
                only(headers, ORIGIN).and_then(|origin| origin.strip_prefix("http://"))
                    == Some(host)
            }
        }
    }

    /// Is this how the server is called: `localhost`, or by a number? No name of the net is.
    fn is_ours(&self, host: &str) -> bool {
        let (name, port) = match host.rsplit_once(':') {
            Some((name, port)) if !port.ends_with(']') => (name, port.parse().ok()),
            _ => (host, Some(80)),
        };
        let number = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
        let is_known = match number {
            Ok(number) => number.is_loopback() || self.is_public,
            Err(_) => name == "localhost",
        };
        is_known && port == Some(self.port)
    }
}

/// A header that is there once, as text.
fn only(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    let mut all = headers.get_all(name).iter();
    let first = all.next()?;
    first.to_str().ok().filter(|_| all.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(address: &str, host: &str, origin: Option<&str>, expected: bool) {
        let guard = Guard::new(address.parse().expect("an address"));
        let mut headers = HeaderMap::new();
        headers.insert(HOST, host.parse().expect("a header"));
        if let Some(origin) = origin {
            headers.insert(ORIGIN, origin.parse().expect("a header"));
        }
        assert_eq!(guard.lets_in(&headers), expected, "{host} {origin:?}");
    }

    #[test]
    fn only_our_own_pages_ask() {
        let here = "127.0.0.1:7117";
        check(here, "127.0.0.1:7117", None, true);
        check(here, "localhost:7117", Some("http://localhost:7117"), true);
        check(here, "[::1]:7117", None, true);
        check(here, "localhost:7117", Some("http://127.0.0.1:7117"), false);
        check(here, "localhost:7118", None, false);
        check(here, "localhost", None, false);
        check(here, "evil.example:7117", None, false);
        check(here, "127.0.0.1:7117", Some("http://evil.example"), false);
        check(here, "127.0.0.1:7117", Some("null"), false);
        check(here, "192.168.0.5:7117", None, false);
    }

    #[test]
    fn a_server_for_others_is_called_by_any_number() {
        check("0.0.0.0:80", "192.168.0.5", None, true);
        check("0.0.0.0:80", "evil.example", None, false);
    }
}
