import type { Page } from '@playwright/test';
import type { ManagedProduct } from '#contracts/product.ts';
import type { Seller } from '#contracts/seller.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { undone } from '#tests/support/browser/undone.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { addProducts, ownSeller } from '../seller/seller-session.ts';
import { asAdmin, counted, openAsAdmin, ownName } from './admin-session.ts';

/** A change of several rows, undone from the dialog that did it. */
async function undoneTogether(
  page: Page,
  read: () => Promise<unknown>,
  label: string,
  ask: (dialog: ReturnType<Page['getByRole']>) => Promise<void> = async () => {},
): Promise<void> {
  const before = await read();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: label, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await ask(dialog);
  await dialog.getByRole('button', { name: label, exact: true }).click();
  await expect(dialog.getByText(/ done, 0 failed$/)).toBeVisible();
  expect(await read()).not.toEqual(before);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText(/ undone, 0 (failed|changed since)$/)).toBeVisible();
  expect(await read()).toEqual(before);
  await dialog.getByRole('button', { name: 'Done' }).click();
}

test('lists and unlists categories, sub-categories and types, and undoes it', async ({
  page,
  request,
}) => {
  type Entry = { _id: string; status: string };
  const add = async (path: string, data: object) =>
    (await asAdmin<{ data: Entry }>(request, 'POST', path, data)).data;
  const word = ownName('Avocet').replace(' ', '');
  const top = await add('/add-category', { name: word });
  const below = { name: word, categoryId: top._id };
  const sub = await add('/add-subcategory', below);
  const type = await add('/add-type', { ...below, subCategoryId: sub._id });
  for (const [screen, list, id] of [
    ['category', 'get-category', top._id],
    ['sub-category', 'get-subcategory', sub._id],
    ['product-type', 'get-type', type._id],
  ]) {
    const read = async () =>
      (await asAdmin<Entry[]>(request, 'GET', `/${list}?q=${word}`)).find(({ _id }) => _id === id)
        ?.status;
    await openAsAdmin(page, `/admin/${screen}?q=${word}`);
    const button = (name: string) =>
      page.getByRole('button', { name: `${name} ${word}`, exact: true });
    const press = (name: string) => button(name).click();
    await undone(page, read, () => press('Unlist'));
    await press('Unlist');
    await expect(button('List')).toBeVisible();
    await page.reload();
    await undone(page, read, () => press('List'));
    await undoneTogether(page, read, 'List');
  }
  await asAdmin(request, 'DELETE', `/delete-type/${type._id}`);
  await asAdmin(request, 'DELETE', `/delete-subcategory/${sub._id}`);
  await asAdmin(request, 'DELETE', `/delete-category/${top._id}`);
});

test('changes of pieces are undone, one by one and together', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  const word = ownName('Curlew').replace(' ', '');
  await addProducts(request, seller, [`${word} one`, `${word} two`]);
  const rows = () => asAdmin<ManagedProduct[]>(request, 'GET', `/get-products?q=${word}&sort=name`);
  const read = async () =>
    (await rows()).map(({ trending, takenDown, attributes, published, hiddenBy }) => ({
      trending,
      takenDown,
      attributes,
      published,
      hiddenBy,
    }));
  const [, first] = await rows();
  const url = `/admin/product?q=${word}`;
  await openAsAdmin(page, url);
  const inMenu = async (item: string) => {
    await page.getByRole('button', { name: `More for ${first?.name}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const takeDown = async (dialog: ReturnType<Page['getByRole']>) => {
    await dialog.getByLabel('Reason').selectOption('authenticity');
  };
  await undone(page, read, async () => {
    await inMenu('Take down…');
    const dialog = page.getByRole('dialog');
    await takeDown(dialog);
    await dialog.getByRole('button', { name: 'Take down' }).click();
  });
  // One of the two is trending, and down, beforehand: it stays so.
  await asAdmin(request, 'PUT', `/update-trending/${first?._id}`, { isTrending: true });
  const reason = { reason: 'authenticity', words: '' };
  await asAdmin(request, 'PUT', `/take-down/${first?._id}`, reason);
  await visit(page, url);
  await undone(page, read, () => inMenu('Put up again'));
  await visit(page, url);
  for (const [label, ask] of [
    ['Set as trending'],
    ['Clear trending'],
    ['Take down', takeDown],
    ['Put up'],
    [
      'Delete',
      async (dialog: ReturnType<Page['getByRole']>) => {
        await dialog.getByLabel('Reason').selectOption('price');
      },
    ],
    [
      'Set attribute',
      async (dialog: ReturnType<Page['getByRole']>) => {
        await dialog.getByRole('combobox').first().selectOption({ label: 'Case material' });
        await dialog.getByLabel('Case material', { exact: true }).selectOption({ label: 'Bronze' });
      },
    ],
  ] as const) {
    await undoneTogether(page, read, label, ask);
    await visit(page, url);
  }
});

test('sellers are deactivated together and are again what each was', async ({ page, request }) => {
  const word = ownName('Sanderling').replace(' ', '');
  for (const [index, isApproved] of [true, false].entries()) {
    const { _id } = (
      (await (
        await request.post('/api/seller/register', {
          data: {
            name: `${word} ${index}`,
            email: `${word.toLowerCase()}${index}@sellers.example`,
            phone: `556${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`,
            password: 'a long password',
          },
        })
      ).json()) as { data: Seller }
    ).data;
    if (isApproved) await asAdmin(request, 'PUT', `/update-status/${_id}`, { status: true });
  }
  const read = async () =>
    (await asAdmin<Seller[]>(request, 'GET', `/get-sellers?q=${word}&sort=name&order=asc`)).map(
      ({ approval }) => approval,
    );
  await openAsAdmin(page, `/admin/sellers?q=${word}`);
  await page.getByRole('checkbox', { name: `Select ${word} 0` }).check();
  await page.getByRole('checkbox', { name: `Select ${word} 1` }).check();
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The licence has expired.');
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(dialog.getByText('2 done, 0 failed')).toBeVisible();
  expect(await read()).toEqual(['deactivated', 'declined']);
  // To decline a newcomer is not undone by approving it.
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('1 undone, 0 failed')).toBeVisible();
  expect(await read()).toEqual(['approved', 'declined']);
});

test('a dismissed search and a deleted synonym come back', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const word = ownName('Redshank').toLowerCase().replace(' ', '');
  const synonyms = async () =>
    (
      await asAdmin<{ kind: string; words: string[] }[]>(request, 'GET', `/get-synonyms?q=${word}`)
    ).map(({ kind, words }) => ({ kind, words }));
  await asAdmin(request, 'POST', '/add-synonym', { kind: 'same', words: [word, `wader ${word}`] });
  await openAsAdmin(page, `/admin/searches?q=${word}`);
  await undone(page, synonyms, () => page.getByRole('button', { name: `Delete ${word}` }).click());

  await request.post('/api/searches', { data: { q: word } });
  await counted(request, word);
  const dismissed = async () =>
    (await asAdmin<unknown[]>(request, 'GET', `/get-searches?q=${word}&dismissed=true`)).length;
  await openAsAdmin(page, `/admin/searches/frequent?q=${word}`);
  await undone(page, dismissed, () => page.getByRole('button', { name: /^Dismiss/ }).click());
});
