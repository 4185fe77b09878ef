import * as messages from '#languages/hi/domain/enquiry-message.ts';
import * as listParts from '#languages/hi/storefront/list-parts.tsx';
import * as productParts from '#languages/hi/storefront/product-parts.tsx';
import { inLanguage } from '#languages/languages.ts';
import { findFaults } from '#tests/support/browser/axe.ts';
import { isEverything } from '#tests/support/browser/browser.ts';
import { expect, forgetPreloads, test } from '#tests/support/browser/page-test.ts';
import { settled } from '#tests/support/browser/settled.ts';
import { brokenWords, overflowOf, viewport } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { leftInEnglish, ofSellers } from './left-in-english.ts';
import { deeperPages, listProducts, plainPages } from './storefront-pages.ts';

const inHindi = (path: string) => inLanguage('hi', path);

test('a piece is found in Hindi in both scripts, narrowed, and asked about in Hindi', async ({
  page,
  context,
  request,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  for (const words of ['घड़ियाँ', 'ghadi']) {
    await visit(page, inHindi(`/shop?q=${words}`));
    await expect(page.locator('article').first().getByRole('heading')).toHaveText(/घड़ी|क्रोनोग्राफ़/);
  }
  await visit(page, inHindi('/shop'));
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page.getByRole('checkbox', { name: 'घड़ियाँ', exact: true }).check();
  await page.getByRole('button', { name: listParts.applyFilters }).click();
  await expect(page).toHaveURL(/\/hi\/shop\?.*category=\w+/);
  await expect(page.getByRole('link', { name: listParts.remove('घड़ियाँ') })).toBeVisible();

  const piece = (await listProducts(request)).find(({ name }) => name === 'Nizam 38 Hand-Wound');
  if (!piece) throw new Error('The demo has no such watch');
  await visit(page, inHindi(`/product/${piece._id}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/निज़ाम 38/);
  await expect(page.getByText(/^₹[\d,]+$/).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: productParts.enquireByChat }).click();
  const message = new URL((await opened).url()).searchParams.get('text') ?? '';
  expect(message).toContain(messages.aboutThisPiece);
  // The seller knows it by this name.
  expect(message).toContain(piece.name);
});

test('each of the three languages leads to the other two, and Hindi is offered to who reads it', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ locale: 'hi-IN' })).newPage();
  await visit(page, '/shop?q=watch');
  const offer = page.getByRole('region', { name: 'हिन्दी' });
  await offer.getByRole('link').click();
  await expect(page).toHaveURL('/hi/shop?q=watch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  const others = page.getByRole('contentinfo').locator('a[data-language]');
  await expect(others).toHaveText(['English', 'العربية']);
  await others.nth(1).click();
  await expect(page).toHaveURL('/ar/shop?q=watch');
  await expect(others).toHaveText(['English', 'हिन्दी']);
  await page.context().close();
});

test('every page is sound in Hindi', { tag: '@all' }, async ({ page, request, complaints }) => {
  await page.addInitScript(() => sessionStorage.setItem('hasShownWelcome', 'true'));
  const pages = [...plainPages, ...Object.values(await deeperPages(request))];
  for (const address of pages.map(inHindi)) {
    for (const width of isEverything ? [360, 768, 1440] : [360]) {
      await page.setViewportSize(viewport(width));
      await visit(page, address);
      await settled(page);
      expect(await overflowOf(page), address).toBe(0);
      expect(await brokenWords(page, 'main'), address).toEqual([]);
    }
    expect(await findFaults(page), address).toEqual([]);
    const english = await leftInEnglish(page);
    expect(
      english.filter((said) => !ofSellers.test(said)),
      address,
    ).toEqual([]);
  }
  forgetPreloads(complaints);
});
