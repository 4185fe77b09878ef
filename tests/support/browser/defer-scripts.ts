import type { Page } from '@playwright/test';

/** Holds every script of the page, or those of this name, until the answer is called. */
export async function deferScripts(page: Page, name = '*'): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.unrouteAll({ behavior: 'wait' });
  await page.route(`**/assets/${name}.js`, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}
