import { expect, test } from 'vitest';
import { readableAddress } from './security-headers.ts';

test.each([
  ['/shop?q=50%', '/shop?q=50%'],
  ['/product/caf%C3%A9-abc', '/product/caf%C3%A9-abc'],
  ['/product/%E0%A4%A?x=%41', '/product/%25E0%25A4%25A?x=%41'],
  ['/%', '/%25'],
])('%s is read as %s', (target, read) => {
  expect(readableAddress(target)).toBe(read);
});
