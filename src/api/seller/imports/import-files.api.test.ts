import { describe, expect, it } from 'vitest';
import type { ImportFault } from '#contracts/products/product-import.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { type Cell, workbookOf } from '#tests/support/files/workbook.ts';
import { importCalls } from '#tests/support/import-calls.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db, { name: 'Watches' }));
const { get, call, check, importAll } = importCalls(() => ({ test, seller, category }));

const headings = 'SKU,Name,Brand,Category,Sub Category,INR,AED,Description'.split(',');
const cells = (sku: Cell, change: { name?: Cell; brand?: Cell; inr?: Cell; about?: Cell } = {}) => [
  sku,
  change.name ?? `Harbour ${typeof sku === 'string' ? sku : ''}`,
  change.brand ?? 'Calderon',
  'Watches',
  category.sub.name,
  change.inr ?? '1000',
  '50',
  change.about ?? 'Steel',
];
const csv = (...rows: string[]) => [headings.join(','), ...rows].join('\r\n');
const line = (...[sku, change]: Parameters<typeof cells>) => cells(sku, change).join(',');
const book = (...rows: Cell[][]) => workbookOf([{ name: 'Products', rows: [headings, ...rows] }]);
async function faultsOf(content: string | Uint8Array): Promise<string[]> {
  const { status, body } = await check(content);
  expect(status).toBe(201);
  const faults: ImportFault[] = (await get(`/get-import-faults/${body.data._id}`)).body;
  return faults.map(({ row, column, message }) => `${row} ${column}: ${message}`);
}
const own = async (): Promise<Record<string, string | number>[]> =>
  (await get(`/get-products/${seller.id}?sort=name`)).body;

it('a text that is called a workbook is refused as that, unless it holds a table', async () => {
  const send = (content: string, name: string) =>
    call('/check-import', { body: multipart({}, [file('file', content, name)]) });
  for (const text of [
    'Dear all,\nsee you on Friday.',
    '<table><tr><td>SKU</td></tr></table>',
    '\xe9\x81\xff',
  ]) {
    const { status, body } = await send(text, 'Stock.XLSX');
    expect([status, body.message]).toEqual([
      422,
      expect.stringMatching(/^This file is called \.xlsx, but/),
    ]);
    expect((await send(text, 'stock.csv')).body.message).not.toContain('called .xlsx');
  }
  expect((await send(csv(line('S1')), 'stock.xlsx')).status).toBe(201);
});

describe('prices of a table', () => {
  it('are read as the form reads them, or refused with the reason', async () => {
    const good = ['1,24,999', '124,999', '₹1,24,999/-', 'Rs. 500', '١٢٣٤', '१२३४', '1 24 999'];
    const bad = [
      '19,99',
      '12,50',
      '0,999',
      '1.24.999',
      '1.234,56',
      '1e3',
      'AED 50',
      '$50',
      '1.250',
    ];
    const rows = [...good, ...bad].map((inr, at) => line(`P${at}`, { inr: `"${inr}"` }));
    // Of some of the good ones it is asked whether they belong to their dirhams.
    const faults = (await faultsOf(csv(...rows))).filter((fault) => !fault.includes('far apart'));
    expect(faults).toHaveLength(bad.length);
    expect(faults[0]).toMatch(/^9 INR: INR is unclear: write 124999 or 1,24,999/);
    expect(await importAll(csv(...rows))).toMatchObject({ added: good.length });
    const prices = (await own()).map(({ priceINR }) => priceINR).sort();
    expect(prices).toEqual([124999, 124999, 124999, 124999, 1234, 1234, 500].sort());
  });
});

describe('what is too much in a row', () => {
  it.each([
    ['a price', `U1,Tray,Calderon,Watches,SUB,1,24,999,5,499`],
    ['a price, and nothing to describe', `U1,Tray,Calderon,Watches,SUB,1,999,50,`],
    ['a description', `U1,Tray,Calderon,Watches,SUB,1000,50,Hand made, polished`],
  ])('is a fault of it: a comma parts %s', async (_, row) => {
    const faults = await faultsOf(csv(row.replace('SUB', category.sub.name), line('U2')));
    expect(faults).toEqual([expect.stringContaining('2 The row: This row has more cells')]);
  });

  it('is nothing where the cells beyond the headings are empty, as spreadsheets write them', async () => {
    const content = csv(`${line('U1')},,,`, `${line('U2')}, ,`, line('U3'));
    expect(await faultsOf(content)).toEqual([]);
    expect(await importAll(content)).toMatchObject({ added: 3, faulty: 0 });
    expect(await faultsOf(book([...cells('U4'), '', ' '], cells('U5')))).toEqual([]);
  });

  it('is a cell of a workbook that no heading stands above', async () => {
    const faults = await faultsOf(book([...cells('U1'), '', 'see note'], cells('U2')));
    expect(faults).toEqual([expect.stringContaining('2 The row: This row has more cells')]);
  });
});

