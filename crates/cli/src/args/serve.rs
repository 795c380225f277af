//! What one can type to `grille serve`.

use std::net::{IpAddr, Ipv4Addr};

use clap::Args;
use grille::message;

use super::{Wrong, number};

// Where the page is served.
#[derive(Debug, Args)]
pub struct Serve {
    #[arg(short, long, value_name = "N", default_value_t = 7117, value_parser = port)]
    #[arg(allow_negative_numbers = true)]
    pub port: u16,

    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    #[arg(value_parser = address)]
    pub address: IpAddr,

    #[arg(long)]
    pub no_open: bool,
}

fn port(text: &str) -> Result<u16, Wrong> {
    number(text, 0, u16::MAX.into())
}

fn address(text: &str) -> Result<IpAddr, Wrong> {
    text.parse().map_err(|_| Wrong(message!("write-address")))
}
