import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { admin as admins, seller as sellers } from '#database/schema/accounts/account.ts';
import { mail as mails } from '#database/schema/mail.ts';
import { backupRun } from '#database/schema/operation.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { PUSH_KEYS } from '#tests/support/app.ts';
import { anAdmin, aSeller } from '#tests/support/factories.ts';
import { pushReceiver, receiverCa } from '#tests/support/push-receiver.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';
import { createPushSender } from './push-sender.ts';
import { tellAdminsJob } from './tell-admins.ts';

const A_MINUTE = 60_000;
const BEGIN = Date.parse('2026-03-14T06:00:00Z');
let time = BEGIN;
const receiver = await pushReceiver();
afterAll(receiver.close);
const push = createPushSender(PUSH_KEYS, { trusted: { ca: receiverCa } });
const test = await clearedApp({ now: () => new Date(time), push });
const admin = await perTest(async () => {
  time = BEGIN;
  const made = await anAdmin(test);
  await test.db.update(admins).set({ toldUntil: new Date(time - 60 * A_MINUTE) });
  return made;
});

/** Runs the job some minutes later; returns the subjects of the mails that it sent. */
async function after(minutes: number): Promise<string[]> {
  time += minutes * A_MINUTE;
  const before = test.mails.length;
  await tellAdminsJob.run(test.context, '', new AbortController().signal);
  await settleAfterResponses();
  return test.mails.slice(before).map(({ subject }) => subject.replace(/^.*?: /, ''));
}

const register = (changes: Partial<typeof sellers.$inferInsert> = {}) =>
  aSeller(test, { approved: false, createdAt: new Date(time), ...changes });

async function choose(mail: string) {
  const response = await test.app.inject({
    method: 'PUT',
    url: '/api/admin/update-notices',
    headers: admin.authorization,
    payload: { mail },
  });
  return response.statusCode;
}

it('tells at once who registered, and what follows within ten minutes together', async () => {
  expect(await after(0)).toEqual([]);
  await register();
  expect(await after(1)).toEqual(['1 seller waits for approval']);
  const [mail] = test.mails;
  expect(mail?.to).toBe((await test.db.select().from(admins))[0]?.email);
  expect(mail?.text).toContain('/admin/approvals');
  expect(mail?.text).toContain('/admin/account#notices');
  await register();
  await register();
  expect(await after(5)).toEqual([]);
  expect(await after(5)).toEqual(['2 sellers wait for approval']);
  expect(await after(60)).toEqual([]);
});

it('leaves out what was dealt with meanwhile', async () => {
  const { id } = await register();
  await test.db
    .update(sellers)
    .set({ status: true, approval: 'approved' })
    .where(eq(sellers.id, id));
  expect(await after(1)).toEqual([]);
});

it('tells of messages, of sellers who write, and of mails and backups that failed', async () => {
  const seller = await aSeller(test);
  await test.db.update(sellers).set({ unreadSince: new Date(time) });
  const message = { name: 'Leïla', email: 'leila@post.example', message: 'Longer?' };
  await test.app.inject({ method: 'POST', url: '/api/contact', payload: message });
  const failed = (id: string, email: string) => ({
    ...{ id, email, subject: 'x', sealed: '', state: 'failed' as const },
    ...{ settledAt: new Date(time), nextAt: new Date(time), retryUntil: new Date(time) },
  });
  await test.db.insert(mails).values([failed('mail1', 'gone@post.example')]);
  const run = { id: 'run1', scheduled: true, archive: '/backup', leasedUntil: new Date(time) };
  await test.db.insert(backupRun).values({ ...run, endedAt: new Date(time), error: 'No room.' });
  expect(await after(1)).toEqual(['several things wait for you']);
  const text = test.mails[0]?.text ?? '';
  for (const line of [
    '1 seller waits for an answer:',
    '1 message of a visitor:',
    '1 mail could not be sent:',
    '1 backup has failed:',
  ]) {
    expect(text).toContain(line);
  }
  for (const strange of [seller.email, 'Leïla', 'Longer?']) expect(text).not.toContain(strange);
});

it('does not tell of mails to admins that failed, which the next would tell of again', async () => {
  const [own] = await test.db.select().from(admins);
  await test.db.insert(mails).values({
    ...{ id: 'mail2', email: own?.email ?? '', subject: 'x', sealed: '', state: 'failed' },
    ...{ settledAt: new Date(time), nextAt: new Date(time), retryUntil: new Date(time) },
  });
  expect(await after(1)).toEqual([]);
});

