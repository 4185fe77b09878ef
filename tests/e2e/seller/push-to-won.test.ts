import { createPushSender } from '#services/notices/push-sender.ts';
import { tellNext } from '#services/notices/tell-next.ts';
import { PUSH_KEYS } from '#tests/support/app.ts';
import { launchOptions } from '#tests/support/browser/browser.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import {
  deliverPush,
  openNotice,
  shownNotices,
  subscribeAs,
} from '#tests/support/browser/web-push.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { pushReceiver, receiverCa } from '#tests/support/push-receiver.ts';
import { type ServedApp, servedApp } from '#tests/support/served-app.ts';

test.use({
  launchOptions: launchOptions({ withNotices: true }),
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
});

let served: ServedApp;
let receiver: Awaited<ReturnType<typeof pushReceiver>>;
test.beforeAll(async () => {
  receiver = await pushReceiver();
  const push = createPushSender(PUSH_KEYS, { trusted: { ca: receiverCa } });
  served = await servedApp({ push });
});
test.afterAll(async () => {
  await served.close();
  await receiver.close();
});

test('from the push to won in under ten taps', async ({ page, request }) => {
  const { context, db, url } = served;
  const seller = await aSeller(served);
  const parents = parentsOf(seller, await aCategory(db));
  const lamp = await aProduct(db, parents, { name: 'Brass lamp', priceINR: '1000.00' });
  const device = receiver.subscribe();
  await subscribeAs(page, device.subscription);
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((token) => localStorage.setItem('sellerToken', token), seller.token);
  await visit(page, `${url}/seller/enquiries`);
  await page.getByRole('button', { name: 'Turn on notices' }).tap();
  await expect(page.getByText('Notices of new enquiries are on for this device.')).toBeVisible();

  const data = { reference: 'K7Q2M9X', productId: lamp.id, region: 'IN' };
  expect((await request.post(`${url}/api/enquiry`, { data })).ok()).toBe(true);
  while (await tellNext(context));
  expect(device.faults).toEqual([]);
  expect(device.received).toHaveLength(1);
  await deliverPush(page, JSON.stringify(device.received[0]?.message));
  const [notice] = await shownNotices(page);
  expect(notice?.title).toContain('Brass lamp');
  expect(notice?.body).toContain('K7Q2M9X');

  let taps = 1;
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('The page has no service worker.');
  const [address = ''] = await openNotice(worker);
  expect(await shownNotices(page)).toEqual([]);
  await page.goto(address);
  const tap = async (name: string) => {
    taps += 1;
    await page.getByRole('button', { name, exact: true }).last().tap();
  };
  await expect(page.getByRole('article')).toContainText('K7Q2M9X');
  await tap('Talking');
  const talking = page.getByRole('button', { name: 'Talking', exact: true });
  await expect(talking).toHaveAttribute('aria-pressed', 'true');
  await tap('Won');
  await expect(page.getByLabel('Sold for (INR)')).toHaveValue('1,000');
  await tap('Mark won');
  await expect(page.getByText('Sold for ₹1,000')).toBeVisible();
  expect(taps).toBeLessThan(10);

  await visit(page, `${url}/seller/enquiries/numbers`);
  const won = page.getByRole('region', { name: 'Won over time' });
  await expect(won.getByText('India: 1')).toBeVisible();
});
