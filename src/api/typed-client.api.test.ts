import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { product } from '#database/schema/products/product.ts';
import { anApiKey } from '#tests/support/api-keys.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { freePort } from '#tests/support/free-port.ts';
import { sharedApp } from '#tests/support/shared-app.ts';

const port = await freePort();
const test = await sharedApp({ publicUrl: `http://127.0.0.1:${port}` });
await test.app.listen({ port, host: '127.0.0.1' });

it('lists, searches and adds a product with a key, as the example in docs does', async () => {
  const [seller, category] = [await aSeller(test), await aCategory(test.db)];
  await aProduct(test.db, parentsOf(seller, category), { name: 'Lantern' });
  const { key } = await anApiKey(test, 'seller', seller, ['editor']);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['docs/examples/list-and-add.ts'],
    {
      env: { DHOW_URL: `http://127.0.0.1:${port}`, DHOW_KEY: key, DHOW_SELLER: seller.id },
    },
  );
  expect(JSON.parse(stdout)).toEqual([1, 1, 'Brass lantern']);
  const names = await test.db.select({ name: product.name }).from(product);
  expect(names.map(({ name }) => name).sort()).toEqual(['Brass lantern', 'Lantern']);
});
