import { eq, isNotNull } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { admin as adminTable } from '#database/schema/accounts/account.ts';
import { session } from '#database/schema/accounts/session.ts';
import { anAdmin, aSeller, TEST_PASSWORD } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const admin = await perTest(() => anAdmin(test));

const ask = (sellerId: string, headers: Record<string, string>) =>
  test.app.inject({ method: 'POST', url: `/api/admin/log-in-as-seller/${sellerId}`, headers });

async function supportFor(sellerId: string) {
  const { token } = (await ask(sellerId, admin.authorization)).json().data;
  return { authorization: `Bearer ${token}` };
}

const rename = (sellerId: string, headers: Record<string, string>) =>
  test.app.inject({
    method: 'PUT',
    url: `/api/seller/update-profile/${sellerId}`,
    headers,
    payload: { name: 'Renamed by support' },
  });

describe('an admin who logs in as a seller', () => {
  it('is an admin, and the seller exists', async () => {
    const seller = await aSeller(test);
    expect((await ask(seller.id, seller.authorization)).statusCode).toBe(403);
    expect((await ask('nobody00here', admin.authorization)).statusCode).toBe(404);
  });

  it('is that seller and nobody else, and no admin by this token', async () => {
    const [seller, other] = [await aSeller(test), await aSeller(test)];
    const headers = await supportFor(seller.id);
    const products = (id: string) =>
      test.app.inject({ url: `/api/seller/get-products/${id}`, headers });
    expect((await products(seller.id)).statusCode).toBe(200);
    expect((await products(other.id)).statusCode).toBe(404);
    const sellers = await test.app.inject({ url: '/api/admin/get-sellers', headers });
    expect(sellers.statusCode).toBe(403);
  });

  it('is so for an hour, and no longer than its own log-in lasts', async () => {
    const seller = await aSeller(test);
    await supportFor(seller.id);
    const end = new Date(Date.now() + 10 * 60_000);
    await test.db.update(session).set({ expiresAt: end }).where(eq(session.accountId, admin.id));
    const { authorization } = await supportFor(seller.id);
    const { exp = 0 } = decodeJwt(authorization.slice('Bearer '.length));
    expect(exp).toBe(Math.floor(end.getTime() / 1000));
    const kept = await test.db
      .select({ expiresAt: session.expiresAt })
      .from(session)
      .where(isNotNull(session.supportSessionId))
      .orderBy(session.expiresAt);
    expect(kept[0]?.expiresAt).toEqual(end);
    expect(kept[1]?.expiresAt.getTime()).toBeGreaterThan(end.getTime() + 45 * 60_000);
  });

  it('may no more than the seller may', async () => {
    const seller = await aSeller(test, { approved: false });
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/seller/add-product',
      headers: await supportFor(seller.id),
      payload: {},
    });
    expect(response.json()).toMatchObject({ code: 'pending-approval' });
  });

  it('cannot make itself a lasting seller, nor end the sessions of the real one', async () => {
    const seller = await aSeller(test);
    const headers = await supportFor(seller.id);
    for (const [url, payload] of [
      [`reset-password/${seller.id}`, { currentPassword: TEST_PASSWORD, newPassword: 'a new one' }],
      ['log-out-everywhere', undefined],
    ] as const) {
      const response = await test.app.inject({
        method: 'POST',
        url: `/api/seller/${url}`,
        headers,
        ...(payload && { payload }),
      });
      expect([response.statusCode, response.json().code]).toEqual([403, 'not-in-support']);
    }
    expect((await rename(seller.id, seller.authorization)).statusCode).toBe(200);
  });

  it("takes away no customer's data", async () => {
    const seller = await aSeller(test);
    const url = `/api/seller/export-customer/${seller.id}/${'a'.repeat(20)}`;
    const response = await test.app.inject({ url, headers: await supportFor(seller.id) });
    expect([response.statusCode, response.json().code]).toEqual([403, 'not-in-support']);
  });

  it('leaves both names in the audit log', async () => {
    const seller = await aSeller(test, { name: 'Lantern House' });
    await rename(seller.id, await supportFor(seller.id));
    const response = await test.app.inject({
      url: '/api/admin/get-audit',
      headers: admin.authorization,
    });
    expect(response.json()).toMatchObject([
      { action: 'update-profile', role: 'admin', actorName: `${admin.name}, as Lantern House` },
      { action: 'log-in-as-seller', actorName: admin.name, entityId: seller.id },
    ]);
  });

  it('is out as soon as its own sessions end', async () => {
    const seller = await aSeller(test);
    const headers = await supportFor(seller.id);
    await test.db.update(adminTable).set({ tokenVersion: 7 });
    expect((await rename(seller.id, headers)).statusCode).toBe(401);
  });
});
