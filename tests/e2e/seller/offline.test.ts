import type { Page, Route } from '@playwright/test';
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
  await expect(notice).toContainText('loads when you are online again');
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
  await expect(notice).toContainText('loads when you are online again');
  await expect(page).toHaveURL(before);
  await page.goBack();
  await expect(page).toHaveURL(before);
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(page).not.toHaveURL(before);
  complaints.length = 0;
});

for (const [how, dead] of [
  ['refuses', (route: Route) => route.abort('connectionrefused')],
  ['never answers', () => undefined],
] as const) {
  test(`a line that ${how}, while the browser says it is online, keeps the screen too`, async ({
    page,
    context,
    request,
    complaints,
  }) => {
    const seller = await ownSeller(request);
    await addProducts(request, seller, ['Slow Boat']);
    await openAs(page, seller, '/seller/product');
    const piece = page.getByText('Slow Boat').filter({ visible: true });
    await expect(piece).toHaveCount(1);
    await settled(page);
    const documents: string[] = [];
    page.on('request', (asked) => {
      if (asked.isNavigationRequest()) documents.push(asked.url());
    });
    await context.route('**', dead);
    // Hovering has the router fetch code, too.
    await tapInMenu(page, /^Import and export/);
    const notice = page.getByRole('status').filter({ hasText: 'The connection is down.' });
    await expect(notice).toContainText('loads when you are online again');
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await expect(page).toHaveURL(/\/seller\/product$/);
    await expect(piece).toHaveCount(1);
    // The last one that was asked for is what comes.
    await tapInMenu(page, /^Enquiries/);
    await page.getByRole('link', { name: 'العربية' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/seller\/product$/);
    expect(documents).toEqual([]);

    await context.unroute('**', dead);
    await expect(page).toHaveURL(/\/seller\/enquiries/);
    await expect(notice).toHaveCount(0);
    await expect(page.getByText('No enquiries yet')).toBeVisible();
    expect(documents).toEqual([]);
    complaints.length = 0;
  });
}
