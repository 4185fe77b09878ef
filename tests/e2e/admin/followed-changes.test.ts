import type { AttributeProgress } from '#contracts/attributes/admin-calls.ts';
import type { ParentChange } from '#contracts/calls/parent-changes.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { openAsAdmin } from './admin-session.ts';

const change: ParentChange = {
  _id: 'khor-meridian',
  name: 'Khor Meridian',
  entity: 'seller',
  kind: 'showing',
  done: 34_000,
  total: 100_000,
};

test('lists show how far products are written until all are', async ({ page }) => {
  let answer: ParentChange[] = [];
  await page.route('**/api/admin/get-parent-changes', (route) => route.fulfill({ json: answer }));
  for (const list of ['sellers', 'category']) {
    answer = [change];
    await openAsAdmin(page, `/admin/${list}`);
    const bar = page.getByRole('progressbar', { name: 'Showing the products of Khor Meridian' });
    await expect(bar).toHaveAttribute('aria-valuenow', '34');
    const text = page.getByText('Showing the products of Khor Meridian: 34,000 of 1,00,000');
    await expect(text).toBeVisible();
    answer = [{ ...change, kind: 'hiding', done: 50_000 }];
    await expect(page.getByText('(shoppers do not see them any more)')).toBeVisible();
    answer = [];
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  }
});

test('the attributes show how far products are written after one was deleted', async ({ page }) => {
  let answer: AttributeProgress[] = [{ _id: 'strap', name: 'Strap', done: 0, total: null }];
  await page.route('**/api/admin/get-attribute-progress', (route) =>
    route.fulfill({ json: answer }),
  );
  await openAsAdmin(page, '/admin/attributes');
  const bar = page.getByRole('progressbar', { name: 'Updating the products of Strap' });
  await expect(bar).toHaveAttribute('aria-valuenow', '0');
  answer = [{ _id: 'strap', name: 'Strap', done: 300, total: 1_200 }];
  await expect(page.getByText('Updating the products of Strap: 300 of 1,200')).toBeVisible();
  await expect(bar).toHaveAttribute('aria-valuenow', '25');
  answer = [];
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
