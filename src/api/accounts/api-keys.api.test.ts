import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import { admin, seller as sellerTable } from '#database/schema/accounts/account.ts';
import { apiKey, idempotentAnswer } from '#database/schema/accounts/api-key.ts';
import { staffMember } from '#database/schema/accounts/staff.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { product } from '#database/schema/products/product.ts';
import { settleRestored } from '#database/transfer/open-databases.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { anApiKey } from '#tests/support/api-keys.ts';
import {
  aCategory,
  aMember,
  anAdmin,
  aProduct,
  aSeller,
  parentsOf,
  productFields,
} from '#tests/support/factories.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { secondFactorCalls } from '#tests/support/second-factor/second-factor-calls.ts';
import { clearedApp } from '#tests/support/shared-app.ts';

const test = await clearedApp();
type Headers = Record<string, string>;

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  headers: Headers,
  payload?: object,
) {
  const answer = await test.app.inject({
    method,
    url: `/api${url}`,
    headers,
    ...(payload && { payload }),
  });
  await settleAfterResponses();
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}
const keysOf = async (headers: Headers, role = 'seller') =>
  (await call('GET', `/${role}/get-api-keys`, headers)).body;

describe('an API key', () => {
  it('is told once, kept as a hash, and says when it was used', async () => {
    const seller = await aSeller(test);
    const { id, key, authorization } = await anApiKey(test, 'seller', seller, ['editor'], {
      days: 30,
    });
    expect(key).toMatch(/^dhow_[\w-]{43}$/);
    const listed = await keysOf(seller.authorization);
    expect(listed).toMatchObject([
      {
        _id: id,
        name: 'Stock',
        ending: key.slice(-4),
        scopes: ['editor'],
        owner: seller.name,
        isOwn: true,
        lastUsedAt: null,
      },
    ]);
    const lasts = Date.parse(listed[0].expiresAt) - Date.parse(listed[0].createdAt);
    expect(lasts).toBe(30 * 86_400_000);
    const kept = JSON.stringify([
      await test.db.select().from(apiKey),
      await test.db.select().from(auditEntry),
    ]);
    expect(kept).not.toContain(key.slice(0, -4));
    expect((await call('GET', `/seller/get-products/${seller.id}`, authorization)).status).toBe(
      200,
    );
    expect((await keysOf(seller.authorization))[0].lastUsedAt).not.toBeNull();
  });

  it('asks whoever makes it to show that the account is theirs, for what it is and for how long', async () => {
    const seller = await aSeller(test);
    const make = (given: object) =>
      call('POST', '/seller/add-api-key', seller.authorization, given);
    const proof = await secondFactorCalls(test, 'seller', seller.token).proof();
    const good = { proof, name: 'Stock', scopes: ['editor'], days: 90 };
    const { token } = await aSeller(test);
    const anothers = await secondFactorCalls(test, 'seller', token).proof();
    expect((await make({ ...good, proof: anothers })).body.code).toBe('confirm-first');
    expect((await make({ ...good, scopes: [] })).body.fields).toHaveProperty('scopes');
    expect((await make({ ...good, scopes: ['change-products'] })).status).toBe(422);
    expect((await make({ ...good, days: 31 })).body.fields).toHaveProperty('days');
    expect((await make({ ...good, name: ' ' })).body.fields).toHaveProperty('name');
    expect(await test.db.$count(apiKey)).toBe(0);
    expect((await make(good)).status).toBe(201);
  });

  it('does no more than its owner may now, and of that what it is for', async () => {
    const [shop, category] = [await aSeller(test), await aCategory(test.db)];
    const { id } = await aProduct(test.db, parentsOf(shop, category));
    const helper = await aMember(test, shop, { role: 'editor' });
    const refused = await call('POST', '/seller/add-api-key', helper.authorization, {
      proof: await secondFactorCalls(test, 'seller', helper.token).proof(),
      ...{ name: 'Mine', scopes: ['owner'], days: null },
    });
    expect(refused.body.fields).toHaveProperty('scopes');
    const replies = await anApiKey(test, 'seller', helper, ['replies']);
    const editor = await anApiKey(test, 'seller', helper, ['editor'], { name: 'Stock sync' });
    const hide = (by: { authorization: Headers }, hidden: boolean) =>
      call('PUT', `/seller/hide-product/${id}`, by.authorization, { hidden });
    expect((await hide(replies, true)).body.code).toBe('scope-required');
    expect((await hide(editor, true)).status).toBe(200);
    const [entry] = await test.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'hide-product'));
    expect(entry).toMatchObject({
      actorId: helper.id,
      actorName: expect.stringContaining('Stock sync'),
    });
    await test.db.update(staffMember).set({ role: 'replies' });
    expect((await hide(editor, false)).body.code).toBe('permission-required');
    await test.db.update(sellerTable).set({ status: false, approval: 'deactivated' });
    await test.db.update(staffMember).set({ role: 'editor' });
    expect((await hide(editor, false)).body.code).toBe('pending-approval');
  });

  it('of an admin holds to its role and its scopes', async () => {
    const owner = await anAdmin(test);
    const key = await anApiKey(test, 'admin', owner, ['see-products', 'see-audit']);
    const see = async (url: string) => (await call('GET', url, key.authorization)).body.code;
    expect(await see('/admin/get-products')).toBeUndefined();
    expect(await see('/admin/get-sellers')).toBe('scope-required');
    await test.db.update(admin).set({ role: 'support' });
    expect(await see('/admin/get-audit')).toBe('permission-required');
  });

  it('ends with its time, its revocation, its owner’s log-out everywhere and a restored backup, not with a password', async () => {
    const seller = await aSeller(test);
    const headers = seller.authorization;
    const make = (days: number | null = null) =>
      anApiKey(test, 'seller', seller, ['owner'], { days });
    const use = async ({ authorization }: { authorization: Headers }) => {
      const { status, body } = await call(
        'GET',
        `/seller/get-products/${seller.id}`,
        authorization,
      );
      return status === 200 ? 200 : body.code;
    };
    const [expiring, revoked, kept] = [await make(30), await make(), await make()];
    await test.db.update(apiKey).set({ expiresAt: new Date() }).where(eq(apiKey.id, expiring.id));
    expect(await use(expiring)).toBe('key-ended');
    expect((await call('DELETE', `/seller/revoke-api-key/${revoked.id}`, headers)).status).toBe(
      200,
    );
    expect(await use(revoked)).toBe('key-ended');
    expect((await call('DELETE', `/seller/revoke-api-key/${revoked.id}`, headers)).status).toBe(
      404,
    );
    const change = {
      currentPassword: 'correct horse battery',
      newPassword: 'lanterns over the quay',
    };
    const changed = await call('POST', `/seller/reset-password/${seller.id}`, headers, change);
    expect(await use(kept)).toBe(200);
    const anew = { authorization: `Bearer ${changed.body.data.token}` };
    await call('POST', '/seller/log-out-everywhere', anew);
    expect(await use(kept)).toBe('key-ended');

    const [other, helper] = [await aSeller(test), await anAdmin(test)];
    const restored = await anApiKey(test, 'seller', other, ['owner']);
    const ofAdmin = await anApiKey(test, 'admin', helper, ['see-products']);
    await call('PUT', `/admin/deactivate-admin/${helper.id}`, (await anAdmin(test)).authorization, {
      deactivated: true,
    });
    expect((await call('GET', '/admin/get-products', ofAdmin.authorization)).body.code).toBe(
      'key-ended',
    );
    await settleRestored(test.db as Database);
    expect(
      (await call('GET', `/seller/get-products/${other.id}`, restored.authorization)).status,
    ).toBe(401);
  });

  it('of a member of staff is the owner’s to see and revoke, and goes with the member', async () => {
    const shop = await aSeller(test);
    const [one, two] = [await aMember(test, shop), await aMember(test, shop, { role: 'replies' })];
    const ofOne = await anApiKey(test, 'seller', one, ['editor']);
    await anApiKey(test, 'seller', two, ['replies']);
    expect(await keysOf(one.authorization)).toHaveLength(1);
    expect(await keysOf(shop.authorization)).toMatchObject([
      { owner: two.name, isOwn: false },
      { owner: one.name, isOwn: false },
    ]);
    const revoke = (by: { authorization: Headers }, id: string) =>
      call('DELETE', `/seller/revoke-api-key/${id}`, by.authorization);
    expect((await revoke(two, ofOne.id)).status).toBe(404);
    expect((await revoke(await aSeller(test), ofOne.id)).status).toBe(404);
    expect((await revoke(shop, ofOne.id)).status).toBe(200);
    await call('DELETE', `/seller/remove-staff/${two.id}`, shop.authorization);
    expect(await test.db.$count(apiKey)).toBe(0);
  });

  it('cannot be made in a support session, and is exported without its hash and erased with its seller', async () => {
    const [helper, seller] = [await anAdmin(test), await aSeller(test)];
    await anApiKey(test, 'seller', seller, ['owner']);
    const { body } = await call(
      'POST',
      `/admin/log-in-as-seller/${seller.id}`,
      helper.authorization,
    );
    const support = { authorization: `Bearer ${body.data.token}` };
    expect(await keysOf(support)).toMatchObject([{ isOwn: false }]);
    const made = { proof: 'x', name: 'Stock', scopes: ['owner'], days: null };
    expect((await call('POST', '/seller/add-api-key', support, made)).body.code).toBe(
      'not-in-support',
    );
    const exported = (await call('GET', `/seller/export-data/${seller.id}`, seller.authorization))
      .body;
    expect(exported.data.api_key).toMatchObject([{ name: 'Stock', scopes: ['owner'] }]);
    expect(JSON.stringify(exported.data.api_key)).not.toContain('hash');
    const { email } = seller;
    await call('POST', '/admin/erase-personal-data', helper.authorization, {
      email,
      confirm: email,
    });
    expect(await test.db.$count(apiKey)).toBe(0);
  });

  it('says how many calls are left, and is refused past them', async () => {
    const seller = await aSeller(test);
    const { authorization } = await anApiKey(test, 'seller', seller, ['owner']);
    const ask = () => call('GET', `/seller/get-products/${seller.id}`, authorization);
    const { limitScale } = test.context;
    test.context.limitScale = 2 / 1200;
    try {
      const { headers } = await ask();
      expect(headers['ratelimit-policy']).toBe('"key";q=2;w=600');
      expect(headers.ratelimit).toMatch(/^"key";r=1;t=\d+$/);
      await ask();
      const refused = await ask();
      expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
      expect(refused.headers.ratelimit).toMatch(/^"key";r=0;t=\d+$/);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(
        (await call('GET', `/seller/get-products/${seller.id}`, seller.authorization)).status,
      ).toBe(200);
    } finally {
      test.context.limitScale = limitScale;
    }
  });
});

