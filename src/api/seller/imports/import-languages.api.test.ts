import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ManagedProduct } from '#contracts/product.ts';
import { rowsOf } from '#database/database.ts';
import { type ShownCell, shownCells } from '#tests/fixtures/hostile/workbooks.ts';
import { anAttribute } from '#tests/support/attributes.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { importCalls } from '#tests/support/import-calls.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const seller = await perTest(() => aSeller(test));
const category = await perTest(async () => {
  const made = await aCategory(test.db, { name: 'Shoes' });
  await test.db.execute(sql`update category set name_arabic = 'أحذية' where id = ${made.id}`);
  await test.db.execute(
    sql`update sub_category set name_arabic = 'صنادل' where id = ${made.sub.id}`,
  );
  return made;
});
const { get, check, run, importAll } = importCalls(() => ({ test, seller, category }));
const products = async () =>
  (await get(`/get-products/${seller.id}?sort=name`)).body as ManagedProduct[];
const faultsOf = async (id: string, language = 'en') =>
  (
    await test.app.inject({
      url: `/api/seller/get-import-faults/${id}`,
      headers: { ...seller.authorization, 'accept-language': language },
    })
  ).json() as { row: number; column: string; message: string; isNote?: boolean }[];

const HEADS =
  'رقم الصنف,اسم المنتج,العلامة التجارية,الفئة,الفئة الفرعية,السعر بالروبية,السعر بالدرهم,الأكثر رواجًا,الحالة,الوصف';
const line = (sku: string, change: { category?: string; state?: string; trending?: string } = {}) =>
  [
    ...[sku, 'صندل', 'Zeta', change.category ?? 'أحذية', 'صنادل', '١٠٠٠', '٤٤'],
    ...[change.trending ?? 'نعم', change.state ?? 'متوفّر', 'من الجلد'],
  ].join(',');

describe('a table in Arabic', () => {
  it('tells in the reader’s language what is wrong, and which names there are', async () => {
    const { body } = await check([HEADS, line('A', { category: 'قبعات' })].join('\n'));
    expect((await faultsOf(body.data._id)).map(({ message }) => message)).toEqual([
      'There is no الفئة called “قبعات”. Choose one of: Shoes',
    ]);
    const [arabic] = await faultsOf(body.data._id, 'ar');
    expect(arabic?.message).toContain('أحذية');
    expect(arabic?.message).not.toContain('Shoes');
    const state = (await check([HEADS, line('A', { state: 'ربما' })].join('\n'))).body.data;
    expect((await faultsOf(state._id)).map(({ column }) => column)).toEqual(['الحالة']);
  });

  it('has columns and values in the words of Arabic screens, whatever the account’s language', async () => {
    const dial = await anAttribute(test.db, {
      ...{ name: 'Dial colour', kind: 'colour', entries: [{ categoryId: category.id }] },
      choices: [{ label: 'Black', swatch: '#111111' }],
    });
    const heel = await anAttribute(test.db, {
      ...{ name: 'Heel', kind: 'number', unit: 'mm', entries: [{ categoryId: category.id }] },
    });
    await test.db.execute(
      sql`update attribute set name_arabic = 'لون الميناء' where id = ${dial.id}`,
    );
    await test.db.execute(
      sql`update attribute set name_arabic = 'الكعب', unit_arabic = 'مم' where id = ${heel.id}`,
    );
    await test.db.execute(
      sql`update attribute_choice set label_arabic = 'أسود' where attribute_id = ${dial.id}`,
    );
    const lines = [
      `${line('A')},أسود,٣٨ مم`,
      `${line('B', { state: 'مُباع', trending: 'لا' })},Black,३८`,
    ];
    const { body } = await check([`${HEADS},لون الميناء,الكعب (مم)`, ...lines].join('\n'));
    expect(await faultsOf(body.data._id)).toEqual([]);
    expect(body.data).toMatchObject({ toAdd: 2, faulty: 0, ignoredColumns: [] });
    await run(body.data._id);
    const all = await products();
    const [first, second] = ['A', 'B'].map((sku) => all.find((each) => each.sellerSku === sku));
    expect(first).toMatchObject({ priceINR: 1000, priceAED: 44, description: 'من الجلد' });
    expect(second?.availability).toBe('SOLD');
    const values = sql`select attributes from product order by seller_sku`;
    for (const { attributes } of await rowsOf<{ attributes: object }>(test.db, values)) {
      expect(attributes).toEqual({ [dial.id]: [dial.idOf('Black')], [heel.id]: 38 });
    }
  });
});

