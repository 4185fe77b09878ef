import type { Page } from '@playwright/test';
import type { Product } from '#contracts/product.ts';
import { deferScripts } from '#tests/support/browser/defer-scripts.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { settled } from '#tests/support/browser/settled.ts';
import { atRest, swipe } from '#tests/support/browser/swipe.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { addresses } from '#web/ui/addresses.ts';

test('the welcome is shown once in a session, for two seconds', async ({ page }) => {
  // It lasts from the first line of the page on, whenever its scripts begin, and fades by CSS as well.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.addInitScript(() => {
    const style = new CSSStyleSheet();
    style.replaceSync('.welcome { animation-play-state: paused !important }');
    document.adoptedStyleSheets.push(style);
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('.welcome')).toBeVisible();
  await page.clock.runFor(2_000);
  expect(await page.evaluate(() => sessionStorage.getItem('hasShownWelcome'))).toBe('true');
  await page.clock.runFor(800);
  await expect(page.locator('.welcome')).toBeHidden();
  await page.clock.resume();
  await visit(page, '/');
  await expect(page.locator('.welcome')).toBeHidden();
});

/** The page with its clock in the test's hands, awake below the fold, with the pointer elsewhere. */
async function withClock(page: Page): Promise<void> {
  await page.clock.install();
  await visit(page, '/');
  await settled(page);
  await page.clock.runFor(3_000);
  await page.mouse.move(1, 1);
  await settled(page);
  // The strip is doubled by scripts: they are there.
  await expect(page.locator('.card-strip > [aria-hidden]').first()).toBeAttached();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

test('the slides turn every five seconds, by their controls, and not while paused', async ({
  page,
}) => {
  await withClock(page);
  const heading = page.getByRole('heading', { level: 1 });
  const titles = ['Premium Collection', 'Elevate Your Style', 'Exclusive Designs'];
  const first = titles.indexOf((await heading.textContent()) ?? '');
  for (let turn = 1; turn <= 3; turn++) {
    await page.clock.runFor(5_000);
    await expect(heading).toHaveText(titles[(first + turn) % 3] ?? '');
  }
  await page.getByRole('button', { name: 'Show slide 2' }).click();
  await expect(heading).toHaveText('Elevate Your Style');
  await expect(page.getByText('Discover the latest fashion trends')).toBeVisible();
  // Its picture is light: what stands on it is dark, in the bar too.
  const banner = page.getByRole('banner');
  for (const element of [
    banner.locator('.region-choice').first(),
    banner.locator('.menu-button').first(),
  ]) {
    await expect(element).toHaveCSS('color', 'rgb(18, 16, 14)');
  }
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(heading).toHaveText('Exclusive Designs');
  await page.getByRole('button', { name: 'Show slide 1' }).click();
  await expect(heading).toHaveText('Premium Collection');
  await page.getByRole('button', { name: 'Pause' }).first().click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(heading).toHaveText('Premium Collection');
  await expect(page.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/category');
});

test('the promotions turn every five seconds, but not under the pointer', { tag: '@all' }, async ({
  page,
}) => {
  await withClock(page);
  const banner = page.getByRole('region', { name: 'Promotions' });
  const titles = ['Watches for Men and Ladies', 'Designer Sunglasses', 'Premium Footwear'];
  const shown = banner.locator('[data-shown] h2');
  const first = titles.indexOf((await shown.textContent()) ?? '');
  for (let turn = 1; turn <= 3; turn++) {
    await page.clock.runFor(5_000);
    await expect(shown).toHaveText(titles[(first + turn) % 3] ?? '');
  }
  await banner.getByRole('button', { name: 'Show promotion 2' }).click();
  await expect(shown).toHaveText('Designer Sunglasses');
  await page.clock.runFor(20_000);
  await expect(shown).toHaveText('Designer Sunglasses');
  await banner.getByRole('button', { name: 'Next promotion' }).click();
  await expect(shown).toHaveText('Premium Footwear');
});

for (const { width, share, tag } of [
  { width: 1440, share: 0.25, tag: [] },
  { width: 767, share: 1, tag: '@all' },
]) {
  const name = `trending steps by ${share * 100} % every three seconds and goes round, ${width} px wide`;
  test(name, { tag }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width, height: 900 });
    await withClock(page);
    const strip = page.getByRole('list', { name: 'Trending pieces' });
    await strip.evaluate((list) => {
      list.style.scrollBehavior = 'auto';
    });
    // It stands still out of sight.
    await strip.scrollIntoViewIfNeeded();
    const cards = await strip.locator('> li:not([aria-hidden])').count();
    const scrolled = () =>
      strip.evaluate((list) => {
        const [first, second] = [...list.children] as HTMLElement[];
        const step = (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
        return { at: Math.round(list.scrollLeft / step), step, width: list.clientWidth };
      });
    await atRest(strip);
    const begin = await scrolled();
    expect(begin.step / begin.width).toBeGreaterThan(share * 0.8);
    expect(begin.step / begin.width).toBeLessThan(share * 1.05);
    await page.clock.runFor(2_900);
    expect((await scrolled()).at).toBe(begin.at);
    for (let turn = 1; turn <= cards + 1; turn++) {
      await page.clock.runFor(3_000);
      await expect.poll(async () => (await scrolled()).at % cards).toBe((begin.at + turn) % cards);
    }
    expect((await scrolled()).at).toBeLessThanOrEqual(cards);
    await strip.hover();
    const held = await atRest(strip);
    await page.clock.runFor(12_000);
    expect(await atRest(strip)).toBe(held);
  });
}

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('trending waits where a swipe has brought it, and goes on after a while', {
    tag: '@all',
  }, async ({ page }) => {
    await withClock(page);
    const strip = page.getByRole('list', { name: 'Trending pieces' });
    const before = await atRest(strip);
    await swipe(page, strip, -200);
    const swiped = await atRest(strip);
    expect(swiped).toBeGreaterThan(before);
    await page.clock.runFor(8_500);
    expect(await atRest(strip)).toBe(swiped);
    await page.clock.runFor(1_000);
    await expect.poll(() => atRest(strip)).toBeGreaterThan(swiped);
  });
});

