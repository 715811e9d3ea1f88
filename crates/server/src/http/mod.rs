//! What every request goes through, and where it goes.

mod account;
mod analysis;
mod archive;
pub mod assets;
mod begin;
mod beside;
mod body;
mod bots;
mod caller;
mod daily;
mod form_clock;
mod forms;
mod guard;
mod headers;
mod heats;
mod learn;
pub(crate) mod learnt;
mod limits;
mod mail;
mod own;
mod pages;
mod people;
mod player;
mod problem;
mod ratings;
mod reader;
mod remembered;
mod settings;
mod solitaire;
mod state;
mod tables;

use std::time::Duration;

use axum::{
    Router,
    extract::DefaultBodyLimit,
    http::StatusCode,
    middleware,
    routing::{get, post},
};
use tower::ServiceBuilder;
use tower_http::{
    catch_panic::CatchPanicLayer, compression::CompressionLayer, timeout::TimeoutLayer,
};

pub(crate) use self::forms::check_start;
pub(crate) use self::pages::{find_rules, listed, position, read_rules, sentence};
pub use self::state::App;
pub(crate) use self::{
    account::only_people,
    body::{Json, Lines},
    caller::Here,
    limits::{Asker, Limits},
    people::only_away,
    problem::{Problem, ProblemBody},
    ratings::check_fair,
    reader::{Reader, cookie, remembering},
};
use crate::{api, operator};

/// The longest body of a request that is read, in bytes.
pub const LONGEST_BODY: usize = 64 << 10;

/// How long an answer may take.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// Lets answers take so long and no longer.
pub(crate) fn patient(patience: Duration) -> TimeoutLayer {
    TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, patience)
}

/// Everything the server answers.
pub fn router(app: App) -> Router {
    let layers = ServiceBuilder::new()
        .layer(middleware::from_fn(operator::count))
        .layer(middleware::from_fn_with_state(app.clone(), headers::add))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(app.clone(), reader::surround))
        .layer(middleware::from_fn_with_state(app.clone(), limits::check))
        .layer(CatchPanicLayer::custom(problem::of_panic))
        .layer(DefaultBodyLimit::max(LONGEST_BODY));
    pages()
        .layer(patient(PATIENCE))
        .merge(api::router())
        .route("/assets/{*path}", get(assets::serve))
        .fallback(async || Problem::new(StatusCode::NOT_FOUND, "not-found"))
        .method_not_allowed_fallback(async || {
            Problem::new(StatusCode::METHOD_NOT_ALLOWED, "method-not-allowed")
        })
        .layer(layers)
        .with_state(app)
}

fn pages() -> Router<App> {
    Router::new()
        .route("/", get(pages::home))
        .route("/new", get(pages::new_game).post(forms::create))
        .route("/game/{id}", get(pages::game))
        .route("/game/{id}/abort", post(forms::abort))
        .route("/games", get(pages::games))
        .route("/archive", get(archive::show))
        .route("/open", get(pages::open_tables))
        .route("/rules", get(pages::rules_index))
        .route("/rules/own", get(pages::own_rules).post(forms::own_rules))
        .route("/rules/{id}", get(pages::rules))
        .route("/analysis", get(analysis::page))
        .route("/beside", get(beside::show).post(beside::switch))
        .route("/solitaire", get(solitaire::problems).post(solitaire::begin))
        .route("/solitaire/race", post(solitaire::race))
        .route("/race/{id}", get(solitaire::show_race_page))
        .route("/solitaire/heat", post(heats::make))
        .route("/heat/{id}", get(heats::show))
        .route("/tables", get(tables::show).post(tables::order))
        .route("/tables/{graph}/{deed}", post(tables::act))
        .route("/learn", get(learn::learn))
        .route("/learn/{id}", get(learn::lesson))
        .route("/puzzles", get(learn::puzzle_list))
        .route("/puzzles/daily", get(learn::daily))
        .route("/puzzles/{id}", get(learn::puzzle))
        .route("/daily", get(daily::show))
        .route("/daily/{task}", get(daily::task))
        .route("/settings", get(settings::show))
        .route("/results", get(own::results))
        .route("/profile", get(own::profile))
        .merge(accounts())
        .route("/favicon.ico", get(assets::icon))
}

/// What people with accounts ask for.
fn accounts() -> Router<App> {
    Router::new()
        .route("/sign-in", get(people::sign_in).post(people::do_sign_in))
        .route("/sign-in/code", get(people::recover).post(people::do_recover))
        .route("/sign-up", get(people::sign_up).post(people::do_sign_up))
        .route("/sign-out", post(people::sign_out))
        .route("/ratings", get(ratings::show))
        .route("/player/{name}", get(player::show))
        .route("/account", get(account::show))
        .route("/account/games", get(account::games))
        .route("/account/export", get(account::save))
        .route("/account/password", post(account::change_password))
        .route("/account/codes", post(account::draw_codes))
        .route("/account/sign-out", post(account::sign_out_all))
        .route("/account/delete", post(account::delete))
        .merge(mails())
        .route("/account/bots", post(bots::make))
        .route("/account/bots/{id}/token", post(bots::draw))
        .route("/account/bots/{id}/close", post(bots::close))
}

/// What is there where mail is sent.
fn mails() -> Router<App> {
    Router::new()
        .route("/sign-in/mail", get(mail::forgotten).post(mail::send_link))
        .route("/sign-in/mail/{secret}", get(mail::ask_password).post(mail::set_password))
        .route("/account/mail", post(mail::give))
        .route("/account/mail/reminders", post(mail::set_reminders))
        .route("/account/mail/remove", post(mail::remove))
        .route("/mail/confirm/{secret}", mail::confirm())
        .route("/mail/quiet/{secret}", mail::quiet())
}
