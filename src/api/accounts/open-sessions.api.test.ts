import { desc, eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '#database/new-id.ts';
import { knownDevice, session } from '#database/schema/accounts/session.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { identify } from '#services/accounts/identify.ts';
import { logInAsSeller } from '#services/accounts/log-in.ts';
import { sweepExpired } from '#services/accounts/sweep-expired.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { MOST_SESSIONS } from '#services/sessions/sessions.ts';
import { anAdmin, aSeller, aSession, TEST_PASSWORD } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';
import { logStatements } from '#tests/support/statements.ts';

const test = await clearedApp();
const mira = await perTest(() => aSeller(test));
const boss = await perTest(() => anAdmin(test));

const now = () => new Date();
afterEach(() => {
  test.context.now = now;
  test.context.db = test.db;
});

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

type Sender = { token?: string; agent?: string; from?: string; cookie?: string; payload?: object };

async function ask(method: 'GET' | 'POST' | 'DELETE', url: string, sender: Sender = {}) {
  const { token, agent = FIREFOX, from = '198.51.100.7', cookie, payload } = sender;
  const response = await test.app.inject({
    method,
    url: `/api${url}`,
    remoteAddress: from,
    headers: {
      'user-agent': agent,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(cookie !== undefined && { cookie }),
    },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

async function logIn(account: { email: string }, sender: Sender = {}, role = 'seller') {
  const payload = { emailOrPhone: account.email, password: TEST_PASSWORD };
  const { body, headers } = await ask('POST', `/${role}/login`, { ...sender, payload });
  const cookie = String(headers['set-cookie']).split(';', 1)[0] ?? '';
  return { token: body.token as string, cookie, headers };
}

const sessionsOf = async (token: string, role = 'seller') =>
  (await ask('GET', `/${role}/get-sessions`, { token })).body;
const later = (minutes: number) => {
  test.context.now = () => new Date(Date.now() + minutes * 60_000);
};

describe.each(['seller', 'admin'] as const)('a log-out of a %s', (role) => {
  const account = () => (role === 'seller' ? mira : boss);

  it('ends its token on the server, and no other', async () => {
    const { token } = await logIn(account(), {}, role);
    expect((await ask('POST', `/${role}/log-out`, { token })).status).toBe(200);
    const { status, body } = await ask('GET', `/${role}/get-sessions`, { token });
    expect([status, body.code]).toEqual([401, 'session-ended']);
    expect(body.message).toContain('ended, on this device or from another');
    const rest = await sessionsOf(account().token, role);
    expect(rest).toHaveLength(1);
    expect((await ask('POST', `/${role}/log-out`, { token })).status).toBe(401);
  });
});

describe('the sessions of an account', () => {
  it('are listed with device, network and times, and which one asks', async () => {
    await test.db.delete(session);
    const phone = await logIn(mira, { agent: PHONE, from: '2001:db8:1:2:3::4' });
    const { token } = await logIn(mira);
    const [row] = await test.db.select().from(session).orderBy(desc(session.createdAt)).limit(1);
    expect(await sessionsOf(token)).toEqual([
      {
        _id: row?.id,
        device: 'Firefox on Windows',
        network: '198.51.100.7',
        createdAt: row?.createdAt.toISOString(),
        lastSeenAt: row?.lastSeenAt.toISOString(),
        expiresAt: row?.expiresAt.toISOString(),
        isThis: true,
        support: null,
      },
      expect.objectContaining({
        device: 'Chrome on Android',
        network: '2001:db8:1:2::/64',
        isThis: false,
      }),
    ]);
    expect(await sessionsOf(phone.token)).toMatchObject([
      { isThis: true, device: 'Chrome on Android' },
      { isThis: false, device: 'Firefox on Windows' },
    ]);
  });

  it('are ended one by one by their owner, and by nobody else', async () => {
    const other = await aSeller(test);
    const { token } = await logIn(mira);
    const [own] = (await sessionsOf(token)).filter((one: { isThis: boolean }) => one.isThis);
    const url = `/seller/end-session/${own._id}`;
    expect((await ask('DELETE', url, { token: other.token })).status).toBe(404);
    expect((await ask('DELETE', url, { token: boss.token })).status).toBe(403);
    const asAdmin = `/admin/end-session/${own._id}`;
    expect((await ask('DELETE', asAdmin, { token: boss.token })).status).toBe(404);
    expect(await sessionsOf(token)).toHaveLength(2);
    expect((await ask('DELETE', url, { token: mira.token })).status).toBe(200);
    expect((await ask('GET', '/seller/get-sessions', { token })).status).toBe(401);
    expect((await ask('DELETE', url, { token: mira.token })).status).toBe(404);
    expect(await sessionsOf(mira.token)).toHaveLength(1);
  });

  it('are all ended at once but the one that asks', async () => {
    const elsewhere = await logIn(mira);
    const other = await aSeller(test);
    const { body } = await ask('POST', '/seller/end-other-sessions', { token: mira.token });
    expect(body.data).toEqual({ ended: 1 });
    expect((await ask('GET', '/seller/get-sessions', elsewhere)).status).toBe(401);
    expect(await sessionsOf(mira.token)).toHaveLength(1);
    expect(await sessionsOf(other.token)).toHaveLength(1);
  });

  it('of a seller are seen and ended by an admin', async () => {
    const { token } = await logIn(mira);
    const url = `/admin/get-seller-sessions/${mira.id}`;
    const rows = (await ask('GET', url, { token: boss.token })).body;
    expect(rows.map((row: { isThis: boolean }) => row.isThis)).toEqual([false, false]);
    const [first] = await sessionsOf(token);
    const end = (sellerId: string) =>
      ask('DELETE', `/admin/end-seller-session/${sellerId}/${first._id}`, { token: boss.token });
    expect((await end((await aSeller(test)).id)).status).toBe(404);
    expect((await end(mira.id)).status).toBe(200);
    const all = await ask('POST', `/admin/end-seller-sessions/${mira.id}`, { token: boss.token });
    expect(all.body.data).toEqual({ ended: 1 });
    expect((await ask('GET', '/seller/get-sessions', { token: mira.token })).status).toBe(401);
    const [entry] = await test.db.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1);
    expect(entry).toMatchObject({ action: 'end-sessions', actorId: boss.id, sellerId: mira.id });
  });

  it('are no more than so many: the one seen longest ago goes', async () => {
    for (let count = 1; count < MOST_SESSIONS; count += 1)
      await aSession(test.context, 'seller', mira);
    await logIn(mira);
    expect(await test.db.$count(session, eq(session.accountId, mira.id))).toBe(MOST_SESSIONS);
    expect((await ask('GET', '/seller/get-sessions', { token: mira.token })).status).toBe(401);
  });
});

describe('a session that is not used', () => {
  it.each([
    ['seller', 14 * 24 * 60],
    ['admin', 2 * 60],
  ] as const)('of a %s ends by itself, and says so', async (role, minutes) => {
    const account = role === 'seller' ? mira : boss;
    const { token } = await logIn(account, {}, role);
    later(minutes - 1);
    expect((await ask('GET', `/${role}/get-sessions`, { token })).status).toBe(200);
    await settleAfterResponses();
    later(2 * minutes - 1);
    const { status, body } = await ask('GET', `/${role}/get-sessions`, { token });
    expect([status, body.code]).toEqual([401, 'session-ended']);
    expect(body.message).toContain('nothing was done for a long time');
  });

  it('is not listed once it is idle, and swept once its time is over', async () => {
    const day = 24 * 60;
    await logIn(mira);
    later(15 * day);
    const { token } = await logIn(mira);
    expect(await sessionsOf(token)).toHaveLength(1);
    test.context.now = now;
    await sweepExpired(test.context);
    expect(await test.db.$count(session, eq(session.accountId, mira.id))).toBe(3);
    await test.db.update(session).set({ expiresAt: new Date(Date.now() - 1000) });
    await sweepExpired(test.context);
    expect(await test.db.$count(session)).toBe(0);
  });

  it('ends at the latest with its token, however much it is used', async () => {
    const { token } = await logIn(boss, {}, 'admin');
    for (let hour = 1; hour < 12; hour += 1) {
      later(hour * 60);
      expect((await ask('GET', '/admin/get-sessions', { token })).status).toBe(200);
      await settleAfterResponses();
    }
    later(12 * 60 + 1);
    const { status, body } = await ask('GET', '/admin/get-sessions', { token });
    expect([status, body.code]).toEqual([401, 'session-ended']);
    expect(body.message).toContain('has reached its time limit');
  });
});

describe('a call', () => {
  const seenAt = async () => {
    await settleAfterResponses();
    const [row] = await test.db.select().from(session).where(eq(session.accountId, mira.id));
    return row;
  };

  it('is checked against account and session in one query, for support too', async () => {
    const support = await ask('POST', `/admin/log-in-as-seller/${mira.id}`, { token: boss.token });
    const tokens = [mira.token, boss.token, support.body.data.token];
    const statements = logStatements(test);
    for (const token of tokens) {
      statements.length = 0;
      const actor = await identify(test.context, `Bearer ${token}`, '192.0.2.1');
      await settleAfterResponses();
      expect(actor.role).not.toBe('nobody');
      expect(statements).toEqual([expect.stringMatching(/^select /)]);
    }
  });

  it('is noted as the last at most every few minutes, with its network', async () => {
    const begun = await seenAt();
    const call = () => ask('GET', '/seller/get-sessions', { token: mira.token, from: '192.0.2.9' });
    later(4);
    await call();
    expect(await seenAt()).toEqual(begun);
    later(6);
    await Promise.all([call(), call(), call()]);
    const noted = await seenAt();
    expect(noted?.network).toBe('192.0.2.9');
    expect(noted?.lastSeenAt.getTime()).toBeGreaterThan(
      (begun?.lastSeenAt.getTime() ?? 0) + 300_000,
    );
    const statements = logStatements(test);
    await call();
    await settleAfterResponses();
    expect(statements.filter((text) => text.startsWith('update'))).toEqual([]);
    expect(statements).not.toEqual([]);
  });
});

describe('the log-in of support', () => {
  const enter = async () =>
    (await ask('POST', `/admin/log-in-as-seller/${mira.id}`, { token: boss.token })).body.data
      .token as string;

  it('is a session that the seller sees as such, and can end', async () => {
    const later = new Date(Date.now() + 2 * 60 * 60_000);
    await test.db.update(session).set({ expiresAt: later }).where(eq(session.accountId, boss.id));
    const token = await enter();
    const [support] = (await sessionsOf(mira.token)).filter(
      (one: { support: string }) => one.support,
    );
    expect(support).toMatchObject({ support: boss.name, device: 'Firefox on Windows' });
    const lasts = Date.parse(support.expiresAt) - Date.parse(support.createdAt);
    expect(lasts).toBe(60 * 60_000);
    const url = `/seller/end-session/${support._id}`;
    expect((await ask('DELETE', url, { token })).body.code).toBe('not-in-support');
    expect((await ask('DELETE', url, { token: mira.token })).status).toBe(200);
    expect((await ask('GET', '/seller/get-sessions', { token })).status).toBe(401);
  });

  it('ends with the admin’s own session, however that ends', async () => {
    for (const end of ['log-out', 'log-out-everywhere']) {
      const admin = await anAdmin(test);
      const entered = await ask('POST', `/admin/log-in-as-seller/${mira.id}`, admin);
      const { token } = entered.body.data;
      expect((await ask('GET', '/seller/get-sessions', { token })).status).toBe(200);
      await ask('POST', `/admin/${end}`, admin);
      expect((await ask('GET', '/seller/get-sessions', { token })).status).toBe(401);
    }
    expect(await sessionsOf(mira.token)).toHaveLength(1);
  });

  it('is not begun by an admin whose own session has just ended', async () => {
    const actor = {
      role: 'admin',
      adminRole: 'owner',
      id: boss.id,
      name: boss.name,
      sessionId: newId(),
    } as const;
    const visitor = { network: '192.0.2.1', userAgent: '', deviceKey: null };
    const begun = logInAsSeller(test.context, actor, mira.id, visitor);
    await expect(begun).rejects.toMatchObject({ status: 401, code: 'session-ended' });
    expect(await sessionsOf(mira.token)).toHaveLength(1);
  });

  it('ends with the seller’s sessions, and its own log-out ends it alone', async () => {
    const token = await enter();
    await ask('POST', '/seller/log-out', { token });
    expect((await ask('GET', '/seller/get-sessions', { token })).status).toBe(401);
    expect(await sessionsOf(mira.token)).toHaveLength(1);
    expect(await sessionsOf(boss.token, 'admin')).toHaveLength(1);
    const again = await enter();
    await ask('POST', '/seller/end-other-sessions', { token: mira.token });
    expect((await ask('GET', '/seller/get-sessions', { token: again })).status).toBe(401);
  });
});

describe('a device', () => {
  const actions = async () =>
    (await test.db.select().from(auditEntry).orderBy(auditEntry.id)).map(({ action }) => action);

  it('that is new to the account is told to its owner and in the audit, one that is known is not', async () => {
    const { cookie } = await logIn(mira);
    await settleAfterResponses();
    expect(test.mails).toHaveLength(1);
    const [mail] = test.mails;
    expect([mail?.to, mail?.subject]).toEqual([mira.email, 'Dhow: a log-in from a new device']);
    expect(mail?.text).toContain('Firefox on Windows');
    expect(mail?.text).toContain('198.51.100.7');
    expect(mail?.text).not.toContain(mira.name);
    await logIn(mira, { cookie });
    await settleAfterResponses();
    expect(test.mails).toHaveLength(1);
    await logIn(mira, { agent: PHONE });
    await settleAfterResponses();
    expect(test.mails).toHaveLength(2);
    const told = ['log-in-from-new-device', 'log-in', 'log-in-from-new-device'];
    expect(await actions()).toEqual(told);
    const [entry] = await test.db.select().from(auditEntry).orderBy(auditEntry.id);
    expect(entry?.after).toEqual({ device: 'Firefox on Windows', network: '198.51.100.7' });
  });

  it('is known to one account alone, and not by what is kept of it', async () => {
    const { cookie } = await logIn(mira);
    await logIn(await aSeller(test), { cookie });
    await settleAfterResponses();
    expect(test.mails).toHaveLength(2);
    const [row] = await test.db.select().from(knownDevice);
    await logIn(mira, { cookie: `device=${row?.keyHash}` });
    await settleAfterResponses();
    expect(test.mails).toHaveLength(3);
  });

  it('keeps its key in a cookie that no script, no other site and no shop page gets', async () => {
    const { headers } = await logIn(mira);
    expect(headers['set-cookie']).toMatch(
      /^device=[\w-]{43}; Path=\/api\/seller; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
    );
    const { publicUrl } = test.context;
    try {
      test.context.publicUrl = 'https://shop.test';
      expect((await logIn(boss, {}, 'admin')).headers['set-cookie']).toMatch(
        /; Path=\/api\/admin; .*; Secure$/,
      );
    } finally {
      test.context.publicUrl = publicUrl;
    }
  });

  it('that registers is known from the start', async () => {
    const account = { email: 'new@haddad.test' };
    const payload = { ...account, name: 'New', phone: '5550100101', password: TEST_PASSWORD };
    const { headers } = await ask('POST', '/seller/register', { payload });
    const cookie = String(headers['set-cookie']).split(';', 1)[0] ?? '';
    await logIn(account, { cookie });
    await settleAfterResponses();
    expect(test.mails.filter(({ subject }) => subject.includes('new device'))).toEqual([]);
  });

  it('is forgotten with a new password, but for the one that chooses it', async () => {
    const thief = await logIn(mira);
    const owner = await logIn(mira);
    const change = { currentPassword: TEST_PASSWORD, newPassword: 'a new password' };
    const url = `/seller/reset-password/${mira.id}`;
    const { status } = await ask('POST', url, { ...owner, payload: change });
    expect(status).toBe(200);
    expect(await test.db.$count(knownDevice)).toBe(1);
    await settleAfterResponses();
    test.mails.length = 0;
    for (const { cookie } of [owner, thief]) {
      const payload = { emailOrPhone: mira.email, password: 'a new password' };
      await ask('POST', '/seller/login', { cookie, payload });
    }
    await settleAfterResponses();
    expect(test.mails).toHaveLength(1);
  });
});
