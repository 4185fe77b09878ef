import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundLayout, viewport } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { anAdmin, TEST_PASSWORD } from '#tests/support/factories.ts';
import { type ServedApp, servedApp } from '#tests/support/served-app.ts';

const EMAIL = 'boss@x.test';

let served: ServedApp;
let url: string;

test.beforeAll(async () => {
  served = await servedApp({ requireAdminSecondFactor: true });
  url = served.url;
  await anAdmin(served, { email: EMAIL });
});
test.afterAll(() => served.close());

/** Gives the browser a device that makes passkeys and knows its user by a finger. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function typePassword(page: Page): Promise<void> {
  await visit(page, `${url}/admin/login`);
  await page.getByLabel('Email or phone').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('an admin who needs a second factor adds a passkey, and logs in by it', async ({
  page,
  complaints,
}) => {
  await addAuthenticator(page);
  await typePassword(page);
  const setUp = page.getByRole('heading', { name: 'Set up two-step verification' });
  await expect(setUp).toBeVisible();
  await visit(page, `${url}/admin/sellers`);
  await expect(setUp).toBeVisible();
  await expect(page.getByRole('link', { name: 'Products' })).toHaveCount(0);
  // The calls that were refused until the set-up was shown.
  complaints.length = 0;
  await expectSoundLayout(page, 'set-up');

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Name').fill('Work laptop');
  await page.getByRole('button', { name: 'Create passkey' }).click();
  const codes = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await page.setViewportSize(viewport(360));
  await expectSoundLayout(page, 'recovery codes');
  await codes.getByRole('link', { name: 'Download' }).click();
  await codes.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('Work laptop');
  await expect(page.getByText('not used yet')).toBeVisible();
  await expectSoundLayout(page, 'set up');
  await page.setViewportSize(viewport(1440));
  await page.getByRole('button', { name: 'Continue to the back office' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sellers');

  await page.evaluate(() => localStorage.clear());
  await typePassword(page);
  await expectSoundLayout(page, 'second step');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(`${url}/admin/product`);

  await page.evaluate(() => localStorage.clear());
  await visit(page, `${url}/admin/login`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(`${url}/admin/product`);
});
