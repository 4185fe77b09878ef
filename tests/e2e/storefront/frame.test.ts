import type { SiteConfig } from '#contracts/site-config.ts';
import { formatPhone } from '#domain/phone.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';

test('the navigation is clear over the hero and solid past fifty pixels', async ({ page }) => {
  await visit(page, '/');
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const [name, address] of [
    ['Home', '/'],
    ['About', '/about'],
    ['Sell Product', '/seller/dashboard'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', address);
  }
  const ground = () =>
    page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);
  await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
  await page.mouse.wheel(0, 51);
  await expect.poll(ground).toBe('rgb(18, 16, 14)');
  await visit(page, '/shop');
  await expect.poll(ground).toBe('rgb(18, 16, 14)');
});

test('the footer has everything that belongs to it', async ({ page, request }) => {
  const site = (await (await request.get('/api/site')).json()) as SiteConfig;
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute(
    'href',
    '/about#contact',
  );
  await expect(footer.getByRole('link', { name: 'All pieces' })).toHaveAttribute('href', '/shop');
  await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    site.instagram,
  );
  const told = ['Fast Delivery', '24/7 Support', site.language, site.currency];
  for (const text of [
    ...told,
    formatPhone(site.phone),
    site.email,
    site.founder,
    ...site.address,
  ]) {
    await expect(footer.getByText(text).first()).toBeVisible();
  }
});

test('every link leads somewhere', { tag: '@all' }, async ({ request, page }) => {
  const seen = new Set<string>(['/']);
  for (const address of seen) {
    if (seen.size > 400) break;
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    const html = await answer.text();
    for (const [, link = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) {
      const next = link.replaceAll('&amp;', '&');
      // One list of everything is walked, not every way to sort and narrow it.
      if (!/[?&](show|view|sort|q)=/.test(next)) seen.add(next);
    }
  }
  expect(seen.size).toBeGreaterThan(60);
  await visit(page, '/about#contact');
  await expect(page.getByRole('heading', { name: 'Contact', exact: true }).first()).toBeVisible();
});

test('a card leads to its product with the picture on the way', async ({ page }) => {
  await visit(page, '/shop');
  const card = page.getByRole('region', { name: 'Products' }).getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(card.getByRole('heading')).toHaveText(name);
});
