import { expect, test } from '#tests/support/browser/page-test.ts';
import { settled } from '#tests/support/browser/settled.ts';
import { viewport } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { listProducts, productAddress } from './storefront-pages.ts';

test('come back tomorrow: what was looked at, kept and asked about is found again', async ({
  page,
  context,
  request,
}) => {
  const [seen] = await listProducts(request);
  if (!seen) throw new Error('The demo has no products');
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'A chat' }));
  await visit(page, productAddress(seen));
  // It is remembered by code that comes when there is nothing else to do.
  await page.waitForFunction((id) => localStorage.recentlyViewed?.includes(id), seen._id);
  const chat = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Enquire by chat/ }).click();
  await (await chat).close();
  await expect(page.getByText(/^You asked about this on \d/)).toBeVisible();

  // A key would end the welcome, and do nothing else.
  await page.evaluate(() => sessionStorage.setItem('hasShownWelcome', 'true'));
  await visit(page, '/');
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await page.mouse.move(5, 5);
  const card = viewed.getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(/Asked \d/);
  const heart = card.getByRole('button', { name: `Favourites: ${seen.brand} ${seen.name}` });
  await heart.focus();
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/');

  await visit(page, '/shop?q=zzqxv');
  await expect(viewed.getByRole('article')).toHaveCount(1);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await visit(page, '/favourites');
  await expect(page.getByRole('main').getByRole('article')).toContainText(seen.name);
});

for (const home of ['/', '/ar']) {
  test(`going back to ${home} finds it where it was left`, async ({ page, request }) => {
    await page.setViewportSize(viewport(390));
    await page.addInitScript(() => sessionStorage.setItem('hasShownWelcome', 'true'));
    for (const seen of (await listProducts(request)).slice(0, 2)) {
      await visit(page, productAddress(seen));
      await page.waitForFunction((id) => localStorage.recentlyViewed?.includes(id), seen._id);
    }
    await visit(page, home);
    const viewed = page.locator('.viewed').getByRole('article');
    const link = page.getByRole('contentinfo').locator('a[href$="/about"]').first();
    await page.mouse.move(5, 5);
    await expect(viewed).toHaveCount(2);
    await link.scrollIntoViewIfNeeded();
    await settled(page);
    const left = await page.evaluate(() => scrollY);
    await link.click();
    await expect(viewed).toHaveCount(0);
    await settled(page);
    await page.goBack();
    await expect(viewed).toHaveCount(2);
    await settled(page);
    await expect(page).toHaveURL(home);
    expect(await page.evaluate(() => scrollY)).toBe(left);
  });
}

test('send this to a friend: favourites are shared by a link, and kept by who wants them', async ({
  page,
  browser,
  context,
  request,
}) => {
  const all = await listProducts(request);
  const pieces = all.filter(({ seller }) => seller._id === all[0]?.seller._id).slice(0, 3);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, `/shop?sort=newest&seller=${all[0]?.seller._id}`);
  for (const { brand, name } of pieces.slice(0, 2)) {
    await page.getByRole('button', { name: `Favourites: ${brand} ${name}`, exact: true }).click();
  }
  await page.getByRole('link', { name: 'Favourites, 2 pieces' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('status').getByText('Link copied to clipboard!')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const friend = await (await browser.newContext()).newPage();
  await visit(friend, link);
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Shared with you');
  await expect(friend.getByRole('article')).toHaveCount(2);
  const kept = () => friend.evaluate(() => localStorage.getItem('favorites'));
  expect(await kept()).toBeNull();
  await friend.getByRole('button', { name: 'Add all to favourites' }).click();
  await expect
    .poll(async () => Object.values(JSON.parse((await kept()) ?? '{}')).flat())
    .toHaveLength(2);
  await friend.getByRole('button', { name: 'Undo' }).click();
  await expect(friend.getByRole('button', { name: 'Add all to favourites' })).toBeVisible();
  expect(await kept()).toBe('{}');

  await visit(friend, '/favourites?ids=NO,%3Cb%3E');
  await expect(friend.getByText('No favourites yet')).toBeVisible();
  await visit(friend, '/favourites?ids=gone0000000000000000');
  await expect(friend.getByText('These pieces are gone')).toBeVisible();
  await friend.context().close();
});
