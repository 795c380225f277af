// A player who has only a mouse, or one finger: modes and pads are pressed, cells and spans are hit.
import { readPlace } from '../../../web/js/board/place.js';

/** The point of the window at which a seat is hit. */
export async function pointOf(page, sheet, place) {
  const at = readPlace(place);
  const [row, column] = at.kind === 'span' ? [(at.row + at.toRow) / 2, (at.column + at.toColumn) / 2] : [at.row, at.column];
  const area = await page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('.desk .field').getBoundingClientRect();
    return { x, y, width, height };
  });
  return { x: area.x + (area.width * (column + 0.5)) / sheet.width, y: area.y + (area.height * (row + 0.5)) / sheet.height };
}

/** Presses a button of the modes or of the pad that is in sight. */
const press = (page, locator) => page.locator(locator).locator('visible=true').first();

/** Writes everything; `hit` clicks or taps a point, `push` a button. */
export async function writeAll(page, { sheet, writes }, hit, push) {
  for (const value of new Set(writes.map((write) => write.value))) {
    if (sheet.hand === 'paint') await push(press(page, `[role=radio]:nth-child(${sheet.pens.indexOf(value) + 1})`));
    for (const write of writes.filter((one) => one.value === value)) await writeOne(page, sheet, write, hit, push);
  }
}

async function writeOne(page, sheet, { seat, value }, hit, push) {
  const at = await pointOf(page, sheet, sheet.seats[seat].place);
  for (let times = sheet.hand === 'join' ? value : 1; times > 0; times -= 1) await hit(at);
  if (sheet.hand === 'write') await push(press(page, `.pad button:nth-child(${sheet.values.findIndex((one) => one.value === value) + 1})`));
}

/** Everything by mouse. */
export const clickAll = (page, game) => writeAll(page, game, ({ x, y }) => page.mouse.click(x, y), (button) => button.click());

/** Everything by one finger. */
export const tapAll = (page, game) => writeAll(page, game, ({ x, y }) => page.touchscreen.tap(x, y), (button) => button.tap());
