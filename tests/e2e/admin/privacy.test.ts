import { readFile } from 'node:fs/promises';
import type { Lead } from '#contracts/leads/lead.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundLayout } from '#tests/support/browser/sound-layout.ts';
import { addProducts, callApi, ownSeller, productsOf } from '../seller/seller-session.ts';
import { openAsAdmin, ownName } from './admin-session.ts';

test('an admin hands over all that is kept of a shopper, and erases it', async ({
  page,
  request,
}) => {
  const person = ownName('Zubeida').replace(' ', '');
  const email = `${person.toLowerCase()}@post.example`;
  const phone = `+9198${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  const seller = await ownSeller(request);
  await addProducts(request, seller, [`${ownName('Casket')}`]);
  const [piece] = await productsOf(request, seller);
  if (piece === undefined) throw new Error('The seller has no product');
  const post = (path: string, data: object) => callApi(request, 'POST', path, { data });
  const said = (what: string) => `${what} of ${person}`;
  const reference = Math.random().toString(36).slice(2, 10).toUpperCase().padEnd(8, '0');
  await post('/enquiry-form', {
    ...{ reference, region: 'IN', pieces: [{ productId: piece._id, note: said('The note') }] },
    ...{ name: person, email, phone, message: said('The words'), consent: true },
  });
  await post('/newsletter', { email });
  await post('/contact', { name: person, email, message: said('The message') });
  await post('/report', { productId: piece._id, reason: 'stolen', words: said('It is'), email });
  const leads = `/seller/get-leads/${seller.id}`;
  const [lead] = await callApi<Lead[]>(request, 'GET', leads, seller);
  const { token } = seller;
  await callApi(request, 'POST', `/seller/add-lead-note/${lead?._id}`, {
    token,
    data: { words: said('A call') },
  });

  await openAsAdmin(page, '/admin/privacy');
  const field = page.getByLabel('E-mail address, phone number or reference');
  await field.fill(email);
  await page.getByRole('button', { name: 'Look up' }).click();
  const kept = page.getByRole('region', { name: `What is kept of ${email}` });
  await expect(kept).toContainText('Kept as a customer by 1 seller');
  await expect(kept).toContainText('1 message');
  await expect(kept).toContainText('1 report');
  await expect(kept).toContainText('Not confirmed');
  expect(page.url()).not.toContain(person.toLowerCase());
  await expectSoundLayout(page, 'privacy');

  const downloading = page.waitForEvent('download');
  await kept.getByRole('button', { name: 'Export' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  for (const words of ['The note', 'The words', 'The message', 'It is', 'A call']) {
    expect(file).toContain(said(words));
  }
  expect(file).toContain(phone);

  await kept.getByRole('button', { name: 'Erase' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText(`Nothing is kept of ${email}.`)).toBeVisible();
  await field.fill(phone);
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page.getByRole('status').getByText(/^Nothing is kept of /)).toBeVisible();

  const unknown = `${reference.slice(0, 5)}ZZ`;
  const pieces = [{ productId: piece._id }];
  await post('/enquiry', { reference: unknown, region: 'IN', pieces, message: said('A chat') });
  await field.fill(unknown.toLowerCase());
  await page.getByRole('button', { name: 'Look up' }).click();
  const enquiry = page.getByRole('region', { name: `What is kept of ${unknown}` });
  await expect(enquiry).toContainText('An enquiry with its words and notes');
  await enquiry.getByRole('button', { name: 'Erase' }).click();
  await dialog.getByLabel(`Type ${unknown} to confirm`).fill(unknown);
  await expectSoundLayout(page, 'erasing an enquiry');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText(`Nothing is kept of ${unknown}.`)).toBeVisible();

  // The lead stays and counts, without anything of the shopper.
  const after = await callApi<Lead[]>(request, 'GET', leads, seller);
  expect(after).toMatchObject([
    { reference: unknown, customer: null, message: '' },
    { reference, customer: null, message: '' },
  ]);
  const own = await callApi<unknown>(request, 'GET', `/seller/export-data/${seller.id}`, seller);
  const detail = await callApi(
    request,
    'GET',
    `/seller/get-lead/${seller.id}/${lead?._id}`,
    seller,
  );
  expect(JSON.stringify([after, own, detail]).toLowerCase()).not.toContain(person.toLowerCase());
  await page.goto('/admin/audit');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.locator('main')).not.toContainText(new RegExp(person, 'i'));
  await page.goto(`/admin/leads?q=${reference}`);
  await expect(page.getByText('Showing 1 to 1 of 1 leads')).toBeVisible();
});
