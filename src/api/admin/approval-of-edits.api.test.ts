import { beforeAll, describe, expect, it } from 'vitest';
import type { ManagedProduct } from '#contracts/product.ts';
import type { ProductReview } from '#contracts/products/product-review.ts';
import type { Settings } from '#contracts/settings.ts';
import { SETTINGS, setSiteState } from '#database/queries/site-state.ts';
import { mail } from '#database/schema/mail.ts';
import { runNextImport } from '#services/imports/run-next-import.ts';
import { sweepMedia } from '#services/media/sweep-media.ts';
import { anAttribute } from '#tests/support/attributes.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { importCalls } from '#tests/support/import-calls.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
test.context.mailQueued?.removeAllListeners();
const admin = await perTest(() => anAdmin(test));
const seller = await perTest(() => aSeller(test));
const other = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db, { name: 'Watches' }));
const imports = importCalls(() => ({ test, seller, category }));
let pictures: Buffer[] = [];
beforeAll(async () => {
  pictures = await Promise.all([1, 2].map((seed) => scene(400, 500, seed).jpeg().toBuffer()));
});

type Decided = {
  approval?: Partial<Settings['approval']>;
  rules?: Partial<Settings['rules']>;
};
const decide = (settings: Decided) => setSiteState(test.db, SETTINGS, JSON.stringify(settings));
const everyEdit: Decided = { approval: { edits: true } };

