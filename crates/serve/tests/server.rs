//! The server as a browser, and as somebody worse, meets it: on loopback, by plain sockets.

use std::io::{Read, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::sync::mpsc;
use std::thread::JoinHandle;
use std::time::Duration;

use grille_serve::{Options, Stop, serve};

/// A server that ends when it is let go.
struct Server {
    address: SocketAddr,
    stop: Stop,
    thread: Option<JoinHandle<std::io::Result<()>>>,
}

impl Server {
    fn start() -> Self {
        let (sender, receiver) = mpsc::channel();
        let options = Options { address: IpAddr::V4(Ipv4Addr::LOCALHOST), port: 0 };
        let thread = std::thread::spawn(move || {
            serve(options, |address, stop| sender.send((address, stop)).expect("somebody waits"))
        });
        let (address, stop) = receiver.recv().expect("it starts");
        Self { address, stop, thread: Some(thread) }
    }

    /// Send these bytes, and read all that comes back.
    fn exchange(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(self.address).expect("it listens");
        stream.set_read_timeout(Some(Duration::from_secs(60))).expect("a limit can be set");
        // Whoever is refused early need not be read to the end.
        let _ = stream.write_all(request.as_bytes());
        let mut reply = Vec::new();
        let _ = stream.read_to_end(&mut reply);
        String::from_utf8_lossy(&reply).into_owned()
    }

    fn get(&self, path: &str) -> String {
        let address = self.address;
        self.exchange(&format!(
            "GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n"
        ))
    }

    fn post(&self, body: &str, headers: &str) -> String {
        let (address, length) = (self.address, body.len());
        self.exchange(&format!(
            "POST /ask HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json\r\n{headers}\
             content-length: {length}\r\nconnection: close\r\n\r\n{body}"
        ))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop.now();
        let thread = self.thread.take().expect("it was started");
        thread.join().expect("the server does not panic").expect("it served");
    }
}

const SOLVE: &str = r#"{"ask":"solve","puzzle":"1.....2......3.4"}"#;

#[track_caller]
fn check(reply: &str, expected: &[&str]) {
    for part in expected {
        assert!(reply.contains(part), "no {part} in {}", &reply[..reply.len().min(2000)]);
    }
}

#[test]
fn the_page_and_its_words_are_served_with_a_strict_policy() {
    let server = Server::start();
    check(&server.get("/"), &["200 OK", "text/html", "default-src 'none'", "<!doctype html>"]);
    check(&server.get("/words/fr.json"), &["200 OK", "application/json"]);
    check(&server.get("/words/de.json"), &["404"]);
    check(&server.get("/../../etc/passwd"), &["404"]);
}

#[test]
fn questions_are_answered_whole_or_in_parts() {
    let server = Server::start();
    check(&server.post(SOLVE, ""), &["200 OK", r#""verdict":"unique""#]);
    let judge = r#"{"ask":"judge","puzzle":"1.....2......3.4"}"#;
    let parts = server.post(judge, "accept: text/event-stream\r\n");
    check(&parts, &["text/event-stream", "event: part", "event: done"]);
}

#[test]
fn whoever_asks_badly_is_refused_and_others_are_answered() {
    let server = Server::start();
    check(&server.post("{", ""), &["400"]);
    check(&server.post(r#"{"ask":"nothing"}"#, ""), &["200 OK", "error"]);
    check(&server.post(SOLVE, "origin: http://evil.example\r\n"), &["403"]);
    let elsewhere = "GET / HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n";
    check(&server.exchange(elsewhere), &["403"]);
    let plain = format!(
        "POST /ask HTTP/1.1\r\nhost: {}\r\ncontent-type: text/plain\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{{}}",
        server.address
    );
    check(&server.exchange(&plain), &["415"]);
    let large = format!(r#"{{"ask":"open","text":"{}"}}"#, "1".repeat(9 << 20));
    check(&server.post(&large, ""), &["413"]);
    server.exchange("nonsense\r\n\r\n");
    check(&server.post(SOLVE, ""), &["200 OK", "unique"]);
}

#[test]
fn work_stops_when_its_page_is_gone() {
    let server = Server::start();
    // An empty sudoku of 25 by 25 has more solutions than anybody counts: this takes its time.
    let hard = format!(r#"{{"ask":"race","puzzle":"{}"}}"#, ".".repeat(625));
    for _ in 0..8 {
        let mut stream = TcpStream::connect(server.address).expect("it listens");
        let (address, length) = (server.address, hard.len());
        let request = format!(
            "POST /ask HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json\r\n\
             content-length: {length}\r\n\r\n{hard}"
        );
        stream.write_all(request.as_bytes()).expect("it reads");
    }
    check(&server.post(SOLVE, ""), &["200 OK", "unique"]);
}

#[test]
fn quit_ends_the_server() {
    let server = Server::start();
    check(&server.post(r#"{"ask":"quit"}"#, ""), &["200 OK"]);
    // What is let go here waits for its end.
}
