//! The page and the small server (HTTP) that carries its questions to the desk.
//!
//! It serves the files of `web/`, which are in the program, `/words/LANGUAGE.json` and `/ask`
//! (`docs/protocol.md`), and nothing from the disk. It keeps no state: games live in the browser.

mod ask;
mod connection;
mod files;
mod guard;
mod jobs;
mod reply;

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use tokio::net::TcpListener;
use tokio::sync::{Notify, Semaphore};

use guard::Guard;
use jobs::Jobs;

/// Where to serve.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// The address to listen at; others than this machine can reach it only if that is so.
    pub address: IpAddr,
    /// The port, or, if it is taken, one of the next.
    pub port: u16,
}

/// So many ports are tried.
const PORTS: u16 = 50;

/// So many connections are served at once; others wait.
const CONNECTIONS: usize = 256;

/// So many long questions are read at once: each may take as much memory as it is long.
const LONG_BODIES: usize = 8;

/// What every connection shares.
struct Shared {
    guard: Guard,
    jobs: Jobs,
    long_bodies: Semaphore,
    quit: Notify,
}

/// Ends a server from another thread.
#[derive(Clone)]
pub struct Stop(Arc<Shared>);

impl Stop {
    /// Let the server end.
    pub fn now(&self) {
        self.0.quit.notify_one();
    }
}

/// Serve the page until it is told to quit; `ready` hears where, and how to stop it.
pub fn serve(options: Options, ready: impl FnOnce(SocketAddr, Stop)) -> io::Result<()> {
    // As many threads as work at once: every further one would keep memory of its own.
    let runtime = tokio::runtime::Builder::new_current_thread()
        .max_blocking_threads(Jobs::threads())
        .enable_all()
        .build()?;
    let served = runtime.block_on(async {
        let listener = listen(options).await?;
        let address = listener.local_addr()?;
        let shared = Arc::new(Shared {
            guard: Guard::new(address),
            jobs: Jobs::new(),
            long_bodies: Semaphore::new(LONG_BODIES),
            quit: Notify::new(),
        });
        ready(address, Stop(Arc::clone(&shared)));
        let local = tokio::task::LocalSet::new();
        let quit = Arc::clone(&shared);
        local.spawn_local(accept(listener, shared));
        local.run_until(quit.quit.notified()).await;
        Ok(())
    });
    // Work that goes on for a page that is gone is not waited for.
    runtime.shutdown_background();
    served
}

/// The first port that is free.
async fn listen(options: Options) -> io::Result<TcpListener> {
    let mut port = options.port;
    loop {
        match TcpListener::bind((options.address, port)).await {
            Err(error)
                if error.kind() == io::ErrorKind::AddrInUse
                    && port != 0
                    && port < options.port.saturating_add(PORTS) =>
            {
                port += 1;
            }
            other => return other,
        }
    }
}

/// Take connections.
async fn accept(listener: TcpListener, shared: Arc<Shared>) {
    let seats = Arc::new(Semaphore::new(CONNECTIONS));
    loop {
        let Ok(seat) = Arc::clone(&seats).acquire_owned().await else { return };
        // A connection that fails before it is there is nobody's loss.
        let Ok((stream, _)) = listener.accept().await else { continue };
        let shared = Arc::clone(&shared);
        tokio::task::spawn_local(async move {
            connection::serve(stream, shared).await;
            drop(seat);
        });
    }
}