type Who = { authorization: { authorization: string } };
async function call(method: 'GET' | 'PUT' | 'POST', url: string, who?: Who, body?: object) {
  const headers = who?.authorization;
  const answer = await test.app.inject({
    ...{ method, url: `/api${url}` },
    ...(headers && { headers }),
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const fields = (changes: object) => ({
  ...{ name: 'Lamp', brand: 'Corvo', description: 'Brass.', priceINR: '100', priceAED: '5' },
  ...{ categoryId: category.id, subCategoryId: category.sub.id, isTrending: 'false' },
  ...changes,
});

type Files = ReturnType<typeof file>[];
async function form(method: 'POST' | 'PUT', url: string, who: Who, changes: object, files?: Files) {
  const { headers, payload } = multipart(fields(changes), files ?? []);
  const answer = await test.app.inject({
    ...{ method, url: `/api${url}`, payload },
    headers: { ...headers, ...who.authorization },
  });
  const { data, ...body } = answer.json();
  return { status: answer.statusCode, body, data: data as ManagedProduct };
}
const add = async (changes = {}, files?: Files, who: Who = seller) =>
  (await form('POST', '/seller/add-product', who, changes, files)).data;
const edit = (id: string, changes: object, files?: Files, who: Who = seller) =>
  form('PUT', `/${who === admin ? 'admin' : 'seller'}/edit-product/${id}`, who, changes, files);

const review = async (id: string, role: 'admin' | 'seller' = 'admin') =>
  (await call('GET', `/${role}/get-product-review/${id}`, role === 'admin' ? admin : seller))
    .body as ProductReview;
const waiting = async (): Promise<string[]> =>
  (await call('GET', '/admin/get-products?lookAgain=true', admin)).body.map(
    ({ _id }: ManagedProduct) => _id,
  );
const approve = (id: string, version?: number) =>
  call('PUT', `/admin/approve-edit/${id}`, admin, { ...(version && { version }) });
const decline = (id: string, words: string) =>
  call('PUT', `/admin/decline-edit/${id}`, admin, { words });
const subjects = async () =>
  (await test.db.select({ subject: mail.subject }).from(mail)).map(({ subject }) => subject);
const picture = (at = 0) => file('image1', pictures[at] ?? '');
const statusOf = async (url: string) => (await test.app.inject(url)).statusCode;

describe('what waits', () => {
  it('is a queue: the edit of an old product stands before new ones that came after it', async () => {
    const old = await add({ name: 'Old' });
    await decide({ approval: { of: 'all', edits: true } });
    const queue = async (order: string) =>
      (
        await call(
          'GET',
          `/admin/get-products?lookAgain=true&sort=lookAgainAt&order=${order}`,
          admin,
        )
      ).body.map(({ name }: ManagedProduct) => name);
    const first = await add({ name: 'First' });
    await edit(old._id, { name: 'Older' });
    const second = await add({ name: 'Second' });
    expect([first, second].map(({ takenDown }) => takenDown?.reason)).toEqual([
      ...['not-approved', 'not-approved'],
    ]);
    expect(await queue('asc')).toEqual(['First', 'Old', 'Second']);
    expect(await queue('desc')).toEqual(['Second', 'Old', 'First']);
    const page = `lookAgain=true&sort=lookAgainAt&order=asc&limit=1&page=2`;
    const { body } = await call('GET', `/admin/get-products?${page}`, admin);
    expect(body.map(({ name }: ManagedProduct) => name)).toEqual(['Old']);
    // Without the filter nothing is left out.
    const all = await call('GET', '/admin/get-products?sort=lookAgainAt', admin);
    expect(all.body).toHaveLength(3);
  });
});

describe('an edit', () => {
  it('applies at once unless owners have decided otherwise, and where it changes nothing to approve', async () => {
    const { _id } = await add();
    expect((await edit(_id, { name: 'Lantern' })).data).toMatchObject({
      name: 'Lantern',
      edit: null,
    });
    await decide(everyEdit);
    const told = await edit(_id, { name: 'Lantern', sellerSku: 'L-1', isTrending: 'true' });
    expect(told.data).toMatchObject({ sellerSku: 'L-1', trending: true, edit: null });
    expect(await waiting()).toEqual([]);
  });

  it('waits whole, and nobody but seller and admins learns of it', async () => {
    const { _id, version, images } = await add({}, [picture()]);
    await decide(everyEdit);
    const answer = await edit(_id, { name: 'Secret', description: 'New.', version }, [picture(1)]);
    expect(answer.body.message).toContain('waits for approval');
    expect(answer.data).toMatchObject({ name: 'Lamp', images, edit: { state: 'waiting' } });
    const { proposed, changed, present } = await review(_id);
    expect(changed.sort()).toEqual(['description', 'media', 'name']);
    expect([present.name, proposed?.name]).toEqual(['Lamp', 'Secret']);
    expect(await review(_id, 'seller')).toMatchObject({ proposed: { name: 'Secret' }, met: [] });

    for (const url of [
      `/get-product/${_id}`,
      '/get-product',
      '/get-listing',
      '/get-product?q=lamp',
    ]) {
      expect(JSON.stringify((await call('GET', url)).body), url).toContain('Lamp');
    }
    for (const url of [`/product?id=${_id}`, '/shop', '/sitemap.xml']) {
      expect((await test.app.inject(url)).body, url).not.toContain('Secret');
    }
    expect((await call('GET', '/get-product?q=secret')).body).toEqual([]);
    expect((await call('GET', `/seller/get-product-review/${_id}`, other)).status).toBe(404);

    await sweepMedia(test.context, 0);
    const [held = ''] = proposed?.images ?? [];
    expect(await statusOf(held)).toBe(404);
    expect((await approve(_id)).body.data).toMatchObject({ name: 'Secret', images: [held] });
    expect(await statusOf(held)).toBe(200);
    expect((await call('GET', '/get-product?q=secret')).body).toMatchObject([{ name: 'Secret' }]);
    expect(await waiting()).toEqual([]);
    expect(await subjects()).toEqual(['Dhow: your edit of a product is approved']);
  });

  it('is replaced by a later one, which its form opens with, and can be taken back', async () => {
    const { _id } = await add({}, [picture()]);
    await decide(everyEdit);
    const first = await edit(_id, { priceINR: '90' }, [picture(1)]);
    const proposed = (await review(_id, 'seller')).proposed;
    const existingImages = JSON.stringify(proposed?.images);
    const { version } = first.data;
    await edit(_id, { priceINR: '80', existingImages, version });
    expect((await edit(_id, { priceINR: '70', existingImages, version })).status).toBe(409);
    expect(await review(_id)).toMatchObject({
      proposed: { priceINR: 80, images: proposed?.images },
      changed: ['priceINR', 'media'],
    });
    expect(await waiting()).toEqual([_id]);
    const back = await call('PUT', `/seller/take-back-edit/${_id}`, seller, {});
    expect(back.body.data).toMatchObject({ priceINR: 100, edit: null });
    expect(await waiting()).toEqual([]);
    expect((await approve(_id)).body.code).toBe('no-edit');
  });

  it('is declined with a reason, which its seller sees', async () => {
    const { _id } = await add();
    await decide(everyEdit);
    await edit(_id, { name: 'Lantern' });
    expect((await decline(_id, '')).status).toBe(422);
    await decline(_id, 'Say what it is.');
    const { body } = await call('GET', `/seller/get-product/${_id}`, seller);
    expect(body.edit).toMatchObject({ state: 'declined', words: 'Say what it is.' });
    expect(await waiting()).toEqual([]);
    expect(await subjects()).toEqual(['Dhow: your edit of a product is not approved']);
    await edit(_id, { name: 'Brass lantern' });
    expect(await review(_id)).toMatchObject({ proposed: { name: 'Brass lantern' } });
  });

  it('goes onto what an admin has changed meanwhile, unless both have changed the same', async () => {
    const { _id } = await add();
    await decide(everyEdit);
    const { version } = (await edit(_id, { name: 'Lantern', priceINR: '90' })).data;
    await edit(_id, { description: 'By an admin.' }, [], admin);
    expect((await approve(_id, version)).body.code).toBe('changed-meanwhile');
    expect((await review(_id)).collides).toEqual([]);
    expect((await approve(_id)).body.data).toMatchObject({
      ...{ name: 'Lantern', priceINR: 90, description: 'By an admin.' },
    });
    await edit(_id, { name: 'Copper lantern', priceINR: '90' });
    await edit(_id, { name: 'Tin lantern', priceINR: '95' }, [], admin);
    expect((await review(_id)).collides).toEqual(['name']);
    const refused = await approve(_id);
    expect([refused.status, refused.body.code]).toEqual([409, 'edit-collides']);
    expect((await call('GET', `/get-product/${_id}`)).body.name).toBe('Tin lantern');
  });

  it('waits again once its approval is undone', async () => {
    const { _id, images } = await add({}, [picture()]);
    await decide(everyEdit);
    await edit(_id, { name: 'Lantern' }, [picture(1)]);
    const { version } = (await approve(_id)).body.data;
    await sweepMedia(test.context, 0);
    const undone = await call('PUT', `/admin/undo-change/${_id}`, admin, { version });
    expect(undone.body.data).toMatchObject({ name: 'Lamp', images, edit: { state: 'waiting' } });
    expect(await waiting()).toEqual([_id]);
    expect(await subjects()).toEqual([]);
    expect((await approve(_id)).body.data.name).toBe('Lantern');
  });

  it('of all prices waits for each piece, joins what waits, and is undone together', async () => {
    const pieces = await Promise.all(
      ['1000', '2000'].map((priceINR) =>
        aProduct(test.db, parentsOf(seller, category), { priceINR }),
      ),
    );
    await decide(everyEdit);
    const change = { action: 'change-prices', percent: 10, roundINR: 1, roundAED: 1, filter: {} };
    const prices = () => call('POST', '/seller/change-matching-products', seller, change);
    const step = await prices();
    expect(step.body.data).toMatchObject({ done: 2, waiting: 2, failed: [] });
    expect((await review(pieces[0]?.id ?? '')).proposed?.priceINR).toBe(1100);
    const { undo } = step.body.data;
    await call('POST', '/seller/undo-matching-change', seller, { undo });
    expect(await waiting()).toEqual([]);
    await prices();
    await prices();
    expect((await review(pieces[0]?.id ?? '')).proposed?.priceINR).toBe(1210);
    expect(await waiting()).toHaveLength(2);
  });

  it('of an import waits, and says so', async () => {
    const { _id } = await aProduct(test.db, parentsOf(seller, category), {
      ...{ sellerSku: 'A', name: 'Lamp' },
    }).then(({ id }) => ({ _id: id }));
    await decide(everyEdit);
    const { csv, row, check, run, call: send } = imports;
    const id = (await check(csv(row('A', { name: 'Renamed' })))).body.data._id;
    await run(id);
    expect((await call('GET', `/get-product/${_id}`)).body.name).toBe('Lamp');
    expect((await review(_id)).proposed?.name).toBe('Renamed');
    await send(`/undo-import/${id}`);
    while (await runNextImport(test.context));
    expect(await waiting()).toEqual([]);
  });
});

describe('a rule sends to approval', () => {
  const met = async (id: string) => (await review(id)).met;

  it('what has a word, whole and however it is written', async () => {
    await decide({ rules: { words: ['replica', 'first copy'] } });
    const fine = await add({ name: 'Replicated by hand, first copyright 1990' });
    expect(fine.edit ?? fine.takenDown).toBeNull();
    const { _id, takenDown } = await add({ name: 'Lamp', description: 'A FIRST-còpy.' });
    expect(takenDown).toMatchObject({ reason: 'not-approved' });
    expect(await met(_id)).toEqual([{ rule: 'words', field: 'description', words: 'first copy' }]);
    await edit(fine._id, { name: 'Replica' });
    expect(await met(fine._id)).toEqual([{ rule: 'words', field: 'name', words: 'replica' }]);
    expect((await call('GET', `/get-product/${fine._id}`)).body.name).toBe(fine.name);
    // What an admin approved is not met again by what leaves it alone.
    await approve(fine._id);
    expect((await edit(fine._id, { name: 'Replica', priceINR: '99' })).data.priceINR).toBe(99);
  });

  it('what has a word in letters that look alike, joined, hyphenated or in the plural', async () => {
    await decide({ rules: { words: ['replica', 'first copy'] } });
    for (const name of [
      ...['Ｒｅｐｌｉｃａ', 'Rеplica', 'rep\u2063lica', 'Re-plica', 'Firstcopy', 'replicas'],
    ]) {
      const words = name === 'Firstcopy' ? 'first copy' : 'replica';
      const { _id } = await add({ name });
      expect(await met(_id), name).toEqual([{ rule: 'words', field: 'name', words }]);
    }
  });

  it('a word in an attribute', async () => {
    const entries = [{ categoryId: category.id }];
    const { id } = await anAttribute(test.db, { name: 'Origin', kind: 'text', entries });
    await decide({ rules: { words: ['replica'] } });
    const { _id } = await add({ attributes: JSON.stringify({ [id]: 'A replica' }) });
    expect(await met(_id)).toEqual([{ rule: 'words', field: 'attributes', words: 'replica' }]);
  });

  it('what comes back: by an undo, and from the bin', async () => {
    const { id } = await aProduct(test.db, parentsOf(seller, category), {
      ...{ sellerSku: 'A', name: 'Replica', priceINR: '1000' },
    });
    const { csv, row, check, run, call: send } = imports;
    const importId = (await check(csv(row('A', { name: 'Lamp' })))).body.data._id;
    await run(importId);
    await decide({ rules: { words: ['replica'] } });
    await send(`/undo-import/${importId}`);
    while (await runNextImport(test.context));
    expect((await call('GET', `/get-product/${id}`)).body.name).toBe('Lamp');
    expect(await review(id)).toMatchObject({
      ...{ proposed: { name: 'Replica' }, met: [{ field: 'name', words: 'replica' }] },
    });
    await approve(id);
    await test.app.inject({
      ...{ method: 'DELETE', url: `/api/seller/delete-product/${id}` },
      headers: seller.authorization,
    });
    expect((await call('POST', `/seller/restore-from-bin/${id}`, seller)).status).toBe(200);
    expect(await waiting()).toEqual([id]);
    expect((await call('GET', `/get-product/${id}`)).status).toBe(404);
    expect(await met(id)).toMatchObject([{ field: 'name', words: 'replica' }]);
  });

  it('a price far outside its category’s, where that has ten pieces', async () => {
    await decide({ rules: { priceFactor: 10 } });
    const parents = parentsOf(other, category);
    for (let count = 0; count < 9; count += 1) {
      await aProduct(test.db, parents, { priceINR: String(1000 + count) });
    }
    expect((await add({ priceINR: '99999' })).takenDown).toBeNull();
    await aProduct(test.db, parents, { priceINR: '1009' });
    const far = await add({ priceINR: '90' });
    expect(await met(far._id)).toMatchObject([{ rule: 'price', priceINR: 90 }]);
    expect((await add({ priceINR: '500' })).takenDown).toBeNull();
  });

  it('a picture that another seller has, in another size too', async () => {
    const theirs = await add({ name: 'Theirs' }, [picture()], other);
    await decide({ rules: { samePicture: true } });
    const smaller = await scene(400, 500, 1).resize(320).webp({ quality: 60 }).toBuffer();
    const { _id } = await add({}, [file('image1', smaller)]);
    expect(await met(_id)).toMatchObject([
      { rule: 'picture', productId: theirs._id, name: 'Theirs' },
    ]);
    expect((await add({}, [picture(1)])).takenDown).toBeNull();
    expect((await add({ name: 'Theirs too' }, [picture()], other)).takenDown).toBeNull();
  });
});
