import { describe, expect, it } from 'vitest';
import { seller as sellerTable } from '#database/schema/accounts/account.ts';
import { binEntry } from '#database/schema/bin.ts';
import { mediaAsset } from '#database/schema/media.ts';
import { productUndo } from '#database/schema/products/product-changes.ts';
import { sweepExpired } from '#services/accounts/sweep-expired.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { expireBinEntry } from '#services/bin.ts';
import { mergeNext } from '#services/catalogue/merge/run-merge.ts';
import { parentChangeWriter } from '#services/catalogue/write-parent-changes.ts';
import { sweepMedia } from '#services/media/sweep-media.ts';
import {
  aCategory,
  anAdmin,
  aProduct,
  aSeller,
  aSubCategory,
  parentsOf,
} from '#tests/support/factories.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const admin = await perTest(() => anAdmin(test));
const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db));

type Who = { authorization: { authorization: string } };
async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  who: Who,
  payload?: object,
) {
  const answer = await test.app.inject({
    ...{ method, url: `/api${url}`, headers: who.authorization },
    ...(payload && { payload }),
  });
  await settleAfterResponses();
  return { status: answer.statusCode, body: answer.json() };
}
const why = { reason: 'other', words: 'A copy.' };
const remove = (id: string, who: Who) =>
  who === admin
    ? call('DELETE', `/admin/delete-product/${id}`, admin, why)
    : call('DELETE', `/seller/delete-product/${id}`, who);
const inBin = async (query = '') =>
  (await call('GET', `/admin/get-bin${query}`, admin)).body.map(
    ({ kind, name }: { kind: string; name: string }) => `${kind} ${name}`,
  );
const restore = (id: string) => call('POST', `/admin/restore-from-bin/${id}`, admin);
const DAY_MS = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

describe('a deleted product', () => {
  it('has no public page, and comes back with its pictures and enquiries', async () => {
    const picture = file('image1', await scene(400, 500, 1).jpeg().toBuffer());
    const { body, headers } = {
      body: multipart(
        {
          ...{ name: 'Harbour Chronograph', brand: 'Calderon', description: 'Steel.' },
          ...{ categoryId: category.id, subCategoryId: category.sub.id },
          ...{ priceINR: '124999', priceAED: '5499', isTrending: 'false' },
        },
        [picture],
      ),
      headers: seller.authorization,
    };
    const added = await test.app.inject({
      ...{ method: 'POST', url: '/api/seller/add-product' },
      ...{ headers: { ...headers, ...body.headers }, payload: body.payload },
    });
    const { _id: id, media } = added.json().data;
    const asked = { productId: id, region: 'IN', reference: 'CHAT00001', message: 'Hello' };
    expect(
      (await test.app.inject({ method: 'POST', url: '/api/enquiry', payload: asked })).statusCode,
    ).toBeLessThan(300);
    expect((await remove(id, seller)).status).toBe(200);
    expect((await test.app.inject(`/api/get-product/${id}`)).statusCode).toBe(404);
    expect(JSON.stringify((await test.app.inject('/api/get-product')).json())).not.toContain(id);
    expect((await test.app.inject(media[0].url)).statusCode).toBe(404);
    await sweepMedia(test.context);
    expect(await test.db.$count(mediaAsset)).toBe(1);
    expect(await inBin()).toEqual(['product Harbour Chronograph']);
    expect(await inBin('?kind=category')).toEqual([]);

    expect((await call('POST', `/seller/restore-from-bin/${id}`, seller)).status).toBe(200);
    expect(await inBin()).toEqual([]);
    const back = (await test.app.inject(`/api/get-product/${id}`)).json();
    expect(back.media).toEqual(media);
    expect((await test.app.inject(media[0].url)).statusCode).toBe(200);
    const enquiries = await call('GET', '/admin/get-enquiries', admin);
    expect(JSON.stringify(enquiries.body)).toContain(id);
    expect((await restore(id)).status).toBe(404);
  });

  it('names who deleted it to admins, and so does a deleted seller, with its last day', async () => {
    const [mine, other] = [
      await aProduct(test.db, parentsOf(seller, category), { name: 'Mine' }),
      await aProduct(test.db, parentsOf(seller, category), { name: 'Other' }),
    ];
    await remove(mine.id, admin);
    await remove(other.id, seller);
    const { body } = await call('POST', `/admin/delete-seller/${seller.id}`, admin, {
      reason: '',
    });
    expect(body.message).toMatch(/in the bin until \d+ \w{3} \d{4} and can be restored/);
    const named = (await call('GET', '/admin/get-bin?sort=name&order=asc', admin)).body;
    const profile = (await call('GET', '/admin/get-profile', admin)).body;
    const by = Object.fromEntries(
      named.map(({ kind, name, by }: { kind: string; name: string; by: string }) => [
        kind === 'seller' ? kind : name,
        by,
      ]),
    );
    const shop = named.find(({ kind }: { kind: string }) => kind === 'seller').name;
    expect(by).toEqual({ Mine: profile.name, Other: shop, seller: profile.name });
  });

  it('that an admin deleted is no seller’s to restore, nor is another’s', async () => {
    const mine = await aProduct(test.db, parentsOf(seller, category));
    const other = await aProduct(test.db, parentsOf(seller, category));
    await remove(mine.id, admin);
    await remove(other.id, seller);
    const stranger = await aSeller(test);
    expect((await call('GET', '/seller/get-bin', seller)).body).toMatchObject([{ _id: other.id }]);
    expect((await call('GET', '/seller/get-bin', stranger)).body).toEqual([]);
    for (const [id, who] of [
      [mine.id, seller],
      [other.id, stranger],
    ] as const) {
      expect((await call('POST', `/seller/restore-from-bin/${id}`, who)).status).toBe(404);
    }
    expect((await restore(mine.id)).status).toBe(200);
  });

  it('waits for its category, and is gone after thirty days', async () => {
    const sub = await aSubCategory(test.db, category.id);
    const product = await aProduct(test.db, parentsOf(seller, { ...category, sub }));
    await remove(product.id, seller);
    expect((await call('DELETE', `/admin/delete-subcategory/${sub.id}`, admin)).status).toBe(200);
    expect(await restore(product.id)).toMatchObject({
      status: 409,
      body: { code: 'category-gone' },
    });
    expect((await restore(sub.id)).status).toBe(200);
    expect((await restore(product.id)).status).toBe(200);

    await remove(product.id, seller);
    await test.db.update(productUndo).set({ createdAt: daysAgo(29) });
    await sweepExpired(test.context);
    expect(await inBin()).toHaveLength(1);
    await test.db.update(productUndo).set({ createdAt: daysAgo(31) });
    expect(await inBin()).toEqual([]);
    await sweepExpired(test.context);
    expect(await test.db.$count(productUndo)).toBe(0);
  });
});

