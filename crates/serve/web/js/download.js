// @ts-check
// Files to take along: a text or a picture saved, an SVG drawn on a canvas as PNG, things put on the clipboard.

import { el } from './dom.js';

/** @param {Blob} blob @param {string} name */
export function save(blob, name) {
  const url = URL.createObjectURL(blob);
  const link = el('a', { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** @param {string} text @param {string} name @param {string} [type] */
export const saveText = (text, name, type = 'text/plain') => save(new Blob([text], { type: `${type};charset=utf-8` }), name);

/** An SVG as PNG, on white, so many pixels for each of its own. @param {string} drawing @param {number} [scale] @returns {Promise<Blob>} */
export async function pngOf(drawing, scale = 2) {
  const url = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = el('canvas', { width: Math.round(image.width * scale), height: Math.round(image.height * scale) });
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => canvas.toBlob((/** @type {Blob | null} */ blob) => (blob ? resolve(blob) : reject(new Error('PNG'))), 'image/png'));
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** A file name from a title: letters, digits and hyphens. @param {string} title @param {string} otherwise */
export function fileName(title, otherwise) {
  const plain = title.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  return plain || otherwise;
}
