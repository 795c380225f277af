// @ts-check
// The tab of the browser: its title has the state of the game, its icon fills as the board does.

import { say } from '../words.js';

/** @param {string} state @param {string} name */
export function setTitle(state, name) {
  document.title = [state, name, 'Grille'].filter(Boolean).join(' · ');
}

/** Nine squares, as many filled as of the board is settled. @param {number} settled @param {number} of @param {boolean} solved */
export function setIcon(settled, of, solved) {
  const count = solved ? 9 : Math.min(8, Math.floor((settled / (of || 1)) * 9));
  const squares = Array.from({ length: count }, (_, n) => `M${1.5 + (n % 3) * 4.5} ${1.5 + Math.floor(n / 3) * 4.5}h4v4h-4z`).join('');
  const picture = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><path fill='#fff' d='M0 0h16v16H0z'/><path fill='none' stroke='#17191E' stroke-width='1' d='M1 1h14v14H1zM5.5 1v14M10 1v14M1 5.5h14M1 10h14'/><path fill='${solved ? '#D8434E' : '#17191E'}' d='${squares}'/></svg>`;
  document.querySelector('link[rel=icon]')?.setAttribute('href', `data:image/svg+xml,${encodeURIComponent(picture)}`);
}

/** @param {import('./table.js').Table} table */
export function showFace(table) {
  const { left, of, solved } = table.progress();
  const many = table.sheet.hand !== 'join';
  const state = solved ? say('play-solved') : of ? say(many ? 'play-title-cells' : 'play-title-left', { n: left }) : '';
  setTitle(state, table.sheet.name);
  setIcon(of - left, of, solved);
}
