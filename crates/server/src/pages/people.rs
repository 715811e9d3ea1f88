//! The ways into an account and out of it. Everything is a form that works without a script.

use board::Side;
use maud::{Markup, html};

use super::layout::{Page, Place, Sheet};

/// What was filled in, and what is wrong with it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Entry<'a> {
    /// The name.
    pub name: &'a str,
    /// Where to go afterwards.
    pub back: &'a str,
    /// What is wrong.
    pub problem: Option<FieldProblem<'a>>,
    /// Whether a link can be sent by mail.
    pub mail: bool,
    /// What has just been done, as a message.
    pub done: Option<&'static str>,
}

/// What is wrong with a field, as a sentence beside it.
#[derive(Clone, Copy, Debug)]
pub struct FieldProblem<'a> {
    /// The field.
    pub field: &'a str,
    /// The sentence.
    pub sentence: &'a str,
}

/// The way to the own account, or to sign in; it stands among the parts of the page.
pub(super) fn door(page: &Page<'_>, here: bool) -> Markup {
    let current = here.then_some("page");
    html! {
        @match page.account {
            Some(name) => a.account href="/account" aria-current=[current] {
                span.visually-hidden { (page.text("people-account")) ": " }
                (name)
            },
            None => a.account href="/sign-in" aria-current=[current] { (page.text("people-sign-in")) },
        }
    }
}

/// A mark that only those have beside the name who are signed in.
pub(super) fn mark(page: &Page<'_>) -> Markup {
    html! {
        span.mark title=(page.text("people-mark")) {
            span.visually-hidden { " (" (page.text("people-mark")) ")" }
        }
    }
}

/// The mark beside a player at a table, which the script shows where it is due.
pub(super) fn badge(page: &Page<'_>, side: Side) -> Markup {
    html! {
        span.badge id={ "account-" (side) } hidden {
            a.person href="" { span.name {} (mark(page)) }
            span.rating {}
            span.change {}
        }
    }
}

/// How somebody who sits down or begins a game is called: by the account, or as they say.
pub(super) fn called(page: &Page<'_>, field: &Markup) -> Markup {
    html! {
        @match page.account {
            Some(name) => p.called {
                (page.words().tr("people-play-as", &[("name", name.into())])) (mark(page))
            },
            None => {
                (field)
                @if page.accounts {
                    p.quiet {
                        a href={ "/sign-in?back=" (page.path) } { (page.text("people-sign-in")) }
                        ": " (page.text("people-why"))
                    }
                }
            }
        }
    }
}

/// The form to sign in.
pub fn sign_in(page: &Page<'_>, entry: &Entry<'_>) -> Markup {
    let form = html! {
        @if let Some(done) = entry.done { p role="status" { (page.text(done)) } }
        form.card.stack action="/sign-in" method="post" {
            (hidden("back", entry.back))
            (name(page, entry, "username"))
            (password(page, "password", "people-password", "current-password", entry.problem))
            div.row { button.main { (page.text("people-sign-in")) } }
        }
        p { a href="/sign-in/code" { (page.text("people-forgotten")) } }
        (by_mail(page, entry))
        p { (page.text("people-no-account")) " "
            a href=(with_back("/sign-up", entry.back)) { (page.text("people-sign-up")) } }
    };
    sheet(page, "people-sign-in", Some("people-sign-in-lead"), &form)
}

/// The form for an account.
pub fn sign_up(page: &Page<'_>, entry: &Entry<'_>) -> Markup {
    let form = html! {
        form.card.stack action="/sign-up" method="post" {
            (hidden("back", entry.back))
            (name(page, entry, "username"))
            p.quiet { (page.text("people-name-lead")) }
            (password(page, "password", "people-password", "new-password", entry.problem))
            p.quiet { (page.text("people-password-lead")) }
            div.row { button.main { (page.text("people-sign-up")) } }
        }
        p { (page.text("people-have-account")) " "
            a href=(with_back("/sign-in", entry.back)) { (page.text("people-sign-in")) } }
    };
    sheet(page, "people-sign-up", Some("people-sign-up-lead"), &form)
}

/// The form to sign in with a recovery code.
pub fn recover(page: &Page<'_>, entry: &Entry<'_>) -> Markup {
    let problem = entry.problem;
    let form = html! {
        form.card.stack action="/sign-in/code" method="post" {
            (name(page, entry, "username"))
            (field(page, "code", "people-code", problem, &html! {
                input id="code" name="code" required autocomplete="one-time-code" spellcheck="false"
                    autocapitalize="none" maxlength="60" aria-describedby=[wrong("code", problem)]
                    aria-invalid=[is_wrong("code", problem)]
                    autofocus[is_wrong("code", problem).is_some()];
            }))
            (password(page, "password", "people-new-password", "new-password", problem))
            p.quiet { (page.text("people-password-lead")) }
            div.row { button.main { (page.text("people-recover")) } }
        }
        (by_mail(page, entry))
    };
    sheet(page, "people-recover-title", Some("people-recover-lead"), &form)
}

