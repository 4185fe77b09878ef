import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { openAs, ownSeller, PASSWORD } from './seller-session.ts';

test('a seller makes a key, which a program uses until it is revoked', async ({
  page,
  request,
  complaints,
}) => {
  const seller = await ownSeller(request);
  await openAs(page, seller, '/seller/dashboard');
  await page.getByRole('link', { name: 'Go to API keys' }).click();
  await expect(page.getByText('No keys yet')).toBeVisible();
  await page.getByRole('button', { name: 'Make a key' }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  const dialog = page.getByRole('dialog', { name: 'New API key' });
  await dialog.getByLabel('Name').fill('Stock sync');
  await dialog.getByLabel('What it may do').selectOption('Editor');
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Make a key' }).click();

  const shown = page.getByRole('dialog', { name: 'Key for Stock sync' });
  const key = (await shown.locator('code').textContent()) ?? '';
  expect(key).toMatch(/^dhow_[\w-]{43}$/);
  expect(await findFaults(page)).toEqual([]);
  await shown.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'I have copied it' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Stock sync' });
  await expect(row).toContainText(key.slice(-4));
  await expect(row).toContainText('Never used');
  await expect(page.locator('body')).not.toContainText(key);

  const use = () =>
    request.get('/api/seller/get-bin', { headers: { authorization: `Bearer ${key}` } });
  expect((await use()).status()).toBe(200);
  await row.getByRole('button', { name: 'Revoke Stock sync' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No keys yet')).toBeVisible();
  expect((await use()).status()).toBe(401);
  expect(complaints).toEqual([]);
});

test('a seller adds a webhook, and sees what became of what it was told', async ({
  page,
  request,
  complaints,
}) => {
  const seller = await ownSeller(request);
  await openAs(page, seller, '/seller/webhooks');
  await expect(page.getByText('No webhooks yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'New webhook' });
  await dialog.getByLabel('Address').fill('https://127.0.0.1/dhow');
  await dialog.getByLabel('Product changed').check();
  await dialog.getByRole('button', { name: 'Add a webhook' }).click();
  await expect(dialog.getByText('Enter the full address of a public server')).toBeVisible();
  expect(complaints).toEqual([expect.stringContaining('422')]);
  complaints.length = 0;
  await dialog.getByLabel('Address').fill('https://hooks.shop.example/dhow');
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add a webhook' }).click();
  const shown = page.getByRole('dialog', { name: 'Secret of the webhook' });
  await expect(shown.locator('code')).toHaveText(/^whsec_/);
  await shown.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'I have copied it' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'hooks.shop.example' });
  await row.getByRole('button', { name: 'Deliveries' }).click();
  await expect(row.getByText('Nothing has been sent yet.')).toBeVisible();
  await row.getByRole('button', { name: 'Turn off' }).click();
  await expect(row.getByText('Off', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No webhooks yet')).toBeVisible();
  expect(complaints).toEqual([]);
});
