import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { dropBin } from '#database/queries/bin.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { mediaAsset } from '#database/schema/media.ts';
import { product } from '#database/schema/products/product.ts';
import { sweepMedia } from '#services/media/sweep-media.ts';
import {
  aCategory,
  anAdmin,
  aProduct,
  aSeller,
  aSubCategory,
  parentsOf,
} from '#tests/support/factories.ts';
import { adminForms } from '#tests/support/files/admin-forms.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
let picture: Buffer;
let otherPicture: Buffer;

beforeAll(async () => {
  picture = await scene(400, 300, 1).jpeg().toBuffer();
  otherPicture = await scene(400, 300, 2).jpeg().toBuffer();
});
const admin = await perTest(() => anAdmin(test));
const category = await perTest(() => aCategory(test.db, { name: 'Watches' }));

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) {
  const response = await test.app.inject({
    method,
    url: `/api/admin${url}`,
    headers: admin.authorization,
    ...(body && { payload: body }),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

const send = adminForms(test, admin);

const names = (answer: { body: { name: string }[] }) => answer.body.map((row) => row.name);
/** What is left of pictures once those that uploads had reserved are let go. */
async function assets() {
  await sweepMedia(test.context, 0);
  return assetsNow();
}
const assetsNow = () => test.db.select({ id: mediaAsset.id }).from(mediaAsset);
const audited = async () =>
  (await test.db.select().from(auditEntry).orderBy(auditEntry.id)).map((entry) => entry.action);

describe('refuses', () => {
  it.each([
    ['a missing name', {}, 'name', 'Category name is required'],
    ['an empty name', { name: '  ' }, 'name', 'Category name is required'],
    ['an endless name', { name: 'a'.repeat(81) }, 'name', 'at most 80 characters'],
    ['markup', { name: '<b>Watches</b>' }, 'name', 'plain text'],
    ['a null byte', { name: 'Wat\u0000ches' }, 'name', 'control characters'],
    ['an unknown status', { name: 'Bags', status: 'HIDDEN' }, 'status', 'LISTED or UNLISTED'],
  ])('%s of a category', async (_, fields, field, message) => {
    const { status, body } = await send('POST', '/add-category', fields);
    expect(status).toBe(422);
    expect(body.fields[field]).toContain(message);
    expect(await audited()).toEqual([]);
  });

  it('a picture that is none, and stores nothing', async () => {
    const { status, body } = await send(
      'POST',
      '/add-category',
      { name: 'Bags' },
      Buffer.from('x'),
    );
    expect([status, Object.keys(body.fields)]).toEqual([415, ['image']]);
    expect(await assets()).toEqual([]);
    expect(names(await call('GET', '/get-category'))).toEqual(['Watches']);
  });

  it('a name that is taken, whatever its case, and keeps no picture of it', async () => {
    const answer = await send('POST', '/add-category', { name: 'WATCHES' }, picture);
    expect([answer.status, answer.body.code]).toEqual([409, 'already-exists']);
    expect(answer.body.fields.name).toContain('exists already');
    expect(await assets()).toEqual([]);
  });

  it('parents that do not exist or do not belong together', async () => {
    const other = await aCategory(test.db);
    const sub = await send('POST', '/add-subcategory', { name: 'A', categoryId: 'a'.repeat(20) });
    expect([sub.status, sub.body.fields.categoryId]).toEqual([
      422,
      'This category does not exist. Choose another.',
    ]);
    const type = await send('POST', '/add-type', {
      name: 'A',
      categoryId: category.id,
      subCategoryId: other.sub.id,
    });
    expect([type.status, Object.keys(type.body.fields)]).toEqual([422, ['subCategoryId']]);
    const empty = await send('POST', '/add-type', { name: 'A', categoryId: '', subCategoryId: '' });
    expect(empty.body.fields).toEqual({
      categoryId: 'Category is required',
      subCategoryId: 'Sub category is required',
    });
  });

  it('an edit of an older version', async () => {
    const edit = { name: 'Clocks', categoryId: category.id, version: 1 };
    expect((await send('PUT', '/edit-category', edit)).status).toBe(200);
    const again = await send('PUT', '/edit-category', { ...edit, name: 'Late' }, picture);
    expect([again.status, again.body.code]).toEqual([409, 'changed-meanwhile']);
    expect(names(await call('GET', '/get-category'))).toEqual(['Clocks']);
    expect(await assets()).toEqual([]);
  });

  it('what is not there', async () => {
    const id = 'z'.repeat(20);
    const edit = { name: 'A', categoryId: id };
    expect((await send('PUT', '/edit-category', edit)).status).toBe(404);
    const sub = { name: 'A', categoryId: category.id };
    expect((await send('PUT', `/edit-subcategory/${id}`, sub)).status).toBe(404);
    expect((await call('PUT', `/list-type/${id}`, { status: 'LISTED' })).status).toBe(404);
    expect((await call('DELETE', `/delete-category/${id}`)).status).toBe(404);
    expect((await call('DELETE', '/delete-category/NO')).status).toBe(404);
    expect((await call('PUT', `/list-category/${category.id}`, { status: true })).status).toBe(422);
  });

  it('a sub-category in the form other than the one addressed', async () => {
    const other = await aSubCategory(test.db, category.id);
    const { status, body } = await send('PUT', `/edit-subcategory/${category.sub.id}`, {
      name: 'A',
      categoryId: category.id,
      subCategoryId: other.id,
    });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['subCategoryId']]);
  });

  it('to delete what is in use, and says what uses it', async () => {
    const seller = await aSeller(test);
    const bare = await aSubCategory(test.db, category.id);
    await aProduct(test.db, {
      sellerId: seller.id,
      categoryId: category.id,
      subCategoryId: bare.id,
    });
    const of = (url: string) => call('DELETE', url);
    const refusals = [
      [await of(`/delete-category/${category.id}`), 'still has sub-categories'],
      [await of(`/delete-subcategory/${category.sub.id}`), 'still has product types'],
      [await of(`/delete-subcategory/${bare.id}`), 'still has products'],
    ] as const;
    for (const [{ status, body }, reason] of refusals) {
      expect([status, body.code]).toEqual([409, 'in-use']);
      expect(body.message).toContain(reason);
    }
    expect(await audited()).toEqual([]);
  });

  it('to move a product type while products use it', async () => {
    const seller = await aSeller(test);
    const other = await aSubCategory(test.db, category.id);
    const parents = parentsOf(seller, category);
    await aProduct(test.db, parents, { productTypeId: category.type.id });
    const { status, body } = await send('PUT', `/edit-type/${category.type.id}`, {
      name: category.type.name,
      categoryId: category.id,
      subCategoryId: other.id,
    });
    expect([status, body.code]).toEqual([409, 'in-use']);
    expect(body.message).toContain('still has products');
  });
});

describe('adds', () => {
  it('a category with its picture, listed, and leaves a trace of it', async () => {
    const { status, body } = await send('POST', '/add-category', { name: ' Élan Bags ' }, picture);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      success: true,
      data: { name: 'Élan Bags', description: '', status: 'LISTED', products: 0, version: 1 },
    });
    expect(body.data.image).toBe(body.data.picture.url);
    const served = await test.app.inject(body.data.image);
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const [entry] = await test.db.select().from(auditEntry);
    expect(entry).toMatchObject({
      role: 'admin',
      actorId: admin.id,
      action: 'add-category',
      entity: 'category',
      entityId: body.data._id,
      after: { name: 'Élan Bags', status: 'LISTED' },
    });
  });

  it('a sub-category and a product type in it, by JSON where there is no picture', async () => {
    const sub = await call('POST', '/add-subcategory', {
      name: 'Divers',
      categoryId: category.id,
      status: 'UNLISTED',
    });
    expect([sub.status, sub.body.data]).toMatchObject([
      201,
      { image: '', picture: null, status: 'UNLISTED', categoryId: { name: 'Watches' } },
    ]);
    const type = await call('POST', '/add-type', {
      name: 'Bronze',
      categoryId: category.id,
      subCategoryId: sub.body.data._id,
    });
    expect([type.status, type.body.data]).toMatchObject([
      201,
      { categoryId: { name: 'Watches' }, subCategoryId: { name: 'Divers' } },
    ]);
    expect(await audited()).toEqual(['add-sub-category', 'add-product-type']);
  });
});

