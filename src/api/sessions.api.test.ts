import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { admin, passwordReset, seller } from '#database/schema/account.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { PENDING_MESSAGE } from '#domain/policy.ts';
import { sweepExpired } from '#services/accounts/sweep-expired.ts';
import { settleAfterAnswers } from '#services/after-answer.ts';
import { clearDatabase, type TestApp, testApp } from '#tests/support/app.ts';
import { anAdmin, aSeller, TEST_PASSWORD } from '#tests/support/factories.ts';

let test: TestApp;
let mira: Awaited<ReturnType<typeof aSeller>>;
let boss: Awaited<ReturnType<typeof anAdmin>>;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await clearDatabase(test.db);
  test.mails.length = 0;
  mira = await aSeller(test);
  boss = await anAdmin(test);
});

async function ask(method: 'GET' | 'POST' | 'PUT', url: string, token?: string, payload?: object) {
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
const sign = (claims: Record<string, unknown>, key = test.market.tokenSecret, alg = 'HS256') =>
  new SignJWT(claims).setProtectedHeader({ alg }).setIssuedAt().setExpirationTime('1h').sign(key);

describe('a token is worth nothing', () => {
  const claims = () => ({ role: 'admin', adminId: boss.id, version: 1, iat: 1, exp: inAnHour() });

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
    const { role, adminId, version } = claims();
    const old = new SignJWT({ role, adminId, version }).setProtectedHeader({ alg: 'HS256' });
    const { tokenSecret } = test.market;
    const ended = await old.setIssuedAt('-2h').setExpirationTime('-1s').sign(tokenSecret);
    expect(await readAll(ended)).toBe(401);
    const endless = new SignJWT({ role, adminId, version }).setProtectedHeader({ alg: 'HS256' });
    expect(await readAll(await endless.setIssuedAt().sign(tokenSecret))).toBe(401);
  });

  it.each([
    ['an admin by a seller’s id', () => ({ role: 'admin', userId: mira.id, version: 1 })],
    ['an admin whose id is a seller’s', () => ({ role: 'admin', adminId: mira.id, version: 1 })],
    ['a role that does not exist', () => ({ role: 'owner', adminId: boss.id, version: 1 })],
    ['no role', () => ({ adminId: boss.id, version: 1 })],
    ['two roles', () => ({ role: ['admin', 'seller'], adminId: boss.id, version: 1 })],
    ['no version', () => ({ role: 'admin', adminId: boss.id })],
    ['another version', () => ({ role: 'admin', adminId: boss.id, version: 2 })],
    ['a version that is text', () => ({ role: 'admin', adminId: boss.id, version: '1' })],
    ['nobody', () => ({ role: 'admin', adminId: 'nobody00nobody00nobo', version: 1 })],
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
      createdAt: boss.createdAt.toISOString(),
    });
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
  it('may read and make its account safer from the next call on, but not write', async () => {
    const profile = { name: 'Mira' };
    const url = `/seller/update-profile/${mira.id}`;
    expect((await ask('PUT', url, mira.token, profile)).status).toBe(200);
    await ask('PUT', `/admin/update-status/${mira.id}`, boss.token, { status: false });
    const refused = await ask('PUT', url, mira.token, profile);
    expect([refused.status, refused.body.message]).toEqual([403, PENDING_MESSAGE]);
    expect((await ask('POST', '/seller/add-product', mira.token, {})).status).toBe(403);
    expect(await readSelf(mira.token)).toBe(200);
    const change = { currentPassword: TEST_PASSWORD, newPassword: 'a new password' };
    const changed = await ask('POST', `/seller/reset-password/${mira.id}`, mira.token, change);
    expect(changed.status).toBe(200);
  });
});

describe.each(['seller', 'admin'] as const)('a new password of a %s', (role) => {
  const account = () => (role === 'seller' ? mira : boss);
  const read = (token: string) => (role === 'seller' ? readSelf(token) : readAll(token));
  const change = (currentPassword: string, newPassword: string, token = account().token) => {
    const url = role === 'seller' ? `/seller/reset-password/${mira.id}` : '/admin/change-password';
    return ask('POST', url, token, { currentPassword, newPassword });
  };

  it('is refused without the present one, or too short, and the session goes on', async () => {
    const wrong = await change('not the password', 'a new password');
    expect([wrong.status, wrong.body.fields]).toEqual([
      422,
      { currentPassword: 'Current password is incorrect' },
    ]);
    const short = await change(TEST_PASSWORD, 'short');
    expect(short.body.fields).toEqual({
      newPassword: 'New password must be at least 8 characters',
    });
    expect(await read(account().token)).toBe(200);
    expect((await logIn(account().email, TEST_PASSWORD, role)).status).toBe(200);
  });

  it('ends every session but this one, which goes on with a new token', async () => {
    const elsewhere = (await logIn(account().email, TEST_PASSWORD, role)).body.token;
    const { status, body } = await change(TEST_PASSWORD, 'a new password');
    expect([status, body.success, body.message]).toEqual([
      200,
      true,
      'Password updated successfully',
    ]);
    expect(await read(account().token)).toBe(401);
    expect(await read(elsewhere)).toBe(401);
    expect(await read(body.data.token)).toBe(200);
    expect((await logIn(account().email, TEST_PASSWORD, role)).status).toBe(401);
    expect((await logIn(account().email, 'a new password', role)).status).toBe(200);
  });

  it('is told to its owner, and left in the audit list without any secret', async () => {
    await change(TEST_PASSWORD, 'a new password');
    await settleAfterAnswers();
    const [mail] = test.mails;
    expect([mail?.to, mail?.subject]).toEqual([account().email, 'Dhow: your password was changed']);
    const { action, entity, entityId, before, after } = auditEntry;
    const columns = { action, entity, entityId, before, after };
    const [entry] = await test.db.select(columns).from(auditEntry);
    expect(entry).toEqual({
      action: 'change-password',
      entity: role,
      entityId: account().id,
      before: null,
      after: null,
    });
  });

  it('makes links that were mailed before worthless', async () => {
    const token = await mailedToken(role, account().email);
    await change(TEST_PASSWORD, 'a new password');
    const reset = await resetBy(role, token);
    expect([reset.status, reset.body.code]).toEqual([422, 'link-used-up']);
    expect((await logIn(account().email, 'a new password', role)).status).toBe(200);
  });

  it('is the same, however its letters are composed', async () => {
    await change(TEST_PASSWORD, 'cafe\u0301 del mar');
    expect((await logIn(account().email, 'caf\u00e9 del mar', role)).status).toBe(200);
    expect((await logIn(account().email, 'cafe del mar', role)).status).toBe(401);
  });
});

