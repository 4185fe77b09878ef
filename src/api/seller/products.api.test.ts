import { beforeAll, describe, expect, it } from 'vitest';
import { dropBin } from '#database/queries/bin.ts';
import { PENDING_MESSAGE } from '#domain/policy.ts';
import { sweepMedia } from '#services/media/sweep-media.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const pictures: Buffer[] = [];

beforeAll(async () => {
  for (const seed of [1, 2, 3, 4, 5]) pictures.push(await scene(400, 500, seed).jpeg().toBuffer());
});
const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db));

const picture = (slot: number) => file(`image${slot}`, pictures[slot - 1] ?? '');

function fields(changes: Record<string, unknown> = {}) {
  return {
    name: 'Harbour Chronograph',
    brand: 'Calderon',
    description: 'Steel, 40 mm.',
    categoryId: category.id,
    subCategoryId: category.sub.id,
    priceINR: '124999.50',
    priceAED: '5499',
    isTrending: 'true',
    ...changes,
  };
}

async function send(
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  body: ReturnType<typeof multipart> | null,
  who: { authorization: { authorization: string } } = seller,
) {
  const response = await test.app.inject({
    method,
    url: `/api${url}`,
    headers: { ...body?.headers, ...who.authorization },
    ...(body && { payload: body.payload }),
  });
  return { status: response.statusCode, body: response.json() };
}

const add = (changes = {}, files: ReturnType<typeof file>[] = [], who = seller) =>
  send('POST', '/seller/add-product', multipart(fields(changes), files), who);

async function storedFiles(): Promise<string[]> {
  return Array.fromAsync(test.context.store.list(), (stored) => stored.name);
}

async function expectNothingStored() {
  const listed = await test.app.inject({
    url: `/api/seller/get-products/${seller.id}`,
    headers: seller.authorization,
  });
  expect(listed.json()).toEqual([]);
  await dropBin(test.db);
  await sweepMedia(test.context, 0);
  expect(await storedFiles()).toEqual([]);
}

describe('adding a product is refused', () => {
  it.each([
    ['name', 'Product name is required', { name: '' }],
    ['name', 'Product name must be at most 200 characters', { name: 'x'.repeat(10_000) }],
    ['name', 'invisible control characters', { name: 'a\u0000b' }],
    ['brand', 'Brand is required', { brand: '\u202e' }],
    ['description', 'invisible control characters', { description: 'a\u202eb' }],
    ['priceINR', 'Price (INR) is unclear', { priceINR: '19,99' }],
    ['priceAED', 'Price (AED) must be in dirhams', { priceAED: '₹50' }],
    ['description', 'without HTML tags', { description: '<script>alert(1)</script>' }],
    ['priceINR', 'Price (INR) must be more than 0', { priceINR: '-5' }],
    ['priceINR', 'Price (INR) can have at most two decimals', { priceINR: '1.234' }],
    ['priceAED', 'Price (AED) must be a number', { priceAED: '1e9' }],
    ['priceAED', 'Price (AED) can be at most 99,99,99,999.99', { priceAED: '1000000000' }],
    ['originalPrice', 'Original price must be more than the price', { originalPrice: '10' }],
    ['originalPriceAED', 'must be more than the price (AED)', { originalPriceAED: '10' }],
    ['categoryId', 'Category is required', { categoryId: '' }],
    ['subCategoryId', 'is not valid', { subCategoryId: 'nothing-here' }],
    ['existingImages', 'must be a JSON list', { existingImages: '{"no' }],
    ['existingImages', 'already has', { existingImages: '["/media/abc.jpg"]' }],
  ])('by %s: %s', async (field, message, changes) => {
    const { status, body } = await add(changes, [picture(1)]);
    expect(status).toBe(422);
    expect(body.fields[field]).toContain(message);
    await expectNothingStored();
  });

  it('with a sub-category of another category', async () => {
    const other = await aCategory(test.db);
    const { status, body } = await add({ subCategoryId: other.sub.id }, [picture(1)]);
    expect(status).toBe(422);
    expect(body.fields.subCategoryId).toContain('does not belong');
    await expectNothingStored();
  });

  it('with five media, a file of no slot, and one file twice', async () => {
    const five = await add({}, [1, 2, 3, 4].map(picture).concat(file('video1', pictures[4] ?? '')));
    expect(five.status).toBe(422);
    expect(five.body.message).toContain('at most 4');
    expect((await add({}, [file('image5', pictures[0] ?? '')])).status).toBe(422);
    expect((await add({}, [picture(1), picture(1)])).status).toBe(422);
    await expectNothingStored();
  });

  it('with text called .png, and with a picture of 11 MB', async () => {
    const text = await add({}, [picture(1), file('image2', 'only text', 'x.png')]);
    expect(text.status).toBe(415);
    expect(text.body.fields.image2).toContain('not a picture');
    const large = await add({}, [file('image1', Buffer.alloc(11 * 1024 * 1024, 1))]);
    expect(large.status).toBe(413);
    expect(large.body.fields.image1).toContain('larger than 10 MB');
    await expectNothingStored();
  });

  it('for an account that waits for approval, before its files are read', async () => {
    const pending = await aSeller(test, { approved: false });
    const { status, body } = await add({}, [picture(1)], pending);
    expect([status, body.message]).toEqual([403, PENDING_MESSAGE]);
    expect(await storedFiles()).toEqual([]);
  });

  it('in the name of another seller', async () => {
    const other = await aSeller(test);
    expect((await add({ sellerId: other.id })).status).toBe(404);
  });
});