describe('edits', () => {
  it('keeps description, status and picture that are not mentioned', async () => {
    const fields = { name: 'Bags', description: 'To carry.', status: 'UNLISTED' };
    const added = (await send('POST', '/add-category', fields, picture)).body.data;
    const edit = { name: 'Satchels', categoryId: added._id, version: '1' };
    const { body } = await send('PUT', '/edit-category', edit);
    expect(body.data).toMatchObject({ ...fields, name: 'Satchels', version: 2 });
    expect(body.data.image).toBe(added.image);
    const cleared = await send('PUT', '/edit-category', { ...edit, version: 2, description: '' });
    expect(cleared.body.data.description).toBe('');
  });

  it('replaces a picture and forgets the old one', async () => {
    const added = (await send('POST', '/add-category', { name: 'Bags' }, picture)).body.data;
    const edit = { name: 'Bags', categoryId: added._id };
    const { body } = await send('PUT', '/edit-category', edit, otherPicture);
    expect(body.data.image).not.toBe(added.image);
    expect(await assetsNow()).toHaveLength(1);
    expect((await test.app.inject(added.image)).statusCode).toBe(404);
    await call('DELETE', `/delete-category/${added._id}`);
    await dropBin(test.db);
    await sweepMedia(test.context, 0);
    expect(await assetsNow()).toEqual([]);
    expect((await test.app.inject(body.data.image)).statusCode).toBe(404);
  });

  it('moves a sub-category with its types and products', async () => {
    const seller = await aSeller(test);
    const hidden = await aCategory(test.db, { name: 'Hidden', status: 'UNLISTED' });
    const parents = parentsOf(seller, category);
    const moved = await aProduct(test.db, parents, { productTypeId: category.type.id });
    const edit = { name: category.sub.name, categoryId: hidden.id };
    const { status, body } = await send('PUT', `/edit-subcategory/${category.sub.id}`, edit);
    expect([status, body.data]).toMatchObject([
      200,
      { categoryId: { name: 'Hidden' }, products: 1 },
    ]);
    const [row] = await test.db.select().from(product).where(eq(product.id, moved.id));
    expect(row).toMatchObject({ categoryId: hidden.id, published: false });
    const types = await call('GET', `/get-type?categoryId=${hidden.id}&sort=name`);
    expect(types.body).toHaveLength(2);
  });

  it('lists and unlists, and says so in the trace', async () => {
    const unlisted = await call('PUT', `/list-type/${category.type.id}`, { status: 'UNLISTED' });
    expect(unlisted.body.data).toMatchObject({ status: 'UNLISTED', version: 2 });
    await call('PUT', `/list-type/${category.type.id}`, { status: 'LISTED' });
    expect(await audited()).toEqual(['unlist-product-type', 'list-product-type']);
  });

  it('deletes what nothing uses, from the type up', async () => {
    expect((await call('DELETE', `/delete-type/${category.type.id}`)).status).toBe(200);
    expect((await call('DELETE', `/delete-subcategory/${category.sub.id}`)).status).toBe(200);
    expect((await call('DELETE', `/delete-category/${category.id}`)).status).toBe(200);
    expect((await call('GET', '/get-category')).body).toEqual([]);
  });
});

