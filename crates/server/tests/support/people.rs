//! People with accounts.

use std::{fmt::Write as _, io::BufRead};

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

/// Signs in, and answers a client with all the cookies that a browser has then.
pub(crate) fn browser(client: &Client, name: &str, password: &str) -> Client {
    let form = client
        .with("content-type", "application/x-www-form-urlencoded")
        .with("sec-fetch-site", "same-origin");
    let fields = encode(&[("name", name), ("password", password)]);
    let answer = form.open("POST", "/sign-in", fields.as_bytes()).unwrap();
    let lines = answer.lines().map(Result::unwrap).take_while(|line| !line.is_empty());
    let cookies: Vec<String> = lines
        .filter_map(|line| Some(line.strip_prefix("set-cookie: ")?.split(';').next()?.to_string()))
        .collect();
    assert_eq!(cookies.len(), 2, "{cookies:?}");
    client.with("cookie", &cookies.join("; "))
}

/// The same browser after it has signed out: what is left of its cookies.
pub(crate) fn signed_out(browser: &Client) -> Client {
    let (_, cookies) = browser.headers.iter().find(|(name, _)| name == "cookie").unwrap();
    let left: Vec<&str> =
        cookies.split("; ").filter(|cookie| !cookie.contains("session")).collect();
    browser.with("cookie", &left.join("; "))
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
