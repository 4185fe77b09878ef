import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundAtEveryWidth } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { mailTo } from '#tests/support/outbox.ts';
import { newcomer } from '../seller/seller-session.ts';
import { openAsAdmin } from './admin-session.ts';

test('an invited seller registers by the mailed link, and is let in at once', async ({
  page,
  browser,
  complaints,
}) => {
  const { name, email, phone, password } = newcomer();
  await openAsAdmin(page, '/admin/sellers');
  await page.getByRole('button', { name: 'Invite seller' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a seller' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel(/^Approve at once/).check();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toHaveCount(0);
  await visit(page, '/admin/approvals/invited');
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row.getByText('Approved at once')).toBeVisible();
  await expectSoundAtEveryWidth(page, 'invited sellers');

  const path = /\/seller\/register\?token=[\w-]+/.exec(await mailTo(email, 'token='))?.[0] ?? '';
  const guest = await (await browser.newContext()).newPage();
  await visit(guest, path);
  await expect(guest.getByText('You are invited, and your email is confirmed.')).toBeVisible();
  await expect(guest.getByLabel('Full Name')).toHaveValue(name);
  await expect(guest.getByLabel('Email address')).toHaveValue(email);
  await guest.getByLabel('Phone Number').fill(phone);
  await guest.getByLabel('Password', { exact: true }).fill(password);
  await guest.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(guest.getByText('Registration successful! Please login to continue.')).toBeVisible();
  await visit(guest, path);
  await expect(guest.getByText('This invitation')).toBeVisible();
  await guest.context().close();

  await visit(page, `/admin/sellers?q=${encodeURIComponent(name)}`);
  await expect(
    page.getByRole('row', { name: new RegExp(name) }).getByText('Active', { exact: true }),
  ).toBeVisible();
  await visit(page, '/admin/approvals/invited');
  await expect(page.getByText(email)).toHaveCount(0);

  await visit(page, '/admin/sellers');
  await page.getByRole('button', { name: 'Invite seller' }).click();
  const other = newcomer();
  await dialog.getByLabel('Name').fill(other.name);
  await dialog.getByLabel('Email').fill(other.email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toHaveCount(0);
  await visit(page, '/admin/approvals/invited');
  const waits = page
    .getByRole('listitem')
    .filter({ hasText: other.email })
    .getByText('Needs approval then');
  expect((await waits.boundingBox())?.height).toBeLessThan(30);
  complaints.length = 0;
});
