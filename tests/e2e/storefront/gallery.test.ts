import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { listProducts, productAddress, productWithPictures } from './storefront-pages.ts';

test('the lens enlarges the widest picture there is, no further than its own pixels', async ({
  page,
  request,
}) => {
  const product = await productWithPictures(request);
  const widest = Math.max(...(product.media[0]?.webp ?? []));
  await visit(page, productAddress(product));
  await page.getByRole('button', { name: 'Zoom' }).click();
  const ground = page.getByRole('application', { name: /Zoom lens/ });
  await expect(ground).toBeFocused();
  const magnified = page.locator('.lens > img');
  await expect(magnified).toHaveAttribute('src', new RegExp(`-${widest}\\.webp$`));
  const [inLens, shown] = await Promise.all([magnified.boundingBox(), ground.boundingBox()]);
  const times = (inLens?.width ?? 0) / (shown?.width ?? 1);
  expect(times).toBeGreaterThan(1.2);
  expect(inLens?.width).toBeLessThanOrEqual(Math.min(widest, 4 * (shown?.width ?? 0)) + 1);
});

test('the pictures fill the screen: walked by keys, zoomed, left by Escape', async ({
  page,
  request,
}) => {
  const product = await productWithPictures(request);
  // Keys that are pressed while it fades in are lost.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, productAddress(product));
  const open = page.getByRole('button', { name: 'Full screen' });
  await open.press('Enter');
  const screen = page.getByRole('dialog', { name: `Pictures of ${product.name}` });
  await expect(screen).toHaveClass(/pswp--ui-visible/);
  const counter = screen.locator('.pswp__counter');
  await expect(counter).toHaveText(`1 / ${product.images.length}`);
  await page.keyboard.press('ArrowRight');
  await expect(counter).toHaveText(`2 / ${product.images.length}`);
  const picture = screen.locator('.pswp__item[aria-hidden=false] img.pswp__img').last();
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const fitting = await width();
  await screen.getByRole('button', { name: 'Zoom in or out' }).click();
  await expect.poll(width).toBeGreaterThan(fitting * 1.5);
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab');
    expect(await screen.evaluate((all) => all.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(screen).toHaveCount(0);
  await expect(open).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('a tap opens the pictures, two fingers enlarge them, one turns to the next', async ({
    page,
    context,
    request,
  }) => {
    const product = await productWithPictures(request);
    await visit(page, productAddress(product));
    await page.locator('.gallery-strip .picture').first().tap();
    const screen = page.getByRole('dialog', { name: `Pictures of ${product.name}` });
    const picture = screen.locator('.pswp__item[aria-hidden=false] img.pswp__img').last();
    await expect(picture).toBeVisible();
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    await expect.poll(width).toBeGreaterThan(380);
    const fingers = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: number[][]) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([x = 0, y = 0], id) => ({ x, y, id })),
      });

    await touch('touchStart', [300, 420]);
    for (let x = 280; x >= 40; x -= 40) await touch('touchMove', [x, 420]);
    await touch('touchEnd');
    await expect(screen.locator('.pswp__counter')).toHaveText(`2 / ${product.images.length}`);

    const fitting = await width();
    await touch('touchStart', [180, 420], [210, 420]);
    for (let apart = 20; apart <= 160; apart += 20) {
      await touch('touchMove', [195 - apart, 420], [195 + apart, 420]);
    }
    await touch('touchEnd');
    await expect.poll(width).toBeGreaterThan(fitting * 1.5);
  });
});

test('a clip plays muted, over and over, with a picture before it; and not for who wants stillness', async ({
  page,
  request,
}) => {
  const product = (await listProducts(request)).find(({ videos }) => videos.length > 0);
  if (!product) throw new Error('The demo has no clip');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, productAddress(product));
  const clip = page.locator('.gallery-strip video');
  const isPaused = () => clip.evaluate((video: HTMLVideoElement) => video.paused);
  expect(await isPaused()).toBe(true);
  await expect(clip).toHaveAttribute('poster', /\.(webp|jpg)$/);
  await page.getByRole('link', { name: /^Video/ }).click();
  await expect.poll(isPaused).toBe(false);
  expect(
    await clip.evaluate(({ muted, loop, controls }: HTMLVideoElement) => [muted, loop, controls]),
  ).toEqual([true, true, true]);
  await page.getByRole('link', { name: 'Picture 1' }).click();
  await expect.poll(isPaused).toBe(true);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, productAddress(product));
  await page.getByRole('link', { name: /^Video/ }).click();
  await expect(page.locator('.gallery-arrows')).toContainText(`${product.media.length} / `);
  expect(await isPaused()).toBe(true);
});

test('stars are as many as the rating has, and none where there is none', async ({
  page,
  request,
}) => {
  const products = await listProducts(request);
  const rated = products.find(({ rating }) => rating === 4.8);
  const unrated = products.find(({ rating }) => rating === null);
  if (!rated || !unrated) throw new Error('The demo has no such pieces');
  await visit(page, productAddress(rated));
  await expect(page.getByRole('img', { name: '4.8 of 5 stars' })).toBeVisible();
  const fills = page.locator('.star-fill');
  await expect(fills).toHaveCount(5);
  const shares = await fills.evaluateAll((all) =>
    all.map((fill) => fill.clientWidth / (fill.parentElement?.clientWidth ?? 1)),
  );
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(4.8, 0.5);
  expect(shares[4]).toBeLessThan(0.9);
  await visit(page, productAddress(unrated));
  await expect(page.locator('.star, [role=img][aria-label*=stars]')).toHaveCount(0);
});
