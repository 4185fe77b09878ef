import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Change } from '#database/change-channel.ts';
import { rowsOf } from '#database/database.ts';
import { leaseImport, RENEW_LEASE_MS, renewLease } from '#database/queries/imports/imports.ts';
import { seller as sellerTable } from '#database/schema/accounts/account.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { productType, subCategory } from '#database/schema/catalogue.ts';
import { product as productTable } from '#database/schema/products/product.ts';
import { PENDING_MESSAGE } from '#domain/policy.ts';
import { writeWorkbook } from '#media/tables/write-table.ts';
import { runNextImport } from '#services/imports/run-next-import.ts';
import { sweepMedia } from '#services/media/sweep-media.ts';
import { nullInCell } from '#tests/fixtures/hostile/workbooks.ts';
import { aCategory, anAdmin, aProduct, aSeller } from '#tests/support/factories.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { zip } from '#tests/support/files/zip.ts';
import { importCalls } from '#tests/support/import-calls.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
let picture: Buffer;

beforeAll(async () => {
  picture = await scene(400, 500, 7).jpeg().toBuffer();
});
const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db, { name: 'Watches' }));

const { heads, row, csv, call, get, check, run, importAll, sendZip, unpacked } = importCalls(
  () => ({
    test,
    seller,
    category,
  }),
);
const products = async (as = seller) =>
  (await get(`/get-products/${as.id}?sort=name`, as)).body as {
    name: string;
    sellerSku: string;
    priceINR: number;
    description: string;
    version: number;
    images: string[];
  }[];

const saved = () =>
  test.db
    .select({
      ...{ id: productTable.id, sku: productTable.sellerSku, version: productTable.version },
      price: sql<number>`${productTable.priceINR}::float8`,
    })
    .from(productTable)
    .where(eq(productTable.sellerId, seller.id))
    .orderBy(productTable.sellerSku);
const entriesOf = (action: string) =>
  test.db
    .select({ before: auditEntry.before, after: auditEntry.after, entityId: auditEntry.entityId })
    .from(auditEntry)
    .where(eq(auditEntry.action, action))
    .orderBy(auditEntry.id);

describe('a file that cannot be imported', () => {
  it.each([
    ['nothing but headings', heads, 'This file has no products in it'],
    ['a missing column', 'SKU,Title\r\nA,B', 'no column for “Brand”, “Category”'],
    ['two columns that mean the same', `${heads},INR\r\nx`, '“Price ₹” and “INR” mean the same'],
    ['no table', Buffer.from([0, 1, 2, 3, 0, 0, 0, 9]), 'cannot be read as a table'],
    ['a damaged workbook', Buffer.from('PK\x03\x04 and nothing else'), 'damaged'],
  ])('is refused with words: %s', async (_, content, words) => {
    const { status, body } = await check(content);
    expect([status, body.fields?.file ?? body.message]).toEqual([
      422,
      expect.stringContaining(words),
    ]);
  });

  it('has at most 5,000 products', async () => {
    const { status, body } = await check(csv(...Array(5001).fill(row('A'))));
    expect([status, body.message]).toEqual([422, expect.stringContaining('5,000')]);
  });
});

