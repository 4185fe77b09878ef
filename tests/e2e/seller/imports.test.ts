import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PENDING_MESSAGE } from '#domain/policy.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundLayout } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { zip } from '#tests/support/files/zip.ts';
import { callApi, openAs, ownSeller, productsOf } from './seller-session.ts';

const heads = 'SKU,Product,Brand,Category,Sub Category,INR,AED,Photo 1';

/** Rows under the template's heads, in a category of the demo. */
const tableOf = (rows: (taxonomy: string) => string[]) =>
  Buffer.from([heads, ...rows('Watches,Chronographs')].join('\r\n'));

test('5,000 rows with 50 bad ones give exactly 50 named faults', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  const buffer = tableOf((taxonomy) =>
    Array.from({ length: 5000 }, (_, index) => {
      const price = index % 100 === 7 ? 'on request' : '1200';
      return `S${index},Item ${index},Calderon,${taxonomy},${price},50,`;
    }),
  );
  await openAs(page, seller, '/seller/import');
  await page
    .getByLabel('Table of products')
    .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('4,950 products ready to import')).toBeVisible();
  const rows = page.getByRole('table', { name: 'Errors by row' }).getByRole('row');
  await expect(rows).toHaveCount(51);
  const first = rows.nth(1).getByRole('cell');
  await expect(first).toHaveText(['9', /^INR must be a number/, 'INR', 'on request']);
  const list = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download this list' }).click();
  const saved = await readFile(await (await list).path(), 'utf8');
  expect(saved.trim().split('\r\n')).toHaveLength(51);
});

test('a table and its pictures are imported, and a second time nothing changes', {
  tag: '@all',
}, async ({ page, request }) => {
  const seller = await ownSeller(request);
  const jpeg = await scene(600, 800, 9).jpeg().toBuffer();
  const other = await scene(600, 800, 10).jpeg().toBuffer();
  const table = tableOf((taxonomy) => [
    `A1,Lantern,Calderon,${taxonomy},"₹ 1,24,999",5499,Front.jpg`,
    `A2,Anchor,Calderon,${taxonomy},1500,60,anchor.jpg`,
  ]);
  const choose = () =>
    page
      .getByLabel('Table of products')
      .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: table });
  await openAs(page, seller, '/seller/import');
  await choose();
  await expect(
    page.getByText('2 products ready as soon as the files they name are here'),
  ).toBeVisible();
  await expect(page.getByText('2 rows that name files you have not sent yet')).toBeVisible();
  await expect(page.getByText('Your rows name 2 files')).toBeVisible();
  const pictures = page.getByLabel('Picture files or a ZIP');
  await pictures.setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: jpeg });
  await expect(page.getByText('1 file taken.')).toBeVisible();
  const archive = zip({ 'shots/anchor.jpg': other });
  await pictures.setInputFiles({ name: 'x.zip', mimeType: 'application/zip', buffer: archive });
  await expect(page.getByText('All 2 files that your rows name are here.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(page.getByText('Done.', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your products' }).click();
  await expect(page.getByRole('row', { name: /Lantern/ })).toContainText('1 pictures');

  await visit(page, '/seller/import');
  await choose();
  await expect(
    page.getByText('Nothing to change: your products already match this file'),
  ).toBeVisible();
  await expect(page.locator('dd').nth(3)).toHaveText('2');

  await visit(page, '/seller/import');
  await expect(page.getByText('stock.csv')).toHaveCount(2);
  for (const name of ['Template as CSV', 'Template as XLSX', 'Export as CSV', 'Export as XLSX']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    expect((await download).suggestedFilename()).toMatch(/^products-.*\.(csv|xlsx)$/);
  }
});

