import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { noticeSettings, notice as notices } from '#database/schema/notice.ts';
import { PUSH_KEYS } from '#tests/support/app.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { pushReceiver, receiverCa } from '#tests/support/push-receiver.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';
import { settleAfterResponses } from '../after-response.ts';
import type { AppContext } from '../app-context.ts';
import { receiveLead } from '../leads/receive-lead.ts';
import { createPushSender } from './push-sender.ts';
import { tellNext } from './tell-next.ts';

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
/** 13:30 in India. */
const NOON = Date.parse('2025-11-22T08:00:00Z');
let time = NOON;
let context: AppContext;
let drawn = 0;
beforeEach(() => {
  time = NOON;
  context = { ...test.context, now: () => new Date(time) };
});

async function ask() {
  drawn += 1;
  const reference = `AAA${drawn}`;
  const pieces = [{ productId: product.id }];
  await receiveLead(context, { reference, region: 'AE', source: 'CHAT', pieces });
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
  await settleAfterResponses();
  return test.mails.map(({ subject }) => subject);
};

describe('in quiet hours', () => {
  it('everything waits until they end', async () => {
    const browser = await device();
    await choose({ quietFrom: '13:00', quietUntil: '14:00' });
    await ask();
    time += 29 * A_MINUTE;
    await ask();
    expect([await tell(), browser.attempts]).toEqual([0, 0]);
    time += A_MINUTE;
    await tell();
    expect(browser.received).toMatchObject([{ message: { title: '2 new enquiries' } }]);
    expect(await subjects()).toEqual(['Dhow: 2 new enquiries']);
  });

  /** Two minutes before they begin. */
  const untilTwo = { quietFrom: '13:32', quietUntil: '14:00' };
  /** Looks on to the last minute of them, and then once they are over. */
  const tellOn = async () => {
    await tell();
    time = NOON + 29 * A_MINUTE;
    await tell();
    time += A_MINUTE;
  };

  it('nothing rings that rested for a minute before them', async () => {
    const browser = await device();
    await choose(untilTwo);
    time = NOON + 1.5 * A_MINUTE;
    await ask();
    await tell();
    time += 20_000;
    await ask();
    time += 70_000;
    await tellOn();
    expect(browser.attempts).toBe(1);
    await tell();
    expect(browser.received.length).toBe(2);
  });

  it('nothing rings that could not be told before them', async () => {
    const browser = await device();
    await choose(untilTwo);
    time = NOON + 1.8 * A_MINUTE;
    browser.status = 503;
    await ask();
    await tell();
    browser.status = 201;
    time += 40_000;
    await tellOn();
    expect([browser.attempts, browser.received.length]).toEqual([1, 0]);
    await tell();
    expect(browser.received.length).toBe(1);
  });

  it('nothing rings, and no mail comes, that was left from before them or queued before they were chosen', async () => {
    const browser = await device();
    await ask();
    await choose(untilTwo);
    time = NOON + 3 * A_MINUTE;
    await tellOn();
    expect([browser.attempts, await subjects()]).toEqual([0, []]);
    await tell();
    expect([browser.received.length, (await subjects()).length]).toEqual([1, 1]);
    expect(await waiting()).toEqual([]);
  });
});
