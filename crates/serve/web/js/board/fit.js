// @ts-check
// The size of a cell in whole pixels: what column and window allow, never so small that it cannot be hit.

/** The smallest cell of a whole board in sight, for a pointer and for a finger; what scrolls has larger ones. */
const LEAST = { fine: 22, coarse: 24 };
const SCROLLED = { fine: 22, coarse: 28 };

/** The height that the dock below a board needs. */
const BELOW = 100;

/**
 * @param {{width: number, height: number, columns: number, rows: number, most: number, least: number, scrolled: number}} room
 * @returns {{cell: number, scrolls: boolean}}
 */
export function cellSize({ width, height, columns, rows, most, least, scrolled }) {
  const fits = Math.floor(Math.min(most, width / columns, height / rows));
  return fits >= least ? { cell: fits, scrolls: false } : { cell: scrolled, scrolls: true };
}

/** Clues that take more than this of the box scroll with the board: they would leave it no room. */
const SHARE = 0.55;

/**
 * @param {HTMLElement} box @param {number} gutter @param {number} head width of the clues beside, height of those above
 * @param {boolean} settled stays where it was scrolled to, if it was loose already
 */
function loosen(box, gutter, head, settled) {
  const [width, height] = [box.clientWidth, box.clientHeight];
  const isLoose = gutter > SHARE * width || head > SHARE * height;
  const stays = settled && box.classList.contains('loose');
  box.classList.toggle('loose', isLoose);
  if (isLoose && !stays) box.scrollTo(Math.max(0, gutter - SHARE * width), Math.max(0, head - SHARE * height));
}

/**
 * Keeps a board fitted to the column that its box stands in.
 * @param {HTMLElement} box @param {HTMLElement} board @param {import('./place.js').Sheet} sheet
 * @param {{most?: number, least?: number, reserve?: number}} [options] `reserve`: height that other things need
 */
export function keepFitted(box, board, sheet, options = {}) {
  const coarse = matchMedia('(pointer: coarse)');
  let last = '';
  let settled = false;
  function fit() {
    const column = box.parentElement;
    if (!column || !column.clientWidth) return;
    const style = getComputedStyle(column);
    const width = column.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const gutter = /** @type {HTMLElement | null} */ (board.querySelector('.clues-left'))?.offsetWidth ?? 0;
    const head = /** @type {HTMLElement | null} */ (board.querySelector('.clues-top'))?.offsetHeight ?? 0;
    const isWide = innerWidth >= 1024;
    const above = box.getBoundingClientRect().top + scrollY;
    const tall = isWide ? innerHeight - (options.reserve ?? above + BELOW) - head : Infinity;
    const most = options.most ?? (sheet.lattice === 'points' ? 60 : 70) * (innerWidth >= 1680 ? 1.3 : 1);
    const pointer = coarse.matches ? 'coarse' : 'fine';
    const least = options.least ?? LEAST[pointer];
    const scrolled = options.least ?? SCROLLED[pointer];
    const { cell, scrolls } = cellSize({ width: width - gutter - 4, height: tall, columns: sheet.width, rows: sheet.height, most, least, scrolled });
    const now = `${cell} ${scrolls} ${gutter}`;
    if (now === last) return;
    last = now;
    board.style.setProperty('--cell', `${cell}px`);
    box.classList.toggle('scrolls', scrolls);
    if (scrolls) loosen(box, gutter, head, settled);
    else box.classList.remove('loose');
    box.style.setProperty('scroll-padding', box.classList.contains('loose') ? '0' : `${head}px 0 0 ${gutter}px`);
    // The tools below are as wide as the board.
    /** @type {HTMLElement} */ (column.closest('.desk') ?? column).style.setProperty('--board', `${Math.min(width, cell * sheet.width + gutter)}px`);
  }
  const observer = new ResizeObserver(fit);
  observer.observe(board);
  addEventListener('resize', fit);
  queueMicrotask(() => {
    if (box.parentElement) observer.observe(box.parentElement);
    fit();
  });
  // Until the page's own letters are there, those of the machine are measured, and what came of it is done again.
  Promise.allSettled([...document.fonts ?? []].map((face) => face.load())).then(() => {
    last = '';
    fit();
    settled = true;
  });
  return {
    fit,
    release() {
      observer.disconnect();
      removeEventListener('resize', fit);
    },
  };
}
