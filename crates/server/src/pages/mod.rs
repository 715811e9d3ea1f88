//! The pages: complete HTML from the server, in the language of the reader.
//!
//! Every page is a function from plain data to [`Markup`]; none of them knows of requests or of
//! the database. Each takes a [`Page`] first: language, theme and address of the request.
//!
//! | address | function | data |
//! |---|---|---|
//! | `/` | [`home()`] | `&[GameCard]`: unfinished games, the latest first; whether others reach the server |
//! | `/new?rules=ID` | [`new_game()`] | [`NewGame`]: the rule set, what was filled in, an error |
//! | `/game/{id}` | [`game()`] | [`GamePage`]: id, rules, names, clock, dice, puzzle |
//! | `/games` | [`games()`] | `&[GameCard]`, the address of older ones, whether others reach the server |
//! | `/archive` | `archive()` | `ArchivePage`: what is looked for and what was found |
//! | `/rules` | [`rules_index()`] | |
//! | `/rules/{id}` | [`rules()`] | [`RulesPage`]: `NamedRules`, and the text if a person wrote it |
//! | `/rules/own` | [`own_rules()`] | [`OwnRules`]: the text and what came of it |
//! | `/analysis` | [`analysis()`] | [`AnalysisPage`]: rules, the start and the lines from it |
//! | `/solitaire` | [`problems()`] | `&[BestGame]`: the best games |
//! | `/race/{id}` | [`race()`] | `RaceView`: the players and where they stand |
//! | `/heat/{id}` | [`heat()`] | `HeatView`: a race over the network |
//! | `/tables` | [`tables()`] | [`TablesPage`]: the tables there are, those in work, those that could be |
//! | `/beside` | [`beside()`] | [`BesidePage`]: where the door to the home network is open |
//! | `/learn` | [`learn()`] | the reader's `Progress` |
//! | `/learn/{id}` | [`lesson()`] | [`LessonPage`] |
//! | `/puzzles` | [`puzzles()`] | [`PuzzlesPage`]: progress, the puzzle of the day, the choice |
//! | `/puzzles/{id}` | [`puzzle()`] | [`PuzzlePage`] |
//! | `/daily`, `/daily/{task}` | `daily()`, `daily_task()` | the tasks of the day, and who has done best |
//! | `/settings` | [`settings()`] | the game to go back to, whether others reach the server |
//! | `/results` | [`results()`] | `&[RuleResults]`: how games have ended |
//! | `/profile` | [`profile()`] | |
//! | `/sign-in`, `/sign-up`, `/sign-in/code` | [`sign_in()`], [`sign_up()`], [`recover()`] | [`Entry`] |
//! | `/sign-in/mail` | [`mail_forgotten()`], [`mail_sent()`], [`mail_recover()`] | [`Entry`] |
//! | `/mail/confirm`, `/mail/quiet` | [`mail_link()`], [`mail_done()`] | the name of the account |
//! | `/account` | [`account()`] | [`AccountPage`]: name, games, sessions |
//! | `/account/games` | [`account_games()`] | [`OwnGames`] |
//! | `/player/{name}` | [`player()`] | [`PlayerPage`]: ratings and the latest games |
//! | `/ratings` | [`ratings()`] | [`RatingsPage`]: the strongest by rules and speed |
//! | any error | [`error()`] | [`ErrorPage`]: status, code and a sentence |
//!
//! The links `?lang=de` and `?theme=dark` (`light`, `contrast`, `auto`) ask the server to keep the
//! choice in the cookies `lang` and `theme`; [`Theme::read`] reads the value. The same with `?board=`,
//! `?stones=` and `?sound=`, see [`Taste`].

mod account;
mod analysis;
mod archive;
mod begin;
mod beside;
mod bots;
mod chat;
mod clock;
mod consent;
#[cfg(test)]
mod contrast;
mod daily;
mod dialogs;
mod error;
mod exercise;
mod game;
mod games;
mod groups;
mod heat;
mod home;
mod languages;
mod layout;
mod learn;
mod looks;
mod mail;
mod new_game;
mod open_tables;
mod opponent;
mod own_games;
mod own_rules;
mod people;
mod plan;
mod player;
mod profile;
mod puzzles;
mod ratings;
mod result;
mod results;
mod rules;
mod scenes;
mod seat;
mod settings;
mod solitaire;
mod sources;
mod tables;
mod textures;
mod vacation;
mod wood;

use maud::Markup;

pub use self::{
    account::{AccountPage, OwnGames, SessionLine, account, account_games},
    analysis::{AnalysisPage, analysis},
    begin::BeginProblem,
    beside::{BesidePage, beside},
    bots::bot_token,
    error::{ErrorPage, error},
    game::{GamePage, game},
    games::{CardPlayer, GameCard, games},
    heat::heat,
    home::home,
    layout::{Page, Theme},
    learn::{LessonPage, learn, lesson},
    looks::{BoardLook, StoneLook, Taste},
    mail::{mail_done, mail_forgotten, mail_link, mail_recover, mail_sent},
    new_game::{NewGame, NewGameValues, new_game},
    own_rules::{OwnRules, own_rules},
    people::{Entry, FieldProblem, codes, recover, sign_in, sign_up},
    player::{PlayerPage, player},
    profile::profile,
    puzzles::{PuzzlePage, PuzzlesPage, puzzle, puzzles},
    ratings::{RatingsPage, ratings},
    results::results,
    rules::{RulesPage, rules, rules_index},
    scenes::Scene,
    settings::settings,
    solitaire::{problems, race},
    tables::{TablesPage, tables},
    wood::{definitions, little},
};
pub(crate) use self::{
    archive::{ArchivePage, archive},
    daily::{daily, daily_task},
    open_tables::open_tables,
};

/// The name of a rule set, and the family if a person wrote it.
fn rules_name(words: &i18n::Bundle, id: &str, rules: &::game::AnyRules) -> String {
    if ::game::catalogue::find(id).is_ok() {
        return words.game_name(id);
    }
    let family = words.text(&format!("family-{}", rules.family()));
    words.tr("play-own-rules", &[("family", family.into())])
}

/// A text that is English whatever the language of the page.
fn english(page: &Page<'_>, text: &str) -> Markup {
    let foreign = page.language != i18n::Language::EnGb;
    maud::html! { span lang=[foreign.then_some("en")] { (text) } }
}
