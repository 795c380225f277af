// What a screen reader would be told: the cell that gets the focus, as the browser names it, and the live region.

/** Starts to listen; `heard()` gives what came since it was last asked, one line each. */
export async function listen(page, context) {
  const session = await context.newCDPSession(page);
  await page.evaluate(() => {
    globalThis.heard = [];
    new MutationObserver(() => globalThis.heard.push(document.getElementById('announce').textContent.trim()))
      .observe(document.getElementById('announce'), { childList: true, characterData: true, subtree: true });
  });
  let last = null;
  return async function heard() {
    const lines = (await page.evaluate(() => globalThis.heard.splice(0))).map((text) => `    says: ${text}`);
    const focus = await focused(session);
    if (focus !== last && focus) lines.unshift(`    ${focus}`);
    last = focus;
    return lines.map((line) => line.replace(/\b\d+:\d\d\b/g, '0:00'));
  };
}

/** Role and name of what has the focus, from the browser's own tree for assistive technology. */
async function focused(session) {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId: result.objectId, fetchRelatives: false });
  const node = nodes.find(({ ignored }) => !ignored);
  return node ? `${node.role.value}: ${node.name?.value ?? ''}` : null;
}
