import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { overflowOf, viewport } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { addProducts, enquire, openAs, ownSeller } from './seller-session.ts';

test('a list opens with the view its seller has chosen, which is changed and left', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Brass lamp', 'Glass lamp', 'Kettle']);
  await openAs(page, seller, '/seller/product?q=lamp&sort=name&order=desc');
  const rows = page.getByRole('row', { name: /lamp|Kettle/ });
  const names = (...texts: string[]) => expect(rows).toContainText(texts);
  const views = page.getByRole('dialog', { name: 'Saved views' });
  const button = page.getByRole('main').getByRole('button', { name: /^(Views|Lamps)/ });
  await names('Glass lamp', 'Brass lamp');

  await button.click();
  await views.getByRole('button', { name: 'Save as…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as a view' });
  await expect(dialog.getByLabel('Share')).toHaveCount(0);
  await dialog.getByLabel('Name').fill('Lamps');
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(button).toHaveText('Lamps');
  await button.click();
  const star = views.getByRole('button', { name: 'Open this list with Lamps' });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  // Without parameters it is opened so; with some, as they say.
  await visit(page, '/seller/product');
  await names('Glass lamp', 'Brass lamp');
  await expect(button).toHaveText('Lamps');
  await expect(page).toHaveURL(/view=/);
  await visit(page, '/seller/product?q=kettle');
  await names('Kettle');
  await page.getByRole('searchbox').fill('');
  await names('Brass lamp', 'Glass lamp', 'Kettle');
  await expect(page).toHaveURL('/seller/product');

  // What is changed is said, and can be saved.
  await page.getByRole('link', { name: 'Product', exact: true }).click();
  await names('Glass lamp', 'Brass lamp');
  await page.getByRole('columnheader', { name: 'Product Name' }).getByRole('button').click();
  await names('Brass lamp', 'Glass lamp');
  await expect(button).toHaveText('Lamps· changed');
  await page.getByRole('button', { name: 'Columns' }).click();
  // The second press comes before the table has followed the first.
  await page.getByRole('checkbox', { name: /^(Brand|Price \(AED\))$/ }).evaluateAll((boxes) => {
    for (const box of boxes) (box as HTMLInputElement).click();
  });
  await page.keyboard.press('Escape');
  await button.click();
  await views.getByRole('button', { name: 'Save changes' }).click();
  await expect(button).toHaveText('Lamps');
  await visit(page, '/seller/product');
  await names('Brass lamp', 'Glass lamp');
  await expect(page.getByRole('columnheader', { name: /Brand|AED/ })).toHaveCount(0);

  // All rows have the columns that the seller did not choose.
  await button.click();
  await views.getByRole('button', { name: 'All', exact: true }).click();
  await names('Brass lamp', 'Glass lamp', 'Kettle');
  await expect(button).toHaveText('Views');
  await expect(page.getByRole('columnheader', { name: 'Brand' })).toBeVisible();
  await page.reload();
  await names('Brass lamp', 'Glass lamp', 'Kettle');
});

test('leads are kept as a view, on a phone', { tag: '@all' }, async ({ page, request }) => {
  await page.setViewportSize(viewport(360));
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Lantern']);
  await enquire(request, seller, ['Lantern']);
  await openAs(page, seller, '/seller/enquiries?state=NEW');
  const views = page.getByRole('dialog', { name: 'Saved views' });
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await views.getByRole('button', { name: 'Save as…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as a view' });
  const name = 'Those that are new and that nobody has answered yet';
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('button', { name }).click();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await findFaults(page)).toEqual([]);
  await views.getByRole('button', { name: `Open this list with ${name}` }).click();
  await page.keyboard.press('Escape');
  // The tab with all leads is one of the list's own controls.
  await page.getByRole('link', { name: /^All/ }).first().click();
  await expect(page.getByRole('button', { name: /answered yet.*changed/ })).toBeVisible();
  await visit(page, '/seller/enquiries');
  await expect(page).toHaveURL(/state=NEW.*view=/);
});
