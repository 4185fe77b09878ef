import { expect, it } from 'vitest';
import { createPageAddresses } from './page-addresses.ts';

const understand = createPageAddresses({
  queries: {
    '/': [],
    '/shop': ['q', 'sort'],
    '/product/:id?': [],
    '/seller-list/:seller/category/:category': ['q'],
    '/admin/*': [],
  },
  routeIds: ['root', 'pages/shop'],
});

it.each([
  ['/', '/'],
  ['/?utm_source=a', '/'],
  ['/Shop/?sort=new&q=a&x=1', '/shop?q=a&sort=new'],
  ['/shop?q=%C3%A9', '/shop?q=%C3%A9'],
  ['/product', '/product'],
  ['/product/', '/product'],
  ['/PRODUCT/AbC', '/product/AbC'],
  ['/product/a%2Fb', '/product/a%2Fb'],
  ['/product/a%3Fb=1', '/product/a%3Fb=1'],
  ['/Seller-List/s1/Category/c1?q=x&sort=y', '/seller-list/s1/category/c1?q=x'],
  ['/admin/products/?x=1', '/admin/products/'],
  ['/unknown/%61?q=a', '/unknown/a'],
  ['//evil.example/shop', '//evil.example/shop'],
  ['/_.data', '/_.data'],
  ['/shop.data?q=a&_routes=pages%2Fshop&x=1', '/shop.data?q=a&_routes=pages%2Fshop'],
  ['/Shop.data?_routes=x', '/shop.data'],
  ['/product/a.data', '/product/a.data'],
  ['/ar', '/ar'],
  ['/ar/', '/ar'],
  ['/ar/Shop?sort=new&q=a', '/ar/shop?q=a&sort=new'],
  ['/ar.data', '/ar/_.data'],
  ['/ar/_.data', '/ar/_.data'],
  ['/ar/shop.data?q=a', '/ar/shop.data?q=a'],
])('%s is rendered as %s', (target, url) => {
  expect(understand(target)).toEqual({ url, key: `page ${url}` });
});

it('renders but does not keep what is too long', () => {
  const { url, key } = understand(`/shop?q=${'x'.repeat(1_000)}&y=1`);
  expect(key).toBeNull();
  expect(url).not.toContain('y=1');
});

it('forgets parameters however many there are', () => {
  const many = Array.from({ length: 2_000 }, (_, i) => `p${i}=${i}`).join('&');
  expect(understand(`/shop?${many}`).url).toBe('/shop');
});
