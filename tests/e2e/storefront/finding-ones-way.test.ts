import { findFaults } from '#tests/support/browser/axe.ts';
import { deferScripts } from '#tests/support/browser/defer-scripts.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { demoCards, listProducts } from './storefront-pages.ts';

test('sub-categories are shown under the pointer, and by their button to the keyboard', async ({
  page,
}) => {
  await visit(page, '/shop');
  const menu = page.getByRole('navigation', { name: 'Categories' });
  const divers = menu.getByRole('link', { name: 'Divers' });
  await expect(divers).toBeHidden();
  await menu.getByRole('link', { name: 'Watches', exact: true }).hover();
  await expect(divers).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(divers).toBeHidden();

  await page.mouse.move(400, 500);
  const kinds = menu.getByRole('button', { name: 'Kinds of Watches' });
  await kinds.focus();
  await expect(divers).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(divers).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Dress Watches' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(divers).toBeHidden();
  await expect(kinds).toBeFocused();
  await expect(kinds).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Enter');
  await expect(divers).toBeVisible();
  for (let tab = 0; tab < 5; tab += 1) await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Sunglasses' })).toBeFocused();
  await expect(divers).toBeHidden();

  await kinds.click();
  await divers.click();
  await expect(page).toHaveURL(/category=\w+&subCategory=\w+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Divers' })).toBeVisible();
  await expect(page).toHaveTitle(/^Divers – /);
  await expect(divers).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('sub-categories are shown around the focus', async ({ page }) => {
    await visit(page, '/about');
    const menu = page.getByRole('navigation', { name: 'Categories' });
    await menu.getByRole('link', { name: 'Watches', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Dress Watches' })).toBeFocused();
    await expect(menu.getByRole('button')).toHaveCount(0);
  });
});

test('where there is nothing to show, what was looked at last stands below', async ({
  page,
  request,
}) => {
  const [piece] = await listProducts(request);
  await visit(page, '/about');
  await page.evaluate(
    (id) => localStorage.setItem('recentlyViewed', JSON.stringify([id])),
    piece?._id,
  );
  for (const address of [
    '/compare',
    '/favourites?ids=gonegonegone',
    '/enquiry-list?ids=gonegonegone',
    '/your-enquiries',
    '/seller-list?q=nobody+is+called+this',
  ]) {
    await visit(page, address);
    const viewed = page.getByRole('region', { name: 'Recently viewed' });
    await expect(viewed.getByRole('article'), address).toContainText(piece?.name ?? '');
  }
});

test('a gift in the UAE is found in dirhams', async ({ page, request }) => {
  await visit(page, '/');
  const frame = page.getByRole('banner').getByRole('group', { name: 'Region and currency' });
  await frame.getByRole('button', { name: 'UAE AED' }).click();
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'New' })
    .click();
  await page.getByLabel('To', { exact: true }).fill('1,500');
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL(/maxPrice=1500&currency=AED/);
  await expect(page.getByRole('link', { name: 'Remove Up to AED 1,500' })).toBeVisible();
  const cards = page.getByRole('region', { name: 'Products' }).getByRole('article');
  const card = (await demoCards(request, cards)).first();
  const firstShown = (prices: HTMLElement) =>
    [...prices.children].sort(
      (one, other) => one.getBoundingClientRect().x - other.getBoundingClientRect().x,
    )[0]?.textContent;
  expect(await card.locator('.prices').evaluate(firstShown)).toMatch(/^AED/);
  await card.getByRole('link').first().click();
  const chat = page.getByRole('link', { name: 'Enquire by chat' });
  await expect(chat).toHaveAttribute('data-region', 'AE');
  expect(new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')).toMatch(
    /AED \d/,
  );

  // Remembered, and shown before any of the page's own scripts run.
  const letRun = await deferScripts(page);
  await page.goto('/shop', { waitUntil: 'commit' });
  const dirhams = page.getByLabel('AED Dirhams').filter({ visible: true });
  await expect(dirhams).toBeChecked();
  expect(await card.locator('.prices').evaluate(firstShown)).toMatch(/^AED/);
  letRun();
  await expect(page.getByLabel('AED Dirhams')).toHaveCount(1);
  await expect(dirhams).toBeChecked();
  await frame.getByRole('button', { name: 'India ₹' }).click();
  await expect(page.getByLabel('₹ Rupees')).toBeChecked();
});
