//! Which rule sets each edition of each leaflet describes.

/// An edition: one text in one language of one leaflet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Edition {
    /// The number of the leaflet.
    pub leaflet: &'static str,
    /// The code of the language or country, as the leaflet prints it.
    pub code: &'static str,
    /// What the leaflet is.
    pub publisher: &'static str,
    /// The games it describes.
    pub games: &'static [Title],
}

/// A game in an edition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Title {
    /// The rule set.
    pub id: &'static str,
    /// The name of the game as the edition prints it, capitals aside.
    pub printed: &'static str,
    /// Whether the edition only names the game and leaves its rules to the reader.
    pub only_named: bool,
}

const LEGLER: &str = "Legler small foot, Gold Edition, article 12220";
const SCHMIDT: &str = "Schmidt Spiele, Dame Mühle";
const FEDERATION: &str = "folder of the world federation (Welt-Mühlespiel-Dachverband)";
const DESIGN: &str = "designer leaflet in lower case";
const BRETTSPIELNETZ: &str = "Brettspielnetz.de, rule sheet of 2024";

const fn named(id: &'static str, printed: &'static str) -> Title {
    Title { id, printed, only_named: false }
}

const fn only_named(id: &'static str, printed: &'static str) -> Title {
    Title { id, printed, only_named: true }
}

const fn edition(
    leaflet: &'static str,
    code: &'static str,
    publisher: &'static str,
    games: &'static [Title],
) -> Edition {
    Edition { leaflet, code, publisher, games }
}

/// Every edition of every leaflet.
pub static EDITIONS: &[Edition] = &[
    edition(
        "000",
        "EN",
        LEGLER,
        &[
            named("smallfoot", "Nine Men's Morris"),
            named("pegs33", "Solitaire"),
            only_named("lasker", "Lasker's Mill"),
            only_named("springer", "jumper mill"),
            only_named("wuerfel", "dice mill"),
            only_named("eck", "angle mill"),
            only_named("battue", "battue"),
            only_named("huepf", "hopping mill"),
            only_named("kreuz", "cross mill"),
        ],
    ),
    edition(
        "000",
        "DE",
        LEGLER,
        &[
            named("smallfoot", "Mühle"),
            named("pegs33", "Solitär"),
            only_named("lasker", "Lasker'sche Mühle"),
            only_named("springer", "Springermühle"),
            only_named("wuerfel", "Würfelmühle"),
            only_named("eck", "Eckmühle"),
            only_named("battue", "Treibjagd"),
            only_named("huepf", "Hüpfmühle"),
            only_named("kreuz", "Kreuzmühle"),
        ],
    ),
    edition("000", "FR", LEGLER, &[named("smallfoot", "Moulin"), named("pegs33", "Solitaire")]),
    edition("000", "IT", LEGLER, &[named("smallfoot", "Mulino"), named("pegs33", "Solitario")]),
    edition("000", "ES", LEGLER, &[named("smallfoot", "Molino"), named("pegs33", "Solitario")]),
    edition(
        "001",
        "D",
        SCHMIDT,
        &[
            named("schmidt_de", "Damespiel"),
            named("schmidt_de_losing", "Schlagdame"),
            named("wolf", "Wolf und Schafe"),
            named("schmidt", "Mühlespiel"),
            named("mixed", "Gemischte Mühle"),
            named("ceylon", "Ceylonische Mühle"),
        ],
    ),
    edition(
        "001",
        "F",
        SCHMIDT,
        &[
            named("schmidt_fr", "Jeu de dames"),
            named("schmidt_fr_losing", "Dames de brigand"),
            named("wolf", "Le loup et les moutons"),
            named("schmidt", "Jeu de la marelle"),
            named("mixed", "Marelle mixte"),
            named("ceylon", "Marelle de Ceylan"),
        ],
    ),
    edition(
        "001",
        "I",
        SCHMIDT,
        &[
            named("schmidt_it", "Dama"),
            named("schmidt_it_losing", "Mangia la dama"),
            named("wolf", "Lupo e pecore"),
            named("schmidt", "Mulino"),
            named("mixed", "Mulino misto"),
            named("ceylon", "Mulino ceylonese"),
        ],
    ),
    edition(
        "001",
        "GB",
        SCHMIDT,
        &[
            named("schmidt_gb", "Draughts"),
            named("schmidt_gb_losing", "Losing Draughts"),
            named("wolf", "Wolf and Sheep"),
            named("schmidt", "Nine Men's Morris"),
            named("mixed", "Mixed Mill"),
            named("ceylon", "Ceylon Mill"),
        ],
    ),
    edition(
        "001",
        "E",
        SCHMIDT,
        &[
            named("schmidt_es", "Damas"),
            named("schmidt_es_losing", "Gana-pierde"),
            named("wolf", "El lobo y las cabras"),
            named("schmidt", "Juego del molino"),
            named("mixed", "Molino mezclado"),
            named("ceylon", "Molino de Ceilán"),
        ],
    ),
    edition("002", "AL", FEDERATION, &[named("federation", "Cic-Mic")]),
    edition("002", "D", FEDERATION, &[named("federation", "Mühle")]),
    edition("002", "DK", FEDERATION, &[named("federation", "Mølle")]),
    edition("002", "E", FEDERATION, &[named("federation", "Tres en raya")]),
    edition("002", "F", FEDERATION, &[named("fed_fr", "Marelles (Charet)")]),
    edition("002", "GB", FEDERATION, &[named("federation", "Merrill (Morris)")]),
    edition("002", "I", FEDERATION, &[named("federation", "Mulinello")]),
    edition("002", "N", FEDERATION, &[named("federation", "Mölle")]),
    edition("002", "NL", FEDERATION, &[named("fed_nl", "Molen-Spel")]),
    edition("002", "PL", FEDERATION, &[named("federation", "Mlynek")]),
    edition("002", "S", FEDERATION, &[named("fed_sv", "Kvarn")]),
    edition("002", "SF", FEDERATION, &[named("federation", "Mylly")]),
    edition("002", "CS", FEDERATION, &[named("federation", "Mlyn")]),
    edition("002", "USA", FEDERATION, &[named("federation", "Morris")]),
    edition("002", "YU", FEDERATION, &[named("federation", "Mica")]),
    edition("003", "DE", DESIGN, &[named("design_de", "Mühle")]),
    edition("003", "EN", DESIGN, &[named("design_en", "Nine Men's Morris")]),
    edition("004", "EN", BRETTSPIELNETZ, &[named("brettspielnetz", "mill")]),
];

