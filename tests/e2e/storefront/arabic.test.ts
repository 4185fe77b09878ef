import type { Enquiry } from '#contracts/leads/enquiry.ts';
import * as messages from '#languages/ar/domain/enquiry-message.ts';
import * as compareTray from '#languages/ar/storefront/compare-tray.ts';
import * as listParts from '#languages/ar/storefront/list-parts.tsx';
import * as productParts from '#languages/ar/storefront/product-parts.tsx';
import * as cardTexts from '#languages/ar/ui/cards.ts';
import { inLanguage } from '#languages/languages.ts';
import { asAdmin } from '#tests/e2e/admin/admin-session.ts';
import { findFaults } from '#tests/support/browser/axe.ts';
import { isEverything } from '#tests/support/browser/browser.ts';
import { expect, forgetPreloads, test } from '#tests/support/browser/page-test.ts';
import { settled } from '#tests/support/browser/settled.ts';
import { overflowOf, viewport } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { leftInEnglish, ofSellers } from './left-in-english.ts';
import { deeperPages, listProducts, plainPages } from './storefront-pages.ts';

const inArabic = (path: string) => inLanguage('ar', path);

test('a piece is found by its Arabic name, compared, and asked about in Arabic', async ({
  page,
  context,
  request,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await visit(page, inArabic('/shop?q=ساعة غوص'));
  const cards = page.locator('article');
  await expect(cards.first()).toBeVisible();
  await expect(cards.first().getByRole('heading')).toHaveText(/غوص|غوّاص/);

  await visit(page, inArabic('/shop'));
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page.getByRole('checkbox', { name: 'ساعات', exact: true }).check();
  await page.getByRole('button', { name: listParts.applyFilters }).click();
  await expect(page).toHaveURL(/\/ar\/shop\?.*category=\w+/);
  await expect(page.getByRole('link', { name: listParts.remove('ساعات') })).toBeVisible();

  const piece = (await listProducts(request)).find(({ name }) => name === 'Nizam 38 Hand-Wound');
  if (!piece) throw new Error('The demo has no such watch');
  await visit(page, inArabic(`/product/${piece._id}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/نظام/);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page
    .getByRole('button', { name: new RegExp(`^${cardTexts.compare}`) })
    .first()
    .click();
  await expect(page.getByRole('link', { name: compareTray.comparePieces(1) })).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: productParts.enquireByChat }).click();
  const message = new URL((await opened).url()).searchParams.get('text') ?? '';
  expect(message).toContain(messages.aboutThisPiece);
  // The seller knows it by this name.
  expect(message).toContain(piece.name);
  const reference = /[A-Z0-9]{7}$/.exec(message)?.[0];
  const counted = () => asAdmin<Enquiry[]>(request, 'GET', `/get-enquiries?q=${reference}`);
  await expect.poll(counted).toMatchObject([{ productName: piece.name }]);
});

test('the other language is led to, remembered, and offered, and nobody is sent there', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ locale: 'ar-AE' })).newPage();
  await visit(page, '/shop?q=watch');
  const offer = page.getByRole('region', { name: 'العربية' });
  await expect(offer).toBeVisible();
  await expect(page).toHaveURL('/shop?q=watch');
  await offer.getByRole('button', { name: 'لا، شكرًا' }).click();
  await expect(offer).toHaveCount(0);
  await visit(page, '/about');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(offer).toHaveCount(0);
  await visit(page, '/shop?q=watch');
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).first().click();
  await expect(page).toHaveURL('/ar/shop?q=watch');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/shop?q=watch');
  await page.context().close();

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto('/about');
  await plain.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
  await expect(plain).toHaveURL('/ar');
  await plain.context().close();
});

test('each page tells of itself in both languages, and what there is in none is 404', async ({
  request,
}) => {
  for (const [address, language] of [
    ['/shop', 'en'],
    ['/ar/shop', 'ar'],
  ] as const) {
    const answer = await request.get(address);
    expect(answer.headers()['content-language']).toBe(language);
    const html = await answer.text();
    for (const [named, path] of [
      ['en', '/shop'],
      ['ar', '/ar/shop'],
      ['x-default', '/shop'],
    ]) {
      expect(html).toMatch(
        new RegExp(`rel="alternate" hrefLang="${named}" href="[^"]+[^/]${path}"`),
      );
    }
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]+\\d${address}"`));
  }
  for (const nowhere of ['/fr/shop', '/ar/admin', '/ar/nothing-here', '/en/shop']) {
    expect((await request.get(nowhere)).status(), nowhere).toBe(404);
  }
  const sitemap = await (await request.get('/sitemap/taxonomy.xml')).text();
  expect(sitemap).toContain('/ar/about</loc>');
  expect(sitemap).toContain('hreflang="ar"');
});

for (const { from, to, tag } of [
  { from: 0, to: 6, tag: [] },
  { from: 6, to: 12, tag: '@all' },
  { from: 12, to: undefined, tag: '@all' },
]) {
  const name = `every page is sound in Arabic, from number ${from} on`;
  test(name, { tag }, async ({ page, request, complaints }) => {
    const pages = [...plainPages, ...Object.values(await deeperPages(request))].slice(from, to);
    await page.addInitScript(() => {
      sessionStorage.setItem('hasShownWelcome', 'true');
    });
    for (const address of pages.map(inArabic)) {
      for (const width of isEverything ? [360, 768, 1440] : [360]) {
        await page.setViewportSize(viewport(width));
        await visit(page, address);
        await settled(page);
        expect(await overflowOf(page), address).toBe(0);
      }
      expect(await findFaults(page), address).toEqual([]);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
      const english = await leftInEnglish(page);
      expect(
        english.filter((said) => !ofSellers.test(said)),
        address,
      ).toEqual([]);
    }
    // A picture that was shown larger before is taken from there, not from the preload.
    forgetPreloads(complaints);
  });
}

test('the words stand on the empty side of the first picture, which is turned over', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, side, file] of [
    ['/', 'left', /hero1-[0-9a-f]+-/],
    ['/ar', 'right', /hero1-turned-/],
  ] as const) {
    await visit(page, path);
    const picture = page.locator('.hero-slide img').first();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc))
      .toMatch(file);
    const heading = await page.locator('#hero-heading').boundingBox();
    const middle = (heading?.x ?? 0) + (heading?.width ?? 0) / 2;
    expect(middle < 720 ? 'left' : 'right').toBe(side);
  }
});
