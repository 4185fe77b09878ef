import { like, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntry } from '#database/schema/activity.ts';
import { rateLimit } from '#database/schema/bookkeeping.ts';
import { createApp } from '#server/create-app.ts';
import type { TrustProxy } from '#server/trust-proxy.ts';
import { sweepExpired } from '#services/accounts/sweep-expired.ts';
import { settleAfterAnswers } from '#services/after-answer.ts';
import { clearDatabase, type TestApp, testApp } from '#tests/support/app.ts';
import { aSeller, TEST_PASSWORD } from '#tests/support/factories.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(() => clearDatabase(test.db));

const behind = (trustProxy: TrustProxy) =>
  createApp(test.market, {
    log: pino({ level: 'silent' }),
    cache: test.cache,
    pages: null,
    trustProxy,
  });

type Sender = {
  cookie?: string;
  from?: string;
  forwarded?: string;
  through?: Pick<TestApp, 'app'>;
};

async function post(url: string, payload: object, sender: Sender = {}) {
  const response = await (sender.through ?? test).app.inject({
    method: 'POST',
    url: `/api${url}`,
    payload,
    remoteAddress: sender.from ?? '198.51.100.7',
    headers: {
      ...(sender.forwarded && { 'x-forwarded-for': sender.forwarded }),
      ...(sender.cookie && { cookie: sender.cookie }),
    },
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

/** Lets the wait that a guess has brought pass by. */
const waitedOut = () =>
  test.db.update(rateLimit).set({ waitUntil: sql`now() - interval '1 second'` });

/** Guesses wrong as often as it may, letting every wait pass by, and returns the waits in seconds. */
async function guessOn(count: number, guess: (number: number) => ReturnType<typeof post>) {
  const waits: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    await waitedOut();
    expect((await guess(number)).status).toBe(401);
    const refused = await guess(number);
    waits.push(refused.status === 429 ? Number(refused.headers['retry-after']) : 0);
  }
  return waits;
}

describe('guesses at a password', () => {
  it('from one network have to wait, longer and longer, but never for ever', async () => {
    const { email } = await aSeller(test);
    const guess = () => logIn(email, 'wrong password');
    expect(await statusesOf(6, guess)).toEqual([...times(5, 401), 429]);
    expect(await guessOn(6, guess)).toEqual([60, 120, 240, 480, 900, 900]);
    await waitedOut();
    expect((await logIn(email, TEST_PASSWORD)).status).toBe(200);
  });

  it('are told how long to wait, in words and for programs', async () => {
    const { email } = await aSeller(test);
    const guess = () => logIn(email, 'wrong password');
    await statusesOf(5, guess);
    const { body, headers } = await guess();
    const seconds = Number(headers['retry-after']);
    expect(seconds).toBeGreaterThan(20);
    expect(body).toEqual({
      message: `Too many attempts. Please try again in ${seconds} seconds.`,
      code: 'too-many-requests',
    });
    await waitedOut();
    await guess();
    expect((await guess()).body.message).toBe('Too many attempts. Please try again in 1 minute.');
  });

  it('do not lengthen the wait while they have to wait', async () => {
    const { email } = await aSeller(test);
    await statusesOf(6, () => logIn(email, 'wrong password'));
    const kept = () => test.db.select().from(rateLimit).where(like(rateLimit.key, 'guesses-%'));
    const before = await kept();
    await statusesOf(5, () => logIn(email, 'wrong password'));
    expect(await kept()).toEqual(before);
  });

  it('are forgotten after a day', async () => {
    const { email } = await aSeller(test);
    await statusesOf(6, () => logIn(email, 'wrong password'));
    await test.db.update(rateLimit).set({ endsAt: sql`now() - interval '1 second'` });
    expect((await logIn(email, 'wrong password')).status).toBe(401);
    expect((await logIn(email, TEST_PASSWORD)).status).toBe(200);
  });

  it('are counted when all come at once, too', async () => {
    const { email } = await aSeller(test);
    const attempts = Array.from({ length: 25 }, () => logIn(email, 'wrong password'));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...times(5, 401), ...times(20, 429)]);
  });

  it('do not close the account to who logs in from another network', async () => {
    const { email } = await aSeller(test);
    await statusesOf(15, () => logIn(email, 'wrong password'));
    expect((await logIn(email, TEST_PASSWORD)).status).toBe(429);
    expect((await logIn(email, TEST_PASSWORD, { from: addressOf(99) })).status).toBe(200);
  });

  it('from many networks have to wait as well', async () => {
    const { email } = await aSeller(test);
    const guess = (number: number) => logIn(email, 'wrong', { from: addressOf(number) });
    expect(await statusesOf(21, guess)).toEqual([...times(20, 401), 429]);
    expect(await guessOn(5, (number) => guess(30 + number))).toEqual([30, 60, 120, 240, 300]);
    const { email: another } = await aSeller(test);
    expect((await logIn(another, TEST_PASSWORD, { from: addressOf(99) })).status).toBe(200);
  });

  it('that are refused count against nothing else', async () => {
    const { email } = await aSeller(test);
    await statusesOf(50, () => logIn(email, 'wrong password'));
    expect((await logIn('someone@x.test', 'wrong password')).status).toBe(401);
  });

  it('are counted together, however the phone or e-mail is written', async () => {
    const { phone, email } = await aSeller(test, { email: 'mira@haddad.test' });
    const dashed = (at: number) => `+${at} ${phone.slice(0, at)}-${phone.slice(at)}`;
    const cased = (at: number) => email.slice(0, at).toUpperCase() + email.slice(at);
    const guess = (number: number) =>
      logIn(number % 2 ? dashed(number) : cased(number), 'wrong password');
    expect(await statusesOf(6, guess)).toEqual([...times(5, 401), 429]);
  });

  it('have to wait just so where there is no account, which tells nobody who is registered', async () => {
    const guess = () => logIn('nobody@x.test', 'wrong password');
    expect(await statusesOf(6, guess)).toEqual([...times(5, 401), 429]);
    expect(await guessOn(2, guess)).toEqual([60, 120]);
  });

  it('have to wait whichever accounts are tried from one network', async () => {
    const guess = (number: number) => logIn(`someone${number}@x.test`, 'wrong password');
    expect(await statusesOf(31, guess)).toEqual([...times(30, 401), 429]);
    expect((await logIn('someone@x.test', 'wrong', { from: addressOf(8) })).status).toBe(401);
  });

  it('leave a trace at accounts that exist, but no more than twenty a day', async () => {
    const { id, email } = await aSeller(test);
    await logIn('nobody@x.test', 'wrong password');
    await guessOn(25, (number) => logIn(email, 'wrong', { from: addressOf(number) }));
    await settleAfterAnswers();
    const entries = await test.db.select().from(auditEntry);
    expect(entries).toHaveLength(20);
    expect(entries[0]).toMatchObject({
      action: 'log-in-failed',
      actorName: 'Somebody not logged in',
      entity: 'seller',
      entityId: id,
      after: { device: 'Unknown device', network: expect.stringContaining('198.51.100.') },
    });
  });
});

