import { expect, test } from '#tests/support/browser/page-test.ts';
import { settled } from '#tests/support/browser/settled.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { listProducts, productAddress } from './storefront-pages.ts';

test('without a connection the list stays, and what was asked for comes once there is one', async ({
  page,
  context,
  complaints,
}) => {
  await visit(page, '/shop');
  const cards = page.getByRole('region', { name: 'Products' }).getByRole('article');
  await expect(cards).toHaveCount(6);
  // The list's own code comes after the page.
  await settled(page);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();

  await page.getByRole('link', { name: 'Show More Products' }).click();
  await expect(page.getByText('loads when you are online again')).toBeVisible();
  await page.getByLabel('Search products').fill('watch');
  await page.keyboard.press('Enter');
  await cards.first().getByRole('link').click();
  await page.getByRole('link', { name: 'Show More Products' }).click();
  await expect(cards).toHaveCount(6);
  await expect(page).toHaveURL('/shop');
  await expect(page.getByText('Something went wrong')).toHaveCount(0);

  await context.setOffline(false);
  await expect(cards).toHaveCount(12);
  await expect(page).toHaveURL('/shop?show=12');
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  complaints.length = 0;
});

test('a part whose code is lost on its way is asked for again', async ({ page, complaints }) => {
  const lost: string[] = [];
  await page.route('**/assets/list-parts-*.js*', async (route) => {
    lost.push(route.request().url());
    await (lost.length === 1 ? route.abort() : route.continue());
  });
  await visit(page, '/shop');
  await expect.poll(() => lost.length).toBeGreaterThan(1);
  // A tick is sent by scripts alone.
  await page.getByLabel('Filters').getByText('Watches', { exact: true }).click();
  await expect(page).toHaveURL(/[?&]category=/);
  expect(complaints.join()).toContain('net::ERR_FAILED');
  complaints.length = 0;
});

test('a part that opens by a press opens too, though others share its code', async ({
  page,
  request,
  complaints,
}) => {
  const [product] = await listProducts(request);
  if (product === undefined) throw new Error('The demo has no product');
  let lost = 0;
  await page.route('**/assets/phone-code-*.js*', async (route) => {
    lost += 1;
    await (lost === 1 ? route.abort() : route.continue());
  });
  await visit(page, productAddress(product));
  await page.getByRole('button', { name: 'Continue on your phone' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(lost).toBeGreaterThan(1);
  expect(complaints.join()).toContain('net::ERR_FAILED');
  complaints.length = 0;
});

test('parts whose code never arrives stay as they were sent, and the next page is whole', {
  tag: '@all',
}, async ({ page, complaints }) => {
  let lost = 0;
  await page.route('**/assets/list-parts-*.js*', async (route) => {
    lost += 1;
    await route.abort();
  });
  await visit(page, '/shop');
  await expect.poll(() => lost).toBeGreaterThan(1);
  const cards = page.getByRole('region', { name: 'Products' }).getByRole('article');
  await expect(cards).toHaveCount(6);
  await page.getByRole('link', { name: 'Show More Products' }).click();
  await expect(cards).toHaveCount(12);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premium Collection');
  await page.unroute('**/assets/list-parts-*.js*');
  await page.goBack();
  await expect(cards).toHaveCount(12);
  expect(complaints.join()).not.toContain('React Router caught');
  complaints.length = 0;
});

test('a page that is lost on its way says so, and comes by itself', async ({
  page,
  complaints,
}) => {
  await visit(page, '/about');
  await page.route('**/*.data*', (route) => route.abort());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'The connection was lost' })).toBeVisible();
  await page.unroute('**/*.data*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premium Collection');
  complaints.length = 0;
});