describe('the dry run', () => {
  it('tells of a null byte in a cell of a workbook, and of one in a heading or the file’s name', async () => {
    const cells = ['', 'Harbour', 'Calderon', 'Watches', category.sub.name, '100', '5'];
    const names = ['SKU', 'Title', 'Brand', 'Category', 'Sub-Category', 'INR', 'AED', 'x_x0000_'];
    const { status, body } = await check(nullInCell(names, cells));
    expect([status, body.data]).toMatchObject([201, { rows: 1, faulty: 1 }]);
    const faults = (await get(`/get-import-faults/${body.data._id}`)).body;
    expect(faults).toEqual([
      {
        row: 2,
        column: 'SKU',
        value: 'A\ufffdB',
        message: expect.stringContaining('type it again'),
      },
    ]);
    const named = multipart({}, [file('file', csv(row('A')), 'a\u0000b.csv')]);
    expect((await call('/check-import', { body: named })).body.data.fileName).toBe('ab.csv');
  });

  it('names each fault of 5,000 rows by row and heading, and changes nothing', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) =>
      index % 100 === 41 ? row(`S${index}`, { price: 'ask us' }) : row(`S${index}`),
    );
    const { status, body } = await check(csv(...rows));
    expect([status, body.data]).toMatchObject([
      201,
      { stage: 'checked', rows: 5000, toAdd: 4950, toChange: 0, faulty: 50 },
    ]);
    const faults = (await get(`/get-import-faults/${body.data._id}`)).body;
    expect(faults).toHaveLength(50);
    expect(faults[0]).toEqual({
      row: 43,
      column: 'Price ₹',
      value: 'ask us',
      message: 'Price ₹ must be a number',
    });
    const inArabic = await test.app.inject({
      url: `/api/seller/get-import-faults/${body.data._id}`,
      headers: { ...seller.authorization, 'accept-language': 'ar' },
    });
    expect(inArabic.json()[0].message).toBe('يجب أن تكون قيمة حقل «\u2068Price ₹\u2069» رقمًا');
    expect(await products()).toEqual([]);
  });

  it('tells all that is wrong in one row, and of numbers that stand twice', async () => {
    const { body } = await check(
      csv(
        row('A'),
        row('A'),
        ['', '', 'Calderon', 'Boats', 'x', '0', '1.234', 'front.exe'].join(','),
      ),
    );
    const faults: { row: number; message: string }[] = (
      await get(`/get-import-faults/${body.data._id}`)
    ).body;
    expect(faults.map((fault) => `${fault.row}: ${fault.message}`)).toEqual([
      '3: SKU “A” is already in row 2',
      '4: There is no Category called “Boats”. Choose one of: Watches',
      '4: Write the name of a picture or video file, such as front.jpg',
      '4: SKU is required',
      '4: Title is required',
      '4: Price ₹ must be more than 0',
      '4: Price (AED) can have at most two decimals',
    ]);
  });

  it("is its seller's alone", async () => {
    const { body } = await check(csv(row('A')));
    const other = await aSeller(test);
    const { _id } = body.data;
    expect((await get(`/get-import/${_id}`, other)).status).toBe(404);
    expect((await get(`/get-import-faults/${_id}`, other)).status).toBe(404);
    expect((await call(`/run-import/${_id}`, {}, other)).status).toBe(404);
    expect((await call(`/stop-import/${_id}`, {}, other)).status).toBe(404);
    const sent = { body: multipart({}, [file('image1', picture, 'a.jpg')]) };
    expect((await call(`/import-pictures/${_id}`, sent, other)).status).toBe(404);
  });
});

