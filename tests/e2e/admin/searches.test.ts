import type { Page } from '@playwright/test';
import type { CountedSearch } from '#contracts/searches.ts';
import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundAtEveryWidth } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { counted, openAsAdmin, ownName } from './admin-session.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const aWord = () => ownName('Sabretache').toLowerCase().replace(' ', '');
const panel = (page: Page) => page.getByRole('region', { name: 'Found nothing' });

/** Others search too: the panel and the list show this one first. */
async function showFirst(page: Page, text: string) {
  await page.route('**/api/admin/get-searches?*', async (route) => {
    const asked = new URL(route.request().url());
    asked.searchParams.set('q', text);
    await route.continue({ url: asked.href });
  });
}

test.describe('a search that found nothing', () => {
  test.use({ userAgent: FIREFOX });

  test('is counted once and becomes a synonym with one press', async ({ page, request }) => {
    const word = aWord();
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
    );
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/searches')) sent.push(request.postData() ?? '');
    });
    await visit(page, `/shop?q=${word}`);
    await expect.poll(() => sent).toEqual([JSON.stringify({ q: word })]);
    await page.reload();
    await visit(page, '/about');
    expect(sent).toHaveLength(1);

    await showFirst(page, word);
    await counted(request, word);
    await openAsAdmin(page, '/admin/searches');
    const button = panel(page).getByRole('button', { name: `Make a synonym of ${word}` });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Add Synonyms' });
    await expect(dialog.getByLabel('Words')).toHaveValue(`${word}\n`);
    await dialog.getByLabel('Words').press('End');
    await dialog.getByLabel('Words').fill(`${word}\nhandbags ${word}`);
    await dialog.getByRole('button', { name: 'Create Synonyms' }).click();
    await expect(dialog).toBeHidden();
    await expect(button).toHaveCount(0);
    await page.getByRole('searchbox').fill(word);
    await expect(page.getByRole('row', { name: new RegExp(word) })).toHaveCount(1);
  });
});

test('synonyms are added, refused, edited, deleted and brought back', { tag: '@all' }, async ({
  page,
  complaints,
}) => {
  const word = aWord();
  await openAsAdmin(page, `/admin/searches?q=${word}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add Synonyms' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Words').fill(`${word}`);
  await dialog.getByRole('button', { name: 'Create Synonyms' }).click();
  await expect(dialog.getByText('Enter at least two words')).toBeVisible();
  await dialog.getByLabel('Words').fill(`${word}, ${word.toUpperCase()}`);
  await dialog.getByRole('button', { name: 'Create Synonyms' }).click();
  await expect(dialog.getByText('are the same to a search')).toBeVisible();
  complaints.length = 0;
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByLabel('Words').fill(`${word}, satchel ${word}`);
  await dialog.getByRole('button', { name: 'Create Synonyms' }).click();
  await expect(dialog).toBeHidden();

  const row = page.getByRole('row', { name: new RegExp(`satchel ${word}`) });
  await expect(row).toContainText('The same');
  await row.getByRole('button', { name: `Edit ${word}` }).click();
  await dialog.getByRole('radio', { name: /A family/ }).check();
  await dialog.getByRole('button', { name: 'Update Synonyms' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Family');
  await row.getByRole('button', { name: `Delete ${word}` }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Family');
});

const aSearch = (text: string, searches: number): CountedSearch => ({
  _id: text,
  text,
  searches,
  found: 0,
  dismissed: false,
});

test('searches that found nothing are listed at every width, and dismissed', {
  tag: '@all',
}, async ({ page }) => {
  const long = 'a very long search for a hand-stitched bag with many words and no end in sight';
  let rows = [aSearch('sabretache', 41), aSearch(long, 12), aSearch('घड़ी', 3)];
  await page.route('**/api/admin/get-searches?*', (route) =>
    route.fulfill({ json: rows, headers: { 'x-total-count': String(rows.length) } }),
  );
  await page.route('**/api/admin/dismiss-search', (route) => {
    const { text, dismissed } = route.request().postDataJSON();
    rows = dismissed ? rows.filter((row) => row.text !== text) : [...rows, aSearch(text, 41)];
    return route.fulfill({ json: { success: true, message: 'Search dismissed' } });
  });
  for (const address of [
    '/admin/searches',
    '/admin/searches/nothing',
    '/admin/searches/frequent',
  ]) {
    await openAsAdmin(page, address);
    await expectSoundAtEveryWidth(page, address, () =>
      expect(page.getByText('sabretache').first()).toBeVisible(),
    );
  }
  await page.goto('/admin/searches/nothing');
  await page.getByRole('button', { name: 'Dismiss sabretache' }).click();
  await expect(page.getByRole('row', { name: /sabretache/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name: /sabretache/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Make a synonym of sabretache' }).press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Words')).toHaveValue('sabretache\n');
});
