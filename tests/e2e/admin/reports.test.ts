import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundLayout } from '#tests/support/browser/sound-layout.ts';
import { addresses } from '#web/ui/addresses.ts';
import { addProducts, openAs, ownSeller, productsOf } from '../seller/seller-session.ts';
import { openAsAdmin, ownName } from './admin-session.ts';

test('a shopper reports a piece, an admin takes it down, and its seller reads why', async ({
  page,
  request,
  browser,
}) => {
  const seller = await ownSeller(request);
  const name = ownName('Silver kettle');
  await addProducts(request, seller, [name]);
  const [product] = await productsOf(request, seller);
  if (product === undefined) throw new Error('The seller has no product');

  // Without scripts first, then with them.
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(addresses.product(product));
  await plain.getByRole('link', { name: 'Report this piece' }).click();
  await expect(plain.getByRole('heading', { name: 'Report this piece' })).toBeVisible();
  await plain.getByLabel('It may be stolen').check();
  await plain.getByRole('button', { name: 'Send report' }).click();
  await expect(plain.getByText('Thank you. An admin will look at it.')).toBeVisible();
  await plain.close();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(addresses.reportProduct(product));
  await page.getByLabel('It may not be authentic').check();
  const words = `The hallmark is missing. ${'Look at the second picture. '.repeat(30)}`;
  await page.getByLabel('What you saw (optional)').fill(words);
  await expectSoundLayout(page);
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. An admin will look at it.')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });

  await openAsAdmin(page, `/admin/reports?q=${encodeURIComponent(name)}`);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('It may not be authentic; It may be stolen');
  await row.getByRole('button', { name: `Answer the reports of ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The hallmark is missing.');
  // On a phone the sheet scrolls, and nothing in it by itself.
  await page.setViewportSize({ width: 360, height: 640 });
  const scrolling = await dialog.evaluate((sheet) =>
    [...sheet.querySelectorAll('*')].filter(
      (part) =>
        /auto|scroll/.test(getComputedStyle(part).overflowY) &&
        part.scrollHeight > part.clientHeight,
    ),
  );
  expect(scrolling).toHaveLength(1);
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByLabel('Take the product down').check();
  await dialog.getByLabel('Reason').selectOption('authenticity');
  await dialog.getByLabel('What the seller should know').fill('Show us the hallmark.');
  await expectSoundLayout(page, 'answer');
  await dialog.getByRole('button', { name: 'Answer 2 reports' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('link', { name: 'Answered' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Taken down');

  expect((await request.get(addresses.product(product))).status()).toBe(404);
  const theirs = await browser.newPage();
  await openAs(theirs, seller, '/seller/product');
  await theirs.getByRole('button', { name: /^Ask for a new review/ }).click();
  await expect(theirs.getByRole('dialog')).toContainText('We doubt that it is authentic');
  await expect(theirs.getByRole('dialog')).toContainText('Show us the hallmark.');
  await theirs.close();

  await page.goto(`/admin/leads?q=${encodeURIComponent(seller.name)}`);
  await expect(page.getByText('No leads yet')).toBeVisible();
  await page.getByRole('link', { name: 'Conversion' }).click();
  await expect(page.getByRole('region', { name: 'By category' }).first()).toBeVisible();
  await page.getByLabel('Period').selectOption('year');
  await expect(page.getByText('Enquiries', { exact: true }).first()).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
});
