// @ts-check
// The rules of a family: what the puzzle asks, then every rule that people use, easiest first, as an exercise.

import { el, fill } from '../dom.js';
import { ask } from '../engine.js';
import { exercise } from '../learn/exercise.js';
import { capital, say } from '../words.js';

/** @param {HTMLElement} main @param {{value: string}} params */
export async function show(main, { value }) {
  const { families } = await ask('families');
  const family = families.find((/** @type {any} */ one) => one.id === decodeURIComponent(value)) ?? families[0];
  document.title = `${say('rules-of', { name: family.name })} · Grille`;
  const { rules } = await ask('rules', { family: family.id });
  /** @type {{destroy: () => void}[]} */
  const made = [];
  const watch = new IntersectionObserver((seen) => {
    for (const { target, isIntersecting } of seen) {
      if (!isIntersecting) continue;
      watch.unobserve(target);
      made.push(/** @type {any} */ (target).build());
    }
  }, { rootMargin: '800px' });
  const list = el('div');
  let level = '';
  for (const rule of rules) {
    if (rule.rule.level !== level) {
      level = rule.rule.level;
      list.append(el('h2', { class: 'levels' }, capital(rule.rule.level_name)));
    }
    list.append(exercise(rule, watch));
  }
  fill(main, el('div', { class: 'rulebook' },
    el('div', null, el('h1', null, family.name),
      el('nav', { 'aria-label': say('rules-families') }, el('ul', { class: 'families', role: 'list' }, families.map((/** @type {any} */ one) =>
        el('li', null, el('a', { href: `#rules=${one.id}`, 'aria-current': one.id === family.id ? 'page' : null }, one.name)))))),
    el('div', null, el('p', { class: 'says' }, family.rules), list)));
  return {
    leave() {
      watch.disconnect();
      for (const one of made) one.destroy();
    },
  };
}
