// @ts-check
// Opening what a person brings: dropped anywhere, pasted with nothing focused, or picked; text, link or image.

import { addressOf, go } from './address.js';
import { thumb } from './board/thumb.js';
import { openDialog } from './dialog.js';
import { el } from './dom.js';
import { ask } from './engine.js';
import { ownRoute } from './link.js';
import { problem } from './problem.js';
import { handOver } from './set/image.js';
import { say } from './words.js';

/** Hears drops and pastes of the whole page. Called once. */
export function listen() {
  /** @type {HTMLElement | null} */
  let frame = null;
  const carries = (/** @type {DragEvent} */ event) => [...event.dataTransfer?.types ?? []].some((type) => type === 'Files' || type === 'text/plain');
  const hide = () => { frame?.remove(); frame = null; };
  addEventListener('dragover', (event) => {
    if (!carries(event) || isField(event.target)) return;
    event.preventDefault();
    frame ??= document.body.appendChild(el('div', { class: 'drop-frame' }, say('home-drop-here')));
  });
  addEventListener('dragleave', (event) => { if (!event.relatedTarget) hide(); });
  addEventListener('dragend', hide);
  addEventListener('drop', (event) => {
    hide();
    if (!event.dataTransfer || isField(event.target)) return;
    event.preventDefault();
    void told(openTransfer(event.dataTransfer));
  });
  addEventListener('paste', (event) => {
    if (!event.clipboardData || isField(event.target) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    void told(openTransfer(event.clipboardData));
  });
}

/** Does somebody write here? @param {EventTarget | null} target */
const isField = (target) => target instanceof HTMLElement && Boolean(target.closest('input, textarea, select, [contenteditable]'));

/** @param {DataTransfer} transfer */
async function openTransfer(transfer) {
  const [file] = transfer.files;
  if (file) return openFile(file);
  const text = transfer.getData('text/plain');
  if (text.trim()) return openText(text);
}

/** Opens a line, a link or the text of a file; throws where it cannot be read. @param {string} text */
export async function openText(text) {
  const link = ownRoute(text);
  if (link) return go(link);
  await choose(await ask('open', { text }));
}

/** Images that are traced into a puzzle rather than read. */
const PICTURES = /^image\/(png|jpeg|gif|bmp|webp)$/;

/** @param {File} file */
export async function openFile(file) {
  if (PICTURES.test(file.type)) return openImage(file);
  const bytes = base64(new Uint8Array(await file.arrayBuffer()));
  await choose(await ask('open', { bytes, name: file.name }));
}

/** An image becomes a puzzle on the screen for setting. @param {File} file */
async function openImage(file) {
  const { families } = await ask('families');
  const family = families.find((/** @type {any} */ one) => one.pictures);
  if (!family) throw new Error(say('home-no-pictures'));
  const [width, height] = family.usual;
  const { sheet } = await ask('blank', { family: family.id, width, height });
  handOver(file);
  go(await addressOf('set', sheet.puzzle));
}

/** Lets a person pick a file. */
export function pickFile() {
  const input = el('input', { type: 'file' });
  input.addEventListener('change', () => { if (input.files?.[0]) void told(openFile(input.files[0])); });
  input.click();
}

/** One puzzle is played at once; of several one is chosen. @param {{puzzles: any[], more?: number}} found */
async function choose({ puzzles, more }) {
  if (puzzles.length === 0) throw new Error(say('home-nothing-found'));
  if (puzzles.length === 1) return go(await addressOf('play', puzzles[0].puzzle));
  const list = el('ul', { class: 'found-list', role: 'list' }, puzzles.map((sheet, n) => el('li', null, found(sheet, n))));
  const dialog = openDialog(say('home-several', { n: puzzles.length + (more ?? 0) }),
    [list, more ? el('p', { class: 'small quiet' }, say('home-more-left-out', { n: more })) : null]);
  list.addEventListener('click', (/** @type {Event} */ event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    dialog.close();
    void addressOf('play', puzzles[Number(button.dataset.n)].puzzle).then(go);
  });
}

/** @param {any} sheet @param {number} n */
function found(sheet, n) {
  const size = `${sheet.name}, ${sheet.width} × ${sheet.height}`;
  return el('button', { type: 'button', data: { n } }, n < 60 ? thumb(sheet, []) : el('span'),
    el('span', null, el('b', null, sheet.title || `${n + 1}`), el('small', { class: 'quiet' }, size)));
}

/** What cannot be opened is said in a dialog. @param {Promise<unknown>} opening */
function told(opening) {
  return opening.catch((error) => void openDialog(say('home-cannot-open'), [problem(error)]));
}

/** @param {Uint8Array} bytes */
export function base64(bytes) {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
