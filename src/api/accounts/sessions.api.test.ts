import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { adminPermissions } from '#contracts/policy.ts';
import { admin, seller } from '#database/schema/accounts/account.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { PENDING_MESSAGE } from '#domain/policy.ts';
import { anAdmin, aSeller, TEST_PASSWORD } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const mira = await perTest(() => aSeller(test));
const boss = await perTest(() => anAdmin(test));

async function ask(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  token?: string,
  payload?: object,
) {
  const response = await test.app.inject({
    method,
    url: `/api${url}`,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json() };
}

const readSelf = async (token: string, id = mira.id) =>
  (await ask('GET', `/admin/get-seller/${id}`, token)).status;
const readAll = async (token: string) => (await ask('GET', '/admin/get-sellers', token)).status;
const logIn = (email: string, password: string, role = 'seller') =>
  ask('POST', `/${role}/login`, undefined, { emailOrPhone: email, password });

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
/** Of the session that this token belongs to. */
const sessionIdOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sessionId;
const sign = (claims: Record<string, unknown>, key = test.context.tokenSecret, alg = 'HS256') =>
  new SignJWT({ sessionId: sessionIdOf(boss.token), ...claims })
    .setProtectedHeader({ alg })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key);

describe('a token is worth nothing', () => {
  const claims = () => ({
    role: 'admin',
    adminId: boss.id,
    sessionId: sessionIdOf(boss.token),
    version: 1,
    iat: 1,
    exp: inAnHour(),
  });

  it('without a signature, by the algorithm "none", however that is written', async () => {
    for (const alg of ['none', 'None', 'NONE', 'nOnE']) {
      const unsigned = `${part({ alg, typ: 'JWT' })}.${part(claims())}`;
      for (const token of [`${unsigned}.`, unsigned, `${unsigned}.${boss.token.split('.')[2]}`]) {
        expect(await readAll(token)).toBe(401);
      }
    }
  });

  it('with another payload, another header or another signature', async () => {
    const [head = '', payload = '', signature = ''] = boss.token.split('.');
    expect(await readAll(boss.token)).toBe(200);
    for (const parts of [
      [head, part(claims()), signature],
      [part({ alg: 'HS256', typ: 'JWT', kid: '../../dev/null' }), payload, signature],
      [head, payload, signature.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))],
      [head, payload, signature.slice(0, -4)],
      [head, payload, ''],
    ]) {
      expect(await readAll(parts.join('.'))).toBe(401);
    }
  });

  it('signed by another key, or by ours with another algorithm', async () => {
    const { role, adminId, version } = claims();
    const other = new TextEncoder().encode('another secret, which is just as long as ours');
    expect(await readAll(await sign({ role, adminId, version }))).toBe(200);
    expect(await readAll(await sign({ role, adminId, version }, other))).toBe(401);
    expect(await readAll(await sign({ role, adminId, version }, undefined, 'HS512'))).toBe(401);
    const empty = `${part({ alg: 'HS256' })}.${part(claims())}`;
    const keyless = createHmac('sha256', '').update(empty).digest('base64url');
    expect(await readAll(`${empty}.${keyless}`)).toBe(401);
  });

  it('once it has expired, and where it never would', async () => {
    const { role, adminId, sessionId, version } = claims();
    const old = new SignJWT({ role, adminId, sessionId, version }).setProtectedHeader({
      alg: 'HS256',
    });
    const { tokenSecret } = test.context;
    const ended = await old.setIssuedAt('-2h').setExpirationTime('-1s').sign(tokenSecret);
    expect(await readAll(ended)).toBe(401);
    const endless = new SignJWT({ role, adminId, sessionId, version }).setProtectedHeader({
      alg: 'HS256',
    });
    expect(await readAll(await endless.setIssuedAt().sign(tokenSecret))).toBe(401);
  });

  it.each([
    ['an admin by a seller’s id', () => ({ role: 'admin', userId: mira.id, version: 1 })],
    [
      'an admin by a name that sellers have',
      () => ({ role: 'admin', userId: boss.id, version: 1 }),
    ],
    ['an admin whose id is a seller’s', () => ({ role: 'admin', adminId: mira.id, version: 1 })],
    ['a role that does not exist', () => ({ role: 'owner', adminId: boss.id, version: 1 })],
    ['no role', () => ({ adminId: boss.id, version: 1 })],
    ['two roles', () => ({ role: ['admin', 'seller'], adminId: boss.id, version: 1 })],
    ['no version', () => ({ role: 'admin', adminId: boss.id })],
    ['another version', () => ({ role: 'admin', adminId: boss.id, version: 2 })],
    ['a version that is text', () => ({ role: 'admin', adminId: boss.id, version: '1' })],
    ['nobody', () => ({ role: 'admin', adminId: 'nobody00nobody00nobo', version: 1 })],
    ['no session, as tokens of old', () => ({ ...claims(), sessionId: undefined })],
    ['a session that is not there', () => ({ ...claims(), sessionId: 'nobody00nobody00nobo' })],
    ['a session of somebody else', () => ({ ...claims(), sessionId: sessionIdOf(mira.token) })],
    ['an id that is a list', () => ({ role: 'admin', adminId: [boss.id], version: 1 })],
  ])('that says %s, though we signed it', async (_, claim) => {
    expect(await readAll(await sign(claim()))).toBe(401);
  });

  it('but as a bearer token', async () => {
    for (const authorization of [
      boss.token,
      `Basic ${boss.token}`,
      `Bearer  ${boss.token}`,
      `Bearer ${boss.token} ${boss.token}`,
      `Bearer ${boss.token}, Bearer ${boss.token}`,
      'Bearer',
      'Bearer undefined',
      `Bearer ${'x'.repeat(5000)}`,
    ]) {
      const response = await test.app.inject({
        url: '/api/admin/get-sellers',
        headers: { authorization },
      });
      expect([authorization.slice(0, 20), response.statusCode]).toEqual([
        authorization.slice(0, 20),
        401,
      ]);
    }
    for (const url of [`?token=${boss.token}`, `?authorization=Bearer ${boss.token}`]) {
      expect((await ask('GET', `/admin/get-sellers${url}`)).status).toBe(401);
    }
    const cookie = await test.app.inject({
      url: '/api/admin/get-sellers',
      headers: { cookie: `adminToken=${boss.token}` },
    });
    expect(cookie.statusCode).toBe(401);
  });
});

