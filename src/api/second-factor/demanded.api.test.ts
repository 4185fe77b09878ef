import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  authenticatorApp,
  passkey,
  recoveryCode,
} from '#database/schema/accounts/second-factor.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { resetAdminsSecondFactor } from '#services/second-factor/turn-off.ts';
import { anAdmin, aSeller } from '#tests/support/factories.ts';
import { secondFactorCalls } from '#tests/support/second-factor/second-factor-calls.ts';
import { clearedApp } from '#tests/support/shared-app.ts';

const test = await clearedApp({ publicUrl: 'http://localhost:3000' });
const now = () => new Date();

beforeEach(async () => {
  Object.assign(test.context, { requireAdminSecondFactor: false });
});

async function account(role: 'seller' | 'admin' = 'seller') {
  const made = role === 'seller' ? await aSeller(test) : await anAdmin(test);
  return { ...made, role, calls: secondFactorCalls(test, role, made.token) };
}

const actions = async () => (await test.db.select().from(auditEntry)).map(({ action }) => action);

describe('where admins need a second factor', () => {
  beforeEach(() => void Object.assign(test.context, { requireAdminSecondFactor: true }));

  it('one without reaches its set-up and nothing else, in support neither', async () => {
    const boss = await account('admin');
    const seller = await aSeller(test);
    const ask = async (method: string, url: string) => {
      const asked = await test.app.inject({
        method: method as 'GET',
        url,
        headers: boss.authorization,
      });
      return [method, url, asked.statusCode === 403 && asked.json().code];
    };
    const openToIt = /\/second-factor(\/|$)|\/log-out/;
    const closed = test.routes.filter(
      ({ access, url }) => access.policy.includes('admin') && !openToIt.test(url),
    );
    expect(closed.length).toBeGreaterThan(30);
    for (const { method, url } of closed) {
      const address = url.replace(/:\w+/g, seller.id);
      expect(await ask(method, address)).toEqual([method, address, 'second-factor-required']);
    }
    expect(await ask('GET', '/api/admin/second-factor')).toContain(false);
    expect(Object.keys((await boss.calls.logIn(boss.email)).body)).toEqual(['token']);
    expect((await boss.calls.read()).isDemanded).toBe(true);
    await boss.calls.addApp(now());
    expect(await ask('GET', '/api/admin/get-sellers')).toContain(false);
  });

  it('a support log-in made before ends where its admin has none', async () => {
    const boss = await account('admin');
    const seller = await aSeller(test);
    await boss.calls.addApp(now());
    const url = `/api/admin/log-in-as-seller/${seller.id}`;
    const entered = await test.app.inject({ method: 'POST', url, headers: boss.authorization });
    const headers = { authorization: `Bearer ${entered.json().data.token}` };
    const products = () =>
      test.app.inject({ url: `/api/seller/get-products/${seller.id}`, headers });
    expect((await products()).statusCode).toBe(200);
    await test.db.delete(authenticatorApp).where(eq(authenticatorApp.accountId, boss.id));
    expect((await products()).json().code).toBe('second-factor-required');
  });

  it('the last one stays, and may be exchanged for another', async () => {
    const { calls } = await account('admin');
    const { id: passkeyId } = await calls.addPasskey();
    const proof = await calls.proof();
    for (const path of [`/remove-passkey/${passkeyId}`, '/turn-off']) {
      const { status, body } = await calls.own('POST', path, { proof });
      expect([path, status, body.code]).toEqual([path, 409, 'second-factor-demanded']);
    }
    expect(await test.db.$count(passkey)).toBe(1);
    expect(await test.db.$count(recoveryCode)).toBe(10);
    await calls.addApp(now());
    expect((await calls.own('POST', `/remove-passkey/${passkeyId}`, { proof })).status).toBe(200);
  });

  it('sellers do not', async () => {
    const { calls } = await account();
    expect((await calls.read()).isDemanded).toBe(false);
    await calls.addApp(now());
    expect((await calls.own('POST', '/turn-off', { proof: await calls.proof() })).status).toBe(200);
  });
});

describe('the way back', () => {
  const reset = (headers: Record<string, string>, id: string, payload: object) =>
    test.app.inject({
      method: 'POST',
      url: `/api/admin/reset-second-factor/${id}`,
      headers,
      payload,
    });

  it('of a seller is an admin, who says why; its sessions end, and it is told', async () => {
    const boss = await anAdmin(test);
    const { calls, id, email } = await account();
    const reason = 'Called from the known number: the phone was lost.';
    expect((await reset(boss.authorization, id, { reason })).json().code).toBe('second-factor-off');
    await calls.addApp(now());
    expect((await reset(boss.authorization, id, { reason: ' ' })).statusCode).toBe(422);
    expect((await reset(boss.authorization, 'nobody00here', { reason })).statusCode).toBe(404);
    const seen = await test.app.inject({
      url: `/api/admin/second-factor-of/${id}`,
      headers: boss.authorization,
    });
    expect(seen.json().authenticatorApp).not.toBeNull();
    expect((await reset(boss.authorization, id, { reason })).statusCode).toBe(200);
    expect((await calls.own('GET', '')).status).toBe(401);
    expect(Object.keys((await calls.logIn(email)).body)).toEqual(['token']);
    expect(await actions()).toContain('reset-second-factor');
    await settleAfterResponses();
    const told = test.mails.filter(({ text }) => text.includes(reason));
    expect(told.map(({ to }) => to)).toEqual([email]);
  });

  it('of an admin is the operator', async () => {
    const { calls, id, email } = await account('admin');
    await calls.addPasskey();
    await resetAdminsSecondFactor(test.context, { id });
    expect((await calls.own('GET', '')).status).toBe(401);
    expect(Object.keys((await calls.logIn(email)).body)).toEqual(['token']);
    const entries = await test.db.select().from(auditEntry);
    expect(entries.map(({ actorName, action }) => [actorName, action])).toContainEqual([
      'Operator',
      'reset-second-factor',
    ]);
  });

  it('is not a new password by mail: its log-in asks for the second factor still', async () => {
    const { calls, email } = await account();
    await calls.addApp(now());
    await calls.call('POST', '/forgot-password', { email }, '');
    await settleAfterResponses();
    const link = test.mails.find(({ text }) => text.includes('reset-password?token='));
    const token = /token=([\w-]+)/.exec(link?.text ?? '')?.[1];
    const given = { token, newPassword: 'chosen by a link' };
    expect((await calls.call('POST', '/reset-password-by-link', given, '')).status).toBe(200);
    const { body } = await calls.logIn(email, 'chosen by a link');
    expect(Object.keys(body)).toEqual(['secondFactor']);
  });
});
