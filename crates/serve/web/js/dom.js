// @ts-check
// Makers of elements: markup from data, never from strings of HTML, so that the strict policy holds.

const SVG = 'http://www.w3.org/2000/svg';

/** @typedef {Node | string | number | null | undefined | false} Child */

/**
 * An element. `props`: `class`, `on` (handlers by event), `vars` (custom properties), `data` (data-*),
 * properties that only scripts can set (`value`, `checked`, `disabled`, …), and attributes for the rest.
 * @param {string} tag @param {Record<string, any> | null} [props] @param {...(Child | Child[])} children
 * @returns {any}
 */
export function el(tag, props, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) give(node, name, value);
  append(node, children);
  return node;
}

/**
 * An SVG element with attributes.
 * @param {string} tag @param {Record<string, string | number | null | undefined> | null} [attributes]
 * @param {...(Child | Child[])} children @returns {any}
 */
export function svg(tag, attributes, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value !== null && value !== undefined) node.setAttribute(name, String(value));
  }
  append(node, children);
  return node;
}

const PROPERTIES = new Set(['value', 'checked', 'disabled', 'hidden', 'selected', 'open', 'indeterminate']);

/** @param {any} node @param {string} name @param {any} value */
function give(node, name, value) {
  if (value === null || value === undefined || (value === false && !name.startsWith('aria-'))) return;
  if (name === 'on') for (const [event, handler] of Object.entries(value)) node.addEventListener(event, handler);
  else if (name === 'vars') for (const [key, text] of Object.entries(value)) node.style.setProperty(key, String(text));
  else if (name === 'data') Object.assign(node.dataset, value);
  else if (PROPERTIES.has(name)) node[name] = value;
  else node.setAttribute(name, value === true && !name.startsWith('aria-') ? '' : String(value));
}

/** @param {Node} node @param {(Child | Child[])[]} children */
export function append(node, children) {
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    node.appendChild(child instanceof Node ? child : document.createTextNode(String(child)));
  }
}

/** Puts `children` in the place of whatever is in `node`. @param {Element} node @param {...(Child | Child[])} children */
export function fill(node, ...children) {
  node.replaceChildren();
  append(node, children);
  return node;
}

/** Sets an attribute only where it changes. @param {Element} node @param {string} name @param {string | null} value */
export function attribute(node, name, value) {
  if (node.getAttribute(name) === value) return;
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}

/** Writes text only where it changes. @param {Node | null | undefined} node @param {string} text */
export function write(node, text) {
  if (node && node.textContent !== text) node.textContent = text;
}

/**
 * Arrow keys, Home and End move along the items of a radio group or a toolbar: one tab stop.
 * @param {HTMLElement} group @param {string} selector @param {(item: HTMLElement) => void} [chosen]
 */
export function roving(group, selector, chosen) {
  const items = () => /** @type {HTMLElement[]} */ ([...group.querySelectorAll(selector)]);
  group.addEventListener('keydown', (event) => {
    const all = items().filter((item) => !(/** @type {any} */ (item).disabled));
    const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const to = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = all[(to + all.length) % all.length];
    for (const item of all) item.tabIndex = item === next ? 0 : -1;
    next.focus();
    chosen?.(next);
  });
}
