import type { APIRequestContext } from '@playwright/test';
import type { ManagedProduct } from '#contracts/product.ts';
import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundAtEveryWidth } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { addresses } from '#web/ui/addresses.ts';
import {
  type Account,
  addProducts,
  callApi,
  ownSeller,
  productsOf,
} from '../../seller/seller-session.ts';

/** The pieces of a seller of its own, by these names. */
async function ownPieces(request: APIRequestContext, names: readonly string[]) {
  const seller = await ownSeller(request);
  await addProducts(request, seller, names);
  const all = await productsOf(request, seller);
  const pieces = names.map((name) => all.find((each) => each.name === name));
  return { seller, pieces: pieces.filter((each) => each !== undefined) };
}

type Told = { availability: string; reservedUntil?: string };

const tell = (
  request: APIRequestContext,
  { token }: Account,
  piece: ManagedProduct | undefined,
  data: Told,
) => callApi(request, 'PUT', `/seller/update-availability/${piece?._id}`, { token, data });

const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

test('the pages of a sold and of a reserved piece say so', async ({ page, request }) => {
  const { seller, pieces } = await ownPieces(request, ['Brass sextant', 'Brass compass']);
  const [sold, reserved] = pieces;
  if (!sold || !reserved) throw new Error('The pieces were not added');
  await tell(request, seller, sold, { availability: 'SOLD' });
  await tell(request, seller, reserved, { availability: 'RESERVED', reservedUntil: inAWeek() });

  await visit(page, addresses.product(sold));
  const details = page.locator('.product-details');
  await expect(details.getByText('Sold', { exact: true }).first()).toBeVisible();
  await expect(details.getByRole('link', { name: /^Ask for one like it/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Similar pieces' })).toBeVisible();
  await expectSoundAtEveryWidth(page);

  await visit(page, addresses.product(reserved));
  await expect(details.getByText(/^Reserved until \d+ \w+$/)).toBeVisible();
  await expect(details.getByRole('link', { name: 'Write to the seller' })).toBeVisible();
  await expectSoundAtEveryWidth(page);
});

test('what is sold or reserved is shown by the choice of it, on a page called by its seller', async ({
  page,
  request,
}) => {
  const names = ['Teak box', 'Teak tray', 'Teak stool'];
  const { seller, pieces } = await ownPieces(request, names);
  await tell(request, seller, pieces[1], { availability: 'SOLD' });
  await tell(request, seller, pieces[2], {
    ...{ availability: 'RESERVED', reservedUntil: inAWeek() },
  });
  const address = addresses.shop({ seller: seller.id });
  await visit(page, address);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(page).toHaveTitle(new RegExp(`^${seller.name} – `));
  await expect(page.getByRole('heading', { level: 1, name: seller.name })).toBeVisible();
  const cards = page.getByRole('region', { name: 'Products' }).getByRole('article');
  await expect(cards).toHaveCount(2);

  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.locator('summary').getByText('Availability', { exact: true }).click();
  await filters.getByRole('radio', { name: /^Sold 1$|^Sold1$/ }).check();
  await expect(page).toHaveURL(`${address}&availability=sold`);
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Teak tray');
  await expect(cards.locator('.badge')).toHaveText('Sold');
  expect(await findFaults(page)).toEqual([]);

  await filters.getByRole('radio', { name: /^Sold pieces too/ }).check();
  await expect(cards).toHaveCount(3);
  await page.getByRole('link', { name: 'Remove Sold pieces too' }).click();
  await expect(page).toHaveURL(address);
  await expect(cards).toHaveCount(2);
});

test('what is new says so, and what was lowered, with the lowest price of 30 days', async ({
  page,
  request,
}) => {
  const { seller, pieces } = await ownPieces(request, ['Silk runner', 'Silk cushion']);
  const [lowered, fresh] = pieces;
  if (!lowered || !fresh) throw new Error('The pieces were not added');
  const { name, brand, categoryId, subCategoryId } = lowered;
  const data = {
    ...{ name, brand, categoryId: categoryId._id, subCategoryId: subCategoryId._id },
    ...{ priceINR: '800', priceAED: '40', originalPrice: '1200' },
  };
  await callApi(request, 'PUT', `/seller/edit-product/${lowered._id}`, {
    ...{ token: seller.token, data },
  });

  await visit(page, addresses.shop({ seller: seller.id }));
  const card = (named: string) =>
    page.getByRole('region', { name: 'Products' }).getByRole('article').filter({ hasText: named });
  await expect(card(fresh.name).locator('.badge')).toHaveText('New');
  await expect(card(lowered.name).locator('.badge')).toHaveText('Price lowered');

  await visit(page, addresses.product(lowered));
  const details = page.locator('.product-details');
  await expect(details.getByText('Price lowered')).toBeVisible();
  await expect(details.getByText('Lowest price of the last 30 days: ₹1,000')).toBeVisible();
  await visit(page, addresses.product(fresh));
  await expect(details.getByText('New', { exact: true })).toBeVisible();
  await expect(details.getByText(/^Lowest price/)).toHaveCount(0);
});
