//! All games behind one type, for the edges where the game is known only at run time.
//!
//! Search, tables and perft work on the positions themselves; only commands, records, servers
//! and faces pay for the dispatch.

use board::{
    DrawRules, FenError, Field, FieldError, Fields, GraphHash, Impossible, Objection, PackError,
    Position, Puzzle, ReadMoveError, RuleSet, Side, StableHasher, State, Throw, choice,
};
use draughts::Draughts;
use hunt::{Battue, Wolf};
use mill::Mill;
use pegs::Pegs;

use crate::GameEnd;

choice! {
    /// A family of games: those that share positions, moves and fields of rules.
    pub enum Family {
        /// Mill in all its forms.
        Mill = "mill",
        /// Draughts and losing draughts.
        Draughts = "draughts",
        /// Wolf and Sheep.
        Wolf = "wolf",
        /// The hunt on the mill board.
        Battue = "battue",
        /// Peg solitaire.
        Pegs = "pegs",
    }
}

/// Runs a macro with all families.
macro_rules! with_families {
    ($callback:ident) => {
        $callback! {
            Mill: mill::Rules,
            Draughts: draughts::Rules,
            Wolf: hunt::wolf::Rules,
            Battue: hunt::battue::Rules,
            Pegs: pegs::Rules
        }
    };
}

macro_rules! any_types {
    ($($family:ident: $rules:ty),+) => {
        /// The rules of any game.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum AnyRules { $(
            #[doc = concat!("Rules of [`", stringify!($family), "`].")]
            $family($rules)
        ),+ }

        /// A turn of any game.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum AnyMove { $(
            #[doc = concat!("A turn of [`", stringify!($family), "`].")]
            $family(<$family as State>::Move)
        ),+ }

        /// A position of any game; equality is that of repetition, as in [`State`].
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        pub enum AnyGame { $(
            #[doc = concat!("A position of [`", stringify!($family), "`].")]
            $family($family)
        ),+ }

        $(
            impl From<$rules> for AnyRules {
                fn from(rules: $rules) -> Self {
                    Self::$family(rules)
                }
            }

            impl From<$family> for AnyGame {
                fn from(position: $family) -> Self {
                    Self::$family(position)
                }
            }
        )+

        impl AnyRules {
            /// The family.
            pub const fn family(&self) -> Family {
                match self { $(Self::$family(_) => Family::$family),+ }
            }

            /// The position a game begins with.
            pub fn initial(&self) -> AnyGame {
                match self { $(Self::$family(rules) => $family::initial(*rules).into()),+ }
            }

            /// Reads the one-line text of a position.
            ///
            /// # Errors
            ///
            /// If the text is malformed or the position impossible under the rules.
            pub fn read_fen(&self, text: &str) -> Result<AnyGame, FenError> {
                match self { $(
                    Self::$family(rules) => $family::from_fen(*rules, text).map(AnyGame::from)
                ),+ }
            }

            /// Reads the packed form of a position.
            ///
            /// # Errors
            ///
            /// If the bytes are no possible position.
            pub fn unpack(&self, bytes: &[u8]) -> Result<AnyGame, PackError> {
                match self { $(
                    Self::$family(rules) => $family::unpack(*rules, bytes).map(AnyGame::from)
                ),+ }
            }
        }

        impl AnyGame {
            /// The family.
            pub const fn family(&self) -> Family {
                match self { $(Self::$family(_) => Family::$family),+ }
            }

            /// The rules.
            pub fn rules(&self) -> AnyRules {
                match self { $(Self::$family(position) => position.rules().into()),+ }
            }

            /// The legal turns, in a stable order; none after the end or while a throw is awaited.
            pub fn legal_moves(&self) -> Vec<AnyMove> {
                let mut moves = Vec::new();
                match self { $(
                    Self::$family(position) => {
                        position.visit_moves(|m| moves.push(AnyMove::$family(m)));
                    }
                ),+ }
                moves
            }

            fn own_text(&self, m: AnyMove) -> String {
                match (self, m) {
                    $((Self::$family(position), AnyMove::$family(m)) => position.move_text(m),)+
                    _ => String::new(),
                }
            }

            fn read_own(&self, text: &str) -> Result<AnyMove, ReadMoveError> {
                match self { $(
                    Self::$family(position) => position.read_move(text).map(AnyMove::$family)
                ),+ }
            }

            /// Why a turn is not legal, or `None` if it is.
            pub fn objection(&self, m: AnyMove) -> Option<Objection> {
                match (self, m) {
                    $((Self::$family(position), AnyMove::$family(m)) => position.objection(m),)+
                    _ => Some(Objection::new("other-game", "rules", "the turn is one of another game")),
                }
            }

            /// The number of ways to play `depth` whole turns, for each first turn, with the
            /// throw before it where there is one.
            pub fn divide(&self, depth: u32) -> Vec<(Option<Throw>, AnyMove, u64)> {
                match self { $(
                    Self::$family(position) => board::divide(position, depth)
                        .into_iter()
                        .map(|(throw, m, nodes)| (throw, AnyMove::$family(m), nodes))
                        .collect()
                ),+ }
            }

            /// Plays a turn.
            ///
            /// # Errors
            ///
            /// If it is not legal; the position stays as it is.
            pub fn play(&mut self, m: AnyMove) -> Result<(), Objection> {
                if let Some(objection) = self.objection(m) {
                    return Err(objection);
                }
                match (self, m) {
                    $((Self::$family(position), AnyMove::$family(m)) => position.play_unchecked(m),)+
                    _ => {}
                }
                Ok(())
            }
        }
    };
}

