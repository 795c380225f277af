// @ts-check
// Right so far? An answer that shows nothing one had not found; on no, the way back to before the mistake.

import { announce } from '../announce.js';
import { ask } from '../engine.js';
import { el } from '../dom.js';
import { plain, rich } from '../rich.js';
import { clock, say } from '../words.js';
import { answer } from './margin.js';

/**
 * @param {import('./table.js').Table} table @param {ReturnType<typeof import('./margin.js').margin>} margin
 * @param {{trouble: (error: any) => void, closed: () => void, changed: () => void}} on
 */
export function checks(table, margin, on) {
  let isOpen = false;

  async function open() {
    try {
      const told = await ask('check', table.question());
      if (!told.right && !told.wrong?.length) return on.trouble({ text: plain(told.text) }); // the puzzle itself is wrong
      isOpen = true;
      if (told.right) right(told);
      else wrong(told.wrong, told.text);
    } catch (error) {
      on.trouble(error);
    }
  }

  /** @param {any} told */
  function right(told) {
    const sentence = told.left ? say('play-left', { n: told.left }) : plain(told.text);
    margin.show('check', answer(say('play-right'), el('p', { class: 'say' }, sentence),
      el('p', { class: 'small quiet' }, say('play-checked-at', { time: clock(table.game().seconds) }))));
    announce(`${say('play-right')}. ${sentence}`);
    on.changed();
  }

  /** @param {number[]} seats @param {any} text what the program says of the mistake */
  function wrong(seats, text) {
    isOpen = true;
    const move = table.firstMistake(seats);
    const sentence = move ? say('play-wrong-move', { n: move + 1 }) : plain(text);
    const show = el('button', { class: 'btn', type: 'button', on: { click: () => {
      table.board.light(seats.map((seat) => ({ place: table.sheet.seats[seat].place, cue: 'wrong' })));
      announce(plain(text));
      said.replaceChildren(rich(text));
      show.remove();
    } } }, say('play-wrong-show'));
    const said = el('p', { class: 'say' }, sentence);
    margin.show('check', answer(say('play-wrong'), said,
      el('div', { class: 'go' },
        move > 0 && el('button', { class: 'btn primary', type: 'button', on: { click: () => { close(); table.backToBefore(move); announce(say('play-back-done')); } } }, say('play-back')),
        show)));
    announce(`${say('play-wrong')}. ${sentence}`);
    on.changed();
  }

  function close() {
    if (!isOpen) return;
    isOpen = false;
    table.board.light([]);
    margin.show(null);
    on.closed();
  }

  return { open, wrong, close, isOpen: () => isOpen };
}
