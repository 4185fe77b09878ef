import { expect, test } from 'vitest';
import { smallServerBuild } from '#tests/support/small-server-build.tsx';
import { splitBuild } from './split-build.ts';

/** The small build, whose pages are the storefront's, with a few of back offices. */
function splitSmall() {
  const small = smallServerBuild();
  const { home } = small.routes;
  if (!home) throw new Error('The small build has no home');
  const page = { module: home.module };
  return splitBuild({
    ...small,
    routes: {
      ...small.routes,
      'seller/back-office': { ...page, id: 'seller/back-office', parentId: 'root' },
      'seller/layout': {
        ...page,
        id: 'seller/layout',
        parentId: 'seller/back-office',
        path: 'Seller',
      },
      'seller/products': {
        ...page,
        id: 'seller/products',
        parentId: 'seller/layout',
        path: 'product',
      },
      'seller/login': {
        ...page,
        id: 'seller/login',
        parentId: 'seller/back-office',
        path: 'login',
      },
      'admin/all': { ...page, id: 'admin/all', parentId: 'root', path: 'admin/*' },
    },
  });
}

test('leaves the back offices out, and nothing else', () => {
  const { storefront } = splitSmall();
  expect(Object.keys(storefront.routes).sort()).toEqual(
    Object.keys(smallServerBuild().routes).sort(),
  );
});

test.each(['/seller', '/seller/', '/SELLER/product', '/seller.data', '/login', '/admin/a/b.data'])(
  '%s is for the whole build',
  (path) => {
    expect(splitSmall().isElsewhere(path)).toBe(true);
  },
);

test.each(['/', '/_.data', '/shop', '/product/one', '/seller-list', '/sellers', '/shop/admin'])(
  '%s is for the storefront',
  (path) => {
    expect(splitSmall().isElsewhere(path)).toBe(false);
  },
);