describe('one role is nothing to the other', () => {
  it('whatever a seller asks of the admins', async () => {
    expect(await readAll(mira.token)).toBe(403);
    const raise = { status: true };
    for (const id of [mira.id, boss.id]) {
      expect((await ask('PUT', `/admin/update-status/${id}`, mira.token, raise)).status).toBe(403);
    }
    expect((await ask('GET', '/admin/get-profile', mira.token)).status).toBe(403);
    expect((await ask('GET', '/admin/get-profile', boss.token)).body).toEqual({
      _id: boss.id,
      name: boss.name,
      email: boss.email,
      phone: '',
      role: 'owner',
      permissions: [...adminPermissions],
      noticeMail: 'AT_ONCE',
      createdAt: boss.createdAt.toISOString(),
      lastLogIn: null,
    });
  });

  it('an admin reads when it logged in before this time', async () => {
    const before = new Date('2026-01-02T03:04:05.000Z');
    const entry = { role: 'admin', actorId: boss.id, actorName: boss.name } as const;
    const what = { entity: 'admin', entityId: boss.id };
    await test.db.insert(auditEntry).values([
      { ...entry, ...what, action: 'log-in', createdAt: new Date('2025-01-01') },
      { ...entry, ...what, action: 'log-in-from-new-device', createdAt: before },
      { ...entry, ...what, action: 'change-password', createdAt: new Date('2026-02-01') },
      { ...entry, ...what, action: 'log-in-failed', createdAt: new Date('2026-02-02') },
      { ...entry, ...what, action: 'log-in-as-seller', createdAt: new Date('2026-02-03') },
      { ...entry, ...what, action: 'log-in' },
      { ...entry, ...what, actorId: mira.id, action: 'log-in', createdAt: new Date('2026-03-01') },
    ]);
    const { body } = await ask('GET', '/admin/get-profile', boss.token);
    expect(body).toMatchObject({ lastLogIn: before.toISOString() });
  });

  it('nor an admin of a seller’s own things', async () => {
    const change = { currentPassword: TEST_PASSWORD, newPassword: 'a new password' };
    const url = `/seller/reset-password/${mira.id}`;
    expect((await ask('POST', url, boss.token, change)).status).toBe(403);
    expect((await ask('POST', '/seller/log-out-everywhere', boss.token)).status).toBe(403);
    expect((await ask('POST', '/admin/log-out-everywhere', mira.token)).status).toBe(403);
    expect(await readSelf(mira.token)).toBe(200);
  });
});