test('the hero stands still under the pointer', { tag: '@all' }, async ({ page }) => {
  await withClock(page);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.hover();
  const shown = await heading.textContent();
  await page.clock.runFor(20_000);
  await expect(heading).toHaveText(shown ?? '');
});

test('the hero stands still under a pointer that rested there before its scripts came', {
  tag: '@all',
}, async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('hasShownWelcome', 'true'));
  await page.clock.install();
  const letAll = await deferScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('.hero')).toBeVisible();
  await page.mouse.move(700, 420);
  await expect(page.locator('.hero:hover')).toHaveCount(1);
  letAll();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  const heading = page.getByRole('heading', { level: 1 });
  await page.clock.runFor(20_000);
  await expect(heading).toHaveText('Premium Collection');
});

test('New Arrivals shows pieces of this week and leads to them', async ({ page, request }) => {
  await visit(page, '/');
  const arrivals = page.getByRole('region', { name: 'New Arrivals' });
  await expect(arrivals.getByRole('link', { name: 'See what is new' })).toHaveAttribute(
    'href',
    addresses.newest,
  );
  const pieces = arrivals.getByRole('listitem').getByRole('link');
  await expect(pieces).toHaveCount(4);
  for (const piece of await pieces.all()) {
    const id = /[a-z0-9]+$/.exec((await piece.getAttribute('href')) ?? '')?.[0];
    const answer = await request.get(`/api/get-product/${id}`);
    // Another test may have taken its own away meanwhile.
    if (answer.status() === 404) continue;
    const { createdAt, brand, name, media } = (await answer.json()) as Product;
    expect(Date.now() - Date.parse(createdAt)).toBeLessThan(7 * 86_400_000 + 60_000);
    await expect(piece).toHaveAccessibleName(`${brand} ${name}`);
    const [picture] = media;
    if (picture) expect(await piece.innerHTML()).toContain(picture.base);
  }
});

test('the line types, holds, takes away and goes on to the next phrase', { tag: '@all' }, async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/');
  await settled(page);
  const line = page.locator('.typewriter > span');
  // It stands whole in the page, and is typed anew once the scripts run.
  await expect(line).not.toHaveText('Exclusive Designs');
  await page.clock.pauseAt(Date.now() + 60_000);
  // What types comes on demand.
  await page.waitForLoadState('networkidle');
  const seen = new Set<string>();
  let longestHold = 0;
  let held = 0;
  let last = '';
  for (let passed = 0; passed < 16_000; passed += 50) {
    await page.clock.runFor(50);
    const text = (await line.textContent()) ?? '';
    held = text === last ? held + 50 : 0;
    longestHold = Math.max(longestHold, held);
    last = text;
    seen.add(text);
  }
  const phrases = ['Stand out from the crowd', 'Premium Collection', 'Luxury meets comfort'];
  expect(phrases.filter((phrase) => seen.has(phrase)).length).toBeGreaterThanOrEqual(2);
  expect([...seen].some((text) => text === 'Stand out')).toBe(true);
  expect(longestHold).toBeGreaterThanOrEqual(1_900);
  expect(longestHold).toBeLessThanOrEqual(2_100);
});

test('nothing is typed while it is out of sight', { tag: '@all' }, async ({ page }) => {
  await visit(page, '/');
  await settled(page);
  const line = page.locator('.typewriter > span');
  const first = await line.textContent();
  await expect(line).not.toHaveText(first ?? '');
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await expect(page.locator('.hero')).not.toBeInViewport();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const changes = await line.evaluate(
    (typed) =>
      new Promise<number>((resolve) => {
        let count = 0;
        const watch = new MutationObserver((all) => (count += all.length));
        watch.observe(typed, { childList: true, characterData: true, subtree: true });
        // Longer than a phrase is held.
        setTimeout(() => resolve(count), 3_000);
      }),
  );
  expect(changes).toBe(0);
  const left = await line.textContent();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(line).not.toHaveText(left ?? '');
});

test('the hero picture moves at a tenth of the scrolling', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, '/');
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  const shift = () =>
    page
      .locator('.hero-drift')
      .evaluate((drift) => new DOMMatrix(getComputedStyle(drift).transform).m42);
  await expect.poll(shift).toBeCloseTo(30, 0);
});

test('the second slide has another picture up to 768 px', { tag: '@all' }, async ({ page }) => {
  for (const [width, wanted] of [
    [768, 'hero2-narrow'],
    [769, 'hero2-'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/');
    await page.getByRole('button', { name: 'Show slide 2' }).click();
    const chosen = page.locator('.hero-slide:not(.hero-slide-away) img');
    await expect
      .poll(() => chosen.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain(wanted);
    const isNarrow = await chosen.evaluate((image: HTMLImageElement) =>
      image.currentSrc.includes('narrow'),
    );
    expect(isNarrow).toBe(width === 768);
  }
});

test('nothing turns by itself for who wants less motion', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await visit(page, '/');
  await expect(page.locator('.welcome')).toBeHidden();
  await settled(page);
  await page.clock.runFor(30_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premium Collection');
  await expect(page.locator('.typewriter > span')).toHaveText('Exclusive Designs');
});
