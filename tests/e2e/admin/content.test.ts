import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { type ServedApp, servedApp } from '#tests/support/served-app.ts';

// What the home page says is the same for all: a shop of its own.
let served: ServedApp;
test.beforeAll(async () => {
  served = await servedApp();
});
test.afterAll(() => served.close());

test('a slide and the order of sections are changed, looked at, published and taken back', async ({
  page,
}) => {
  const { token } = await anAdmin(served, { name: 'Asha Rao' });
  await page.goto(`${served.url}/robots.txt`);
  await page.evaluate((text) => localStorage.setItem('adminToken', text), token);
  await visit(page, `${served.url}/admin/content`);
  await expect(page.getByText('The shop says the first version')).toBeVisible();
  await page.getByLabel('Heading', { exact: true }).first().fill('Monsoon');
  await page.getByLabel('Heading in Arabic').first().fill('موسم');
  await page.getByRole('link', { name: 'Home sections' }).click();
  for (let step = 0; step < 5; step += 1) {
    await page.getByRole('button', { name: 'Move New arrivals up' }).click();
  }
  await page.getByRole('button', { name: 'Story', exact: true }).click();
  await page.getByLabel('Title', { exact: true }).fill('Why we answer by hand');
  await page.getByLabel('Text', { exact: true }).fill('Each question is read by a person.');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Draft of Asha Rao')).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  expect(await (await page.request.get(`${served.url}/`)).text()).not.toContain('Monsoon');

  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'On a Phone' }).click();
  const preview = await opening;
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('Monsoon');
  await expect(preview).toHaveURL(/\/\?preview=/);
  await preview.close();

  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await expect(page.getByText('The shop says version 1')).toBeVisible();
  const shop = await page.context().newPage();
  const errors: Error[] = [];
  shop.on('pageerror', (error) => errors.push(error));
  await visit(shop, `${served.url}/`);
  const heading = shop.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Monsoon');
  await expect(shop.getByRole('heading', { level: 2 }).first()).toHaveText('New Arrivals');
  await expect(shop.getByText('Each question is read by a person.')).toBeVisible();
  await shop.getByRole('button', { name: 'Next promotion' }).click();
  await expect(shop.getByRole('button', { name: 'Show promotion 2' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(errors).toEqual([]);
  await visit(shop, `${served.url}/ar`);
  await expect(heading).toContainText('موسم');

  await page.getByRole('link', { name: 'Slides' }).click();
  await page.getByLabel('Heading', { exact: true }).first().fill('Winter');
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await expect(page.getByText('The shop says version 2')).toBeVisible();
  await page.getByRole('link', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Compare version 1' }).click();
  await expect(page.getByRole('dialog').locator('ins')).toHaveText('Winter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Go back to version 1' }).click();
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await expect(page.getByText('The shop says version 3')).toBeVisible();
  await visit(shop, `${served.url}/`);
  await expect(heading).toContainText('Monsoon');
});

test('what is refused is said beside its field, wherever that is', async ({ page, complaints }) => {
  const { token } = await anAdmin(served);
  await page.goto(`${served.url}/robots.txt`);
  await page.evaluate((text) => localStorage.setItem('adminToken', text), token);
  await visit(page, `${served.url}/admin/content?part=promotions`);
  const title = page.getByLabel('Title', { exact: true });
  await title.first().fill('');
  await page.getByRole('link', { name: 'Home sections' }).click();
  await page.getByRole('button', { name: 'Story', exact: true }).click();
  await page.getByRole('link', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await expect(page.getByRole('alert').first()).toContainText('3 fields need another look');
  await expect(page).toHaveURL(/part=promotions/);
  await expect(title.first()).toBeFocused();
  await expect(title.first()).toHaveAccessibleDescription('Must not be empty.');
  expect(complaints).toEqual([expect.stringContaining('422')]);
  complaints.length = 0;
  expect(await findFaults(page)).toEqual([]);
  await title.first().fill('Watches');
  await expect(title.first()).not.toHaveAttribute('aria-invalid');
  await page.getByRole('link', { name: 'Home sections 2 fields were refused' }).click();
  const sections = page.getByRole('region', { name: 'Home sections' });
  const heading = sections.getByLabel('Title', { exact: true }).last();
  await expect(heading).toHaveAccessibleDescription('Must not be empty.');
  await heading.fill('By hand');
  await sections.getByLabel('Text', { exact: true }).last().fill('Each question is read.');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expect(page.getByText('another look')).toHaveCount(0);
});

test('pieces of the home page are chosen by words, put in order, and told of where nobody sees them', async ({
  page,
}) => {
  const { token, authorization } = await anAdmin(served);
  const category = await aCategory(served.db);
  const [shop, closed] = [
    await aSeller(served, { name: 'Bay Watches' }),
    await aSeller(served, { approved: false }),
  ];
  const first = await aProduct(served.db, parentsOf(shop, category), { name: 'Harbour Watch' });
  const second = await aProduct(served.db, parentsOf(shop, category), { name: 'Harbour Clock' });
  const unseen = await aProduct(served.db, parentsOf(closed, category), { name: 'Old Compass' });
  const api = `${served.url}/api/admin/content`;
  const { content, draft } = await (await fetch(api, { headers: authorization })).json();
  const pieces = { kind: 'pieces', title: { en: 'Our choice' }, pieces: [unseen.id, first.id] };
  await fetch(api, {
    ...{ method: 'PUT', headers: { ...authorization, 'content-type': 'application/json' } },
    body: JSON.stringify({
      content: { ...content, sections: [pieces] },
      version: draft?.version ?? 0,
    }),
  });
  await page.goto(`${served.url}/robots.txt`);
  await page.evaluate((text) => localStorage.setItem('adminToken', text), token);
  await visit(page, `${served.url}/admin/content?part=sections`);
  const chosen = page.getByRole('region', { name: 'Home sections' }).locator('ol ol > li');
  await expect(chosen.first()).toContainText('Shoppers do not see it');
  await page.getByLabel('Find a product').fill('harbour');
  await page.getByRole('button', { name: /^Add .*Harbour Clock.*Bay Watches/ }).click();
  await expect(chosen.nth(2)).toContainText(/Bay Watches.*₹12,499/);
  await page.getByRole('button', { name: 'Move Harbour Clock up' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move Harbour Clock up' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove Old Compass' }).click();
  await expect(page.getByLabel('Find a product')).toBeFocused();
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  const saved = await (await fetch(api, { headers: authorization })).json();
  expect(saved.content.sections[0].pieces).toEqual([second.id, first.id]);
});
