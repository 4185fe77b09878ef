import { devices, type Page } from '@playwright/test';
import { forbidStorage, forgetForbidden } from '#tests/support/browser/forbid-storage.ts';
import { expect, forgetPreloads, test } from '#tests/support/browser/page-test.ts';
import { settled } from '#tests/support/browser/settled.ts';
import { swipe } from '#tests/support/browser/swipe.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { addresses } from '#web/ui/addresses.ts';
import { listProducts, productAddress, productWithPictures } from './storefront-pages.ts';

test('a tap ends the welcome and does nothing else, and so does a key', { tag: '@all' }, async ({
  browser,
}) => {
  for (const end of ['tap', 'key'] as const) {
    const page = await browser.newPage({ baseURL: process.env.DHOW_URL ?? '' });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-welcome');
    const button = page.getByRole('link', { name: 'Shop Now' });
    await expect(page.locator('.welcome')).toBeVisible();
    const box = await button.boundingBox();
    if (!box) throw new Error('The button stands behind the welcome');
    if (end === 'key') {
      await button.focus();
      await page.keyboard.press('Enter');
    } else await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.locator('.welcome')).toBeHidden({ timeout: 500 });
    expect(new URL(page.url()).pathname).toBe('/');
    await button.click();
    await expect(page).toHaveURL(/\/category$/);
    await page.close();
  }
});

test('one piece alone is compared on one screen of a desk, its picture no wider than it is', {
  tag: '@all',
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const [product] = await listProducts(request);
  await visit(page, addresses.compare([product?._id ?? '']));
  await settled(page);
  const first = page.locator('.compared tbody td').first();
  await expect(first).toBeInViewport();
  const picture = page.locator('.compared .picture img').first();
  expect(await picture.evaluate((img: HTMLImageElement) => img.clientWidth)).toBeLessThan(300);
});

test('where the browser keeps nothing, nothing is claimed, and what to allow is said once', {
  tag: '@all',
}, async ({ page, request, complaints }) => {
  await forbidStorage(page);
  const pieces = (await listProducts(request)).slice(0, 2);
  const [product] = pieces;
  if (!product) throw new Error('The demo has a product');
  const toasts = page.locator('.toast');
  const expectOnlyWhatToAllow = async () => {
    await expect(toasts.last()).toContainText('Please allow cookies and site data');
    await expect(toasts).toHaveCount(1);
    forgetForbidden(complaints);
  };
  await visit(page, productAddress(product));
  for (const name of ['Favourites', 'Add to enquiry list', /^Compare /]) {
    await page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
    await expectOnlyWhatToAllow();
  }
  await visit(page, addresses.favourites(pieces.map(({ _id }) => _id)));
  await page.getByRole('button', { name: 'Add all to favourites' }).click();
  await expectOnlyWhatToAllow();
  await visit(page, addresses.enquiryList(pieces.map(({ _id }) => _id)));
  await page.getByRole('button', { name: 'Add all to enquiry list' }).click();
  await expectOnlyWhatToAllow();
});

test('what is new is called so, and a search by its words, both with pieces in the first view', {
  tag: '@all',
}, async ({ page }) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await visit(page, addresses.about);
    const isPhone = viewport.width < 768;
    if (isPhone) await page.getByRole('button', { name: 'Menu' }).click();
    const ways = page.getByRole('navigation', { name: isPhone ? 'Menu' : 'Categories' });
    // Goods come first.
    await expect(ways.locator('a, button, summary').first()).toHaveText(
      isPhone ? 'Categories' : 'Watches',
    );
    await ways.getByRole('link', { name: 'New', exact: true }).click();
    await expect(page).toHaveURL(addresses.newest);
    await expectPiecesAtOnce(page, 'New');
    await visit(page, addresses.shop({ q: 'watch' }));
    await expectPiecesAtOnce(page, 'Results for “watch”');
    const long = 'gold watch for a wedding, with a date and a strap of leather under 500000';
    await visit(page, addresses.shop({ q: long }));
    await expectPiecesAtOnce(page, `Results for “${long}”`);
  }
});

/** The page says what it is, and its first piece is to be seen without a hero before it. */
async function expectPiecesAtOnce(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(`^${title} – `));
  await expect(page.locator('.shop-hero-picture img')).toHaveCount(0);
  const picture = page.locator('.product-card .picture').first();
  await expect(picture).toBeInViewport({ ratio: 0.5 });
}

