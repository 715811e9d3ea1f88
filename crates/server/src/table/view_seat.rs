//! What somebody sees of a table who plays one side of it, or only looks on.

use board::Side;
use i18n::{Catalogue, Language};
use serde::Serialize;
use utoipa::ToSchema;

use super::{Person, SideName, Standing, Table, View, view_said::join};
use crate::{
    ratings::points,
    store::{DELETED, RatingRow},
};

/// The seats of a game, for whoever looks at it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SeatsView {
    /// The side that is played by whoever looks; none for those who only watch.
    pub you: Option<SideName>,
    /// The side whose player has not come yet.
    pub awaited: Option<SideName>,
    /// White, if it is somebody with an account.
    pub white: Option<PersonView>,
    /// Black, if it is somebody with an account.
    pub black: Option<PersonView>,
    /// Whether the seat of whoever looks can be kept in an account.
    pub can_own: bool,
    /// Whether the game changes ratings.
    pub rated: bool,
}

/// Somebody with an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct PersonView {
    /// The name; none of who has deleted the account.
    pub name: Option<String>,
    /// Whether a program plays, as the name says.
    pub bot: bool,
    /// The rating by what is played here, with a question mark while it is provisional.
    pub rating: Option<String>,
    /// By how much this game has changed it, as in `+12` or `−12`.
    pub change: Option<String>,
}

impl PersonView {
    fn of(person: &Person) -> Self {
        Self {
            name: Some(person.name.clone()).filter(|name| name != DELETED),
            bot: person.is_bot(),
            rating: person.rating.as_ref().map(RatingRow::shown),
            change: person.change.map(|change| format!("{:+}", points(change)).replace('-', "−")),
        }
    }
}

impl Table {
    /// The game as it stands at a moment of the time that counts, for somebody in particular.
    pub fn view_as(&self, language: Language, standing: Standing, counted: u64) -> View {
        let mut view = self.view(language);
        view.clock = self.clock_view(counted, &self.speech(language));
        let awaited = self.awaited().map(SideName::from);
        let you = match standing {
            Standing::Everybody => None,
            Standing::Player(side) => {
                self.limit(&mut view, side);
                if self.is_between_people() {
                    view.can.undo = self.awaited().is_none() && self.ask_back(side).is_ok();
                    view.can.redo = false;
                    view.can.abandon =
                        self.awaited().is_none() && self.left_alone(side, counted).is_ok();
                }
                self.speak_of_mover(&mut view, side, language);
                Some(SideName::from(side))
            }
            Standing::Watcher => {
                look_on(&mut view);
                None
            }
        };
        view.vacation = self.vacation_view(you.map(Side::from), counted);
        if self.agreed.seats.is_some() {
            let person = |side: Side| self.people[side].as_ref().map(PersonView::of);
            view.seats = Some(SeatsView {
                you,
                awaited,
                white: person(Side::White),
                black: person(Side::Black),
                rated: self.agreed.rated,
                can_own: you.is_some_and(|side| self.people[Side::from(side)].is_none()),
            });
        }
        if awaited.is_some() && !view.over {
            let key = if you.is_some() { "online-waiting" } else { "online-waiting-both" };
            view.sentence = Catalogue::get(language).text(key);
        }
        view
    }

    /// Says whose turn it is where the sentence would tell the wrong one what to do.
    fn speak_of_mover(&self, view: &mut View, own: Side, language: Language) {
        let mover = self.game.turn().filter(|mover| *mover != own && !view.over);
        let Some(mover) = mover.filter(|_| !self.is_due()) else {
            return;
        };
        let speech = self.speech(language);
        let player = speech.title(mover);
        let to_move = speech.say("online-to-move", &[("player", player.into())]);
        let sentence = join([self.declined(&speech), to_move]);
        view.announce = join([view.happened.clone(), sentence.clone()]);
        view.sentence = sentence;
    }

    /// Leaves what the player of a side can do.
    fn limit(&self, view: &mut View, own: Side) {
        let game = &self.game;
        let waits = self.awaited().is_some();
        let theirs = game.turn().is_some_and(|to_move| to_move != own);
        if waits || theirs {
            view.turns.clear();
            view.needs_throw = false;
            view.can.claim = None;
            view.can.hint = false;
        }
        let may_offer = self.check_offer(own).is_ok() && game.clone().offer_draw(own).is_ok();
        view.can.offer = !waits && !view.over && may_offer;
        view.can.resign &= !waits;
        view.speaker = game.turn().map(|_| own.into());
    }
}

/// Leaves nothing to be done.
fn look_on(view: &mut View) {
    view.turns.clear();
    view.needs_throw = false;
    view.speaker = None;
    let can = &mut view.can;
    can.claim = None;
    for possible in [
        &mut can.undo,
        &mut can.redo,
        &mut can.offer,
        &mut can.resign,
        &mut can.abort,
        &mut can.rematch,
        &mut can.hint,
    ] {
        *possible = false;
    }
}
