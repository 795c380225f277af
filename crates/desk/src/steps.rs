//! Steps as data: sentences, what is lit, what follows.

use grille::{
    Argument, Chain, Cue, DIRECT, Entry, Family, Instance, Joint, Spot, Table, Told, message,
};
use serde::Serialize;

use crate::rich::{Rich, cue_name};
use crate::work::Work;

/// The rule of a step.
#[derive(Debug, Serialize)]
pub struct Rule {
    pub id: &'static str,
    pub name: String,
    pub level: &'static str,
    pub level_name: String,
}

/// A place that is pointed at.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Light {
    pub place: String,
    pub cue: &'static str,
}

/// A value at a seat.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct AtSeat {
    pub seat: usize,
    pub value: u8,
}

impl From<Entry> for AtSeat {
    fn from(entry: Entry) -> Self {
        Self { seat: entry.seat, value: entry.value }
    }
}

/// A step with all that is told of it.
#[derive(Debug, Serialize)]
pub struct Step {
    pub rule: Rule,
    pub text: Rich,
    pub lights: Vec<Light>,
    pub sets: Vec<AtSeat>,
    pub strikes: Vec<AtSeat>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub chain: Vec<String>,
}

/// A step in its three stages, and what is lit at each.
pub struct Stages {
    pub texts: [Rich; 3],
    pub lights: [Vec<Light>; 3],
}

/// How steps of a puzzle are told.
pub struct Teller<'a> {
    pub puzzle: &'a dyn Instance,
    pub table: &'a Table<'a>,
    pub work: &'a Work<'a>,
}

impl Teller<'_> {
    /// A rule by name.
    pub fn rule(&self, told: &Told) -> Rule {
        rule(told.rule, self.puzzle.family(), self.work)
    }

    /// A whole step.
    pub fn step(&self, told: &Told) -> Step {
        let (sets, strikes) = self.table.follows(&told.news);
        let lights = [self.because(told), self.follows(&sets, &strikes)].concat();
        Step {
            rule: self.rule(told),
            text: self.rich(&format!("{} {}", self.why(told), self.then(told)), told, Cue::Follows),
            lights: self.lights(&lights),
            sets: sets.into_iter().map(AtSeat::from).collect(),
            strikes: strikes.into_iter().map(AtSeat::from).collect(),
            chain: told.chain.as_ref().map(|chain| self.chain(chain)).unwrap_or_default(),
        }
    }

    /// A step in its stages: where to look, why, what follows.
    pub fn stages(&self, told: &Told) -> Stages {
        let (sets, strikes) = self.table.follows(&told.news);
        let looks = told.looks_at();
        let places = Argument::list(looks.iter().copied(), Joint::And);
        let first = self.work.words().say(&message!("desk-look-at", places = places));
        let wheres: Vec<(Spot, Cue)> = looks.iter().map(|&spot| (spot, Cue::Where)).collect();
        let because = self.because(told);
        let follows = self.follows(&sets, &strikes);
        let both = [wheres.clone(), because].concat();
        let all = [both.clone(), follows].concat();
        Stages {
            texts: [
                Rich::new(&first, &wheres, self.work.words()),
                self.rich(&self.why(told), told, Cue::Because),
                self.rich(&self.then(told), told, Cue::Follows),
            ],
            lights: [self.lights(&wheres), self.lights(&both), self.lights(&all)],
        }
    }

    /// Why, in a sentence that begins with a capital.
    fn why(&self, told: &Told) -> String {
        crate::sheet::capital(&self.work.words().say(told.step.why()))
    }

    /// What follows, in a sentence.
    fn then(&self, told: &Told) -> String {
        let then = Argument::list(told.then.iter().cloned(), Joint::Comma);
        self.work.words().say(&message!("desk-then", then = then))
    }

    /// Steps of a chain to its contradiction, one sentence each.
    pub fn chain(&self, chain: &Chain) -> Vec<String> {
        let words = self.work.words();
        let mut lines = Vec::new();
        for link in &chain.links {
            let then = Argument::list(link.then.iter().cloned(), Joint::Comma);
            let why = link.step.why().clone();
            let text = message!("step-text", why = why, then = then);
            let said = match link.rule == DIRECT {
                true => text,
                false => message!("desk-link", rule = self.rule(link).name, text = text),
            };
            lines.push(words.say(&said));
            lines.extend(link.chain.iter().flat_map(|inner| self.chain(inner)));
        }
        lines.push(words.say(&chain.end.why));
        lines
    }

    /// A sentence; a place that is looked at and changed wears the cue that is meant here.
    fn rich(&self, text: &str, told: &Told, meant: Cue) -> Rich {
        let follows = told.news.iter().map(|news| (news.spot, Cue::Follows));
        let because = told.step.reason().spots().map(|spot| (spot, Cue::Because));
        let mut places: Vec<(Spot, Cue)> = follows.chain(because).collect();
        places.sort_by_key(|&(_, cue)| cue == meant);
        Rich::new(text, &places, self.work.words())
    }

    fn because(&self, told: &Told) -> Vec<(Spot, Cue)> {
        let spots = told.step.reason().spots().chain(told.witnesses.iter().copied());
        spots.map(|spot| (spot, Cue::Because)).collect()
    }

    fn follows(&self, sets: &[Entry], strikes: &[Entry]) -> Vec<(Spot, Cue)> {
        let seats = self.table.seats();
        let spot = |entry: &Entry| Spot::of(seats[entry.seat].place, self.puzzle.size());
        sets.iter().chain(strikes).map(|entry| (spot(entry), Cue::Follows)).collect()
    }

    /// Places that the page can light: blocks as their cells, and none twice with one cue.
    pub fn lights(&self, spots: &[(Spot, Cue)]) -> Vec<Light> {
        let mut lights = Vec::new();
        for &(spot, cue) in spots {
            for place in self.places(spot) {
                let light = Light { place, cue: cue_name(cue) };
                if !lights.contains(&light) {
                    lights.push(light);
                }
            }
        }
        lights
    }

    fn places(&self, spot: Spot) -> Vec<String> {
        if spot.place(self.puzzle.size()).is_some() {
            return vec![spot.to_string()];
        }
        let Ok(model) = self.puzzle.model() else { return Vec::new() };
        let name = |cell| Spot::cell(cell, self.puzzle.size()).to_string();
        grille::cells_of(&model, spot).into_iter().map(name).collect()
    }
}

/// A rule by name.
pub fn rule(info: grille::RuleInfo, family: &dyn Family, work: &Work<'_>) -> Rule {
    let words = work.words();
    Rule {
        id: info.id.name(),
        name: crate::sheet::capital(&words.text(&grille::rule_words(family, info.id))),
        level: info.level.name(),
        level_name: words.say(&info.level.message()),
    }
}
