import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundLayout } from '#tests/support/browser/sound-layout.ts';
import { addProducts, enquire, leadOf, openAs, ownSeller } from './seller-session.ts';

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
  // It asks for something else too, and stays.
  const both = await enquire(request, seller, ['Lateen', 'Rudder']);
  const winner = await enquire(request, seller, ['Lateen']);
  const { _id } = await leadOf(request, seller, winner);
  await openAs(page, seller, `/seller/enquiries/${_id}`);
  await expect(page.getByText(/wait for an answer/)).toHaveCount(0);
  await page.getByRole('group', { name: 'State' }).getByRole('button', { name: 'Won' }).click();
  await page.getByRole('button', { name: 'Mark won' }).last().click();
  await expect(page.getByText('2 other enquiries about it wait for an answer')).toBeVisible();
  await page.getByRole('button', { name: 'Say that it is sold' }).click();
  const dialog = page.getByRole('dialog', { name: 'Say that it is sold' });
  for (const reference of others) {
    const row = dialog.getByRole('listitem').filter({ hasText: reference });
    await expect(row).toContainText('Lateen. It is no longer available');
    await expect(row.getByRole('button', { name: 'Copy' })).toBeVisible();
  }
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expectSoundLayout(page, 'the answer to the others');
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close 2 enquiries as not available' }).click();
  await expect(page.getByText('Closed 2 enquiries as lost')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  for (const reference of others) {
    const lost = { state: 'LOST', lostReason: 'NOT_AVAILABLE' };
    expect(await leadOf(request, seller, reference)).toMatchObject(lost);
  }
  expect((await leadOf(request, seller, both)).state).toBe('NEW');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('2 other enquiries about it wait for an answer')).toBeVisible();
  await page.goto('/seller/enquiries');
  const rows = page.getByRole('list', { name: 'Enquiries' }).locator('> li');
  await expect(rows).toHaveCount(4);
  await expect(rows.filter({ hasText: 'Sold meanwhile' })).toHaveCount(2);
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
