import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { complete } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import {
  addProducts,
  callApi,
  entryCalled,
  openAs,
  ownSeller,
  productsOf,
} from '../seller/seller-session.ts';
import { openAsAdmin, ownName } from './admin-session.ts';
import { ownShop, screensOf } from './screens.ts';

const LONGEST = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk';

test.use({ viewport: { width: 1280, height: 800 } });

/** By how much the tables of a page are wider than the room they have. */
const excess = (page: Page): Promise<number[]> =>
  page
    .getByRole('main')
    .getByRole('table')
    .evaluateAll((tables) =>
      tables.map(({ parentElement: room }) => (room ? room.scrollWidth - room.clientWidth : 0)),
    );

/** The words of a table, of at most so many letters, that stand on two lines. */
const brokenWords = (page: Page, most: number): Promise<string[]> =>
  page
    .getByRole('main')
    .getByRole('table')
    .evaluateAll((tables, most) => {
      const linesOf = (text: Node, from: number, to: number) => {
        const range = document.createRange();
        range.setStart(text, from);
        range.setEnd(text, to);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      };
      return tables.flatMap((table) => {
        const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
          for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
            if (word.length > most) continue;
            if (linesOf(text, index, index + word.length) > 1) found.push(word);
          }
        }
        return found;
      });
    }, most);

test('the longest products fit a screen of 1280 px, with every column', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  const word = ownName('Sanderling').replace(' ', '');
  await addProducts(request, seller, [word]);
  const [product] = await productsOf(request, seller);
  if (product === undefined) throw new Error('nothing was added');
  const of = `/get-subcategory/all/${product.categoryId._id}`;
  const chronographs = await entryCalled(request, of, 'Chronographs');
  const edit = async (
    price: string,
    brand = LONGEST,
    subCategoryId = product.subCategoryId._id,
  ) => {
    const data = {
      name: `${word} ${'of an uncommonly long name '.repeat(6)}`.slice(0, 100).trim(),
      brand,
      categoryId: product.categoryId._id,
      subCategoryId,
      priceINR: price,
      priceAED: price,
    };
    await callApi(request, 'PUT', `/seller/edit-product/${product._id}`, { ...seller, data });
  };
  const fits = async () => {
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await complete(page);
      await expect(page.getByRole('columnheader', { name: 'Actions' })).toBeInViewport({
        ratio: 1,
      });
      expect(await excess(page), `at ${width} px`).toEqual([0]);
      expect(await brokenWords(page, 16), `at ${width} px`).toEqual([]);
    }
  };
  await edit('124999');
  await openAs(page, seller, '/seller/product');
  await fits();
  await edit('999999999.99');
  await openAsAdmin(page, `/admin/product?q=${word}`);
  await fits();
  await visit(page, '/admin/product');
  await fits();
  // Words as long as names have them break between one another alone.
  await edit('124999', 'Thiruvananthapur Handloom');
  await visit(page, `/admin/product?q=${word}`);
  await fits();
  // A seller's row has room for two lines beside the name.
  await edit('124999', 'Aubin Sehgal', chronographs);
  await openAs(page, seller, '/seller/product');
  await fits();
  const brand = page.getByRole('cell', { name: 'Aubin Sehgal' }).locator('bdi');
  const cut = await brand.evaluate((each) => [
    each.scrollWidth - each.clientWidth,
    each.scrollHeight - each.clientHeight,
  ]);
  expect(cut).toEqual([0, 0]);
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

test('a count keeps off from what follows it, at 1280 px too', async ({ page }) => {
  await openAsAdmin(page, '/admin/sub-category');
  await complete(page);
  const gaps = await page.locator('td.number + td:not(.number, :last-child)').evaluateAll((cells) =>
    cells.map((cell) => {
      const [count, next] = [cell.previousElementSibling, cell].map((each) => {
        const range = document.createRange();
        if (each) range.selectNodeContents(each);
        return range.getBoundingClientRect();
      });
      return (next?.left ?? 0) - (count?.right ?? 0);
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16);
});
