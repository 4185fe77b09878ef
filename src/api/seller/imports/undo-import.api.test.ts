import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { seller as sellers } from '#database/schema/accounts/account.ts';
import { auditEntry } from '#database/schema/activity.ts';
import {
  priceChange,
  productMedia,
  product as products,
} from '#database/schema/products/product.ts';
import { productUndo } from '#database/schema/products/product-changes.ts';
import { runNextImport } from '#services/imports/run-next-import.ts';
import { sweepMedia } from '#services/media/sweep-media.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { importCalls } from '#tests/support/import-calls.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db, { name: 'Watches' }));
const { row, csv, call, get, check, run } = importCalls(() => ({ test, seller, category }));

const add = (sellerSku: string, values: Parameters<typeof aProduct>[2] = {}) =>
  aProduct(test.db, parentsOf(seller, category), { sellerSku, ...values });
const checked = async (content: string) => (await check(content)).body.data._id as string;

/** All of the seller's products as they are, but for what every change moves on. */
async function state() {
  const rows = await test.db.select().from(products).orderBy(products.id);
  const media = await test.db.select().from(productMedia).orderBy(productMedia.productId);
  const what = rows.map((each) => {
    const { version: _, updatedAt: __, ...row } = each;
    return row;
  });
  const prices = await test.db.select().from(priceChange).orderBy(priceChange.id);
  return { what, media, prices };
}

async function undo(id: string) {
  const answer = await call(`/undo-import/${id}`);
  if (answer.status === 200) while (await runNextImport(test.context));
  return answer;
}
const found = async (id: string) => (await get(`/get-import/${id}`)).body;

it('restores what an import changed, with its pictures, and takes away what it added', async () => {
  const [front, back] = await Promise.all(
    [7, 8].map((seed) => scene(400, 500, seed).jpeg().toBuffer()),
  );
  const send = async (id: string, name: string, picture: Buffer | undefined) => {
    const body = multipart({}, [file('image1', picture ?? '', name)]);
    expect((await call(`/import-pictures/${id}`, { body })).body.data.taken).toEqual([name]);
  };
  const first = await checked(csv(row('A', { picture: 'front.jpg' })));
  await send(first, 'front.jpg', front);
  await run(first);
  await add('B', { name: 'As it is', availability: 'SOLD', soldAt: new Date('2026-01-02') });
  const before = await state();

  const content = csv(
    row('A', { name: 'Renamed', price: '999', picture: 'back.jpg' }),
    row('B', { name: 'Renamed too' }),
    row('C'),
    row('D'),
    row('E', { picture: 'back.jpg' }),
  );
  const id = await checked(content);
  await send(id, 'back.jpg', back);
  expect(await run(id)).toMatchObject({ added: 3, changed: 2, undoable: 5, undone: 0 });
  // What was changed with others since, and undone, was not changed, and the earlier files are held.
  const change = async (url: string, payload: object) =>
    (
      await test.app.inject({
        ...{ method: 'POST', url: `/api/seller/${url}`, payload },
        headers: seller.authorization,
      })
    ).json().data;
  const hidden = await change('change-matching-products', { filter: {}, action: 'hide' });
  expect(await change('undo-matching-change', { undo: hidden.undo })).toMatchObject({ done: 5 });
  await sweepMedia(test.context, 0);
  expect((await undo(id)).body.message).toBe('Undoing');
  expect(await found(id)).toMatchObject({ stage: 'undone', undone: 5, undoable: 0 });
  expect(await state()).toEqual(before);
  const [last] = (await test.db.select().from(auditEntry)).slice(-1);
  expect(last).toMatchObject({ action: 'undo-change', actorId: seller.id });
  // The file that only the import had is gone, the earlier one is there.
  await test.db.update(productUndo).set({ createdAt: new Date(0) });
  const url = (await get(`/get-products/${seller.id}`)).body.find(
    ({ sellerSku }: { sellerSku: string }) => sellerSku === 'A',
  ).images[0];
  expect((await test.app.inject(url)).statusCode).toBe(200);
  expect((await undo(id)).body.data.stage).toBe('undone');
  expect((await call(`/run-import/${id}`)).body.code).toBe('import-undone');
});

it('leaves what was changed since, and counts it', async () => {
  await add('A');
  const id = await checked(csv(row('A'), row('B'), row('C')));
  await run(id);
  for (const sku of ['A', 'C']) {
    const [product] = await test.db.select().from(products).where(eq(products.sellerSku, sku));
    await test.app.inject({
      method: 'PUT',
      url: `/api/seller/hide-product/${product?.id}`,
      headers: seller.authorization,
      payload: { hidden: true },
    });
  }
  await undo(id);
  expect(await found(id)).toMatchObject({ stage: 'undone', added: 2, changed: 1, undone: 1 });
  const left = await test.db.select({ sku: products.sellerSku }).from(products);
  expect(left.map(({ sku }) => sku).sort()).toEqual(['A', 'C']);
});

it('goes on over many products, and one of availability and details is what it was', async () => {
  await add('A');
  const before = await state();
  const head = `${csv()},Availability`;
  const rows = Array.from({ length: 60 }, (_, at) => `${row(`N${at}`)},`);
  const id = await checked([head, `${row('A')},sold`, ...rows].join('\r\n'));
  expect(await run(id)).toMatchObject({ added: 60, changed: 1, undoable: 61 });
  await undo(id);
  expect(await found(id)).toMatchObject({ stage: 'undone', undone: 61 });
  expect(await state()).toEqual(before);
});

it('is refused before there is something to undo, after an hour, while it runs, and to others', async () => {
  const id = await checked(csv(row('A')));
  expect((await undo(id)).body.code).toBe('nothing-to-undo');
  await call(`/run-import/${id}`);
  expect((await undo(id)).body.code).toBe('running');
  await run(id);
  const other = await aSeller(test);
  expect((await call(`/undo-import/${id}`, {}, other)).status).toBe(404);
  await test.db.update(productUndo).set({ createdAt: new Date(Date.now() - 61 * 60_000) });
  expect((await undo(id)).body.code).toBe('nothing-to-undo');
  expect(await found(id)).toMatchObject({ stage: 'done', undoable: 0 });
});

it('stops where the seller is not approved any more', async () => {
  const id = await checked(csv(row('A'), row('B')));
  await run(id);
  await call(`/undo-import/${id}`);
  await test.db.update(sellers).set({ status: false, approval: 'deactivated' });
  while (await runNextImport(test.context));
  expect(await found(id)).toMatchObject({ stage: 'done', undone: 0, undoable: 2 });
});
