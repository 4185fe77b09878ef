import type { Seller } from '#contracts/seller.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundAtEveryWidth } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { mailTo } from '#tests/support/outbox.ts';
import { asAdmin, openAsAdmin } from '../admin/admin-session.ts';
import { openAs, ownSeller, setStatus } from './seller-session.ts';

const licence = {
  name: 'licence.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n'),
};

test('a declined seller answers with a document, and the admins read it', async ({
  page,
  request,
  complaints,
}) => {
  const seller = await ownSeller(request, false);
  await setStatus(request, seller.id, false, 'Your licence is missing.');
  await openAs(page, seller, '/seller/product');
  await expect(page.getByText('Your account has not been approved.')).toBeVisible();
  await expect(page.getByText('Your licence is missing.')).toBeVisible();
  await expect(page.getByText('pending approval')).toHaveCount(0);
  await page.getByRole('link', { name: 'Answer the admins' }).click();
  await expect(page.getByText('Not Approved', { exact: true })).toBeVisible();

  const card = page.getByRole('region', { name: 'Messages with the admins' });
  await card.getByLabel('Write to the admins').fill('Here is the licence.');
  const fake = { ...licence, buffer: Buffer.from('no PDF at all') };
  await card.getByLabel('Choose documents').setInputFiles(fake);
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(card.getByText('Documents are PDF, JPEG, PNG or WebP files.').first()).toBeVisible();
  complaints.length = 0;
  await card.getByRole('button', { name: 'Remove licence.pdf' }).click();
  await card.getByLabel('Choose documents').setInputFiles(licence);
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(card.getByRole('button', { name: /licence\.pdf.*save/ })).toBeVisible();
  await expect(card.getByLabel('Write to the admins')).toHaveValue('');
  await expectSoundAtEveryWidth(page, 'the dashboard');

  await openAsAdmin(page, `/admin/approvals/answers?q=${encodeURIComponent(seller.name)}`);
  await page.getByRole('link', { name: `Read what ${seller.name} wrote` }).click();
  await expect(page.getByText('Here is the licence.')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /licence\.pdf/ }).click();
  expect((await saving).suggestedFilename()).toBe('licence.pdf');
  await page.getByLabel('Write to the seller').fill('Thank you, we look at it.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you, we look at it.')).toBeVisible();
});

test('an e-mail is confirmed by the mailed link, once', { tag: '@all' }, async ({
  page,
  request,
  complaints,
}) => {
  const seller = await ownSeller(request, false);
  const [, token] = /token=([\w-]+)/.exec(await mailTo(seller.email, 'confirm-email?')) ?? [];
  await visit(page, `/seller/confirm-email?token=${token}`);
  await page.getByRole('button', { name: 'Confirm this email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Confirm this email' }).click();
  await expect(page.getByRole('alert')).toContainText('was used already');
  complaints.length = 0;
});

test('a first chat number counts at once, another waits for an admin', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  await openAs(page, seller, '/seller/product');
  await page.getByRole('button', { name: 'Add your chat numbers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where do shoppers reach you?' });
  await dialog.getByLabel('Indian Phone Number').fill('98765 43210');
  const trial = dialog.getByRole('link', { name: /Send yourself a test enquiry/ });
  await expect(trial).toHaveAttribute('href', /^https:\/\/wa\.me\/919876543210\?text=This/);
  await dialog.getByRole('button', { name: 'Save numbers' }).click();
  const now = () => asAdmin<Seller>(request, 'GET', `/get-seller/${seller.id}`);
  await expect.poll(now).toMatchObject({ INR: '+919876543210', changes: [] });
  await expect(page.getByText(/Until an admin accepts your chat number/)).toBeHidden();
  await visit(page, '/seller/dashboard');
  const card = page.getByRole('region', { name: 'Profile Information' });
  await expect(card.getByText('Waiting for review')).toBeHidden();

  const sent = await request.put(`/api/seller/update-profile/${seller.id}`, {
    headers: { authorization: `Bearer ${seller.token}` },
    multipart: { name: seller.name, INR: '9876543211' },
  });
  expect(sent.ok()).toBe(true);
  await visit(page, '/seller/dashboard');
  await expect(card.getByText('Waiting for review')).toBeVisible();
  await openAsAdmin(page, '/admin/approvals/changes?limit=100');
  await page
    .getByRole('button', { name: `Accept Chat number, India of ${seller.name}` })
    .first()
    .click();
  await expect(page.getByText('Change accepted')).toBeVisible();
  await expect.poll(now).toMatchObject({ INR: '+919876543211', changes: [] });
});
