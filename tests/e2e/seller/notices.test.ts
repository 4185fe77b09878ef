import { launchOptions } from '#tests/support/browser/browser.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import {
  deliverPush,
  openNotice,
  shownNotices,
  subscribeAs,
} from '#tests/support/browser/web-push.ts';
import { addresses } from '#web/ui/addresses.ts';
import { addProducts, callApi, openAs, ownSeller, productsOf } from './seller-session.ts';

test.use({ launchOptions: launchOptions({ withNotices: true }) });

/** Keys as long as real ones: nothing is sent to this device but by the test itself. */
const subscription = () => ({
  endpoint: `https://push.invalid/${Math.random()}`,
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
});

test('enquiries are counted in the sidebar and told on this device', async ({ page, request }) => {
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Lantern']);
  const [product] = await callApi<{ _id: string }[]>(
    request,
    'GET',
    `/get-product?seller=${seller.id}`,
  );
  const reference = `N${seller.phone.slice(-6)}`;
  const data = { reference, productId: product?._id, region: 'IN' };
  await callApi(request, 'POST', '/enquiry', { data });
  await subscribeAs(page, subscription());
  await openAs(page, seller, '/seller/enquiries');
  await expect(page.getByRole('link', { name: 'Enquiries 1 waiting' })).toBeVisible();
  await page.getByRole('button', { name: 'Turn on notices' }).click();
  await expect(page.getByText('Notices of new enquiries are on for this device.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn on notices' })).toBeHidden();

  const path = '/seller/enquiries/numbers';
  const told = { title: 'New enquiry: Lantern', body: 'From India', path };
  await deliverPush(page, JSON.stringify({ ...told, tag: 'lead' }));
  expect(await shownNotices(page)).toEqual([told]);
  const [worker] = page.context().serviceWorkers();
  const opened = worker && (await openNotice(worker));
  // In the window that is open.
  expect(opened).toEqual([new URL(path, page.url()).href]);
  await expect(page).toHaveURL(path);

  await page.goto('/seller/dashboard');
  const card = page.getByRole('region', { name: 'Notices' });
  await expect(card.getByText('This device', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: /^Remove/ }).click();
  await expect(card.getByRole('button', { name: 'Turn on notices' })).toBeVisible();
});

test('a browser whose push service gives it another address is told there', {
  tag: '@all',
}, async ({ page, request }) => {
  const seller = await ownSeller(request);
  await subscribeAs(page, subscription());
  await openAs(page, seller, '/seller/dashboard');
  const card = page.getByRole('region', { name: 'Notices' });
  await card.getByRole('button', { name: 'Turn on notices' }).click();
  await expect(card.getByText('This device', { exact: true })).toBeVisible();

  const added = ({ endpoint }: { endpoint: string }) =>
    page.waitForRequest(
      (sent) =>
        sent.url().includes('/seller/add-push-device/') &&
        sent.postDataJSON().endpoint === endpoint,
    );
  const [next, later] = [subscription(), subscription()];
  await subscribeAs(page, next);
  const [atLoad] = await Promise.all([added(next), page.reload()]);
  expect(atLoad.postDataJSON()).toMatchObject(next);
  expect((await atLoad.response())?.status()).toBe(201);

  // While the page is open, its service worker says so.
  await page.evaluate((given) => {
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => given }) as unknown as PushSubscription;
  }, later);
  const [worker] = page.context().serviceWorkers();
  const [told] = await Promise.all([
    added(later),
    worker?.evaluate(() => {
      // Browsers let no script make the event itself.
      dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), { waitUntil: () => {} }));
    }),
  ]);
  expect(told.postDataJSON()).toMatchObject(later);
  await expect(card.getByText('This device', { exact: true })).toHaveCount(1);
});

test('a browser that may not show notices says so, and mails and quiet hours are chosen', {
  tag: '@all',
}, async ({ page, request }) => {
  const seller = await ownSeller(request);
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'denied' });
  });
  await openAs(page, seller, '/seller/dashboard');
  const card = page.getByRole('region', { name: 'Notices' });
  await expect(card.getByText('This browser blocks notices')).toBeVisible();
  await card.getByLabel('Email me about new enquiries').selectOption('Never');
  await card.getByLabel('From').fill('22:00');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Fill in both times, or neither')).toBeVisible();
  await card.getByLabel('Until').fill('07:30');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Notices saved')).toBeVisible();
  await page.reload();
  await expect(card.getByLabel('Email me about new enquiries')).toHaveValue('NEVER');
  await expect(card.getByLabel('Until')).toHaveValue('07:30');

  await page.getByRole('button', { name: 'Go on vacation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Away until /)).toBeVisible();
  const away = page.getByText(/^This shop is away until .+ and answers after that\.$/);
  await page.goto(`/seller-list/${seller.id}`);
  await expect(away).toBeVisible();
  // Beside Enquire too, in a phone's bar in short, in the list and on the form.
  await addProducts(request, seller, ['Copper pot']);
  const [pot] = await productsOf(request, seller);
  await page.goto(`/product/${pot?._id}`);
  await expect(away.filter({ visible: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole('complementary', { name: 'Enquire' });
  await expect(
    bar.getByText(/^This shop is away until .+ and answers after that\.$/),
  ).toBeVisible();
  for (const address of [
    addresses.enquiryList([pot?._id ?? '']),
    addresses.enquiryForm({ ids: pot?._id }),
  ]) {
    await page.goto(address);
    await expect(away).toBeVisible();
  }
});
