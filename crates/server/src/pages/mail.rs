//! Mail: the address of an account, what links in mails lead to, and a password that was forgotten. Everything is a
//! form that works without a script.

use maud::{Markup, html};

use super::{
    layout::Page,
    people::{Entry, FieldProblem, field, hidden, is_wrong, name, password, sheet, wrong},
};
use crate::store::{MailAddress, MailLink};

/// The field for an address.
const ADDRESS: &str = "mail-address";

/// The part of the account's page that has its address.
pub(super) fn section(
    page: &Page<'_>,
    mail: &MailAddress,
    problem: Option<FieldProblem<'_>>,
) -> Markup {
    let told = |key: &str, address: &str| page.words().tr(key, &[("address", address.into())]);
    let label = if mail.address.is_some() { "mail-other" } else { "mail-address" };
    html! {
        section.card aria-labelledby="mail-title" {
            h2 id="mail-title" { (page.text("mail-title")) }
            p { (page.text("mail-lead")) }
            @if let Some(address) = &mail.address {
                p { (told("mail-confirmed", address)) }
                (reminders(page, mail.reminders))
            }
            @if let Some(wanted) = &mail.wanted { p role="status" { (told("mail-wanted", wanted)) } }
            @if mail.address.is_some() || mail.wanted.is_some() {
                form.row action="/account/mail/remove" method="post" {
                    button { (page.text("mail-remove")) }
                }
            }
            form.stack action="/account/mail" method="post" {
                (field(page, ADDRESS, label, problem, &html! {
                    input id=(ADDRESS) name=(ADDRESS) type="email" required maxlength="254"
                        autocomplete="email" aria-describedby=[wrong(ADDRESS, problem)]
                        aria-invalid=[is_wrong(ADDRESS, problem)]
                        autofocus[is_wrong(ADDRESS, problem).is_some()];
                }))
                (password(page, "mail-password", "people-password", "current-password", problem))
                div.row { button { (page.text("mail-give")) } }
            }
        }
    }
}

fn reminders(page: &Page<'_>, on: bool) -> Markup {
    html! {
        form.stack action="/account/mail/reminders" method="post" {
            label.check {
                input type="checkbox" name="reminders" value="yes" checked[on];
                span { (page.text("mail-reminders")) }
            }
            div.row { button { (page.text("mail-reminders-save")) } }
        }
    }
}

/// The page that asks whether a link is meant.
pub fn mail_link(page: &Page<'_>, link: MailLink, name: &str, secret: &str) -> Markup {
    let part = |part: &str| format!("mail-{}-{part}", link.as_str());
    let form = html! {
        p { (page.words().tr(&part("question"), &[("name", name.into())])) }
        form.row action={ "/mail/" (link.as_str()) "/" (secret) } method="post" {
            button.main { (page.text(&part("button"))) }
        }
    };
    sheet(page, &part("title"), None, &form)
}

/// The page that says that it is done.
pub fn mail_done(page: &Page<'_>, link: MailLink) -> Markup {
    let part = |part: &str| format!("mail-{}-{part}", link.as_str());
    let done = html! {
        p role="status" { (page.text(&part("done"))) }
        div.row { a.button.main href="/account" { (page.text("people-account")) } }
    };
    sheet(page, &part("title"), None, &done)
}

/// The form to have a link sent.
pub fn mail_forgotten(page: &Page<'_>, entry: &Entry<'_>) -> Markup {
    let form = html! {
        form.card.stack action="/sign-in/mail" method="post" {
            (name(page, entry, "username"))
            div.row { button.main { (page.text("mail-recover-send")) } }
        }
        p { a href="/sign-in/code" { (page.text("people-recover-title")) } }
    };
    sheet(page, "mail-recover-title", Some("mail-recover-lead"), &form)
}

/// What everybody is told who has asked for a link.
pub fn mail_sent(page: &Page<'_>) -> Markup {
    let sent = html! {
        p role="status" { (page.text("mail-recover-sent")) }
        div.row { a.button href="/sign-in" { (page.text("people-sign-in")) } }
    };
    sheet(page, "mail-recover-title", None, &sent)
}

/// The form for a new password that such a link leads to.
pub fn mail_recover(page: &Page<'_>, entry: &Entry<'_>, secret: &str) -> Markup {
    let form = html! {
        p { (page.words().tr("mail-recover-choose", &[("name", entry.name.into())])) }
        form.card.stack action={ "/sign-in/mail/" (secret) } method="post" {
            (hidden("name", entry.name))
            (password(page, "password", "people-new-password", "new-password", entry.problem))
            p.quiet { (page.text("people-password-lead")) }
            div.row { button.main { (page.text("people-recover")) } }
        }
    };
    sheet(page, "mail-recover-title", None, &form)
}