it('tells once a day, at eight in India, where that is chosen', async () => {
  expect(await choose('HOURLY')).toBe(422);
  expect(await choose('DAILY')).toBe(200);
  await test.db.update(admins).set({ toldUntil: new Date(time - A_MINUTE) });
  await register();
  expect(await after(20 * 60)).toEqual([]);
  // 08:00 in India is 02:30 UTC.
  expect(await after(30)).toEqual(['1 seller waits for approval']);
  await register();
  expect(await after(60)).toEqual([]);
  expect(await after(23 * 60)).toEqual(['1 seller waits for approval']);
  expect(await after(24 * 60)).toEqual([]);
});

it('tells nothing where none is wanted, nor of that time later', async () => {
  expect(await choose('NEVER')).toBe(200);
  await register();
  expect(await after(12)).toEqual([]);
  expect(await choose('AT_ONCE')).toBe(200);
  expect(await after(12)).toEqual([]);
  await register();
  expect(await after(1)).toEqual(['1 seller waits for approval']);
});

describe('on a device', () => {
  const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const headers = admin.authorization;
    const url = `/api/admin/${path}`;
    const response = await test.app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: response.statusCode, body: response.json() };
  };
  /** A browser of the admin's session, which is told from now on. */
  async function device() {
    const browser = receiver.subscribe();
    const { status, body } = await send('POST', 'add-push-device', browser.subscription);
    expect([status, body.message]).toEqual([201, 'Notices are on for this device.']);
    return { browser, id: body.data.devices[0]._id as string };
  }
  const titles = (browser: ReturnType<typeof receiver.subscribe>) =>
    browser.received.map(({ message }) => (message as { title: string }).title);

  it('what waits is told at once, whatever is chosen for mails, and each thing once', async () => {
    await choose('NEVER');
    await register();
    time += A_MINUTE;
    const { browser } = await device();
    expect(await after(1)).toEqual([]);
    // What waited before it was added is not told.
    expect(browser.received).toEqual([]);
    await register();
    await after(1);
    expect(browser.received.map(({ message }) => message)).toEqual([
      {
        title: '1 seller waits for approval',
        body: '',
        path: '/admin/approvals',
        tag: 'waiting',
      },
    ]);
    await register();
    const { email } = await aSeller(test);
    await test.db
      .update(sellers)
      .set({ unreadSince: new Date(time) })
      .where(eq(sellers.email, email));
    await after(5);
    expect(titles(browser)).toHaveLength(1);
    await after(5);
    expect(browser.received[1]?.message).toEqual({
      title: 'Several things wait for you',
      body: '1 seller waits for approval, 1 seller waits for an answer',
      path: '/admin/dashboard',
      tag: 'waiting',
    });
    await after(60);
    expect(browser.received).toHaveLength(2);
    expect(test.mails).toEqual([]);
  });

  it('what could not be told is told with the next, and a device that is gone no more', async () => {
    const { browser } = await device();
    browser.status = 503;
    time += 1000;
    await register();
    await after(1);
    await after(1);
    expect([browser.attempts, browser.received.length]).toEqual([1, 0]);
    const [failed] = (await send('GET', 'get-notices')).body.devices;
    expect(failed.failedAt).not.toBeNull();
    browser.status = 201;
    await register();
    await after(10);
    expect(titles(browser)).toEqual(['2 sellers wait for approval']);
    browser.status = 410;
    await register();
    await after(20);
    expect((await send('GET', 'get-notices')).body.devices).toEqual([]);
  });

  it('is tried out, removed by its admin alone, and ends with the session', async () => {
    const { browser, id } = await device();
    expect((await send('POST', `test-push-device/${id}`)).status).toBe(200);
    expect(titles(browser)).toEqual(['This is a test']);
    const other = await anAdmin(test);
    const url = `/api/admin/remove-push-device/${id}`;
    const theirs = await test.app.inject({
      ...{ method: 'DELETE', url, headers: other.authorization },
    });
    expect(theirs.statusCode).toBe(404);
    expect((await send('DELETE', `remove-push-device/${id}`)).status).toBe(200);
    await register();
    await after(1);
    expect(titles(browser)).toHaveLength(1);
    const again = await device();
    await send('POST', 'logout');
    await register();
    await after(1);
    expect(again.browser.received).toEqual([]);
  });
});
