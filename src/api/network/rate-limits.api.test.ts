import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { invitation } from '#database/schema/accounts/staff.ts';
import { rateLimit } from '#database/schema/operation.ts';
import { sweepExpired } from '#services/accounts/sweep-expired.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { addressOf, attemptsAt, statusesOf, times } from '#tests/support/attempts.ts';
import { aSeller, TEST_PASSWORD } from '#tests/support/factories.ts';
import { clearedApp } from '#tests/support/shared-app.ts';

const test = await clearedApp();

const { post, logIn } = attemptsAt(() => test);

describe('limited are', () => {
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

  it('mails to one recipient that strangers cause, of all kinds together', async () => {
    const email = 'sana@post.example';
    const shops = [await aSeller(test), await aSeller(test)];
    const mailsToHer = () => test.mails.filter(({ to }) => to.toLowerCase() === email);
    for (let time = 0; time < 3; time += 1) {
      await post('/newsletter', { email });
      await settleAfterResponses();
    }
    const invite = async (number: number) => {
      const who = shops[number % 2];
      const sender = { ...(who && { who }), from: addressOf(number) };
      const sent = await post('/seller/invite-staff', { email, role: 'editor' }, sender);
      const id = sent.body.data?._id;
      if (id === undefined) return sent;
      await test.db.update(invitation).set({ cancelledAt: new Date() });
      return sent;
    };
    expect(await statusesOf(9, invite)).toEqual([...times(7, 201), 429, 429]);
    expect(mailsToHer()).toHaveLength(10);
    // Who registers with the address has the account, and may ask for the mail on another day.
    const registration = {
      name: 'Sana',
      email,
      phone: '9876512345',
      password: 'lanterns over water',
    };
    expect((await post('/seller/register', registration)).status).toBe(201);
    await post('/newsletter', { email: email.toUpperCase() });
    await settleAfterResponses();
    expect(mailsToHer()).toHaveLength(10);
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
    expect(keys.join()).not.toMatch(/mira@|haddad|192\.0/);
  });

  it('cannot be read by who tries all addresses, without our secret', async () => {
    const { tokenSecret } = test.context;
    try {
      await logIn('mira@haddad.test', 'wrong password');
      test.context.tokenSecret = new TextEncoder().encode('another secret, just as long as ours');
      await logIn('mira@haddad.test', 'wrong password');
    } finally {
      test.context.tokenSecret = tokenSecret;
    }
    expect(await test.db.$count(rateLimit)).toBe(2 * COUNTS);
  });

  it('is swept of windows that have ended, and of those alone', async () => {
    await logIn('mira@haddad.test', 'wrong password');
    await sweepExpired(test.context);
    expect(await test.db.$count(rateLimit)).toBe(COUNTS);
    await test.db.update(rateLimit).set({ endsAt: sql`now() - interval '1 second'` });
    await sweepExpired(test.context);
    expect(await test.db.$count(rateLimit)).toBe(0);
  });
});

it('limits are scaled for tests and measurements', async () => {
  test.context.limitScale = 0.1;
  try {
    const attempt = () => logIn('mira@haddad.test', 'wrong password');
    expect(await statusesOf(2, attempt)).toEqual([401, 429]);
  } finally {
    test.context.limitScale = 1;
  }
});
