import { expect, it } from 'vitest';
import { settleRestored } from '#database/transfer/open-databases.ts';
import { PUSH_KEYS } from '#tests/support/app.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { pushReceiver, receiverCa } from '#tests/support/push-receiver.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';
import { receiveLead } from '../leads/receive-lead.ts';
import { createPushSender } from '../notices/push-sender.ts';
import { tellNext } from '../notices/tell-next.ts';

const test = await clearedApp({
  push: createPushSender(PUSH_KEYS, { trusted: { ca: receiverCa } }),
});
const seller = await perTest(() => aSeller(test, { chatEmirates: '' }));
const category = await perTest(() => aCategory(test.db));
const product = await perTest(() => aProduct(test.db, parentsOf(seller, category)));

it('a restored shop tells nobody of the enquiries that waited when the backup was made', async () => {
  const receiver = await pushReceiver();
  const browser = receiver.subscribe();
  await test.app.inject({
    method: 'POST',
    url: `/api/seller/add-push-device/${seller.id}`,
    headers: seller.authorization,
    payload: browser.subscription,
  });
  const pieces = [{ productId: product.id }];
  const told = { reference: 'BEFORE1', region: 'AE', source: 'CHAT', pieces } as const;
  expect(await receiveLead(test.context, told)).not.toBeNull();
  await settleRestored(test.db);
  expect([await tellNext(test.context), browser.attempts, test.mails]).toEqual([false, 0, []]);
  await receiver.close();
});
