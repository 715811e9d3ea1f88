//! What all pages share: head, header and footer.

use i18n::{Bundle, Catalogue, Language};
use maud::{DOCTYPE, Markup, html};

use super::{
    looks::{BoardLook, StoneLook, Taste},
    people, wood,
};
use crate::http::assets;

/// What every page has to know of the request.
#[derive(Clone, Copy, Debug)]
pub struct Page<'a> {
    /// The language of the reader.
    pub language: Language,
    /// The theme the reader has chosen; otherwise the system's.
    pub theme: Option<Theme>,
    /// How boards and stones look, and whether they are heard.
    pub taste: Taste,
    /// Whether the reader sits at this machine, whose own things are shown to nobody else.
    pub here: bool,
    /// Whether anybody may have an account.
    pub accounts: bool,
    /// The name of who is signed in.
    pub account: Option<&'a str>,
    /// The path of the request with what it asks for but language and colours, for links to the
    /// same page in others.
    pub path: &'a str,
}

/// A theme that a person chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// Dark ink on light paper.
    Light,
    /// Light ink on dark paper.
    Dark,
    /// Black, white and yellow.
    Contrast,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Self; 3] = [Self::Light, Self::Dark, Self::Contrast];

    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Contrast => "contrast",
        }
    }

    /// Reads the value of `?theme=` or of the cookie; `None` is the system's choice.
    pub fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.as_str() == text)
    }
}

/// The parts of one page.
pub(super) struct Sheet<'a> {
    /// The title, which the name of the place is added to.
    pub(super) title: &'a str,
    /// The element `main` with all that is in it; it has the id `main`.
    pub(super) main: Markup,
    /// The script of the page.
    pub(super) script: Option<&'a str>,
    /// The part of the navigation the page belongs to.
    pub(super) place: Place,
}

/// The parts of the navigation.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Home,
    Games,
    Rules,
    Analysis,
    Tables,
    Learn,
    Puzzles,
    Account,
    Elsewhere,
}

const STYLES: [&str; 23] = [
    "css/colours.css",
    "css/looks.css",
    "css/base.css",
    "css/board.css",
    "css/pages.css",
    "css/game.css",
    "css/dice.css",
    "css/computer.css",
    "css/analysis.css",
    "css/learn.css",
    "css/online.css",
    "css/clocks.css",
    "css/consent.css",
    "css/open-tables.css",
    "css/languages.css",
    "css/settings.css",
    "css/begin.css",
    "css/results.css",
    "css/header.css",
    "css/beside.css",
    "css/people.css",
    "css/plan.css",
    "css/archive.css",
];

#[cfg(test)]
impl<'a> Page<'a> {
    /// For somebody at this machine who has chosen nothing but a language.
    pub(super) fn plain(language: Language, path: &'a str) -> Self {
        let taste = Taste::default();
        Self { language, theme: None, taste, here: true, accounts: false, account: None, path }
    }
}

impl Page<'_> {
    /// The messages of the page's language.
    pub fn words(&self) -> &'static Bundle {
        Catalogue::get(self.language)
    }

    /// A message of the page's language.
    pub(super) fn text(&self, key: &str) -> String {
        self.words().text(key)
    }

    pub(super) fn sheet(&self, sheet: &Sheet<'_>) -> Markup {
        let title = match sheet.place {
            Place::Home => sheet.title.to_string(),
            _ => format!("{} · {}", sheet.title, self.text("page-name")),
        };
        let Taste { board, stones, sound } = self.taste;
        html! {
            (DOCTYPE)
            html lang=(self.language.written()) data-theme=[self.theme.map(Theme::as_str)]
                data-board=[(board != BoardLook::default()).then_some(board.as_str())]
                data-stones=[(stones != StoneLook::default()).then_some(stones.as_str())]
                data-sound=[sound.then_some("on")] {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    meta name="theme-color" content="#f6f1e7" media="(prefers-color-scheme: light)";
                    meta name="theme-color" content="#1d1a17" media="(prefers-color-scheme: dark)";
                    title { (title) }
                    @for style in STYLES { link rel="stylesheet" href=(assets::url(style)); }
                    (self.contrast())
                    link rel="stylesheet" href=(assets::url("css/print.css")) media="print";
                    link rel="icon" type="image/svg+xml" href=(assets::url("icons/mill.svg"));
                    @if let Some(script) = sheet.script {
                        script type="module" src=(assets::url(script)) {}
                    }
                }
                body {
                    a.skip href="#main" { (self.text("page-skip")) }
                    (wood::definitions())
                    (self.header(sheet.place))
                    (sheet.main)
                    (self.footer())
                }
            }
        }
    }

    /// High contrast by the system's wish unless another theme is chosen.
    fn contrast(&self) -> Markup {
        let media = match self.theme {
            Some(Theme::Contrast) => "all",
            Some(_) => return html! {},
            None => "(prefers-contrast: more)",
        };
        html! { link rel="stylesheet" href=(assets::url("css/contrast.css")) media=(media); }
    }

    fn header(&self, place: Place) -> Markup {
        let link = |to: &str, key: &str, here: Place| {
            let current = (place == here).then_some("page");
            html! { a href=(to) aria-current=[current] { (self.text(key)) } }
        };
        html! {
            header.site {
                a.name href="/" aria-current=[(place == Place::Home).then_some("page")] {
                    img src=(assets::url("icons/mill.svg")) alt="" width="28" height="28";
                    span { (self.text("page-name")) }
                }
                // On a phone the parts are behind a button; elsewhere they stand in the row.
                button.parts type="button" popovertarget="parts" {
                    span.visually-hidden { (self.text("page-navigation")) }
                }
                nav #parts popover aria-label=(self.text("page-navigation")) {
                    (link("/games", "page-games", Place::Games))
                    (link("/learn", "learn-title", Place::Learn))
                    (link("/puzzles", "puzzles-title", Place::Puzzles))
                    (link("/analysis", "analysis-nav", Place::Analysis))
                    (link("/rules", "page-rules", Place::Rules))
                    @if self.here { (link("/tables", "tables-link", Place::Tables)) }
                    @if self.accounts { (people::door(self, place == Place::Account)) }
                }
                (self.languages())
            }
        }
    }

    fn footer(&self) -> Markup {
        html! {
            footer.site {
                p { (self.text("page-colophon")) }
                p { a href="/settings" { (self.text("looks-title")) } }
                nav.themes aria-label=(self.text("page-themes")) {
                    (self.theme_link(None))
                    @for theme in Theme::ALL { (self.theme_link(Some(theme))) }
                }
            }
        }
    }

    fn theme_link(&self, theme: Option<Theme>) -> Markup {
        let name = theme.map_or("auto", Theme::as_str);
        html! {
            a href=(self.link("theme", name)) rel="nofollow"
                aria-current=[(theme == self.theme).then_some("true")] {
                (self.text(&format!("page-theme-{name}")))
            }
        }
    }
}
