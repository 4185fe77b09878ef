import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { replaceProductMedia } from '#database/queries/products/write-product.ts';
import { product as productTable } from '#database/schema/products/product.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { daysAfter } from '#domain/time/days.ts';
import { readTableBounded } from '#media/tables/read-table-bounded.ts';
import { knownHeadings } from '#services/imports/match-columns.ts';
import { ingestUpload } from '#services/media/ingest-upload.ts';
import { write } from '#services/write.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { receivedFile, scene } from '#tests/support/files/media-files.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { readZipEntry } from '#tests/support/files/zip.ts';
import { importCalls } from '#tests/support/import-calls.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
let picture: Buffer;

beforeAll(async () => {
  picture = await scene(60, 80).jpeg().toBuffer();
});
const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db, { name: 'Watches' }));

const { call, csv, row, get, check, run } = importCalls(() => ({ test, seller, category }));

async function ownProduct(values: Parameters<typeof aProduct>[2], withPicture = false) {
  const parents = parentsOf(seller, category);
  const product = await aProduct(test.db, parents, values);
  if (withPicture) {
    const upload = await receivedFile(test.folder, picture);
    const id = await ingestUpload(test.context, { ...upload, part: 'image1', kind: 'image' });
    await write(test.context, (db) => replaceProductMedia(db, product.id, [id]));
  }
  return product;
}
const download = async (path: string, language = 'en') => {
  const headers = { ...seller.authorization, 'accept-language': language };
  return (await test.app.inject({ url: `/api/seller/${path}`, headers })).rawPayload;
};
const products = async () =>
  (await get(`/get-products/${seller.id}?sort=name`)).body as {
    _id: string;
    name: string;
    sellerSku: string;
  }[];

describe('the availability in a table', () => {
  const soon = daysAfter(dayOf(new Date()), 5);
  const states = async () =>
    ((await products()) as unknown as Record<string, unknown>[]).map((each) => [
      each.sellerSku,
      each.availability,
      each.reservedUntil,
    ]);

  it('is exported, imported, and left alone where nothing is said', async () => {
    const sold = { availability: 'SOLD', soldAt: new Date() } as const;
    await ownProduct({ sellerSku: 'A', name: 'A', ...sold });
    await ownProduct({ sellerSku: 'B', name: 'B', availability: 'RESERVED', reservedUntil: soon });
    const over = daysAfter(dayOf(new Date()), -1);
    await ownProduct({ sellerSku: 'C', name: 'C', availability: 'RESERVED', reservedUntil: over });
    const table = (await download(`export-products/${seller.id}?format=csv`)).toString();
    expect((await check(table)).body.data).toMatchObject({ unchanged: 3, faulty: 0 });
    const changed = table.replace(',sold,', ',available,').replace(`,reserved,${soon},`, ',,,');
    const { body } = await check(changed);
    expect(body.data).toMatchObject({ toChange: 1, unchanged: 2 });
    await run(body.data._id);
    expect(await states()).toEqual([
      ['A', 'AVAILABLE', null],
      ['B', 'RESERVED', soon],
      ['C', 'AVAILABLE', null],
    ]);
    const shown = await test.app.inject('/api/get-product');
    expect(shown.json()).toHaveLength(3);
  });

  it('of a reservation that is over leaves an available product so, and the row’s other changes count', async () => {
    const over = daysAfter(dayOf(new Date()), -1);
    await ownProduct({ sellerSku: 'A', name: 'A', availability: 'RESERVED', reservedUntil: soon });
    await ownProduct({ sellerSku: 'B', name: 'B', availability: 'RESERVED', reservedUntil: soon });
    const table = (await download(`export-products/${seller.id}?format=csv`)).toString();
    await test.db.update(productTable).set({ reservedUntil: over });
    const later = table.replaceAll(soon, over).replace(',A,', ',Amber,');
    const { body } = await check(later);
    expect(body.data).toMatchObject({ toChange: 1, unchanged: 1, faulty: 0, noted: 2 });
    await run(body.data._id);
    expect((await products()).map(({ name }) => name)).toEqual(['Amber', 'B']);
    expect((await states()).map(([, availability]) => availability)).toEqual([
      'AVAILABLE',
      'AVAILABLE',
    ]);
    const notes = (await get(`/get-import-faults/${body.data._id}`)).body;
    const message = 'This day is over, so the product stays available.';
    expect(notes).toMatchObject([2, 3].map((row) => ({ row, value: over, message, isNote: true })));
    await test.db
      .update(productTable)
      .set({ availability: 'SOLD', reservedUntil: null, soldAt: new Date() });
    expect((await check(later)).body.data).toMatchObject({ toChange: 0, faulty: 2, noted: 0 });
  });

  it('may be that of new products, and is refused where it means nothing', async () => {
    await ownProduct({ sellerSku: 'A', name: 'A' });
    const table = (await download(`export-products/${seller.id}?format=csv`)).toString();
    const [head = '', line = ''] = table.split('\r\n');
    const fresh = (sku: string, state: string) =>
      line
        .replace(/^[^,]*,A,/, `${sku},${sku},`)
        .replace(',available,,', `,${state},`)
        .replace(/[^,]*$/, '');
    const lines = [fresh('N1', 'Sold,'), fresh('N2', `reserved,${soon}`), fresh('N3', `,${soon}`)];
    const { body } = await check([head, ...lines].join('\r\n'));
    expect(body.data).toMatchObject({ toAdd: 3, faulty: 0 });
    await run(body.data._id);
    expect(await states()).toEqual([
      ['A', 'AVAILABLE', null],
      ['N1', 'SOLD', null],
      ['N2', 'RESERVED', soon],
      ['N3', 'RESERVED', soon],
    ]);
    const wrong = ['gone,', 'reserved,', 'reserved,2020-01-01', 'reserved,soon'];
    const faulty = await check(
      [head, ...wrong.map((state, at) => fresh(`W${at}`, state))].join('\r\n'),
    );
    expect(faulty.body.data).toMatchObject({ toAdd: 0, faulty: 4 });
  });
});

