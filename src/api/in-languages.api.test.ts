import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AttributeShown } from '#contracts/attributes/values.ts';
import type { Facet } from '#contracts/facets/facets.ts';
import type { MediaItem } from '#contracts/media.ts';
import { attribute, attributeChoice } from '#database/schema/attribute.ts';
import { category, productType, subCategory } from '#database/schema/catalogue.ts';
import { mediaAsset } from '#database/schema/media.ts';
import { productMedia } from '#database/schema/products/product.ts';
import { anAttribute } from '#tests/support/attributes.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';

const test = await sharedApp();
const { db } = test;
const seller = await aSeller(test, {
  name: 'Bait House',
  description: 'Lamps.',
  city: 'Mumbai',
  openingHours: 'Daily, 10 to 6',
  translations: { ar: { description: 'مصابيح.', city: 'مومباي' } },
});
const lighting = await aCategory(db, {
  name: 'Lighting',
  description: 'Lamps and lanterns.',
  translations: { ar: { name: 'إضاءة', description: 'مصابيح وفوانيس.' } },
});
await db
  .update(subCategory)
  .set({ name: 'Lanterns', translations: { ar: { name: 'فوانيس' } } })
  .where(eq(subCategory.id, lighting.sub.id));
await db
  .update(productType)
  .set({ name: 'Standing', translations: { ar: { name: 'أرضية' } } })
  .where(eq(productType.id, lighting.type.id));
const filterable = true;
const onCard = true;
const entries = [{ categoryId: lighting.id }];
const metal = await anAttribute(db, {
  ...{ name: 'Metal', kind: 'choice', choices: ['Brass', 'Tin'], filterable, onCard, entries },
});
const height = await anAttribute(db, {
  ...{ name: 'Height', kind: 'number', unit: 'cm', filterable, onCard, entries },
});
await db
  .update(attribute)
  .set({ translations: { ar: { name: 'المعدن', group: 'الخامات' } } })
  .where(eq(attribute.id, metal.id));
await db
  .update(attribute)
  .set({ translations: { ar: { name: 'الارتفاع', unit: 'سم' } } })
  .where(eq(attribute.id, height.id));
await db
  .update(attributeChoice)
  .set({ translations: { ar: { label: 'نحاس' } } })
  .where(eq(attributeChoice.id, metal.idOf('Brass')));

const parents = { ...parentsOf(seller, lighting), productTypeId: lighting.type.id };
const star = await aProduct(db, parents, {
  name: 'Star Lantern',
  brand: 'Corvo',
  description: 'Throws stars.',
  translations: { ar: { name: 'فانوس النجوم', description: 'يرسم النجوم على الجدار.' } },
  attributes: { [metal.id]: [metal.idOf('Brass')], [height.id]: 36 },
});
const plain = await aProduct(db, parents, {
  name: 'Plain Lantern',
  brand: 'Corvo',
  attributes: { [metal.id]: [metal.idOf('Tin')], [height.id]: 20 },
});

for (const [at, id] of [star.id, plain.id].entries()) {
  const [picture, film] = [`picture${at}`, `film${at}`];
  const kept = { file: 'x.jpg', width: 4, height: 3, bytes: 1, webp: [], avif: [] };
  await db.insert(mediaAsset).values([
    { ...kept, id: picture, kind: 'image', placeholder: '', color: '' },
    { ...kept, id: film, kind: 'video', placeholder: '', color: '' },
  ]);
  await db.insert(productMedia).values([
    { productId: id, mediaId: picture, position: 0 },
    { productId: id, mediaId: film, position: 1 },
  ]);
}