test('the header stands where it stands with scripts before they come', { tag: '@all' }, async ({
  browser,
}) => {
  const positionsIn = async (javaScriptEnabled: boolean, width: number) => {
    const page = await browser.newPage({
      ...{ baseURL: process.env.DHOW_URL ?? '', javaScriptEnabled },
      viewport: { width, height: 800 },
    });
    await page.goto(addresses.about);
    const positions = [];
    const top = page.getByRole('banner').locator('> :first-child');
    for (const way of await top.locator('a, button').filter({ visible: true }).all()) {
      const name = (await way.getAttribute('aria-label')) ?? (await way.textContent());
      positions.push([name, Math.round((await way.boundingBox())?.x ?? 0)]);
    }
    await page.close();
    return positions;
  };
  for (const width of [390, 1440]) {
    const without = await positionsIn(false, width);
    expect(without.length).toBeGreaterThan(2);
    expect(await positionsIn(true, width)).toEqual(expect.arrayContaining(without));
  }
});

test.describe('under a finger', () => {
  const { viewport, userAgent, deviceScaleFactor, hasTouch, isMobile } = devices['Pixel 7'];
  test.use({ viewport, userAgent, deviceScaleFactor, hasTouch, isMobile });

  test('pieces are compared and put on the enquiry list with one tap on their card each', async ({
    page,
  }) => {
    await visit(page, '/shop');
    const cards = page.locator('.product-card');
    for (const at of [0, 1]) {
      await cards.nth(at).locator('.card-compare').tap();
      await cards.nth(at).locator('.card-list').tap();
      await expect(cards.nth(at).locator('.card-list')).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(page.getByRole('link', { name: 'Compare 2 pieces' })).toBeVisible();
    await expect(page).toHaveURL(/\/shop$/);
  });

  test('a tapped card dims at once, however slow the line', async ({ page }) => {
    await visit(page, '/shop');
    const card = page.locator('.product-card').first();
    await page.route(/product\/.*\.data/, () => {});
    await card.getByRole('link').tap();
    await expect(card).toHaveCSS('opacity', '0.4', { timeout: 500 });
  });

  test('the name of a piece is on its first screen, and beside the price', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const product = await productWithPictures(request);
    await visit(page, productAddress(product));
    const bar = page.getByRole('complementary', { name: 'Enquire' });
    await expect(bar).toContainText(product.name);
    const top = (await bar.boundingBox())?.y ?? 0;
    const name = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect((name?.y ?? top) + (name?.height ?? 0)).toBeLessThan(top);
  });

  test('what was asked before moves nothing when it is said', async ({ page, request }) => {
    const product = await productWithPictures(request);
    await page.addInitScript((id) => {
      localStorage.setItem('asked', JSON.stringify({ [id]: '2026-11-02T08:00:00Z' }));
    }, product._id);
    let letScriptsCome = () => {};
    const scriptsCome = new Promise<void>((resolve) => {
      letScriptsCome = resolve;
    });
    await page.route(/\.js$/, async (route) => {
      await scriptsCome;
      await route.continue();
    });
    await page.goto(productAddress(product), { waitUntil: 'commit' });
    const note = page.locator('.asked-note');
    await expect(note).toHaveCSS('font-size', '14px');
    const room = () =>
      note.evaluate((element) => {
        const { offsetTop } = element.nextElementSibling as HTMLElement;
        return offsetTop - (element as HTMLElement).offsetTop;
      });
    const kept = await room();
    letScriptsCome();
    await expect(note).toContainText('You asked about this on 2 November');
    expect(await room()).toBe(kept);
  });

  test('the offer of the other language leaves the way to the comparison free', async ({
    browser,
  }) => {
    const page = await browser.newPage({
      ...{ baseURL: process.env.DHOW_URL ?? '', locale: 'ar', viewport, hasTouch, isMobile },
    });
    await visit(page, '/shop');
    await page.locator('.card-compare').first().tap();
    const offer = await page.locator('.language-offer').boundingBox();
    const tray = await page.locator('.compare-tray').boundingBox();
    expect((tray?.y ?? 0) + (tray?.height ?? 0)).toBeLessThanOrEqual(offer?.y ?? 0);
    await page.close();
  });

  test('pictures of a piece are turned by swipes, past their ends too', async ({
    page,
    request,
  }) => {
    const product = await productWithPictures(request);
    await visit(page, productAddress(product));
    const last = product.media.length;
    const strip = page.locator('.gallery-strip');
    const counter = page.locator('.gallery-arrows').getByText(` / ${last}`);
    for (const [by, shown] of [
      [200, last],
      [-200, 1],
      [-300, 2],
    ] as const) {
      await swipe(page, strip, by);
      await expect(counter).toContainText(`${shown} / ${last}`);
      const width = await strip.evaluate(({ clientWidth }) => clientWidth);
      await expect
        .poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft))
        .toBe((shown - 1) * width);
    }
  });

  test('slides and promotions are turned by swipes, past their ends too', { tag: '@all' }, async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(() => sessionStorage.setItem('hasShownWelcome', 'true'));
    await visit(page, addresses.home);
    const hero = page.locator('.hero');
    await hero.getByRole('button', { name: 'Pause' }).tap();
    const heading = page.getByRole('heading', { level: 1 });
    for (const [by, shown] of [
      [-200, 'Elevate Your Style'],
      [200, 'Premium Collection'],
      [200, 'Exclusive Designs'],
    ] as const) {
      await swipe(page, hero, by);
      await expect(heading).toHaveText(shown);
    }
    const promotions = page.getByRole('region', { name: 'Promotions' });
    await promotions.getByRole('button', { name: 'Pause' }).tap();
    await promotions.getByRole('button', { name: 'Show promotion 1' }).tap();
    for (const [by, shown] of [
      [200, 'Premium Footwear'],
      [-200, 'Watches for Men and Ladies'],
    ] as const) {
      await swipe(page, promotions.locator('.promo-items'), by);
      await expect(promotions.locator('[data-shown] h2')).toHaveText(shown);
    }
    // On a busy machine the emulated phone is as wide as a desktop while the page begins.
    forgetPreloads(complaints);
  });

  test('a piece that comes in sizes asks which before it leads to the chat', async ({
    page,
    request,
  }) => {
    const sized = (await listProducts(request)).find(({ attributes }) =>
      attributes.some(
        ({ kind, values }) => kind === 'size' && values.some(({ available }) => available),
      ),
    );
    if (!sized) throw new Error('The demo has a piece in sizes');
    await visit(page, productAddress(sized));
    const bar = page.getByRole('complementary', { name: 'Enquire' });
    await bar.getByRole('button', { name: 'Enquire' }).tap();
    const sheet = page.locator('#size-to-ask-below');
    await expect(sheet.getByText('Which size?')).toBeVisible();
    const first = sheet.getByRole('link').first();
    const label = await first.textContent();
    const message = new URL((await first.getAttribute('href')) ?? '').searchParams.get('text');
    expect(message).toMatch(new RegExp(`Size: .*${label?.trim().split(' ')[0]}`));
    await expect(sheet.getByRole('link', { name: 'I am not sure yet' }).first()).toBeVisible();

    // So do the comparison, a linked list and the form.
    await visit(page, addresses.compare([sized._id]));
    await page.getByRole('table').getByRole('button', { name: 'Enquire' }).tap();
    await expect(page.locator(`#size-of-${sized._id}`).getByText('Which size?')).toBeVisible();
    await visit(page, addresses.enquiryList([sized._id]));
    await page.getByRole('button', { name: 'Ask about this piece by chat' }).tap();
    await expect(page.locator(`#size-of-${sized.seller._id}`).getByRole('link')).not.toHaveCount(0);
    await visit(page, addresses.enquiryForm({ ids: sized._id }));
    const main = page.getByRole('main');
    await expect(main).toContainText(sized.seller.city);
    const size = main.locator('select[name=size]');
    await size.selectOption({ index: 1 });
    const chosen = await size.inputValue();
    await main.getByLabel('Name').fill('Leila');
    await main.getByLabel('Email').fill('leila@post.example');
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: 'Send enquiry' }).tap();
    await expect(main.getByRole('status')).toContainText(sized.seller.city);
    await visit(page, addresses.yourEnquiries);
    await expect(main.getByRole('listitem').first()).toContainText(`${sized.name}, ${chosen}`);
  });
});
