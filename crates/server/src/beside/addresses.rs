//! The addresses of this machine in the home network.

use std::net::{IpAddr, Ipv4Addr, UdpSocket};

/// An address that nobody has. Nothing is sent there; it only has the system choose a way out.
const NOWHERE: (Ipv4Addr, u16) = (Ipv4Addr::new(198, 51, 100, 1), 9);

/// The addresses of this machine in the home network, the one that a phone most likely reaches first.
pub(super) fn home_addresses() -> Vec<IpAddr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let found = interfaces.iter().map(if_addrs::Interface::ip).filter(|ip| is_home(*ip));
    let mut addresses: Vec<IpAddr> = found.collect();
    let way_out = way_out();
    // Every phone speaks the older form.
    addresses.sort_by_key(|ip| (Some(*ip) != way_out, ip.is_ipv6(), *ip));
    addresses.dedup();
    addresses
}

/// The address by which this machine goes out.
fn way_out() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(NOWHERE).ok()?;
    socket.local_addr().ok().map(|address| address.ip())
}

/// Whether an address is good inside the house only: no router carries it into the world.
fn is_home(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => ip.is_private() || ip.is_link_local() || ip.is_documentation(),
        IpAddr::V6(ip) => ip.is_unique_local(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_that_stay_in_the_house_are_taken() {
        for home in ["192.168.178.20", "10.0.0.2", "172.20.1.1", "169.254.3.4", "fd00::2"] {
            assert!(is_home(home.parse().expect("an address")), "{home}");
        }
        for other in
            ["127.0.0.1", "8.8.8.8", "172.32.0.1", "0.0.0.0", "::1", "2001:db8::1", "fe80::1"]
        {
            assert!(!is_home(other.parse().expect("an address")), "{other}");
        }
    }
}
