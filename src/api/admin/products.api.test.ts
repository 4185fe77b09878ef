import { desc } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ManagedProduct, UploadedMedia } from '#contracts/product.ts';
import { dropBin } from '#database/queries/bin.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { sweepMedia } from '#services/media/sweep-media.ts';
import { aCategory, anAdmin, aProduct, aSeller } from '#tests/support/factories.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const pictures: Buffer[] = [];

beforeAll(async () => {
  for (const seed of [1, 2]) pictures.push(await scene(400, 500, seed).jpeg().toBuffer());
});
const admin = await perTest(() => anAdmin(test));
const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db));

type Who = { authorization: { authorization: string } };
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function call(
  method: Method,
  url: string,
  {
    who = admin,
    body,
  }: { who?: Who; body?: { payload: object; headers?: Record<string, string> } } = {},
) {
  const response = await test.app.inject({
    method,
    url: `/api${url}`,
    headers: { ...body?.headers, ...who.authorization },
    ...(body && { payload: body.payload }),
  });
  return { status: response.statusCode, body: response.json() };
}

const fields = (changes: Record<string, unknown> = {}) => ({
  name: 'Harbour Chronograph',
  brand: 'Calderon',
  description: 'Steel, 40 mm.',
  categoryId: category.id,
  subCategoryId: category.sub.id,
  priceINR: '124999.50',
  priceAED: '5499',
  isTrending: 'false',
  ...changes,
});

const picture = (slot: number) => file(`image${slot}`, pictures[slot - 1] ?? '');

/** A product that the seller has added itself, with one picture. */
async function added(): Promise<ManagedProduct> {
  const body = multipart(fields(), [picture(1)]);
  return (await call('POST', '/seller/add-product', { who: seller, body })).body.data;
}

const edit = (
  id: string,
  changes: Record<string, unknown>,
  files: ReturnType<typeof file>[] = [],
) => call('PUT', `/admin/edit-product/${id}`, { body: multipart(fields(changes), files) });

const storedFiles = () => Array.fromAsync(test.context.store.list(), (stored) => stored.name);

async function latestEntry() {
  const [entry] = await test.db.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1);
  return entry;
}

describe("an admin's edit of a product is refused", () => {
  it('where there is no such product', async () => {
    const { status, body } = await edit('nosuchproduct0000000', {});
    expect([status, body.code]).toEqual([404, 'not-found']);
    expect((await call('GET', '/admin/get-product/nosuchproduct0000000')).status).toBe(404);
  });

  it('where it would give the product to another seller', async () => {
    const { _id } = await added();
    const other = await aSeller(test);
    expect((await edit(_id, { sellerId: other.id })).status).toBe(404);
    expect((await call('GET', `/admin/get-product/${_id}`)).body.sellerId).toBe(seller.id);
  });

  it('by the same rules as for sellers, and keeps nothing of it', async () => {
    const { _id, version } = await added();
    const { status, body } = await edit(_id, { priceINR: '-5' }, [picture(2)]);
    expect([status, body.fields.priceINR]).toEqual([422, 'Price (INR) must be more than 0']);
    await sweepMedia(test.context, 0);
    expect((await call('GET', `/admin/get-product/${_id}`)).body.version).toBe(version);
  });

  it('where the seller has changed it meanwhile, and the other way round', async () => {
    const { _id, version, images } = await added();
    const keep = { existingImages: JSON.stringify(images), version };
    const own = multipart(fields({ ...keep, name: 'By the seller' }));
    const url = `/seller/edit-product/${_id}`;
    expect((await call('PUT', url, { who: seller, body: own })).status).toBe(200);
    const second = await edit(_id, { ...keep, name: 'By the admin' });
    expect([second.status, second.body.code]).toEqual([409, 'changed-meanwhile']);

    const fresh = { ...keep, version: version + 1 };
    expect((await edit(_id, { ...fresh, name: 'By the admin' })).status).toBe(200);
    const late = multipart(fields({ ...fresh, name: 'By the seller again' }));
    expect((await call('PUT', url, { who: seller, body: late })).body.code).toBe(
      'changed-meanwhile',
    );
    expect((await call('GET', `/admin/get-product/${_id}`)).body.name).toBe('By the admin');
  });

  it("with a ticket that was given to the seller, and the admin's own to the seller", async () => {
    const { _id } = await added();
    const send = async (role: 'admin' | 'seller', who: Who) => {
      const body = multipart({}, [file('image', pictures[1] ?? '')]);
      const answer = await call('POST', `/${role}/upload-media`, { who, body });
      return (answer.body.data as UploadedMedia).ticket;
    };
    const uploads = async (ticket: string) => JSON.stringify([ticket]);
    const sellers = await send('seller', seller);
    expect((await edit(_id, { uploads: await uploads(sellers) })).body.fields.uploads).toContain(
      'Choose it again',
    );
    const admins = await send('admin', admin);
    const stolen = multipart(fields({ uploads: await uploads(admins) }));
    const url = `/seller/edit-product/${_id}`;
    expect((await call('PUT', url, { who: seller, body: stolen })).status).toBe(422);
    const taken = await edit(_id, { uploads: await uploads(admins) });
    expect([taken.status, taken.body.data.images.length]).toEqual([200, 1]);
  });
});

