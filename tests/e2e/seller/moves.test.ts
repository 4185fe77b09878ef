import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Lead } from '#contracts/leads/lead.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { dayInWords } from '#domain/time/date-words.ts';
import { daysAfter } from '#domain/time/days.ts';
import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import {
  addProducts,
  callApi,
  enquire,
  leadOf,
  openAs,
  ownSeller,
  productsOf,
} from './seller-session.ts';

const inDays = (days: number) => daysAfter(dayOf(new Date()), days);
const lead = (page: Page) => page.getByRole('article');
const press = (page: Page, name: string) =>
  lead(page).getByRole('button', { name, exact: true }).click();
const save = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

test('a lead is reserved, its day changed, and told once that is over; undone, it is talked about', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Brass lamp', 'Oak chest', 'Silk rug']);
  const [, , gone] = await productsOf(request, seller);
  const url = `/seller/update-availability/${gone?._id}`;
  await callApi(request, 'PUT', url, { ...seller, data: { availability: 'SOLD' } });
  const reference = await enquire(request, seller, ['Brass lamp', 'Oak chest', 'Silk rug']);
  const { _id } = await leadOf(request, seller, reference);
  await openAs(page, seller, `/seller/enquiries/${_id}`);
  await press(page, 'Reserved');
  const dialog = page.getByRole('dialog', { name: 'Reserve', exact: true });
  await expect(dialog.getByLabel('Reserved until')).toHaveValue(inDays(3));
  const rowOf = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
  await expect(rowOf(gone?.name ?? '')).toContainText('is already sold');
  await expect(rowOf(gone?.name ?? '').getByRole('checkbox')).toBeDisabled();
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2);
  expect(await findFaults(page)).toEqual([]);
  await save(page, 'Reserve');
  await expect(
    lead(page)
      .getByText(`Reserved until ${dayInWords(inDays(3))}`)
      .first(),
  ).toBeVisible();
  const states = async () => (await productsOf(request, seller)).map((each) => each.availability);
  expect((await states()).sort()).toEqual(['RESERVED', 'RESERVED', 'SOLD']);

  await press(page, 'Change the day');
  const day = page.getByRole('dialog', { name: 'Change the day' }).getByLabel('Reserved until');
  await expect(day).toHaveValue(inDays(3));
  await day.fill(inDays(5));
  await save(page, 'Reserve');
  await expect(
    lead(page)
      .getByText(`Reserved until ${dayInWords(inDays(5))}`)
      .first(),
  ).toBeVisible();
  expect((await states()).sort()).toEqual(['RESERVED', 'RESERVED', 'SOLD']);

  await page.clock.setFixedTime(Date.parse(inDays(7)));
  await page.goto(`/seller/enquiries/${_id}`);
  await expect(lead(page)).toContainText('Reservation ended');
  await press(page, 'Won');
  await save(page, 'Mark won');
  await expect(lead(page).getByText(/^Sold for/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lead(page).getByRole('button', { name: 'Talking', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect
    .poll(async () => (await states()).sort())
    .toEqual(['AVAILABLE', 'AVAILABLE', 'SOLD']);
});

test('a lead is won and its piece left available; price and reason are corrected', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Brass lamp']);
  const reference = await enquire(request, seller, ['Brass lamp']);
  const { _id } = await leadOf(request, seller, reference);
  await openAs(page, seller, `/seller/enquiries/${_id}`);
  await press(page, 'Won');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('will be marked as sold');
  await dialog.getByRole('checkbox', { name: /Brass lamp/ }).uncheck();
  await expect(dialog).toContainText('stays available');
  await expect(dialog.getByLabel('Sold for (INR)')).toHaveValue('1,000');
  await save(page, 'Mark won');
  await expect(lead(page).getByText('Sold for ₹1,000')).toBeVisible();
  const [lamp] = await productsOf(request, seller);
  expect(lamp?.availability).toBe('AVAILABLE');

  await press(page, 'Change the price');
  const price = page.getByRole('dialog', { name: 'Change the price' }).getByLabel(/^Sold for/);
  await expect(price).toHaveValue('1,000');
  await price.fill('900');
  await save(page, 'Save');
  await expect(lead(page).getByText('Sold for ₹900')).toBeVisible();
  await press(page, 'Lost');
  await save(page, 'The price');
  await press(page, 'Change the reason');
  const chosen = page.getByRole('dialog').getByRole('button', { pressed: true });
  await expect(chosen).toHaveText('The price');
  await save(page, 'No answer');
  await expect(lead(page).getByText('Lost: no answer').first()).toBeVisible();
  expect(await leadOf(request, seller, reference)).toMatchObject({ lostReason: 'NO_ANSWER' });
});

test('from a product to its enquiries, and those that are due', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Brass lamp', 'Oak chest']);
  const lamp = await enquire(request, seller, ['Brass lamp']);
  const chest = await enquire(request, seller, ['Oak chest']);
  const { _id } = await leadOf(request, seller, chest);
  const data = { followUpOn: inDays(0) };
  await callApi(request, 'PUT', `/seller/set-follow-up/${_id}`, { ...seller, data });
  await openAs(page, seller, '/seller/product?q=Brass');
  await page.getByRole('button', { name: 'More for Brass lamp' }).first().click();
  await page.getByRole('menuitem', { name: 'Its enquiries' }).click();
  const rows = page.getByRole('list', { name: 'Enquiries' });
  await expect(rows).toContainText(lamp);
  await expect(rows).not.toContainText('Oak chest');
  await page.getByRole('button', { name: /^About Brass lamp/ }).click();
  await expect(rows).toContainText('Oak chest');
  await expect(page).not.toHaveURL(/productId/);
  await page.getByRole('link', { name: 'Due', exact: true }).click();
  await expect(rows).not.toContainText('Brass lamp');
  await expect(rows).toContainText('Due today');
});

