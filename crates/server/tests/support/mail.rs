//! A server that sends mail, and people whom it reaches.

use server::{Config, Timepiece, mail};

use super::{
    Answer, Client, TestServer, folder,
    people::{PASSWORD, form, member},
    relay::Relay,
    time::Hand,
};

/// A server with a relay, and a time of its own.
pub(crate) struct Office {
    pub(crate) hand: Hand,
    pub(crate) time: Timepiece,
    pub(crate) relay: Relay,
    pub(crate) server: TestServer,
}

impl Office {
    pub(crate) fn open(name: &str) -> Self {
        let (hand, relay) = (Hand::new(), Relay::start());
        let time = Timepiece::by(hand.clone());
        let server = serve(&time, &relay, Config::new(folder(name)));
        Self { hand, time, relay, server }
    }

    /// The same with another server on the same games.
    pub(crate) fn restart(self) -> Self {
        let Self { hand, time, relay, server } = self;
        let folder = server.folder.clone();
        drop(server);
        let server = serve(&time, &relay, Config::new(folder));
        Self { hand, time, relay, server }
    }

    pub(crate) fn client(&self) -> Client {
        self.server.client.with("accept-language", "en-GB")
    }

    /// Somebody with an address that is confirmed.
    pub(crate) fn reachable(&self, name: &str) -> Client {
        let anna = member(&self.client(), name);
        let number = self.relay.mails().len() + 1;
        assert_eq!(give(&anna, &format!("{name}@example.org")).status, 303);
        let path = self.relay.wait_for(number).path("mail/confirm/");
        assert_eq!(form(&self.client(), &path, &[]).status, 200);
        anna
    }

    /// Asks for a link to replace a password.
    pub(crate) fn forget(&self, name: &str) -> Answer {
        form(&self.client(), "/sign-in/mail", &[("name", name)])
    }

    /// The numbers of the operator.
    pub(crate) fn count(&self, name: &str) -> u64 {
        count(&self.server, name)
    }
}

/// What an operator is told under a name.
pub(crate) fn count(server: &TestServer, name: &str) -> u64 {
    let page = Client::new(server.admin()).get("/metrics").text();
    let line = page.lines().find(|line| line.starts_with(name)).unwrap_or_else(|| panic!("{page}"));
    line.rsplit(' ').next().unwrap().parse().unwrap()
}

pub(crate) fn serve(time: &Timepiece, relay: &Relay, config: Config) -> TestServer {
    let config = Config {
        public_url: Some("https://play.example/".to_string()),
        relay: Some(mail::Relay::read(&relay.url(), "Zwickmühle <games@play.example>").unwrap()),
        admin: Some("127.0.0.1:0".parse().unwrap()),
        ..config
    };
    TestServer::by(time.clone(), config)
}

pub(crate) fn give(client: &Client, address: &str) -> Answer {
    form(client, "/account/mail", &[("mail-address", address), ("mail-password", PASSWORD)])
}

pub(crate) fn account(client: &Client) -> String {
    client.get("/account").text()
}
