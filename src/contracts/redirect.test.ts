import { expect, it } from 'vitest';
import { onePath, RedirectInput } from './redirect.ts';

it.each([
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/café', '/caf%C3%A9'],
  ['/%7Eme/%61', '/~me/a'],
  ['/100%', '/100%25'],
  ['/100%25', '/100%25'],
  ['/100%/caf%c3%a9', '/100%25/caf%C3%A9'],
  ['/%ff', '/%25ff'],
  ['/a+b', '/a+b'],
  ['/a%2bb%3A', '/a+b:'],
  ['/a%2fb%20c', '/a%2Fb%20c'],
  ['/a|b', '/a%7Cb'],
])('keeps %s as %s', (written, kept) => {
  expect(onePath(written)).toBe(kept);
  expect(onePath(kept)).toBe(kept);
  expect(RedirectInput.parse({ from: written, to: '/shop' }).from).toBe(kept);
});

it.each([
  ['https://old.example/eid-2025/', '/eid-2025'],
  ['http://old.example/caf%c3%a9?b=2&a=1#top', '/caf%C3%A9?a=1&b=2'],
  ['/product.php?id=5&utm_source=mail', '/product.php?id=5'],
  ['/eid?utm_source=mail&gclid=1', '/eid'],
  ['/a?q=a%2Fb+c', '/a?q=a%2Fb+c'],
])('takes the old address %s as %s', (written, kept) => {
  expect(RedirectInput.parse({ from: written, to: '/shop' }).from).toBe(kept);
  expect(RedirectInput.parse({ from: kept, to: '/shop' }).from).toBe(kept);
});

it.each([
  'https://old.example',
  '/?p=12',
  'https://old.example/admin?x=1',
  'ftp://old.example/a',
  `/a?b=${'c'.repeat(400)}`,
])('refuses %s as an old address', (from) => {
  expect(RedirectInput.safeParse({ from, to: '/shop' }).success).toBe(false);
});

it.each([
  '/%61dmin',
  '/%61dmin/product',
  '/Admin',
  '/%6dedia/x',
  '/x/%2e%2e/api',
  '/%61r/shop',
  '/%2e%2e//evil.example',
  '/x/%2E./seller',
])('refuses %s, from and to', (path) => {
  expect(RedirectInput.safeParse({ from: path, to: '/shop' }).success).toBe(false);
  expect(RedirectInput.safeParse({ from: '/x', to: path }).success).toBe(false);
});
