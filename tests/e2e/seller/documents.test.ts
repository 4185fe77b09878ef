import { readFile } from 'node:fs/promises';
import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundLayout } from '#tests/support/browser/sound-layout.ts';
import { addProducts, openAs, ownSeller } from './seller-session.ts';

test('a piece is shared as a picture from its row on a phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // The browsers of tests share no files.
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async ({ files = [] } = {}) => {
      document.title = files.map(({ name, size }) => `${name} ${size > 10_000}`).join();
    };
  });
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Brass lamp']);
  await openAs(page, seller, '/seller/product');
  await page.getByRole('button', { name: 'Share Brass lamp as a picture' }).click();
  const picture = page.getByRole('img', { name: 'The picture of Brass lamp' });
  const size = () =>
    picture.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight]);
  await expect.poll(size).toEqual([1080, 1920]);
  expect(await findFaults(page)).toEqual([]);
  await page.getByLabel('Shape').selectOption('Post');
  await expect.poll(size).toEqual([1080, 1350]);
  await page.getByRole('button', { name: 'Share…' }).click();
  await expect(page).toHaveTitle(/^brass-lamp-\w+-post\.jpg true$/);
  await expectSoundLayout(page);
});

test('a catalogue is made of selected pieces, and a poster of the shop', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Brass lamp', 'Copper kettle']);
  await openAs(page, seller, '/seller/product');
  await page.getByRole('checkbox', { name: /Brass lamp/ }).check();
  await page.getByRole('button', { name: 'Catalogue (PDF)…' }).click();
  await page.getByLabel('Language').selectOption('हिन्दी');
  await page.getByLabel('Prices').selectOption('Without prices');
  expect(await findFaults(page)).toEqual([]);
  const catalogue = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const content = await readFile(await (await catalogue).path());
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');

  await openAs(page, seller, '/seller/dashboard');
  const poster = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download poster' }).click();
  expect((await poster).suggestedFilename()).toBe('poster.pdf');
});
