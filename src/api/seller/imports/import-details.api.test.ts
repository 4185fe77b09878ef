import { describe, expect, it } from 'vitest';
import type { AttributeShown } from '#contracts/attributes/values.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { anAttribute } from '#tests/support/attributes.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { importCalls } from '#tests/support/import-calls.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db, { name: 'Shoes' }));
const bags = await perTest(() => aCategory(test.db, { name: 'Bags' }));
const { call, get, check, importAll } = importCalls(() => ({ test, seller, category }));

const shoe = await perTest(async () => {
  const entries = [{ categoryId: category.id }];
  const of = (values: Parameters<typeof anAttribute>[1]) =>
    anAttribute(test.db, { entries, ...values });
  return {
    heel: await of({ name: 'Heel', kind: 'number', unit: 'mm', lowest: 0, highest: 150 }),
    care: await of({ name: 'Care', kind: 'text' }),
    lined: await of({ name: 'Lined', kind: 'yes-no' }),
    upper: await of({
      name: 'Upper',
      kind: 'choice',
      choices: ['Calf, full grain', 'Suede'],
      entries: [{ categoryId: category.id, required: true }],
    }),
    colour: await of({
      name: 'Colour',
      kind: 'colour',
      choices: [
        { label: 'Tan', swatch: '#b07a43' },
        { label: 'Black; matt', swatch: '#111111' },
      ],
    }),
    size: await of({ name: 'Size', kind: 'size', scale: 'EU', choices: ['41', '42', '43'] }),
    // A heading that means another column already.
    type: await of({ name: 'Type', kind: 'text' }),
    strap: await of({ name: 'Strap', kind: 'text', entries: [{ categoryId: bags.id }] }),
  };
});

const all = () => ({
  [shoe.heel.id]: 25.5,
  [shoe.care.id]: '=Wipe, then polish',
  [shoe.lined.id]: false,
  [shoe.upper.id]: [shoe.upper.idOf('Calf, full grain')],
  [shoe.colour.id]: [shoe.colour.idOf('Tan'), shoe.colour.idOf('Black; matt')],
  [shoe.size.id]: [
    { choice: shoe.size.idOf('41'), available: true },
    { choice: shoe.size.idOf('43'), available: false },
  ],
  [shoe.type.id]: 'Loafer',
});

const heads = 'SKU,Name,Brand,Category,Sub Category,INR,AED';
const line = (sku: string, ...cells: string[]) =>
  [sku, `Loafer ${sku}`, 'Calderon', 'Shoes', category.sub.name, '100', '5', ...cells].join(',');
const download = async (path: string) =>
  (await test.app.inject({ url: `/api/seller/${path}`, headers: seller.authorization })).rawPayload;
const own = async (): Promise<ManagedProduct[]> =>
  (await get(`/get-products/${seller.id}?sort=name`)).body;
const shown = (product: ManagedProduct | undefined) =>
  Object.fromEntries((product?.attributes ?? []).map((each) => [each.name, shownValue(each)]));
const shownValue = ({ kind, value, values }: AttributeShown) =>
  value ?? values.map(({ label, available }) => (kind === 'size' ? [label, available] : label));
const faultsOf = async (table: string) => {
  const { body } = await check(table);
  return (await get(`/get-import-faults/${body.data._id}`)).body.map(
    ({ row, column, message }: Record<string, unknown>) => [row, column, message],
  );
};

describe('an export of products with details', () => {
  it.each(['csv', 'xlsx'])('untouched is nothing to change: %s', async (format) => {
    await aProduct(test.db, parentsOf(seller, category), { sellerSku: 'A', attributes: all() });
    await aProduct(test.db, parentsOf(seller, category), { sellerSku: 'B' });
    await aProduct(test.db, parentsOf(seller, bags), { attributes: { [shoe.strap.id]: '=1' } });
    const { body } = await check(await download(`export-products/${seller.id}?format=${format}`));
    expect(body.data).toMatchObject({ rows: 3, unchanged: 3, faulty: 0, ignoredColumns: [] });
  });

  it('brings everything back into a marketplace that has lost it', async () => {
    const parents = parentsOf(seller, category);
    const { id } = await aProduct(test.db, parents, { sellerSku: 'A', attributes: all() });
    const before = shown((await own())[0]);
    const table = (await download(`export-products/${seller.id}`)).toString();
    const types = 'Type (detail),Type in Arabic,Type in Hindi';
    expect(table).toContain(`Heel (mm),Lined,Size (EU),${types},Upper,Product ID`);
    expect(table).toContain('25.5,no,"41; 43 (not available)",Loafer,,,"Calf, full grain"');
    const headers = seller.authorization;
    await test.app.inject({ method: 'DELETE', url: `/api/seller/delete-product/${id}`, headers });
    expect(await importAll(table.replace(id, ''))).toMatchObject({ added: 1, faulty: 0 });
    expect(shown((await own())[0])).toEqual(before);
  });

  it('has the columns of categories that the seller has products in, and no others', async () => {
    await aProduct(test.db, parentsOf(seller, bags), {});
    const table = (await download(`export-products/${seller.id}`)).toString();
    expect(table).toContain('Strap');
    expect(table).not.toContain('Heel');
  });
});

