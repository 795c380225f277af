//! A question from the page: its body, its lane, and the answer whole or in parts.

use std::sync::Arc;
use std::time::Duration;

use http_body_util::{BodyExt, Limited};
use hyper::body::{Body, Incoming};
use hyper::header::{ACCEPT, CONTENT_TYPE};
use hyper::{Request, Response, StatusCode};
use serde::Deserialize;
use tokio::sync::mpsc;

use crate::Shared;
use crate::connection::unpacks;
use crate::files::{Effort, pack};
use crate::jobs::{Lane, Wanted};
use crate::reply::{Reply, events, packed, refused, whole};

/// The longest question: an image, or a long file.
const LONGEST: usize = 8 << 20;

/// So long may a question take to arrive.
const PATIENCE: Duration = Duration::from_secs(15);

/// As much of a question as must be known here.
#[derive(Deserialize)]
struct Name {
    ask: String,
}

/// Answer a question.
pub async fn ask(request: Request<Incoming>, shared: Arc<Shared>) -> Response<Reply> {
    let header = |name| request.headers().get(name).and_then(|value| value.to_str().ok());
    // Pages of others can send forms, but no JSON without asking first.
    if !header(CONTENT_TYPE).is_some_and(|kind| kind.starts_with("application/json")) {
        return refused(StatusCode::UNSUPPORTED_MEDIA_TYPE, "questions are JSON\n");
    }
    let in_parts = header(ACCEPT).is_some_and(|kind| kind.contains("text/event-stream"));
    let packs = unpacks(&request);
    let text = match body(request, &shared).await {
        Ok(text) => text,
        Err(refusal) => return refusal,
    };
    let Ok(Name { ask }) = serde_json::from_str(&text) else {
        return refused(StatusCode::BAD_REQUEST, "a question has a name: {\"ask\": …}\n");
    };
    if ask == "quit" {
        shared.quit.notify_one();
        return whole(StatusCode::OK, "application/json", "{\"ok\":{}}");
    }
    match in_parts {
        true => streamed(text, Lane::of(&ask), shared),
        false => {
            let (wanted, alive) = Wanted::new();
            let answer = shared.jobs.answer(text, Lane::of(&ask), wanted, |_| {}).await;
            drop(alive);
            answered(answer, packs)
        }
    }
}

/// Questions up to this length may come at any time; of longer ones only some are read at once.
const SHORT: u64 = 1 << 18;

/// The whole body as text, if it is neither too long nor too slow.
async fn body(request: Request<Incoming>, shared: &Shared) -> Result<String, Response<Reply>> {
    let body = request.into_body();
    let is_short = body.size_hint().upper().is_some_and(|length| length <= SHORT);
    let read = async {
        let _turn = if is_short { None } else { shared.long_bodies.acquire().await.ok() };
        Limited::new(body, LONGEST).collect().await
    };
    let bytes = match tokio::time::timeout(PATIENCE, read).await {
        Err(_) => return Err(refused(StatusCode::REQUEST_TIMEOUT, "too slow\n")),
        Ok(Err(_)) => return Err(refused(StatusCode::PAYLOAD_TOO_LARGE, "too long\n")),
        Ok(Ok(body)) => body.to_bytes(),
    };
    String::from_utf8(bytes.into())
        .map_err(|_| refused(StatusCode::BAD_REQUEST, "questions are UTF-8\n"))
}

/// Shorter answers are not worth packing.
const WORTH_PACKING: usize = 2000;

fn answered(answer: Option<String>, packs: bool) -> Response<Reply> {
    match answer {
        Some(answer) if packs && answer.len() > WORTH_PACKING => packed(whole(
            StatusCode::OK,
            "application/json",
            pack(answer.as_bytes(), Effort::Little),
        )),
        Some(answer) => whole(StatusCode::OK, "application/json", answer),
        None => refused(StatusCode::INTERNAL_SERVER_ERROR, "nobody could answer\n"),
    }
}

/// The answer in parts, each an event, until nobody listens.
fn streamed(text: String, lane: Lane, shared: Arc<Shared>) -> Response<Reply> {
    let (sender, receiver) = mpsc::unbounded_channel();
    let (wanted, alive) = Wanted::new();
    tokio::task::spawn_local(async move {
        let parts = sender.clone();
        let part = move |part: String| {
            // Whoever is gone needs no part.
            let _ = parts.send(format!("event: part\ndata: {part}\n\n"));
        };
        if let Some(answer) = shared.jobs.answer(text, lane, wanted, part).await {
            let _ = sender.send(format!("event: done\ndata: {answer}\n\n"));
        }
    });
    events(receiver, alive)
}
