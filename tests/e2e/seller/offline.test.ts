import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { settled } from '#tests/support/browser/settled.ts';
import { addProducts, enquire, openAs, ownSeller } from './seller-session.ts';

/** A link of the back office, which on phones stands in its menu. */
async function tapInMenu(page: Page, name: RegExp): Promise<void> {
  const menu = page.getByRole('button', { name: /menu/i });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name }).filter({ visible: true }).first().click();
}

test('without a connection the screen stays, and what was tapped comes once there is one', async ({
  page,
  context,
  request,
  complaints,
}) => {
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Slow Boat', 'Fast Boat']);
  await enquire(request, seller, ['Slow Boat']);
  await openAs(page, seller, '/seller/product');
  await expect(page.getByText('Fast Boat').filter({ visible: true })).toHaveCount(1);
  await settled(page);
  await context.setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await expect(notice).toContainText('What is on this screen stays.');

  await tapInMenu(page, /^Enquiries/);
  await expect(notice).toContainText('comes once you are connected again');
  await expect(page).toHaveURL(/\/seller\/product$/);
  await expect(page.getByText('Fast Boat').filter({ visible: true })).toHaveCount(1);

  await context.setOffline(false);
  await expect(page).toHaveURL(/\/seller\/enquiries/);
  await expect(notice).toHaveCount(0);
  const lead = page.getByRole('list', { name: 'Enquiries' }).getByRole('link');
  await expect(lead).toHaveCount(1);
  await settled(page);
  const before = page.url();
  await context.setOffline(true);
  await expect(notice).toHaveCount(1);
  await lead.click();
  await expect(notice).toContainText('comes once you are connected again');
  await expect(page).toHaveURL(before);
  await page.goBack();
  await expect(page).toHaveURL(before);
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(page).not.toHaveURL(before);
  complaints.length = 0;
});
