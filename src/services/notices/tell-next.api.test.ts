import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/new-id.ts';
import { session as sessions } from '#database/schema/accounts/session.ts';
import { lead as leads } from '#database/schema/lead.ts';
import { noticeSettings, notice as notices, pushSubscription } from '#database/schema/notice.ts';
import { PUSH_KEYS } from '#tests/support/app.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { pushReceiver, receiverCa } from '#tests/support/push-receiver.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';
import type { AppContext } from '../app-context.ts';
import { receiveLead } from '../leads/receive-lead.ts';
import { createPushSender } from './push-sender.ts';
import { tellNext } from './tell-next.ts';
import { tellOfGiven } from './tell-of-lead.ts';

const receiver = await pushReceiver();
afterAll(receiver.close);
const push = createPushSender(PUSH_KEYS, { trusted: { ca: receiverCa } });
const test = await clearedApp({ push });
const seller = await perTest(() => aSeller(test, { chatEmirates: '' }));
const category = await perTest(() => aCategory(test.db));
const product = await perTest(() =>
  aProduct(test.db, parentsOf(seller, category), { name: 'Nizam 38' }),
);

const A_MINUTE = 60_000;
const AN_HOUR = 60 * A_MINUTE;
/** 13:30 in India. */
const NOON = Date.parse('2025-11-22T08:00:00Z');
let time = NOON;
let context: AppContext;
let drawn = 0;
beforeEach(() => {
  time = NOON;
  context = { ...test.context, now: () => new Date(time) };
});

async function ask(changes: Partial<Parameters<typeof receiveLead>[1]> = {}) {
  drawn += 1;
  const reference = `AAA${drawn}`;
  const pieces = [{ productId: product.id }];
  const asked = { reference, region: 'AE', source: 'CHAT', pieces, ...changes } as const;
  return (await receiveLead(context, asked)) ?? '';
}

async function device() {
  const browser = receiver.subscribe();
  const { statusCode } = await test.app.inject({
    method: 'POST',
    url: `/api/seller/add-push-device/${seller.id}`,
    headers: seller.authorization,
    payload: browser.subscription,
  });
  expect(statusCode).toBe(201);
  return browser;
}

/** Delivers what is due, until nothing is; returns how many looks found something. */
async function tell() {
  let looks = 0;
  while (await tellNext(context)) looks += 1;
  return looks;
}

const choose = (values: Partial<typeof noticeSettings.$inferInsert>) =>
  test.db
    .insert(noticeSettings)
    .values({ sellerId: seller.id, timeZone: 'Asia/Kolkata', ...values });
const waiting = () => test.db.select().from(notices);
const subjects = async () => {
  const { settleAfterResponses } = await import('../after-response.ts');
  await settleAfterResponses();
  return test.mails.map(({ subject }) => subject);
};

