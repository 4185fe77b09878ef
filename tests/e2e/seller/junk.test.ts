import { expect, test } from '#tests/support/browser/page-test.ts';
import { addProducts, enquire, openAs, ownSeller } from './seller-session.ts';

test('many enquiries that nobody made are marked as junk at once, and come back', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Lateen']);
  for (let count = 0; count < 4; count += 1) await enquire(request, seller, ['Lateen'], 'Spam');
  await openAs(page, seller, '/seller/enquiries');
  const rows = page.getByRole('list', { name: 'Enquiries' }).locator('> li');
  const states = page.getByRole('navigation', { name: 'State' });
  await expect(rows).toHaveCount(4);

  await page.getByRole('button', { name: 'Select several' }).click();
  await rows.first().getByRole('checkbox').check();
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all on this page' }).click();
  await expect(page.getByText('4 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as junk' }).click();
  await expect(page.getByText('Marked 4 enquiries as junk')).toBeVisible();
  await expect(rows).toHaveCount(0);
  await expect(states.getByRole('link', { name: /^All/ })).toHaveText('All0');

  await states.getByRole('link', { name: 'Junk' }).click();
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: 'Select several' }).click();
  await rows.first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Not junk' }).click();
  await expect(rows).toHaveCount(3);

  await states.getByRole('link', { name: /^All/ }).click();
  await expect(rows).toHaveCount(1);
  await rows
    .first()
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Mark as junk' }).click();
  await expect(rows).toHaveCount(0);
  const toast = page.locator('[data-sonner-toast][data-front="true"]', {
    hasText: 'Marked 1 enquiry as junk',
  });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(1);
});
