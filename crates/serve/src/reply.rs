//! What is sent back: files, answers, streams of events, and the headers of all of them.

use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};

use http_body_util::Full;
use hyper::body::{Body, Bytes, Frame};
use hyper::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, HeaderValue, VARY};
use hyper::{Response, StatusCode};
use tokio::sync::mpsc::UnboundedReceiver;

use crate::jobs::Alive;

/// The body of a reply.
pub enum Reply {
    /// All of it.
    Whole(Full<Bytes>),
    /// Events as they come. Whoever no longer listens lets go of what works for them.
    Events { events: UnboundedReceiver<String>, _alive: Alive },
}

impl Body for Reply {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        match self.get_mut() {
            Self::Whole(body) => Pin::new(body).poll_frame(context),
            Self::Events { events, .. } => {
                let frame = |event: String| Ok(Frame::data(Bytes::from(event)));
                events.poll_recv(context).map(|event| event.map(frame))
            }
        }
    }
}

/// No script, style, picture or frame but our own, and no talk with anybody else.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; \
    img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'";

/// Headers of every reply.
const HEADERS: [(&str, &str); 2] =
    [("x-content-type-options", "nosniff"), ("cross-origin-resource-policy", "same-origin")];

/// Headers of the page itself: what it loads is bound by them too.
const HEADERS_OF_THE_PAGE: [(&str, &str); 4] = [
    ("content-security-policy", POLICY),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
];

/// Something whole, of a kind.
pub fn whole(status: StatusCode, kind: &'static str, bytes: impl Into<Bytes>) -> Response<Reply> {
    dressed(status, kind, Reply::Whole(Full::new(bytes.into())))
}

/// Events as they come.
pub fn events(events: UnboundedReceiver<String>, alive: Alive) -> Response<Reply> {
    dressed(StatusCode::OK, "text/event-stream", Reply::Events { events, _alive: alive })
}

/// A sentence for whoever did something wrong; programs read it, so it is English.
pub fn refused(status: StatusCode, why: &'static str) -> Response<Reply> {
    whole(status, "text/plain; charset=utf-8", why)
}

fn dressed(status: StatusCode, kind: &'static str, body: Reply) -> Response<Reply> {
    let mut response = Response::new(body);
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    let of_the_page = HEADERS_OF_THE_PAGE.iter().filter(|_| kind.starts_with("text/html"));
    for &(name, value) in HEADERS.iter().chain(of_the_page) {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Say that what was packed is.
pub fn packed(mut response: Response<Reply>) -> Response<Reply> {
    let headers = response.headers_mut();
    headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    response
}
