import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { addProducts, callApi, openAs, ownSeller, productsOf } from '../seller-session.ts';

test('all that a customer asked is read page by page', async ({ page, request }) => {
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Brass lamp']);
  const [lamp] = await productsOf(request, seller);
  for (let count = 1; count <= 21; count += 1) {
    const data = {
      // Of its own: the same reference counts once, whoever sends it.
      reference: `${seller.phone.slice(-6)}${100 + count}`,
      region: 'IN',
      pieces: [{ productId: lamp?._id }],
      ...{ name: 'Asha Menon', phone: '', email: 'asha@post.example' },
      ...{ message: `Question ${count}`, consent: true },
    };
    await callApi(request, 'POST', '/enquiry-form', { data });
  }
  await openAs(page, seller, '/seller/enquiries/customers');
  await page.getByRole('link', { name: 'Asha Menon' }).first().click();
  const main = page.getByRole('main');
  await expect(main.getByText('Showing 1 to 20 of 21 enquiries')).toBeVisible();
  await main.getByRole('button', { name: 'Next' }).click();
  await expect(main.getByText('Showing 21 to 21 of 21 enquiries')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Menon');
  expect(await findFaults(page)).toEqual([]);
  // What opens is in the whole inbox, not on its second page.
  await main.getByRole('link', { name: 'Brass lamp' }).click();
  await expect(page).toHaveURL(/\/seller\/enquiries\/\w+$/);
});