describe('an export', () => {
  it.each(['csv', 'xlsx'])(
    'untouched is nothing to change, said before any run: %s',
    async (format) => {
      await ownProduct(
        { sellerSku: 'A', originalPrice: '15000.50', description: 'Two\nlines' },
        true,
      );
      await ownProduct({ sellerSku: '', productTypeId: category.type.id, trending: true }, true);
      await ownProduct({ sellerSku: '', name: 'Arabic طاولة' });
      const { body } = await check(await download(`export-products/${seller.id}?format=${format}`));
      expect(body.data).toMatchObject({
        ...{ rows: 3, toAdd: 0, toChange: 0, unchanged: 3, faulty: 0, lacking: 0 },
        pictures: { named: 0, missing: [] },
      });
    },
  );

  it('changes by its id the product without an article number, and gives it one', async () => {
    const product = await ownProduct({ sellerSku: '', name: 'Old name' });
    const other = await ownProduct({ sellerSku: '', name: 'Other' });
    const table = (await download(`export-products/${seller.id}?format=csv`)).toString();
    const changed = table.replace('Old name', 'New name');
    const { body } = await check(changed);
    expect(body.data).toMatchObject({ toChange: 1, unchanged: 1 });
    await run(body.data._id);
    expect(await products()).toMatchObject([
      { _id: product.id, name: 'New name', sellerSku: '' },
      { _id: other.id, name: 'Other' },
    ]);
    const line = changed.split('\r\n').find((each) => each.includes('New name')) ?? '';
    const { body: numbered } = await check(changed.replace(line, `N-1${line}`));
    expect(await run(numbered.data._id)).toMatchObject({ changed: 1, unchanged: 1 });
    expect((await products())[0]).toMatchObject({ _id: product.id, sellerSku: 'N-1' });
  });

  it('names no product of another seller by its id', async () => {
    const theirs = await aProduct(test.db, {
      sellerId: (await aSeller(test)).id,
      categoryId: category.id,
      subCategoryId: category.sub.id,
    });
    const { body } = await check(
      [
        `Product ID,Name,Brand,Category,Sub Category,INR,AED`,
        `${theirs.id},X,Y,Watches,${category.sub.name},1,1`,
      ].join('\r\n'),
    );
    expect(body.data).toMatchObject({ rows: 1, faulty: 1 });
    const [fault] = (await get(`/get-import-faults/${body.data._id}`)).body;
    expect(fault.message).toContain('You have no product with this Product ID');
  });

  it('has its prices as numbers in a workbook', async () => {
    await ownProduct({ sellerSku: '007', originalPrice: '15000.50' });
    const workbook = await download(`export-products/${seller.id}?format=xlsx`);
    const sheet = await readZipEntry(workbook, 'xl/worksheets/sheet1.xml');
    expect(sheet).toMatch(/<c r="G2"(?: s="\d+")?><v>12499<\/v><\/c>/);
    expect(sheet).toMatch(/<c r="I2"(?: s="\d+")?><v>15000.5<\/v><\/c>/);
    expect(sheet).toMatch(/<c r="A2"[^>]* t="s">/);
  });
});

describe('before an import runs', () => {
  it('says which rows are left out for want of their files, and which files', async () => {
    const { body } = await check(
      csv(row('A', { picture: 'a.jpg' }), row('B'), row('C', { price: 'x' })),
    );
    expect(body.data).toMatchObject({ toAdd: 2, faulty: 1, lacking: 1 });
    expect((await get(`/get-import-faults/${body.data._id}`)).body).toMatchObject([
      { row: 4, message: expect.stringContaining('must be a number') },
      { row: 2, message: expect.stringContaining('left out until') },
    ]);
    const sent = { body: multipart({}, [file('image1', picture, 'a.jpg')]) };
    await call(`/import-pictures/${body.data._id}`, sent);
    expect((await get(`/get-import/${body.data._id}`)).body.lacking).toBe(0);
  });

  it('names what is allowed, in faults, in the guide and in the template', async () => {
    await aCategory(test.db, { name: 'Fragrances' });
    const { body } = await check(csv(row('A').replace('watches', 'Boats')));
    const [fault] = (await get(`/get-import-faults/${body.data._id}`)).body;
    expect(fault.message).toBe(
      'There is no Category called “Boats”. Choose one of: Fragrances, Watches',
    );
    const guide = (await get('/get-import-guide')).body;
    expect(guide.entries).toContainEqual({
      category: 'Watches',
      subCategory: category.sub.name,
      productTypes: [category.type.name],
    });
    expect(guide.columns[0]).toMatchObject({ heading: 'Article number', required: true });
    const template = await download('import-template?format=xlsx');
    expect(await readZipEntry(template, 'xl/sharedStrings.xml')).toContain('Fragrances');
    const path = join(test.folder, 'template.xlsx');
    await writeFile(path, template);
    const known = knownHeadings([]);
    const read = await readTableBounded({ path, mostRows: 10, known });
    expect(read).toMatchObject({ sheet: 'Products', others: [], headingAt: 0 });
    expect(read.rows[0]?.at(-1)).toBe('Product ID');
    const arabic = await download('import-template?format=xlsx', 'ar');
    const words = await readZipEntry(arabic, 'xl/sharedStrings.xml');
    for (const word of ['Product ID', 'ما يمكن أن يحتويه', 'اسم فئة', 'Fragrances'])
      expect(words).toContain(word);
  });
});
