import { addProducts, ownSeller } from '#tests/e2e/seller/seller-session.ts';
import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { addresses } from '#web/ui/addresses.ts';
import { listProducts } from './storefront-pages.ts';

test('a report says what is missing where it is missing, and that it has arrived', async ({
  page,
  request,
  complaints,
}) => {
  const [product] = await listProducts(request);
  await page.setViewportSize({ width: 360, height: 600 });
  await visit(page, `/report?product=${product?._id}`);
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: 'Send report' });
  await send.click();
  await expect(main.getByRole('alert')).toHaveText('Choose a reason');
  await expect(main.getByRole('radio').first()).toBeFocused();
  // The browser tells of the refusal too.
  complaints.length = 0;
  expect(await findFaults(page)).toEqual([]);

  await main.getByRole('radio', { name: 'Something else', exact: true }).check();
  await send.click();
  await expect(main.getByRole('alert')).toHaveText('Please say what it is about');
  await expect(main.getByLabel(/^What you saw/)).toBeFocused();
  complaints.length = 0;

  await main.getByLabel(/^What you saw/).fill('The strap is another one.');
  await send.click();
  await expect(main.getByText('Thank you. An admin will look at it.')).toBeInViewport();
});

test('a shop is reported from its page', { tag: '@all' }, async ({ page, request }) => {
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Brass lamp']);
  await visit(page, addresses.seller({ _id: seller.id, name: seller.name }));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Report this shop' }).click();
  await expect(page).toHaveURL(addresses.reportSeller({ _id: seller.id }));
  await expect(main).toContainText(seller.name);
  await main.getByRole('radio').first().check();
  await main.getByLabel(/^What you saw/).fill('The address is a field.');
  expect(await findFaults(page)).toEqual([]);
  await main.getByRole('button', { name: 'Send report' }).click();
  await expect(main.getByText('Thank you. An admin will look at it.')).toBeInViewport();
});
