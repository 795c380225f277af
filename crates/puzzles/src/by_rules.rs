//! Rules that people use as a method: as far as some of them lead, and no guess.

use grille_engine::{
    By, Conflict, Counter, Counters, Domains, Ended, Flow, Limits, Listener, Model, Outcome,
    RuleId, Solution, Step, Var,
};

use crate::rules::Reasoner;

/// Where rules lead.
#[derive(Debug)]
pub enum Led {
    /// To what is known then: every variable, or as many as these rules settle.
    To(Domains),
    /// To a contradiction: there is no solution.
    Nowhere,
    /// Nowhere yet: a limit came first.
    Stopped,
}

/// Follow some rules, the first one that says something new at each turn, and tell what follows.
///
/// None of them may rest on there being one solution: what they say is true of all of them.
/// The number is that of the steps.
pub fn follow_rules(
    reasoner: &dyn Reasoner,
    rules: &[RuleId],
    model: &Model,
    limits: Limits<'_>,
    listener: &mut dyn Listener,
) -> (Led, u64) {
    let (mut told, mut steps) = (model.domains(), 0);
    let Ok(mut known) = reasoner.start() else { return (Led::Nowhere, steps) };
    loop {
        tell(&mut told, &known, By::Sight, listener);
        if known.open() == 0 {
            return (Led::To(known), steps);
        }
        let mut next = Vec::new();
        for &rule in rules {
            if limits.reached() {
                return (Led::Stopped, steps);
            }
            next = reasoner.find(rule, &known);
            next.retain(|step| step.is_news(&known));
            if !next.is_empty() {
                break;
            }
        }
        if next.is_empty() {
            return (Led::To(known), steps);
        }
        steps += next.len() as u64;
        if apply(reasoner, &next, &mut known, &mut told, listener).is_err() {
            return (Led::Nowhere, steps);
        }
    }
}

/// Steps of a rule, which is told, and what is seen then.
fn apply(
    reasoner: &dyn Reasoner,
    steps: &[Step],
    known: &mut Domains,
    told: &mut Domains,
    listener: &mut dyn Listener,
) -> Result<(), Conflict> {
    steps.iter().try_for_each(|step| step.apply(known))?;
    if let Some(step) = steps.first() {
        tell(told, known, By::Rule(step.rule()), listener);
    }
    reasoner.settle(known)
}

/// Tell what is known now and was not told.
fn tell(told: &mut Domains, known: &Domains, by: By, listener: &mut dyn Listener) {
    for var in known.vars().filter(|&var| known.get(var) != told.get(var)).collect::<Vec<Var>>() {
        listener.deduced(var, known.get(var), by);
        told.keep(var, known.get(var)).expect("rules strike values and leave some");
    }
}

/// The only solution, if these rules settle every variable; else they give up.
pub fn solve_by_rules(
    reasoner: &dyn Reasoner,
    rules: &[RuleId],
    model: &Model,
    limits: Limits<'_>,
    listener: &mut dyn Listener,
) -> Outcome {
    let (led, steps) = follow_rules(reasoner, rules, model, limits, listener);
    let ended = match led {
        Led::Stopped => Ended::Limit,
        Led::Nowhere => Ended::Exhausted,
        Led::To(known) => match settled(&known) {
            None => Ended::GaveUp,
            // Rules look at what is near; a full board may break another one.
            Some(solution) if model.violated(&solution).next().is_some() => Ended::Exhausted,
            Some(solution) => match listener.found(solution) {
                Flow::More => Ended::Exhausted,
                Flow::Enough => Ended::Enough,
            },
        },
    };
    Outcome { ended, counters: Counters::default().with(Counter::Propagations, steps) }
}

/// The values of all variables, if each has one.
fn settled(known: &Domains) -> Option<Solution> {
    known.vars().map(|var| known.value(var)).collect()
}
