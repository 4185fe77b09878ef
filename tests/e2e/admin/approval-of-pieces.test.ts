import type { Page } from '@playwright/test';
import type { ManagedProduct } from '#contracts/product.ts';
import { SETTINGS, setSiteState } from '#database/queries/site-state.ts';
import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { still } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { type ServedApp, servedApp } from '#tests/support/served-app.ts';

let served: ServedApp;
test.beforeAll(async () => {
  served = await servedApp();
});
test.afterAll(() => served.close());

type Who = { authorization: { authorization: string } };

async function openAs(page: Page, role: 'admin' | 'seller', who: Who, path: string) {
  await page.goto(`${served.url}/robots.txt`);
  const token = who.authorization.authorization.replace('Bearer ', '');
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [`${role}Token`, token],
  );
  await visit(page, served.url + path);
}

const decide = (settings: object) => setSiteState(served.db, SETTINGS, JSON.stringify(settings));

/** Adds a piece by its seller's form, or edits that with this id, and returns it. */
async function add(
  seller: Who,
  category: { id: string; sub: { id: string } },
  name: string,
  id?: string,
) {
  const form = new FormData();
  const fields = {
    ...{ name, brand: 'Corvo', description: '', priceINR: '100', priceAED: '5' },
    ...{ categoryId: category.id, subCategoryId: category.sub.id },
  };
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  const headers = seller.authorization;
  const [method, call] = id === undefined ? ['POST', 'add-product'] : ['PUT', `edit-product/${id}`];
  const answer = await fetch(`${served.url}/api/seller/${call}`, { method, headers, body: form });
  expect(answer.ok).toBe(true);
  return (await answer.json()).data as ManagedProduct;
}

test('a new piece is declined, sent again, approved and then seen by shoppers', async ({
  page,
}) => {
  const [admin, seller] = [await anAdmin(served), await aSeller(served)];
  const category = await aCategory(served.db);
  await decide({ approval: { of: 'all' } });
  await add(seller, category, 'Brass lantern');

  await openAs(page, 'seller', seller, '/seller/product');
  await expect(page.getByText('Waiting for approval', { exact: true })).toBeVisible();
  await expect(page.getByText('You asked for a new review')).toHaveCount(0);

  await openAs(page, 'admin', admin, '/admin/approvals/looks');
  const row = page.getByRole('row', { name: 'Brass lantern' });
  await row.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: /^Decline/ });
  await dialog.getByLabel('Why it is declined').fill('Show it from the front.');
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(row).toHaveCount(0);

  await openAs(page, 'seller', seller, '/seller/product');
  await expect(page.getByText('Not approved', { exact: true })).toBeVisible();
  await expect(page.getByText('Show it from the front.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask for a new review' }).click();
  await page.getByRole('dialog').getByLabel('What you changed').fill('A new picture.');
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for a new review' }).click();
  await expect(page.getByText('Waiting for approval', { exact: true })).toBeVisible();

  await openAs(page, 'admin', admin, '/admin/approvals/looks');
  await expect(row).toContainText('A new picture.');
  await row.getByRole('button', { name: 'Approve' }).click();
  await expect(row).toHaveCount(0);
  await visit(page, `${served.url}/shop`);
  await expect(page.getByRole('link', { name: /Brass lantern/ }).first()).toBeVisible();
});

test('an edit waits beside the piece that shoppers see, and the queue is worked by keys', async ({
  page,
}) => {
  const [admin, seller] = [await anAdmin(served), await aSeller(served)];
  const category = await aCategory(served.db);
  await decide({});
  const { _id } = await add(seller, category, 'Copper ewer');
  await decide({ approval: { edits: true }, rules: { words: ['replica'] } });
  await add(seller, category, 'Replica of an ewer');

  await openAs(page, 'seller', seller, `/seller/product?edit=${_id}`);
  const form = page.getByRole('dialog', { name: 'Edit Product' });
  await form.getByLabel('Product Name', { exact: true }).fill('Copper ewer, signed');
  await form.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByText(/Your edit waits for approval/)).toBeVisible();
  await expect(page.getByText('Edit waiting for approval', { exact: true })).toBeVisible();

  await openAs(page, 'admin', admin, '/admin/approvals/looks');
  await page.getByRole('link', { name: 'Review one by one' }).click();
  await expect(page.getByText('Product name has “replica”.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1, name: 'Copper ewer' })).toBeVisible();
  await expect(page.getByText('Copper ewer, signed').first()).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByText('Approve what is shown')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  const decline = page.getByRole('dialog', { name: /^Decline the edit of/ });
  await decline.getByLabel('Why it is declined').fill('Show the signature.');
  await decline.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Replica of an ewer' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled();
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { level: 1, name: 'Products to approve' })).toBeVisible();
  await expect(page.getByText('No product waits')).toBeVisible();

  await openAs(page, 'seller', seller, `/seller/product?edit=${_id}`);
  await expect(form.getByText('This edit was not approved')).toBeVisible();
  await expect(form.getByText('Show the signature.')).toBeVisible();
  await expect(form.getByLabel('Product Name', { exact: true })).toHaveValue('Copper ewer, signed');
  expect(await findFaults(page)).toEqual([]);
  await form.getByRole('button', { name: 'Withdraw the edit' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByText('Edit not approved', { exact: true })).toHaveCount(0);
});

