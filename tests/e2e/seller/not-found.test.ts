import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';

test('an address that no screen has is not found', async ({ page, complaints }) => {
  const answer = await visit(page, '/seller/no-such-screen');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to your products' })).toBeVisible();
  complaints.length = 0;
});