describe('what was deleted before its category was merged or moved', () => {
  const take = async (kind: string, how: string, from: string, into: string) => {
    const asked = { kind, how, from, into, keepAttributes: true };
    expect((await call('POST', '/admin/merge-catalogue', admin, asked)).status).toBe(200);
    const write = parentChangeWriter();
    while ((await mergeNext(test.context)) || (await write(test.context)));
  };
  const entriesNow = async (id: string) => {
    const { body } = await call('GET', `/get-product/${id}`, admin);
    const { categoryId, subCategoryId, productTypeId } = body;
    return [categoryId._id, subCategoryId._id, productTypeId?._id];
  };

  it('comes back where that is now', async () => {
    const target = await aCategory(test.db);
    const typed = { productTypeId: category.type.id };
    const pieces = [
      await aProduct(test.db, parentsOf(seller, category)),
      await aProduct(test.db, parentsOf(seller, category), typed),
    ];
    const empty = await aSubCategory(test.db, category.id, { name: 'Empty' });
    for (const { id } of pieces) await remove(id, seller);
    await call('DELETE', `/admin/delete-subcategory/${empty.id}`, admin);
    await take('sub-category', 'move', category.sub.id, target.id);
    await take('category', 'merge', category.id, target.id);
    const third = await aCategory(test.db);
    await take('product-type', 'move', category.type.id, third.sub.id);
    expect((await restore(empty.id)).status).toBe(200);
    for (const { id } of pieces) expect(await restore(id)).toMatchObject({ status: 200 });
    const [plain, ofType] = await Promise.all(pieces.map(({ id }) => entriesNow(id)));
    expect(plain).toEqual([target.id, category.sub.id, undefined]);
    expect(ofType?.slice(0, 2)).toEqual([third.id, third.sub.id]);
    expect(ofType?.[2]).not.toBe(category.type.id);
  });

  it('is what an undone change leads to as well', async () => {
    const [target, third] = [await aCategory(test.db), await aCategory(test.db)];
    const piece = await aProduct(test.db, parentsOf(seller, category));
    const there = { categoryId: third.id, subCategoryId: third.sub.id };
    const ask = { action: 'move', ...there, filter: {} };
    const { undo } = (await call('POST', '/admin/change-matching-products', admin, ask)).body.data;
    await take('sub-category', 'merge', category.sub.id, target.sub.id);
    await take('category', 'merge', category.id, target.id);
    const undone = await call('POST', '/admin/undo-matching-change', admin, { undo });
    expect(undone.body.data).toMatchObject({ done: 1, failed: [] });
    expect(await entriesNow(piece.id)).toEqual([target.id, target.sub.id, undefined]);
  });
});