describe('a device that logged in before', () => {
  const known = async (email: string, sender: Sender = {}) => {
    const { headers } = await logIn(email, TEST_PASSWORD, sender);
    return { ...sender, cookie: String(headers['set-cookie']).split(';', 1)[0] ?? '' };
  };

  it('is let in, however much others guess from its own network and from everywhere', async () => {
    const { email } = await aSeller(test);
    const owner = await known(email);
    await statusesOf(10, () => logIn(email, 'wrong password'));
    await statusesOf(40, (number) => logIn(`someone${number}@x.test`, 'wrong password'));
    await statusesOf(40, (number) => logIn(email, 'wrong', { from: addressOf(number + 10) }));
    expect((await logIn(email, TEST_PASSWORD)).status).toBe(429);
    expect((await logIn(email, TEST_PASSWORD, { from: addressOf(200) })).status).toBe(429);
    expect((await logIn(email, TEST_PASSWORD, owner)).status).toBe(200);
  });

  it('has to wait for its own guesses, and for them alone', async () => {
    const { email } = await aSeller(test);
    const [first, second] = [await known(email), await known(email)];
    expect(await statusesOf(11, () => logIn(email, 'wrong', first))).toEqual([
      ...times(10, 401),
      429,
    ]);
    expect(await guessOn(2, () => logIn(email, 'wrong', first))).toEqual([60, 120]);
    expect((await logIn(email, TEST_PASSWORD, second)).status).toBe(200);
    expect((await logIn(email, TEST_PASSWORD)).status).toBe(200);
  });

  it('is known to its own account alone', async () => {
    const { email } = await aSeller(test);
    const { email: another } = await aSeller(test);
    const owner = await known(email);
    const guess = () => logIn(another, 'wrong password', owner);
    expect(await statusesOf(6, guess)).toEqual([...times(5, 401), 429]);
  });
});