test('several pieces and edits are decided at once, and one that was changed meanwhile is named and left', async ({
  page,
  complaints,
}) => {
  const [admin, seller] = [await anAdmin(served), await aSeller(served)];
  const category = await aCategory(served.db);
  await decide({});
  const tray = await add(seller, category, 'Tin tray');
  await decide({ approval: { of: 'all', edits: true } });
  await add(seller, category, 'Tin tray, engraved', tray._id);
  const [jug, bowl] = [
    await add(seller, category, 'Tin jug'),
    await add(seller, category, 'Tin bowl'),
  ];
  const found = async (id: string) => (await fetch(`${served.url}/api/get-product/${id}`)).status;
  const nameOf = async (id: string) =>
    (await (await fetch(`${served.url}/api/get-product/${id}`)).json()).name;

  await openAs(page, 'admin', admin, '/admin/approvals/looks');
  for (const name of ['Tin tray', 'Tin jug', 'Tin bowl']) {
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  }
  await add(seller, category, 'Tin bowl, dented', bowl._id);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve: 3 selected' });
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(dialog.getByText('2 done, 1 failed')).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Tin bowl' })).toContainText(
    'This was changed in the meantime.',
  );
  expect(complaints.splice(0).join()).toContain('409');
  expect([await nameOf(tray._id), await found(jug._id), await found(bowl._id)]).toEqual([
    'Tin tray, engraved',
    200,
    404,
  ]);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await add(seller, category, 'Tin tray, gilded', tray._id);
  await openAs(page, 'admin', admin, '/admin/approvals/looks');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  const declining = page.getByRole('dialog', { name: 'Decline: 2 selected' });
  await declining.getByLabel('Why they are declined').fill('Show the tin.');
  await declining.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(declining.getByText('2 done, 0 failed')).toBeVisible();
  expect([await nameOf(tray._id), await found(bowl._id)]).toEqual(['Tin tray, engraved', 404]);
  await declining.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('No product waits')).toBeVisible();
});

test('the queue is walked to its end, past its first hundred, while pieces and edits come in', async ({
  page,
}) => {
  const [admin, seller] = [await anAdmin(served), await aSeller(served)];
  const category = await aCategory(served.db);
  await decide({});
  const old = await add(seller, category, 'Old lamp');
  const ids: string[] = [];
  for (let number = 1; number <= 103; number += 1) {
    const waits = { takenDownReason: 'not-approved', takenDownAt: new Date(number) } as const;
    const values = { name: `Piece ${number}`, ...waits, lookAgainAt: new Date(number * 1000) };
    ids.push((await aProduct(served.db, parentsOf(seller, category), values)).id);
  }
  await decide({ approval: { of: 'all', edits: true } });
  const heading = page.getByRole('heading', { level: 1 });
  const walked: string[] = [];
  const shows = async (name: string) => {
    await expect(heading).toHaveText(name);
    walked.push(name);
  };
  const next = async () => {
    await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
    await page.keyboard.press('n');
  };
  const approve = async () => {
    await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled();
    await page.keyboard.press('a');
  };

  await openAs(page, 'admin', admin, '/admin/approvals/looks');
  await page.getByRole('link', { name: 'Review one by one' }).click();
  await shows('Piece 1');
  await expect(page.getByText('1 of 103 · New product')).toBeVisible();
  await visit(page, `${served.url}/admin/approvals/looks/${ids[98]}`);
  await shows('Piece 99');
  // An edit of an old piece and a new one come last; who looks at the others meets them in their turn.
  await add(seller, category, 'Old lamp, rewired', old._id);
  await add(seller, category, 'Late piece');
  await approve();
  await shows('Piece 100');
  await expect(page.getByText('99 of 104 · New product')).toBeVisible();
  await next();
  await shows('Piece 101');
  // A colleague decides the next one, and this one too.
  for (const at of [101, 100]) {
    const headers = { ...admin.authorization, 'content-type': 'application/json' };
    const url = `${served.url}/api/admin/put-up/${ids[at]}`;
    expect((await fetch(url, { method: 'PUT', headers, body: '{"words":""}' })).ok).toBe(true);
  }
  // Who comes back to the tab reads it anew, once what was read is some seconds old.
  await expect(async () => {
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    const decided = page.getByText('Nothing of it waits any more');
    await expect(decided).toBeVisible({ timeout: 1000 });
    // The queue grows old by itself.
    await expect(page.getByText(/\d of 10\d/)).toBeHidden({ timeout: 1000 });
  }).toPass();
  await next();
  await shows('Piece 103');
  await approve();
  await shows('Old lamp');
  await approve();
  await shows('Late piece');
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.keyboard.press('p');
  await shows('Piece 100');
  expect(walked.slice(1, -1)).toEqual([...new Set(walked.slice(1, -1))]);
});

test('what says that a piece was decided leaves the name of the next one free', async ({
  page,
}) => {
  const [admin, seller] = [await anAdmin(served), await aSeller(served)];
  const category = await aCategory(served.db);
  await decide({ approval: { of: 'all' } });
  for (const number of [1, 2, 3])
    await add(seller, category, `Brass lantern ${number}, made in one piece by hand in Jaipur`);
  await openAs(page, 'admin', admin, '/admin/approvals/looks');
  await page.getByRole('link', { name: 'Review one by one' }).click();
  for (const [at, width] of [1280, 360].entries()) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByText(/^1 of \d · New product/)).toBeVisible();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    const heading = page.getByRole('heading', { level: 1, name: `Brass lantern ${at + 2}` });
    await expect(heading).toBeVisible();
    const toast = page.locator('[data-sonner-toast]').first();
    await expect(toast).toContainText('Undo');
    await still(page);
    const [shown, name] = [await toast.boundingBox(), await heading.boundingBox()];
    if (shown === null || name === null) throw new Error('One of them is gone.');
    const isBeside = shown.x + shown.width <= name.x;
    expect(isBeside || shown.y + shown.height <= name.y, `at ${width}`).toBe(true);
    await expect(toast).toHaveCount(0, { timeout: 10_000 });
  }
});
