//! The numbers of a seed never change. If a test here is red, the crate is wrong, not the test.

use grille_chance::Seed;

/// As published with the algorithm, and the same in every other program that has it.
#[test]
fn words_are_those_of_splitmix64() {
    let mut seed = Seed(1234567);
    let words = [(); 5].map(|()| seed.word());
    let published = [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ];
    assert_eq!(words, published);
    assert_eq!(Seed(0).word(), 0xE220_A839_7B1D_CDAF);
}

/// What every other function makes of the words.
#[test]
fn a_seed_names_the_same_numbers_for_ever() {
    let mut seed = Seed(7);
    let ends = [1, 2, 10, 81, 1000, u32::MAX as usize];
    assert_eq!(ends.map(|end| seed.below(end)), [0, 0, 9, 47, 452, 1071300230]);
    let mut seed = Seed(7);
    let thirds: String = (0..12).map(|_| if seed.one_in(3) { 'x' } else { '.' }).collect();
    assert_eq!(thirds, ".x...x.xx.x.");
    let quarters: String = (0..12).map(|_| if seed.percent(25) { 'x' } else { '.' }).collect();
    assert_eq!(quarters, ".........x..");
    let mut seed = Seed(7);
    let letters: String = (0..8).map(|_| seed.pick(&['a', 'b', 'c', 'd', 'e'])).collect();
    assert_eq!(letters, "baeccbcb");
    assert_eq!(Seed(7).order(10), [9, 5, 8, 6, 1, 2, 4, 7, 0, 3]);
    let mut word = *b"splitmix64";
    Seed(7).shuffle(&mut word);
    assert_eq!(word, [9, 5, 8, 6, 1, 2, 4, 7, 0, 3].map(|from: usize| b"splitmix64"[from]));
}

#[test]
fn an_order_of_nothing_is_nothing() {
    let mut seed = Seed(7);
    assert!(seed.order(0).is_empty());
    assert_eq!(seed.0, 7, "no word was taken");
}

#[test]
#[should_panic(expected = "no number is below zero")]
fn nothing_is_below_zero() {
    Seed(7).below(0);
}

/// All six orders of three things, each as often as the others.
#[test]
fn every_order_is_as_likely_as_any_other() {
    let mut seed = Seed(1);
    let mut times = std::collections::BTreeMap::new();
    (0..60_000).for_each(|_| *times.entry(seed.order(3)).or_insert(0) += 1);
    assert_eq!(times.len(), 6);
    assert!(times.values().all(|times| (9_700..10_300).contains(times)), "{times:?}");
}
