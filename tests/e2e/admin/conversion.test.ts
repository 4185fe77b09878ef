import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundAtEveryWidth } from '#tests/support/browser/sound-layout.ts';
import { counted, openAsAdmin, ownName } from './admin-session.ts';

test('an admin goes from a seller who leaves leads waiting to these', async ({ page }) => {
  await openAsAdmin(page, '/admin/leads/waiting');
  // The demo's sellers leave some waiting.
  const waiting = page.getByRole('listitem').filter({ hasText: 'Write' }).first();
  const late = (await waiting.getByRole('link').first().textContent()) ?? '';
  await waiting.getByRole('link', { name: / waiting/ }).click();
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows.first()).toContainText(late);
  for (const text of await rows.allInnerTexts()) expect(text).toMatch(/\bNew\b/);
});

test('an admin sees what becomes of views, by time, region and category', async ({
  page,
  request,
}) => {
  const sought = ownName('Sabretache').toLowerCase().replace(' ', '');
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };
  const told = await request.post('/api/searches', { headers, data: { q: sought } });
  expect(told.ok()).toBe(true);
  await counted(request, sought);
  // Others search too: the list shows this one first.
  await page.route('**/api/admin/get-searches?*', async (route) => {
    const asked = new URL(route.request().url());
    asked.searchParams.set('q', sought);
    await route.continue({ url: asked.href });
  });

  await openAsAdmin(page, '/admin/leads/conversion');
  for (const title of ['Views', 'Enquiries', 'Won products']) {
    await expect(page.getByRole('region', { name: title, exact: true })).toContainText('Before: ');
  }
  const categories = page.getByRole('region', { name: 'By category', exact: true });
  await categories.getByText(/^Show as a table/).click();
  const watches = categories.getByRole('row', { name: /^Watches / });
  await expect(watches).toContainText(/, before: /);
  await page.getByLabel('Period').selectOption('year');
  const asked = page.getByRole('region', { name: 'Enquiries', exact: true });
  await asked.getByText('Show as a table').click();
  const weeks = asked.getByRole('row').filter({ hasText: '–' });
  await expect(weeks.first()).toBeVisible();
  expect(await weeks.count()).toBeLessThanOrEqual(53);
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Watches' });
  await expect(page).toHaveURL(/category=/);
  await expect(asked).toContainText('Before: ');
  const beside = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name }) });
  await expect(beside('Most wanted products').getByRole('link').first()).toBeVisible();
  await expect(beside('Searched for and not found')).toContainText(sought);
  // What was won is added up below its table, which a phone shows whole.
  const won = page.getByRole('table', { name: 'Won value by seller and month' });
  const amounts = (await won.getByRole('row').allInnerTexts())
    .slice(1)
    .map((text) => Number(/₹([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '') ?? 0));
  expect(amounts.at(-1)).toBeGreaterThan(0);
  expect(amounts.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(amounts.at(-1));
  await page.getByLabel('Category', { exact: true }).selectOption('');
  const byCategory = categories.getByRole('table');
  await expectSoundAtEveryWidth(page, 'conversion', async () => {
    if (!(await byCategory.isVisible())) await categories.getByText(/^Show as a table/).click();
    for (const table of [won, byCategory]) {
      expect(
        await table.evaluate(
          ({ parentElement: room }) => room && room.scrollWidth - room.clientWidth,
        ),
      ).toBe(0);
    }
  });
});
