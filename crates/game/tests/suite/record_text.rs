//! The text of records: what is read, what is written, and what is refused where.

use fastrand::Rng;
use game::{
    GameResult,
    record::{self, Comment, Line, MAX_BYTES, MAX_DEPTH, Node, Record, Tags},
};

/// Texts in their canonical form.
const CANONICAL: &[&str] = &[
    "*\n",
    "[Rules \"classic\"]\n\n*\n",
    "[Rules \"classic\"]\n[Event \"a \\\"b\\\" \\\\ c\"]\n\n1. d2 d6 2. b2 1-0\n",
    "1. d2! {good} 1... d6?! $14 (1... b6 2. b2 (2. f2?? {no} {really})) 2. b2 *\n",
    "{before all} 1. d2 0-1\n",
    "1... d6 2. b2 b6 1/2-1/2\n",
    "1. d2+ b2 d6 2. a1 *\n",
    "1. (6,5,5) e4-d7xd6 (3,2,1) g4-d6 2. (2,1,1) g7-g4 (6,6,6) *\n",
    "1. d2 ; a brace } in a comment\n1... d6 *\n",
    "1. d2 (1. b2 ; } \n) 1... d6 *\n",
    "[Rules \"pegs33\"]\n\n1. d2-d4 2. d5-d3 {the second jump} 3. d3-d5 unsolved\n",
];

