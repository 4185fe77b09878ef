import { expect, test } from '#tests/support/page-test.ts';

test('the slides turn every five seconds, by their controls, and not while paused', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
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
  await page.goto('/');
  await expect(page.locator('.welcome')).toBeVisible();
  await page.clock.runFor(2_000);
  expect(await page.evaluate(() => sessionStorage.getItem('hasShownWelcome'))).toBe('true');
  await page.clock.runFor(800);
  await expect(page.locator('.welcome')).toBeHidden();
  await page.goto('/');
  await expect(page.locator('.welcome')).toBeHidden();
});