with_families!(any_types);

/// Evaluates the same expression for the inner value of every family.
macro_rules! each {
    ($value:expr, $type:ident, $inner:ident => $body:expr) => {
        match $value {
            $type::Mill($inner) => $body,
            $type::Draughts($inner) => $body,
            $type::Wolf($inner) => $body,
            $type::Battue($inner) => $body,
            $type::Pegs($inner) => $body,
        }
    };
}

/// The same for games for two, with another value for the puzzle.
macro_rules! for_two {
    ($value:expr, $inner:ident => $body:expr, $puzzle:pat => $other:expr) => {
        match $value {
            AnyGame::Mill($inner) => $body,
            AnyGame::Draughts($inner) => $body,
            AnyGame::Wolf($inner) => $body,
            AnyGame::Battue($inner) => $body,
            AnyGame::Pegs($puzzle) => $other,
        }
    };
}

impl AnyRules {
    /// Whether dice are thrown.
    pub const fn has_dice(&self) -> bool {
        matches!(self, Self::Mill(rules) if !matches!(rules.dice, mill::Dice::None))
    }

    /// The fields, in order.
    pub fn fields(&self) -> &'static [Field] {
        fn of<R: Fields>(_: &R) -> &'static [Field] {
            R::FIELDS
        }
        each!(self, AnyRules, rules => of(rules))
    }

    /// The text of a field, if there is one of that name.
    pub fn get(&self, name: &str) -> Option<String> {
        each!(self, AnyRules, rules => rules.get(name))
    }

    /// Sets a field from its text.
    ///
    /// # Errors
    ///
    /// If there is no such field or the text is no value of it.
    pub fn set(&mut self, name: &str, text: &str) -> Result<(), FieldError> {
        each!(self, AnyRules, rules => rules.set(name, text))
    }

    /// What a person may write for a field, in words, if there is one of that name.
    pub fn allowed(&self, name: &str) -> Option<String> {
        fn of<R: Fields>(_: &R, name: &str) -> Option<String> {
            R::allowed(name)
        }
        each!(self, AnyRules, rules => of(rules, name))
    }

    /// Whether a field says anything about this game, the others being as they are.
    pub fn has_effect(&self, field: &str) -> bool {
        each!(self, AnyRules, rules => rules.has_effect(field))
    }

    /// Refuses fields that cannot hold together.
    ///
    /// # Errors
    ///
    /// The first reason found.
    pub fn check(&self) -> Result<(), Impossible> {
        each!(self, AnyRules, rules => rules.check())
    }

    /// The hash over the fields that change legal turns or results.
    pub fn graph_hash(&self) -> GraphHash {
        each!(self, AnyRules, rules => rules.graph_hash())
    }

    /// The id of these rules when they have no name.
    pub fn custom_id(&self) -> String {
        each!(self, AnyRules, rules => rules.custom_id())
    }

    /// The name of the family as rule texts and hashes write it.
    pub fn game(&self) -> &'static str {
        fn of<R: Fields>(_: &R) -> &'static str {
            R::GAME
        }
        each!(self, AnyRules, rules => of(rules))
    }
}

