import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { rowsOf } from '#database/database.ts';
import { mail } from '#database/schema/operation/mail.ts';
import { webhookDelivery } from '#database/schema/webhook.ts';
import { createPushSender } from '#services/notices/push-sender.ts';
import { PUSH_KEYS, testApp } from '#tests/support/app.ts';
import { aCategory, anAdmin, aSeller } from '#tests/support/factories.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { pushReceiver, receiverCa } from '#tests/support/push-receiver.ts';
import { goodRequests } from './good-requests.ts';
import { addressOf, bodyOf } from './send.ts';
import type { Shop } from './shop.ts';

const MARK = 'zanzibarprovenance';
const COST = '777333.11';
const tells = (text: string) => text.toLowerCase().includes(MARK) || text.includes(COST);

/** The calls by which a seller reads what it alone knows. */
const OWN = [
  'GET /api/seller/get-private-facts/:productId',
  'GET /api/seller/export-products/:userId',
  'GET /api/seller/export-data/:userId',
];

it('no call but three of the seller’s own tells what it alone knows of its products', async () => {
  const receiver = await pushReceiver();
  onTestFinished(receiver.close);
  const push = createPushSender(PUSH_KEYS, { trusted: { ca: receiverCa } });
  const test = await testApp({
    ...{ limitScale: 100_000, publicUrl: 'http://localhost:3000', push },
  });
  onTestFinished(test.close);
  const shop: Shop = {
    ...{ test, seller: await aSeller(test), admin: await anAdmin(test) },
    ...{ category: await aCategory(test.db), picture: await scene(40, 40).jpeg().toBuffer() },
    subscription: () => receiver.subscribe().subscription,
  };
  const told: string[] = [];
  for (const [name, make] of Object.entries(goodRequests)) {
    const route = test.routes.find(({ method, url }) => `${method} ${url}` === name);
    if (route === undefined) continue;
    const request = await make(shop);
    await test.db.execute(sql`
      insert into private_facts (product_id, cost_inr, cost_aed, supplier, private_notes)
        select id, ${COST}, ${COST}, ${MARK}, ${`Bought at ${MARK}`} from product
        on conflict do nothing`);
    const { policy } = route.access;
    const asker = policy === 'admin' ? shop.admin : policy === 'anyone' ? null : shop.seller;
    const body = bodyOf(request);
    const answer = await test.app.inject({
      method: route.method as 'GET',
      url: addressOf(route.url, request),
      headers: { ...(request.who ?? asker)?.authorization, ...(body && { ...body.headers }) },
      ...(body && { payload: body.payload }),
      signal: AbortSignal.timeout(30_000),
    });
    if (tells(answer.body)) told.push(name);
  }
  expect(told.sort()).toEqual([...OWN].sort());

  for (const q of [MARK, COST]) {
    for (const path of ['/get-product', '/search-suggestions', '/ucp/v1/catalog/search']) {
      const found = await test.app.inject(`/api${path}?q=${q}`);
      expect([path, found.body.includes('"_id"')]).toEqual([path, false]);
    }
  }
  const { authorization: headers } = shop.admin;
  const found = await test.app.inject({ url: `/api/admin/get-products?q=${MARK}`, headers });
  expect(found.json()).toEqual([]);
  const entries = await rowsOf(test.db, sql`select before, after from audit_entry`);
  expect(tells(JSON.stringify(entries))).toBe(false);
  expect(tells(JSON.stringify(await test.db.select().from(webhookDelivery)))).toBe(false);
  expect(tells(JSON.stringify(await test.db.select().from(mail)))).toBe(false);
}, 600_000);
