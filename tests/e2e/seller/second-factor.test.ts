import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundLayout, viewport } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { codeAt } from '#tests/support/second-factor/second-factor-calls.ts';
import { openAs, ownSeller, PASSWORD } from './seller-session.ts';

test('a seller sets an authenticator app up, and logs in by a code or a recovery code', async ({
  page,
  request,
  complaints,
}) => {
  const seller = await ownSeller(request);
  await openAs(page, seller, '/seller/dashboard');
  const card = page.getByRole('region', { name: 'Two-Step Verification' });
  await expect(card).toContainText('This one is reached by an IP address or without TLS.');
  await card.getByRole('button', { name: 'Set up an app' }).click();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();

  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await page.setViewportSize(viewport(360));
  await expectSoundLayout(page, 'set-up');
  const shown = await dialog.locator('[translate=no]').textContent();
  const secret = shown?.replaceAll(' ', '') ?? '';
  const used = codeAt(secret, new Date());
  await dialog.getByLabel('Code that the app shows now').fill(used);
  const codes = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const [first = ''] = await codes.getByRole('listitem').allInnerTexts();
  await codes.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(card).toContainText('10 of 10 left');
  await expectSoundLayout(page, 'profile');

  const typePassword = async () => {
    await page.evaluate(() => localStorage.clear());
    await visit(page, '/seller/');
    await page.getByLabel('Email or phone').fill(seller.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await typePassword();
  const code = page.getByLabel('Code from your authenticator app');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expectSoundLayout(page, 'second step');
  // The code that set it up is used; the next one is taken early. No button is needed.
  await code.fill(used);
  await expect(page.getByRole('alert')).toContainText('This code');
  complaints.length = 0;
  await code.fill(codeAt(secret, new Date(Date.now() + 30_000)));
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page).toHaveURL('/seller/product');

  await typePassword();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(first.toLowerCase());
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL('/seller/product');
});
