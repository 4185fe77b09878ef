import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { beginProduct } from './product-form.ts';
import { openAs, ownSeller, productsOf } from './seller-session.ts';

test('what two people changed at once is compared, and chosen field by field', async ({
  page,
  request,
  complaints,
}) => {
  const seller = await beginProduct(page, request, 'Harbour Diver');
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const read = async () => (await productsOf(request, seller))[0];
  const product = await read();
  if (!product) throw new Error('the product was not added');

  await visit(page, `/seller/product?edit=${product._id}`);
  await page.getByLabel('Product Name').fill('Harbour Diver 200');
  await page.getByLabel('Price (INR)').fill('99999');
  const other = await page.context().newPage();
  await visit(other, `/seller/product?edit=${product._id}`);
  await other.getByLabel('Product Name').fill('Harbour Diver 300');
  await other.getByLabel('Product Description').fill('Steel, for the harbour.');
  await other.getByRole('button', { name: 'Update Product' }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Update Product' }).click();
  await page.getByRole('button', { name: 'Compare and choose' }).click();
  expect(complaints.join()).toContain('409');
  complaints.length = 0;
  const versions = page.getByRole('dialog', { name: 'Changed in the meantime' });
  await expect(versions.getByRole('radio')).toHaveCount(2);
  await expect(versions.getByText('Steel, for the harbour.')).toBeVisible();
  await versions.getByLabel('Saved in the meantime').check();
  await versions.getByRole('button', { name: 'Use these' }).click();
  await expect(page.getByLabel('Product Name')).toHaveValue('Harbour Diver 300');
  await expect(page.getByLabel('Price (INR)')).toHaveValue('99,999');
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await read()).toMatchObject({
    name: 'Harbour Diver 300',
    description: 'Steel, for the harbour.',
    priceINR: 99999,
  });
});

test('what one seller typed is not shown to the next in the same tab', async ({
  page,
  request,
}) => {
  const [first, second] = [await ownSeller(request), await ownSeller(request)];
  await openAs(page, first, '/seller/product?edit=new');
  await page.getByLabel('Product Name').fill('A secret launch');
  const open = async ({ token }: { token: string }) => {
    await page.evaluate((mine) => localStorage.setItem('sellerToken', mine), token);
    await visit(page, '/seller/product?edit=new');
    return page.getByLabel('Product Name');
  };
  await expect(await open(second)).toHaveValue('');
  await expect(await open(first)).toHaveValue('A secret launch');
});
