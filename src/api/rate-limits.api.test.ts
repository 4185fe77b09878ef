import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimit } from '#database/schema/bookkeeping.ts';
import { createApp } from '#server/create-app.ts';
import { sweepExpired } from '#services/accounts/sweep-expired.ts';
import { clearDatabase, type TestApp, testApp } from '#tests/support/app.ts';
import { aSeller, TEST_PASSWORD } from '#tests/support/factories.ts';

let test: TestApp;
let behindProxy: Pick<TestApp, 'app'>;

beforeAll(async () => {
  test = await testApp();
  const log = pino({ level: 'silent' });
  behindProxy = await createApp(test.market, {
    log,
    cache: test.cache,
    pages: null,
    trustProxy: true,
  });
});
afterAll(async () => {
  await behindProxy.app.close();
  await test.close();
});
beforeEach(() => clearDatabase(test.db));

type Sender = { from?: string; forwarded?: string; through?: Pick<TestApp, 'app'> };

async function post(url: string, payload: object, sender: Sender = {}) {
  const response = await (sender.through ?? test).app.inject({
    method: 'POST',
    url: `/api${url}`,
    payload,
    remoteAddress: sender.from ?? '198.51.100.7',
    ...(sender.forwarded && { headers: { 'x-forwarded-for': sender.forwarded } }),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

const logIn = (emailOrPhone: string, password: string, sender?: Sender) =>
  post('/seller/login', { emailOrPhone, password }, sender);

/** The statuses of so many attempts; `attempt` gets their numbers from 1. */
async function statusesOf(count: number, attempt: (number: number) => Promise<{ status: number }>) {
  const statuses: number[] = [];
  for (let number = 1; number <= count; number += 1) statuses.push((await attempt(number)).status);
  return statuses;
}

const times = (count: number, status: number) => Array<number>(count).fill(status);
const addressOf = (number: number) => `198.51.100.${number}`;

describe('log-in is limited', () => {
  it('by address, whoever is tried, with the time to wait', async () => {
    const attempt = (number: number) => logIn(`someone${number}@x.test`, 'wrong password');
    expect(await statusesOf(31, attempt)).toEqual([...times(30, 401), 429]);
    const { body, headers } = await attempt(32);
    expect(body).toEqual({
      message: 'Too many attempts. Please try again in 15 minutes.',
      code: 'too-many-requests',
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    expect((await logIn('someone@x.test', 'wrong', { from: '198.51.100.8' })).status).toBe(401);
  });

  it('by account, from however many addresses, and even with the right password', async () => {
    const { email } = await aSeller(test);
    const attempt = (number: number) => logIn(email, 'wrong password', { from: addressOf(number) });
    expect(await statusesOf(11, attempt)).toEqual([...times(10, 401), 429]);
    expect((await logIn(email, TEST_PASSWORD, { from: addressOf(99) })).status).toBe(429);
    const { email: another } = await aSeller(test);
    expect((await logIn(another, TEST_PASSWORD, { from: addressOf(99) })).status).toBe(200);
  });

  it('by account, however its phone or e-mail is written', async () => {
    const { phone, email } = await aSeller(test, { email: 'mira@haddad.test' });
    const dashed = (number: number) => {
      const at = number % 10;
      return `+${number} ${phone.slice(0, at)}-${phone.slice(at)}`;
    };
    const byPhone = (number: number) => logIn(dashed(number), 'wrong', { from: addressOf(number) });
    expect(await statusesOf(11, byPhone)).toEqual([...times(10, 401), 429]);
    const cased = (number: number) =>
      [...email].map((letter, at) => ((number >> at) & 1 ? letter.toUpperCase() : letter)).join('');
    const byEmail = (number: number) => logIn(cased(number), 'wrong', { from: addressOf(number) });
    expect(await statusesOf(11, byEmail)).toEqual([...times(10, 401), 429]);
  });

  it('by account just so where there is none, which tells nobody who is registered', async () => {
    const attempt = (number: number) =>
      logIn('nobody@x.test', 'wrong', { from: addressOf(number) });
    expect(await statusesOf(11, attempt)).toEqual([...times(10, 401), 429]);
  });

  it('by failures alone', async () => {
    const { email } = await aSeller(test);
    expect(await statusesOf(40, () => logIn(email, TEST_PASSWORD))).toEqual(times(40, 200));
  });

  it('when all attempts come at once, too', async () => {
    const { email } = await aSeller(test);
    const attempts = Array.from({ length: 25 }, () => logIn(email, 'wrong password'));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...times(10, 401), ...times(15, 429)]);
  });

  it('for a quarter of an hour, which further attempts do not lengthen', async () => {
    const { email } = await aSeller(test);
    await statusesOf(12, () => logIn(email, 'wrong password'));
    const ends = await test.db.select({ endsAt: rateLimit.endsAt }).from(rateLimit);
    await logIn(email, 'wrong password');
    expect(await test.db.select({ endsAt: rateLimit.endsAt }).from(rateLimit)).toEqual(ends);
    await test.db.update(rateLimit).set({ endsAt: sql`now() - interval '1 second'` });
    expect((await logIn(email, TEST_PASSWORD)).status).toBe(200);
  });
});

describe('an address', () => {
  const fill = (sender: (number: number) => Sender) =>
    statusesOf(31, (number) => logIn(`someone${number}@x.test`, 'wrong password', sender(number)));

  it('is the connection, whatever a header claims', async () => {
    expect(await fill((number) => ({ forwarded: `203.0.113.${number}` }))).toContain(429);
  });

  it('behind a trusted proxy is the one the proxy saw, whatever its client claims', async () => {
    const sender = (claimed: string, seen: string) => ({
      from: '127.0.0.1',
      through: behindProxy,
      forwarded: `${claimed}, ${seen}`,
    });
    const statuses = await fill((number) => sender(`203.0.113.${number}`, '198.51.100.20'));
    expect(statuses).toEqual([...times(30, 401), 429]);
    const other = await logIn('x@x.test', 'wrong', sender('203.0.113.1', '198.51.100.21'));
    expect(other.status).toBe(401);
  });

  it('of IPv6 counts by its network of 64 bits, however it is written', async () => {
    const hosts = (number: number) => [
      `2001:db8::${number.toString(16)}`,
      `2001:db8:0:0:${number.toString(16)}::1`,
      `2001:DB8:0:0:1:2:3:${number.toString(16)}`,
    ];
    expect(await fill((number) => ({ from: hosts(number)[number % 3] ?? '' }))).toContain(429);
    const neighbour = await logIn('x@x.test', 'wrong', { from: '2001:db8:0:1::1' });
    expect(neighbour.status).toBe(401);
    const far = await logIn('x@x.test', 'wrong', { from: '2001:db8:1::1' });
    expect(far.status).toBe(401);
  });

  it('of IPv4 is the same inside IPv6', async () => {
    const sender = (number: number) => ({ from: number % 2 ? '::ffff:192.0.2.1' : '192.0.2.1' });
    expect(await fill(sender)).toContain(429);
    expect((await logIn('x@x.test', 'wrong', { from: '::ffff:192.0.2.2' })).status).toBe(401);
  });
});

describe('so are', () => {
  it.each([
    [
      'forgotten passwords by address',
      '/admin/forgot-password',
      10,
      (n: number) => ({ email: `a${n}@x.test` }),
    ],
    ['forgotten passwords by account', '/seller/forgot-password', 3, () => ({ email: 'a@x.test' })],
    ['contact messages', '/contact', 5, () => ({ name: 'A', email: 'a@x.test', message: 'Hello' })],
    ['newsletter addresses', '/newsletter', 10, (n: number) => ({ email: `a${n}@x.test` })],
  ])('%s', async (_, url, allowed, body) => {
    const statuses = await statusesOf(allowed + 1, (number) => post(url, body(number)));
    expect(statuses.slice(0, allowed).every((status) => status < 300)).toBe(true);
    expect(statuses[allowed]).toBe(429);
  });

  it('links tried for a new password', async () => {
    const body = { token: 'x'.repeat(43), newPassword: 'a new password' };
    const attempt = () => post('/seller/reset-password-by-link', body);
    expect(await statusesOf(21, attempt)).toEqual([...times(20, 422), 429]);
  });

  it('guesses at the present password of whoever is logged in', async () => {
    const { id, authorization } = await aSeller(test);
    const guess = async (currentPassword: string) => {
      const response = await test.app.inject({
        method: 'POST',
        url: `/api/seller/reset-password/${id}`,
        headers: authorization,
        payload: { currentPassword, newPassword: 'a new password' },
      });
      return { status: response.statusCode };
    };
    expect(await statusesOf(11, () => guess('wrong password'))).toEqual([...times(10, 422), 429]);
    expect((await guess(TEST_PASSWORD)).status).toBe(429);
  });
});

describe('the table of attempts', () => {
  it('tells nobody which addresses and accounts were tried', async () => {
    await logIn('mira@haddad.test', 'wrong password', { from: '192.0.2.1' });
    const keys = (await test.db.select({ key: rateLimit.key }).from(rateLimit)).map(
      ({ key }) => key,
    );
    expect(keys).toHaveLength(2);
    expect(keys.join()).not.toMatch(/mira|haddad|192/);
  });

  it('cannot be read by who tries all addresses, without our secret', async () => {
    const { tokenSecret } = test.market;
    try {
      await logIn('mira@haddad.test', 'wrong password');
      test.market.tokenSecret = new TextEncoder().encode('another secret, just as long as ours');
      await logIn('mira@haddad.test', 'wrong password');
    } finally {
      test.market.tokenSecret = tokenSecret;
    }
    expect(await test.db.$count(rateLimit)).toBe(4);
  });

  it('is swept of windows that have ended, and of those alone', async () => {
    await logIn('mira@haddad.test', 'wrong password');
    await sweepExpired(test.market);
    expect(await test.db.$count(rateLimit)).toBe(2);
    await test.db.update(rateLimit).set({ endsAt: sql`now() - interval '1 second'` });
    await sweepExpired(test.market);
    expect(await test.db.$count(rateLimit)).toBe(0);
  });
});

it('limits are scaled for tests and measurements', async () => {
  test.market.limitScale = 0.1;
  try {
    const attempt = () => logIn('mira@haddad.test', 'wrong password');
    expect(await statusesOf(2, attempt)).toEqual([401, 429]);
  } finally {
    test.market.limitScale = 1;
  }
});
