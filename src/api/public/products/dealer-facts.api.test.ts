import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { attributeChoice } from '#database/schema/attribute.ts';
import { anAttribute } from '#tests/support/attributes.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { importCalls } from '#tests/support/import-calls.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const SERIAL = 'KH26-00417';
const HIDDEN = '00417';

const test = await clearedApp();
const seller = await perTest(() => aSeller(test));
const admin = await perTest(() => anAdmin(test));
const category = await perTest(() => aCategory(test.db, { name: 'Watches' }));
const { check, importAll } = importCalls(() => ({ test, seller, category }));
const entries = () => [{ categoryId: category.id }];
const serial = await perTest(() =>
  anAttribute(test.db, {
    ...{ name: 'Serial number', kind: 'serial', onCard: true, entries: entries() },
  }),
);
const grade = await perTest(async () => {
  const choices = ['New', 'Unworn', 'Restored', 'Very good', 'Newly polished'];
  const made = await anAttribute(test.db, {
    ...{ name: 'Condition', kind: 'choice', filterable: true, entries: entries(), choices },
  });
  await test.db
    .update(attributeChoice)
    .set({ translations: { ar: { label: 'جديد' }, hi: { label: 'नया' } } })
    .where(eq(attributeChoice.id, made.idOf('New')));
  return made;
});
const watch = await perTest(() => aWatch('New'));

function aWatch(condition: string, sellerSku = 'W-1') {
  const attributes = { [serial.id]: SERIAL, [grade.id]: [grade.idOf(condition)] };
  const values = { name: 'Nizam', brand: 'Kharavel', attributes, sellerSku };
  return aProduct(test.db, parentsOf(seller, category), values);
}

const read = async (url: string, headers: Record<string, string> = {}) =>
  (await test.app.inject({ url, headers })).body;
const asSeller = () => seller.authorization;

it('shoppers read the first half of a serial number, in every answer and language', async () => {
  const page = JSON.parse(await read(`/api/get-product/${watch.id}`));
  expect(page.attributes).toContainEqual(
    expect.objectContaining({ code: 'serial-number', value: 'KH26-••••' }),
  );
  const urls = [
    ...[`/api/get-product/${watch.id}`, '/api/get-product?fields=all', '/api/get-product'],
    ...['/api/get-product?fields=card', `/ucp/v1/catalog/product?id=${watch.id}`],
    `/api/get-listing?facets=attr.condition`,
  ];
  for (const language of ['en', 'ar', 'hi']) {
    for (const url of urls) {
      expect([url, await read(url, { 'accept-language': language })]).toEqual([
        url,
        expect.not.stringContaining(HIDDEN),
      ]);
    }
  }
  for (const q of [SERIAL, HIDDEN]) {
    expect(JSON.parse(await read(`/api/get-product?q=${q}`))).toEqual([]);
    expect(JSON.parse(await read(`/api/admin/get-products?q=${q}`, admin.authorization))).toEqual(
      [],
    );
  }
  expect(await read(`/api/get-product?attr.serial-number=${SERIAL}`)).toContain('malformed');
});

it('its seller and admins read all of it, and tables have it', async () => {
  const own = await read(`/api/seller/get-product/${watch.id}`, asSeller());
  const all = await read(`/api/admin/get-product/${watch.id}`, admin.authorization);
  for (const body of [own, all]) expect(body).toContain(SERIAL);
  const table = await read(`/api/seller/export-products/${seller.id}`, asSeller());
  expect(table).toContain(SERIAL);
  expect((await check(table)).body.data).toMatchObject({ unchanged: 1 });
  const other = table.replace(watch.id, '').replace('W-1', 'W-2').replace(SERIAL, 'KH26-00999');
  expect(await importAll(other)).toMatchObject({ added: 1 });
  const [added] = JSON.parse(await read(`/api/seller/get-products/${seller.id}`, asSeller()));
  expect(JSON.stringify(added.attributes)).toContain('KH26-00999');
});

it('the grade says whether a piece is new, whatever language it is read in', async () => {
  const means = async (id: string, language = 'en') =>
    JSON.parse(await read(`/api/get-product/${id}`, { 'accept-language': language })).condition;
  for (const language of ['en', 'ar', 'hi']) expect(await means(watch.id, language)).toBe('new');
  for (const [label, said] of [
    ['Unworn', 'new'],
    ['Restored', 'refurbished'],
    ['Very good', 'used'],
    ['Newly polished', 'used'],
  ] as const) {
    const { id } = await aWatch(label, label);
    expect([label, await means(id)]).toEqual([label, said]);
  }
  const bare = await aProduct(test.db, parentsOf(seller, category), { name: 'Bare' });
  expect(await means(bare.id)).toBeNull();
});