describe('an import', () => {
  it('adds what is new, changes what is known, and leaves the rest as it is', async () => {
    const other = await aSeller(test);
    const parents = { categoryId: category.id, subCategoryId: category.sub.id };
    await aProduct(test.db, { sellerId: other.id, ...parents }, { sellerSku: 'A', name: 'Theirs' });
    await aProduct(
      test.db,
      { sellerId: seller.id, ...parents },
      { sellerSku: 'B', name: 'Ours', description: 'Kept, for the file says nothing of it.' },
    );
    const content = csv(row('A'), row('B'));
    expect(await importAll(content)).toMatchObject({ stage: 'done', added: 1, changed: 1 });
    expect(await products()).toMatchObject([
      { name: 'Harbour A', priceINR: 124999.5, version: 1 },
      { name: 'Harbour B', description: 'Kept, for the file says nothing of it.', version: 2 },
    ]);
    expect(await importAll(content)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    expect((await products(other)).map((product) => product.name)).toEqual(['Theirs']);
  });

  it('goes on where a killed process stopped, and does no row twice', async () => {
    const rows = (price?: string) =>
      csv(...Array.from({ length: 300 }, (_, at) => row(`S${at}`, price ? { price } : {})));
    const killedAfter = async (most: number) => {
      const ending = new AbortController();
      let writes = 0;
      const invalidateTags = async (change: Change) => {
        await test.context.invalidateTags(change);
        writes += 1;
        if (writes === most) ending.abort();
      };
      await runNextImport({ ...test.context, invalidateTags }, ending.signal);
    };
    const adding = (await check(rows())).body.data._id;
    await call(`/run-import/${adding}`);
    await killedAfter(1);
    const begun = await saved();
    expect(begun.length).toBeGreaterThan(10);
    expect(begun.length).toBeLessThan(300);
    expect(await run(adding)).toMatchObject({ stage: 'done', added: 300, faulty: 0 });
    expect(await saved()).toHaveLength(300);

    const changing = (await check(rows('120'))).body.data._id;
    await call(`/run-import/${changing}`);
    await killedAfter(1);
    const changed = (await saved()).filter(({ price }) => price === 120);
    expect(changed.length).toBeGreaterThan(10);
    expect(changed.length).toBeLessThan(300);
    expect(await run(changing)).toMatchObject({ stage: 'done', changed: 300, faulty: 0 });
    expect((await saved()).map(({ version }) => version)).toEqual(Array(300).fill(2));
  });

  it('changes rows together that say other prices alone, and one by one what else they say', async () => {
    const skus = Array.from({ length: 30 }, (_, at) => `S${at}`);
    const priced = (of: (sku: string) => string) =>
      csv(...skus.map((sku) => row(sku, { price: of(sku) })));
    await importAll(priced(() => '500'));
    const before = await saved();
    const { body } = await check(priced((sku) => (sku === 'S7' ? '500' : '120')));
    expect(body.data).toMatchObject({ toChange: 29, unchanged: 1 });
    const done = await run(body.data._id);
    expect(done).toMatchObject({ stage: 'done', changed: 29, unchanged: 1, faulty: 0 });
    expect((await saved()).map(({ sku, price, version }) => [sku, price, version])).toEqual(
      before.map(({ sku }) => (sku === 'S7' ? [sku, 500, 1] : [sku, 120, 2])),
    );
    const [entry, ...others] = await entriesOf('edit-products');
    expect(others).toEqual([]);
    expect(entry?.entityId).toBe(done._id);
    expect(Object.keys(entry?.after as object)).toHaveLength(29);
    expect(entry?.before).toMatchObject({ [before[0]?.id ?? '']: { priceINR: '500.00' } });
    expect(entry?.after).toMatchObject({ [before[0]?.id ?? '']: { priceINR: '120.00' } });
    expect(await entriesOf('edit-product')).toEqual([]);
    // Whoever asks for one of these products finds what was done to it among others.
    const { authorization } = await anAdmin(test);
    const doneTo = async (sku: string, query: string) => {
      const id = before.find((each) => each.sku === sku)?.id;
      const url = `/api/admin/get-audit?entityId=${id}${query}`;
      const entries = (await test.app.inject({ url, headers: authorization })).json();
      return entries.map(({ action }: { action: string }) => action);
    };
    expect(await doneTo('S3', '')).toEqual(['edit-products', 'add-product']);
    expect(await doneTo('S3', '&entity=product')).toEqual(['edit-products', 'add-product']);
    expect(await doneTo('S3', '&entity=seller')).toEqual([]);
    expect(await doneTo('S7', '&entity=product')).toEqual(['add-product']);

    expect((await call(`/undo-import/${done._id}`)).status).toBe(200);
    while (await runNextImport(test.context));
    expect((await get(`/get-import/${done._id}`)).body).toMatchObject({ undone: 29 });
    expect((await saved()).map(({ price }) => price)).toEqual(Array(30).fill(500));
  });

  it('changes the others where one of them has gone or got its number meanwhile', async () => {
    const skus = ['A', 'B', 'C', 'D'];
    await importAll(csv(...skus.map((sku) => row(sku))));
    const ids = new Map((await saved()).map(({ id, sku }) => [sku, id]));
    const line = (sku: string, name: string) => `${row(name, { price: '90' })},${ids.get(sku)}`;
    const renamed = ['A', 'B', 'C'].map((sku) => line(sku, `${sku}2`));
    const { body } = await check([`${heads},Product ID`, ...renamed].join('\r\n'));
    expect(body.data).toMatchObject({ toChange: 3 });
    await test.db
      .update(productTable)
      .set({ sellerSku: 'b2' })
      .where(eq(productTable.id, ids.get('D') ?? ''));
    expect(await run(body.data._id)).toMatchObject({ stage: 'done', changed: 2, faulty: 1 });
    expect(new Set((await saved()).map(({ sku, price }) => `${sku} ${price}`))).toEqual(
      new Set(['A2 90', 'B 124999.5', 'C2 90', 'b2 124999.5']),
    );
    expect((await get(`/get-import-faults/${body.data._id}`)).body).toMatchObject([{ row: 3 }]);
  });

  it('takes over from a process that died once its lease ends, which it renewed until then', async () => {
    const { body } = await check(csv(row('A'), row('B')));
    await call(`/run-import/${body.data._id}`);
    const lease = async () => {
      const [found] = await rowsOf<{ seconds: number }>(
        test.db,
        sql`select extract(epoch from leased_until - now())::float8 as seconds from product_import
          where id = ${body.data._id}`,
      );
      return found?.seconds ?? 0;
    };
    const leaveIt = (seconds: number) =>
      test.db.execute(sql`update product_import
        set leased_until = now() + make_interval(secs => ${seconds}) where id = ${body.data._id}`);
    const job = await leaseImport(test.db);
    expect(job?.id).toBe(body.data._id);
    expect(await lease()).toBeLessThanOrEqual(6);
    await leaveIt(1);
    expect(await renewLease(test.db, body.data._id)).toBe(true);
    // More than one beat has to fail before it is lost.
    expect(await lease()).toBeGreaterThan((2 * RENEW_LEASE_MS) / 1000);
    expect(await runNextImport(test.context)).toBe(false);
    expect((await get(`/get-import/${body.data._id}`)).body).toMatchObject({ added: 0 });
    await leaveIt(-1);
    expect(await renewLease(test.db, body.data._id)).toBe(false);
    expect(await runNextImport(test.context)).toBe(true);
    expect((await get(`/get-import/${body.data._id}`)).body).toMatchObject({ added: 2 });
    expect((await saved()).map(({ version }) => version)).toEqual([1, 1]);
  });

  it('lets who has several imports have one turn where others have one', async () => {
    const [other, rows] = [
      await aSeller(test),
      csv(...Array.from({ length: 300 }, (_, at) => row(`S${at}`))),
    ];
    const own = [];
    for (let at = 0; at < 3; at += 1) own.push((await check(rows)).body.data._id);
    for (const id of own) await call(`/run-import/${id}`);
    await runNextImport(test.context);
    const { _id } = (await check(csv(row('A')), other)).body.data;
    await call(`/run-import/${_id}`, {}, other);
    for (let turn = 0; turn < 3; turn += 1) await runNextImport(test.context);
    expect((await get(`/get-import/${_id}`, other)).body.stage).toBe('done');
  });

  it('adds new rows together, and tells what is wrong with one of them alone', async () => {
    const gone = await aCategory(test.db, { name: 'Lamps' });
    const rows = ['A', 'B', 'C', 'D'].map((sku) => row(sku));
    const elsewhere = row('X').replace(/watches,[^,]*/, `Lamps,${gone.sub.name}`);
    const { body } = await check(csv(...rows.slice(0, 2), elsewhere, ...rows.slice(2)));
    expect(body.data).toMatchObject({ toAdd: 5 });
    await test.db.delete(productType).where(eq(productType.subCategoryId, gone.sub.id));
    await test.db.delete(subCategory).where(eq(subCategory.id, gone.sub.id));
    const done = await run(body.data._id);
    expect(done).toMatchObject({ stage: 'done', added: 4, faulty: 1 });
    expect((await products()).map(({ sellerSku }) => sellerSku)).toEqual(['A', 'B', 'C', 'D']);
    const entries = await test.db.$count(auditEntry, eq(auditEntry.action, 'add-product'));
    expect(entries).toBe(4);

    const more = Array.from({ length: 30 }, (_, at) => row(`N${at}`));
    expect(await importAll(csv(...more))).toMatchObject({ added: 30, faulty: 0 });
    const notes = await test.db
      .select({ after: auditEntry.after, sellerId: auditEntry.sellerId })
      .from(auditEntry)
      .where(eq(auditEntry.action, 'add-product'))
      .orderBy(auditEntry.id);
    expect(notes).toHaveLength(34);
    expect(notes.at(-1)).toMatchObject({
      sellerId: seller.id,
      after: { sellerSku: 'N29', media: [], importId: expect.any(String) },
    });
    const newest = (await get(`/get-products/${seller.id}?limit=2`)).body;
    expect(newest.map(({ sellerSku }: { sellerSku: string }) => sellerSku)).toEqual(['N29', 'N28']);
  });

  it('never publishes for an account that is not approved (any more)', async () => {
    const { body } = await check(csv(row('A')));
    await call(`/run-import/${body.data._id}`);
    const set = (approved: boolean) =>
      test.db
        .update(sellerTable)
        .set({ status: approved, approval: approved ? 'approved' : 'deactivated' })
        .where(eq(sellerTable.id, seller.id));
    await set(false);
    await runNextImport(test.context);
    expect((await get(`/get-import/${body.data._id}`)).body).toMatchObject({
      stage: 'paused',
      note: PENDING_MESSAGE,
      added: 0,
    });
    expect((await call(`/run-import/${body.data._id}`)).status).toBe(403);
    await set(true);
    expect(await run(body.data._id)).toMatchObject({ stage: 'done', added: 1 });
  });

  it('takes turns: a short one does not wait for the end of a long one', async () => {
    const long = await check(csv(...Array.from({ length: 300 }, (_, at) => row(`S${at}`))));
    await call(`/run-import/${long.body.data._id}`);
    await runNextImport(test.context);
    const other = await aSeller(test);
    const short = await check(csv(row('A')), other);
    await call(`/run-import/${short.body.data._id}`, {}, other);
    for (let turn = 0; turn < 3; turn += 1) await runNextImport(test.context);
    expect((await get(`/get-import/${short.body.data._id}`, other)).body.stage).toBe('done');
    expect((await get(`/get-import/${long.body.data._id}`)).body.stage).toBe('running');
    while (await runNextImport(test.context));
    expect(await saved()).toHaveLength(300);
  });

  it('can be stopped', async () => {
    const { body } = await check(csv(row('A')));
    await call(`/run-import/${body.data._id}`);
    await call(`/stop-import/${body.data._id}`);
    expect(await runNextImport(test.context)).toBe(false);
    expect((await get(`/get-imports/${seller.id}`)).body).toMatchObject([{ stage: 'paused' }]);
  });
});

describe('its pictures', () => {
  it('are found by file name, sent alone or in a ZIP; rows without theirs wait for them', async () => {
    const { body } = await check(
      csv(row('A', { picture: 'Front.JPG' }), row('B', { picture: 'back.jpg' })),
    );
    const id = body.data._id;
    expect(body.data.pictures).toEqual({ named: 2, missing: ['back.jpg', 'front.jpg'] });
    const sent = await call(`/import-pictures/${id}`, {
      body: multipart({}, [
        file('image1', picture, 'front.jpg'),
        file('image2', picture, 'other.jpg'),
        file('image3', 'no picture', 'back.jpg'),
      ]),
    });
    expect(sent.body.data).toMatchObject({
      taken: ['front.jpg'],
      unknown: ['other.jpg'],
      refused: [{ name: 'back.jpg' }],
      missing: 1,
    });
    expect(await run(id)).toMatchObject({ stage: 'done', added: 1, faulty: 1 });
    expect((await get(`/get-import-faults/${id}`)).body).toMatchObject([
      { row: 3, message: 'The file “back.jpg” has not been sent. Send it, then run again.' },
    ]);
    const archive = zip({ 'shots/BACK.jpg': picture, 'shots/.hidden': picture, 'x.jpg': picture });
    const zipped = await sendZip(id, archive);
    expect([zipped.status, zipped.body.data.archive]).toMatchObject([
      202,
      { name: 'shots.zip', state: 'unpacking', seen: 0 },
    ]);
    expect((await call(`/run-import/${id}`)).body).toMatchObject({ code: 'unpacking' });
    expect(await unpacked(id)).toMatchObject({
      pictures: { missing: [] },
      archive: { state: 'done', entries: 3, seen: 3, taken: 1, unknown: 1, refused: [] },
    });
    expect(await run(id)).toMatchObject({ stage: 'done', added: 2, faulty: 0 });
    await sweepMedia(test.context, 0);
    expect((await products()).map((product) => product.images.length)).toEqual([1, 1]);
  });

  it('need not be sent again while they are still there', async () => {
    const content = csv(row('A', { picture: 'front.jpg' }));
    const { body } = await check(content);
    const sent = { body: multipart({}, [file('image1', picture, 'front.jpg')]) };
    await call(`/import-pictures/${body.data._id}`, sent);
    await run(body.data._id);
    await sweepMedia(test.context, 0);
    expect((await check(content)).body.data.pictures).toEqual({ named: 1, missing: [] });
    expect(await importAll(content)).toMatchObject({ unchanged: 1, faulty: 0 });
    const other = await aSeller(test);
    expect((await check(content, other)).body.data.pictures.missing).toEqual(['front.jpg']);
  });
});

describe('an import in a support session', () => {
  it('carries the name of the admin in the trace of every product', async () => {
    const admin = await anAdmin(test, { name: 'Asha' });
    const { payload } = await test.app.inject({
      method: 'POST',
      url: `/api/admin/log-in-as-seller/${seller.id}`,
      headers: admin.authorization,
    });
    const support = {
      ...seller,
      authorization: { authorization: `Bearer ${JSON.parse(payload).data.token}` },
    };
    const { body } = await check(csv(row('A')), support);
    await call(`/run-import/${body.data._id}`, {}, support);
    await run(body.data._id);
    const traces = await test.db
      .select({ action: auditEntry.action, role: auditEntry.role, name: auditEntry.actorName })
      .from(auditEntry)
      .where(inArray(auditEntry.action, ['check-import', 'run-import', 'add-product']));
    const name = `Asha, as ${seller.name}`;
    expect(traces.toSorted((a, b) => a.action.localeCompare(b.action))).toEqual([
      { action: 'add-product', role: 'admin', name },
      { action: 'check-import', role: 'admin', name },
      { action: 'run-import', role: 'admin', name },
    ]);
    await importAll(csv(row('B')));
    const own = await test.db.select().from(auditEntry).where(eq(auditEntry.actorId, seller.id));
    expect(own.map((entry) => entry.action)).toContain('add-product');
  });
});

describe('files of products', () => {
  it('go out and come in again unchanged, as CSV and XLSX, with their pictures', async () => {
    const { body } = await check(csv(row('A', { picture: 'a.jpg', name: '=2+3 Harbour' })));
    const sent = { body: multipart({}, [file('image1', picture, 'a.jpg')]) };
    await call(`/import-pictures/${body.data._id}`, sent);
    await run(body.data._id);
    for (const format of ['csv', 'xlsx']) {
      const { rawPayload, headers } = await test.app.inject({
        url: `/api/seller/export-products/${seller.id}?format=${format}`,
        headers: seller.authorization,
      });
      expect(headers['content-disposition']).toMatch(new RegExp(`products-.*\\.${format}`));
      if (format === 'csv') expect(rawPayload.toString()).toContain(",'=2+3 Harbour,");
      const { body } = await check(rawPayload);
      expect(body.data).toMatchObject({
        ...{ rows: 1, toAdd: 0, toChange: 0, unchanged: 1, faulty: 0, lacking: 0 },
        pictures: { named: 0, missing: [] },
      });
      expect(await run(body.data._id)).toMatchObject({ unchanged: 1, faulty: 0 });
    }
    expect(await products()).toMatchObject([{ name: '=2+3 Harbour', version: 1 }]);
  });

  it.each(['csv', 'xlsx'])('have a template that imports: %s', async (format) => {
    const { rawPayload } = await test.app.inject({
      url: `/api/seller/import-template?format=${format}`,
      headers: seller.authorization,
    });
    expect((await check(rawPayload)).body.data).toMatchObject({ rows: 1, ignoredColumns: [] });
  });

  it('may be workbooks with numbers for numbers', async () => {
    const [head = [], cells = []] = csv(row('1001', { price: '1249.1' }))
      .split('\r\n')
      .map((line) => line.split(','));
    expect(
      await importAll(await writeWorkbook([{ name: 'S', rows: [head, cells], widths: [] }])),
    ).toMatchObject({ added: 1 });
    expect(await products()).toMatchObject([{ sellerSku: '1001', priceINR: 1249.1 }]);
  });
});
