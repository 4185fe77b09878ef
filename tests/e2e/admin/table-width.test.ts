import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { complete } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { addProducts, callApi, openAs, ownSeller, productsOf } from '../seller/seller-session.ts';
import { openAsAdmin, ownName } from './admin-session.ts';
import { ownShop, screensOf } from './screens.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** By how much the tables of a page are wider than the room they have. */
const excess = (page: Page): Promise<number[]> =>
  page
    .getByRole('main')
    .getByRole('table')
    .evaluateAll((tables) =>
      tables.map(({ parentElement: room }) => (room ? room.scrollWidth - room.clientWidth : 0)),
    );

test('the longest products fit a screen of 1280 px, with every column', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  const word = ownName('Sanderling').replace(' ', '');
  await addProducts(request, seller, [word]);
  const [product] = await productsOf(request, seller);
  if (product === undefined) throw new Error('nothing was added');
  const data = {
    name: `${word} ${'of an uncommonly long name '.repeat(6)}`.slice(0, 100).trim(),
    brand: 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk',
    categoryId: product.categoryId._id,
    subCategoryId: product.subCategoryId._id,
    priceINR: '999999999.99',
    priceAED: '999999999.99',
  };
  await callApi(request, 'PUT', `/seller/edit-product/${product._id}`, { ...seller, data });
  await openAsAdmin(page, `/admin/product?q=${word}`);
  await complete(page);
  await expect(page.getByRole('columnheader', { name: 'Actions' })).toBeInViewport({ ratio: 1 });
  expect(await excess(page)).toEqual([0]);
  await visit(page, '/admin/product');
  await complete(page);
  expect(await excess(page)).toEqual([0]);
  await openAs(page, seller, '/seller/product');
  await complete(page);
  expect(await excess(page)).toEqual([0]);
});

test('no table is cut on a screen of 1280 px', { tag: '@all' }, async ({ page, request }) => {
  const shop = await ownShop(request);
  await openAsAdmin(page, '/admin/dashboard');
  for (const address of screensOf(shop)) {
    await visit(page, address);
    await complete(page);
    expect(Math.max(0, ...(await excess(page))), address).toBe(0);
  }
});
