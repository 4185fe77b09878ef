import { readFile } from 'node:fs/promises';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundAtEveryWidth } from '#tests/support/browser/sound-layout.ts';
import { addProducts, callApi, openAs, ownSeller, productsOf } from '../seller/seller-session.ts';
import { openAsAdmin, ownName } from './admin-session.ts';

type Lead = { _id: string; reference: string; version: number };

/** A seller with leads in several states: one won and one lost from India, one new from the Emirates. */
test('an admin filters the leads of a seller, exports them, and sees what became of them', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  const names = [ownName('Cane chair'), ownName('Cane table'), ownName('Cane lamp')];
  await addProducts(request, seller, names);
  const products = await productsOf(request, seller);
  const mark = Math.random().toString(36).slice(2, 7).toUpperCase().replace(/[01]/g, 'X');
  const asked = [
    { name: names[0], reference: `W${mark}`, region: 'IN' },
    { name: names[1], reference: `L${mark}`, region: 'IN' },
    { name: names[2], reference: `N${mark}`, region: 'AE' },
  ];
  for (const { name, reference, region } of asked) {
    const productId = products.find((piece) => piece.name === name)?._id;
    await callApi(request, 'POST', '/enquiry', {
      data: { reference, region, pieces: [{ productId }] },
    });
  }
  const leads = await callApi<Lead[]>(request, 'GET', `/seller/get-leads/${seller.id}`, seller);
  const move = async (reference: string, to: object) => {
    const lead = leads.find((one) => one.reference === reference);
    await callApi(request, 'PUT', `/seller/move-lead/${lead?._id}`, {
      token: seller.token,
      data: { ...to, version: lead?.version },
    });
  };
  await move(`W${mark}`, { state: 'WON', price: '900' });
  await move(`L${mark}`, { state: 'LOST', lostReason: 'PRICE' });

  await openAsAdmin(page, `/admin/leads?q=${encodeURIComponent(seller.name)}`);
  const rows = page.getByRole('row').filter({ hasText: mark });
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: `W${mark}` })).toContainText('₹900');
  await expect(rows.filter({ hasText: `L${mark}` })).toContainText('The price');
  await expectSoundAtEveryWidth(page, 'the pipeline');

  const filter = (name: string) => page.getByRole('combobox', { name, exact: true });
  await page.getByRole('button', { name: 'Filters' }).click();
  await filter('Region').selectOption({ label: 'India' });
  await expect(rows).toHaveCount(2);
  await filter('Period').selectOption({ label: 'Last 7 days' });
  await filter('State').selectOption({ label: 'Lost' });
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await filter('State').selectOption({ label: 'All states' });
  await expect(rows).toHaveCount(2);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  const [head = '', ...exported] = text.trim().split('\r\n');
  expect(head).toContain('Reference');
  expect(exported).toHaveLength(2);
  const lost = exported.find((line) => line.includes(`L${mark}`));
  for (const said of [names[1], seller.name, 'Lost', 'The price', 'India']) {
    expect(lost).toContain(said);
  }

  await page.getByRole('link', { name: 'Conversion' }).click();
  const wanted = page.getByRole('heading', { name: 'Most wanted products' });
  await expect(wanted).toBeVisible();
  const regions = page.getByRole('region', { name: 'By region' }).first();
  await regions.getByText('Show as a table').click();
  await expect(regions.getByRole('row', { name: /India/ })).toBeVisible();
  await filter('Period').selectOption('months');
  await expect(page.getByRole('heading', { name: 'Won products' })).toBeVisible();
  await expectSoundAtEveryWidth(page, 'the conversion');
});

test('an admin answers reports with a question and with nothing, and the piece stays', {
  tag: '@all',
}, async ({ page, request, browser }) => {
  const seller = await ownSeller(request);
  const names = [ownName('Teak stool'), ownName('Teak bench')];
  await addProducts(request, seller, names);
  const products = await productsOf(request, seller);
  for (const { _id } of products) {
    const data = { productId: _id, reason: 'stolen', words: 'I know this one.' };
    await callApi(request, 'POST', '/report', { data });
  }
  const answer = async (name: string, choice: string, words: string) => {
    await openAsAdmin(page, `/admin/reports?q=${encodeURIComponent(name)}`);
    const row = page.getByRole('row', { name: new RegExp(name) });
    await row.getByRole('button', { name: `Answer the reports of ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(choice).check();
    if (words) await dialog.getByRole('textbox').fill(words);
    await dialog.getByRole('button', { name: /^Answer/ }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('link', { name: 'Answered' }).click();
    return page.getByRole('row', { name: new RegExp(name) });
  };
  const [stool = '', bench = ''] = names;
  await expect(await answer(stool, 'Ask the seller', 'Where is it from?')).toContainText(
    'Asked the seller',
  );
  await expect(await answer(bench, 'No action', '')).toContainText('No action');

  const after = await productsOf(request, seller);
  expect(after.map(({ takenDown }) => takenDown ?? null)).toEqual([null, null]);
  const theirs = await browser.newPage();
  await openAs(theirs, seller, '/seller/product');
  await expect(theirs.getByRole('row', { name: new RegExp(stool) })).toBeVisible();
  await expect(theirs.getByRole('button', { name: /^Ask for a new review/ })).toHaveCount(0);
  await openAs(theirs, seller, '/seller/dashboard');
  await expect(theirs.getByText('Where is it from?').first()).toBeVisible();
  await theirs.close();
});