describe('lists', () => {
  it('counts what admins see: unpublished products too', async () => {
    const pending = await aSeller(test, { approved: false });
    const parents = parentsOf(pending, category);
    await aProduct(test.db, parents);
    for (const url of ['/get-category', '/get-subcategory', '/get-type']) {
      expect((await call('GET', url)).body[0].products).toBe(1);
    }
  });

  it('searches names and names of parents, whatever the case and the accents', async () => {
    const bags = await aCategory(test.db, { name: 'Élan 100% Bags' });
    expect(names(await call('GET', '/get-category?q=ELAN'))).toEqual(['Élan 100% Bags']);
    expect(names(await call('GET', '/get-category?q=100%25'))).toEqual(['Élan 100% Bags']);
    expect(names(await call('GET', '/get-category?q=100_'))).toEqual([]);
    expect(names(await call('GET', '/get-subcategory?q=elan'))).toEqual([bags.sub.name]);
    expect(names(await call('GET', '/get-type?q=élan%20100'))).toEqual([bags.type.name]);
  });

  it('sorts, and pages by number and by key without a gap', async () => {
    for (const name of ['Ärmel', 'Zips', 'arms', 'Bags', 'Belts'])
      await aCategory(test.db, { name });
    const sorted = ['Ärmel', 'arms', 'Bags', 'Belts', 'Watches', 'Zips'];
    const all = await call('GET', '/get-category?sort=name');
    expect([names(all), all.headers['x-total-count'], all.headers.link]).toEqual([
      sorted,
      '6',
      undefined,
    ]);
    const numbered = await Promise.all(
      [1, 2, 3, 4].map((page) => call('GET', `/get-category?sort=name&limit=2&page=${page}`)),
    );
    expect(numbered.flatMap(names)).toEqual(sorted);
    const found: string[] = [];
    let next: string | undefined = '/get-category?sort=name&order=desc&limit=2';
    while (next !== undefined) {
      const page = await call('GET', next);
      found.push(...names(page));
      next = /<\/api\/admin(.+)>; rel="next"/.exec(String(page.headers.link))?.[1];
    }
    expect(found).toEqual(sorted.toReversed());
  });

  it.each(['name', 'createdAt', 'status', 'category', 'subCategory'])(
    'sorts by %s',
    async (sort) => {
      await aCategory(test.db);
      for (const url of ['/get-category', '/get-subcategory', '/get-type']) {
        const first = await call('GET', `${url}?sort=${sort}&limit=1`);
        const next = /\/admin(.+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
        const second = await call('GET', next);
        expect(second.body).toHaveLength(1);
        expect(second.body[0]._id).not.toBe(first.body[0]._id);
      }
    },
  );

  it.each([
    'nonsense',
    'WyJhIl0',
    'WzEsMl0',
    'WyJhXHUwMDAwIiwiYiJd',
    'WyI5OTk5OTk5OTk5OTk5OTk5IiwiYSJd',
  ])('refuses the made-up cursor %s', async (after) => {
    const { status } = await call('GET', `/get-category?after=${after}`);
    expect(status).toBe(400);
  });

  it('filters by parent and status', async () => {
    const other = await aCategory(test.db);
    const sub = await aSubCategory(test.db, other.id, { status: 'UNLISTED', name: 'Hidden' });
    const unlisted = await call('GET', `/get-subcategory?categoryId=${other.id}&status=UNLISTED`);
    expect(names(unlisted)).toEqual(['Hidden']);
    expect((await call('GET', `/get-type?subCategoryId=${sub.id}`)).body).toEqual([]);
  });
});