describe('right log-ins', () => {
  it('count as no guesses', async () => {
    const { email } = await aSeller(test);
    expect(await statusesOf(40, () => logIn(email, TEST_PASSWORD))).toEqual(times(40, 200));
    expect(await statusesOf(5, () => logIn(email, 'wrong password'))).toEqual(times(5, 401));
  });

  it('are bounded all the same, since each costs a comparison', async () => {
    const { email } = await aSeller(test);
    const statuses = await statusesOf(61, () => logIn(email, TEST_PASSWORD));
    expect(statuses).toEqual([...times(60, 200), 429]);
    expect((await logIn(email, TEST_PASSWORD, { from: addressOf(8) })).status).toBe(200);
  }, 30_000);
});

describe('an address', () => {
  const fill = (sender: (number: number) => Sender, count = 31) =>
    statusesOf(count, (number) =>
      logIn(`someone${number}@x.test`, 'wrong password', sender(number)),
    );

  it('is the connection, whatever a header claims', async () => {
    expect(await fill((number) => ({ forwarded: `203.0.113.${number}` }))).toContain(429);
  });

  it.each([
    ['the nearest of one', 1, '127.0.0.1', (seen: string) => seen],
    ['the second of two', 2, '127.0.0.1', (seen: string) => `${seen}, 10.0.0.7`],
    [
      'the first outside the networks',
      ['127.0.0.1', '10.0.0.0/8'],
      '127.0.0.1',
      (seen: string) => `${seen}, 10.9.9.9, 10.0.0.7`,
    ],
  ] as const)(
    'behind proxies is the one they saw, whatever its client claims: %s',
    async (_, trusted, from, chain) => {
      const through = await behind(trusted as TrustProxy);
      const sender = (claimed: string, seen: string) => ({
        from,
        through,
        forwarded: `${claimed}, ${chain(seen)}`,
      });
      try {
        const statuses = await fill((number) => sender(`203.0.113.${number}`, '198.51.100.20'));
        expect(statuses).toEqual([...times(30, 401), 429]);
        const other = await logIn('x@x.test', 'wrong', sender('203.0.113.1', '198.51.100.21'));
        expect(other.status).toBe(401);
      } finally {
        await through.app.close();
      }
    },
  );

  it('that comes around the proxies is its own', async () => {
    const through = await behind(['10.0.0.0/8']);
    try {
      const sender = (number: number) => ({ through, forwarded: `203.0.113.${number}` });
      expect(await fill(sender)).toContain(429);
    } finally {
      await through.app.close();
    }
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

  it('of IPv6 counts by its 48 bits too, with four times as much', async () => {
    const from = (number: number) => ({ from: `2001:db8:7:${number.toString(16)}::1` });
    expect(await fill(from, 121)).toEqual([...times(120, 401), 429]);
    const far = await logIn('x@x.test', 'wrong', { from: '2001:db8:8::1' });
    expect(far.status).toBe(401);
    const newsletter = (number: number) =>
      post('/newsletter', { email: `a${number}@x.test` }, from(number));
    const statuses = await statusesOf(41, newsletter);
    expect(statuses.slice(0, 40).every((status) => status < 300)).toBe(true);
    expect(statuses[40]).toBe(429);
  }, 30_000);

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
  /** What one wrong guess by an unknown device is counted against. */
  const COUNTS = 5;

  it('tells nobody which addresses and accounts were tried', async () => {
    await logIn('mira@haddad.test', 'wrong password', { from: '192.0.2.1' });
    const keys = (await test.db.select({ key: rateLimit.key }).from(rateLimit)).map(
      ({ key }) => key,
    );
    expect(keys).toHaveLength(COUNTS);
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
    expect(await test.db.$count(rateLimit)).toBe(2 * COUNTS);
  });

  it('is swept of windows that have ended, and of those alone', async () => {
    await logIn('mira@haddad.test', 'wrong password');
    await sweepExpired(test.market);
    expect(await test.db.$count(rateLimit)).toBe(COUNTS);
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