describe('a product that was added', () => {
  it('is public at once, with its media in the order of its slots', async () => {
    const { status, body } = await add({}, [picture(2), picture(1)]);
    expect(status).toBe(201);
    const shown = await test.app.inject(`/api/get-product/${body.data._id}`);
    expect(shown.json()).toMatchObject({
      sku: body.data._id.slice(0, 8).toUpperCase(),
      priceINR: 124_999.5,
      priceAED: 5499,
      trending: true,
      categoryId: { _id: category.id, name: category.name },
      seller: { _id: seller.id, name: seller.name, INR: '+910000000001' },
    });
    expect(shown.json().images).toEqual(body.data.images);
    const [first] = shown.json().media;
    expect(first).toMatchObject({ kind: 'image', width: 400, height: 500, webp: [400] });
    const image = await test.app.inject(first.url);
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('stores identical pictures once', async () => {
    await add({ name: 'One' }, [picture(1)]);
    const before = await storedFiles();
    await add({ name: 'Two' }, [picture(1)]);
    expect(await storedFiles()).toEqual(before);
  });

  it('shows an edit on the very next request, and takes away what the edit leaves out', async () => {
    const { body } = await add({}, [picture(1), picture(2)]);
    const { _id: id, images } = body.data;
    await test.app.inject(`/api/get-product/${id}`);
    const edited = await send(
      'PUT',
      `/seller/edit-product/${id}`,
      multipart(
        fields({ name: 'Renamed', existingImages: JSON.stringify([images[1]]) }),
        [picture(1), picture(3)].slice(1),
      ),
    );
    expect(edited.status).toBe(200);
    const shown = (await test.app.inject(`/api/get-product/${id}`)).json();
    expect(shown.name).toBe('Renamed');
    expect(shown.images).toEqual([images[1], edited.body.data.images[1]]);
    await sweepMedia(test.context, 0);
    const gone = await test.app.inject(images[0]);
    expect(gone.statusCode).toBe(404);
  });

  it('orders media as `mediaOrder` says', async () => {
    const { body } = await add({}, [picture(1)]);
    const [kept] = body.data.images;
    const order = JSON.stringify(['image4', kept]);
    const edited = await send(
      'PUT',
      `/seller/edit-product/${body.data._id}`,
      multipart(fields({ existingImages: JSON.stringify({ image1: kept }), mediaOrder: order }), [
        picture(4),
      ]),
    );
    expect(edited.body.data.images[1]).toBe(kept);
  });

  it('refuses an edit of a version that is out of date, and keeps nothing of it', async () => {
    const { body } = await add({}, [picture(1)]);
    const url = `/seller/edit-product/${body.data._id}`;
    const keep = { existingImages: JSON.stringify(body.data.images), version: body.data.version };
    expect((await send('PUT', url, multipart(fields({ ...keep, name: 'First' })))).status).toBe(
      200,
    );
    const second = await send(
      'PUT',
      url,
      multipart(fields({ ...keep, name: 'Second' }), [file('image2', pictures[4] ?? '')]),
    );
    expect([second.status, second.body.code]).toEqual([409, 'changed-meanwhile']);
    await sweepMedia(test.context, 0);
    expect((await test.app.inject(`/api/get-product/${body.data._id}`)).json().name).toBe('First');
  });

  it("is not there for another seller's edits and deletes", async () => {
    const { body } = await add();
    const other = await aSeller(test);
    const url = `/seller/edit-product/${body.data._id}`;
    expect((await send('PUT', url, multipart(fields()), other)).status).toBe(404);
    const deleted = await send('DELETE', `/seller/delete-product/${body.data._id}`, null, other);
    expect(deleted.status).toBe(404);
  });

  it('is gone everywhere when deleted, files and all', async () => {
    const { body } = await add({}, [picture(1)]);
    await test.app.inject('/api/get-product');
    const url = `/seller/delete-product/${body.data._id}`;
    const deleted = await send('DELETE', url, null);
    expect(deleted.body.message).toBe('Product deleted successfully');
    expect((await test.app.inject('/api/get-product')).json()).toEqual([]);
    expect((await test.app.inject(`/api/get-product/${body.data._id}`)).statusCode).toBe(404);
    await expectNothingStored();
  });
});

describe('the list of Manage Products', () => {
  it('pages, sorts and searches with exact totals', async () => {
    const parents = parentsOf(seller, category);
    for (const name of ['Delta', 'alpha', 'Charlie', 'bravo', 'Écho']) {
      await aProduct(test.db, parents, { name });
    }
    const list = async (query: string) => {
      const response = await test.app.inject({
        url: `/api/seller/get-products/${seller.id}?${query}`,
        headers: seller.authorization,
      });
      const names = response.json().map((row: { name: string }) => row.name);
      return { names, total: response.headers['x-total-count'] };
    };
    expect(await list('sort=name&order=asc&page=1&limit=2')).toEqual({
      names: ['alpha', 'bravo'],
      total: '5',
    });
    expect((await list('sort=name&order=asc&page=3&limit=2')).names).toEqual(['Écho']);
    expect((await list('sort=name&order=desc&page=2&limit=2')).names).toEqual(['Charlie', 'bravo']);
    expect(await list('q=echo')).toEqual({ names: ['Écho'], total: '1' });
    expect((await list('q=harl')).names).toEqual(['Charlie']);
    expect((await list('sort=name&page=9&limit=2')).names).toEqual([]);
  });
});

describe('a form whose answer was lost, and which is sent again', () => {
  const submission = 'form-4f1c9d2e';
  const list = async (who = seller) =>
    (
      await test.app.inject({
        url: `/api/seller/get-products/${who.id}`,
        headers: who.authorization,
      })
    )
      .json()
      .map(({ name, images }: { name: string; images: string[] }) => [name, images.length]);

  it('adds one product, with what the later sending says', async () => {
    const first = await add({ submission }, [picture(1)]);
    const second = await add({ submission, name: 'Mended' }, [picture(1)]);
    expect([second.status, second.body.data._id]).toEqual([201, first.body.data._id]);
    expect(await list()).toEqual([['Mended', 1]]);
    const other = await aSeller(test);
    expect((await add({ submission }, [], other)).status).toBe(201);
    expect(await list(other)).toEqual([['Harbour Chronograph', 0]]);
  });

  it('adds one product though both are under way at once', async () => {
    const both = await Promise.all([1, 2, 3].map(() => add({ submission }, [picture(1)])));
    expect(new Set(both.map(({ status, body }) => `${status} ${body.data._id}`)).size).toBe(1);
    expect(await list()).toEqual([['Harbour Chronograph', 1]]);
  });

  it('is no stale edit, while another form is', async () => {
    const { body } = await add();
    const edit = (form: string) =>
      send(
        'PUT',
        `/seller/edit-product/${body.data._id}`,
        multipart(fields({ version: 1, submission: form })),
      );
    expect((await edit(submission)).status).toBe(200);
    expect((await edit(submission)).status).toBe(200);
    expect((await edit('form-another')).status).toBe(409);
    expect((await add({ submission: 'x' })).body.fields.submission).toContain('is not valid');
  });
});
