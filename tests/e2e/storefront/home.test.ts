import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';

test('the slides turn every five seconds, by their controls, and not while paused', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Premium Collection');
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(5_000);
  await expect(heading).toHaveText('Elevate Your Style');
  await expect(page.getByText('Discover the latest fashion trends')).toBeVisible();
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

test('the welcome is shown once in a session, for two seconds', async ({ page }) => {
  await page.clock.install();
  // It lasts from the first line of the page on, whenever its scripts begin.
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('.welcome')).toBeVisible();
  await page.clock.runFor(2_000);
  expect(await page.evaluate(() => sessionStorage.getItem('hasShownWelcome'))).toBe('true');
  await page.clock.runFor(800);
  await expect(page.locator('.welcome')).toBeHidden();
  await visit(page, '/');
  await expect(page.locator('.welcome')).toBeHidden();
});

/** The page with its clock in the test's hands, awake below the fold, with the pointer elsewhere. */
async function withClock(page: Page): Promise<void> {
  await page.clock.install();
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(3_000);
  await page.mouse.move(1, 1);
  await page.waitForLoadState('networkidle');
  // The strip is doubled by scripts: they are there.
  await expect(page.locator('.card-strip > [aria-hidden]').first()).toBeAttached();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

test('the promotions turn every five seconds, but not under the pointer', async ({ page }) => {
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

for (const { width, share } of [
  { width: 1440, share: 0.25 },
  { width: 767, share: 1 },
]) {
  test(`trending steps by ${share * 100} % every three seconds and goes round, ${width} px wide`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width, height: 900 });
    await withClock(page);
    const strip = page.getByRole('list', { name: 'Trending pieces' });
    await strip.evaluate((list) => {
      list.style.scrollBehavior = 'auto';
    });
    const cards = await strip.locator('> li:not([aria-hidden])').count();
    const place = () =>
      strip.evaluate((list) => {
        const [first, second] = [...list.children] as HTMLElement[];
        const step = (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
        return { at: Math.round(list.scrollLeft / step), step, width: list.clientWidth };
      });
    const begin = await place();
    expect(begin.step / begin.width).toBeGreaterThan(share * 0.8);
    expect(begin.step / begin.width).toBeLessThan(share * 1.05);
    await page.clock.runFor(2_900);
    expect((await place()).at).toBe(begin.at);
    for (let turn = 1; turn <= cards + 1; turn++) {
      await page.clock.runFor(3_000);
      await expect.poll(async () => (await place()).at % cards).toBe((begin.at + turn) % cards);
    }
    expect((await place()).at).toBeLessThanOrEqual(cards);
    await strip.hover();
    const held = (await place()).at;
    await page.clock.runFor(12_000);
    expect((await place()).at).toBe(held);
  });
}

test('the hero stands still under the pointer', async ({ page }) => {
  await withClock(page);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.hover();
  const shown = await heading.textContent();
  await page.clock.runFor(20_000);
  await expect(heading).toHaveText(shown ?? '');
});

test('the line types, holds, takes away and goes on to the next phrase', async ({ page }) => {
  test.slow();
  await page.clock.install();
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
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

test('the hero picture moves at a tenth of the scrolling', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, '/');
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  const shift = () =>
    page
      .locator('.hero-drift')
      .evaluate((drift) => new DOMMatrix(getComputedStyle(drift).transform).m42);
  await expect.poll(shift).toBeCloseTo(30, 0);
});

test('the second slide has another picture up to 768 px', async ({ page }) => {
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

test('nothing turns by itself for who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await visit(page, '/');
  await expect(page.locator('.welcome')).toBeHidden();
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(30_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premium Collection');
  await expect(page.locator('.typewriter > span')).toHaveText('Exclusive Designs');
});
