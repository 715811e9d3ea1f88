//! The choice of a language: a button that opens the list, without a script.

use i18n::Language;
use maud::{Markup, html};

use super::Page;

impl Page<'_> {
    pub(super) fn languages(&self) -> Markup {
        let current = self.language;
        // Both are in the page; a phone shows the short one.
        let short = current.tag().split('-').next().unwrap_or_default();
        html! {
            button.language type="button" popovertarget="languages" {
                span.visually-hidden { (self.text("page-languages")) ": " }
                span.long lang=(current.written()) { (current.name()) }
                span.short aria-hidden="true" { (short) }
            }
            nav #languages.card popover aria-label=(self.text("page-languages")) {
                ul {
                    @for &language in Language::ALL {
                        li {
                            a href=(self.link("lang", language.tag())) lang=(language.written())
                                hreflang=(language.written()) rel="alternate"
                                aria-current=[(language == current).then_some("true")] {
                                (language.name())
                            }
                        }
                    }
                }
            }
        }
    }

    /// The address of the same page with a choice made.
    pub(super) fn link(&self, name: &str, value: &str) -> String {
        let joint = if self.path.contains('?') { '&' } else { '?' };
        format!("{}{joint}{name}={value}", self.path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_is_offered_by_its_own_name_and_the_rest_of_the_address_is_kept() {
        let page = Page::plain(Language::Sr, "/new?rules=wolf");
        let text = page.languages().into_string();
        for &language in Language::ALL {
            let link = format!("href=\"/new?rules=wolf&amp;lang={language}\"");
            assert!(text.contains(&link), "{link} in {text}");
            assert!(text.contains(&format!(">{}</a>", language.name())), "{language}");
        }
        assert_eq!(text.matches("aria-current").count(), 1);
        assert!(text.contains("lang=\"sr-Latn\" hreflang=\"sr-Latn\""));
        assert_eq!(Page { path: "/rules", ..page }.link("theme", "dark"), "/rules?theme=dark");
    }
}
