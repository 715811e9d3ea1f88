//! What every request goes through, and where it goes.

mod account;
mod analysis;
mod archive;
mod asker;
pub mod assets;
mod bearer;
mod begin;
mod beside;
mod body;
mod bots;
mod caller;
mod class;
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
mod routes;
mod settings;
mod solitaire;
mod state;
mod tables;
mod text;

use std::{sync::Arc, time::Duration};

use axum::{Router, extract::DefaultBodyLimit, http::StatusCode, middleware};
use tower::ServiceBuilder;
use tower_http::{
    catch_panic::CatchPanicLayer, compression::CompressionLayer, timeout::TimeoutLayer,
};

pub(crate) use self::forms::check_start;
pub(crate) use self::pages::{find_rules, listed, position, read_rules, sentence};
pub use self::state::App;
pub(crate) use self::{
    account::only_people,
    asker::Asker,
    bearer::bearer,
    body::{Json, Lines, Sent},
    caller::Here,
    class::Class,
    limits::Limits,
    people::only_away,
    problem::{Problem, ProblemBody},
    ratings::check_fair,
    reader::{Reader, cookie, remembering},
    routes::Routes,
    text::{check_address, check_json},
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
    let routes = routes().split();
    let classes = Arc::new(routes.2);
    let layers = ServiceBuilder::new()
        .layer(middleware::from_fn(operator::count))
        .layer(middleware::from_fn_with_state(app.clone(), headers::add))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(app.clone(), reader::surround))
        .layer(middleware::from_fn_with_state((app.clone(), classes), limits::check))
        .layer(middleware::from_fn(text::check))
        .layer(middleware::from_fn_with_state(app.clone(), reader::identify))
        .layer(CatchPanicLayer::custom(problem::of_panic))
        .layer(DefaultBodyLimit::max(LONGEST_BODY));
    routes
        .0
        .fallback(async || Problem::new(StatusCode::NOT_FOUND, "not-found"))
        .method_not_allowed_fallback(async || {
            Problem::new(StatusCode::METHOD_NOT_ALLOWED, "method-not-allowed")
        })
        .layer(layers)
        .with_state(app)
}

fn routes() -> Routes {
    pages().layer(patient(PATIENCE)).merge(api::routes()).get(
        Class::Free,
        "/assets/{*path}",
        assets::serve,
    )
}

fn pages() -> Routes {
    use Class::{Beginning, Command, Look};
    Routes::new()
        .get(Look, "/", pages::home)
        .get(Look, "/new", pages::new_game)
        .post(Beginning, "/new", forms::create)
        .get(Look, "/game/{id}", pages::game)
        .post(Command, "/game/{id}/abort", forms::abort)
        .get(Look, "/games", pages::games)
        .get(Look, "/archive", archive::show)
        .get(Look, "/open", pages::open_tables)
        .get(Look, "/rules", pages::rules_index)
        .get(Look, "/rules/own", pages::own_rules)
        .post(Command, "/rules/own", forms::own_rules)
        .get(Look, "/rules/{id}", pages::rules)
        .get(Look, "/analysis", analysis::page)
        .get(Look, "/beside", beside::show)
        .post(Command, "/beside", beside::switch)
        .get(Look, "/solitaire", solitaire::problems)
        .post(Beginning, "/solitaire", solitaire::begin)
        .post(Beginning, "/solitaire/race", solitaire::race)
        .get(Look, "/race/{id}", solitaire::show_race_page)
        .post(Beginning, "/solitaire/heat", heats::make)
        .get(Look, "/heat/{id}", heats::show)
        .get(Look, "/tables", tables::show)
        .post(Command, "/tables", tables::order)
        .post(Command, "/tables/{graph}/{deed}", tables::act)
        .get(Look, "/learn", learn::learn)
        .get(Look, "/learn/{id}", learn::lesson)
        .get(Look, "/puzzles", learn::puzzle_list)
        .get(Look, "/puzzles/daily", learn::daily)
        .get(Look, "/puzzles/{id}", learn::puzzle)
        .get(Look, "/daily", daily::show)
        .get(Look, "/daily/{task}", daily::task)
        .get(Look, "/settings", settings::show)
        .get(Look, "/results", own::results)
        .get(Look, "/profile", own::profile)
        .merge(accounts())
        .get(Look, "/favicon.ico", assets::icon)
}

