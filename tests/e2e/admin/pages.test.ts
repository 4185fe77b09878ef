import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { type ServedApp, servedApp } from '#tests/support/served-app.ts';

let served: ServedApp;
test.beforeAll(async () => {
  served = await servedApp();
});
test.afterAll(() => served.close());

const word = `<html><head><style>p{color:red}</style></head><body>
<h1>The boat<o:p></o:p></h1>
<p class=MsoNormal style='color:red'>Built by <b>hand</b>, in a <a href="javascript:alert(1)">yard</a>.</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>·&nbsp;</span><!--[endif]-->Teak</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;</span>Brass</p>
<script>alert(1)</script></body></html>`;

test('a story is written, pasted into, looked at, published, and read on a phone', async ({
  page,
}) => {
  const { token } = await anAdmin(served, { name: 'Asha Rao' });
  const seller = await aSeller(served);
  const parents = parentsOf(seller, await aCategory(served.db));
  await aProduct(served.db, parents, { name: 'Harbour Watch' });
  await page.goto(`${served.url}/robots.txt`);
  await page.evaluate((text) => localStorage.setItem('adminToken', text), token);
  await visit(page, `${served.url}/admin/pages`);
  await page.getByRole('link', { name: 'Write a Story' }).first().click();
  await page.getByLabel('Title', { exact: true }).fill('What the rain brings');
  await page.getByLabel('Summary', { exact: true }).fill('A month with boat builders.');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.keyboard.type('The yard opens at dawn.');
  await page.keyboard.press('Enter');
  await text.evaluate((element, html) => {
    const data = new DataTransfer();
    data.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, word);
  await expect(text.getByRole('heading', { name: 'The boat' })).toBeVisible();
  await expect(text.getByRole('listitem')).toHaveText(['Teak', 'Brass']);
  await page.getByRole('button', { name: 'Products', exact: true }).click();
  await page.getByLabel('Find a product').fill('harbour');
  await page.getByRole('button', { name: 'Harbour Watch' }).click();
  await expect(page.getByRole('button', { name: 'Remove Harbour Watch' })).toBeVisible();
  const picture = await scene(1200, 800, 1).jpeg().toBuffer();
  await page
    .getByLabel('Picture at its top: a file')
    .setInputFiles({ name: 'boat.jpg', mimeType: 'image/jpeg', buffer: picture });
  await page.getByLabel('What it shows', { exact: true }).fill('A boat on its slip');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/pages\/[a-z0-9]+$/);
  expect(await findFaults(page)).toEqual([]);
  const address = `${served.url}/stories/what-the-rain-brings`;
  expect((await page.request.get(address)).status()).toBe(404);

  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'On a Phone' }).click();
  const preview = await opening;
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('What the rain brings');
  await preview.close();

  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();

  const shop = await page.context().newPage();
  await shop.setViewportSize({ width: 360, height: 740 });
  await visit(shop, address);
  await expect(shop.getByRole('article').getByText('The yard opens at dawn.')).toBeVisible();
  await expect(shop.getByRole('article').getByRole('listitem').first()).toHaveText('Teak');
  await expect(shop.locator('article a[href^="javascript"]')).toHaveCount(0);
  await expect(shop.getByRole('link', { name: 'Harbour Watch' })).toBeVisible();
  const wider = () => shop.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await wider()).toBeLessThanOrEqual(0);
  expect(await findFaults(shop)).toEqual([]);

  await text.getByText('The yard opens at dawn.').selectText();
  await page.keyboard.type('The yard opens at dusk.');
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await page.getByRole('button', { name: 'Compare version 1' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('After').selectOption({ index: 1 });
  await expect(dialog.getByLabel('After').locator('option').nth(1)).toHaveText(
    /^Version 2, .+, Asha Rao$/,
  );
  await expect(dialog.locator('del mark')).toHaveText('dawn.');
  await expect(dialog.locator('ins mark')).toHaveText('dusk.');
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Go Back to Version 1' }).click();
  await expect(text.getByText('The yard opens at dawn.')).toBeVisible();
  await expect(page.getByText('Published, with a draft')).toBeVisible();
  await page.getByRole('button', { name: 'Go back to version 2' }).click();
  await page.getByRole('button', { name: 'Go Back', exact: true }).click();
  await expect(text.getByText('The yard opens at dusk.')).toBeVisible();
});

test('what keeps a story from being saved is said beside its field', async ({
  page,
  complaints,
}) => {
  const { token } = await anAdmin(served);
  await page.goto(`${served.url}/robots.txt`);
  await page.evaluate((text) => localStorage.setItem('adminToken', text), token);
  await visit(page, `${served.url}/admin/pages/new?kind=story`);
  const title = page.getByLabel('Title', { exact: true });
  await page.getByLabel('Summary', { exact: true }).fill('A month with boat builders.');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription('Write a title first.');
  await title.fill('Rain');
  await page.getByRole('button', { name: 'Arabic' }).click();
  await page.getByLabel('Summary in Arabic').fill('شهر مع البنّائين');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByLabel('Title in Arabic')).toBeFocused();
  await page.getByLabel('Title in Arabic').fill('المطر');
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('button', { name: 'Publish Now' }).click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toBeFocused();
  await expect(text).toHaveAccessibleDescription(/Write a paragraph first\./);
  expect(complaints).toEqual([expect.stringContaining('422')]);
  complaints.length = 0;
  expect(await findFaults(page)).toEqual([]);
});
