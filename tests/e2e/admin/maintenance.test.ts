import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundLayout } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { anAdmin, aSeller, TEST_PASSWORD } from '#tests/support/factories.ts';
import { type ServedApp, servedApp } from '#tests/support/served-app.ts';

const OWNER = 'owner@x.test';
const WORDS = 'We are moving house until six.';

let served: ServedApp;
let sellerId: string;
test.beforeAll(async () => {
  served = await servedApp();
  await anAdmin(served, { email: OWNER });
  sellerId = (await aSeller(served, { approved: true })).id;
});
test.afterAll(() => served.close());

test('maintenance is turned on and off: shoppers go on reading, are told why nothing is sent, and keep what they typed', async ({
  page,
  browser,
  complaints,
}) => {
  await visit(page, `${served.url}/admin/login`);
  await page.getByLabel('Email or phone').fill(OWNER);
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  const maintenance = page.getByRole('switch', { name: 'Maintenance' });
  await page.getByLabel('What is said', { exact: true }).fill(WORDS);
  await page.getByLabel('What is said in Arabic').fill('');
  await maintenance.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(maintenance).not.toBeChecked();
  complaints.length = 0;
  await page.getByLabel('What is said in Arabic').fill('ننتقل إلى مقر جديد حتى السادسة.');
  await page.getByLabel('Expected to last until').fill('2030-06-01T18:00');
  await maintenance.click();
  await expect(page.getByText('Maintenance is on')).toBeVisible();
  const banner = page.getByRole('status').filter({ hasText: WORDS });
  await expect(banner).toContainText('Expected to last until 1 Jun 2030');
  expect(await findFaults(page)).toEqual([]);
  await expectSoundLayout(page, 'settings');

  // The rest of the back office says so too, and loses nothing.
  await page.getByLabel('Sender’s name').fill('The Souk');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByRole('alert')).toHaveText(WORDS);
  await expect(page.getByLabel('Sender’s name')).toHaveValue('The Souk');

  const shopper = await browser.newPage();
  await visit(shopper, `${served.url}/about`);
  await shopper.getByLabel('Name').fill('Noor');
  await shopper.getByLabel('Message').fill('Do you take old lamps?');
  const contact = shopper.locator('form').filter({ has: shopper.getByLabel('Message') });
  await contact.getByLabel('Email').fill('noor@example.com');
  await contact.getByRole('button').click();
  await expect(contact.getByRole('alert')).toHaveText(WORDS);
  await expect(shopper.getByLabel('Message')).toHaveValue('Do you take old lamps?');

  const without = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visit(without, `${served.url}/ar/report?seller=${sellerId}`);
  await without.getByRole('radio').first().check();
  await without.getByRole('textbox').first().fill('ليس من العلامة المذكورة');
  await without.locator('main form button[type=submit]').click();
  await expect(without.getByText('ننتقل إلى مقر جديد حتى السادسة.')).toBeVisible();
  await without.goBack();
  await expect(without.getByRole('textbox').first()).toHaveValue('ليس من العلامة المذكورة');
  await without.context().close();

  complaints.length = 0;
  await maintenance.click();
  await expect(page.getByText('Maintenance is off')).toBeVisible();
  await expect(banner).toBeHidden();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await contact.getByRole('button').click();
  await expect(shopper.getByText('Thank')).toBeVisible();
  await shopper.close();
});
