import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundLayout } from '#tests/support/browser/sound-layout.ts';
import { mailTo } from '#tests/support/outbox.ts';
import {
  addProducts,
  callApi,
  enquire,
  leadOf,
  newcomer,
  openAs,
  ownSeller,
} from './seller-session.ts';

test('after a win the others who asked are marked, answered and closed together', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Lateen', 'Rudder']);
  const others = [
    await enquire(request, seller, ['Lateen']),
    await enquire(request, seller, ['Lateen']),
  ];
  for (const [index, reference] of others.entries()) {
    const { _id } = await leadOf(request, seller, reference);
    const data = { name: `Asha ${index}`, phone: `98765 4321${index}` };
    await callApi(request, 'PUT', `/seller/set-customer/${_id}`, { ...seller, data });
  }
  // It asks for something else too, and stays.
  const both = await enquire(request, seller, ['Lateen', 'Rudder']);
  const winner = await enquire(request, seller, ['Lateen']);
  const { _id } = await leadOf(request, seller, winner);
  await openAs(page, seller, `/seller/enquiries/${_id}`);
  await expect(page.getByText(/wait for an answer/)).toHaveCount(0);
  await page.getByRole('group', { name: 'State' }).getByRole('button', { name: 'Won' }).click();
  await page.getByRole('button', { name: 'Mark won' }).last().click();
  await expect(page.getByText('2 other enquiries about it wait for an answer')).toBeVisible();
  await page.getByRole('button', { name: 'Tell them it is sold' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tell them it is sold' });
  await expect(dialog).toContainText('Lateen. It is no longer available');
  await expect(dialog.getByText('Answer 1 of 2')).toBeVisible();
  await expectSoundLayout(page, 'the answer to the others');
  expect(await findFaults(page)).toEqual([]);
  // One who is to wait comes again after the other.
  const shown = async () =>
    (await dialog.textContent())?.includes(others[0] ?? '') ? others : others.toReversed();
  const [first = '', second = ''] = await shown();
  await dialog.getByRole('button', { name: 'Later' }).click();
  await expect(dialog).toContainText(second);
  await dialog.getByRole('button', { name: 'Later' }).click();
  await expect(dialog).toContainText(first);

  // The press that opens the chat closes the enquiry, and brings the next.
  await page.context().route(/^https:\/\/wa\.me\//, (route) => route.fulfill({ body: 'chat' }));
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: /^Open chat/ }).click();
  const chat = await opening;
  expect(new URL(chat.url()).searchParams.get('text')).toContain(first);
  await chat.close();
  await expect(dialog.getByText('Answer 2 of 2')).toBeVisible();
  await expect(dialog.getByText('1 answered')).toBeVisible();
  await expect(dialog).toContainText(second);
  const lost = { state: 'LOST', lostReason: 'NOT_AVAILABLE' };
  await expect.poll(() => leadOf(request, seller, first)).toMatchObject(lost);
  expect((await leadOf(request, seller, second)).state).toBe('NEW');
  // Who was answered is remembered by that, whenever one comes back.
  await page.reload();
  await expect(page.getByText('1 other enquiry about it waits for an answer')).toBeVisible();
  await page.getByRole('button', { name: 'Tell them it is sold' }).click();
  await dialog.getByRole('button', { name: 'Close 1 enquiry as not available' }).click();
  await expect(page.getByText('Closed 1 enquiry as lost')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(await leadOf(request, seller, second)).toMatchObject(lost);
  expect((await leadOf(request, seller, both)).state).toBe('NEW');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('1 other enquiry about it waits for an answer')).toBeVisible();
  await page.goto('/seller/enquiries');
  const rows = page.getByRole('list', { name: 'Enquiries' }).locator('> li');
  await expect(rows).toHaveCount(4);
  await expect(rows.filter({ hasText: 'Sold meanwhile' })).toHaveCount(1);
});

test('several enquiries are lost at once, but for those that are won, and it is undone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Lateen']);
  const references = [];
  for (let count = 0; count < 3; count += 1) {
    references.push(await enquire(request, seller, ['Lateen']));
  }
  await openAs(page, seller, '/seller/enquiries');
  await page.getByRole('button', { name: 'Select several' }).click();
  await page.getByRole('button', { name: 'Select all on this page' }).click();
  await expectSoundLayout(page, 'several enquiries');
  await page.getByRole('button', { name: 'Mark lost', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'No answer' }).click();
  await expect(page.getByText('Closed 3 enquiries as lost')).toBeVisible();
  for (const reference of references) {
    expect(await leadOf(request, seller, reference)).toMatchObject({ lostReason: 'NO_ANSWER' });
  }
  await page.getByRole('button', { name: 'Undo' }).last().click();
  const states = page.getByRole('navigation', { name: 'State' });
  await expect(states.getByRole('link', { name: /^New/ })).toHaveText('New3');
});

test('several enquiries are given to somebody of the staff, and taken back', async ({
  page,
  request,
}) => {
  test.skip(!process.env.DHOW_DATA_DIR, 'the outbox is in the folder of the demo server');
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Lateen']);
  const references = [
    await enquire(request, seller, ['Lateen']),
    await enquire(request, seller, ['Lateen']),
  ];
  const left = await enquire(request, seller, ['Lateen']);
  const { email } = newcomer();
  const data = { email, role: 'replies' };
  await callApi(request, 'POST', '/seller/invite-staff', { ...seller, data });
  const [, token = ''] = /token=([\w-]+)/.exec(await mailTo(email, 'invites you')) ?? [];
  const accepted = await request.post('/api/seller/accept-invitation', {
    data: { token, name: 'Amna', password: 'a password of her own' },
  });
  expect(accepted.ok()).toBe(true);

  await openAs(page, seller, '/seller/enquiries');
  await page.getByRole('button', { name: 'Select several' }).click();
  for (const reference of references) {
    const row = page.getByRole('list', { name: 'Enquiries' }).locator('> li');
    await row.filter({ hasText: reference }).getByRole('checkbox').check();
  }
  await page.getByLabel('Assign to…').selectOption('Amna');
  await expect(page.getByText('Assigned 2 enquiries to Amna')).toBeVisible();
  for (const reference of references) {
    expect((await leadOf(request, seller, reference)).assignee?.name).toBe('Amna');
  }
  expect((await leadOf(request, seller, left)).assignee).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect
    .poll(async () => (await leadOf(request, seller, references[0] ?? '')).assignee)
    .toBeNull();
});
