//! Makes a model from pieces of a table.

use super::{
    Model,
    alphabet::Alphabet,
    clusters::{Counts, cluster},
    contexts::{CLASSES, COMBINATIONS, Contexts},
    sheet::{NEIGHBOURS, Sheet, Values},
    tables::{MOST_TABLES, Table, frequencies},
};

/// A table of statistics is worth its bytes if it serves at least so many letters.
const LETTERS_A_TABLE: usize = 3000;

impl Model {
    /// The model that suits these pieces.
    pub(in super::super) fn train(group: u8, pieces: &[Values]) -> Self {
        let mut occurring = vec![0_u32; 1 << 16];
        for &value in pieces.iter().flat_map(|piece| &piece.cells) {
            occurring[usize::from(value)] += 1;
        }
        let alphabet = Alphabet::of(&occurring);
        let lookup = alphabet.lookup();
        let mut sheets: Vec<Sheet> =
            pieces.iter().map(|piece| Sheet::of(piece, &alphabet, &lookup)).collect();
        let classes = classes(&mut sheets);
        let mut contexts = Contexts::new(classes.each_ref().map(Vec::as_slice))
            .expect("clusters are as few as asked for");
        let counts = count_combinations(&mut sheets, &contexts);
        let letters: usize = pieces.iter().map(|piece| piece.cells.len()).sum();
        let most = (letters / LETTERS_A_TABLE).clamp(1, MOST_TABLES - 1);
        let clusters = cluster(&sparse(&counts), most);
        let tables = tables(&alphabet, &counts, &clusters);
        // The first table is nobody's.
        contexts.set_tables(&clusters.iter().map(|&number| number + 1).collect::<Vec<u8>>());
        Self::new(group, alphabet, contexts, tables)
    }
}

/// For each neighbour the classes of its letters, by what they say about the letter.
fn classes(sheets: &mut [Sheet]) -> [Vec<u8>; NEIGHBOURS] {
    let mut counts = [(); NEIGHBOURS].map(|()| vec![[0_u32; 256]; 256]);
    for sheet in sheets {
        sheet.visit(|sheet, place, _| {
            let letter = usize::from(sheet.letters[place]);
            for (counts, neighbour) in counts.iter_mut().zip(sheet.neighbours(place)) {
                counts[usize::from(neighbour)][letter] += 1;
            }
        });
    }
    let mut most = CLASSES.into_iter();
    counts.map(|counts| cluster(&sparse(&counts), most.next().unwrap_or(1)))
}

fn count_combinations(sheets: &mut [Sheet], contexts: &Contexts) -> Vec<[u32; 256]> {
    let mut counts = vec![[0; 256]; COMBINATIONS];
    for sheet in sheets {
        sheet.visit(|sheet, place, _| {
            let combination = contexts.combination(sheet.neighbours(place));
            counts[combination][usize::from(sheet.letters[place])] += 1;
        });
    }
    counts
}

fn sparse(counts: &[[u32; 256]]) -> Vec<Counts> {
    let occurring = |counts: &[u32; 256]| {
        (0..=u8::MAX).zip(counts.iter().copied()).filter(|&(_, count)| count > 0).collect()
    };
    counts.iter().map(occurring).collect()
}

fn tables(alphabet: &Alphabet, counts: &[[u32; 256]], clusters: &[u8]) -> Vec<Table> {
    let letters = alphabet.len() - 1;
    let rare = usize::from(alphabet.rare());
    let sum = |wanted: &dyn Fn(usize) -> bool| {
        let mut sums = vec![0_u64; letters];
        for (_, counts) in counts.iter().enumerate().filter(|&(number, _)| wanted(number)) {
            sums.iter_mut().zip(counts).for_each(|(sum, &count)| *sum += u64::from(count));
        }
        sums
    };
    let number = clusters.iter().max().map_or(0, |&last| usize::from(last) + 1);
    let complete = frequencies(&sum(&|_| true), rare, true);
    let others = (0..number).map(|cluster| {
        let counts = sum(&|combination| usize::from(clusters[combination]) == cluster);
        frequencies(&counts, rare, false)
    });
    let table =
        |frequencies: Vec<u16>| Table::new(&frequencies).expect("frequencies are made to add up");
    std::iter::once(complete).chain(others).map(table).collect()
}
