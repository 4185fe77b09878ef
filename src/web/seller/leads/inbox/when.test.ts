import { expect, it } from 'vitest';
import { formatWhen } from './when.ts';

it.each([
  ['2026-11-22T09:05:00', '09:05'],
  ['2026-11-21T23:59:00', 'Sat'],
  ['2026-11-17T12:00:00', 'Tue'],
  ['2026-11-15T12:00:00', '15 Nov'],
  ['2025-11-22T12:00:00', '22 Nov 2025'],
])('%s is shown as %s', (moment, words) => {
  expect(formatWhen(moment, new Date('2026-11-22T10:00:00'))).toBe(words);
});
