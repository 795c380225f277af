// How many bytes a page takes until it is at rest: bodies as they travel, by kind.

const KINDS = { Font: 'font', Script: 'code', Stylesheet: 'style', Document: 'page', Fetch: 'answers', XHR: 'answers' };

/** Loads an address in an empty browser and weighs what came. */
export async function weigh(page, context, where) {
  const session = await context.newCDPSession(page);
  const kinds = new Map();
  const weight = { all: 0, font: 0, code: 0, style: 0, page: 0, answers: 0 };
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, KINDS[type] ?? 'page'));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight.all += encodedDataLength;
    weight[kinds.get(requestId) ?? 'page'] += encodedDataLength;
  });
  await page.goto(where);
  await page.locator('.gallery').waitFor();
  await page.waitForLoadState('networkidle');
  return weight;
}