test('an import shows what it will do, does it, and is undone', async ({ page, request }) => {
  const seller = await ownSeller(request);
  const import_ = async (rows: string[]) => {
    await visit(page, '/seller/import');
    await page.getByLabel('Table of products').setInputFiles({
      ...{ name: 'stock.csv', mimeType: 'text/csv' },
      buffer: tableOf((taxonomy) => rows.map((row) => row.replace('CATEGORY', taxonomy))),
    });
  };
  await openAs(page, seller, '/seller/import');
  await import_(['U1,Lantern,Calderon,CATEGORY,1500,60,', 'U2,Anchor,Calderon,CATEGORY,1200,50,']);
  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(page.getByText('Done.', { exact: true })).toBeVisible();
  const read = async () =>
    (await productsOf(request, seller)).map(({ name, sellerSku, priceINR, priceAED }) => ({
      ...{ name, sellerSku, priceINR, priceAED },
    }));
  const before = await read();
  await import_([
    'U1,Lantern of brass,Calderon,CATEGORY,1800,60,',
    'U3,Compass,Calderon,CATEGORY,900,40,',
    'U4,Sextant,Calderon,CATEGORY,on request,40,',
    'U5,Barometer,Calderon,CATEGORY,900,40,missing.jpg',
  ]);
  const shown = page.getByRole('table', { name: 'First rows as they will be' });
  await expect(shown.getByRole('row').nth(1)).toContainText(
    'Product Name: Lantern → Lantern of brass',
  );
  await expect(shown.getByRole('row').nth(1)).toContainText('₹1,500 → ₹1,800');
  await expect(page.getByRole('list', { name: 'Largest price changes' })).toContainText(
    'Row 2, Lantern of brass: ₹1,500 → ₹1,800',
  );
  const faults = page.getByRole('table', { name: 'Errors by row' });
  await expect(faults.getByRole('row')).toHaveCount(2);
  await expect(faults).toContainText('INR must be a number');
  // Rows that need mending stand above what the others will be.
  const top = async (part: string) =>
    (await page.getByRole('region', { name: part }).boundingBox())?.y;
  expect(await top('What to correct')).toBeLessThan((await top('What it will do')) ?? 0);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectSoundLayout(page, `checked at ${width}`);
  }
  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(page.getByText(/^Done\. 2 products left out/)).toBeVisible();
  expect(await read()).toHaveLength(3);
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    '1 product that it added will be deleted, and 1 product that it changed will be as before.',
  );
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(
    page.getByText('Undone. 2 products were removed again or are as before.'),
  ).toBeVisible();
  expect(await read()).toEqual(before);
  await expectSoundLayout(page, 'undone');
});

test('an import runs with its bar moving, the shop answering, and nothing doubled', {
  tag: '@all',
}, async ({ page, request }) => {
  const seller = await ownSeller(request);
  const rows = 3000;
  const good = (rows * 99) / 100;
  const buffer = tableOf((taxonomy) =>
    Array.from({ length: rows }, (_, index) => {
      const price = index % 100 === 7 ? 'on request' : '1200';
      return `R${index},Running ${index},Calderon,${taxonomy},${price},50,`;
    }),
  );
  const check = async () => {
    await visit(page, '/seller/import');
    await page
      .getByLabel('Table of products')
      .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer });
  };
  await openAs(page, seller, '/seller/import');
  await check();
  await page
    .getByRole('button', { name: `Import ${good.toLocaleString('en-IN')} products` })
    .click();
  const bar = page.getByRole('progressbar', { name: 'Import' });
  const done = page.getByText(`Done. ${rows - good} products left out.`);
  const seen = new Set<string | null>();
  const answers: number[] = [];
  while (!(await done.isVisible())) {
    seen.add(await bar.getAttribute('aria-valuenow'));
    const began = Date.now();
    expect((await request.get('/shop')).status()).toBe(200);
    answers.push(Date.now() - began);
    await page.waitForTimeout(150);
  }
  expect(seen.size).toBeGreaterThan(1);
  expect(Math.max(...answers)).toBeLessThan(10_000);
  const versions = async () => {
    const all: number[] = [];
    for (let number = 1; number <= rows / 100; number += 1) {
      const path = `/seller/get-products/${seller.id}?limit=100&page=${number}`;
      const listed = await callApi<{ version: number }[]>(request, 'GET', path, seller);
      all.push(...listed.map(({ version }) => version));
    }
    return all;
  };
  expect(await versions()).toHaveLength(good);

  await check();
  await expect(
    page.getByText(`${good.toLocaleString('en-IN')} rows that change nothing`),
  ).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('dd').nth(3)).toHaveText(good.toLocaleString('en-IN'));
  expect(await versions()).toEqual(Array(good).fill(1));
});

