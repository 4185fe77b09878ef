import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { openAsAdmin, ownName } from './admin-session.ts';

test('an old address is sent to a page, and an import says by line what is wrong', async ({
  page,
  complaints,
}) => {
  const from = `/${ownName('Eid').toLowerCase().replace(/\W+/g, '-')}`;
  await openAsAdmin(page, `/admin/redirects?q=${from}`);
  await page.getByRole('button', { name: 'Add Redirect' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Redirect' });
  await dialog.getByLabel('Old address').fill(from);
  await dialog.getByLabel('New address').fill('/about');
  await dialog.getByRole('button', { name: 'Create Redirect' }).click();
  await expect(page.getByRole('row', { name: from })).toContainText('Made by hand');

  await page.getByRole('button', { name: 'Import' }).click();
  const lines = page.getByRole('dialog', { name: 'Import Redirects' });
  await lines.getByLabel('Lines').fill(`${from}-2,/shop\nnowhere,/shop`);
  await lines.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(lines.getByText(/Line 2:/)).toBeVisible();
  // The browser tells of the refusal too.
  complaints.length = 0;
  await lines.getByLabel('Lines').fill(`${from}-2,/shop`);
  await lines.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('row', { name: `${from}-2` })).toContainText('Imported');

  await page.goto(from);
  await expect(page).toHaveURL('/about');
});

test('an address at which people met no page is sent to one', async ({
  page,
  context,
  complaints,
}) => {
  const path = `/${ownName('Ramadan').toLowerCase().replace(/\W+/g, '-')}`;
  const shopper = await context.newPage();
  // Nothing drives the browser of a person.
  await shopper.addInitScript(() =>
    Object.defineProperty(navigator, 'webdriver', { value: false }),
  );
  const told = shopper.waitForResponse('**/api/missing-page');
  await shopper.goto(`/ar${path}`);
  await told;
  await shopper.close();

  await openAsAdmin(page, '/admin/redirects');
  await page.getByRole('link', { name: 'Pages Not Found' }).click();
  await expect(page).toHaveURL('/admin/redirects/not-found');
  await page.getByLabel('Search addresses...').fill(path);
  const row = page.getByRole('row', { name: path });
  await expect(row).toContainText('1');
  await row.getByRole('button', { name: /^Send to…/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Redirect' });
  await expect(dialog.getByLabel('Old address')).toHaveValue(path);
  await dialog.getByLabel('New address').fill('/about');
  await dialog.getByRole('button', { name: 'Create Redirect' }).click();
  await expect(page.getByText('Redirect created successfully')).toBeVisible();
  await expect(row).toHaveCount(0);
  await visit(page, path);
  await expect(page).toHaveURL('/about');
  // The browser tells of the page that was missing.
  complaints.length = 0;
});
