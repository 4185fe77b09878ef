import type { PlaceChange } from '#contracts/calls/place-changes.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { openAsAdmin } from './admin-session.ts';

const change: PlaceChange = {
  _id: 'khor-meridian',
  name: 'Khor Meridian',
  place: 'seller',
  kind: 'showing',
  done: 34_000,
  total: 100_000,
};

for (const list of ['sellers', 'category']) {
  test(`the list of ${list} shows how far products are written until all are`, async ({ page }) => {
    let answer: PlaceChange[] = [change];
    await page.route('**/api/admin/get-place-changes', (route) => route.fulfill({ json: answer }));
    await openAsAdmin(page, `/admin/${list}`);
    const bar = page.getByRole('progressbar', { name: 'Showing the products of Khor Meridian' });
    await expect(bar).toHaveAttribute('aria-valuenow', '34');
    const text = page.getByText('Showing the products of Khor Meridian: 34,000 of 1,00,000');
    await expect(text).toBeVisible();
    answer = [{ ...change, kind: 'hiding', done: 50_000 }];
    await expect(page.getByText('(shoppers do not see them any more)')).toBeVisible();
    answer = [];
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });
}
