import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundLayout } from '#tests/support/browser/sound-layout.ts';
import { fillIn } from './product-form.ts';
import { addProducts, openAs, ownSeller, productsOf } from './seller-session.ts';

test('prices are grouped while typed, proposed by the rate of the profile, and asked about where far off', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  await openAs(page, seller, '/seller/dashboard');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Rupees per dirham').fill('22.9');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();

  await page.goto('/seller/product?edit=new');
  await fillIn(page, 'Two lakh watch');
  const [inr, aed] = [page.getByLabel('Price (INR)'), page.getByLabel('Price (AED)')];
  await inr.fill('');
  await aed.fill('');
  await inr.pressSequentially('200000');
  await expect(inr).toHaveValue('2,00,000');
  await inr.press('ArrowLeft');
  await inr.press('Backspace');
  await expect(inr).toHaveValue('20,000');
  await inr.pressSequentially('0');
  await expect(inr).toHaveValue('2,00,000');
  await expect(page.getByText('AED 8,734 at your rate.')).toBeVisible();
  await expect(aed).toHaveValue('');
  await aed.fill('87');
  await expect(page.getByText('These two prices are far apart.')).toBeVisible();
  await page.getByRole('button', { name: 'Create Product' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Are these prices right?' });
  await expect(asked).toContainText('₹2,00,000 beside AED 87');
  expect(await findFaults(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Look again' }).click();
  expect(await productsOf(request, seller)).toEqual([]);
  await page.getByRole('button', { name: 'Use it as the price in AED' }).click();
  await expect(aed).toHaveValue('8,734');
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await productsOf(request, seller)).toMatchObject([{ priceINR: 200_000, priceAED: 8734 }]);
});

test('a price that is changed proposes the other, and asks for the rate where there is none', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Brass lamp']);
  await openAs(page, seller, '/seller/product');
  await page.getByRole('button', { name: 'Edit Brass lamp' }).click();
  const [inr, aed] = [page.getByLabel('Price (INR)'), page.getByLabel('Price (AED)')];
  await expect(inr).toHaveValue('1,000');
  await expect(page.getByLabel(/rupees per dirham/i)).toHaveCount(0);
  await aed.fill('40');
  // Neither empty nor far off, but left behind.
  const rate = page.getByLabel(/rupees per dirham/i);
  await expect(page.getByText('at your rate.')).toHaveCount(0);
  await rate.fill('23');
  await expect(page.getByText('₹920 at your rate.')).toBeVisible();
  await expectSoundLayout(page, 'the question for the rate');
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use it as the price in INR' }).click();
  await expect(inr).toHaveValue('920');
  await expect(page.getByText('at your rate.')).toHaveCount(0);
  await inr.fill('1150');
  await expect(page.getByText('AED 50 at your rate.')).toBeVisible();
  await page.getByRole('button', { name: 'Use it as the price in AED' }).click();
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await productsOf(request, seller)).toMatchObject([{ priceINR: 1150, priceAED: 50 }]);
});

test('all prices rise by per cent, seen before it is done, and undone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Brass lamp', 'Oak chest']);
  const prices = async () =>
    (await productsOf(request, seller)).map(({ priceINR, priceAED }) => [priceINR, priceAED]);
  const before = await prices();
  await openAs(page, seller, '/seller/product');
  for (const name of ['Brass lamp', 'Oak chest']) await page.getByLabel(`Select ${name}`).check();
  await page.getByRole('button', { name: 'Change prices' }).click();
  const dialog = page.getByRole('dialog');
  const go = dialog.getByRole('button', { name: 'Change prices' });
  await expect(go).toBeDisabled();
  await dialog.getByLabel('Per cent').fill('10');
  const lamp = dialog.getByRole('listitem').filter({ hasText: 'Brass lamp' }).last();
  await expect(lamp).toContainText('₹1,100');
  await dialog.getByLabel('Rounded (INR)').selectOption('up to end in 9');
  await expect(lamp).toContainText('₹1,109');
  await expect(go).toBeEnabled();
  await expectSoundLayout(page, 'the change of prices');
  expect(await findFaults(page)).toEqual([]);
  await go.click();
  await expect(dialog.getByText('2 done, 0 failed')).toBeVisible();
  expect((await prices()).map(([inr]) => inr)).toEqual([1109, 1109]);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('2 undone, 0 changed since')).toBeVisible();
  expect(await prices()).toEqual(before);
});

test('a dialog of a row stays when the screen is turned, and the rows turn after it', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Brass lamp']);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, seller, '/seller/product');
  await page.getByRole('button', { name: 'More for Brass lamp' }).click();
  await page.getByRole('menuitem', { name: 'Prices…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.setViewportSize({ width: 800, height: 1280 });
  await page.waitForTimeout(300);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'More for Brass lamp' })).toBeVisible();
});
