import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundLayout } from '#tests/support/browser/sound-layout.ts';
import { openAs, ownSeller } from './seller-session.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const screens = [
  ['', 'No enquiries yet', 'See your products'],
  ['/customers', 'No customers yet', 'Open the inbox'],
  ['/templates', 'No templates of your own yet', 'Use this: It is available'],
  ['/list', 'No enquiries yet', 'See your products'],
  ['/numbers', 'No numbers in this period', 'See your products'],
] as const;
test('screens of enquiries say what to do where there are none yet', async ({ page, request }) => {
  const seller = await ownSeller(request);
  const main = page.getByRole('main');
  for (const [screen, says, leadsOn] of screens) {
    await openAs(page, seller, `/seller/enquiries${screen}`);
    await expect(main.getByText(says)).toBeVisible();
    const way = main.getByRole('link', { name: leadsOn });
    await expect(way.or(main.getByRole('button', { name: leadsOn }))).toBeVisible();
    await expectSoundLayout(page, screen);
  }
});

test('the selects above the numbers are read whole', async ({ page, request }) => {
  const seller = await ownSeller(request);
  await openAs(page, seller, '/seller/enquiries/numbers');
  for (const label of ['Region', 'Period']) {
    const select = page.getByLabel(label, { exact: true });
    await expect(select).toBeVisible();
    const missing = await select.evaluate((field: HTMLSelectElement) => {
      const free = field.cloneNode(true) as HTMLSelectElement;
      free.removeAttribute('id');
      free.style.cssText = 'width: max-content; position: absolute';
      field.after(free);
      const wanted = free.getBoundingClientRect().width;
      free.remove();
      return wanted - field.getBoundingClientRect().width;
    });
    expect(missing, label).toBeLessThanOrEqual(0);
  }
});
