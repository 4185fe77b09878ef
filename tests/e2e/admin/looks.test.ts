import type { Locator } from '@playwright/test';
import type { ManagedProduct } from '#contracts/product.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { complete, expectSoundLayout } from '#tests/support/browser/sound-layout.ts';
import { undone } from '#tests/support/browser/undone.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { addProducts, callApi, ownSeller, productsOf } from '../seller/seller-session.ts';
import { asAdmin, openAsAdmin, ownName } from './admin-session.ts';

/** Whether nothing around a text cuts it off: no line clamp, no box that hides what flows over. */
const isWhole = (text: Locator) =>
  text.evaluate((element) => {
    const { right, bottom } = element.getBoundingClientRect();
    for (let box: Element | null = element; box?.matches('li, li *, tr, tr *, p, p *, bdi'); ) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const rect = box.getBoundingClientRect();
      if (overflowY !== 'visible' && (box.scrollHeight > box.clientHeight || rect.bottom < bottom))
        return false;
      if (overflowX !== 'visible' && (box.scrollWidth > box.clientWidth || rect.right < right))
        return false;
      box = box.parentElement;
    }
    return right <= document.documentElement.clientWidth;
  });

test('another look shows reason and plea whole at every width, and “Keep down” repeats them', async ({
  page,
  request,
}) => {
  const seller = await ownSeller(request);
  const name = ownName('Copper ewer');
  await addProducts(request, seller, [name]);
  const [product] = await productsOf(request, seller);
  const words = `The hallmark cannot be read. ${'Show it closer, in daylight. '.repeat(15)}Thank you.`;
  const plea = `Here it is, from three sides. ${'It was my grandmother’s. '.repeat(16)}Please look.`;
  const down = { reason: 'authenticity', words };
  await asAdmin(request, 'PUT', `/take-down/${product?._id}`, down);
  const data = { words: plea };
  await callApi(request, 'POST', `/seller/ask-for-look/${product?._id}`, { ...seller, data });

  await openAsAdmin(page, '/admin/approvals/looks?size=100');
  for (const width of [360, 768, 1120, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await complete(page);
    const row = page
      .locator('main :is(tbody tr, li)', { hasText: name })
      .filter({ visible: true })
      .first();
    for (const said of ['We doubt that it is authentic', words, plea]) {
      const text = row.getByText(said.trim(), { exact: false }).last();
      await expect(text).toBeVisible();
      expect(await isWhole(text), `${said.slice(0, 20)} at ${width}`).toBe(true);
    }
    await expectSoundLayout(page, `looks at ${width}`, false);
    await row.getByRole('button', { name: `Keep down ${name}` }).click();
    const dialog = page.getByRole('dialog');
    for (const said of ['We doubt that it is authentic', words, plea]) {
      await expect(dialog.getByText(said.trim(), { exact: false }).last()).toBeVisible();
    }
    await expectSoundLayout(page, `keep down at ${width}`, width === 360);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  }
  const read = async () => {
    const [row] = await asAdmin<ManagedProduct[]>(
      request,
      'GET',
      `/get-products?q=${encodeURIComponent(name)}`,
    );
    return row?.takenDown;
  };
  await visit(page, '/admin/approvals/looks?size=100');
  await undone(page, read, () => page.getByRole('button', { name: `Put up ${name}` }).click());
});

test('on a phone, the small print of a card is whole, and no day is broken over lines', async ({
  page,
  request,
}) => {
  const title = ownName('Closed for the feast');
  await asAdmin(request, 'POST', '/add-announcement', {
    ...{ title, text: 'Nobody answers on Friday.', tag: null, mailed: false },
  });
  const name = ownName('Wolfeschlegel');
  const email = `${name.replace(' ', '.').toLowerCase()}.of.the.long.quay@readers.example`;
  const message = 'Does it come with a shorter strap? '.repeat(5);
  await request.post('/api/contact', { data: { name, email, message } });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, said] of [
    ['announcements', title],
    ['messages', name],
  ] as const) {
    await openAsAdmin(page, `/admin/${path}?q=${encodeURIComponent(said)}`);
    await complete(page);
    const card = page.getByRole('listitem').filter({ hasText: said });
    const day = card.getByText(/\d+ \w+ \d{4}, \d\d:\d\d$/).last();
    expect(await isWhole(day), path).toBe(true);
    expect((await day.boundingBox())?.height, path).toBeLessThan(22);
  }
});
