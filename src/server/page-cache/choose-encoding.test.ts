import { expect, it } from 'vitest';
import { chooseEncoding } from './choose-encoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'brotli'],
  ['gzip, deflate', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0.5, gzip;q=0.5', 'brotli'],
  ['identity, br;q=0.5', 'identity'],
  ['br ; q=1.0 , gzip', 'brotli'],
  ['*', 'brotli'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0.2', 'gzip'],
  ['deflate, zstd', 'identity'],
  ['br;q=nonsense, gzip;q=2, ;;;,', 'identity'],
])('%s → %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
