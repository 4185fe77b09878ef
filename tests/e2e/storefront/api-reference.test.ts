import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

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

for (const width of [360, 1440]) {
  test(`the API can be looked up in a window of ${width} pixels`, async ({ page, baseURL }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith('data:') && !url.startsWith(baseURL ?? '')) elsewhere.push(url);
    });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { name: 'API' })).toBeVisible();
    await expect(page.getByText('Open to everybody')).toBeVisible();

    const { paths } = await (await page.request.get('/api/openapi.json')).json();
    const operations = Object.values<object>(paths).flatMap((methods) => Object.keys(methods));
    await expect.poll(() => page.evaluate(operationsShown)).toBe(operations.length);

    await page.getByRole('button', { name: 'GET /get-category/{id} The' }).click();
    const call = page.locator('.opblock.is-open');
    await expect(call.getByText('x-policy')).toBeVisible();
    await expect(call.getByRole('button', { name: 'Try it out' })).toBeVisible();
    const reached = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(reached).toBeLessThanOrEqual(width);
    expect(elsewhere).toEqual([]);
    expect((await findFaults(page)).filter((fault) => !known.test(fault))).toEqual([]);
  });
}