describe('a device', () => {
  it('of somebody whom a lead was given to is told so, however far the lead is, unless it is another’s by now', async () => {
    const browser = await device();
    const id = await ask();
    await tell();
    await test.db.update(leads).set({ state: 'TALKING', assigneeId: seller.id });
    const give = () =>
      context.db.transaction((db) =>
        tellOfGiven(
          context,
          db as never,
          { sellerId: seller.id, leadId: id, to: seller.id },
          () => {},
        ),
      );
    await give();
    time += A_MINUTE;
    await tell();
    expect(browser.received.map(({ message }) => message)).toMatchObject([
      { title: 'New enquiry: Nizam 38' },
      { title: 'Assigned to you: Nizam 38', path: `/seller/enquiries/${id}` },
    ]);
    await give();
    await test.db.update(leads).set({ assigneeId: null });
    time += A_MINUTE;
    await tell();
    expect([browser.received.length, await waiting()]).toEqual([2, []]);
  });

  it('is told at once what was asked about, signed and encrypted for it alone', async () => {
    const browser = await device();
    const other = receiver.subscribe();
    const id = await ask();
    expect(await tell()).toBe(1);
    expect(browser.faults).toEqual([]);
    expect(browser.received).toMatchObject([
      {
        message: {
          title: expect.stringContaining('Nizam 38'),
          body: expect.stringMatching(/^From UAE, reference AAA\d+$/),
          path: `/seller/enquiries/${id}`,
        },
        signedBy: PUSH_KEYS.publicKey,
        claims: { sub: PUSH_KEYS.subject, aud: receiver.origin },
        headers: { ttl: '86400', urgency: 'high' },
      },
    ]);
    expect([other.attempts, await waiting()]).toEqual([0, []]);
  });

  it('is told of nothing personal', async () => {
    const browser = await device();
    await choose({ leadMail: 'NEVER' });
    await ask({ message: 'I am Mira Haddad, +971 50 000 0000' });
    await tell();
    expect(browser.received).toHaveLength(1);
    // Of the message alone: the signed token beside it may have such digits by chance.
    const [told] = browser.received.map(({ message }) => JSON.stringify(message));
    expect(told).toContain('Nizam 38');
    expect(told).not.toMatch(/Mira|971/);
  });

  it('is told of what comes within a minute together', async () => {
    const browser = await device();
    await ask();
    await tell();
    await ask();
    await ask();
    expect(await tell()).toBe(0);
    time += A_MINUTE;
    await tell();
    expect(browser.received.map(({ message }) => message)).toMatchObject([
      { title: expect.stringContaining('Nizam 38') },
      { title: '2 new enquiries', path: '/seller/enquiries' },
    ]);
  });

  it('that is gone is told no more', async () => {
    const browser = await device();
    const stays = receiver.subscribe();
    browser.status = 410;
    await ask();
    await tell();
    expect(await test.db.select().from(pushSubscription)).toEqual([]);
    expect([stays.attempts, await waiting()]).toMatchObject([
      0,
      [{ subscriptionId: null }].slice(1),
    ]);
  });

  it('whose push service fails is told later, and given up after a day', async () => {
    const browser = await device();
    await choose({ leadMail: 'NEVER' });
    browser.status = 500;
    await ask();
    await tell();
    expect([browser.attempts, await tell()]).toEqual([1, 0]);
    time += 30_000;
    browser.status = 201;
    await tell();
    expect([browser.attempts, browser.received.length]).toEqual([2, 1]);

    browser.status = 503;
    time += AN_HOUR;
    await ask();
    for (let hours = 0; hours < 27; hours += 1) {
      await tell();
      time += AN_HOUR;
    }
    expect(await waiting()).toEqual([]);
    const [stored] = await test.db.select().from(pushSubscription);
    expect(stored?.failedAt).not.toBeNull();
  });

  it('whose push service refuses the notice for good is not asked again', async () => {
    const browser = await device();
    browser.status = 403;
    await ask();
    await tell();
    time += AN_HOUR;
    await tell();
    expect([browser.attempts, await waiting()]).toEqual([1, []]);
  });

  it('is told no more once its session has ended', async () => {
    const browser = await device();
    await ask();
    await test.db.delete(sessions).where(eq(sessions.accountId, seller.id));
    await tell();
    expect(browser.attempts).toBe(0);
    expect(await test.db.select().from(pushSubscription)).toEqual([]);
  });

  it('is not told of an enquiry that was taken up meanwhile', async () => {
    const browser = await device();
    await choose({ leadMail: 'NEVER' });
    await ask();
    await test.db.update(leads).set({ state: 'TALKING' });
    await tell();
    expect([browser.attempts, await waiting()]).toEqual([0, []]);
  });
});

