import { launchOptions } from '#tests/support/browser/browser.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundLayout } from '#tests/support/browser/sound-layout.ts';
import {
  deliverPush,
  openNotice,
  shownNotices,
  subscribeAs,
} from '#tests/support/browser/web-push.ts';
import { openAsAdmin } from './admin-session.ts';

test.use({ launchOptions: launchOptions({ withNotices: true }) });

test('an admin is told on this device of what waits, and chooses so on the account', async ({
  page,
}) => {
  await subscribeAs(page, {
    endpoint: `https://push.invalid/${Math.random()}`,
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  });
  await openAsAdmin(page, '/admin/account', { isOwn: true });
  await page.getByRole('button', { name: 'Turn on notices' }).click();
  await expect(page.getByText('Notices are on for this device.')).toBeVisible();
  const devices = page.getByRole('list', { name: 'Devices with notices' });
  await expect(devices.getByText('This device', { exact: true })).toBeVisible();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectSoundLayout(page, `notices at ${width}`);
  }

  const path = '/admin/approvals';
  const told = { title: '2 sellers wait for approval', body: '', path };
  await deliverPush(page, JSON.stringify({ ...told, tag: 'waiting' }), '/admin/');
  expect(await shownNotices(page, '/admin/')).toEqual([told]);
  const [worker] = page.context().serviceWorkers();
  expect(worker && (await openNotice(worker))).toEqual([new URL(path, page.url()).href]);
  await expect(page).toHaveURL(path);

  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Turn off on this device' }).click();
  await expect(page.getByRole('button', { name: 'Turn on notices' })).toBeVisible();
  await expect(devices.getByText('This device', { exact: true })).toHaveCount(0);
});