describe('what an admin changes of a product', () => {
  it("is on the seller's screen and on the very next page, and in the audit log", async () => {
    const { _id, images } = await added();
    expect((await test.app.inject(`/api/get-product/${_id}`)).json().name).toContain('Harbour');
    const existingImages = JSON.stringify(images);
    const edited = await edit(_id, { name: 'Renamed', existingImages }, [picture(2)]);
    expect(edited.body.message).toBe('Product updated successfully');

    const shown = (await test.app.inject(`/api/get-product/${_id}`)).json();
    expect([shown.name, shown.images.length]).toEqual(['Renamed', 2]);
    const own = await call('GET', `/seller/get-product/${_id}`, { who: seller });
    expect(own.body).toMatchObject({ name: 'Renamed', sellerId: seller.id });
    expect(await latestEntry()).toMatchObject({
      role: 'admin',
      actorId: admin.id,
      action: 'edit-product',
      entityId: _id,
      before: { name: 'Harbour Chronograph', media: images },
      after: { name: 'Renamed', media: shown.images },
    });
    const doneTo = `/admin/get-audit?sellerId=${seller.id}`;
    const actions = async (query: string) => {
      const { body } = await call('GET', `${doneTo}&${query}`);
      return body.map((entry: { action: string }) => entry.action);
    };
    expect(await actions('')).toEqual(['edit-product', 'add-product']);
    expect(await actions('role=admin')).toEqual(['edit-product']);
    expect(await actions('role=seller')).toEqual(['add-product']);
  });

  it('can belong to a seller that waits for approval', async () => {
    const pending = await aSeller(test, { approved: false });
    const parents = { categoryId: category.id, subCategoryId: category.sub.id };
    const { id } = await aProduct(test.db, { sellerId: pending.id, ...parents });
    expect((await edit(id, { name: 'Mended' })).body.data).toMatchObject({
      name: 'Mended',
      published: false,
    });
  });
});

describe('a product that an admin deletes', () => {
  it('is gone everywhere at once, files and all, and in the audit log', async () => {
    const { _id } = await added();
    await test.app.inject('/api/get-product');
    await test.app.inject(`/api/get-product/${_id}`);
    const url = `/admin/delete-product/${_id}`;
    for (const payload of [{}, { reason: 'mood' }, { reason: 'other' }]) {
      expect((await call('DELETE', url, { body: { payload } })).status).toBe(422);
    }
    const payload = { reason: 'not-allowed', words: 'Ivory may not be sold.' };
    const deleted = await call('DELETE', url, { body: { payload } });
    expect(deleted.body).toMatchObject({ success: true });
    await settleAfterResponses();
    const [mail] = test.mails.filter(({ to }) => to === seller.email);
    expect(mail?.subject).toContain('we have deleted a product of yours');
    expect(mail?.text).toContain('Harbour Chronograph');
    expect(mail?.text).toContain('Ivory may not be sold.');
    expect((await test.app.inject('/api/get-product')).json()).toEqual([]);
    expect((await test.app.inject(`/api/get-product/${_id}`)).statusCode).toBe(404);
    const own = await call('GET', `/seller/get-products/${seller.id}`, { who: seller });
    expect(own.body).toEqual([]);
    await dropBin(test.db);
    await sweepMedia(test.context, 0);
    expect(await storedFiles()).toEqual([]);
    expect(await latestEntry()).toMatchObject({
      role: 'admin',
      action: 'delete-product',
      entityId: _id,
      before: { name: 'Harbour Chronograph' },
      after: payload,
    });
    expect((await call('DELETE', url, { body: { payload } })).status).toBe(404);
  });
});
