import { expect, test } from 'vitest';
import { formatCount } from '#languages/count.ts';
import {
  formatAgo,
  formatDuration,
  formatRoughly,
  formatShare,
  formatTotal,
  initials,
} from './formats.ts';

test.each([
  ['Aarav Menon', 'AM'],
  ['Zara', 'ZA'],
  ['أحمد محمود', 'أ\u200cم'],
  ['  meera   van der kalloor ', 'MK'],
  ['', ''],
  ['X', 'X'],
])('the initials of "%s" are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('counts are grouped, and say where counting stopped', () => {
  expect(formatCount(124999)).toBe('1,24,999');
  expect(formatTotal(10_000, true)).toBe('10,000+');
  expect(formatTotal(12, false)).toBe('12');
  expect([9999, 14_009].map(formatRoughly)).toEqual(['9,999', '14K']);
});

test.each([
  [0, 'just now'],
  [59, 'just now'],
  [-5, 'just now'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [7200, '2 hours ago'],
  [86_400, 'yesterday'],
  [86_400 * 9.5, '9 days ago'],
])('what was %d seconds ago was %s', (seconds, words) => {
  const now = Date.parse('2026-03-14T16:05:00Z');
  expect(formatAgo(new Date(now - seconds * 1000).toISOString(), now)).toBe(words);
});

test.each([
  [1, 0, '–'],
  [0, 7, '0%'],
  [1, 30, '3.3%'],
  [1, 3, '33%'],
])('%i of %i is %s', (part, whole, said) => expect(formatShare(part, whole)).toBe(said));

test.each([
  [0.2, '1 minute'],
  [89, '89 minutes'],
  [90, '1.5 hours'],
  [1500, '25 hours'],
  [4320, '3 days'],
])('%s minutes are %s', (minutes, said) => expect(formatDuration(minutes)).toBe(said));
