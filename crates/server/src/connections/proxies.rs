//! The proxies in front of the server, which bring others and are believed whom they bring.

use std::{net::IpAddr, sync::Arc};

/// The addresses of proxies, each in one form however it was written.
#[derive(Clone, Debug, Default)]
pub(crate) struct Proxies(Arc<[IpAddr]>);

impl Proxies {
    /// Those with these addresses.
    pub(crate) fn new(addresses: &[IpAddr]) -> Self {
        Self(addresses.iter().map(IpAddr::to_canonical).collect())
    }

    /// Whether an address is that of one of them.
    pub(crate) fn contains(&self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_of_version_4_is_the_same_in_both_forms() {
        let [plain, mapped, other] = ["192.0.2.1", "::ffff:192.0.2.1", "192.0.2.2"]
            .map(|text| text.parse().expect("an address"));
        for known in [plain, mapped] {
            let proxies = Proxies::new(&[known]);
            assert!(proxies.contains(plain) && proxies.contains(mapped));
            assert!(!proxies.contains(other));
        }
    }
}
