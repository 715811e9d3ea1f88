//! An account: what belongs to it, where it is signed in, and what can be done with it.

use maud::{Markup, html};

use super::{
    bots,
    games::{GameCard, strip},
    layout::{Page, Place, Sheet},
    mail,
    people::{FieldProblem, password},
    ratings,
};
use crate::store::{Bot, MailAddress, RatingRow};

/// What the page of an account shows.
#[derive(Clone, Copy, Debug)]
pub struct AccountPage<'a> {
    /// The name.
    pub name: &'a str,
    /// Since when there is the account.
    pub since: &'a str,
    /// How many games have ended, and how many go on.
    pub games: (u64, u64),
    /// How strong the account plays.
    pub ratings: &'a [RatingRow],
    /// How many recovery codes are left.
    pub codes: u64,
    /// Where it is signed in.
    pub sessions: &'a [SessionLine],
    /// Its bots.
    pub bots: &'a [Bot],
    /// Where its mail goes; none where none is sent.
    pub mail: Option<&'a MailAddress>,
    /// What has been done, by the key of its sentence.
    pub done: Option<&'static str>,
    /// What is wrong with a field.
    pub problem: Option<FieldProblem<'a>>,
}

/// A browser that is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionLine {
    /// What it calls itself.
    pub agent: String,
    /// When it was signed in.
    pub since: String,
    /// When it was last heard of.
    pub seen: String,
    /// Whether it is the one that asks.
    pub is_this: bool,
}

/// The page of an account.
pub fn account(page: &Page<'_>, data: &AccountPage<'_>) -> Markup {
    let words = page.words();
    let (over, running) = data.games;
    let main = html! {
        main.people.account id="main" data-page="account" {
            h1 { (data.name) }
            p.quiet { (words.tr("people-since", &[("date", data.since.into())])) }
            @if let Some(done) = data.done { p role="status" { (page.text(done)) } }
            section.card aria-labelledby="games-title" {
                h2 id="games-title" { (page.text("people-games")) }
                p { (words.tr("people-games-count", &[("running", running.into()), ("over", over.into())])) }
                div.row { a.button href="/account/games" { (page.text("people-to-games")) } }
            }
            (ratings::own(page, data.ratings))
            (sessions(page, data.sessions))
            (change_password(page, data.problem))
            (codes(page, data))
            @if let Some(address) = data.mail { (mail::section(page, address, data.problem)) }
            (bots::section(page, data.bots, data.problem))
            section.card aria-labelledby="export-title" {
                h2 id="export-title" { (page.text("people-export")) }
                p { (page.text("people-export-lead")) }
                div.row {
                    a.button href="/account/export" download { (page.text("people-export-button")) }
                }
            }
            section.card aria-labelledby="delete-title" {
                h2 id="delete-title" { (page.text("people-delete")) }
                p { (page.text("people-delete-lead")) }
                form.stack action="/account/delete" method="post" {
                    (password(page, "delete-password", "people-password", "current-password", data.problem))
                    label.check {
                        input type="checkbox" name="delete-messages" value="yes";
                        span { (page.text("people-delete-messages")) }
                    }
                    div.row { button { (page.text("people-delete-button")) } }
                }
            }
        }
    };
    page.sheet(&Sheet { title: data.name, main, script: None, place: Place::Account })
}

fn sessions(page: &Page<'_>, sessions: &[SessionLine]) -> Markup {
    html! {
        section.card aria-labelledby="sessions-title" {
            h2 id="sessions-title" { (page.text("people-sessions")) }
            ul.sessions {
                @for session in sessions {
                    li {
                        span.agent {
                            @if session.agent.is_empty() { (page.text("people-unknown-browser")) }
                            @else { (session.agent) }
                        }
                        span.quiet {
                            (page.words().tr("people-session", &[
                                ("since", session.since.as_str().into()),
                                ("seen", session.seen.as_str().into()),
                            ]))
                            @if session.is_this { " " strong { (page.text("people-this-one")) } }
                        }
                    }
                }
            }
            div.row {
                form action="/sign-out" method="post" { button { (page.text("people-sign-out")) } }
                form action="/account/sign-out" method="post" {
                    button { (page.text("people-sign-out-all")) }
                }
            }
        }
    }
}

fn change_password(page: &Page<'_>, problem: Option<FieldProblem<'_>>) -> Markup {
    html! {
        section.card aria-labelledby="password-title" {
            h2 id="password-title" { (page.text("people-change-password")) }
            p.quiet { (page.text("people-change-lead")) }
            form.stack action="/account/password" method="post" {
                (password(page, "old", "people-old-password", "current-password", problem))
                (password(page, "new", "people-new-password", "new-password", problem))
                div.row { button { (page.text("people-change-button")) } }
            }
        }
    }
}

fn codes(page: &Page<'_>, data: &AccountPage<'_>) -> Markup {
    html! {
        section.card aria-labelledby="codes-title" {
            h2 id="codes-title" { (page.text("people-codes")) }
            p { (page.words().tr("people-codes-left", &[("count", data.codes.into())])) }
            form.stack action="/account/codes" method="post" {
                (password(page, "codes-password", "people-password", "current-password", data.problem))
                div.row { button { (page.text("people-codes-anew")) } }
            }
        }
    }
}

/// The games of an account: those in which it is to move, those in which it waits, those that have ended,
/// and the address of older ones.
#[derive(Clone, Copy, Debug)]
pub struct OwnGames<'a> {
    /// To move.
    pub to_move: &'a [GameCard],
    /// Waiting.
    pub waiting: &'a [GameCard],
    /// Ended.
    pub over: &'a [GameCard],
    /// Where older ones are.
    pub older: Option<&'a str>,
}

/// The page of the games of an account.
pub fn account_games(page: &Page<'_>, games: &OwnGames<'_>) -> Markup {
    let title = page.text("people-games");
    let parts = [
        ("people-to-move", games.to_move),
        ("people-waiting", games.waiting),
        ("people-over", games.over),
    ];
    let main = html! {
        main.games id="main" data-page="account-games" {
            h1 { (title) }
            p id="claim-games" hidden {
                button type="button" { (page.text("people-claim")) }
                " " span.quiet { (page.text("people-claim-lead")) }
            }
            @for (key, part) in parts.into_iter().filter(|(_, part)| !part.is_empty()) {
                section aria-label=(page.text(key)) {
                    h2 { (page.text(key)) }
                    (strip(page, part))
                }
            }
            @if parts.iter().all(|(_, part)| part.is_empty()) {
                p.empty { (page.text("people-no-games")) " "
                    a href="/new" { (page.text("games-begin")) } }
            }
            @if let Some(older) = games.older {
                p { a.button href=(older) { (page.text("games-older")) } }
            }
        }
    };
    let script = Some("js/claim-games.js");
    page.sheet(&Sheet { title: &title, main, script, place: Place::Account })
}
