import type { Page } from '@playwright/test';
import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, forgetPreloads, test } from '#tests/support/browser/page-test.ts';
import { settled } from '#tests/support/browser/settled.ts';
import { overflowOf } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';

const header = (page: Page) => page.locator('#search-all');
const options = (page: Page) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const status = (page: Page) => page.getByRole('search').getByRole('status');

/** What this browser is told to have searched for before the page opens. */
function searchedBefore(page: Page, texts: string[]) {
  return page.addInitScript((json) => {
    if (localStorage.getItem('recentSearches') === null) {
      localStorage.setItem('recentSearches', json);
    }
  }, JSON.stringify(texts));
}

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('recentSearches') ?? '[]'));

test('groups what is found, sets off what was typed, and ends at all results', async ({ page }) => {
  await visit(page, '/about');
  await header(page).pressSequentially('wat');
  const categories = page.getByRole('group', { name: 'Categories' });
  await expect(categories.getByRole('option').first()).toHaveText('Watches');
  await expect(categories.locator('mark').first()).toHaveText('Wat');
  const product = page.getByRole('group', { name: 'Products' }).getByRole('option').first();
  await expect(product.locator('img')).toBeVisible();
  await expect(product.locator('.price-inr')).toHaveText(/^₹[\d,]+$/);
  await expect(product.locator('.price-aed')).toHaveText(/^AED [\d,]+$/);
  await expect(status(page)).toHaveText(/^\d+ suggestions\. All [\d,]+ results$/);
  const all = options(page).last();
  const [, count] = /All ([\d,]+) results for “wat”/.exec((await all.textContent()) ?? '') ?? [];
  await page.keyboard.press('ArrowUp');
  await expect(all).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/shop?q=wat');
  await expect(page.getByText(`${count} pieces`, { exact: true })).toBeVisible();
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();
});

test('the region decides which price is first', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('region', 'AE'));
  await visit(page, '/about');
  await header(page).pressSequentially('wat');
  const product = page.getByRole('group', { name: 'Products' }).getByRole('option').first();
  await expect(product.locator('.price-aed')).toHaveCSS('order', '0');
  await expect(product.locator('.price-inr')).toHaveCSS('order', '1');
});

test('a sub-category leads to its products', async ({ page }) => {
  await visit(page, '/about');
  await header(page).pressSequentially('dress wat');
  await options(page).filter({ hasText: 'Dress Watches' }).first().click();
  await expect(page).toHaveURL(/\/shop\?q=Dress\+Watches&category=[a-z0-9]+$/);
  await expect(
    page.getByRole('region', { name: 'Products' }).getByRole('article').first(),
  ).toBeVisible();
});

test("a seller's name leads to the seller before pieces that it sells", async ({ page }) => {
  await visit(page, '/about');
  await header(page).pressSequentially('khor');
  const sellers = page.getByRole('group', { name: 'Sellers' });
  await expect(sellers.getByRole('option')).toHaveText(['Khor Meridian']);
  await expect(options(page).first()).toHaveText('Khor Meridian');
  await expect(page.getByRole('group', { name: 'Products' })).toBeVisible();
  await options(page).first().click();
  await expect(page).toHaveURL(/\/seller-list\/khor-meridian-\w+$/);
});

test('says quietly that there are no suggestions, and mends what was mistyped', async ({
  page,
}) => {
  await visit(page, '/about');
  await header(page).fill('zzzzqqq');
  await expect(page.locator('.suggestions')).toHaveText('No suggestions');
  await expect(status(page)).toHaveText('No suggestions');
  await expect(header(page)).toHaveAttribute('aria-expanded', 'false');
  await header(page).fill('wacthes');
  await expect(options(page).first()).toHaveText('Watches');
});