impl AnyGame {
    /// Writes a legal turn as one word; a turn of another game has no text here.
    ///
    /// The blank between a huff and the move after it becomes a slash: `x22/9-13`.
    pub fn move_text(&self, m: AnyMove) -> String {
        self.own_text(m).replace(' ', "/")
    }

    /// Reads a turn and makes sure that it is legal.
    ///
    /// # Errors
    ///
    /// If the text is no turn, not a legal one, or more than one.
    pub fn read_move(&self, text: &str) -> Result<AnyMove, ReadMoveError> {
        match self {
            Self::Draughts(_) if text.contains('/') => self.read_own(&text.replace('/', " ")),
            _ => self.read_own(text),
        }
    }

    /// How it has ended, if the position itself ends it.
    pub fn end(&self) -> Option<GameEnd> {
        for_two!(self, position => position.end().map(GameEnd::from), pegs => {
            if pegs.is_solved() {
                Some(GameEnd::SOLVED)
            } else if pegs.count_moves() == 0 {
                Some(GameEnd::STUCK)
            } else {
                None
            }
        })
    }

    /// The side to move; a puzzle has none.
    pub fn turn(&self) -> Option<Side> {
        for_two!(self, position => Some(position.turn()), _ => None)
    }

    /// Whether it is a puzzle for one.
    pub const fn is_puzzle(&self) -> bool {
        matches!(self, Self::Pegs(_))
    }

    /// A 64-bit key that agrees with equality.
    pub fn key(&self) -> u64 {
        for_two!(self, position => position.key(), pegs => {
            let mut hasher = StableHasher::default();
            hasher.write(&pegs.pack());
            hasher.finish()
        })
    }

    /// Plies since the last progress; always 0 in a puzzle, where every jump is progress.
    pub fn idle_plies(&self) -> u32 {
        for_two!(self, position => position.idle_plies(), _ => 0)
    }

    /// The draws of the rules; a puzzle has none.
    pub fn draw_rules(&self) -> Option<DrawRules> {
        for_two!(self, position => Some(position.draw_rules()), _ => None)
    }

    /// Whether the same side goes on with a turn it has earned.
    pub fn is_extra_turn(&self) -> bool {
        for_two!(self, position => position.is_extra_turn(), _ => false)
    }

    /// The one-line text of the position.
    pub fn to_fen(&self) -> String {
        each!(self, AnyGame, position => position.to_fen())
    }

    /// The packed form.
    pub fn pack(&self) -> Vec<u8> {
        each!(self, AnyGame, position => position.pack())
    }

    /// A drawing in lines of text.
    pub fn diagram(&self) -> String {
        each!(self, AnyGame, position => position.diagram())
    }

    /// Whether the dice have to be thrown before a turn can be chosen.
    pub fn awaits_throw(&self) -> bool {
        each!(self, AnyGame, position => position.awaits_throw())
    }

    /// Sets the throw that is awaited.
    pub fn set_throw(&mut self, throw: Throw) {
        each!(self, AnyGame, position => position.set_throw(throw));
    }

    /// The throw that has been set and not yet been used.
    pub fn throw(&self) -> Option<Throw> {
        each!(self, AnyGame, position => position.throw())
    }

    /// The same position before the throw that is set, as repetition compares it.
    #[must_use]
    pub(crate) fn before_throw(&self) -> Self {
        if self.throw().is_none() {
            return self.clone();
        }
        let fen = self.to_fen();
        let words: Vec<&str> = fen.split(' ').filter(|word| !word.starts_with("throw=")).collect();
        self.rules().read_fen(&words.join(" ")).unwrap_or_else(|_| self.clone())
    }

    /// The number of ways to play `depth` whole turns from here.
    pub fn perft(&self, depth: u32) -> u64 {
        each!(self, AnyGame, position => board::perft(position, depth))
    }
}
