import { afterEach, expect, it, vi } from 'vitest';
import { networkShown } from './log-networks.ts';

afterEach(() => void vi.useRealTimers());

it.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:7:8:9::1', '2001:db8:7::'],
  ['not an address', 'unknown'],
])('shortens %s to %s', (ip, network) => {
  expect(networkShown('shortened')(ip)).toBe(network);
});

it('knows a client again until midnight, and nowhere else', () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') });
  const shown = networkShown('hashed');
  const first = shown('203.0.113.77');
  expect(first).toMatch(/^[0-9a-f]{12}$/);
  expect([shown('203.0.113.77'), shown('203.0.113.78')]).toEqual([
    first,
    expect.not.stringMatching(`^${first}$`),
  ]);
  expect(networkShown('hashed')('203.0.113.77')).not.toBe(first);
  vi.setSystemTime(new Date('2026-03-02T00:00:01Z'));
  expect(shown('203.0.113.77')).not.toBe(first);
});

it('tells all or nothing where that is asked for', () => {
  expect(networkShown('whole')('203.0.113.77')).toBe('203.0.113.77');
  expect(networkShown('none')('203.0.113.77')).toBeUndefined();
});