async function get(url: string, language?: string, query: Record<string, string> = {}) {
  const headers = language === undefined ? {} : { 'accept-language': language };
  const answer = await test.app.inject({ url: `/api${url}`, query, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
}
const arabic = async (url: string, query?: Record<string, string>) =>
  (await get(url, 'ar-AE,ar;q=0.9,en;q=0.5', query)).json();

it('answers a product in the language that is liked best', async () => {
  const english = await get(`/get-product/${star.id}`);
  const found = await arabic(`/get-product/${star.id}`);
  expect(found).toMatchObject({
    ...{ name: 'فانوس النجوم', description: 'يرسم النجوم على الجدار.', brand: 'Corvo' },
    categoryId: { _id: lighting.id, name: 'إضاءة' },
    subCategoryId: { name: 'فوانيس' },
    productTypeId: { name: 'أرضية' },
    seller: { name: 'Bait House' },
    highlights: expect.arrayContaining(['نحاس', '36 سم']),
  });
  const attributes: AttributeShown[] = found.attributes;
  const values = attributes.map(({ name, group, unit, values: [first] }) => [
    ...[name, group, unit],
    first?.label,
  ]);
  expect(values).toContainEqual(['المعدن', 'الخامات', '', 'نحاس']);
  expect(values).toContainEqual(['الارتفاع', '', 'سم', undefined]);
  expect(english.json()).toMatchObject({ name: 'Star Lantern', categoryId: { name: 'Lighting' } });
  expect(english.body).not.toMatch(/[\u0600-\u06ff]/);
});

it('never takes an answer in one language for the other', async () => {
  const url = '/get-listing';
  const { etag } = (await get(url)).headers;
  for (const [language, status] of [
    ['en', 304],
    ['ar', 200],
  ] as const) {
    const headers = { 'accept-language': language, 'if-none-match': String(etag) };
    expect((await test.app.inject({ url: `/api${url}`, headers })).statusCode).toBe(status);
  }
  const bodies = new Map<string | undefined, string>();
  for (const language of [undefined, 'ar', 'en', 'ar', 'fr', undefined]) {
    const { body, headers } = await get(url, language);
    const kind = language === 'ar' ? 'ar' : 'en';
    expect(headers['content-language']).toBe(kind === 'ar' ? 'ar' : undefined);
    expect(headers.vary).toContain('accept-language');
    expect(body).toBe(bodies.get(kind) ?? body);
    bodies.set(kind, body);
  }
  expect(bodies.get('en')).not.toBe(bodies.get('ar'));
});

it('says which language a body is in', async () => {
  const { headers } = await get('/sitemap', 'ar');
  expect([headers['content-language'], headers.vary]).toEqual(['en', 'accept-language']);
});

it('sorts categories by what they are called', async () => {
  await aCategory(db, { name: 'Zithers', translations: { ar: { name: 'آلات' } } });
  await aCategory(db, { name: 'Attic' });
  const namesIn = async (language: string) => {
    const answers = ['asc', 'desc'].map((order) =>
      get('/get-category', language, { sort: 'name', order, limit: '2' }),
    );
    const [up, down] = await Promise.all(answers);
    const rows = [...(up?.json() ?? []), ...(down?.json() ?? []).slice(0, 1)];
    return rows.map(({ name }: { name: string }) => name);
  };
  expect(await namesIn('en')).toEqual(['Attic', 'Lighting', 'Zithers']);
  expect(await namesIn('ar')).toEqual(['Attic', 'آلات', 'إضاءة']);
});

describe('a seller', () => {
  const read = async (url: string, language: string, token = seller.token) => {
    const headers = { 'accept-language': language, authorization: `Bearer ${token}` };
    const answer = await test.app.inject({ url: `/api${url}`, headers });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer;
  };

  it('reads the names that admins gave in its language, and its own words as they are', async () => {
    const { headers, ...answer } = await read(`/seller/get-product/${star.id}`, 'ar');
    expect(headers).toMatchObject({ 'content-language': 'ar', vary: 'accept-language' });
    const shown = answer.json();
    expect(shown).toMatchObject({
      ...{ name: 'Star Lantern', nameArabic: 'فانوس النجوم', description: 'Throws stars.' },
      categoryId: { _id: lighting.id, name: 'إضاءة' },
      subCategoryId: { name: 'فوانيس' },
      productTypeId: { name: 'أرضية' },
    });
    const names = shown.attributes.map(({ name }: AttributeShown) => name);
    expect(names).toEqual(expect.arrayContaining(['المعدن', 'الارتفاع']));
    const english = await read(`/seller/get-product/${star.id}`, 'en');
    expect(english.json()).toMatchObject({ categoryId: { name: 'Lighting' } });
    expect(english.headers['content-language']).toBe('en');
  });

  it('reads its own profile as it wrote it', async () => {
    const self = (await read(`/admin/get-seller/${seller.id}`, 'ar')).json();
    expect(self).toMatchObject({ description: 'Lamps.', descriptionArabic: 'مصابيح.' });
    expect(self.categories).toEqual([expect.objectContaining({ name: 'إضاءة' })]);
  });

  it('sorts its table by what the categories are called', async () => {
    const other = await aSeller(test);
    const rooms = await aCategory(db, {
      name: 'Zebra rooms',
      translations: { ar: { name: 'أثاث' } },
    });
    await aProduct(db, parentsOf(other, rooms), { name: 'Oak Chest' });
    const garden = await aCategory(db, { name: 'Garden', translations: { ar: { name: 'حديقة' } } });
    await aProduct(db, parentsOf(other, garden), { name: 'Oil Lamp' });
    const namesIn = async (language: string) => {
      const url = `/seller/get-products/${other.id}?sort=category&order=asc`;
      const rows: { name: string }[] = (await read(url, language, other.token)).json();
      return rows.map(({ name }) => name);
    };
    expect(await namesIn('en')).toEqual(['Oil Lamp', 'Oak Chest']);
    expect(await namesIn('ar')).toEqual(['Oak Chest', 'Oil Lamp']);
  });

  it('alone is answered so: admins read what they wrote', async () => {
    const admin = await anAdmin(test);
    const shown = await read(`/admin/get-product/${star.id}`, 'ar', admin.token);
    expect(shown.json()).toMatchObject({ categoryId: { name: 'Lighting' } });
  });
});

it('says where a seller is and when it is open in Arabic, where the seller wrote that', async () => {
  expect(await arabic(`/get-seller/${seller.id}`)).toMatchObject({
    ...{ city: 'مومباي', openingHours: 'Daily, 10 to 6' },
  });
  const piece = `/get-product/${star.id}`;
  expect(await arabic(piece)).toMatchObject({ seller: { city: 'مومباي' } });
  const sent = await test.app.inject({
    ...{
      method: 'PUT',
      url: `/api/seller/update-profile/${seller.id}`,
      headers: seller.authorization,
    },
    payload: { name: 'Bait House', cityArabic: 'بومباي', openingHoursArabic: 'يوميًا، 10 – 6' },
  });
  expect(sent.statusCode, sent.body).toBe(200);
  expect(await arabic(piece)).toMatchObject({ seller: { city: 'بومباي' } });
  expect(await arabic(`/get-seller/${seller.id}`)).toMatchObject({
    openingHours: 'يوميًا، 10 – 6',
  });
});

it('leaves what nobody wrote in Arabic as it is', async () => {
  const { name, description, highlights } = await arabic(`/get-product/${plain.id}`);
  expect([name, description]).toEqual(['Plain Lantern', plain.description]);
  expect(highlights).toEqual(expect.arrayContaining(['Tin', '20 سم']));
});

it('says of pictures in its language what they show, named as it is there or as it was written', async () => {
  const altsOf = async (id: string, language: string) =>
    (await get(`/get-product/${id}`, language)).json().media.map(({ alt }: MediaItem) => alt);
  expect(await altsOf(star.id, 'en')).toEqual([
    'Corvo Star Lantern, image 1',
    'Corvo Star Lantern, video 2',
  ]);
  expect(await altsOf(star.id, 'ar')).toEqual([
    'Corvo فانوس النجوم، صورة 1',
    'Corvo فانوس النجوم، فيديو 2',
  ]);
  expect(await altsOf(plain.id, 'ar')).toEqual([
    'Corvo Plain Lantern، صورة 1',
    'Corvo Plain Lantern، فيديو 2',
  ]);
});

it('names facets and their values', async () => {
  const { facets } = await arabic('/get-listing', {
    category: lighting.id,
    facets: 'subCategory,brand,seller,attributes,discount,availability',
  });
  const told = (facets.values as Facet[]).map(({ label, values }) => [
    label,
    values.map((value) => value.label),
  ]);
  expect(told).toEqual(
    expect.arrayContaining([
      ['الفئة الفرعية', ['فوانيس']],
      ['العلامة التجارية', ['Corvo']],
      ['البائع', ['Bait House']],
      ['المعدن', expect.arrayContaining(['نحاس', 'Tin'])],
      ['الارتفاع', ['20 سم', '36 سم']],
      ['التوفّر', ['متوفّر', 'محجوز', 'مُباع']],
    ]),
  );
  const { values } = await arabic('/get-facet', { name: 'attr.metal', category: lighting.id });
  expect(values.map(({ label }: { label: string }) => label).sort()).toEqual(['Tin', 'نحاس']);
});

it('names taxonomy entries, sellers and attributes', async () => {
  expect(await arabic('/get-category')).toContainEqual(
    expect.objectContaining({ name: 'إضاءة', description: 'مصابيح وفوانيس.' }),
  );
  expect(JSON.stringify(await arabic('/get-navigation'))).toContain('فوانيس');
  expect(await arabic(`/get-seller/${seller.id}`)).toMatchObject({
    ...{ name: 'Bait House', description: 'مصابيح.' },
    categories: [expect.objectContaining({ name: 'إضاءة' })],
  });
  const attributes = await arabic('/get-attributes', { category: lighting.id });
  expect(attributes).toContainEqual(
    expect.objectContaining({
      ...{ name: 'المعدن', group: 'الخامات' },
      choices: [
        expect.objectContaining({ label: 'نحاس' }),
        expect.objectContaining({ label: 'Tin' }),
      ],
    }),
  );
});

it('suggests and finds by words of either language', async () => {
  for (const q of ['فانوس النجوم', 'نجوم', 'star lantern', 'نحاس', 'lantern نجوم']) {
    const { products } = await arabic('/get-listing', { q });
    expect(products[0]?.name, q).toBe('فانوس النجوم');
    const english = (await get('/get-listing', 'en', { q })).json();
    expect(english.products[0]?.name, q).toBe('Star Lantern');
  }
  const lines = await arabic('/suggest', { q: 'فوا' });
  expect(lines).toContainEqual(
    expect.objectContaining({ kind: 'sub-category', name: 'فوانيس', detail: 'إضاءة' }),
  );
  const { search } = await arabic('/get-listing', { q: 'فوانيس نحاس' });
  expect(search.entries).toEqual([expect.objectContaining({ name: 'فوانيس', words: 'فوانيس' })]);
});

it('shows a new Arabic name at once, and finds products by it', async () => {
  const admin = await anAdmin(test);
  await arabic(`/get-product/${star.id}`);
  const payload = new FormData();
  payload.set('name', 'Lighting');
  payload.set('categoryId', lighting.id);
  payload.set('nameArabic', 'إنارة');
  const response = new Response(payload);
  const answer = await test.app.inject({
    method: 'PUT',
    url: '/api/admin/edit-category',
    headers: {
      ...admin.authorization,
      'content-type': response.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await response.arrayBuffer()),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().data).toMatchObject({
    nameArabic: 'إنارة',
    descriptionArabic: 'مصابيح وفوانيس.',
  });
  expect(await arabic(`/get-product/${star.id}`)).toMatchObject({ categoryId: { name: 'إنارة' } });
  const [row] = await db.select().from(category).where(eq(category.id, lighting.id));
  expect(row?.translations.ar?.name).toBe('إنارة');
  const { products } = await arabic('/get-listing', { q: 'إنارة' });
  expect(products).toHaveLength(2);
});
