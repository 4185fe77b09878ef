import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { auditEntry } from '#database/schema/activity.ts';
import { pushSubscription } from '#database/schema/notice.ts';
import { createPushSender } from '#services/notices/push-sender.ts';
import { PUSH_KEYS } from '#tests/support/app.ts';
import { aCategory, aProduct, aSeller, aSession, parentsOf } from '#tests/support/factories.ts';
import { pushReceiver, receiverCa } from '#tests/support/push-receiver.ts';
import { clearedApp, perTest, sharedApp } from '#tests/support/shared-app.ts';

const receiver = await pushReceiver();
afterAll(receiver.close);
const push = createPushSender(PUSH_KEYS, { trusted: { ca: receiverCa } });
const test = await clearedApp({ push });
const seller = await perTest(() => aSeller(test, { chatIndia: '' }));
const other = await perTest(() => aSeller(test));

type Who = { id: string; authorization: Record<string, string> };

async function call(
  who: Who,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) {
  const { statusCode, body } = await test.app.inject({
    method,
    url: `/api/seller/${path.replace(':me', who.id)}`,
    headers: who.authorization,
    ...(payload && { payload }),
  });
  return { status: statusCode, body: JSON.parse(body) };
}

const read = async (who: Who = seller) => (await call(who, 'GET', 'get-notices/:me')).body;
const add = (payload: object, who: Who = seller) =>
  call(who, 'POST', 'add-push-device/:me', payload);
const settings = {
  leadMail: 'DAILY',
  quietFrom: '22:00',
  quietUntil: '07:00',
  timeZone: 'Asia/Kolkata',
};

describe('settings', () => {
  it('begin with a mail at once and no quiet hours, where the seller takes chats', async () => {
    expect(await read()).toMatchObject({
      settings: {
        ...{ leadMail: 'AT_ONCE', quietFrom: null, quietUntil: null },
        ...{ timeZone: 'Asia/Dubai', version: 0 },
      },
      publicKey: PUSH_KEYS.publicKey,
      devices: [],
    });
    expect((await read(other)).settings.timeZone).toBe('Asia/Kolkata');
  });

  it('have no version beyond what a column holds', async () => {
    for (const version of [2_147_483_648, -1, 1.5]) {
      const { status, body } = await call(seller, 'PUT', 'update-notices/:me', {
        ...settings,
        version,
      });
      expect([status, Object.keys(body.fields)]).toEqual([422, ['version']]);
    }
  });

  it('are kept, refused where they were changed since, and audited', async () => {
    const first = await call(seller, 'PUT', 'update-notices/:me', { ...settings, version: 0 });
    expect([first.status, first.body.data.settings]).toEqual([200, { ...settings, version: 1 }]);
    const again = { ...settings, leadMail: 'NEVER' };
    for (const [version, status] of [
      [0, 409],
      [1, 200],
      [1, 409],
      [undefined, 200],
    ] as const) {
      const answer = await call(seller, 'PUT', 'update-notices/:me', { ...again, version });
      expect([version, answer.status]).toEqual([version, status]);
    }
    expect((await read()).settings).toEqual({ ...again, version: 3 });
    expect((await read(other)).settings.leadMail).toBe('AT_ONCE');
    const [entry] = await test.db.select().from(auditEntry);
    expect(entry).toMatchObject({ action: 'update-notices', after: settings });
  });

  it.each([
    ['another word', { leadMail: 'HOURLY' }, 'leadMail'],
    ['no time of day', { quietFrom: '24:00' }, 'quietFrom'],
    ['half of the hours', { quietUntil: null }, 'quietUntil'],
    ['another zone', { timeZone: 'Europe/Paris' }, 'timeZone'],
  ])('of %s are refused', async (_, changes, field) => {
    const sent = { ...settings, ...changes };
    const { status, body } = await call(seller, 'PUT', 'update-notices/:me', sent);
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });
});