/// What people with accounts ask for.
fn accounts() -> Routes {
    use Class::{Command, Entry, Look};
    Routes::new()
        .get(Look, "/sign-in", people::sign_in)
        .post(Entry, "/sign-in", people::do_sign_in)
        .get(Look, "/sign-in/code", people::recover)
        .post(Entry, "/sign-in/code", people::do_recover)
        .get(Look, "/sign-up", people::sign_up)
        .post(Entry, "/sign-up", people::do_sign_up)
        .post(Command, "/sign-out", people::sign_out)
        .get(Look, "/ratings", ratings::show)
        .get(Look, "/player/{name}", player::show)
        .get(Look, "/account", account::show)
        .get(Look, "/account/games", account::games)
        .get(Look, "/account/export", account::save)
        .post(Entry, "/account/password", account::change_password)
        .post(Entry, "/account/codes", account::draw_codes)
        .post(Command, "/account/sign-out", account::sign_out_all)
        .post(Entry, "/account/delete", account::delete)
        .merge(mails())
        .post(Entry, "/account/bots", bots::make)
        .post(Command, "/account/bots/{id}/token", bots::draw)
        .post(Command, "/account/bots/{id}/close", bots::close)
}

/// What is there where mail is sent.
fn mails() -> Routes {
    use Class::{Command, Entry, Look};
    Routes::new()
        .get(Look, "/sign-in/mail", mail::forgotten)
        .post(Entry, "/sign-in/mail", mail::send_link)
        .get(Look, "/sign-in/mail/{secret}", mail::ask_password)
        .post(Entry, "/sign-in/mail/{secret}", mail::set_password)
        .post(Entry, "/account/mail", mail::give)
        .post(Command, "/account/mail/reminders", mail::set_reminders)
        .post(Command, "/account/mail/remove", mail::remove)
        .get(Look, "/mail/confirm/{secret}", mail::ask_confirm)
        .post(Command, "/mail/confirm/{secret}", mail::confirm)
        .get(Look, "/mail/quiet/{secret}", mail::ask_quiet)
        .post(Command, "/mail/quiet/{secret}", mail::quiet)
}

#[cfg(test)]
mod tests {
    use axum::http::Method;

    use super::*;

    /// Nothing is answered without a class: what is described has one, and what is not can only be added
    /// with one.
    #[test]
    fn every_route_has_a_class() {
        let (_, description, classes) = routes().split();
        let description = serde_json::to_value(&description).expect("JSON");
        let paths = description["paths"].as_object().expect("paths");
        assert!(paths.len() > 50, "{}", paths.len());
        for (path, item) in paths {
            for method in item.as_object().expect("methods").keys() {
                let method: Method = method.to_uppercase().parse().expect("a method");
                assert!(classes.of(&method, path).is_some(), "{method} {path} has no class");
            }
        }
        for (file, source) in
            [("http/mod.rs", include_str!("mod.rs")), ("api/mod.rs", include_str!("../api/mod.rs"))]
        {
            let past = [".rou", "te("].concat();
            assert!(!source.contains(&past), "{file} has a route that is added without a class");
        }
    }

    #[test]
    fn what_is_costly_is_limited_as_such() {
        let (_, _, classes) = routes().split();
        let class = |method, path| classes.of(&method, path);
        assert_eq!(class(Method::POST, "/api/games"), Some(Class::Beginning));
        assert_eq!(class(Method::GET, "/api/games"), Some(Class::Look));
        assert_eq!(class(Method::HEAD, "/api/games"), Some(Class::Look));
        assert_eq!(class(Method::POST, "/api/games/{id}/messages"), Some(Class::Message));
        assert_eq!(class(Method::GET, "/api/games/{id}/hint"), Some(Class::Thought));
        assert_eq!(class(Method::POST, "/api/analyse/judge"), Some(Class::Thought));
        assert_eq!(class(Method::POST, "/sign-in"), Some(Class::Entry));
        assert_eq!(class(Method::GET, "/healthz"), Some(Class::Free));
        assert_eq!(class(Method::PUT, "/sign-in"), None);
    }
}
