import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '#database/database.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { mail } from '#database/schema/mail.ts';
import { webhookDelivery } from '#database/schema/webhook.ts';
import { createPushSender } from '#services/notices/push-sender.ts';
import { PUSH_KEYS, type TestApp, testApp } from '#tests/support/app.ts';
import { aCategory, anAdmin, aSeller } from '#tests/support/factories.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { pushReceiver, receiverCa } from '#tests/support/push-receiver.ts';
import { shownChanges } from '#web/admin/activity/audit-labels.ts';
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

let test: TestApp;
let shop: Shop;
/** The calls that told what a seller alone knows. */
const told: string[] = [];

beforeAll(async () => {
  const receiver = await pushReceiver();
  afterAll(receiver.close);
  const push = createPushSender(PUSH_KEYS, { trusted: { ca: receiverCa } });
  test = await testApp({
    ...{ limitScale: 100_000, publicUrl: 'http://localhost:3000', push },
  });
  afterAll(test.close);
  shop = {
    ...{ test, seller: await aSeller(test), admin: await anAdmin(test) },
    ...{ category: await aCategory(test.db), picture: await scene(40, 40).jpeg().toBuffer() },
    subscription: () => receiver.subscribe().subscription,
  };
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
}, 600_000);

it('no call but three of the seller’s own tells what it alone knows of its products', async () => {
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
});

it('what any action changed is shown without the names that fields have in the code', async () => {
  const entries = await test.db
    .select({ action: auditEntry.action, before: auditEntry.before, after: auditEntry.after })
    .from(auditEntry);
  expect(new Set(entries.map(({ action }) => action)).size).toBeGreaterThan(100);
  const isRaw = (text: string) => /(^|[\s(])[a-z]+[A-Z][a-z]\w*(?=:|$)|_/.test(text);
  const raw = entries.flatMap(({ action, ...entry }) =>
    shownChanges(entry).flatMap(({ name, was, is }) =>
      [name, was, is].filter(isRaw).map((text) => `${action}: ${text.slice(0, 60)}`),
    ),
  );
  expect([...new Set(raw)]).toEqual([]);
});
