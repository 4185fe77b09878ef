import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { regionOfTimeZone } from '#domain/region.ts';
import { firstPaintScript } from './first-paint.ts';

type Reader = { timeZone?: string; chosen?: string; storage?: 'forbidden' };

function paint({ timeZone = 'Europe/London', chosen, storage }: Reader) {
  const dataset: Record<string, string> = {};
  runInNewContext(firstPaintScript, {
    document: { documentElement: { dataset } },
    localStorage: {
      getItem(key: string) {
        if (storage === 'forbidden') throw new Error('forbidden');
        return key === 'region' ? (chosen ?? null) : null;
      },
    },
    Intl: { DateTimeFormat: () => ({ resolvedOptions: () => ({ timeZone }) }) },
  });
  return dataset;
}

test.each(['Asia/Dubai', 'Asia/Muscat', 'Asia/Kolkata', 'Europe/London'])(
  'in %s the region is that of the rule',
  (timeZone) => {
    expect(paint({ timeZone })).toEqual({ js: '', region: regionOfTimeZone(timeZone) });
  },
);

test('a choice outlasts the time zone, nonsense does not', () => {
  expect(paint({ timeZone: 'Asia/Dubai', chosen: 'IN' }).region).toBe('IN');
  expect(paint({ timeZone: 'Asia/Dubai', chosen: '"><' }).region).toBe('AE');
});

test('forbidden storage is no failure', () => {
  expect(paint({ timeZone: 'Asia/Muscat', storage: 'forbidden' }).region).toBe('AE');
});
