//! People with accounts.

use std::fmt::Write as _;

use serde_json::json;

use super::{Answer, Client};

/// A password that is long enough.
pub(crate) const PASSWORD: &str = "correct horse";

/// Fields as a form sends them.
pub(crate) fn encode(fields: &[(&str, &str)]) -> String {
    let mut text = String::new();
    for (name, value) in fields {
        let _ = write!(text, "{}{name}=", if text.is_empty() { "" } else { "&" });
        for byte in value.bytes() {
            let _ = write!(text, "%{byte:02x}");
        }
    }
    text
}

/// Posts a form as a page of ours does.
pub(crate) fn form(client: &Client, path: &str, fields: &[(&str, &str)]) -> Answer {
    let client = client
        .with("content-type", "application/x-www-form-urlencoded")
        .with("sec-fetch-site", "same-origin")
        .with("accept", "text/html");
    client.send("POST", path, encode(fields).as_bytes()).unwrap()
}

/// Asks for an account.
pub(crate) fn sign_up(client: &Client, name: &str, password: &str) -> Answer {
    form(client, "/sign-up", &[("name", name), ("password", password)])
}

/// A client that is signed in by an answer.
pub(crate) fn session(client: &Client, answer: &Answer) -> Client {
    let cookie = &answer.headers["set-cookie"];
    client.with("cookie", cookie.split(';').next().unwrap())
}

/// Somebody with an account of this name.
pub(crate) fn member(client: &Client, name: &str) -> Client {
    let answer = sign_up(client, name, PASSWORD);
    assert_eq!(answer.status, 201, "{}", answer.text());
    session(client, &answer)
}

/// A bot of somebody who is signed in: its id, and its token.
pub(crate) fn bot(owner: &Client, name: &str) -> (String, String) {
    let made = owner.post("/api/account/bots", &json!({ "name": name })).expect(201);
    let part = |name: &str| made[name].as_str().unwrap().to_string();
    (part("id"), part("token"))
}

/// The recovery codes on a page.
pub(crate) fn codes(answer: &Answer) -> Vec<String> {
    let page = answer.text();
    let codes = page.split("<code>").skip(1);
    codes.map(|rest| rest.split('<').next().unwrap().to_string()).collect()
}
