//! What one can type to `grille serve`.

use std::net::{IpAddr, Ipv4Addr};

use clap::Args;

// Where the page is served.
#[derive(Debug, Args)]
pub struct Serve {
    #[arg(short, long, value_name = "N", default_value_t = 7117)]
    pub port: u16,

    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    pub address: IpAddr,

    #[arg(long)]
    pub no_open: bool,
}
