import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import type { GuardedRoute } from '#api/guard.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { createPushSender } from '#services/notices/push-sender.ts';
import { eraseAccount } from '#services/privacy/erase-person.ts';
import { PUSH_KEYS, testApp } from '#tests/support/app.ts';
import { aCategory, anAdmin, aSeller } from '#tests/support/factories.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { pushReceiver, receiverCa } from '#tests/support/push-receiver.ts';
import { goodRequests } from './good-requests.ts';
import { addressOf, bodyOf } from './send.ts';
import type { GoodRequest, Shop } from './shop.ts';

/** In `npm test` the calls with files, which take longest; in `npm run test:all` every call of sellers with a body. */
const isAll = process.env.TEST_ALL === '1';

/** What goes through what there is of the seller's, which is nothing by now. */
const findsNothing = {
  'POST /api/seller/make-catalogue': 422,
  'POST /api/seller/preview-matching-change': 200,
  'POST /api/seller/undo-matching-change': 200,
};

it('a call whose seller is erased while it is sent is refused with 401', async () => {
  const receiver = await pushReceiver();
  onTestFinished(receiver.close);
  const push = createPushSender(PUSH_KEYS, { trusted: { ca: receiverCa } });
  const test = await testApp({ limitScale: 100_000, publicUrl: 'http://localhost:3000', push });
  onTestFinished(test.close);
  const picture = await scene(40, 40).jpeg().toBuffer();
  const admin = await anAdmin(test);
  const category = await aCategory(test.db);
  const operator = { role: 'admin', id: admin.id, name: admin.name, adminRole: 'owner' } as const;

  const outcomes: Record<string, number> = {};
  for (const [name, make] of Object.entries(goodRequests)) {
    const route = test.routes.find(({ method, url }) => `${method} ${url}` === name);
    if (!route?.access.policy.includes('seller')) continue;
    const seller = await aSeller(test);
    const subscription = () => receiver.subscribe().subscription;
    const shop: Shop = { test, seller, admin, category, picture, subscription };
    const request = await make(shop);
    const body = bodyOf(request);
    if (!body || (!isAll && !request.form)) continue;
    // What is asked by an account of its own is asked by another seller.
    const id = request.who?.id ?? seller.id;
    outcomes[name] = await sendSlowly(shop, route, request, () =>
      eraseAccount(test.context, operator, id).catch(() => undefined),
    );
    await settleAfterResponses();
  }
  expect(Object.keys(outcomes).length).toBeGreaterThan(isAll ? 40 : 7);
  const others = Object.entries(outcomes).filter(([, status]) => status !== 401);
  expect(Object.fromEntries(others)).toEqual(isAll ? findsNothing : {});
}, 900_000);

/** Sends a request whose last bytes come after `meanwhile`; returns the answer's status. */
async function sendSlowly(
  { test, seller }: Shop,
  { method, url }: GuardedRoute,
  request: GoodRequest,
  meanwhile: () => Promise<unknown>,
): Promise<number> {
  const body = bodyOf(request);
  if (!body) throw new Error(`${url} has no body`);
  const payload = Buffer.from(body.payload);
  async function* slowly() {
    yield payload.subarray(0, -4);
    await meanwhile();
    yield payload.subarray(-4);
  }
  const { statusCode } = await test.app.inject({
    method: method as 'POST',
    url: addressOf(url, request),
    headers: { ...(request.who ?? seller).authorization, ...body.headers },
    payload: Readable.from(slowly()),
  });
  return statusCode;
}