test('a known number renames its customer only when that is said', { tag: '@all' }, async ({
  page,
  request,
  complaints,
}) => {
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Brass lamp']);
  const [first, second] = [
    await enquire(request, seller, ['Brass lamp']),
    await enquire(request, seller, ['Brass lamp']),
  ];
  const one = await leadOf(request, seller, first);
  const data = { name: 'Asha Menon', phone: '98765 43210' };
  await callApi(request, 'PUT', `/seller/set-customer/${one._id}`, { ...seller, data });
  const two = await leadOf(request, seller, second);
  await openAs(page, seller, `/seller/enquiries/${two._id}`);
  await press(page, 'Add name and number');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('A. Menon');
  await dialog.getByLabel('Phone number').fill('+91 98765 43210');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const asked = page.getByRole('alertdialog', { name: 'You know this customer' });
  await expect(asked).toContainText('Asha Menon');
  complaints.length = 0;
  await asked.getByRole('button', { name: 'Keep the known name' }).click();
  await expect(dialog).toHaveCount(0);
  expect((await leadOf(request, seller, second)).customer?.name).toBe('Asha Menon');
});

test('the data of a customer are saved, and erased', { tag: '@all' }, async ({ page, request }) => {
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Brass lamp']);
  const reference = await enquire(request, seller, ['Brass lamp'], 'For my wedding');
  const { _id } = await leadOf(request, seller, reference);
  const data = { name: 'Asha Menon', phone: '98765 43210' };
  await callApi<{ data: Lead }>(request, 'PUT', `/seller/set-customer/${_id}`, { ...seller, data });
  await openAs(page, seller, '/seller/enquiries/customers');
  await page.getByRole('link', { name: 'Asha Menon' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Menon' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Brass lamp/ })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save their data' }).click();
  const saved = await downloading;
  expect(saved.suggestedFilename()).toBe('customer.json');
  const text = await readFile(await saved.path(), 'utf8');
  for (const kept of ['Asha Menon', '+919876543210', 'For my wedding', reference]) {
    expect(text).toContain(kept);
  }

  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Erase this customer?' });
  await question.getByRole('button', { name: 'Erase' }).click();
  await expect(page).toHaveURL(/\/seller\/enquiries\/customers$/);
  await expect(page.getByText('Asha Menon')).toHaveCount(0);
  const erased = await leadOf(request, seller, reference);
  expect(erased).toMatchObject({ customer: null, message: '', erasedAt: expect.any(String) });
});