/// The way to a link by mail, where one can be sent.
fn by_mail(page: &Page<'_>, entry: &Entry<'_>) -> Markup {
    html! { @if entry.mail { p { a href="/sign-in/mail" { (page.text("mail-forgotten")) } } } }
}

/// The recovery codes, which nobody sees a second time.
pub fn codes<'c>(page: &Page<'_>, codes: impl Iterator<Item = &'c str>, back: &str) -> Markup {
    let list = html! {
        ol.codes.card id="codes" aria-label=(page.text("people-codes")) {
            @for code in codes { li { code { (code) } } }
        }
        // Both need a script.
        div.row id="codes-away" hidden {
            button id="copy-codes" type="button" data-done=(page.text("online-copied")) {
                (page.text("online-copy"))
            }
            button id="print-codes" type="button" { (page.text("people-codes-print")) }
        }
        p { (page.text("people-codes-once")) }
        div.row { a.button.main href=(back) { (page.text("people-codes-kept")) } }
    };
    scripted(page, "people-codes", Some("people-codes-lead"), &list, Some("js/codes.js"))
}

/// A page of little more than a form.
pub(super) fn sheet(page: &Page<'_>, title: &str, lead: Option<&str>, rest: &Markup) -> Markup {
    scripted(page, title, lead, rest, None)
}

fn scripted(
    page: &Page<'_>,
    title: &str,
    lead: Option<&str>,
    rest: &Markup,
    script: Option<&str>,
) -> Markup {
    let title = page.text(title);
    let main = html! {
        main.people id="main" data-page="people" {
            h1 { (title) }
            @if let Some(lead) = lead { p { (page.text(lead)) } }
            (rest)
        }
    };
    page.sheet(&Sheet { title: &title, main, script, place: Place::Account })
}

/// A field that nobody sees, if there is something in it.
pub(super) fn hidden(name: &str, value: &str) -> Markup {
    html! { @if !value.is_empty() { input type="hidden" name=(name) value=(value); } }
}

fn with_back(path: &str, back: &str) -> String {
    if back.is_empty() { path.to_string() } else { format!("{path}?back={back}") }
}

/// The field for a name.
pub(super) fn name(page: &Page<'_>, entry: &Entry<'_>, autocomplete: &str) -> Markup {
    let problem = entry.problem;
    field(
        page,
        "name",
        "people-name",
        problem,
        &html! {
            input id="name" name="name" value=(entry.name) required maxlength="40"
                autocomplete=(autocomplete) spellcheck="false" autocapitalize="none"
                aria-describedby=[wrong("name", problem)] aria-invalid=[is_wrong("name", problem)]
                autofocus[is_wrong("name", problem).is_some()];
        },
    )
}

/// A field for a password.
pub(super) fn password(
    page: &Page<'_>,
    id: &str,
    label: &str,
    autocomplete: &str,
    problem: Option<FieldProblem<'_>>,
) -> Markup {
    field(
        page,
        id,
        label,
        problem,
        &html! {
            input id=(id) name=(id) type="password" required autocomplete=(autocomplete)
                aria-describedby=[wrong(id, problem)] aria-invalid=[is_wrong(id, problem)]
                autofocus[is_wrong(id, problem).is_some()];
        },
    )
}

/// A field with its label, and what is wrong with it in one line.
pub(super) fn field(
    page: &Page<'_>,
    id: &str,
    label: &str,
    problem: Option<FieldProblem<'_>>,
    input: &Markup,
) -> Markup {
    html! {
        div.field {
            label for=(id) { (page.text(label)) }
            (input)
            @if let Some(problem) = problem.filter(|problem| problem.field == id) {
                p.wrong id={ (id) "-wrong" } role="alert" { (problem.sentence) }
            }
        }
    }
}

/// The id of the sentence about a field, if there is one.
pub(super) fn wrong(id: &str, problem: Option<FieldProblem<'_>>) -> Option<String> {
    problem.filter(|problem| problem.field == id).map(|_| format!("{id}-wrong"))
}

/// Whether something is wrong with a field.
pub(super) fn is_wrong(id: &str, problem: Option<FieldProblem<'_>>) -> Option<&'static str> {
    problem.filter(|problem| problem.field == id).map(|_| "true")
}
