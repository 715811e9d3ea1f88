//! Mail, by forms: the address of an account, links that were sent, and a forgotten password.

use axum::{
    extract::{Path, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use maud::Markup;
use serde::Deserialize;

use super::{
    App, Problem, Reader,
    account::{Member, page},
    body::Form,
    people::{Entered, again, complaint, go_on, go_to, only_away, visitor},
};
use crate::{
    mail::Post,
    pages::{self, Entry, FieldProblem},
    people::{EntryError, mail},
    store::{Account, MailDeed, MailLink, Mails},
};

/// The field for a password beside that of an address.
const PASSWORD: &str = "mail-password";

/// What sends mail; where there is none, nothing of this is there.
fn post(app: &App) -> Result<&Post, Problem> {
    only_away(app)?;
    app.post.as_ref().ok_or_else(|| Problem::missing("not-found"))
}

/// A page that nobody keeps.
fn unkept(page: Markup) -> Response {
    ([(header::CACHE_CONTROL, "no-store")], page).into_response()
}

/// The form of an address.
#[derive(Deserialize)]
pub(super) struct AddressForm {
    #[serde(default, rename = "mail-address")]
    address: String,
    #[serde(default, rename = "mail-password")]
    password: String,
}

/// Gives an address, which is to be confirmed.
pub(super) async fn give(
    State(app): State<App>,
    reader: Reader,
    Member(signed): Member,
    Form(form): Form<AddressForm>,
) -> Result<Response, Problem> {
    let post = post(&app)?;
    let shown = (form.address.as_str(), form.password.as_str());
    let now = (reader.language, app.rooms.time().moment().at);
    let given = app.office.give_address(app.rooms.store(), &signed, shown, now).await;
    let Err(error) = given else {
        post.wake();
        return Ok(go_to("/account?done=mail-sent"));
    };
    let (field, sentence) = match error {
        EntryError::Wrong => (PASSWORD, reader.page().words().text("error-password-not-yours")),
        error => complaint(error, &reader, PASSWORD)?,
    };
    let problem = Some(FieldProblem { field, sentence: &sentence });
    Ok(again(page(&app, &reader, &signed, None, problem).await?))
}

/// The form of reminders: a box that is ticked, or not there.
#[derive(Deserialize)]
pub(super) struct RemindersForm {
    reminders: Option<String>,
}

/// Says whether reminders are wanted.
pub(super) async fn set_reminders(
    State(app): State<App>,
    Member(signed): Member,
    Form(form): Form<RemindersForm>,
) -> Result<Response, Problem> {
    post(&app)?;
    let (account, on) = (signed.account.id, form.reminders.is_some());
    app.rooms.store().change_mail(MailDeed::SetReminders { account, on }).await?;
    Ok(go_to("/account?done=mail-reminders"))
}

/// Takes the address back.
pub(super) async fn remove(
    State(app): State<App>,
    Member(signed): Member,
) -> Result<Response, Problem> {
    post(&app)?;
    app.rooms.store().change_mail(MailDeed::Forget { account: signed.account.id }).await?;
    Ok(go_to("/account?done=mail-removed"))
}

/// The page of a link that confirms an address.
pub(super) async fn ask_confirm(
    State(app): State<App>,
    reader: Reader,
    Path(secret): Path<String>,
) -> Result<Response, Problem> {
    ask(&app, &reader, MailLink::Confirm, &secret).await
}

/// Confirms an address.
pub(super) async fn confirm(
    State(app): State<App>,
    reader: Reader,
    Path(secret): Path<String>,
) -> Result<Response, Problem> {
    act(&app, &reader, MailLink::Confirm, &secret, |hash, at| MailDeed::Confirm { hash, at }).await
}

/// The page of a link that ends reminders.
pub(super) async fn ask_quiet(
    State(app): State<App>,
    reader: Reader,
    Path(secret): Path<String>,
) -> Result<Response, Problem> {
    ask(&app, &reader, MailLink::Quiet, &secret).await
}

/// Ends reminders, for people and for whoever reads mail for them (RFC 8058).
pub(super) async fn quiet(
    State(app): State<App>,
    reader: Reader,
    Path(secret): Path<String>,
) -> Result<Response, Problem> {
    act(&app, &reader, MailLink::Quiet, &secret, |hash, at| MailDeed::Quiet { hash, at }).await
}

/// The page of a link: it asks whether the link is meant, and whatever looks at links before somebody presses a
/// button changes nothing.
async fn ask(
    app: &App,
    reader: &Reader,
    link: MailLink,
    secret: &str,
) -> Result<Response, Problem> {
    let (account, _, _) = follow(app, reader, link, secret).await?;
    Ok(unkept(pages::mail_link(&reader.page(), link, &account.name, secret)))
}

/// What the button does.
async fn act(
    app: &App,
    reader: &Reader,
    link: MailLink,
    secret: &str,
    deed: fn(String, u64) -> MailDeed,
) -> Result<Response, Problem> {
    let (_, hash, at) = follow(app, reader, link, secret).await?;
    if !app.rooms.store().change_mail(deed(hash, at)).await? {
        return Err(gone());
    }
    Ok(unkept(pages::mail_done(&reader.page(), link)))
}

/// Whose link this is, what is kept of its secret, and when that was looked up.
async fn follow(
    app: &App,
    reader: &Reader,
    link: MailLink,
    secret: &str,
) -> Result<(Account, String, u64), Problem> {
    post(app)?;
    let at = app.rooms.time().moment().at;
    match mail::follow(app.rooms.store(), link, secret, at).await {
        Ok((account, hash)) => Ok((account, hash, at)),
        Err(error) => Err(complaint(error, reader, PASSWORD).err().unwrap_or_else(gone)),
    }
}

/// A link does not work any more.
pub(super) fn gone() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "mail-link")
}

