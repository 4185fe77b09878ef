import { expect, test } from '#tests/support/browser/page-test.ts';
import { settled } from '#tests/support/browser/settled.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { addresses } from '#web/ui/addresses.ts';
import { listProducts, productAddress } from './storefront-pages.ts';

test('home, a shop, a product, a seller and the stories come to life without formats of Intl, whose first use takes a phone a fifth of a second', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    const used: string[] = [];
    Object.assign(globalThis, { usedFormats: used });
    for (const name of ['NumberFormat', 'DateTimeFormat'] as const) {
      Object.assign(Intl, {
        [name]: new Proxy(Intl[name], {
          construct: (format, values) => {
            used.push(name);
            return Reflect.construct(format, values);
          },
          apply: (format, self, values) => {
            used.push(name);
            return Reflect.apply(format, self, values);
          },
        }),
      });
    }
  });
  const product = (await listProducts(request)).find(({ name }) => name === 'Quay Tote Tan');
  if (!product) throw new Error('The demo has no such handbag');
  for (const path of [
    '/',
    '/shop',
    productAddress(product),
    '/stories',
    addresses.seller(product.seller),
  ]) {
    await visit(page, path);
    await settled(page);
    expect(await page.evaluate('usedFormats')).toEqual([]);
  }
});