describe('an import of details', () => {
  it('reads them by their headings, of many new products at once and of one alone', async () => {
    const table = [
      `${heads},Upper,size,Colour,heel`,
      line('A', 'suede', '"41, 42 (sold)"', 'tan|Black; matt', '25 mm'),
      line('B', 'Suede', '42', '', ''),
    ];
    expect(await importAll(table.join('\r\n'))).toMatchObject({ added: 2, faulty: 0 });
    expect((await own()).map(shown)).toEqual([
      {
        ...{ Colour: ['Tan', 'Black; matt'], Heel: 25, Upper: ['Suede'] },
        Size: [
          ['41', true],
          ['42', false],
        ],
      },
      { Size: [['42', true]], Upper: ['Suede'] },
    ]);
    await importAll([table[0], line('C', 'Suede', '43', '', '')].join('\r\n'));
    expect((await own()).map(shown)).toContainEqual({ Size: [['43', true]], Upper: ['Suede'] });
  });

  it('leaves what the table has no column for, and empties what it has an empty cell for', async () => {
    const parents = parentsOf(seller, category);
    await aProduct(test.db, parents, { sellerSku: 'A', attributes: all() });
    const before = shown((await own())[0]);
    expect(await importAll([heads, line('A')].join('\r\n'))).toMatchObject({ changed: 1 });
    expect(shown((await own())[0])).toEqual(before);
    const { Care: _, ...others } = before;
    await importAll([`${heads},Care,Heel (mm)`, line('A', '', '30')].join('\r\n'));
    expect(shown((await own())[0])).toEqual({ ...others, Heel: 30 });
  });

  it('tells what is wrong by row and heading', async () => {
    await aProduct(test.db, parentsOf(seller, category), { sellerSku: 'D', attributes: all() });
    const table = [
      `${heads},Heel (mm),Size (EU),Strap,Upper`,
      line('A', 'high', '44', '', 'Suede'),
      line('B', '151', '', 'Long', 'Suede'),
      line('C', '', '', '', ''),
      line('D', '', '', '', ''),
    ];
    expect(await faultsOf(table.join('\r\n'))).toEqual(
      [
        [2, 'Heel (mm)', 'Heel must be a number between 0 and 150 mm'],
        [2, 'Size (EU)', '“44” is not one of Size: 41, 42, 43'],
        [3, 'Heel (mm)', 'Heel must be a number between 0 and 150 mm'],
        [3, 'Strap', 'Strap does not belong to Chronographs. Leave the cell empty.'],
        [4, 'Upper', `Upper is required in ${category.sub.name}`],
        [5, 'Upper', `Upper is required in ${category.sub.name}`],
      ].map(([row, column, message]) => [
        row,
        column,
        `${message}`.replace('Chronographs', category.sub.name),
      ]),
    );
  });

  it('asks a product that never had what is required for nothing', async () => {
    await aProduct(test.db, parentsOf(seller, category), { sellerSku: 'A' });
    const table = [`${heads},Upper,Heel`, line('A', '', '12')].join('\r\n');
    expect(await importAll(table)).toMatchObject({ changed: 1, faulty: 0 });
    expect(shown((await own())[0])).toEqual({ Heel: 12 });
  });

  it('leaves out what the product’s new category does not have', async () => {
    const product = await aProduct(test.db, parentsOf(seller, bags), {
      ...{ sellerSku: 'A', attributes: { [shoe.strap.id]: 'Long' } },
    });
    const table = [`${heads},Upper`, line('A', 'Suede')].join('\r\n');
    const note = [2, 'Details', `Left out, since ${category.sub.name} does not have it: Strap`];
    expect((await check(table)).body.data).toMatchObject({ toChange: 1, faulty: 0, noted: 1 });
    expect(await faultsOf(table)).toEqual([note]);
    const imported = await importAll(table);
    expect(imported).toMatchObject({ changed: 1, noted: 1 });
    const [told] = (await get(`/get-import-faults/${imported._id}`)).body;
    expect([told.row, told.column, told.message, told.isNote]).toEqual([...note, true]);
    expect(await own()).toMatchObject([{ _id: product.id, categoryId: { name: 'Shoes' } }]);
    expect(shown((await own())[0])).toEqual({ Upper: ['Suede'] });
  });
});

it('the template and the guide tell of details, for one category or all', async () => {
  const headings = async (query: string) =>
    (await download(`import-template?${query}`)).toString().split('\r\n');
  expect((await headings(''))[0]).toContain('Strap');
  const [first, example] = await headings(`category=${category.id}`);
  expect(first).not.toContain('Strap');
  expect(first).toContain('Size (EU)');
  expect(example).toContain(`Shoes,${category.sub.name}`);
  expect(
    (await check([first, example?.replace(/harbour-\w+\.jpg/g, '')].join('\r\n'))).body.data,
  ).toMatchObject({ toAdd: 1, faulty: 0, ignoredColumns: [] });
  expect((await call('/import-template?category=aaaaaaaa', { method: 'GET' })).status).toBe(404);
  const { columns } = (await get('/get-import-guide')).body;
  expect(columns).toContainEqual({
    heading: 'Upper',
    required: false,
    holds: 'One of: Calf, full grain, Suede. Of Shoes. Required in Shoes. May be left out.',
  });
});