/// A name, or a password.
#[derive(Deserialize)]
pub(super) struct RecoverForm {
    #[serde(default)]
    name: String,
    #[serde(default)]
    password: String,
}

pub(super) async fn forgotten(State(app): State<App>, reader: Reader) -> Result<Markup, Problem> {
    post(&app)?;
    Ok(pages::mail_forgotten(&reader.page(), &Entry::default()))
}

/// Sends a link to whoever has an account of this name and an address; the answer is the same for everybody.
pub(super) async fn send_link(
    State(app): State<App>,
    reader: Reader,
    Form(form): Form<RecoverForm>,
) -> Result<Response, Problem> {
    let post = post(&app)?;
    // Names have no such sign: it says nothing of any account.
    if form.name.contains('@') {
        let sentence = reader.page().words().text("error-mail-name");
        let problem = Some(FieldProblem { field: "name", sentence: &sentence });
        let entry = Entry { name: &form.name, problem, ..Entry::default() };
        return Ok(again(pages::mail_forgotten(&reader.page(), &entry)));
    }
    mail::ask_for_link(app.rooms.store(), &form.name, app.rooms.time().moment().at).await?;
    post.wake();
    Ok(pages::mail_sent(&reader.page()).into_response())
}

pub(super) async fn ask_password(
    State(app): State<App>,
    reader: Reader,
    Path(secret): Path<String>,
) -> Result<Response, Problem> {
    let (account, _, _) = follow(&app, &reader, MailLink::Recover, &secret).await?;
    let entry = Entry { name: &account.name, ..Entry::default() };
    Ok(unkept(pages::mail_recover(&reader.page(), &entry, &secret)))
}

/// Sets another password by a link and signs in, or asks again.
pub(super) async fn set_password(
    State(app): State<App>,
    reader: Reader,
    headers: HeaderMap,
    Path(secret): Path<String>,
    Form(form): Form<RecoverForm>,
) -> Result<Response, Problem> {
    post(&app)?;
    let visitor = visitor(&app, &reader, &headers);
    let store = app.rooms.store();
    match app.office.recover_by_mail(store, &visitor, &secret, &form.password).await {
        Ok((account, session)) => {
            let entered = Entered { name: &account.name, secret: &session };
            Ok(go_on(&app, &visitor, &entered, "/account?done=recovered"))
        }
        Err(error) => {
            let (field, sentence) = complaint(error, &reader, "password")?;
            let problem = Some(FieldProblem { field, sentence: &sentence });
            let entry = Entry { name: &form.name, problem, ..Entry::default() };
            Ok(again(pages::mail_recover(&reader.page(), &entry, &secret)))
        }
    }
}
