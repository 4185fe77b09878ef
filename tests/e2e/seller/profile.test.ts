import { expect, test } from '#tests/support/browser/page-test.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { openAs, ownSeller, PASSWORD, setStatus } from './seller-session.ts';

test('a profile is seen and changed, picture and phones', async ({ page, request }) => {
  const seller = await ownSeller(request);
  await openAs(page, seller, '/seller/dashboard');
  await expect(page.getByText('Manage your account settings')).toBeVisible();
  await expect(page.getByText('Approved Seller')).toBeVisible();
  await expect(page.getByText('Not set')).toHaveCount(7);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('Email (Read Only)')).toHaveValue(seller.email);
  await expect(page.getByLabel('Email (Read Only)')).not.toBeEditable();
  await expect(page.getByLabel('Indian Phone Number')).toHaveAttribute('placeholder', '+91');
  await expect(page.getByLabel('Dubai Phone Number')).toHaveAttribute('placeholder', '+971');
  await page.getByLabel('Name', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Lantern Quay');
  await page.getByLabel('Indian Phone Number').fill('+91 00000 00042');
  await page.getByLabel('Language of mails').selectOption('العربية');
  await page.getByLabel('Profile Image').setInputFiles({
    name: 'portrait.jpg',
    mimeType: 'image/jpeg',
    buffer: await scene(400, 400, 3).jpeg().toBuffer(),
  });
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Profile updated successfully. Your new name waits')).toBeVisible();
  const card = page.getByRole('region', { name: 'Profile Information' });
  await expect(card.getByText('Lantern Quay').first()).toBeVisible();
  await expect(card.getByText('+91 0000000042').first()).toBeVisible();
  await expect(card.getByText('Waiting for review')).toHaveCount(1);
  await expect(card.locator('img')).toHaveAttribute('src', /^\/media\//);
});

test('a password is changed, and the session goes on', { tag: '@all' }, async ({
  page,
  request,
  complaints,
}) => {
  const seller = await ownSeller(request);
  await openAs(page, seller, '/seller/dashboard');
  const fill = async (current: string, next: string, again: string) => {
    await page.getByLabel('Current Password').fill(current);
    await page.getByLabel('New Password', { exact: true }).fill(next);
    await page.getByLabel('Confirm New Password').fill(again);
    await page.getByRole('button', { name: 'Update Password' }).click();
  };
  await fill(PASSWORD, 'a new password', 'another password');
  await expect(page.getByText('New passwords do not match').first()).toBeVisible();
  await fill('not this one', 'a new password', 'a new password');
  await expect(page.getByText('Failed to update password')).toBeVisible();
  complaints.length = 0;
  await fill(PASSWORD, 'a new password', 'a new password');
  await expect(page.getByText('Password updated successfully')).toBeVisible();
  await expect(page.getByLabel('Current Password')).toHaveValue('');
  await page.reload();
  await expect(page.getByText('Approved Seller')).toBeVisible();
});

test('the decision on an account is told, with its reason', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  await openAs(page, seller, '/seller/product');
  await expect(page.getByText('Your account has been approved.')).toBeVisible();
  await page.getByRole('button', { name: 'Hide this' }).click();
  await expect(page.getByText('Your account has been approved.')).toHaveCount(0);
  await setStatus(request, seller.id, false, 'The licence has expired.');
  await page.reload();
  await expect(page.getByText('Your account has been deactivated.')).toBeVisible();
  await expect(page.getByText('The licence has expired.')).toBeVisible();
  await expect(page.getByText('Your account is pending approval from admin.')).toHaveCount(0);
});

test('a picture goes up small, and one that is none keeps the rest from being saved without it', {
  tag: '@all',
}, async ({ page, request }) => {
  const seller = await ownSeller(request);
  await openAs(page, seller, '/seller/dashboard');
  await page.getByRole('button', { name: 'Edit' }).click();
  const updates: number[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('update-profile')) updates.push(sent.postDataBuffer()?.length ?? 0);
  });
  await page.getByLabel('About (optional)').fill('Lanterns of the harbour.');
  const input = page.getByLabel('Profile Image');
  await input.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('not a picture'),
  });
  await expect(page.getByText('This is not a picture.')).toBeVisible();
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('This is not a picture.')).toBeVisible();
  expect(updates).toEqual([]);

  const buffer = await scene(3200, 3200, 5).jpeg({ quality: 100 }).toBuffer();
  await input.setInputFiles({ name: 'portrait.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('This is not a picture.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  expect(updates).toHaveLength(1);
  expect(updates[0]).toBeLessThan(buffer.length / 2);
});
