//! What can be typed, and the rules of the game.

use std::io;

use board::DrawMode;
use game::{AnyGame, AnyRules};
use hunt::battue::Hop;
use seat::{Sitting, Word};

use super::speech::Speech;
use crate::output::Output;

impl Speech {
    /// Everything that can be typed.
    pub(super) fn help(&self, sitting: &Sitting, out: &mut Output) -> io::Result<()> {
        let position = sitting.game.position();
        self.say("play-help-title", &[], out)?;
        out.hanging(format!("  {}", self.how_to_write(position)), 2)?;
        for (word, key) in Word::ALL {
            let is_known = match word {
                Word::Draw | Word::Accept | Word::Decline | Word::Flip => !position.is_puzzle(),
                Word::Claim => knows_claims(position),
                Word::Throw => sitting.dice.is_none() && position.rules().has_dice(),
                Word::Level => sitting.computer.side().is_some(),
                _ => true,
            };
            if !is_known {
                continue;
            }
            let words = self.text().text(&format!("command-{key}"));
            let shown = words.split_whitespace().next().unwrap_or(key);
            let alone = *word == Word::Resign && position.is_puzzle();
            let what = format!("play-help-{key}{}", if alone { "-alone" } else { "" });
            out.hanging(format!("  {shown:<12} {}", self.text().text(&what)), 15)?;
        }
        Ok(())
    }

    /// The rules of the game in sentences.
    pub(super) fn tell_rules(&self, position: &AnyGame, out: &mut Output) -> io::Result<()> {
        let mut paragraphs = self.voice().rules(&position.rules()).into_iter();
        paragraphs.next().map_or(Ok(()), |first| out.prose(first))?;
        paragraphs.try_for_each(|paragraph| out.hanging(paragraph, 2))
    }

    pub(super) fn how_to_write(&self, position: &AnyGame) -> String {
        let example = position.legal_moves().first().map(|&m| position.move_text(m));
        let example = example.unwrap_or_else(|| "11-15".to_string());
        let hops = match position.rules() {
            AnyRules::Battue(rules) if rules.quarry_hop == Hop::Take => "-take",
            AnyRules::Battue(rules) if rules.quarry_hop == Hop::Hop => "-hop",
            _ => "",
        };
        self.text().tr(&format!("play-help-{}{hops}", self.family()), &[("turn", example.into())])
    }
}

/// Whether the rules have draws that are claimed.
fn knows_claims(position: &AnyGame) -> bool {
    position.draw_rules().is_some_and(|draws| {
        [draws.repetition, draws.no_progress].iter().any(|draw| draw.mode == DrawMode::Claim)
    })
}
