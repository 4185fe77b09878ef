import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundAtEveryWidth } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { mailTo } from '#tests/support/outbox.ts';
import { ownSeller } from '../seller/seller-session.ts';
import { openAsAdmin, ownName } from './admin-session.ts';

const licence = {
  name: 'licence.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n'),
};

test('an admin tags a seller, notes something, and files a document that expires', async ({
  page,
  request,
  complaints,
}) => {
  const seller = await ownSeller(request);
  const tag = ownName('Watches');
  await openAsAdmin(page, `/admin/sellers/${seller.id}/profile`);
  await page.getByLabel('New tag').fill(tag);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('button', { name: `Remove the tag ${tag}` })).toBeVisible();

  const notes = page.getByRole('region', { name: 'Notes' });
  await notes.getByLabel('New note').fill('Calls on Fridays');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByText('Calls on Fridays')).toBeVisible();
  await notes.getByRole('button', { name: /^Edit the note/ }).click();
  const editing = page.getByRole('dialog', { name: 'Edit note' });
  await editing.getByLabel('Note').fill('Calls on Mondays');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(notes.getByText('Calls on Mondays')).toBeVisible();

  const documents = page.getByRole('region', { name: 'Documents' });
  await documents.getByRole('button', { name: 'Add document' }).click();
  const adding = page.getByRole('dialog', { name: 'Add document' });
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(adding.getByText('Choose a document')).toBeVisible();
  const fake = { ...licence, buffer: Buffer.from('no PDF at all') };
  await adding.getByLabel('Document', { exact: true }).setInputFiles(fake);
  await adding.getByLabel('What it is').fill('Trade licence');
  await adding.getByLabel(/^Last valid day/).fill('2020-01-31');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(
    adding.getByText('Documents are PDF, JPEG, PNG or WebP files.').first(),
  ).toBeVisible();
  complaints.length = 0;
  await adding.getByLabel('Document', { exact: true }).setInputFiles(licence);
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(adding).toHaveCount(0);
  await expect(documents.getByText('Expired on 31 Jan 2020')).toBeVisible();
  const saving = page.waitForEvent('download');
  await documents.getByRole('button', { name: /licence\.pdf/ }).click();
  expect((await saving).suggestedFilename()).toBe('licence.pdf');
  await expectSoundAtEveryWidth(page, 'the record of a seller');

  await visit(page, `/admin/sellers?tag=${encodeURIComponent(tag)}&documents=expired`);
  await expect(
    page.getByRole('row', { name: new RegExp(seller.name) }).getByText(tag),
  ).toBeVisible();
  await visit(page, '/admin/dashboard');
  await page.getByRole('link', { name: /documents? that expires?$/ }).click();
  await expect(page).toHaveURL('/admin/sellers?documents=due');

  await visit(page, `/admin/sellers/${seller.id}/profile`);
  await documents.getByRole('button', { name: 'More for Trade licence' }).click();
  await page.getByRole('menuitem', { name: 'Replace' }).click();
  const replacing = page.getByRole('dialog', { name: 'Replace Trade licence' });
  await replacing.getByLabel('Document', { exact: true }).setInputFiles(licence);
  await replacing.getByLabel(/^Last valid day/).fill('2090-01-31');
  await replacing.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(documents.getByText('Valid until 31 Jan 2090')).toBeVisible();
  await expect(documents.getByText('Replaced by newer ones (1)')).toBeVisible();
  await expect(documents.getByText('Expired on')).toHaveCount(0);
});

test('contact data is corrected, and a new e-mail counts once it is confirmed', {
  tag: '@all',
}, async ({ page, request }) => {
  const seller = await ownSeller(request);
  const email = `new-${seller.email}`;
  await openAsAdmin(page, `/admin/sellers/${seller.id}/profile`);
  await page.getByRole('button', { name: 'Correct contact data' }).click();
  const dialog = page.getByRole('dialog', { name: /^Correct the contact data of/ });
  await dialog.getByLabel('Name').fill(`${seller.name} Lamps`);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${seller.name} Lamps`);
  await expect(page.getByText(`${email} waits to be confirmed`)).toBeVisible();
  await expect(page.getByRole('link', { name: seller.email, exact: true })).toBeVisible();
  await expectSoundAtEveryWidth(page, 'an e-mail that waits');

  const [, token] = /confirm-email\?token=([\w-]+)/.exec(await mailTo(email, 'token=')) ?? [];
  await visit(page, `/seller/confirm-email?token=${token}`);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await mailTo(seller.email, 'no longer log in with this one');

  await visit(page, `/admin/sellers/${seller.id}/profile`);
  await expect(page.getByRole('link', { name: email, exact: true })).toBeVisible();
  const earlier = page.getByRole('region', { name: 'Earlier names, addresses and numbers' });
  await expect(earlier.getByText(seller.email, { exact: true })).toBeVisible();
  await expect(earlier.getByText(seller.name, { exact: true })).toBeVisible();
});