test('keeps what was searched for in this browser, until it is removed', async ({ page }) => {
  await visit(page, '/about');
  for (const text of ['gold watch', 'loafers', 'Gold Watch']) {
    await header(page).fill(text);
    await header(page).press('Enter');
    await expect(page).toHaveURL(`/shop?${new URLSearchParams({ q: text })}`);
  }
  expect(await stored(page)).toEqual(['Gold Watch', 'loafers']);

  await visit(page, '/about');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await header(page).click();
  const recent = page.getByRole('group', { name: 'Recent searches' });
  await expect(recent.getByRole('option')).toHaveText([
    'Gold Watch',
    'loafers',
    'Clear recent searches',
  ]);
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove Gold Watch from recent searches' }).click();
  await expect(recent.getByRole('option')).toHaveText(['loafers', 'Clear recent searches']);
  await expect(header(page)).toBeFocused();
  expect(asked.join('\n')).not.toMatch(/gold|loafers/i);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/shop?q=loafers');
  // The search has taken the focus to its page.
  await header(page).click();
  await expect(recent).toBeVisible();
  // What others look for has come as well, which may change the list and what is chosen in it.
  await settled(page);
  await page.keyboard.press('ArrowDown');
  await expect(recent.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Delete');
  await expect(recent).toBeHidden();
  expect(await stored(page)).toEqual([]);
});

test('all recent searches go at once', async ({ page }) => {
  await searchedBefore(page, ['one', 'two']);
  await visit(page, '/about');
  await header(page).click();
  await options(page).filter({ hasText: 'Clear recent searches' }).click();
  await expect(page.getByRole('group', { name: 'Recent searches' })).toBeHidden();
  expect(await stored(page)).toEqual([]);
});

test('shows what others look for in an empty box', async ({ page }) => {
  await page.route(/\/api\/suggest\?q=$|\/api\/suggest$/, (route) =>
    route.fulfill({
      json: [{ kind: 'search', _id: 'gold watch', name: 'gold watch', detail: '', picture: null }],
    }),
  );
  await visit(page, '/about');
  await header(page).click();
  const others = page.getByRole('group', { name: 'What others look for' });
  await others.getByRole('option', { name: 'gold watch' }).click();
  await expect(page).toHaveURL('/shop?q=gold+watch');
  expect(await stored(page)).toEqual(['gold watch']);
});

for (const [how, script] of [
  [
    'blocked',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  ['spoilt', () => localStorage.setItem('recentSearches', '{"not":["a list"]}')],
] as const) {
  test(`searches where local storage is ${how}`, async ({ page }) => {
    await page.addInitScript(script);
    await visit(page, '/about');
    await header(page).pressSequentially('wat');
    await expect(options(page).first()).toBeVisible();
    await header(page).press('Enter');
    await expect(page).toHaveURL('/shop?q=wat');
    await header(page).fill('');
    const recent = page.getByRole('group', { name: 'Recent searches' });
    await expect(recent).toBeVisible({ visible: how === 'spoilt' });
  });
}

test('holds the old list while the next is on its way, and ignores what comes late', async ({
  page,
}) => {
  const released = Promise.withResolvers<void>();
  await page.route(/suggest\?q=watch$/, async (route) => {
    await released.promise;
    await route.continue().catch(() => {});
  });
  await visit(page, '/about');
  await header(page).pressSequentially('wat');
  await expect(options(page).first()).toHaveText('Watches');
  await page.keyboard.type('ch');
  await expect(page.locator('.suggestions')).toHaveAttribute('data-late');
  await expect(options(page).first()).toHaveText('Watches');
  await header(page).fill('sungl');
  await expect(options(page).first()).toHaveText('Sunglasses');
  await expect(page.locator('.suggestions')).not.toHaveAttribute('data-late');
  released.resolve();
  await expect(options(page).last()).toContainText('sungl');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('listbox')).toBeHidden();
});

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('fits above the keyboard, with lines for thumbs', async ({ page, complaints }) => {
    await searchedBefore(page, ['gold watch']);
    await visit(page, '/shop');
    const box = page.getByLabel('Search products');
    await box.tap();
    await expect(page.getByRole('group', { name: 'Recent searches' })).toBeVisible();
    const [remove, line] = await page.evaluate(() =>
      ['.remove-searches > button', '.recent-search'].map((selector) => {
        const { y, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
        return { y, height };
      }),
    );
    // The button is on the line of its text.
    expect(remove).toEqual({ y: line?.y, height: 44 });
    await box.fill('wat');
    await expect(options(page).first()).toHaveText('Watches');
    for (const option of await options(page).all()) {
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    // As by a keyboard that takes the lower half.
    await page.setViewportSize({ width: 360, height: 360 });
    const bottom = () =>
      page.locator('.suggestions').evaluate((list) => list.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeLessThanOrEqual(360);
    expect(await overflowOf(page)).toBe(0);
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('group', { name: 'Products' }).getByRole('option').first().tap();
    await expect(page).toHaveURL(/\/product\//);
    // A screen of another shape asks for the hero in another size than was loaded ahead.
    forgetPreloads(complaints);
  });
});
