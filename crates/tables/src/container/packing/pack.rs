//! From letters to bytes.

use super::{
    Model,
    rans::Encoder,
    sheet::{Sheet, Values},
};

/// Packs chunks by a model; one for each thread.
#[derive(Debug)]
pub(in super::super) struct Packer<'model> {
    model: &'model Model,
    /// The letter of every value.
    lookup: Vec<u8>,
    encoder: Encoder,
}

impl<'model> Packer<'model> {
    pub(in super::super) fn new(model: &'model Model) -> Self {
        Self { model, lookup: model.alphabet.lookup(), encoder: Encoder::default() }
    }

    /// Packs a chunk. Nothing at all stands for a chunk of the most frequent letter alone, one byte
    /// for one of another letter alone.
    pub(in super::super) fn pack(&mut self, values: &Values) -> Vec<u8> {
        let first = self.lookup[usize::from(values.cells[0])];
        let uniform = values.cells.iter().all(|&value| value == values.cells[0]);
        if uniform && first != self.model.alphabet.rare() {
            return if first == 0 { Vec::new() } else { vec![first] };
        }
        let sheet = Sheet::of(values, &self.model.alphabet, &self.lookup);
        let Self { model, encoder, .. } = self;
        let rare = model.alphabet.rare();
        sheet.visit(|sheet, place, state| {
            let combination = model.contexts.combination(sheet.neighbours(place));
            let table = &model.tables[model.contexts.table(combination)];
            let letter = sheet.letters[place];
            let share = table.share(letter);
            if share.frequency > 0 && letter != rare {
                encoder.letter(state, share);
                return;
            }
            encoder.letter(state, table.share(rare));
            encoder.letter(state, model.tables[0].share(letter));
            if letter == rare {
                encoder.raw(state, values.cells[sheet.cell(place)]);
            }
        });
        encoder.finish()
    }
}
