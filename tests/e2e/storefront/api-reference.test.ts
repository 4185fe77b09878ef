import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { overflowOf, viewport, widths } from '#tests/support/browser/sound-layout.ts';

/** Swagger UI's own, which no setting of it mends. */
const known =
  /^(color-contrast|heading-order|nested-interactive|region|scrollable-region-focusable): /;

/** Runs in the page, which draws only what is near: how many have been seen from its top to its end so far. */
async function operationsShown(): Promise<number> {
  const seen = window as { found?: Set<string> };
  seen.found ??= new Set();
  const { found } = seen;
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
    scrollTo(0, top);
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (const { id } of document.querySelectorAll('.opblock')) found.add(id);
  }
  scrollTo(0, 0);
  return found.size;
}

test('the API can be looked up, on a phone and on a desk', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith('data:') && !url.startsWith(baseURL ?? '')) elsewhere.push(url);
  });
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'API' })).toBeVisible();
  await expect(page.getByText('Open to everybody')).toBeVisible();

  const { paths } = await (await page.request.get('/api/openapi.json')).json();
  const operations = Object.values<object>(paths).flatMap((methods) => Object.keys(methods));
  await expect.poll(() => page.evaluate(operationsShown)).toBe(operations.length);

  await page.locator('.opblock').first().getByRole('button').first().click();
  const call = page.locator('.opblock.is-open');
  await expect(call.getByText('x-policy')).toBeVisible();
  await expect(call.getByRole('button', { name: 'Try it out' })).toBeVisible();
  expect(elsewhere).toEqual([]);
  for (const width of widths) {
    await page.setViewportSize(viewport(width));
    expect(await overflowOf(page)).toBe(0);
  }
  expect((await findFaults(page)).filter((fault) => !known.test(fault))).toEqual([]);
});