describe('a table in Hindi', () => {
  const heads =
    'आर्टिकल नंबर,प्रोडक्ट का नाम,ब्रांड,कैटेगरी,सब-कैटेगरी,कीमत (₹),कीमत (दिरहम),ट्रेंडिंग,उपलब्धता,विवरण';
  const row = (sku: string, state: string, trending = 'नहीं') =>
    [
      ...[sku, 'चप्पल', 'Zeta', 'Shoes', category.sub.name, '"1,24,999 रुपए"', '"५,४९९ दिरहम"'],
      ...[trending, state, 'चमड़े की'],
    ].join(',');

  it('has columns and values in the words of Hindi screens, however their letters are typed', async () => {
    const lines = [
      ...[row('A', 'उपलब्ध', 'हां'), row('B', 'बिक गया', 'हाँ'), row('C', 'स्टॉक ख़त्म'), row('D', 'है')],
    ];
    const { body } = await check([heads, ...lines].join('\n'));
    expect(await faultsOf(body.data._id)).toEqual([]);
    expect(body.data).toMatchObject({ toAdd: 4, faulty: 0, ignoredColumns: [] });
    await run(body.data._id);
    const found = (await products()).toSorted((one, other) =>
      one.sellerSku.localeCompare(other.sellerSku),
    );
    expect(found.map(({ availability }) => availability)).toEqual([
      ...['AVAILABLE', 'SOLD', 'SOLD', 'AVAILABLE'],
    ]);
    expect(found[0]).toMatchObject({ priceINR: 124_999, priceAED: 5499, description: 'चमड़े की' });
  });

  it('keeps columns apart whose names differ in their vowels alone, and reads which sizes are sold', async () => {
    const inCategory = { kind: 'text' as const, entries: [{ categoryId: category.id }] };
    const [sole, year] = [
      await anAttribute(test.db, { name: 'सोल', ...inCategory }),
      await anAttribute(test.db, { name: 'साल', ...inCategory }),
    ];
    const size = await anAttribute(test.db, {
      ...{ name: 'साइज़', kind: 'size', entries: [{ categoryId: category.id }] },
      choices: ['41', '42'],
    });
    const { body } = await check(
      `${heads},सोल,साल,साइज\n${row('A', 'उपलब्ध')},रबर,1998,41; 42 (बिक गया)`,
    );
    expect(await faultsOf(body.data._id)).toEqual([]);
    await run(body.data._id);
    const [{ attributes } = { attributes: {} }] = await rowsOf<{ attributes: object }>(
      test.db,
      sql`select attributes from product`,
    );
    expect(attributes).toEqual({
      [sole.id]: 'रबर',
      [year.id]: '1998',
      [size.id]: [
        { choice: size.idOf('41'), available: true },
        { choice: size.idOf('42'), available: false },
      ],
    });
  });

  it('says in Hindi what is wrong', async () => {
    const { body } = await check([heads, row('A', 'शायद')].join('\n'));
    const [fault] = await faultsOf(body.data._id, 'hi');
    expect(fault).toMatchObject({ column: 'उपलब्धता', message: expect.stringContaining('बिक गया') });
  });
});

describe('a new row', () => {
  it('is asked about, as the form asks, where its two prices are far apart', async () => {
    const row = (sku: string, aed: string) =>
      [sku, 'Sandal', 'Zeta', 'Shoes', category.sub.name, '124999', aed].join(',');
    const heads = 'SKU,Name,Brand,Category,Sub Category,INR,AED';
    const { body } = await check([heads, row('A', '5499'), row('B', '54990')].join('\n'));
    expect(body.data).toMatchObject({ toAdd: 2, faulty: 0 });
    expect(await faultsOf(body.data._id)).toMatchObject([
      { row: 3, column: 'AED', isNote: true, message: expect.stringContaining('far apart') },
    ]);
    expect(await run(body.data._id)).toMatchObject({ added: 2 });
  });
});

const heads = ['SKU', 'Name', 'Brand', 'Category', 'Sub Category', 'INR', 'AED', 'Description'];
const numbered = (sku: string | ShownCell, name: string | ShownCell) => {
  const inr: ShownCell = { value: '1002' };
  return shownCells(heads, [sku, name, 'Zeta', 'Shoes', category.sub.name, inr, '44', 'x']);
};

describe('a cell of a workbook', () => {
  it.each([
    ['a day', { value: '46024', format: 16 }, '2-Jan'],
    ['a time', { value: '0.5', format: 20 }, '12:00'],
    ['a fraction', { value: '0.5', format: 12 }, '1/2'],
    ['a share', { value: '0.12', format: 9 }, '12%'],
    ['the truth', { value: '1', type: 'b' as const }, 'TRUE'],
  ])('is read as it is shown: %s', async (_, cell, shown) => {
    await importAll(numbered('A', cell));
    await importAll(numbered(cell, 'Second'));
    const all = await products();
    expect(all.map(({ name, sellerSku }) => [sellerSku, name]).toSorted()).toEqual(
      [
        ['A', shown],
        [shown, 'Second'],
      ].toSorted(),
    );
  });

  it('whose last digits the spreadsheet has lost is a fault', async () => {
    const { body } = await check(numbered({ value: '1.2345678901234568E16' }, 'Piece'));
    expect(body.data).toMatchObject({ faulty: 1 });
    expect(await faultsOf(body.data._id)).toMatchObject([
      { column: 'SKU', message: expect.stringContaining('digits of it are lost') },
    ]);
  });

  it('loses the guard of a CSV file that was saved as a workbook', async () => {
    await importAll(numbered('A', "'+971 Sandal"));
    expect((await products()).map(({ name }) => name)).toEqual(['+971 Sandal']);
  });
});

describe('line breaks', () => {
  it('are the same however forms, spreadsheets and earlier versions write them', async () => {
    await aProduct(test.db, parentsOf(seller, category), {
      ...{ sellerSku: 'A', name: 'Sandal', brand: 'Zeta', priceINR: '1002', priceAED: '44' },
      description: 'One\r\nTwo',
    });
    const cells = ['A', 'Sandal', 'Zeta', 'Shoes', category.sub.name, '1002', '44'];
    for (const description of ['One\nTwo', 'One_x000D_\nTwo']) {
      const { body } = await check(shownCells(heads, [...cells, description]));
      expect(body.data).toMatchObject({ toChange: 0, unchanged: 1, faulty: 0 });
    }
    await importAll(shownCells(heads, ['B', ...cells.slice(1), 'One_x000D_\nTwo']));
    expect((await products()).find(({ sellerSku }) => sellerSku === 'B')?.description).toBe(
      'One\nTwo',
    );
  });
});
