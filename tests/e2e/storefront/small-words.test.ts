import type { Page } from '@playwright/test';
import type { Product } from '#contracts/product.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { settled } from '#tests/support/browser/settled.ts';
import { brokenWords, lengthenTexts, overflowOf } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { addresses } from '#web/ui/addresses.ts';
import { deeperPages, listProducts, plainPages, productAddress } from './storefront-pages.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** Fields whose letters are so small that a phone enlarges the page when they are touched. */
const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('input, select, textarea')].flatMap((field) => {
      const isOfLetters = !['checkbox', 'radio', 'range', 'hidden', 'file'].includes(
        field.getAttribute('type') ?? '',
      );
      const size = Number.parseFloat(getComputedStyle(field).fontSize);
      const isOffered = field.checkVisibility() || field.closest('[popover]') !== null;
      return isOfLetters && isOffered && size < 16
        ? [`${field.getAttribute('name')}: ${size}`]
        : [];
    }),
  );

async function expectRoomForWords(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await settled(page);
  expect({ address, wider: await overflowOf(page) }).toEqual({ address, wider: 0 });
  expect({ address, broken: await brokenWords(page, 'h1, h2, h3') }).toEqual({
    address,
    broken: [],
  });
  expect({ address, small: await smallFields(page) }).toEqual({ address, small: [] });
  expect(await lengthenTexts(page), address).toBeGreaterThan(5);
  expect({ address, long: true, wider: await overflowOf(page) }).toEqual({
    ...{ address, long: true, wider: 0 },
  });
}

/** A browser that keeps pieces of several sellers: as favourites, to ask about, and asked about. */
async function keepPieces(page: Page, pieces: readonly Product[]): Promise<void> {
  await visit(page, addresses.about);
  const kept = {
    favorites: Object.fromEntries(pieces.map(({ name, _id }) => [name, [_id]])),
    enquiryList: {
      pieces: pieces.map(({ _id: id }) => ({ id, size: '', quantity: 1, note: 'A gift' })),
    },
    enquiries: pieces.map(({ _id: id, brand, name, seller }, index) => ({
      ...{ reference: `ABC234${index}`, at: '2026-11-21T10:00:00Z', chat: '+910000000011' },
      seller: { id: seller._id, name: seller.name, city: seller.city, replyTime: 'day' },
      pieces: [{ id, brand, name }],
    })),
  };
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) {
      localStorage.setItem(key, JSON.stringify(value));
    }
  }, kept);
}

test('a word of sixty letters in every text widens no page of a small phone', async ({
  page,
  request,
}) => {
  const products = await listProducts(request);
  const sized = products.find(({ attributes }) => attributes.some(({ kind }) => kind === 'size'));
  const pieces = [...products.slice(0, 3), ...(sized ? [sized] : [])];
  const ids = pieces.map(({ _id }) => _id);
  await keepPieces(page, pieces);
  for (const address of [
    ...plainPages,
    addresses.shop({ view: 4 }),
    addresses.shop({ q: 'watch' }),
    ...pieces.slice(2).map(productAddress),
    addresses.favourites(),
    addresses.enquiryList(),
    addresses.yourEnquiries,
    addresses.compare(ids.slice(0, 2)),
    addresses.enquiryForm({ ids: sized?._id }),
  ]) {
    await expectRoomForWords(page, address);
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('#menu');
  await expect(menu).toBeVisible();
  expect(await menu.evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0);
});

test('nor does it widen any other page', { tag: '@all' }, async ({ page, request, complaints }) => {
  const products = await listProducts(request);
  const [product] = products;
  if (!product) throw new Error('The demo has a product');
  const ids = products.slice(0, 4).map(({ _id }) => _id);
  for (const address of [
    ...Object.values(await deeperPages(request)),
    addresses.shop({ q: 'nothing is called this' }),
    addresses.favourites(ids),
    addresses.compare(ids),
    addresses.enquiryForm({ ids: product._id, sent: 'ABC2345' }),
    addresses.reportProduct(product),
    addresses.reportSeller(product.seller),
    '/newsletter/confirmed',
    '/no/such/page',
  ]) {
    await expectRoomForWords(page, address);
  }
  // The page that is not there.
  complaints.length = 0;
});
