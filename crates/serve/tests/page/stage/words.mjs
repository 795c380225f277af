// The catalogues of the page, read as text: ids, variables, and the words of plain messages.
import { readFileSync, readdirSync } from 'node:fs';

const FOLDER = new URL('../../../../desk/words/', import.meta.url);

/** Every message of a language: id to pattern, as it is written, and the file it is in. */
export function catalogue(language) {
  const messages = new Map();
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith(`${language}.ftl`)).sort()) {
    let id = null;
    for (const line of readFileSync(new URL(file, FOLDER), 'utf8').split('\n')) {
      const [, name, text] = /^([a-z][\w-]*) =\s?(.*)$/.exec(line) ?? [];
      if (name) {
        if (messages.has(name)) throw new Error(`${name} is said twice, in ${messages.get(name).file} and ${file}`);
        messages.set(name, { file, text });
        id = name;
      } else if (id && /^\s+\S/.test(line)) messages.get(id).text += `\n${line}`;
      else id = null;
    }
  }
  return messages;
}

/** The words of a plain message. */
export function words(language) {
  const messages = catalogue(language);
  return (id) => {
    const text = messages.get(id)?.text;
    if (text === undefined || text.includes('{')) throw new Error(`no plain words: ${id}`);
    return text;
  };
}

/** The variables of a pattern, sorted. */
export const variables = (text) => [...new Set([...text.matchAll(/\$(\w[\w-]*)/g)].map(([, name]) => name))].sort();
