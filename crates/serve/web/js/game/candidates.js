// @ts-check
// Pencil marks that the groups of a sheet leave: all of them to fill in, fewer as values are written.

/** @typedef {{seats: {given: number | null}[], values: {value: number}[], groups?: number[][] | null}} Sheet */

/** Seats that share a group with each seat. @param {Sheet} sheet @returns {Set<number>[]} */
export function peers(sheet) {
  const all = sheet.seats.map(() => /** @type {Set<number>} */ (new Set()));
  for (const group of sheet.groups ?? []) for (const seat of group) for (const other of group) if (other !== seat) all[seat].add(other);
  return all;
}

/**
 * What can still be written at each open seat: values that stand nowhere in its groups and are not struck.
 * @param {Sheet} sheet @param {(number | null)[]} entries @param {{seat: number, value: number}[]} [struck]
 * @returns {(number[] | null)[]}
 */
export function candidates(sheet, entries, struck = []) {
  const near = peers(sheet);
  return entries.map((value, seat) => {
    if (value !== null) return null;
    const taken = new Set([...near[seat]].map((other) => entries[other]));
    for (const strike of struck) if (strike.seat === seat) taken.add(strike.value);
    return sheet.values.map((one) => one.value).filter((one) => !taken.has(one));
  });
}

/**
 * Marks that written values take away, in the same groups.
 * @param {Sheet} sheet @param {{seat: number, value: number | null}[]} written @param {(number[] | null)[]} marks
 * @returns {{seat: number, values: number[] | null}[]}
 */
export function pruned(sheet, written, marks) {
  const near = peers(sheet);
  /** @type {Map<number, number[]>} */
  const left = new Map();
  for (const { seat, value } of written) {
    if (value === null) continue;
    for (const other of near[seat]) {
      const now = left.get(other) ?? marks[other];
      if (now?.includes(value)) left.set(other, now.filter((one) => one !== value));
    }
  }
  return [...left].map(([seat, values]) => ({ seat, values: values.length ? values : null }));
}

/** How many of each value are still to be written, where each stands equally often. @param {Sheet} sheet @param {(number | null)[]} entries @returns {Map<number, number>} */
export function stillToWrite(sheet, entries) {
  const each = sheet.seats.length / sheet.values.length;
  return new Map(sheet.values.map(({ value }) => [value, Math.max(0, each - entries.filter((one) => one === value).length)]));
}
