import type { Locator, Page } from '@playwright/test';
import { callApi, ownSeller, setStatus } from '#tests/e2e/seller/seller-session.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundLayout, viewport } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';

const BRANDS = 70;

test('a brand among seventy is found by its name, and all are shown by a press', async ({
  page,
  browser,
  request,
}) => {
  const seller = await ownSeller(request);
  const { token } = seller;
  type Entry = { _id: string; name: string };
  const categories = await callApi<Entry[]>(request, 'GET', '/get-category');
  const category = categories.find(({ name }) => name === 'Watches');
  const kinds = await callApi<Entry[]>(request, 'GET', `/get-subcategory/all/${category?._id}`);
  await Promise.all(
    Array.from({ length: BRANDS }, (_, at) =>
      callApi(request, 'POST', '/seller/add-product', {
        token,
        data: {
          ...{ name: 'Plain watch', brand: `Maker ${10 + at}`, priceINR: '1000', priceAED: '50' },
          ...{ categoryId: category?._id, subCategoryId: kinds.at(-1)?._id },
        },
      }),
    ),
  );
  const list = `/shop?category=${category?._id}&seller=${seller.id}`;
  try {
    for (const width of [360, 1440]) {
      await page.setViewportSize(viewport(width));
      await visit(page, list);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
      const brands = await openBrands(page);
      const shown = brands.getByRole('checkbox');
      await expect(shown).toHaveCount(8);
      // The sixty that the page is told end at Maker 69.
      const find = brands.getByRole('searchbox', { name: 'Find in Brand' });
      await find.fill('MAKER 7');
      await expect(shown).toHaveCount(10);
      await expect(find).toBeInViewport({ ratio: 1 });
      await expectSoundLayout(page);
      await find.fill('nobody');
      await expect(brands.getByRole('status')).toHaveText('No match for “nobody”');
      await expect(shown).toHaveCount(0);
      await expect(find).toBeInViewport({ ratio: 1 });
      await find.fill('');
      await expect(shown).toHaveCount(8);
      await brands.getByRole('link', { name: `Show all ${BRANDS}` }).click();
      await expect(shown).toHaveCount(BRANDS);
      await expect(brands.getByRole('link')).toHaveCount(0);

      await visit(page, list);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
      await openBrands(page);
      await find.fill('maker 79');
      await shown.check();
      await expect(shown).toBeFocused();
      await expect(page).toHaveURL(/brand=Maker\+79/);
      if (width < 500) await page.getByRole('button', { name: /^Show 1 piece/ }).click();
      const products = page.getByRole('region', { name: 'Products' });
      await expect(products.getByRole('article')).toHaveCount(1);
    }
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: page.url() });
    for (const width of [360, 1440]) {
      await plain.setViewportSize(viewport(width));
      await plain.goto(list);
      const brands = await openBrands(plain);
      await expect(brands.getByRole('searchbox')).toHaveCount(0);
      await brands.getByRole('link', { name: `Show all ${BRANDS}` }).click();
      await openBrands(plain);
      await expect(brands.getByRole('checkbox')).toHaveCount(BRANDS);
      await brands.getByRole('checkbox', { name: /^Maker 79/ }).check();
      await plain.getByRole('button', { name: 'Apply Filters' }).click();
      await expect(
        plain.getByRole('region', { name: 'Products' }).getByRole('article'),
      ).toHaveCount(1);
    }
    await plain.close();
  } finally {
    // Seventy newcomers would stand before the demo's pieces.
    await setStatus(request, seller.id, false, 'The test has ended');
  }
});

/** Opens the brands of the filters, and the filters where they are a sheet. */
async function openBrands(page: Page): Promise<Locator> {
  const filters = page.getByRole('complementary', { name: 'Filters' });
  if (!(await filters.isVisible())) {
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
  }
  const brands = filters.getByRole('group', { name: 'Brand', exact: true });
  if (!(await brands.isVisible())) await filters.getByText('Brand', { exact: true }).click();
  return brands;
}