#[test]
fn canonical_texts_stay_as_they_are() {
    for text in CANONICAL {
        let text = text.replace("} \n", "}\n");
        let record = record::parse(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(record.to_string(), text);
        assert_eq!(Record::from_json(&record.to_json()), Ok(record));
    }
}

#[test]
fn other_ways_to_write_it_become_canonical() {
    for (text, canonical) in [
        ("1. d2, d6 2. b2, b6", "1. d2 d6 2. b2 b6 *\n"),
        ("1.d2 d6 2.b2 *", "1. d2 d6 2. b2 *\n"),
        ("1 d2 d6 2 b2 *", "1. d2 d6 2. b2 *\n"),
        ("1. ... d6 *", "1... d6 *\n"),
        ("\u{feff}d2 d6\r\n\r\n*", "1. d2 d6 *\n"),
        ("1. d2-b2/xa4 *", "1. d2-b2/xa4 *\n"),
        ("1. d2 $1 $3 *", "1. d2! $3 *\n"),
        ("1. d2 ; to the end {of the} line\nd6 *", "1. d2 ; to the end {of the} line\n1... d6 *\n"),
        ("1. d2 {} {  two\n  lines } *", "1. d2 {two lines} *\n"),
        ("1. ( 5 , 5,4 ) d2 *", "1. (5,5,4) d2 *\n"),
        ("1. (4,5,5) d2 *", "1. (5,5,4) d2 *\n"),
        ("1. d2 (d6 {x}) {after} *", "1. d2 {after} (1. d6 {x}) *\n"),
        ("[Result \"1-0\"] d2", "[Result \"1-0\"]\n\n1. d2 1-0\n"),
        ("[ A\t\"x\ty\" ] 2-0", "[A \"x y\"]\n\n1-0\n"),
        ("[Result \"1-1\"] 1-1", "[Result \"1/2-1/2\"]\n\n1/2-1/2\n"),
        ("11-15 23-19 1-1", "1. 11-15 23-19 1/2-1/2\n"),
    ] {
        let record = record::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(record.to_string(), canonical, "{text}");
        assert_eq!(record::parse(canonical).as_ref(), Ok(&record), "{text}");
    }
}

#[test]
fn several_records_follow_each_other() {
    let text = "[A \"1\"]\n\n1. d2 *\n\n[A \"2\"]\n\n[B \"2\"] 1. d6 1-0 \n 1. a1 *";
    let records = record::parse_all(text).unwrap();
    let turns: Vec<_> = records.iter().map(|record| record.line.nodes[0].text()).collect();
    assert_eq!(turns, ["d2", "d6", "a1"]);
    assert_eq!(record::parse_all(" \n").unwrap(), []);
    let error = record::parse(text).unwrap_err();
    assert_eq!((error.line, error.column, error.code()), (5, 1, "record-result"));
}

#[test]
fn errors_name_line_and_column() {
    let deep = format!("d2 {}", "(d2 ".repeat(MAX_DEPTH + 1));
    let tags = (0..300).map(|i| format!("[T{i} \"\"]")).collect::<Vec<_>>().join("\n");
    let word = "x".repeat(200);
    for (text, line, column, code, message) in [
        ("", 1, 1, "record-empty", "there is no record"),
        ("\n  \n", 3, 1, "record-empty", "there is no record"),
        ("1. d2\n  {never", 2, 3, "record-comment", "never closed"),
        ("1. d2 (1. d6\n 2. a1", 1, 7, "record-variation", "never closed"),
        ("1. d2 (1. d6 (2. a1) *)", 1, 22, "record-result", "within a variation"),
        ("1. d2 )", 1, 7, "record-variation", "never opened"),
        ("1. d2 ({only words})", 1, 20, "record-variation", "without a turn"),
        ("(d2)", 1, 1, "record-annotation", "no turn before it"),
        ("$3 d2", 1, 1, "record-annotation", "no turn before it"),
        ("! d2", 1, 1, "record-annotation", "no turn before it"),
        ("d2 $256", 1, 4, "record-annotation", "\"$256\" is no annotation"),
        ("d2 $", 1, 4, "record-annotation", "\"$\" is no annotation"),
        ("d2 (1. (5,5,4))", 1, 8, "record-throw", "without its turn"),
        ("(5,5,4) (5,5,4) d2", 1, 9, "record-throw", "without its turn"),
        ("d2 ] d6", 1, 4, "record-character", "unexpected ']'"),
        ("d2 \"d6\"", 1, 4, "record-character", "unexpected '\"'"),
        ("d2 \u{7} d6", 1, 4, "record-character", "unexpected '\\u{7}'"),
        ("[Rules classic]", 1, 1, "record-tag", "a tag is written"),
        ("[Rules \"classic\"\n1. d2", 1, 1, "record-tag", "a tag is written"),
        ("[Rules \"clas\nsic\"]", 1, 1, "record-tag", "a tag is written"),
        ("[A \"x", 1, 1, "record-tag", "a tag is written"),
        ("[Ä \"x\"]", 1, 1, "record-tag", "a tag is written"),
        ("[A \"x\"]\n[A \"y\"]", 2, 1, "record-tag", "A is there twice"),
        ("d2\n[A \"y\"]", 2, 1, "record-tag", "among the turns"),
        ("d2 1-0 d6", 1, 8, "record-result", "follows the result"),
        (&deep, 1, 4 * (MAX_DEPTH as u32 + 1), "record-variation", "nested deeper"),
        (&tags, 257, 1, "record-tag", "more than 256 tags"),
        (&word, 1, 1, "record-turn", "neither a turn nor a result"),
    ] {
        let error = record::parse(text).expect_err(text);
        assert_eq!((error.line, error.column), (line, column), "{text:.60}: {error}");
        assert_eq!(error.code(), code, "{text:.60}");
        assert!(error.to_string().contains(message), "{text:.60}: {error}");
    }
    let long = " ".repeat(MAX_BYTES + 1);
    assert_eq!(record::parse(&long).unwrap_err().code(), "record-too-long");
}

#[test]
fn turns_that_could_not_be_read_back_are_refused() {
    for text in ["", "1-0", "solved", "*", "12", "d2 d6", "d2!", "(d2)", "{", "a,b", "1.", "2-0"] {
        assert!(Node::new(text).is_err(), "{text}");
    }
    assert!(Tags::default().set("no blank", "x").is_err());
    assert_eq!(Comment::new(" \n\u{7} "), None);
    assert_eq!(Comment::new(" a\n\u{7}b ").unwrap().as_str(), "a b");
}

#[test]
fn lines_are_broken_at_eighty_columns() {
    let text = "1. d2 {".to_string() + &"word ".repeat(60) + "} d6 *";
    let record = record::parse(&text).unwrap();
    let printed = record.to_string();
    assert!(printed.lines().all(|line| line.len() <= 80), "{printed}");
    assert_eq!(record::parse(&printed), Ok(record));
}

/// A tree of words that mean nothing, with everything a record can hold.
fn tree(rng: &mut Rng) -> Record {
    let mut tags = Tags::default();
    for name in ["Event", "Rules", "Note", "RuleText"] {
        if rng.bool() {
            tags.set(name, &words(rng)).unwrap();
        }
    }
    let turns = line(rng, 0);
    let throw = rng.bool().then(|| crate::common::throw(rng));
    Record {
        tags,
        second_starts: rng.bool() && !turns.nodes.is_empty(),
        line: turns,
        throw,
        result: *rng.choice(GameResult::ALL).unwrap(),
    }
}

fn line(rng: &mut Rng, depth: usize) -> Line {
    let least = usize::from(depth > 0);
    let mut nodes = Vec::new();
    for _ in 0..rng.usize(least..=4.max(least)) {
        let turns =
            ["d2", "d2-b2xa4", "11x18", "a1+a4+a7", "d6+", "pass", "x22/9-13", "c3:e5", "ä"];
        let mut node = Node::new(rng.choice(turns).unwrap()).unwrap();
        node.throw = (rng.u8(..4) == 0).then(|| crate::common::throw(rng));
        node.nags = (0..rng.usize(..3)).map(|_| rng.u8(..)).collect();
        node.comments = comments(rng);
        if depth < 4 && rng.u8(..4) == 0 {
            node.variations = (0..rng.usize(1..3)).map(|_| line(rng, depth + 1)).collect();
        }
        nodes.push(node);
    }
    Line { comments: comments(rng), nodes }
}

fn comments(rng: &mut Rng) -> Vec<Comment> {
    (0..rng.usize(..3)).filter_map(|_| Comment::new(&words(rng))).collect()
}

fn words(rng: &mut Rng) -> String {
    let parts = [
        "good",
        "{",
        "}",
        "(",
        ")",
        ";",
        "[%clk 0:00:01]",
        "1.",
        "\"",
        "\\",
        "$1",
        "é",
        "\n",
        "  ",
        "[",
        "]",
        "%",
        "1-0",
        "\u{85}",
        "(5,5,4)",
        "\r",
    ];
    (0..rng.usize(..12)).map(|_| rng.choice(parts).unwrap()).collect::<Vec<_>>().join(" ")
}

#[test]
fn any_tree_comes_back_from_text_and_json() {
    let mut rng = Rng::with_seed(9);
    for _ in 0..5000 {
        let record = tree(&mut rng);
        let text = record.to_string();
        let read = record::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(read, record, "{text}");
        assert_eq!(read.to_string(), text);
        assert_eq!(Record::from_json(&record.to_json()), Ok(record));
    }
}

#[test]
fn json_is_refused_with_its_place_or_reason() {
    let json =
        |turns: &str| format!("{{\"version\":1,\"tags\":[],\"turns\":[{turns}],\"result\":\"*\"}}");
    let mut deep = "{\"turn\":\"d2\"}".to_string();
    for _ in 0..=MAX_DEPTH {
        deep = format!("{{\"turn\":\"d2\",\"variations\":[{{\"turns\":[{deep}]}}]}}");
    }
    for (text, code, message) in [
        (String::new(), "bad-json", "line 1, column 0"),
        ("{\n\"version\": }".to_string(), "bad-json", "line 2, column 12"),
        (json("").replace("\"version\":1", "\"version\":2"), "unknown-version", "version 2"),
        (json("").replace("\"*\"", "\"2-0\""), "record-result", "\"2-0\" is no result"),
        (json("").replace("[],\"turns\"", "[[\"a b\",\"\"]],\"turns\""), "record-tag", "\"a b\""),
        (json("{\"turn\":\"1-0\"}"), "record-turn", "\"1-0\""),
        (json("{\"turn\":\"d2\",\"throw\":[1,2,7]}"), "record-throw", "throw"),
        (json("{\"turn\":\"d2\",\"colour\":1}"), "bad-json", "unknown field"),
        (
            json("{\"turn\":\"d2\",\"variations\":[{\"turns\":[]}]}"),
            "record-variation",
            "without a turn",
        ),
        (json(&deep), "record-variation", "nested deeper"),
        (json(&"[".repeat(100_000)), "bad-json", "line 1"),
        (" ".repeat(MAX_BYTES + 1), "record-too-long", "longer"),
    ] {
        let error = Record::from_json(&text).expect_err(&text);
        assert_eq!(error.code(), code, "{text:.80}: {error}");
        assert!(error.to_string().contains(message), "{text:.80}: {error}");
    }
}

#[test]
fn no_text_makes_the_reader_panic() {
    let mut rng = Rng::with_seed(77);
    let mut seeds: Vec<String> = CANONICAL.iter().map(ToString::to_string).collect();
    for id in ["classic", "wuerfel", "ceylon", "english", "pegs15", "wolf"] {
        let mut game = game::Game::named(id).unwrap();
        crate::common::play_on(&mut game, 20, &mut rng);
        seeds.push(game.to_record().to_string());
    }
    let pieces = [
        "(",
        ")",
        "{",
        "}",
        ";",
        "[",
        "]",
        "\"",
        "$",
        "!",
        "1.",
        "...",
        "\n",
        "ß",
        "(1,2,3)",
        ",",
        "\\",
        "[%claim repetition d2 granted 1]",
    ];
    for _ in 0..20_000 {
        let mut text = rng.choice(&seeds).unwrap().clone();
        for _ in 0..rng.usize(1..6) {
            let at =
                (0..=rng.usize(..=text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap();
            match rng.u8(..3) {
                0 => text.insert_str(at, rng.choice(pieces).unwrap()),
                1 => text.truncate(at),
                _ => {
                    text = text
                        .chars()
                        .enumerate()
                        .filter(|(i, _)| *i != at)
                        .map(|(_, c)| c)
                        .collect();
                }
            }
        }
        if let Ok(record) = record::parse(&text) {
            assert_eq!(record::parse(&record.to_string()), Ok(record.clone()), "{text}");
            if let Some(game) = record::check(&record).game {
                let again = game.to_record();
                assert_eq!(record::parse(&again.to_string()), Ok(again), "{text}");
            }
        }
        let _ = Record::from_json(&text);
    }
}

#[test]
fn the_longest_texts_are_read_and_played_in_one_go() {
    for piece in
        ["(", "{", "d2 ", "d2 (d6) ", "d2 $1 ", ";", "(5,5,4 ", "[", "\"", "d2 {[%clk ", "1."]
    {
        let text = piece.repeat(MAX_BYTES / piece.len());
        let _ = record::parse(&text).map(|record| record.to_string().len());
    }
    let circle = "d1-a1 d6-b6 a1-d1 b6-d6 ".repeat(20_000);
    let text =
        format!("[Rules \"smallfoot\"]\n[FEN \"W1W/1B1/3/3W1B/3/B2/1WB w 0 0 0\"]\n\n{circle} *");
    let record = record::parse(&text).unwrap();
    let game = record::replay(&record).unwrap();
    assert_eq!(game.ply(), 80_000);
    assert_eq!(game.to_record().line.nodes.len(), 80_000);
}
