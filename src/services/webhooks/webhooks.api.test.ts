import dns from 'node:dns';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import { webhook, webhookDelivery } from '#database/schema/webhook.ts';
import { settleRestored } from '#database/transfer/open-databases.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import {
  aCategory,
  aMember,
  anAdmin,
  aProduct,
  aSeller,
  parentsOf,
  productFields,
} from '#tests/support/factories.ts';
import { clearedApp } from '#tests/support/shared-app.ts';
import { createWebhookSender, deliverWebhooks } from './deliver-webhooks.ts';

// Stands still, a little ahead of the database's, by which deliveries are queued.
let now = new Date();
const test = await clearedApp({ now: () => now });

type Received = { headers: IncomingMessage['headers']; body: string };
let received: Received[] = [];
let answer = (_request: IncomingMessage, response: ServerResponse): void =>
  void response.writeHead(204).end();
const receiver = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
    answer(request, response);
  });
});
await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/dhow`;
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});
/** The session of a log-in ends before a webhook is given up: what people do then is done now. */
const returnToNow = () => {
  now = new Date(Date.now() + 60_000);
};
beforeEach(() => {
  returnToNow();
  received = [];
  answer = (_request, response) => void response.writeHead(204).end();
});

type Headers = { authorization: string };
async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  headers: Headers,
  payload?: object,
) {
  const sent = await test.app.inject({
    method,
    url: `/api${path}`,
    headers,
    ...(payload && { payload }),
  });
  await settleAfterResponses();
  return { status: sent.statusCode, body: sent.json() };
}
async function aWebhook(headers: Headers, events: string[], role = 'seller') {
  const { status, body } = await call('POST', `/${role}/add-webhook`, headers, { url, events });
  expect(status).toBe(201);
  return body.data as { _id: string; secret: string };
}
const rows = () => test.db.select().from(webhookDelivery).orderBy(webhookDelivery.createdAt);
const hooks = () => test.db.select().from(webhook);
const deliverAll = async () => {
  while (await deliverWebhooks(test.context));
};
const passes = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

async function aShop() {
  const [seller, category] = [await aSeller(test), await aCategory(test.db)];
  const lantern = await aProduct(test.db, parentsOf(seller, category), { name: 'Lantern' });
  const hide = async (hidden: boolean) => {
    const then = now;
    returnToNow();
    const path = `/seller/hide-product/${lantern.id}`;
    expect((await call('PUT', path, seller.authorization, { hidden })).status).toBe(200);
    now = then;
  };
  return { seller, category, lantern, hide };
}

describe('a webhook', () => {
  it('is told of what happens in its shop, signed, as the API has it, and of nothing else', async () => {
    const { seller, category, lantern, hide } = await aShop();
    const { secret } = await aWebhook(seller.authorization, [
      'product.added',
      'product.changed',
      'lead.added',
    ]);
    const other = await aSeller(test);
    const theirs = await aProduct(test.db, parentsOf(other, category));
    await call('PUT', `/seller/hide-product/${theirs.id}`, other.authorization, { hidden: true });
    const added = await call(
      'POST',
      '/seller/add-product',
      seller.authorization,
      productFields(category),
    );
    await hide(true);
    await hide(false);
    const lead = { reference: 'HOOKED1', region: 'IN', pieces: [{ productId: lantern.id }] };
    const who = { name: 'Meera', phone: '+919812345678', message: 'Is it there?', consent: true };
    await test.app.inject({
      method: 'POST',
      url: '/api/enquiry-form',
      payload: { ...lead, ...who },
    });
    await call('DELETE', `/seller/delete-product/${lantern.id}`, seller.authorization);
    await deliverAll();
    const told = received.map(({ headers, body }) => {
      new Verifier(secret).verify(body, headers as Record<string, string>);
      return JSON.parse(body);
    });
    told.sort((one, next) => one.type.localeCompare(next.type));
    expect(told).toMatchObject([
      {
        type: 'lead.added',
        version: '1',
        data: { reference: 'HOOKED1', customer: { name: 'Meera' } },
      },
      { type: 'product.added', data: { _id: added.body.data._id, name: 'Lantern', priceINR: 100 } },
      { type: 'product.changed', data: { _id: lantern.id } },
    ]);
    expect(() =>
      new Verifier(secret).verify(`${received[0]?.body} `, received[0]?.headers as never),
    ).toThrow();
    expect((await rows()).every(({ state, status }) => state === 'arrived' && status === 204)).toBe(
      true,
    );
  });

  it('of the marketplace is told of all sellers, and of nothing that is a shopper’s', async () => {
    const admin = await anAdmin(test);
    const { lantern, hide } = await aShop();
    const events = [
      'product.changed',
      'lead.added',
      'report.added',
      'seller.changed',
      'product.deleted',
    ];
    await aWebhook(admin.authorization, events, 'admin');
    await hide(true);
    await hide(false);
    const lead = { reference: 'HOOKED2', region: 'IN', pieces: [{ productId: lantern.id }] };
    const who = { name: 'Meera', phone: '+919812345678', message: 'Is it there?', consent: true };
    await test.app.inject({
      method: 'POST',
      url: '/api/enquiry-form',
      payload: { ...lead, ...who },
    });
    const report = {
      productId: lantern.id,
      reason: 'pictures',
      words: 'Dark',
      email: 'a@post.example',
    };
    await test.app.inject({ method: 'POST', url: '/api/report', payload: report });
    await deliverAll();
    const bodies = received.map(({ body }) => body).join();
    expect(received.map(({ body }) => JSON.parse(body).type).sort()).toEqual([
      ...['lead.added', 'product.changed', 'report.added'],
    ]);
    expect(bodies).toContain('HOOKED2');
    expect(bodies).toContain('Dark');
    expect(bodies).not.toMatch(/Meera|9812345678|post\.example|Is it there/);
  });

  it('has its secret once, sealed; it is its owners’ alone, and is exported without it', async () => {
    const { seller } = await aShop();
    const { _id, secret } = await aWebhook(seller.authorization, ['product.changed']);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(JSON.stringify(await hooks())).not.toContain(secret.slice(6, 30));
    const helper = await aMember(test, seller, { role: 'editor' });
    expect((await call('GET', '/seller/get-webhooks', helper.authorization)).status).toBe(403);
    const other = await aSeller(test);
    expect((await call('GET', '/seller/get-webhooks', other.authorization)).body).toEqual([]);
    expect(
      (await call('GET', `/seller/get-webhook-deliveries/${_id}`, other.authorization)).body,
    ).toEqual([]);
    expect(
      (await call('DELETE', `/seller/delete-webhook/${_id}`, other.authorization)).status,
    ).toBe(404);
    const admin = await anAdmin(test);
    expect((await call('DELETE', `/admin/delete-webhook/${_id}`, admin.authorization)).status).toBe(
      404,
    );
    const exported = (await call('GET', `/seller/export-data/${seller.id}`, seller.authorization))
      .body;
    expect(exported.data.webhook).toMatchObject([{ url }]);
    expect(JSON.stringify(exported.data.webhook)).not.toContain('sealed');
  });

  it('is tried for a day, later and later, and sent again by hand under the same id', async () => {
    const { seller, hide } = await aShop();
    await aWebhook(seller.authorization, ['product.changed']);
    answer = (_request, response) => void response.writeHead(500).end('no');
    await hide(true);
    const begun = now.getTime();
    await deliverAll();
    for (const pause of [10, 60, 300, 900, 3600, 3 * 3600, 6 * 3600, 12 * 3600]) {
      passes((pause - 1) * 1000);
      await deliverAll();
      const before = received.length;
      passes(1000);
      await deliverAll();
      expect([pause, received.length]).toEqual([pause, before + 1]);
    }
    expect(now.getTime() - begun).toBeLessThan(86_400_000);
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'failed', status: 500, problem: 'status 500', attempts: 9 });
    expect((await hooks())[0]?.failingSince).not.toBeNull();
    answer = (_request, response) => void response.writeHead(200).end();
    returnToNow();
    expect(
      (await call('POST', `/seller/send-webhook-again/${row?.id}`, seller.authorization)).status,
    ).toBe(200);
    await deliverAll();
    expect((await rows())[0]).toMatchObject({ state: 'arrived', status: 200, problem: '' });
    expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([row?.id]),
    );
    expect((await hooks())[0]?.failingSince).toBeNull();
  });

  it('waits for no slow receiver, takes no redirect, and lets nobody wait for one that hangs', async () => {
    const { seller, hide } = await aShop();
    await aWebhook(seller.authorization, ['product.changed']);
    answer = (_request, response) => void setTimeout(() => response.writeHead(200).end(), 800);
    await hide(true);
    await deliverAll();
    const [slow] = await rows();
    expect(slow).toMatchObject({ state: 'arrived' });
    expect(slow?.milliseconds).toBeGreaterThanOrEqual(790);
    answer = (_request, response) => void response.writeHead(302, { location: url }).end();
    await hide(false);
    await deliverAll();
    expect(received).toHaveLength(2);
    expect((await rows())[1]).toMatchObject({ state: 'waiting', status: 302 });
    // An answer that never ends counts from its head on.
    answer = (_request, response) => void response.writeHead(200).write('and so on');
    passes(10_000);
    await deliverAll();
    expect((await rows())[1]).toMatchObject({ state: 'arrived' });
    answer = (request) => void request.socket.destroy();
    await hide(true);
    await deliverAll();
    expect((await rows())[2]).toMatchObject({
      state: 'waiting',
      status: null,
      problem: 'socket hang up',
    });
  });

  it('is sent once by several processes, however they look', async () => {
    const { seller, hide } = await aShop();
    await aWebhook(seller.authorization, ['product.changed']);
    await hide(true);
    await Promise.all(Array.from({ length: 6 }, () => deliverWebhooks(test.context)));
    expect(received).toHaveLength(1);
  });

  it('is turned off after days of failure, with a mail, and at once where it is gone', async () => {
    const { seller, hide } = await aShop();
    await aWebhook(seller.authorization, ['product.changed']);
    answer = (_request, response) => void response.writeHead(503).end();
    await hide(true);
    await deliverAll();
    passes(2 * 86_400_000);
    await hide(false);
    await deliverAll();
    expect((await hooks())[0]?.state).toBe('on');
    passes(86_400_000);
    await hide(true);
    await deliverAll();
    await settleAfterResponses();
    expect((await hooks())[0]?.state).toBe('failed');
    expect((await rows()).filter(({ state }) => state === 'waiting')).toEqual([]);
    const mails = test.mails.filter(({ subject }) => subject.includes('webhook'));
    expect(mails).toMatchObject([
      { to: seller.email, text: expect.stringContaining('/seller/webhooks') },
    ]);
    const before = received.length;
    await hide(false);
    await deliverAll();
    expect(received).toHaveLength(before);

    returnToNow();
    const [hook] = await hooks();
    const turned = await call('PUT', `/seller/edit-webhook/${hook?.id}`, seller.authorization, {
      isOn: true,
    });
    expect(turned.body.data).toMatchObject({ state: 'on', failingSince: null });
    answer = (_request, response) => void response.writeHead(410).end();
    await hide(true);
    await deliverAll();
    expect((await hooks())[0]?.state).toBe('failed');
  });

  it('tells how a thing is when it is sent: of what was erased only that it is gone', async () => {
    const { seller, lantern, hide } = await aShop();
    await aWebhook(seller.authorization, ['product.changed', 'product.deleted', 'lead.added']);
    await hide(true);
    await call('DELETE', `/seller/delete-product/${lantern.id}`, seller.authorization);
    await deliverAll();
    expect(
      received.map(({ body }) => JSON.parse(body).data).every(({ name }) => name === undefined),
    ).toBe(true);
    await settleRestored(test.db as Database);
    expect((await hooks())[0]?.state).toBe('off');
    expect(await rows()).toEqual([]);
    const { email } = seller;
    await call('POST', '/admin/erase-personal-data', (await anAdmin(test)).authorization, {
      email,
      confirm: email,
    });
    expect(await hooks()).toEqual([]);
  });
});

describe('the sender', () => {
  const strict = createWebhookSender({ toPrivate: false });

  it.each([
    'http://shop.example/dhow',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::ffff:127.0.0.1]/',
    'https://localhost/',
    'https://0x7f000001/',
    'https://user:pass@shop.example/',
    'ftp://shop.example/',
  ])('leads not to %s', async (address) => {
    expect(strict.mayLeadTo(address)).toBe(false);
    expect(await strict.send(address, {}, '{}')).toMatchObject({
      status: 0,
      problem: 'not a public address',
    });
  });

  it('asks what a name leads to when it connects, and goes to no private address by it', async () => {
    const systemLookup = dns.lookup;
    const lookUpBy = (lookup: typeof dns.lookup) => {
      dns.lookup = lookup;
      syncBuiltinESMExports();
    };
    const { port } = receiver.address() as AddressInfo;
    lookUpBy(((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
      done(null, [{ address: '127.0.0.1', family: 4 }])) as never);
    try {
      const sent = await strict.send(`https://rebound.shop.example:${port}/`, {}, '{}');
      expect(sent).toMatchObject({ status: 0, problem: expect.stringContaining('not public') });
    } finally {
      lookUpBy(systemLookup);
    }
    expect(received).toEqual([]);
  });

  it('is asked for every address that somebody gives', async () => {
    const { seller } = await aShop();
    const { webhooks } = test.context;
    test.context.webhooks = strict;
    try {
      const given = { url, events: ['product.changed'] };
      const refused = await call('POST', '/seller/add-webhook', seller.authorization, given);
      expect(refused.body.fields).toHaveProperty('url');
    } finally {
      test.context.webhooks = webhooks;
    }
    expect(await test.db.select().from(webhook).where(eq(webhook.sellerId, seller.id))).toEqual([]);
  });
});
