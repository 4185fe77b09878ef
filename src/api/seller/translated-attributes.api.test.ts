import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { AttributeShown } from '#contracts/attributes/values.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { attribute } from '#database/schema/attribute.ts';
import { product as productTable } from '#database/schema/products/product.ts';
import { anAttribute } from '#tests/support/attributes.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { multipart } from '#tests/support/files/multipart.ts';
import { importCalls } from '#tests/support/import-calls.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db, { name: 'Bags' }));
const care = await perTest(async () => {
  const entries = [{ categoryId: category.id, required: true }];
  const made = await anAttribute(test.db, { name: 'Care', kind: 'text', onCard: true, entries });
  const translations = { hi: { name: 'देखभाल' }, ar: { name: 'العناية' } };
  await test.db.update(attribute).set({ translations }).where(eq(attribute.id, made.id));
  return { ...made, ar: `${made.id}_ar`, hi: `${made.id}_hi` };
});
const { get, check, importAll } = importCalls(() => ({ test, seller, category }));

const WASH = { en: 'Wash by hand.', hi: 'हाथ से धोएँ।' };

async function read(url: string, language = 'en', headers: Record<string, string> = {}) {
  const answer = await test.app.inject({
    url: `/api${url}`,
    headers: { ...headers, 'accept-language': language },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const cared = async (id: string, language: string) => {
  const { attributes, highlights } = await read(`/get-product/${id}`, language);
  return [(attributes as AttributeShown[]).map(({ name, value }) => [name, value]), highlights];
};
const washed = () =>
  aProduct(test.db, parentsOf(seller, category), {
    sellerSku: 'A',
    attributes: { [care.id]: WASH.en, [care.hi]: WASH.hi },
  });
async function edit(id: string, attributes: object) {
  const values = { name: 'Bag', brand: 'Corvo', priceINR: '100', priceAED: '5' };
  const fields = { ...values, categoryId: category.id, subCategoryId: category.sub.id };
  const form = multipart({ ...fields, attributes: JSON.stringify(attributes) });
  const answer = await test.app.inject({
    ...{ method: 'PUT', url: `/api/seller/edit-product/${id}`, payload: form.payload },
    headers: { ...form.headers, ...seller.authorization },
  });
  return { status: answer.statusCode, body: answer.json() };
}
const kept = async (id: string) => {
  const [row] = await test.db.select().from(productTable).where(eq(productTable.id, id));
  return row?.attributes;
};

it('a text in a language that we do not have is refused, and the text itself stays required', async () => {
  const { id } = await washed();
  const unknown = await edit(id, { care: 'Brush.', care_xx: 'x' });
  expect(unknown).toMatchObject({ status: 422, body: { message: /no attribute “care_xx”/ } });
  const lacking = await edit(id, { care_hi: 'x' });
  expect(lacking).toMatchObject({ status: 422, body: { message: 'Care is required' } });
  const long = await edit(id, { care: 'Brush.', care_hi: 'x'.repeat(501) });
  expect(long.body.fields).toEqual({ [`attributes.${care.hi}`]: expect.any(String) });
  expect(long.body.message).toMatch(/^Care in Hindi /);
  expect(await kept(id)).toEqual({ [care.id]: WASH.en, [care.hi]: WASH.hi });
});

it('shoppers read it in their language where it was written in that, and as it was written where not', async () => {
  const { id } = await washed();
  expect(await cared(id, 'en')).toEqual([[['Care', WASH.en]], [WASH.en]]);
  expect(await cared(id, 'hi')).toEqual([[['देखभाल', WASH.hi]], [WASH.hi]]);
  expect(await cared(id, 'ar')).toEqual([[['العناية', WASH.en]], [WASH.en]]);
});

it('pieces are found by it, as by the text itself', async () => {
  const entries = [{ categoryId: category.id }];
  const inside = await anAttribute(test.db, { name: 'Inside', kind: 'text', entries });
  const attributes = {
    [inside.id]: 'Unlined, one pocket.',
    [`${inside.id}_hi`]: 'बिना अस्तर, एक जेब।',
  };
  await aProduct(test.db, parentsOf(seller, category), { attributes });
  for (const words of ['unlined', 'अस्तर']) {
    const q = encodeURIComponent(words);
    expect(await read(`/get-listing?q=${q}`, 'hi')).toMatchObject({ total: 1 });
  }
});

it('forms have a field for each language, which is called so in the language of who fills it in', async () => {
  const { id } = await washed();
  const asked = `/get-attributes?category=${category.id}`;
  expect((await read(asked)).map((each: AttributeShown) => each.name)).toEqual([
    ...['Care', 'Care in Arabic', 'Care in Hindi'],
  ]);
  expect((await read(asked, 'hi'))[2]).toMatchObject({
    ...{ _id: care.hi, code: 'care_hi', name: 'देखभाल हिन्दी में', language: 'hi' },
    required: false,
  });
  const [own] = await read(`/seller/get-products/${seller.id}`, 'en', seller.authorization);
  expect(own.attributes.map(({ _id, name, value }: AttributeShown) => [_id, name, value])).toEqual([
    [care.id, 'Care', WASH.en],
    [care.hi, 'Care in Hindi', WASH.hi],
  ]);
  const saved = await edit(id, { care: 'Brush.', [care.ar]: 'تُنظَّف بالفرشاة.' });
  expect(saved.status, saved.body.message).toBe(200);
  expect(await cared(id, 'hi')).toEqual([[['देखभाल', 'Brush.']], ['Brush.']]);
  expect(await cared(id, 'ar')).toEqual([[['العناية', 'تُنظَّف بالفرشاة.']], ['تُنظَّف بالفرشاة.']]);
  const entries = await test.db.select().from(auditEntry);
  expect(entries.find(({ action }) => action === 'edit-product')).toMatchObject({
    before: { attributes: { Care: WASH.en, 'Care in Hindi': WASH.hi } },
    after: { attributes: { Care: 'Brush.', 'Care in Arabic': 'تُنظَّف بالفرشاة.' } },
  });
});

it('tables have a column for each language, in the words of each', async () => {
  const { id } = await washed();
  const url = `/api/seller/export-products/${seller.id}`;
  const table = (await test.app.inject({ url, headers: seller.authorization })).payload;
  expect(table).toContain('Care,Care in Arabic,Care in Hindi');
  expect((await check(table)).body.data).toMatchObject({ unchanged: 1, faulty: 0 });
  expect(await importAll(table.replace(WASH.hi, 'सूखा रखें।'))).toMatchObject({ changed: 1 });
  expect(await kept(id)).toEqual({ [care.id]: WASH.en, [care.hi]: 'सूखा रखें।' });
  const inHindi = table.replace('Care in Hindi', 'देखभाल हिन्दी में').replace(WASH.hi, 'धूप से बचाएँ।');
  expect(await importAll(inHindi)).toMatchObject({ changed: 1 });
  expect(await kept(id)).toMatchObject({ [care.hi]: 'धूप से बचाएँ।' });
});

it('many are changed at once, and that is undone', async () => {
  const { id } = await washed();
  const ask = { action: 'set-attribute', attribute: care.hi, value: 'सूखा रखें।', filter: {} };
  const admin = await anAdmin(test);
  const send = async (path: string, payload: object) => {
    const headers = admin.authorization;
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/admin/${path}`,
      headers,
      payload,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  expect((await send('preview-matching-change', ask)).first).toMatchObject([
    { before: { attribute: { name: 'Care in Hindi', value: WASH.hi } } },
  ]);
  const { undo } = (await send('change-matching-products', ask)).data;
  expect(await kept(id)).toMatchObject({ [care.hi]: 'सूखा रखें।' });
  await send('undo-matching-change', { undo });
  expect(await kept(id)).toEqual({ [care.id]: WASH.en, [care.hi]: WASH.hi });
  expect((await get(`/get-products/${seller.id}`)).body).toHaveLength(1);
});
