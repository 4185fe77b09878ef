import { expect, it } from 'vitest';
import { expiryOn } from './document-expiry.ts';

it.each([
  ['2026-11-26', 'expired'],
  ['2026-11-27', 'soon'],
  ['2026-12-27', 'soon'],
  ['2026-12-28', 'valid'],
])('a document whose last valid day is %s is %s on 27 November 2026', (day, expiry) => {
  expect(expiryOn(day, '2026-11-27')).toBe(expiry);
});
