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
  const edit = async (price: string) => {
    const data = {
      name: `${word} ${'of an uncommonly long name '.repeat(6)}`.slice(0, 100).trim(),
      brand: 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk',
      categoryId: product.categoryId._id,
      subCategoryId: product.subCategoryId._id,
      priceINR: price,
      priceAED: price,
    };
    await callApi(request, 'PUT', `/seller/edit-product/${product._id}`, { ...seller, data });
  };
  const fits = async () => {
    await complete(page);
    await expect(page.getByRole('columnheader', { name: 'Actions' })).toBeInViewport({ ratio: 1 });
    expect(await excess(page)).toEqual([0]);
  };
  await edit('124999');
  await openAs(page, seller, '/seller/product');
  await fits();
  await edit('999999999.99');
  await openAsAdmin(page, `/admin/product?q=${word}`);
  await fits();
  await visit(page, '/admin/product');
  await fits();
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
