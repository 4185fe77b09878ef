import { hash } from '@node-rs/argon2';
import { like, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntry } from '#database/schema/activity.ts';
import { rateLimit } from '#database/schema/operation.ts';
import { createWorkCounts } from '#server/observability/work-counts.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { addressOf, attemptsAt, type Sender, statusesOf, times } from '#tests/support/attempts.ts';
import { aMember, aSeller, TEST_PASSWORD } from '#tests/support/factories.ts';
import { clearedApp } from '#tests/support/shared-app.ts';

const test = await clearedApp();

const { logIn } = attemptsAt(() => test);

/** Lets the wait that a guess has brought pass by. */
const waitedOut = () =>
  test.db.update(rateLimit).set({ waitUntil: sql`now() - interval '1 second'` });

/**
 * Guesses wrong as often as it may, letting every wait pass by, and returns the waits in tens of seconds:
 * on a busy machine some of a wait is over when it is told.
 */
async function guessOn(count: number, guess: (number: number) => ReturnType<typeof logIn>) {
  const waits: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    await waitedOut();
    expect((await guess(number)).status).toBe(401);
    const refused = await guess(number);
    const seconds = refused.status === 429 ? Number(refused.headers['retry-after']) : 0;
    waits.push(10 * Math.ceil(seconds / 10));
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
    expect((await guess()).body.message).toMatch(/try again in (1 minute|5\d seconds)\.$/);
  });

  it('are counted by rule for the metrics, each refusal of a wait too', async () => {
    const { email } = await aSeller(test);
    const counts = createWorkCounts();
    await statusesOf(5 + 35, () => logIn(email, 'wrong password'));
    expect(counts.read().rateLimited).toEqual({ 'guesses-here': 35 });
    counts.stop();
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
    await settleAfterResponses();
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

/** A browser that has logged in to the account of this name. */
async function known(name: string, sender: Sender = {}): Promise<Sender> {
  const { headers } = await logIn(name, TEST_PASSWORD, sender);
  return { ...sender, cookie: String(headers['set-cookie']).split(';', 1)[0] ?? '' };
}

describe('a device that logged in before', () => {
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

describe('an address that opens two accounts', () => {
  const email = 'leila@haddad.test';
  const OWN_PASSWORD = 'a boat of salted teak';
  const ownHash = hash(OWN_PASSWORD, { memoryCost: 1024, timeCost: 2, parallelism: 1 });

  /** A member of staff, and a seller whom a stranger has registered with their address. */
  async function shared(emailConfirmedAt: Date | null = null) {
    const member = await aMember(test, await aSeller(test), { email, passwordHash: await ownHash });
    return { member, seller: await aSeller(test, { email, emailConfirmedAt }) };
  }

  it.each([null, new Date()])(
    'is guessed at no more freely by browsers that the other account knows (%s)',
    async (at) => {
      await shared(at);
      let stranger: Sender = {};
      for (let browser = 1; browser <= 6; browser += 1) {
        stranger = await known(email, { from: addressOf(browser) });
        await statusesOf(10, (number) => logIn(email, `guess ${browser} ${number}`, stranger));
      }
      expect((await logIn(email, OWN_PASSWORD, stranger)).status).not.toBe(200);
      const from = addressOf(99);
      expect((await logIn(email, OWN_PASSWORD, { from })).status).toBe(429);
    },
  );

  it('lets a browser in that one of them knows, however much strangers guess', async () => {
    await shared();
    const first = await logIn(email, OWN_PASSWORD);
    const own = { cookie: String(first.headers['set-cookie']).split(';', 1)[0] ?? '' };
    await statusesOf(40, (number) => logIn(email, 'wrong', { from: addressOf(number) }));
    expect((await logIn(email, OWN_PASSWORD, { from: addressOf(200) })).status).toBe(429);
    expect((await logIn(email, OWN_PASSWORD, own)).status).toBe(200);
  });

  it('counts at either account while the other waits', async () => {
    const { seller } = await shared();
    // By the phone number, which opens the seller's account alone.
    await statusesOf(30, (number) => logIn(seller.phone, 'wrong', { from: addressOf(number) }));
    expect((await logIn(seller.phone, TEST_PASSWORD)).status).toBe(429);
    expect((await logIn(email, OWN_PASSWORD)).status).toBe(200);
    expect((await logIn(email, TEST_PASSWORD)).status).toBe(401);
  });

  it('knows no browsers and mails of none before it is confirmed', async () => {
    const { id, email: own } = await aSeller(test, { emailConfirmedAt: null });
    const browser = await known(own);
    expect(await statusesOf(6, () => logIn(own, 'wrong', browser))).toEqual([
      ...times(5, 401),
      429,
    ]);
    const headers = {
      authorization: `Bearer ${(await logIn(own, TEST_PASSWORD, { from: addressOf(8) })).body.token}`,
    };
    const payload = { currentPassword: TEST_PASSWORD, newPassword: 'lanterns over the quay' };
    const url = `/api/seller/reset-password/${id}`;
    expect((await test.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
    await settleAfterResponses();
    expect(test.mails.filter(({ to }) => to === own)).toEqual([]);
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
  });
});