it('a category comes back with its attributes, unless its name is taken', async () => {
  const bare = await call('POST', '/admin/add-category', admin, {
    name: 'Lanterns',
    description: '',
  });
  const id =
    (await call('GET', '/admin/get-category?q=Lanterns', admin)).body[0]?._id ??
    bare.body.data?._id;
  const attribute = {
    ...{ name: 'Wick', kind: 'text', unit: '', scale: '', group: '', lowest: null, highest: null },
    ...{ filterable: true, comparable: true, onCard: false, position: 1, choices: [] },
    entries: [{ level: 'category', _id: id, required: false }],
  };
  const added = await call('POST', '/admin/add-attribute', admin, attribute);
  expect(added.status).toBeLessThan(300);
  await call('DELETE', `/admin/delete-category/${id}`, admin);
  expect(await inBin()).toEqual(['category Lanterns']);
  await call('POST', '/admin/add-category', admin, { name: 'lanterns', description: '' });
  expect((await restore(id)).status).toBe(409);
  expect(await inBin()).toEqual(['category Lanterns']);
  const taken = (await call('GET', '/admin/get-category?q=lanterns', admin)).body[0]._id;
  await call('DELETE', `/admin/delete-category/${taken}`, admin);
  expect((await restore(id)).status).toBe(200);
  const entries = await call('GET', '/admin/get-attributes?q=Wick', admin);
  expect(JSON.stringify(entries.body)).toContain(id);
  expect((await call('POST', '/admin/empty-bin', admin)).status).toBe(200);
  expect(await inBin()).toEqual([]);
});

describe('a deleted seller', () => {
  it('is told of by one sentence: in the bin until a day, and who put it there', async () => {
    const goneAt = new Date(test.context.now().getTime() + 30 * 86_400_000);
    // The marketplace's day.
    const timeZone = 'Asia/Dubai';
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(goneAt);
    const { id } = seller;
    const { body } = await call('POST', `/admin/delete-seller/${id}`, admin, { reason: 'Closed' });
    const mail = test.mails.find(({ to }) => to === seller.email);
    expect(mail).toMatchObject({
      to: seller.email,
      subject: expect.stringContaining('deleted your account'),
    });
    expect(mail?.text).toContain(`Until ${day} we can restore it as it was.`);
    expect(mail?.text).toContain('Reason: Closed');
    const short = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone }).format(
      goneAt,
    );
    expect(body.message).toContain(`in the bin until ${short}`);
    const shown = await call('GET', `/admin/get-seller/${id}`, admin);
    expect(shown.body.goneAt.slice(0, 10)).toBe(goneAt.toISOString().slice(0, 10));
    const own = await call('GET', `/admin/get-seller/${id}`, seller);
    expect(own.body.goneAt).toBe(shown.body.goneAt);
    const record = await call('GET', `/admin/get-seller-record/${id}`, admin);
    expect(record.body.deletedBy).toBe(admin.name);
    await restore(id);
    expect((await call('GET', `/admin/get-seller/${id}`, admin)).body.goneAt).toBeNull();
  });

  it('is nowhere, and comes back as it was', async () => {
    const product = await aProduct(test.db, parentsOf(seller, category));
    const isPublic = async () =>
      (await test.app.inject(`/api/get-product/${product.id}`)).statusCode;
    const gone = await call('POST', `/admin/delete-seller/${seller.id}`, admin, {
      reason: 'Closed',
    });
    expect(gone.status).toBe(200);
    expect(await isPublic()).toBe(404);
    expect((await call('GET', '/admin/get-sellers', admin)).body).toEqual([]);
    expect((await call('POST', `/admin/delete-seller/${seller.id}`, admin, {})).status).toBe(409);
    expect((await restore(seller.id)).status).toBe(200);
    expect(await isPublic()).toBe(200);
    expect((await call('GET', '/admin/get-sellers', admin)).body).toHaveLength(1);
  });

  it.each([
    [{}, 'Shoppers see your page and your products again.'],
    [{ approved: false }, 'It still waits for approval: we write to you once that is decided.'],
    [
      { status: false, approval: 'declined', approvalNote: 'No address' } as const,
      'It is still not approved.\n\nReason: No address',
    ],
    [{ status: false, approval: 'deactivated' } as const, 'It is still deactivated'],
  ])('that comes back, %j, is mailed that it does, and how it stands', async (standing, told) => {
    const { id, email } = await aSeller(test, standing);
    await call('POST', `/admin/delete-seller/${id}`, admin, {});
    test.mails.length = 0;
    expect((await restore(id)).status).toBe(200);
    expect(test.mails).toMatchObject([
      { to: email, subject: expect.stringContaining('your account is back') },
    ]);
    expect(test.mails[0]?.text).toContain(told);
  });

  it('is erased after thirty days, or when it is deleted for good', async () => {
    const other = await aSeller(test);
    for (const { id } of [seller, other])
      await call('POST', `/admin/delete-seller/${id}`, admin, {});
    expect((await call('DELETE', `/admin/delete-for-good/${seller.id}`, admin)).status).toBe(200);
    expect(await expireBinEntry(test.context)).toBe(false);
    await test.db.update(binEntry).set({ deletedAt: daysAgo(31) });
    expect(await expireBinEntry(test.context)).toBe(true);
    expect(await test.db.$count(sellerTable)).toBe(0);
    expect(await test.db.$count(binEntry)).toBe(0);
  });
});
