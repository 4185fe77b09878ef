import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundAtEveryWidth } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { openAsAdmin } from './admin-session.ts';

const nowhere = ['/admin/no-such-screen', '/admin/category/deeper/still'];

test('what no screen has is not found, by anybody', async ({ page, complaints }) => {
  const heading = page.getByRole('heading', { name: 'Page not found' });
  for (const address of nowhere) {
    expect((await visit(page, address))?.status()).toBe(404);
    await expect(heading).toBeVisible();
    await expectSoundAtEveryWidth(page, address);
  }
  for (const address of nowhere) {
    await openAsAdmin(page, address);
    await expect(heading).toBeVisible();
    await page.getByRole('link', { name: 'Go to Products' }).click();
    await expect(page).toHaveURL('/admin/product');
    await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible();
  }
  complaints.length = 0;
});