test('a folder of pictures is dropped; only what rows name goes up', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'dhow-shots-'));
  await mkdir(join(folder, 'autumn', 'deep'), { recursive: true });
  for (const [seed, path] of ['autumn/one.jpg', 'autumn/deep/two.jpg', 'other.jpg'].entries()) {
    await writeFile(
      join(folder, path),
      await scene(300, 400, 90 + seed)
        .jpeg()
        .toBuffer(),
    );
  }
  await writeFile(join(folder, 'notes.txt'), 'nothing of use');
  try {
    await openAs(page, await ownSeller(request), '/seller/import');
    const buffer = tableOf((taxonomy) => [
      `F1,One,Calderon,${taxonomy},1200,50,one.jpg`,
      `F2,Two,Calderon,${taxonomy},1200,50,TWO.JPG`,
    ]);
    await page
      .getByLabel('Table of products')
      .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer });
    const area = page.getByText('Or drop them here, folders too');
    await area.scrollIntoViewIfNeeded();
    const box = await area.boundingBox();
    if (!box) throw new Error('There is nowhere to drop');
    const client = await page.context().newCDPSession(page);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await client.send('Input.dispatchDragEvent', {
        type,
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
        data: { items: [], files: [folder], dragOperationsMask: 1 },
      });
    }
    await expect(page.getByText('2 files taken.')).toBeVisible();
    await expect(page.getByText('All 2 files that your rows name are here.')).toBeVisible();
    await page.getByRole('button', { name: 'Import 2 products' }).click();
    await expect(page.getByText('Done.', { exact: true })).toBeVisible();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('a ZIP is unpacked in the background, told of after a reload, and stopped', {
  tag: '@all',
}, async ({ page, request }) => {
  await openAs(page, await ownSeller(request), '/seller/import');
  const names = Array.from({ length: 60 }, (_, index) => `shot-${index}.jpg`);
  const buffer = tableOf((taxonomy) =>
    names.map((name, index) => `Z${index},Zipped ${index},Calderon,${taxonomy},1200,50,${name}`),
  );
  await page
    .getByLabel('Table of products')
    .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer });
  const shots = await Promise.all(
    names.map(async (name, index) => [
      name,
      await scene(700, 900, 200 + index)
        .jpeg()
        .toBuffer(),
    ]),
  );
  const archive = zip({ ...Object.fromEntries(shots), 'more.zip': zip({ 'a.jpg': buffer }) });
  await page
    .getByLabel('Picture files or a ZIP')
    .setInputFiles({ name: 'shots.zip', mimeType: 'application/zip', buffer: archive });
  const bar = page.getByRole('progressbar', { name: 'Unpacking shots.zip' });
  await expect(bar).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import \d/, disabled: false })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/Unpacking shots.zip: \d+ of 61 files/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop unpacking' }).click();
  await expect(page.getByText('Stopped before the end.')).toBeVisible();
  await expect(page.getByText('that name files you have not sent yet')).toBeVisible();
  await expect(page.getByText(/still missing/)).toBeVisible();
});

test('an account that waits may look at templates, and import nothing', { tag: '@all' }, async ({
  page,
  request,
}) => {
  await openAs(page, await ownSeller(request, false), '/seller/import');
  await expect(page.getByText(PENDING_MESSAGE)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a table' })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Template as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('products-template.csv');
});

test('a file that is no table is refused in words', { tag: '@all' }, async ({
  page,
  request,
  complaints,
}) => {
  await openAs(page, await ownSeller(request), '/seller/import');
  await page
    .getByLabel('Table of products')
    .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('x,y\r\n1,2') });
  await expect(page.getByText('The first row has no column for')).toBeVisible();
  complaints.length = 0;
});
