import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { openAsAdmin } from './admin-session.ts';

for (const address of ['/admin/no-such-screen', '/admin/category/deeper/still']) {
  for (const width of [360, 1440]) {
    test(`${address} is not found, at ${width} px, by anybody`, async ({ page, complaints }) => {
      await page.setViewportSize({ width, height: 740 });
      const answer = await visit(page, address);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      expect(await findFaults(page)).toEqual([]);
      await openAsAdmin(page, address);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      await page.getByRole('link', { name: 'Go to Products' }).click();
      await expect(page).toHaveURL('/admin/product');
      await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible();
      complaints.length = 0;
    });
  }
}