/// The editions that describe or name a rule set.
pub fn editions_of(id: &str) -> impl Iterator<Item = &'static Edition> + '_ {
    EDITIONS.iter().filter(move |edition| edition.games.iter().any(|game| game.id == id))
}

/// The edition of a leaflet and code.
pub fn edition_of(leaflet: &str, code: &str) -> Option<&'static Edition> {
    EDITIONS.iter().find(|edition| edition.leaflet == leaflet && edition.code == code)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue;

    #[test]
    fn every_edition_is_there_once() {
        let codes = |leaflet: &str| -> Vec<&str> {
            EDITIONS
                .iter()
                .filter(|edition| edition.leaflet == leaflet)
                .map(|edition| edition.code)
                .collect()
        };
        assert_eq!(codes("000"), ["EN", "DE", "FR", "IT", "ES"]);
        assert_eq!(codes("001"), ["D", "F", "I", "GB", "E"]);
        let countries = "AL D DK E F GB I N NL PL S SF CS USA YU";
        assert_eq!(codes("002"), countries.split(' ').collect::<Vec<_>>());
        assert_eq!(codes("003"), ["DE", "EN"]);
        assert_eq!(codes("004"), ["EN"]);
        assert_eq!(EDITIONS.len(), 28);
    }

    #[test]
    fn every_rule_set_of_an_edition_exists() {
        for edition in EDITIONS {
            for game in edition.games {
                assert!(catalogue::find(game.id).is_ok(), "{} {}", edition.leaflet, game.id);
            }
        }
    }

    #[test]
    fn the_folder_differs_in_three_countries() {
        let of = |code| edition_of("002", code).unwrap().games[0].id;
        assert_eq!([of("F"), of("NL"), of("S")], ["fed_fr", "fed_nl", "fed_sv"]);
        let federation = editions_of("federation").count();
        assert_eq!(federation, 12);
    }

    #[test]
    fn the_seven_variants_are_named_in_two_languages_only() {
        for id in ["lasker", "springer", "wuerfel", "eck", "battue", "huepf", "kreuz"] {
            let codes: Vec<_> = editions_of(id).map(|edition| edition.code).collect();
            assert_eq!(codes, ["EN", "DE"], "{id}");
        }
    }
}