const forgot = (role: string, email: string) =>
  ask('POST', `/${role}/forgot-password`, undefined, { email });
const resetBy = (role: string, token: string, newPassword = 'chosen by link') =>
  ask('POST', `/${role}/reset-password-by-link`, undefined, { token, newPassword });

async function mailedToken(role: string, email: string): Promise<string> {
  test.mails.length = 0;
  await forgot(role, email);
  await settleAfterAnswers();
  return /reset-password\?token=([\w-]+)/.exec(test.mails[0]?.text ?? '')?.[1] ?? '';
}

describe.each(['seller', 'admin'] as const)('a forgotten password of a %s', (role) => {
  const account = () => (role === 'seller' ? mira : boss);

  it('is asked for alike by known and unknown addresses, and mails only the known', async () => {
    const known = await forgot(role, account().email.toUpperCase());
    const unknown = await forgot(role, 'nobody@x.test');
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(known.status).toBe(200);
    await settleAfterAnswers();
    expect(test.mails.map(({ to }) => to)).toEqual([account().email]);
    expect(test.mails[0]?.text).toContain(`http://127.0.0.1:3000/${role}/reset-password?token=`);
    expect(test.mails[0]?.text).not.toContain(account().name);
  });

  it('leads to the address we know, whatever host the request claims', async () => {
    await test.app.inject({
      method: 'POST',
      url: `/api/${role}/forgot-password`,
      headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test' },
      payload: { email: account().email },
    });
    await settleAfterAnswers();
    expect(test.mails[0]?.text).not.toContain('evil');
  });

  it('keeps nothing by which a link could be made from the database', async () => {
    const token = await mailedToken(role, account().email);
    const [row] = await test.db.select({ hash: passwordReset.tokenHash }).from(passwordReset);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(row?.hash).not.toBe(token);
    expect((await resetBy(role, row?.hash ?? '')).status).toBe(422);
  });

  it('is replaced by a link once, even by many at the same moment, and ends all sessions', async () => {
    const token = await mailedToken(role, account().email);
    const answers = await Promise.all([1, 2, 3, 4].map(() => resetBy(role, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect((await resetBy(role, token)).body.message).toBe(
      'This link has expired or was used already. Ask for a new one.',
    );
    expect(await (role === 'seller' ? readSelf(mira.token) : readAll(boss.token))).toBe(401);
    expect((await logIn(account().email, 'chosen by link', role)).status).toBe(200);
    expect((await logIn(account().email, TEST_PASSWORD, role)).status).toBe(401);
  });

  it('is not replaced by an earlier link, by the other role, or too short', async () => {
    const earlier = await mailedToken(role, account().email);
    const token = await mailedToken(role, account().email);
    expect((await resetBy(role, earlier)).status).toBe(422);
    expect((await resetBy(role === 'seller' ? 'admin' : 'seller', token)).status).toBe(422);
    expect((await resetBy(role, token, 'short')).body.fields).toHaveProperty('newPassword');
    expect((await resetBy(role, token)).status).toBe(200);
  });

  it('is replaced within an hour, or not at all', async () => {
    const token = await mailedToken(role, account().email);
    const { now } = test.market;
    try {
      test.market.now = () => new Date(Date.now() + 61 * 60_000);
      expect((await resetBy(role, token)).status).toBe(422);
    } finally {
      test.market.now = now;
    }
    await test.db.update(passwordReset).set({ expiresAt: new Date(Date.now() - 1000) });
    await sweepExpired(test.market);
    expect(await test.db.$count(passwordReset)).toBe(0);
  });

  it('opens the door at once to who was locked out by wrong attempts', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await logIn(account().email, 'wrong', role);
    expect((await logIn(account().email, TEST_PASSWORD, role)).status).toBe(429);
    await resetBy(role, await mailedToken(role, account().email));
    expect((await logIn(account().email, 'chosen by link', role)).status).toBe(200);
  });

  it('is asked for in vain, but answered all the same, where mails cannot be sent', async () => {
    const { sendMail } = test.market;
    try {
      test.market.sendMail = () => Promise.reject(new Error('no mail server'));
      expect((await forgot(role, account().email)).status).toBe(200);
      await settleAfterAnswers();
    } finally {
      test.market.sendMail = sendMail;
    }
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
