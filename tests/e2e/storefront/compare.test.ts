import { expect, forgetPreloads, test } from '#tests/support/browser/page-test.ts';
import { expectSoundAtEveryWidth, overflowOf } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { listProducts, productAddress } from './storefront-pages.ts';

test('two handbags are compared, the differences alone, sent, and one is taken out', async ({
  page,
  request,
  complaints,
}) => {
  const products = await listProducts(request);
  const [tote, portico] = ['Quay Tote Tan', 'Portico Top-Handle Green'].map((wanted) =>
    products.find(({ name }) => name === wanted),
  );
  if (!tote || !portico) throw new Error('The demo has no such handbags');
  for (const [piece, shown] of [
    [tote, 'Compare 1 piece'],
    [portico, 'Compare 2 pieces'],
  ] as const) {
    await visit(page, productAddress(piece));
    await page
      .getByRole('button', { name: `Compare ${piece.brand} ${piece.name}` })
      .first()
      .click();
    await expect(page.getByRole('link', { name: shown })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Compare 2 pieces' }).click();
  await expect(page).toHaveURL(`/compare?ids=${tote._id},${portico._id}`);
  const table = page.getByRole('table');
  await expect(table.getByRole('row', { name: /^Width/ })).toContainText('26 cm');
  await expect(table.getByRole('row', { name: /^Condition/ })).toBeVisible();
  await page.getByLabel('Only differences').check();
  await expect(table.getByRole('row', { name: /^Condition/ })).toBeHidden();
  await expectSoundAtEveryWidth(page);
  forgetPreloads(complaints);
  const listed = table.getByRole('button', { name: `Enquiry list: ${tote.brand} ${tote.name}` });
  await listed.click();
  await expect(listed).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: 'Enquiry list, 1 piece' })).toBeVisible();
  await page.getByRole('link', { name: `Remove ${tote.brand} ${tote.name}` }).click();
  await expect(page).toHaveURL(`/compare?ids=${portico._id}`);
  await expect(table.getByRole('columnheader')).toHaveCount(1);

  // One that is sent leaves it alone, until it is to be kept.
  const [first, second] = products.filter((piece) => piece !== tote && piece !== portico);
  if (!first || !second) throw new Error('The demo has no other pieces');
  const own = () => page.evaluate(() => localStorage.getItem('compared'));
  await visit(page, `/compare?ids=${first._id},${second._id}`);
  await page.getByRole('link', { name: `Remove ${second.brand} ${second.name}` }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(1);
  expect(await own()).toBe(JSON.stringify([portico._id]));
  expect(await overflowOf(page)).toBe(0);
  await page.getByRole('button', { name: 'Use as my comparison' }).click();
  expect(await own()).toBe(JSON.stringify([first._id]));
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'See mine' }).click();
  await expect(page).toHaveURL(`/compare?ids=${portico._id}`);
});

test('a piece that is gone is taken off the comparison, and makes room for another', {
  tag: '@all',
}, async ({ page, request }) => {
  const [one, two, three, fourth] = (await listProducts(request)).map(({ _id }) => _id);
  const left = [one, two, three].join(',');
  await visit(page, '/about');
  const ids = [one, two, three, 'gonegonegone'];
  await page.evaluate((kept) => localStorage.setItem('compared', JSON.stringify(kept)), ids);
  await visit(page, `/compare?ids=${ids}`);
  await expect(
    page.getByText('1 piece of this comparison is no longer in the shop.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Remove it' }).click();
  await expect(page).toHaveURL(`/compare?ids=${left}`);
  await expect(page.getByText('no longer in the shop')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('compared'))).toBe(
    JSON.stringify([one, two, three]),
  );
  await visit(page, `/product/${fourth}`);
  await page
    .getByRole('button', { name: /^Compare / })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Compare 4 pieces' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a comparison begins at a piece and is added to; a size is chosen for the chat', {
    tag: '@all',
  }, async ({ page, request }) => {
    const piece = (await listProducts(request)).find(({ name }) => name === 'Polo Bit Chestnut');
    if (!piece) throw new Error('The demo has no such loafer');
    await visit(page, productAddress(piece));
    await page.getByRole('link', { name: '42 UK 8', exact: true }).click();
    await expect(page).toHaveURL(/\?size=42$/);
    const chat = await page.getByRole('link', { name: 'Enquire by chat' }).getAttribute('href');
    expect(new URL(chat ?? '').searchParams.get('text')).toContain('Size: EU 42');
    const product = page.url();
    await page.getByRole('main').getByRole('link', { name: 'Enquiry list' }).click();
    await expect(page).toHaveURL(`/enquiry-list?ids=${piece._id}&size=EU%2042`);
    const asked = await page.getByRole('link', { name: /^Ask about this/ }).getAttribute('href');
    expect(new URL(asked ?? '').searchParams.get('text')).toContain('Size: EU 42');
    await visit(page, product);
    await page.getByRole('link', { name: 'Compare', exact: true }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(1);
    await page
      .getByRole('link', { name: /^Compare Pathik Lastworks/ })
      .first()
      .click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });
});
