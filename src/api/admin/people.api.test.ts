import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { admin, passwordReset } from '#database/schema/accounts/account.ts';
import { session } from '#database/schema/accounts/session.ts';
import { invitation } from '#database/schema/accounts/staff.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { ensureAdmin } from '#services/accounts/admins.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { anAdmin, aSeller, TEST_PASSWORD, type TestAdmin } from '#tests/support/factories.ts';
import { clearedApp } from '#tests/support/shared-app.ts';

const test = await clearedApp();
let owner: TestAdmin;

beforeEach(async () => {
  owner = await anAdmin(test);
});

type Who = Pick<TestAdmin, 'authorization'> | null;

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  who: Who,
  payload?: object,
) {
  const answer = await test.app.inject({
    ...{ method, url: `/api/admin${url}`, headers: who?.authorization ?? {} },
    ...(payload && { payload }),
  });
  await settleAfterResponses();
  const body = answer.json();
  return { status: answer.statusCode, code: body.code as string | undefined, body };
}

const people = async () => (await call('GET', '/get-people', owner)).body;
const invited = { name: 'Noor Sayegh', email: 'Noor@Shop.example', role: 'catalogue' };
const password = 'a quiet harbour at dusk';

/** Invites somebody, and returns the token of the mailed link. */
async function invite(values: object = {}): Promise<string> {
  const { status } = await call('POST', '/invite-admin', owner, { ...invited, ...values });
  expect(status).toBe(201);
  return tokenOfMail();
}
const tokenOfMail = () => {
  const mail = test.mails.at(-1);
  return /accept-invitation\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const accept = (token: string, chosen = password) =>
  call('POST', '/accept-invitation', null, { token, password: chosen });
const bearer = (token: string) => ({ authorization: { authorization: `Bearer ${token}` } });
const logIn = (email: string, chosen: string) =>
  call('POST', '/login', null, { emailOrPhone: email, password: chosen });

describe('an invitation', () => {
  it('leads to an account of its role, by a link that works once', async () => {
    const token = await invite();
    const { body } = await call('POST', '/read-invitation', null, { token });
    expect(body).toMatchObject({
      name: 'Noor Sayegh',
      email: 'noor@shop.example',
      role: 'catalogue',
    });
    const accepted = await accept(token);
    expect(accepted.status).toBe(201);
    const noor = bearer(accepted.body.data.token);
    expect((await call('GET', '/get-profile', noor)).body).toMatchObject({ role: 'catalogue' });
    expect((await call('GET', '/get-category', noor)).status).toBe(200);
    expect(await call('GET', '/get-audit', noor)).toMatchObject({
      status: 403,
      code: 'permission-required',
    });
    expect((await accept(token)).code).toBe('link-used-up');
    expect((await logIn('noor@shop.example', password)).status).toBe(200);
    expect((await people()).invitations).toEqual([]);
  });

  it('is accepted by one of two who open it at once', async () => {
    const token = await invite();
    const both = await Promise.all([accept(token), accept(token, 'another quiet harbour')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await test.db.$count(admin)).toBe(2);
  });

  it('works no more once it is sent again, cancelled or too old', async () => {
    const first = await invite();
    const [{ _id }] = (await people()).invitations;
    await call('POST', `/invite-admin-again/${_id}`, owner, {});
    const second = tokenOfMail();
    expect((await accept(first)).code).toBe('link-used-up');
    await test.db.update(invitation).set({ expiresAt: new Date(Date.now() - 1000) });
    expect((await accept(second)).code).toBe('link-used-up');
    await call('POST', `/invite-admin-again/${_id}`, owner, {});
    const third = tokenOfMail();
    expect((await call('DELETE', `/cancel-invitation/${_id}`, owner)).status).toBe(200);
    expect((await call('POST', '/read-invitation', null, { token: third })).status).toBe(422);
    expect((await call('DELETE', `/cancel-invitation/${_id}`, owner)).status).toBe(404);
  });

  it('is not sent twice, nor to an admin, nor without what it needs', async () => {
    await invite();
    expect((await call('POST', '/invite-admin', owner, invited)).status).toBe(409);
    const again = { ...invited, email: owner.email };
    expect(await call('POST', '/invite-admin', owner, again)).toMatchObject({ status: 409 });
    for (const wrong of [{ role: 'king' }, { email: 'nobody' }, { name: '' }]) {
      const { status, body } = await call('POST', '/invite-admin', owner, { ...invited, ...wrong });
      expect([status, Object.keys(body.fields)]).toEqual([422, Object.keys(wrong)]);
    }
  });

  it('asks for a password that is hard to guess', async () => {
    const token = await invite();
    expect((await accept(token, 'password')).body.fields).toHaveProperty('password');
    expect((await accept(token)).status).toBe(201);
  });
});

describe('an owner', () => {
  it('gives another role, which counts at the next call', async () => {
    const other = await anAdmin(test);
    expect((await call('GET', '/get-audit', other)).status).toBe(200);
    await call('PUT', `/change-role/${other.id}`, owner, { role: 'support' });
    expect((await call('GET', '/get-audit', other)).code).toBe('permission-required');
    expect((await call('GET', '/get-reports', other)).status).toBe(200);
  });

  it('deactivates, which ends sessions, support, links and log-ins, silently', async () => {
    const other = await anAdmin(test);
    const shop = await aSeller(test);
    const { body } = await call('POST', `/log-in-as-seller/${shop.id}`, other, {});
    const support = { authorization: `Bearer ${body.data.token}` };
    const asShop = () =>
      test.app.inject({ url: `/api/seller/get-products/${shop.id}`, headers: support });
    expect((await asShop()).statusCode).toBe(200);
    await call('POST', '/forgot-password', null, { email: other.email });
    expect(await test.db.$count(passwordReset)).toBe(1);
    await call('PUT', `/deactivate-admin/${other.id}`, owner, { deactivated: true });
    expect((await call('GET', '/get-profile', other)).status).toBe(401);
    expect((await asShop()).statusCode).toBe(401);
    expect((await logIn(other.email, TEST_PASSWORD)).status).toBe(401);
    const mails = test.mails.length;
    expect((await call('POST', '/forgot-password', null, { email: other.email })).status).toBe(200);
    expect([await test.db.$count(passwordReset), test.mails.length]).toEqual([0, mails]);
    await call('PUT', `/deactivate-admin/${other.id}`, owner, { deactivated: false });
    expect((await logIn(other.email, TEST_PASSWORD)).status).toBe(200);
  });

  it('takes the right to act for sellers away from a session that does', async () => {
    const other = await anAdmin(test);
    const shop = await aSeller(test);
    const { body } = await call('POST', `/log-in-as-seller/${shop.id}`, other, {});
    await call('PUT', `/change-role/${other.id}`, owner, { role: 'finance' });
    const headers = { authorization: `Bearer ${body.data.token}` };
    const url = `/api/seller/get-products/${shop.id}`;
    expect((await test.app.inject({ url, headers })).statusCode).toBe(401);
  });

  it('removes, after which no start makes the admin of the settings again', async () => {
    const wanted = { name: 'Boss', email: 'boss@x.test', password };
    const id = await ensureAdmin(test.context, wanted);
    await logIn('boss@x.test', password);
    expect((await call('DELETE', `/remove-admin/${id}`, owner)).status).toBe(200);
    expect((await logIn('boss@x.test', password)).status).toBe(401);
    expect(await ensureAdmin(test.context, wanted)).toBeNull();
    expect(await test.db.$count(session, eq(session.accountId, id ?? ''))).toBe(0);
    const [entry] = await test.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'remove-admin'));
    expect(entry).toMatchObject({ actorId: owner.id, before: { email: 'boss@x.test' } });
  });

  it('hands over and keeps the role that it chose', async () => {
    const heir = await anAdmin(test, { role: 'manager' });
    const handing = { to: heir.id, role: 'finance' };
    expect((await call('POST', '/hand-over', owner, handing)).status).toBe(200);
    expect((await call('GET', '/get-people', owner)).code).toBe('permission-required');
    const { admins } = (await call('GET', '/get-people', heir)).body;
    const roles = admins.map((each: { _id: string; role: string }) => [each._id, each.role]);
    expect(Object.fromEntries(roles)).toEqual({ [heir.id]: 'owner', [owner.id]: 'finance' });
  });

  it('neither raises, lowers, deactivates nor removes itself', async () => {
    const { id } = owner;
    const tries = [
      call('PUT', `/change-role/${id}`, owner, { role: 'manager' }),
      call('PUT', `/deactivate-admin/${id}`, owner, { deactivated: true }),
      call('DELETE', `/remove-admin/${id}`, owner),
      call('POST', '/hand-over', owner, { to: id, role: 'manager' }),
    ];
    for (const { status, code } of await Promise.all(tries)) {
      expect([status, code]).toEqual([409, 'own-account']);
    }
    expect((await call('PUT', '/change-role/nobody000000', owner, { role: 'owner' })).status).toBe(
      404,
    );
  });

  it.each<[string, (id: string, by: TestAdmin) => ReturnType<typeof call>]>([
    ['take the role from', (id, by) => call('PUT', `/change-role/${id}`, by, { role: 'support' })],
    ['deactivate', (id, by) => call('PUT', `/deactivate-admin/${id}`, by, { deactivated: true })],
    ['remove', (id, by) => call('DELETE', `/remove-admin/${id}`, by)],
  ])('and another, who %s each other at once, leave an owner', async (_what, end) => {
    for (let round = 0; round < 5; round += 1) {
      await test.db.delete(admin);
      const [one, two] = [await anAdmin(test), await anAdmin(test)];
      const both = await Promise.all([end(two.id, one), end(one.id, two)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([401, 403])]);
      const owners = await test.db
        .select()
        .from(admin)
        .where(and(eq(admin.role, 'owner'), isNull(admin.deactivatedAt)));
      expect(owners.length).toBe(1);
    }
  });
});

describe('two-step verification', () => {
  it('is demanded by an owner, and no more', async () => {
    const demand = (required: boolean) => call('PUT', '/demand-second-factor', owner, { required });
    const manager = await anAdmin(test, { role: 'manager' });
    const tried = await call('PUT', '/demand-second-factor', manager, { required: true });
    expect(tried.code).toBe('permission-required');
    expect((await demand(true)).status).toBe(200);
    expect((await call('GET', '/get-products', manager)).code).toBe('second-factor-required');
    expect((await call('GET', '/second-factor', manager)).body.isDemanded).toBe(true);
    expect((await demand(false)).code).toBe('second-factor-required');
  });

  it('stays as the settings of the server say', async () => {
    Object.assign(test.context, { requireAdminSecondFactor: true });
    const { status, code } = await call('PUT', '/demand-second-factor', owner, { required: false });
    Object.assign(test.context, { requireAdminSecondFactor: false });
    expect([status, code]).toEqual([403, 'second-factor-required']);
  });
});
