// Names what failed, with why, and ends with one line of totals.
export default async function* report(events) {
  let passed = 0;
  let failed = 0;
  for await (const { type, data } of events) {
    if (type === 'test:stdout' || type === 'test:stderr') yield data.message;
    if ((type !== 'test:pass' && type !== 'test:fail') || data.details.type === 'suite' || data.skip || isFile(data)) continue;
    if (type === 'test:pass') {
      passed += 1;
      yield process.env.VERBOSE ? `ok ${data.name} (${Math.round(data.details.duration_ms)} ms)\n` : '';
    } else {
      failed += 1;
      yield `FAILED ${data.name}\n${told(data.details.error)}\n`;
    }
  }
  yield `${passed} passed, ${failed} failed\n`;
}

/** A file whose tests are reported on their own; one that broke is reported itself. */
const isFile = ({ name, details, file }) => Boolean(file) && name.endsWith('.mjs') && !details.error;

const told = (error) => String(error?.cause?.stack ?? error?.cause ?? error).split('\n').slice(0, 30).map((line) => `    ${line}`).join('\n');
