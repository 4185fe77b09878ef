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

const idsFor = (path: string) => Object.keys(splitSmall()(path).routes).sort();
const small = Object.keys(smallServerBuild().routes).sort();
const whole = [
  ...small,
  'admin/all',
  'seller/back-office',
  'seller/layout',
  'seller/login',
  'seller/products',
].sort();

test.each(['/seller', '/seller/', '/SELLER/product', '/seller.data', '/login', '/admin/a/b.data'])(
  '%s is for the whole build',
  (path) => {
    expect(idsFor(path)).toEqual(whole);
  },
);

test.each(['/seller-list', '/sellers', '/nowhere/at/all', '/%73hop'])(
  '%s is for all of the storefront',
  (path) => {
    expect(idsFor(path)).toEqual(small);
  },
);

test.each([
  ['/', 'home'],
  ['/_.data', 'home'],
  ['/shop', 'shop'],
  ['/Shop/', 'shop'],
  ['/shop.data', 'shop'],
  ['/product/one', 'product'],
])('%s is for its own route, within what frames it', (path, id) => {
  expect(idsFor(path)).toEqual(['root', id].sort());
});
