// The types: npx openapi-typescript https://shop.example/api/openapi.json -o dhow.d.ts
import createClient from 'openapi-fetch';
import type { paths } from './dhow.d.ts';

const { DHOW_URL, DHOW_KEY, DHOW_SELLER: userId = '' } = process.env;
const headers = { authorization: `Bearer ${DHOW_KEY}` };
const dhow = createClient<paths>({ baseUrl: `${DHOW_URL}/api`, headers });

const own = await dhow.GET('/seller/get-products/{userId}', { params: { path: { userId } } });
const found = await dhow.GET('/get-product', { params: { query: { q: 'lantern' } } });
const [like] = own.data ?? [];
if (!like) throw new Error('there is no product yet to take the category from');
const added = await dhow.POST('/seller/add-product', {
  headers: { 'idempotency-key': crypto.randomUUID() },
  body: {
    ...{ name: 'Brass lantern', brand: 'Corvo', priceINR: 1499, priceAED: 66 },
    ...{ categoryId: like.categoryId._id, subCategoryId: like.subCategoryId._id },
  },
});
process.stdout.write(JSON.stringify([own.data?.length, found.data?.length, added.data?.data.name]));
