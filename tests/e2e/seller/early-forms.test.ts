import { deferScripts } from '#tests/support/browser/defer-scripts.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { demoPassword } from '#tests/support/demo-password.ts';

test('a log-in sent before the scripts are there waits for them, and is no address', async ({
  page,
}) => {
  const letCome = await deferScripts(page);
  await page.goto('/seller/', { waitUntil: 'commit' });
  await page.getByLabel('Email or phone').fill('hello@bazm-and-bezel.example');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword());
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/seller/');
  await expect(page.getByLabel('Email or phone')).toHaveValue('hello@bazm-and-bezel.example');
  letCome();
  await expect(page).toHaveURL('/seller/product');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no form of the accounts can be sent, and each says why', async ({ page }) => {
    const addresses = ['/seller/', '/seller/register', '/seller/forgot-password', '/admin/login'];
    for (const address of [...addresses, '/seller/reset-password?token=x']) {
      await visit(page, address);
      await expect(page.getByText('This page needs scripts.')).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(page.getByRole('button')).toHaveCount(0);
    }
  });
});