describe('what a spreadsheet does not know', () => {
  it('is a fault of its cell and erases nothing, in workbooks', async () => {
    await aProduct(test.db, parentsOf(seller, category), { sellerSku: 'E1', description: 'Kept' });
    const content = book(
      cells('E1', { about: { type: 'e', value: '#REF!', formula: 'A1' } }),
      cells('E2', { name: { type: 'e', value: '#N/A' } }),
      cells('E3', { about: { formula: 'A1&B1' } }),
      cells('E4', { about: { type: 'str', formula: 'IF(1,"")', value: '' } }),
      cells('E5', { inr: { formula: '2*500', value: '1000' } }),
      cells('E6', { inr: { type: 'e', value: '#I2!', formula: 'A1' } }),
    );
    const faults = await faultsOf(content);
    expect(faults.pop()).toMatch(/^7 INR: This cell shows #ERROR!/);
    expect(faults).toEqual([
      expect.stringContaining('2 Description: This cell shows #REF!'),
      expect.stringContaining('3 Name: This cell shows #N/A'),
      expect.stringContaining('4 Description: This cell holds a formula without its result'),
    ]);
    expect(await importAll(content)).toMatchObject({ added: 2, changed: 0, faulty: 4 });
    expect((await own()).map(({ description }) => description)).toContain('Kept');
  });

  it.each([
    '#N/A',
    '#REF!',
    '#VALUE!',
    '#DIV/0!',
    '#NAME?',
    '#NULL!',
    '#NUM!',
    '#BEZUG!',
    'Err:502',
    '######',
  ])('is a fault of its cell, in text: %s', async (error) => {
    expect(await faultsOf(csv(line('T1', { name: error, about: error })))).toEqual([
      expect.stringContaining(`2 Name: This cell shows ${error}`),
      expect.stringContaining(`2 Description: This cell shows ${error}`),
    ]);
  });
});

describe('letters of a file', () => {
  it.each([
    ['UTF-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`)],
    ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16, the other way', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', (text: string) => Buffer.from(text, 'utf16le')],
  ])('are proven by %s', async (_, encode) => {
    const { body } = await check(encode(csv(line('A1', { name: 'صينية Éclat' }))));
    expect(body.data.reading.encoding).toBeNull();
    await call(`/run-import/${body.data._id}`);
    expect(body.data.toAdd).toBe(1);
  });

  const arabic = Buffer.from(
    'd5ede4edc920e4cdc7d320e3d2ced1ddc920edcfe6edc720e3e420e4cdc7d320c7d5ddd120e1c7e3da',
    'hex',
  );
  it('are guessed as Arabic of Windows, and imported once somebody says that they read well', async () => {
    const [before = '', after = ''] = csv(line('A1', { name: 'NAME' })).split('NAME');
    const content = Buffer.concat([Buffer.from(before), arabic, Buffer.from(after)]);
    const { body } = await check(content);
    expect(body.data.reading.encoding).toBe('windows-1256');
    const { _id } = body.data;
    const preview = (await get(`/get-import-preview/${_id}`)).body;
    expect(preview.rows[0].name).toContain(
      new TextDecoder('windows-1256').decode(arabic).slice(0, 4),
    );
    expect((await call(`/run-import/${_id}`)).body).toMatchObject({ code: 'encoding-unproven' });
    expect((await call(`/run-import/${_id}?readsWell=true`)).status).toBe(200);
  });

  it('that fit nothing are refused', async () => {
    const noise = Buffer.from([0x81, 0x8d, 0x8f, 0x90, 0x9d, 0xfe, 0x81, 0x8d]);
    const { status, body } = await check(Buffer.concat([Buffer.from(csv('')), noise]));
    expect([status, body.message]).toEqual([422, expect.stringContaining('Save it as CSV UTF-8')]);
  });
});

describe('what is seen', () => {
  it('is what is read: numbers of article numbers as they are formatted', async () => {
    const number = (value: string, format: string): Cell => ({ value, format });
    const done = await importAll(
      book(
        cells(number('17', '00000'), { name: 'A' }),
        cells(number('42', '"CAL-"0000'), { name: 'B', inr: number('1250', '"₹"#,##0') }),
        cells(number('1234567890123', '0.00E+00'), { name: 'C' }),
      ),
    );
    // The third is shown as 1.23E+12, which is no article number.
    expect(done).toMatchObject({ added: 2, faulty: 1 });
    expect((await own()).map(({ sellerSku, priceINR }) => [sellerSku, priceINR])).toEqual([
      ['00017', 1000],
      ['CAL-0042', 1250],
    ]);
    expect(await faultsOf(csv(line('8.90123E+12')))).toEqual([
      expect.stringContaining('shortened'),
    ]);
  });

  it('is the first visible sheet with products; others like it are told', async () => {
    const rows = [headings, cells('S1')];
    const content = workbookOf([
      { name: 'Lists', state: 'veryHidden', rows: [headings, cells('H1')] },
      { name: 'Summary', rows: [['Stock of March'], ['Pieces', 12]] },
      { name: 'Stock', rows },
      { name: 'More', rows },
    ]);
    const { body } = await check(content);
    expect(body.data).toMatchObject({
      rows: 1,
      toAdd: 1,
      reading: { sheet: 'Stock', others: ['More'] },
    });
    const hidden = workbookOf([
      { name: 'Summary', rows: [['Pieces', 12]] },
      { name: 'Stock', state: 'hidden', rows },
    ]);
    const refused = await check(hidden);
    expect([refused.status, refused.body.message]).toEqual([
      422,
      expect.stringContaining('“Stock”, which is hidden'),
    ]);
  });

  it.each([';', '\t', '|'])(
    'is a table after its line of the separator %j, and below a title',
    async (mark) => {
      const table = csv(line('D1')).replaceAll(',', mark);
      expect((await check(`sep=${mark}\r\n${table}`)).body.data).toMatchObject({ toAdd: 1 });
      expect((await check(`Stock of March, April, May\r\n\r\n${table}`)).body.data).toMatchObject({
        toAdd: 1,
      });
    },
  );
});

describe('what products are told apart by', () => {
  it('has no marks that nobody sees', async () => {
    const done = await importAll(
      csv(
        line('INV-1', { name: 'Zero\u200bwidth', brand: 'Re\u200bpro' }),
        line('INV-\u00ad2', { name: '"Line\r\nbreak"', brand: 'Repro\u200f' }),
      ),
    );
    expect(done).toMatchObject({ added: 2, faulty: 0 });
    expect((await own()).map(({ name, brand, sellerSku }) => [name, brand, sellerSku])).toEqual([
      ['Line break', 'Repro', 'INV-2'],
      ['Zerowidth', 'Repro', 'INV-1'],
    ]);
  });

  it('is no case of an article number', async () => {
    await importAll(csv(line('Case-1', { name: 'A' })));
    const faults = await faultsOf(csv(line('case-1'), line('CASE-\u200b1')));
    expect(faults).toEqual(['3 SKU: SKU “CASE-1” is already in row 2']);
    expect(await importAll(csv(line('case-1', { name: 'B' })))).toMatchObject({
      changed: 1,
      added: 0,
    });
    expect((await own()).map(({ name, sellerSku }) => [name, sellerSku])).toEqual([
      ['B', 'Case-1'],
    ]);
  });
});

it('a category that is not listed is refused with those that are', async () => {
  await aCategory(test.db, { name: 'Hidden things', status: 'UNLISTED' });
  expect(await faultsOf(csv(line('L1').replace('Watches', 'Hidden things')))).toContainEqual(
    expect.stringContaining(
      '2 Category: Hidden things is not open to products now. Choose one of: Watches',
    ),
  );
  expect(
    (await get('/get-import-guide')).body.entries.map(
      (entry: { category: string }) => entry.category,
    ),
  ).toEqual(['Watches']);
});

it('files that were not sent stand behind the rows that need mending', async () => {
  const heads = `${headings.join(',')},Picture 1`;
  const rows = [
    `${line('F1')},a.jpg`,
    `${line('F2')},b.jpg`,
    `${line('F3', { inr: 'ask' })},c.jpg`,
  ];
  const { body } = await check([heads, ...rows].join('\r\n'));
  const faults: ImportFault[] = (await get(`/get-import-faults/${body.data._id}`)).body;
  expect(faults.map(({ row, isMissing = false }) => [row, isMissing])).toEqual([
    [4, false],
    [2, true],
    [3, true],
  ]);
});

it('the check shows what it will change, and the largest moves of a price', async () => {
  const parents = parentsOf(seller, category);
  await aProduct(test.db, parents, {
    sellerSku: 'M1',
    name: 'Harbour M1',
    brand: 'Calderon',
    priceINR: '100',
    description: 'Steel',
  });
  await aProduct(test.db, parents, {
    sellerSku: 'M2',
    name: 'Old',
    brand: 'Calderon',
    priceINR: '900',
    description: 'Steel',
  });
  const { body } = await check(csv(line('M1'), line('M2', { name: 'New' }), line('M3')));
  const { rows, moves } = (await get(`/get-import-preview/${body.data._id}`)).body;
  expect(
    rows.map((row: { row: number; isNew: boolean; name: string }) => [
      row.row,
      row.isNew,
      row.name,
    ]),
  ).toEqual([
    [2, false, 'Harbour M1'],
    [3, false, 'New'],
    [4, true, 'Harbour M3'],
  ]);
  expect(rows[1].changes).toContainEqual({ field: 'Product Name', before: 'Old', after: 'New' });
  expect(moves).toContainEqual({ row: 2, name: 'Harbour M1', before: '₹100', after: '₹1,000' });
  expect((await get(`/get-import-preview/${body.data._id}`, await aSeller(test))).status).toBe(404);
});
