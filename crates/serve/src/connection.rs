//! One connection: requests in, replies out.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use hyper::body::Incoming;
use hyper::header::ACCEPT_ENCODING;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::TcpStream;

use crate::files::Effort;
use crate::reply::{Reply, packed, refused, whole};
use crate::{Shared, ask, files};

/// Whoever takes longer to say what they want is not heard.
const PATIENCE: Duration = Duration::from_secs(10);

const JSON: &str = "application/json";

/// Serve a connection to its end.
pub async fn serve(stream: TcpStream, shared: Arc<Shared>) {
    // Small answers go out at once.
    let _ = stream.set_nodelay(true);
    let service = service_fn(|request| {
        let shared = Arc::clone(&shared);
        async move { Ok::<_, Infallible>(reply(request, shared).await) }
    });
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(PATIENCE)
        .serve_connection(TokioIo::new(stream), service);
    // Whoever goes away, or speaks no HTTP, is not told.
    let _ = served.await;
}

async fn reply(request: Request<Incoming>, shared: Arc<Shared>) -> Response<Reply> {
    if !shared.guard.lets_in(request.headers()) {
        return refused(StatusCode::FORBIDDEN, "this server answers its own page alone\n");
    }
    let path = request.uri().path();
    match (request.method(), path) {
        (&Method::POST, "/ask") => ask::ask(request, shared).await,
        (&Method::GET | &Method::HEAD, path) => given(path, unpacks(&request)),
        _ => refused(StatusCode::METHOD_NOT_ALLOWED, "no such thing is done here\n"),
    }
}

/// Does whoever asks unpack what is packed?
pub fn unpacks(request: &Request<Incoming>) -> bool {
    let accepted = request.headers().get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|all| all.split(',').any(|one| one.trim().starts_with("gzip")))
}

/// A file of the page, or its words.
fn given(path: &str, unpacks: bool) -> Response<Reply> {
    let language = path.strip_prefix("/words/").and_then(|name| name.strip_suffix(".json"));
    if let Some(words) = language.and_then(grille_desk::page_words) {
        return match unpacks {
            true => {
                packed(whole(StatusCode::OK, JSON, files::pack(words.as_bytes(), Effort::Little)))
            }
            false => whole(StatusCode::OK, JSON, words),
        };
    }
    let Some(file) = files::find(path) else {
        return refused(StatusCode::NOT_FOUND, "no such file\n");
    };
    match file.packed().filter(|_| unpacks) {
        Some(bytes) => packed(whole(StatusCode::OK, file.kind, bytes)),
        None => whole(StatusCode::OK, file.kind, file.bytes),
    }
}
