//! A plan as its player sees it.

use board::Side;
use i18n::Language;
use serde::Serialize;
use speech::Speech;
use utoipa::ToSchema;

use super::{
    Control, Plan, SideName, Table, TurnView,
    plan::{ANY, News, PlanError, Step},
    view_build::turn_view,
};

/// What a player has planned, and what has become of it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PlanView {
    /// The version of the game it is for.
    pub ver: u64,
    /// The side whose plan it is.
    pub side: SideName,
    /// Whether a plan can be made now: it is the other side's turn.
    pub open: bool,
    /// Whether the game is played at one sitting, so that a turn is made in advance on the board itself.
    pub live: bool,
    /// The turns.
    pub steps: Vec<Step>,
    /// What has become of it with the last turn, as a sentence.
    pub news: Option<String>,
    /// The turn that is made in advance, whatever the other side plays.
    pub advance: Option<TurnView>,
    /// The turns that may be made in advance, if they were asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub turns: Vec<TurnView>,
}

impl Table {
    /// A plan as its player sees it; if wished, with the turns that may be made in advance.
    pub fn plan_view(&self, own: Side, plan: &Plan, language: Language, turns: bool) -> PlanView {
        let speech = self.speech(language);
        let any = plan.steps.iter().find(|step| step.turn == ANY);
        let planned = any.and_then(|step| step.next.first()).map(|step| step.turn.as_str());
        let wanted = turns || planned.is_some();
        let possible = if wanted { self.turns_in_advance(own) } else { Vec::new() };
        let mut shown: Vec<TurnView> = Vec::new();
        let mut advance = None;
        for (m, position) in &possible {
            if planned == Some(position.move_text(*m).as_str()) {
                advance = Some(turn_view(*m, position, &speech));
            }
            if turns {
                shown.push(turn_view(*m, position, &speech));
            }
        }
        PlanView {
            ver: self.ver,
            side: own.into(),
            open: self.check_planning(own).is_ok(),
            live: self.is_live(),
            steps: plan.steps.clone(),
            news: plan.news.as_ref().map(|news| news.sentence(&speech)),
            advance,
            turns: shown,
        }
    }

    /// Whether the game is played at one sitting, by its clocks.
    pub fn is_live(&self) -> bool {
        let live = |clock| matches!(clock, Control::Total { .. } | Control::Move { .. });
        let clocks = self.agreed.clocks();
        live(clocks.white) && live(clocks.black)
    }
}

impl News {
    fn sentence(&self, speech: &Speech) -> String {
        match self {
            Self::Played { turn } => speech.say("plan-played", &[("turn", turn.as_str().into())]),
            Self::Impossible { turn } => {
                speech.say("plan-impossible", &[("turn", turn.as_str().into())])
            }
            Self::Unforeseen => speech.say("plan-unforeseen", &[]),
            Self::Back => speech.say("plan-back", &[]),
        }
    }
}

impl PlanError {
    /// The sentence for the player.
    pub fn sentence(&self, speech: &Speech) -> String {
        let why = self.refused.plain_sentence(speech);
        if self.turn.is_empty() {
            return why;
        }
        let turn = ("turn", self.turn.as_str().into());
        speech.say("plan-turn-refused", &[turn, ("why", why.into())])
    }
}
