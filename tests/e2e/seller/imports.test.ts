import { readFile } from 'node:fs/promises';
import { scene } from '#tests/support/media-files.ts';
import { expect, test } from '#tests/support/page-test.ts';
import { zip } from '#tests/support/zip.ts';
import { callApi, openAs, ownSeller } from './seller-session.ts';

type Named = { _id: string; name: string };
const heads = 'SKU,Product,Brand,Category,Sub Category,INR,AED,Photo 1';

async function tableOf(request: Parameters<typeof callApi>[0], rows: (place: string) => string[]) {
  const [category] = await callApi<Named[]>(request, 'GET', '/get-category');
  const places = await callApi<Named[]>(request, 'GET', `/get-subcategory/all/${category?._id}`);
  const place = `${category?.name},${places[0]?.name}`;
  return Buffer.from([heads, ...rows(place)].join('\r\n'));
}

test('5,000 rows with 50 bad ones give exactly 50 named faults', async ({ page, request }) => {
  const seller = await ownSeller(request);
  const buffer = await tableOf(request, (place) =>
    Array.from({ length: 5000 }, (_, index) => {
      const price = index % 100 === 7 ? 'on request' : '1200';
      return `S${index},Item ${index},Calderon,${place},${price},50,`;
    }),
  );
  await openAs(page, seller, '/seller/import');
  await page
    .getByLabel('Table of products')
    .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('4,950 products ready to import')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('row')).toHaveCount(51);
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('9INR must be a numberINRon request');
  const list = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download this list' }).click();
  const saved = await readFile(await (await list).path(), 'utf8');
  expect(saved.trim().split('\r\n')).toHaveLength(51);
});

test('a table and its pictures are imported, and a second time nothing changes', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  const jpeg = await scene(600, 800, 9).jpeg().toBuffer();
  const other = await scene(600, 800, 10).jpeg().toBuffer();
  const table = await tableOf(request, (place) => [
    `A1,Lantern,Calderon,${place},"₹ 1,24,999",5499,Front.jpg`,
    `A2,Anchor,Calderon,${place},1500,60,anchor.jpg`,
  ]);
  const choose = () =>
    page
      .getByLabel('Table of products')
      .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: table });
  await openAs(page, seller, '/seller/import');
  await choose();
  await expect(page.getByText('2 products ready to import')).toBeVisible();
  await expect(page.getByText('Your rows name 2 files')).toBeVisible();
  const pictures = page.getByLabel('Picture files or a ZIP');
  await pictures.setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: jpeg });
  await expect(page.getByText('1 file taken.')).toBeVisible();
  const archive = zip({ 'shots/anchor.jpg': other });
  await pictures.setInputFiles({ name: 'x.zip', mimeType: 'application/zip', buffer: archive });
  await expect(page.getByText('All 2 files that your rows name are here.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(page.getByText('Done.', { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Go to your products' }).click();
  await expect(page.getByRole('row', { name: /Lantern/ })).toContainText('1 pictures');

  await page.goto('/seller/import');
  await choose();
  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(page.getByText('Done.', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('dd').nth(3)).toHaveText('2');

  await page.goto('/seller/import');
  await expect(page.getByText('stock.csv')).toHaveCount(2);
  for (const name of ['Template as CSV', 'Template as XLSX', 'Export as CSV', 'Export as XLSX']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    expect((await download).suggestedFilename()).toMatch(/^products-.*\.(csv|xlsx)$/);
  }
});

test('a file that is no table is refused in words', async ({ page, request, complaints }) => {
  await openAs(page, await ownSeller(request), '/seller/import');
  await page
    .getByLabel('Table of products')
    .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('x,y\r\n1,2') });
  await expect(page.getByText('The first row has no column for')).toBeVisible();
  complaints.length = 0;
});