describe('a seller named in the path', () => {
  it('who is somebody else is not there, and stays as it is', async () => {
    const other = await aSeller(test);
    const change = { currentPassword: TEST_PASSWORD, newPassword: 'a new password' };
    const answers = await Promise.all([
      ask('GET', `/admin/get-seller/${other.id}`, mira.token),
      ask('POST', `/seller/reset-password/${other.id}`, mira.token, change),
      ask('PUT', `/seller/update-profile/${other.id}`, mira.token, { name: 'Taken over' }),
      ask('GET', '/admin/get-seller/nobody00nobody00nobo', mira.token),
    ]);
    for (const { status, body } of answers) {
      expect([status, body.message]).toEqual([404, 'There is no such seller.']);
    }
    const own = await ask('GET', `/admin/get-seller/${other.id}`, other.token);
    expect([own.status, own.body.name]).toEqual([200, other.name]);
    expect((await logIn(other.email, TEST_PASSWORD)).status).toBe(200);
  });

  it('is not another by a name in the body or the query', async () => {
    const other = await aSeller(test);
    const change = { name: 'Mine', userId: other.id, sellerId: other.id, _id: other.id };
    const url = `/seller/update-profile/${mira.id}?userId=${other.id}&id=${other.id}`;
    expect((await ask('PUT', url, mira.token, change)).body.data).toMatchObject({ _id: mira.id });
    const [row] = await test.db
      .select({ name: seller.name })
      .from(seller)
      .where(eq(seller.id, other.id));
    expect(row?.name).toBe(other.name);
  });
});

describe('a seller who is switched off', () => {
  it('may read, edit its profile and make its account safer, but not touch a product', async () => {
    const profile = { name: 'Mira' };
    const url = `/seller/update-profile/${mira.id}`;
    expect((await ask('PUT', url, mira.token, profile)).status).toBe(200);
    await ask('PUT', `/admin/update-status/${mira.id}`, boss.token, { status: false });
    const refused = await ask('POST', '/seller/add-product', mira.token, {});
    expect([refused.status, refused.body.message]).toEqual([403, PENDING_MESSAGE]);
    expect((await ask('PUT', url, mira.token, profile)).status).toBe(200);
    expect(await readSelf(mira.token)).toBe(200);
    const change = { currentPassword: TEST_PASSWORD, newPassword: 'a new password' };
    const changed = await ask('POST', `/seller/reset-password/${mira.id}`, mira.token, change);
    expect(changed.status).toBe(200);
  });
});

it('logging out everywhere ends this session and every other, of this account alone', async () => {
  const elsewhere = (await logIn(mira.email, TEST_PASSWORD)).body.token;
  const other = await aSeller(test);
  expect((await ask('POST', '/seller/log-out-everywhere', mira.token)).status).toBe(200);
  expect([await readSelf(mira.token), await readSelf(elsewhere)]).toEqual([401, 401]);
  expect(await readSelf(other.token, other.id)).toBe(200);
  expect((await ask('POST', '/admin/log-out-everywhere', boss.token)).status).toBe(200);
  expect(await readAll(boss.token)).toBe(401);
  expect(await test.db.$count(admin, eq(admin.tokenVersion, 2))).toBe(1);
});
