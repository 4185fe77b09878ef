import type { ProductDraft } from '#contracts/products/product-draft.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { undone } from '#tests/support/browser/undone.ts';
import {
  addProducts,
  callApi,
  enquire,
  leadOf,
  openAs,
  ownSeller,
  productsOf,
} from './seller-session.ts';

test('states of pieces are undone, one by one and together', async ({ page, request }) => {
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Brass lamp', 'Oak chest']);
  const read = async () =>
    (await productsOf(request, seller)).map(
      ({ name, availability, reservedUntil, hiddenBy, published }) => ({
        name,
        availability,
        reservedUntil,
        hiddenBy,
        published,
      }),
    );
  const idOf = async (wanted: string) =>
    (await productsOf(request, seller)).find(({ name }) => name === wanted)?._id;
  const lamp = await idOf('Brass lamp');
  const data = { hidden: true };
  await callApi(request, 'PUT', `/seller/hide-product/${lamp}`, { ...seller, data });
  await openAs(page, seller, '/seller/product');
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  const inMenu = async (name: string, item: RegExp) => {
    await row(name)
      .getByRole('button', { name: `More for ${name}` })
      .click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await undone(page, read, () => row('Oak chest').getByRole('button', { name: /sold/i }).click());
  await undone(page, read, () => inMenu('Brass lamp', /^Show/));
  await undone(page, read, () => inMenu('Oak chest', /^Hide/));
  await undone(page, read, async () => {
    await inMenu('Oak chest', /^Reserve…/);
    await page.getByRole('dialog').getByRole('button', { name: 'Reserve' }).click();
  });
  // The lamp is hidden beforehand, and stays so.
  for (const action of [/^Hide$/, /^Show$/, /sold$/i]) {
    const before = await read();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('status').locator('..').getByRole('button', { name: action }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: action }).click();
    await expect(dialog.getByText('2 done, 0 failed')).toBeVisible();
    expect(await read()).not.toEqual(before);
    await dialog.getByRole('button', { name: 'Undo' }).click();
    // What was so already was not changed, and is not undone.
    await expect(dialog.getByText(/^[12] undone, 0 changed since$/)).toBeVisible();
    expect(await read()).toEqual(before);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.reload();
  }
});

test('prices, categories, attributes and deletions are undone, of some and of all that match', {
  tag: '@all',
}, async ({ page, request }) => {
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Brass lamp', 'Oak chest', 'Tin cup']);
  const read = async () =>
    (await productsOf(request, seller)).map((each) => ({
      ...{ _id: each._id, name: each.name, priceINR: each.priceINR, priceAED: each.priceAED },
      ...{ entries: [each.categoryId, each.subCategoryId, each.productTypeId] },
      ...{ attributes: each.attributes, published: each.published, createdAt: each.createdAt },
      availability: each.availability,
    }));
  const before = await read();
  type Dialog = ReturnType<typeof page.getByRole>;
  const choose = async (dialog: Dialog, category: string) => {
    await dialog.getByRole('combobox').first().selectOption({ label: category });
    await dialog.getByRole('combobox').nth(1).selectOption({ index: 1 });
  };
  const asks: [label: string, ask: (dialog: Dialog) => Promise<void>][] = [
    ['Change prices', (dialog) => dialog.getByLabel('Per cent').fill('12.5')],
    ['Change category or type', (dialog) => choose(dialog, 'Sunglasses')],
    [
      'Set attribute',
      async (dialog) => {
        await choose(dialog, 'Watches');
        await dialog.getByRole('combobox').last().selectOption({ label: 'Case material' });
        await dialog.getByLabel('Case material', { exact: true }).selectOption({ label: 'Bronze' });
      },
    ],
    ['Reserve', async () => {}],
    ['Delete', async () => {}],
  ];
  for (const isAll of [false, true]) {
    for (const [label, ask] of asks) {
      await openAs(page, seller, '/seller/product');
      await page.getByRole('checkbox', { name: 'Select Oak chest' }).check();
      if (isAll) await page.getByRole('button', { name: 'Select all 3 that match' }).click();
      await page.getByRole('button', { name: label, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await ask(dialog);
      await dialog.getByRole('button', { name: label, exact: true }).click();
      const count = isAll ? 3 : 1;
      await expect(dialog.getByText(`${count} done, 0 failed`)).toBeVisible();
      expect(await read(), label).not.toEqual(before);
      await dialog.getByRole('button', { name: 'Undo' }).click();
      await expect(dialog.getByText(new RegExp(`^${count} undone, 0`))).toBeVisible();
      expect(await read(), label).toEqual(before);
      await dialog.getByRole('button', { name: 'Done' }).click();
    }
  }
});

test('a deleted draft comes back as it was', { tag: '@all' }, async ({ page, request }) => {
  const seller = await ownSeller(request, false);
  const data = { name: 'Monsoon Chronograph', priceINR: '1,24,' };
  await callApi(request, 'PUT', '/seller/save-draft/abcdefgh12345678', { ...seller, data });
  const read = async () =>
    (await callApi<ProductDraft[]>(request, 'GET', `/seller/get-drafts/${seller.id}`, seller)).map(
      ({ _id, values }) => ({ _id, values }),
    );
  await openAs(page, seller, '/seller/product');
  await undone(page, read, () =>
    page.getByRole('button', { name: 'Delete draft Monsoon Chronograph' }).click(),
  );
});

test('moves of a lead are undone, with what they did to its piece', async ({ page, request }) => {
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Brass lamp']);
  const reference = await enquire(request, seller, ['Brass lamp']);
  const read = async () => {
    const { state, wonPrice, lostReason, reservedUntil } = await leadOf(request, seller, reference);
    const [piece] = await productsOf(request, seller);
    return { state, wonPrice, lostReason, reservedUntil, piece: piece?.availability };
  };
  const { _id } = await leadOf(request, seller, reference);
  await openAs(page, seller, `/seller/enquiries/${_id}`);
  const press = (name: RegExp) => page.getByRole('article').getByRole('button', { name }).click();
  const save = (name: string | RegExp) =>
    page.getByRole('dialog').getByRole('button', { name }).last().click();
  await undone(page, read, () => press(/talking/i));
  await undone(page, read, async () => {
    await press(/reserved?$/i);
    await save('Reserve');
  });
  await undone(page, read, async () => {
    await press(/won$/i);
    await save(/won$/i);
  });
  await undone(page, read, async () => {
    await press(/lost$/i);
    await save('The price');
  });
});