describe('a write with an Idempotency-Key', () => {
  const begin = async () => {
    const [seller, category] = [await aSeller(test), await aCategory(test.db)];
    const key = await anApiKey(test, 'seller', seller, ['editor']);
    const fields = productFields(category);
    const add = (name: string, given: object = {}, by: Headers = key.authorization) =>
      call(
        'POST',
        '/seller/add-product',
        { ...by, 'idempotency-key': name },
        { ...fields, ...given },
      );
    return { seller, category, key, fields, add };
  };

  it('is made once and answered as it was, with a key and with a session', async () => {
    const { seller, add } = await begin();
    const first = await add('one');
    expect(first.status).toBe(201);
    const again = await add('one');
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect((await add('one', {}, seller.authorization)).body.data._id).not.toBe(
      first.body.data._id,
    );
    expect(await test.db.$count(product)).toBe(2);
  });

  it('is refused with another body, and free again after a refusal and after a day', async () => {
    const { add } = await begin();
    expect((await add('one', { name: '' })).status).toBe(422);
    expect((await add('one')).status).toBe(201);
    expect((await add('one', { name: 'Another' })).body).toMatchObject({
      code: 'idempotency-key-reused',
    });
    await test.db.update(idempotentAnswer).set({ createdAt: new Date(Date.now() - 86_400_001) });
    expect((await add('one', { name: 'Another' })).status).toBe(201);
    expect(await test.db.$count(product)).toBe(2);
    expect((await add('two words')).status).toBe(400);
  });

  it('that is sent twice at once is made once', async () => {
    const { add } = await begin();
    const answers = await Promise.all(Array.from({ length: 8 }, () => add('one')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => ![201, 409].includes(status))).toEqual([]);
    expect(statuses).toContain(201);
    expect(await test.db.$count(product)).toBe(1);
  });

  it('that was killed before its transaction is made again, and after it is not', async () => {
    const { add } = await begin();
    await add('one');
    await test.db.update(idempotentAnswer).set({ answer: null });
    expect((await add('one')).body.code).toBe('same-is-running');
    const past = new Date(Date.now() - 1000);
    await test.db.update(idempotentAnswer).set({ leasedUntil: past });
    expect((await add('one')).body.code).toBe('answer-was-lost');
    await test.db.update(idempotentAnswer).set({ state: 'running' });
    expect((await add('one')).status).toBe(201);
    expect(await test.db.$count(product)).toBe(2);
  });

  it('is told by the content of its form, whatever its boundary', async () => {
    const { key, fields } = await begin();
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const add = async (image: Buffer) => {
      const { payload, headers } = multipart(fields, [file('image1', image, 'one.png')]);
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/seller/add-product',
        headers: { ...headers, ...key.authorization, 'idempotency-key': 'form' },
        payload,
      });
      await wait(1);
      return { status: answer.statusCode, body: answer.json() };
    };
    const first = await add(picture);
    expect(first.status).toBe(201);
    expect((await add(picture)).body).toEqual(first.body);
    expect((await add(Buffer.concat([picture, Buffer.from('x')]))).status).toBe(422);
    expect(await test.db.$count(product)).toBe(1);
  });

  it('keeps no secrets: what no key may do is made each time', async () => {
    const seller = await aSeller(test);
    const proof = await secondFactorCalls(test, 'seller', seller.token).proof();
    const make = () =>
      call(
        'POST',
        '/seller/add-api-key',
        { ...seller.authorization, 'idempotency-key': 'one' },
        {
          ...{ proof, name: 'Stock', scopes: ['owner'], days: null },
        },
      );
    const keys = [(await make()).body.data.key, (await make()).body.data.key];
    expect(keys[0]).not.toBe(keys[1]);
    expect(await test.db.$count(idempotentAnswer)).toBe(0);
  });
});