describe('a device', () => {
  it('is added once, belongs to its session, and nothing secret of it is told', async () => {
    const { subscription } = receiver.subscribe();
    const first = await add(subscription);
    expect(first.status).toBe(201);
    await add(subscription);
    const told = await read();
    expect(told.devices).toMatchObject([{ isThis: true, failedAt: null }]);
    expect(JSON.stringify([first.body, told])).not.toContain(subscription.keys.auth);
    expect(JSON.stringify([first.body, told])).not.toContain(subscription.endpoint);
    const elsewhere = await aSession(test.context, 'seller', seller);
    const there = { id: seller.id, authorization: { authorization: `Bearer ${elsewhere}` } };
    expect((await read(there)).devices).toMatchObject([{ isThis: false }]);
    await call(seller, 'POST', 'log-out', {});
    expect((await read(there)).devices).toEqual([]);
  });

  it('that another seller adds is the other one’s from then on', async () => {
    const { subscription } = receiver.subscribe();
    await add(subscription);
    await add(subscription, other);
    expect([(await read()).devices, (await read(other)).devices.length]).toEqual([[], 1]);
  });

  it('replaces that of its session, and past twenty the first one', async () => {
    await add(receiver.subscribe().subscription);
    await add(receiver.subscribe().subscription);
    expect((await read()).devices).toHaveLength(1);
    for (let number = 0; number < 20; number += 1) {
      const token = await aSession(test.context, 'seller', seller);
      const there = { id: seller.id, authorization: { authorization: `Bearer ${token}` } };
      await add(receiver.subscribe().subscription, there);
    }
    const { devices } = await read();
    expect(devices).toHaveLength(20);
    expect(devices.some(({ isThis }: { isThis: boolean }) => isThis)).toBe(false);
  });

  it('is removed by its seller alone', async () => {
    const { body } = await add(receiver.subscribe().subscription);
    const [{ _id }] = body.data.devices;
    for (const method of ['DELETE', 'POST'] as const) {
      const path = method === 'DELETE' ? 'remove-push-device' : 'test-push-device';
      expect((await call(other, method, `${path}/:me/${_id}`)).status).toBe(404);
    }
    expect((await call(seller, 'DELETE', `remove-push-device/:me/${_id}`)).status).toBe(200);
    expect((await read()).devices).toEqual([]);
    expect((await call(seller, 'DELETE', `remove-push-device/:me/${_id}`)).status).toBe(404);
  });

  it('is tried out, and says that it cannot be reached, or is gone', async () => {
    const browser = receiver.subscribe();
    const { body } = await add(browser.subscription);
    const path = `test-push-device/:me/${body.data.devices[0]._id}`;
    expect((await call(seller, 'POST', path)).status).toBe(200);
    expect(browser.received).toMatchObject([{ message: { path: '/seller/dashboard' } }]);
    browser.status = 503;
    expect(await call(seller, 'POST', path)).toMatchObject({
      status: 502,
      body: { code: 'device-not-reached' },
    });
    expect((await read()).devices[0].failedAt).not.toBeNull();
    browser.status = 410;
    expect((await call(seller, 'POST', path)).body.code).toBe('device-gone');
    expect((await read()).devices).toEqual([]);
  });

  it.each([
    ['no key', { p256dh: 'abc' }, 'keys'],
    ['no secret', { auth: '<script>' }, 'keys'],
    ['a secret that is too long', { auth: randomBytes(40).toString('base64url') }, 'keys'],
  ])('with %s is refused', async (_, keys, field) => {
    const { subscription } = receiver.subscribe();
    const sent = { ...subscription, keys: { ...subscription.keys, ...keys } };
    const { status, body } = await add(sent);
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });
});

describe('where endpoints have to be public', async () => {
  const strict = await sharedApp();
  it.each(['https://127.0.0.1/x', 'https://10.0.0.1/x', 'https://redis/', 'http://push.example/'])(
    '%s is none',
    async (endpoint) => {
      const asking = await aSeller(strict);
      const { statusCode, json } = await strict.app.inject({
        method: 'POST',
        url: `/api/seller/add-push-device/${asking.id}`,
        headers: asking.authorization,
        payload: { ...receiver.subscribe().subscription, endpoint },
      });
      expect([statusCode, Object.keys(json().fields)]).toEqual([422, ['endpoint']]);
      expect(await strict.db.select().from(pushSubscription)).toEqual([]);
    },
  );
});

it('new leads are counted for their seller', async () => {
  const category = await aCategory(test.db);
  const product = await aProduct(test.db, parentsOf(seller, category));
  for (const reference of ['ABCDEF1', 'ABCDEF2']) {
    const payload = { reference, productId: product.id, region: 'IN' };
    await test.app.inject({ method: 'POST', url: '/api/enquiry', payload });
  }
  const count = async (who: Who) => (await call(who, 'GET', 'get-lead-counts/:me')).body.states.NEW;
  expect([await count(seller), await count(other)]).toEqual([2, 0]);
});
