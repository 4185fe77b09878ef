import type { Page } from '@playwright/test';
import type { Enquiry } from '#contracts/leads/enquiry.ts';
import { asAdmin } from '#tests/e2e/admin/admin-session.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { settled } from '#tests/support/browser/settled.ts';
import { overflowOf } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { demoCards } from './storefront-pages.ts';

test('from the home page by shop and filter to a chat that is counted', async ({
  page,
  context,
  request,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await visit(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premium Collection');
  await page.getByRole('link', { name: 'See what is new' }).click();
  await expect(page).toHaveURL('/shop?sort=newest&new=7');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New');
  await visit(page, '/shop?sort=newest');
  await expect(page.getByLabel('Sort by')).toHaveValue('newest');

  // Without its scripts the form would send its empty fields too.
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page.getByRole('checkbox', { name: 'Watches' }).check();
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL(/category=\w+&sort=newest/);
  await expect(page.getByRole('link', { name: 'Remove Watches' })).toBeVisible();
  const cards = page.getByRole('region', { name: 'Products' }).getByRole('article');
  await expect(cards).toHaveCount(6);
  await page.getByRole('link', { name: 'Show More Products' }).click();
  await expect(cards).toHaveCount(12);

  // By its address: other tests add products in front of it meanwhile.
  const ours = await demoCards(request, cards);
  const address = await ours.last().getByRole('link').first().getAttribute('href');
  const card = cards.filter({ has: page.locator(`a[href="${address}"]`) });
  const name = await card.getByRole('heading').textContent();
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Enquire by chat' }).click();
  const message = new URL((await opened).url()).searchParams.get('text') ?? '';
  expect(message).toContain(name ?? '');
  expect(message).toContain('Price: ₹');
  expect(message).toContain('Category: Watches');
  expect(message).toContain(page.url());
  const reference = /Reference: ([A-Z0-9]{7})$/.exec(message)?.[1];
  expect(reference).toBeTruthy();

  const counted = () => asAdmin<Enquiry[]>(request, 'GET', `/get-enquiries?q=${reference}`);
  await expect.poll(counted).toMatchObject([{ productName: name, region: 'IN' }]);
});

test('by keyboard alone', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await visit(page, '/shop');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Sunglasses' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/category=/);
  await expect(page.getByRole('link', { name: 'Remove Sunglasses' })).toBeVisible();
  const [first] = await page.getByRole('region', { name: 'Products' }).getByRole('article').all();
  await first?.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  await page.getByRole('main').getByRole('button', { name: 'UAE' }).focus();
  await page.keyboard.press('Space');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Enquire by chat' }).focus();
  await page.keyboard.press('Enter');
  expect(new URL((await opened).url()).searchParams.get('text')).toContain('Price: AED');
});

/** Presses Tab until `name` has the focus, as somebody without a mouse would; not for ever. */
async function tabTo(page: Page, role: 'link' | 'button' | 'checkbox', name: string | RegExp) {
  const wanted = page.getByRole(role, { name });
  const focused = wanted.and(page.locator(':focus'));
  for (let presses = 0; presses < 200; presses++) {
    if ((await focused.count()) > 0) {
      await expect(focused).toBeInViewport();
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${role} ${name} is not reached by Tab`);
}

test.describe('at 200 % zoom, by keyboard alone', () => {
  // 1280 × 800 at 200 %: half as many pixels of CSS, twice as large.
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

  test('from the home page by filter and product to a chat', { tag: '@all' }, async ({
    page,
    context,
    request,
  }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
    await visit(page, '/');
    await settled(page);
    await tabTo(page, 'link', 'Shop Now');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/category');
    await page.keyboard.press('Tab');
    await tabTo(page, 'button', 'Menu');
    await page.keyboard.press('Enter');
    await tabTo(page, 'link', 'Shop');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/shop');
    await tabTo(page, 'button', 'Filters');
    await page.keyboard.press('Enter');
    await tabTo(page, 'checkbox', 'Watches');
    await page.keyboard.press('Space');
    await tabTo(page, 'button', /^Show .* pieces$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/category=/);
    await expect(page.getByRole('link', { name: 'Remove Watches' })).toBeVisible();
    const cards = page.getByRole('region', { name: 'Products' }).getByRole('article');
    // By its address, as above.
    const ours = await demoCards(request, cards);
    const link = (await ours.first().getByRole('link').first().getAttribute('href')) ?? '';
    const card = cards.filter({ has: page.locator(`a[href="${link}"]`) });
    const name = (await card.getByRole('heading').textContent()) ?? '';
    for (let presses = 0; presses < 120; presses++) {
      if ((await page.evaluate(() => document.activeElement?.getAttribute('href'))) === link) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    expect(await overflowOf(page)).toBe(0);
    await tabTo(page, 'link', /^Enquire/);
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Enter');
    expect(new URL((await opened).url()).searchParams.get('text')).toContain(name);
  });
});
