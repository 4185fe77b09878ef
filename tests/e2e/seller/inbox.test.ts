import type { Page } from '@playwright/test';
import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundLayout } from '#tests/support/browser/sound-layout.ts';
import { addProducts, callApi, enquire, openAs, ownSeller, productsOf } from './seller-session.ts';

test.describe('by thumb at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('from a notice to won in under ten taps', async ({ page, request }) => {
    const seller = await ownSeller(request);
    await addProducts(request, seller, ['Brass lamp']);
    const reference = await enquire(request, seller, ['Brass lamp']);
    type Row = { _id: string; reference: string };
    const [lead] = await callApi<Row[]>(request, 'GET', `/seller/get-leads/${seller.id}`, seller);
    expect(lead?.reference).toBe(reference);

    await openAs(page, seller, `/seller/enquiries/${lead?._id}`);
    let taps = 0;
    const tap = async (name: string, exact = true) => {
      taps += 1;
      await page.getByRole('button', { name, exact }).last().tap();
    };
    await expect(page.getByRole('article')).toContainText(reference);
    await expectSoundLayout(page, 'a lead');
    await tap('Talking');
    await expect(page.getByRole('button', { name: 'Talking', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await tap('Won');
    await expect(page.getByLabel('Sold for (INR)')).toHaveValue('1,000');
    await expect(page.getByRole('dialog')).toContainText('will be marked as sold');
    expect(await findFaults(page)).toEqual([]);
    await tap('Mark won');
    await expect(page.getByText('Sold for ₹1,000')).toBeVisible();
    expect(taps).toBeLessThan(10);
    const [sold] = await productsOf(request, seller);
    expect(sold?.name).toBe('Brass lamp');
    expect(sold?.availability).toBe('SOLD');

    await page.getByRole('link', { name: 'All enquiries' }).tap();
    await expect(rowOf(page, reference)).toContainText('Won');
  });

  test('what is personal is erased, once it was asked for', { tag: '@all' }, async ({
    page,
    request,
  }) => {
    const seller = await ownSeller(request);
    await addProducts(request, seller, ['Brass lamp']);
    const [piece] = await productsOf(request, seller);
    const reference = `E${seller.phone.slice(-6)}`;
    const pieces = [{ productId: piece?._id, note: 'For Zubeida' }];
    const data = { reference, region: 'IN', pieces, message: 'I am Zubeida' };
    await callApi(request, 'POST', '/enquiry', { data });
    await openAs(page, seller, '/seller/enquiries');
    await rowOf(page, reference).getByRole('link').tap();
    const lead = page.getByRole('article');
    await expect(lead).toContainText('I am Zubeida');
    await lead.getByRole('button', { name: 'Erase personal data' }).tap();
    const asked = page.getByRole('alertdialog', { name: 'Erase personal data?' });
    await expectSoundLayout(page, 'the question');
    await asked.getByRole('button', { name: 'Erase' }).tap();
    await expect(lead.getByRole('list').getByText('Personal data erased')).toBeVisible();
    await expect(lead).not.toContainText('Zubeida');
    await expect(lead).toContainText(reference);
    await expect(lead.getByRole('button', { name: 'Erase personal data' })).toHaveCount(0);
  });

  test('a swipe moves a lead, and undo takes it back', async ({ page, request }) => {
    const seller = await ownSeller(request);
    await addProducts(request, seller, ['Brass lamp', 'Oak chest']);
    const reference = await enquire(request, seller, ['Brass lamp', 'Oak chest']);
    await openAs(page, seller, '/seller/enquiries?state=NEW');
    const row = rowOf(page, reference);
    await expect(row).toContainText('Brass lamp and 1 more');
    await expectSoundLayout(page, 'the inbox');
    await swipe(page, reference, 160);
    await expect(page.getByText('Nothing new')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(row).toContainText('New');
    await swipe(page, reference, -160);
    await page.getByRole('button', { name: 'The price' }).tap();
    await expect(page.getByText('Nothing new')).toBeVisible();
    await page.getByRole('link', { name: /^Lost/ }).tap();
    await expect(page).toHaveURL(/state=LOST/);
    await row.getByRole('link').tap();
    await expect(page.getByText('Lost: the price').first()).toBeVisible();
  });

  test('in Arabic the usual move is a swipe to the left', { tag: '@all' }, async ({
    page,
    request,
  }) => {
    const seller = await ownSeller(request);
    await addProducts(request, seller, ['Brass lamp', 'Oak chest']);
    const reference = await enquire(request, seller, ['Brass lamp', 'Oak chest']);
    await openAs(page, seller, '/ar/seller/enquiries?state=NEW');
    await expect(rowOf(page, reference)).toContainText('وقطعة أخرى');
    await expectSoundLayout(page, 'the inbox in Arabic');
    await swipe(page, reference, 160);
    await expect(page.getByRole('dialog', { name: 'لم يتم البيع' })).toBeVisible();
    await page.keyboard.press('Escape');
    await swipe(page, reference, -160);
    await expect(page.getByText('لا جديد')).toBeVisible();
    await page.getByRole('link', { name: /^قيد التواصل/ }).tap();
    await rowOf(page, reference).getByRole('link').tap();
    await expectSoundLayout(page, 'a lead in Arabic');
    await page.getByRole('button', { name: 'رد', exact: true }).tap();
    const written = page.getByRole('dialog').getByLabel('ردّك');
    await expect(written).toHaveValue(/^مرحبًا،\n.*Brass lamp/);
    await expectSoundLayout(page, 'a reply in Arabic');
    expect(await findFaults(page)).toEqual([]);
  });
});

const rowOf = (page: Page, reference: string) =>
  page
    .getByRole('list', { name: /^(Enquiries|الاستفسارات)$/ })
    .getByRole('listitem')
    .filter({ hasText: reference });

/** Moves a finger over a row, to the right or, with less than nothing, to the left. */
async function swipe(page: Page, reference: string, distance: number): Promise<void> {
  const box = await rowOf(page, reference).boundingBox();
  const y = (box?.y ?? 0) + 20;
  const touch = await page.context().newCDPSession(page);
  const at = (x: number) => [{ x, y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(180) });
  for (let step = 1; step <= 8; step += 1) {
    const touchPoints = at(180 + (distance * step) / 8);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  // A finger that rests before it leaves flings nothing: the next tap would be taken for the end of that.
  await page.waitForTimeout(100);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('on a desktop: list and lead side by side, customer, note, follow-up, reply', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Brass lamp', 'Oak chest']);
  const first = await enquire(request, seller, ['Oak chest']);
  const second = await enquire(request, seller, ['Brass lamp']);
  await openAs(page, seller, '/seller/enquiries?region=IN');
  await expect(page.getByText('Choose an enquiry to read it here.')).toBeVisible();
  const lines = await page
    .getByRole('navigation', { name: 'State' })
    .getByRole('link')
    .evaluateAll((states) => states.map((state) => state.getBoundingClientRect().top));
  // None stands alone on a line.
  expect([...Map.groupBy(lines, (top) => top).values()].map(({ length }) => length)).toEqual([
    4, 4,
  ]);
  await rowOf(page, second).getByRole('link').click();
  await expect(page).toHaveURL(/\/seller\/enquiries\/\w+\?region=IN$/);
  const lead = page.getByRole('article');
  await expect(lead).toContainText(second);
  await expect(rowOf(page, first)).toBeVisible();

  await lead.getByRole('button', { name: 'Add name and number' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Asha Menon');
  await dialog.getByLabel('Phone number').fill('98765 43210');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(lead.getByRole('heading', { level: 2 })).toHaveText('Asha Menon');
  await expect(lead.getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );

  await lead.getByLabel('Note for yourself').fill('Wants it by Friday.');
  await lead.getByRole('button', { name: 'Add note' }).click();
  await lead.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(lead.getByText('Due tomorrow', { exact: true })).toBeVisible();
  await expect(lead.getByRole('listitem').filter({ hasText: 'Wants it by Friday.' })).toBeVisible();

  await page.keyboard.press('/');
  await page.keyboard.type('98765 43210');
  await expect(rowOf(page, first)).toHaveCount(0);
  await expect(rowOf(page, second)).toBeVisible();
  await expectSoundLayout(page, 'a lead beside the list');

  await lead.getByRole('button', { name: 'Reply' }).click();
  await dialog.getByRole('button', { name: 'Still interested?' }).click();
  await expect(dialog.getByLabel('Your reply')).toHaveValue(/^Hello Asha Menon,\n.*Brass lamp/);
  const chat = dialog.getByRole('link', { name: /^Open chat/ });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/919876543210\?text=Hello%20Asha/);
  expect(await findFaults(page)).toEqual([]);
});

test('two people at one lead: the later one is told what the other did', { tag: '@all' }, async ({
  page,
  request,
  complaints,
}) => {
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Brass lamp']);
  const reference = await enquire(request, seller, ['Brass lamp']);
  await openAs(page, seller, '/seller/enquiries');
  const talking = rowOf(page, reference).getByRole('button', { name: /^Start talking/ });
  await expect(talking).toBeVisible();
  const [lead] = await callApi<{ _id: string }[]>(
    request,
    'GET',
    `/seller/get-leads/${seller.id}`,
    seller,
  );
  const data = { state: 'LOST', lostReason: 'NO_ANSWER' };
  await callApi(request, 'PUT', `/seller/move-lead/${lead?._id}`, { ...seller, data });
  await talking.click();
  await expect(page.getByText(/changed it in the meantime: Lost: no answer/i)).toBeVisible();
  await expect(rowOf(page, reference)).toContainText('Lost');
  // The browser says so of each call that is refused.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('a lead that is moved while its list is still read for the first time does not stay in it', {
  tag: '@all',
}, async ({ page, request }) => {
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Brass lamp']);
  const reference = await enquire(request, seller, ['Brass lamp']);
  await openAs(page, seller, '/seller/enquiries');
  const talking = rowOf(page, reference).getByRole('button', { name: /^Start talking/ });
  await expect(talking).toBeVisible();

  const isRead = Promise.withResolvers<void>();
  const isMoved = Promise.withResolvers<void>();
  await page.route(
    /get-leads.*state=NEW/,
    async (route) => {
      const answer = await route.fetch();
      isRead.resolve();
      await isMoved.promise;
      // Where nobody waits for it any more, there is nothing to answer.
      await route.fulfill({ response: answer }).catch(() => {});
    },
    { times: 1 },
  );
  await page.getByRole('link', { name: /^New/ }).click();
  await isRead.promise;
  const moved = page.waitForResponse(/move-lead/);
  await talking.click();
  await moved;
  isMoved.resolve();
  await expect(page.getByText('Nothing new')).toBeVisible();
  await expect(rowOf(page, reference)).toHaveCount(0);
});