describe('a slow or failing push service', () => {
  const isOfDevice = ({ subscriptionId }: { subscriptionId: string | null }) =>
    subscriptionId !== null;
  const known = async (host: string, count: number) => {
    const [session] = await test.db
      .select()
      .from(sessions)
      .where(eq(sessions.accountId, seller.id));
    const owner = {
      role: 'seller' as const,
      accountId: seller.id,
      sessionId: session?.id ?? '',
    };
    await test.db.insert(pushSubscription).values(
      Array.from({ length: count }, (_, index) => ({
        ...{ ...owner, id: newId(), device: 'Chrome', p256dh: 'key', auth: 'secret' },
        endpoint: `https://${host}/${index}`,
      })),
    );
  };
  /** Delivers by a push service that answers so; returns whom one look told, by address. */
  const tellBy = async (answer: (endpoint: string) => Promise<number>) => {
    const addresses: string[] = [];
    const send = async ({ endpoint }: { endpoint: string }) => {
      addresses.push(endpoint);
      return answer(endpoint);
    };
    await tellNext({ ...context, push: { ...push, send } });
    return addresses;
  };

  it('keeps no mail waiting', async () => {
    await known('slow.example', 1);
    await ask();
    const left: boolean[] = [];
    await tellBy(async () => {
      left.push(...(await waiting()).map(isOfDevice));
      return 201;
    });
    expect(left).toEqual([true]);
  });

  it('keeps no other waiting, however many notices are for it', async () => {
    await choose({ leadMail: 'NEVER' });
    await known('slow.example', 60);
    await ask();
    time += 1;
    await known('quick.example', 1);
    await ask();
    const told = await tellBy(async () => 503);
    expect(told).toContain('https://quick.example/0');
    expect(told.filter((endpoint) => endpoint.includes('slow')).length).toBeLessThanOrEqual(10);
  });

  it('keeps no other device waiting, however many enquiries it is to tell of', async () => {
    await choose({ leadMail: 'NEVER' });
    await known('slow.example', 1);
    for (let count = 0; count < 60; count += 1) await ask();
    time += 1;
    await known('quick.example', 1);
    await ask();
    expect(await tellBy(async () => 201)).toEqual(
      expect.arrayContaining(['https://slow.example/0', 'https://quick.example/0']),
    );
  });

  it('is not asked again by what comes while its pause lasts', async () => {
    await choose({ leadMail: 'NEVER' });
    await known('slow.example', 1);
    await ask();
    expect(await tellBy(async () => 503)).toHaveLength(1);
    time += 10_000;
    await ask();
    expect(await tellBy(async () => 503)).toHaveLength(0);
    time += 20_000;
    expect(await tellBy(async () => 201)).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });
});

describe('a device that another seller takes over', () => {
  it('is told nothing of what waited for the first', async () => {
    const browser = await device();
    await choose({ leadMail: 'NEVER' });
    await ask();
    const { id, authorization } = await aSeller(test);
    const { statusCode } = await test.app.inject({
      method: 'POST',
      url: `/api/seller/add-push-device/${id}`,
      headers: authorization,
      payload: browser.subscription,
    });
    expect([statusCode, await waiting()]).toEqual([201, []]);
  });

  it('is told nothing of what was queued for the first at the same moment', async () => {
    const browser = await device();
    await choose({ leadMail: 'NEVER' });
    await ask();
    const { id } = await aSeller(test);
    await test.db.update(pushSubscription).set({ accountId: id });
    await tell();
    expect([browser.attempts, await waiting()]).toEqual([0, []]);
  });
});

describe('a mail', () => {
  it('comes at once, and what follows within ten minutes together', async () => {
    const id = await ask();
    await tell();
    expect(await subjects()).toEqual([expect.stringMatching(/New enquiry: .?Nizam 38/)]);
    const [mail] = test.mails;
    expect(mail?.to).toBe(seller.email);
    expect(mail?.text).toContain(`/seller/enquiries/${id}`);
    expect(mail?.text).toContain('/seller/dashboard#notices');
    expect(mail?.text).toContain('22 November at 13:30');
    await ask();
    await ask();
    expect(await tell()).toBe(0);
    time += 10 * A_MINUTE;
    await tell();
    expect((await subjects()).slice(1)).toEqual(['Dhow: 2 new enquiries']);
  });

  it('comes once a day, at eight in the morning, where that is chosen', async () => {
    await choose({ leadMail: 'DAILY', timeZone: 'Asia/Dubai' });
    await ask();
    time = Date.parse('2025-11-23T01:00:00Z');
    await ask();
    time = Date.parse('2025-11-23T03:59:00Z');
    expect([await tell(), await subjects()]).toEqual([0, []]);
    time = Date.parse('2025-11-23T04:00:00Z');
    await tell();
    expect(await subjects()).toEqual(['Dhow: 2 new enquiries']);
  });

  it('does not come where none is wanted, nor of a form, which is mailed whole', async () => {
    await ask({ source: 'FORM' });
    await choose({ leadMail: 'NEVER' });
    await ask();
    expect([await tell(), await subjects()]).toEqual([0, []]);
  });

  it('is not written by a process that queues none', async () => {
    await receiveLead({ ...context, mailQueued: null }, {
      ...{ reference: 'QUIET11', region: 'IN', source: 'CHAT' },
      pieces: [{ productId: product.id }],
    } as const);
    expect(await waiting()).toEqual([]);
  });
});
