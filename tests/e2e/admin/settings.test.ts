import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundLayout } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { anAdmin, TEST_PASSWORD } from '#tests/support/factories.ts';
import { type ServedApp, servedApp } from '#tests/support/served-app.ts';

const OWNER = 'owner@x.test';

let served: ServedApp;
test.beforeAll(async () => {
  served = await servedApp();
  await anAdmin(served, { email: OWNER });
});
test.afterAll(() => served.close());

test('settings are saved together, and another admin’s are not overwritten', async ({
  page,
  complaints,
}) => {
  await visit(page, `${served.url}/admin/login`);
  await page.getByLabel('Email or phone').fill(OWNER);
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  const save = page.getByRole('button', { name: 'Save Settings' });
  await expect(save).toBeDisabled();
  await page.getByLabel('New products to approve').selectOption('first');
  await page.getByLabel('Until this many of a seller’s are approved').fill('3');
  await page.getByLabel('Sellers have quiet hours until they choose their own').check();
  await page.getByLabel('Words and phrases, one a line').fill('replica\nfirst copy');
  await page.getByLabel('A price far outside its category’s').check();
  await page.getByLabel('Enquiries', { exact: true }).fill('365');
  await page.getByLabel('Sender’s name').fill('The Souk');
  await page.getByLabel('Rupees per dirham').fill('22.9');
  const [words, answers] = [
    page.getByLabel('Words and phrases, one a line'),
    page.getByLabel('Answers go to'),
  ];
  await words.fill('replica\n<b>first copy</b>');
  await answers.fill('nobody');
  await save.click();
  // Each fault stands beside its field, and nothing is sent.
  await expect(words).toHaveAccessibleDescription('Words without signs of markup');
  await expect(answers).toHaveAccessibleDescription('Enter a valid e-mail address');
  await words.fill('replica\nfirst copy');
  await answers.fill('');
  expect(await findFaults(page)).toEqual([]);
  await expectSoundLayout(page, 'settings');
  await save.click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(save).toBeDisabled();

  const other = await page.context().newPage();
  await visit(other, `${served.url}/admin/settings`);
  await other.getByLabel('A seller’s wish').selectOption('granted');
  await other.getByRole('button', { name: 'Save Settings' }).click();
  await expect(other.getByText('Settings saved')).toBeVisible();
  await other.close();

  await page.getByLabel('New products to approve').selectOption('all');
  await save.click();
  await expect(page.getByText(/^Another admin has saved settings meanwhile/)).toBeVisible();
  await page.getByRole('button', { name: 'Compare and choose' }).click();
  const choice = page.getByRole('dialog', { name: 'Compare and choose' });
  await expect(choice).toContainText('both changes are kept');
  complaints.length = 0;
  await choice.getByRole('button', { name: 'Save Settings' }).click();
  await expect(choice).toHaveCount(0);
  await expect(page.getByLabel('A seller’s wish')).toHaveValue('granted');
  await expect(page.getByLabel('New products to approve')).toHaveValue('all');
  await expect(page.getByLabel('From')).toHaveValue('22:00');
});
