import { describe, expect, it } from 'vitest';
import { settleAfterResponses } from '#services/after-response.ts';
import { deliverNextMail } from '#services/mail/deliver-mail.ts';
import {
  aCategory,
  anAdmin,
  aProduct,
  aSeller,
  type TestSeller,
} from '#tests/support/factories.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const admin = await perTest(() => anAdmin(test));

async function setStatus(id: string, payload: object) {
  const response = await test.app.inject({
    method: 'PUT',
    url: `/api/admin/update-status/${id}`,
    headers: admin.authorization,
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}

const get = async (url: string) => (await test.app.inject(`/api${url}`)).json();

describe("a seller's status", () => {
  it('is a boolean, of a seller that exists', async () => {
    const seller = await aSeller(test, { approved: false });
    expect((await setStatus(seller.id, { status: 'yes' })).status).toBe(422);
    expect((await setStatus('nobody00here', { status: true })).status).toBe(404);
  });

  it('counts from the next call on, both ways', async () => {
    const seller = await aSeller(test, { approved: false });
    const write = async () => {
      const response = await test.app.inject({
        method: 'POST',
        url: '/api/seller/add-product',
        headers: seller.authorization,
        payload: {},
      });
      return response.statusCode;
    };
    expect(await write()).toBe(403);
    await setStatus(seller.id, { status: true });
    expect(await write()).toBe(422);
    await setStatus(seller.id, { status: false });
    expect(await write()).toBe(403);
  });

  it('says why, and tells the seller by mail', async () => {
    const seller = await aSeller(test, { approved: false });
    const declined = await setStatus(seller.id, {
      status: false,
      reason: 'The papers are missing.',
    });
    expect(declined.body.data).toMatchObject({
      status: false,
      approval: 'declined',
      approvalNote: 'The papers are missing.',
    });
    await setStatus(seller.id, { status: true });
    const off = await setStatus(seller.id, { status: false });
    expect(off.body.data.approval).toBe('deactivated');
    await settleAfterResponses();
    expect(test.mails.map((mail) => mail.to)).toEqual(Array(2).fill(seller.email));
    expect(test.mails[0]?.text).toContain('The papers are missing.');
  });

  it('undone within a minute, says nothing; later, the seller is told of both', async () => {
    const seller = await aSeller(test);
    const about = async () => {
      const url = `/api/admin/get-messages/${seller.id}`;
      const answer = await test.app.inject({ url, headers: admin.authorization });
      return answer.json<{ about: string }[]>().map((message) => message.about);
    };
    const mailed = async (minutes: number) => {
      await settleAfterResponses();
      const { now } = test.context;
      test.context.now = () => new Date(Date.now() + minutes * 60_000);
      while (await deliverNextMail(test.context));
      test.context.now = now;
      return test.mails.map(({ subject }) => subject.replace(/^.*: /, ''));
    };
    await setStatus(seller.id, { status: false, reason: 'A slip.' });
    expect(await about()).toEqual(['deactivated']);
    expect((await setStatus(seller.id, { status: true })).body.data.approval).toBe('approved');
    expect([await mailed(2), await about()]).toEqual([[], []]);

    await setStatus(seller.id, { status: false, reason: 'No slip.' });
    expect(await mailed(0)).toEqual([]);
    expect(await mailed(2)).toHaveLength(1);
    await setStatus(seller.id, { status: true });
    expect(await mailed(0)).toEqual([
      'Your account has been deactivated, and your products are no longer shown.',
      'Your account has been approved. You can add and edit products now.',
    ]);
    expect(await about()).toEqual(['approved', 'deactivated']);
  });

  it('takes the products out of every public list at once, and brings them back', async () => {
    const seller = await aSeller(test);
    const category = await aCategory(test.db);
    const parents = {
      sellerId: seller.id,
      categoryId: category.id,
      subCategoryId: category.sub.id,
      productTypeId: category.type.id,
    };
    const product = await aProduct(test.db, parents, { name: 'Lantern', trending: true });
    const lists = [
      '/get-product',
      '/get-product?q=lantern',
      '/get-product?trending=true',
      `/get-product?category=${category.id}`,
      `/get-product?type=${category.type.id}`,
      `/get-product?ids=${product.id}`,
      `/get-related/${category.sub.id}`,
      `/get-related/${seller.id}/${category.sub.id}`,
      '/suggest?q=lantern',
      '/get-sellers',
      `/get-subcategory/${seller.id}/${category.id}`,
    ];
    // Some answer with an empty list, some that there is nothing.
    const shown = async (url: string) => {
      const answer = await get(url);
      return Array.isArray(answer) ? answer.length : 0;
    };
    const lengths = () => Promise.all(lists.map(shown));
    const seen = lists.map(() => 1);
    expect(await lengths()).toEqual(seen);
    await setStatus(seller.id, { status: false });
    expect(await lengths()).toEqual(lists.map(() => 0));
    const { facets } = await get('/get-listing?facets=brand');
    expect(facets.values).toMatchObject([{ name: 'brand', values: [] }]);
    for (const url of [`/get-product/${product.id}`, `/get-seller/${seller.id}`]) {
      expect((await test.app.inject(`/api${url}`)).statusCode).toBe(404);
    }
    await setStatus(seller.id, { status: true });
    expect(await lengths()).toEqual(seen);
  });
});

describe('what the public learns of a seller', () => {
  it('is neither e-mail nor registration phone', async () => {
    const seller = await aSeller(test);
    for (const url of ['/get-sellers', `/get-seller/${seller.id}`, '/get-product']) {
      const text = JSON.stringify(await get(url));
      expect(text).not.toContain(seller.email);
      expect(text).not.toContain(seller.phone);
    }
  });
});

describe('a profile', () => {
  const update = async (
    seller: TestSeller,
    fields: object,
    files: ReturnType<typeof file>[] = [],
  ) => {
    const { payload, headers } = multipart(fields as Record<string, unknown>, files);
    const response = await test.app.inject({
      method: 'PUT',
      url: `/api/seller/update-profile/${seller.id}`,
      headers: { ...headers, ...seller.authorization },
      payload,
    });
    return { status: response.statusCode, body: response.json() };
  };

  it('needs a name, true phone numbers and the newest version', async () => {
    const seller = await aSeller(test);
    expect((await update(seller, { name: '' })).body.fields).toEqual({ name: 'Name is required' });
    const phone = await update(seller, { name: 'A', INR: 'call me' });
    expect(Object.keys(phone.body.fields)).toEqual(['INR']);
    expect((await update(seller, { name: 'A', version: 7 })).status).toBe(409);
  });

  it('changes at once before it is approved, but for the e-mail, and returns the picture at the top level', async () => {
    const seller = await aSeller(test, { approved: false });
    const picture = await scene(300, 300).png().toBuffer();
    const { status, body } = await update(
      seller,
      { name: 'Renamed', email: 'other@shop.example', INR: '+91 98765 00000', DXB: '' },
      [file('profileImage', picture)],
    );
    expect([status, body.message]).toEqual([200, 'Profile updated successfully']);
    expect(body.Image).toMatch(/^\/media\/[0-9a-f]{32}\.jpg$/);
    expect(body.data).toMatchObject({ name: 'Renamed', email: seller.email, Image: body.Image });
    await setStatus(seller.id, { status: true });
    expect(await get(`/get-seller/${seller.id}`)).toMatchObject({
      name: 'Renamed',
      INR: '+919876500000',
      DXB: '',
      Image: body.Image,
    });
  });
});

describe('the list of sellers', () => {
  it('is searched, sorted and paged', async () => {
    for (const name of ['Cedar', 'amber', 'Basil']) await aSeller(test, { name });
    const list = async (query: string) => {
      const response = await test.app.inject({
        url: `/api/admin/get-sellers?${query}`,
        headers: admin.authorization,
      });
      const names = response.json().map((row: { name: string }) => row.name);
      return { names, total: response.headers['x-total-count'] };
    };
    expect(await list('sort=name&limit=2')).toEqual({ names: ['amber', 'Basil'], total: '3' });
    expect((await list('sort=name&limit=2&page=2')).names).toEqual(['Cedar']);
    expect(await list('q=CED')).toEqual({ names: ['Cedar'], total: '1' });
    expect((await list('approval=pending')).total).toBe('0');
  });
});
