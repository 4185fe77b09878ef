import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { SellerNumbers } from '#contracts/views/seller-numbers.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { receiveLead } from '#services/leads/receive-lead.ts';
import { createPushSender } from '#services/notices/push-sender.ts';
import { tellNext } from '#services/notices/tell-next.ts';
import { writeViews } from '#services/views.ts';
import { PUSH_KEYS, type TestApp, testApp } from '#tests/support/app.ts';
import { freshDatabaseUrl } from '#tests/support/database-url.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { pushReceiver, receiverCa } from '#tests/support/push-receiver.ts';

const SELLERS = 12;

describe.runIf(inject('postgresUrl'))('two replicas on one database', () => {
  let first: TestApp;
  let second: TestApp;
  let receiver: Awaited<ReturnType<typeof pushReceiver>>;
  beforeAll(async () => {
    const url = (await freshDatabaseUrl()) ?? '';
    const push = createPushSender(PUSH_KEYS, { trusted: { ca: receiverCa } });
    receiver = await pushReceiver();
    first = await testApp({ push }, null, url);
    second = await testApp({ push }, null, url);
  });
  afterAll(async () => {
    await first?.close();
    await second?.close();
    await receiver?.close();
  });

  it('tell a seller of an enquiry once, on the device and by mail', async () => {
    const category = await aCategory(first.db);
    const told = [];
    for (let number = 0; number < SELLERS; number += 1) {
      const seller = await aSeller(first, { chatEmirates: '' });
      const product = await aProduct(first.db, parentsOf(seller, category));
      const browser = receiver.subscribe();
      await first.app.inject({
        method: 'POST',
        url: `/api/seller/add-push-device/${seller.id}`,
        headers: seller.authorization,
        payload: browser.subscription,
      });
      const pieces = [{ productId: product.id }];
      const asked = { reference: `TOLD${number}`, region: 'AE', source: 'CHAT', pieces } as const;
      await receiveLead(first.context, asked);
      told.push({ email: seller.email, browser });
    }
    const tellAll = async ({ context }: TestApp) => {
      while (await tellNext(context));
    };
    await Promise.all([first, second, first, second].map(tellAll));
    await settleAfterResponses();
    expect(told.map(({ browser }) => browser.received.length)).toEqual(told.map(() => 1));
    const mailed = [...first.mails, ...second.mails].map(({ to }) => to);
    expect(mailed.sort()).toEqual(told.map(({ email }) => email).sort());
  });

  it('add up the views that each has counted', async () => {
    const seller = await aSeller(first);
    const { id } = await aProduct(first.db, parentsOf(seller, await aCategory(first.db)));
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    for (const [at, { context }] of [first, second, first, second].entries()) {
      const network = `10.0.0.${at}`;
      context.views.note({ page: 'product', id, region: 'IN', network, agent, now: new Date() });
    }
    await Promise.all([writeViews(first.context), writeViews(second.context)]);
    const answer = await second.app.inject({
      url: `/api/seller/numbers/${seller.id}`,
      headers: seller.authorization,
    });
    const { days } = answer.json() as SellerNumbers;
    expect(days.reduce((sum, { views }) => sum + views, 0)).toBe(4);
  });
});
