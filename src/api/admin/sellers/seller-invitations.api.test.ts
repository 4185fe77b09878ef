import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { seller as sellers } from '#database/schema/accounts/account.ts';
import { invitation as invitations } from '#database/schema/accounts/staff.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { anAdmin, aSeller } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

let present = Date.now();
const test = await clearedApp();
test.context.now = () => new Date(present);
const admin = await perTest(() => anAdmin(test, { name: 'Rhea' }));

type Method = 'GET' | 'POST' | 'DELETE';
async function ask(method: Method, url: string, payload?: object, headers = {}) {
  const response = await test.app.inject({
    method,
    url: `/api${url}`,
    headers,
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json() };
}
const asAdmin = (method: Method, url: string, payload?: object) =>
  ask(method, `/admin/${url}`, payload, admin.authorization);

const mira = { name: 'Bazm & Bezel', email: 'mira@haddad.test', language: 'en', approved: false };
const invite = (changes: object = {}) => asAdmin('POST', 'invite-seller', { ...mira, ...changes });
const open = (token: string) => ask('POST', '/seller/open-invitation', { token });
const register = (invitation: string, changes: object = {}) =>
  ask('POST', '/seller/register', {
    ...{ name: mira.name, email: mira.email, phone: '5550100101', invitation },
    ...{ password: 'a long way over the sea', ...changes },
  });

/** The token in the newest mail to the invited address. */
async function mailed(): Promise<string> {
  await settleAfterResponses();
  const text = test.mails.filter(({ to }) => to === mira.email).at(-1)?.text ?? '';
  return /register\?token=([\w-]+)/.exec(text)?.[1] ?? '';
}

describe('an invitation to sell is refused', () => {
  it.each([
    [{ name: '★' }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ language: 'fr' }, 'language'],
    [{ approved: 'yes' }, 'approved'],
  ])('as %j', async (changes, field) => {
    const { status, body } = await invite(changes);
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
    expect(await test.db.$count(invitations)).toBe(0);
  });

  it('to a seller, who is named, and to who is invited already', async () => {
    await aSeller(test, { name: 'Amber House', email: mira.email });
    const { status, body } = await invite({ email: mira.email.toUpperCase() });
    expect([status, body.fields.email]).toEqual([409, expect.stringContaining('Amber House')]);
    await test.db.delete(sellers);
    const both = await Promise.all([invite(), invite()]);
    expect(both.map((answer) => answer.status).sort()).toEqual([201, 409]);
  });

  it('past so many in an hour, the ones sent again included', async () => {
    const { _id } = (await invite()).body.data;
    await test.context.db.execute(sql`update rate_limit set hits = 29`);
    expect((await asAdmin('POST', `invite-seller-again/${_id}`)).status).toBe(200);
    expect((await asAdmin('POST', `invite-seller-again/${_id}`)).status).toBe(429);
    expect((await invite({ email: 'other@haddad.test' })).status).toBe(429);
  });
});

describe('the link of an invitation', () => {
  it('fills in the registration; the address is confirmed, and the seller waits', async () => {
    const invited = await invite();
    expect(invited.body.data).toMatchObject({ ...mira, invitedBy: 'Rhea' });
    const token = await mailed();
    expect(test.mails.at(-1)?.text).not.toContain('Bazm');
    expect((await open(token)).body).toEqual({ name: mira.name, email: mira.email });
    // Opening it uses nothing up.
    expect((await register(token, { email: 'other@haddad.test' })).status).toBe(201);
    const [seller] = (await asAdmin('GET', 'get-sellers')).body;
    expect(seller).toMatchObject({ email: mira.email, emailConfirmed: true, approval: 'pending' });
    expect((await asAdmin('GET', 'get-seller-invitations')).body).toEqual([]);
    expect((await asAdmin('GET', 'get-audit?q=register')).body[0].after).toMatchObject({
      invitedBy: 'Rhea',
    });
    const sellerId = seller._id;
    await ask(
      'PUT' as 'POST',
      `/admin/update-status/${sellerId}`,
      { status: true },
      admin.authorization,
    );
    await settleAfterResponses();
    expect(test.mails.at(-1)).toMatchObject({
      to: mira.email,
      text: expect.stringContaining('Your account has been approved.'),
    });
  });

  it('lets a seller in at once where the admin has said so, and the shop shows it', async () => {
    expect((await ask('GET', '/get-sellers')).body).toEqual([]);
    await invite({ approved: true });
    const { status, body } = await register(await mailed());
    expect(status).toBe(201);
    expect((await ask('GET', '/get-sellers')).body).toMatchObject([{ _id: body.data._id }]);
    const record = await asAdmin('GET', `get-seller-record/${body.data._id}`);
    expect(record.body.decisions).toMatchObject([
      { about: 'approved', by: 'Rhea' },
      { about: 'registered' },
    ]);
    await settleAfterResponses();
    expect(test.mails.at(-1)?.text).toContain('Your account has been approved.');
  });

  it('works once, also for two at the same moment', async () => {
    await invite();
    const token = await mailed();
    const both = await Promise.all([
      register(token),
      register(token, { name: 'Another', phone: '5550100102' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, expect.any(Number)]);
    expect(await test.db.$count(sellers)).toBe(1);
    expect((await register(token)).body.code).toBe('link-used-up');
    expect((await open(token)).status).toBe(422);
  });

  it('stays good where the registration is refused', async () => {
    await aSeller(test, { phone: '5550100101' });
    await invite();
    const token = await mailed();
    expect((await register(token)).body.fields).toHaveProperty('phone');
    expect((await register(token, { password: 'password' })).body.fields).toHaveProperty(
      'password',
    );
    expect((await register(token, { phone: '5550100102' })).status).toBe(201);
  });

  it('ends after 72 hours, with a newer one, and when it is cancelled', async () => {
    const { _id } = (await invite({ language: 'ar' })).body.data;
    const first = await mailed();
    expect(test.mails.at(-1)?.text).toContain('/ar/seller/register?token=');
    expect((await asAdmin('POST', `invite-seller-again/${_id}`)).status).toBe(200);
    expect((await open(first)).status).toBe(422);
    const second = await mailed();
    present += 72 * 60 * 60_000 + 1000;
    expect((await register(second)).body.code).toBe('link-used-up');
    present = Date.now();
    expect((await open(second)).status).toBe(200);
    expect((await asAdmin('DELETE', `cancel-seller-invitation/${_id}`)).status).toBe(200);
    expect((await asAdmin('DELETE', `cancel-seller-invitation/${_id}`)).status).toBe(404);
    expect((await asAdmin('POST', `invite-seller-again/${_id}`)).status).toBe(404);
    expect((await open(second)).status).toBe(422);
    expect((await open('a'.repeat(43))).status).toBe(422);
    expect((await open('short')).status).toBe(422);
    expect(await test.db.$count(sellers, eq(sellers.email, mira.email))).toBe(0);
  });
});
