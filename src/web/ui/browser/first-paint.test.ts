import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { regionOfTimeZone } from '#domain/region.ts';
import { firstPaintScript } from './first-paint.ts';

const addEventListener = () => {};

type Reader = { timeZone?: string; chosen?: string; storage?: 'forbidden'; named?: () => void };

/** A clock that stands still in a time zone. */
const dateIn = (timeZone: string) =>
  class {
    getTimezoneOffset() {
      const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
      const said = parts.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? '';
      const [, sign, hours, minutes] = /([+-])(\d+):(\d+)/.exec(said) ?? [];
      return (sign === '+' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
    }
  };

function paint({ timeZone = 'Europe/London', chosen, storage, named = () => {} }: Reader) {
  const dataset: Record<string, string> = {};
  runInNewContext(firstPaintScript(), {
    addEventListener,
    document: { documentElement: { dataset } },
    localStorage: {
      getItem(key: string) {
        if (storage === 'forbidden') throw new Error('forbidden');
        return key === 'region' ? (chosen ?? null) : null;
      },
    },
    Date: dateIn(timeZone),
    Intl: {
      DateTimeFormat: () => {
        named();
        return { resolvedOptions: () => ({ timeZone }) };
      },
    },
  });
  return dataset;
}

test.each([
  'Asia/Dubai',
  'Asia/Muscat',
  'Asia/Riyadh',
  'Asia/Kuwait',
  'Asia/Qatar',
  'Asia/Bahrain',
  'Asia/Kolkata',
  'Europe/London',
])('in %s the region is that of the rule', (timeZone) => {
  expect(paint({ timeZone })).toEqual({ js: '', region: regionOfTimeZone(timeZone) });
});

test.each([
  ['Asia/Kolkata', 'IN', 0],
  ['Africa/Nairobi', 'IN', 1],
  ['Asia/Dubai', 'AE', 1],
])(
  'the name of a time zone is asked for only where clocks show the time of the Gulf: %s',
  (timeZone, region, times) => {
    const named = vi.fn();
    expect(paint({ timeZone, named }).region).toBe(region);
    expect(named).toHaveBeenCalledTimes(times);
  },
);

test('a choice outlasts the time zone, nonsense does not', () => {
  expect(paint({ timeZone: 'Asia/Dubai', chosen: 'IN' }).region).toBe('IN');
  expect(paint({ timeZone: 'Asia/Dubai', chosen: '"><' }).region).toBe('AE');
});

test('forbidden storage is no failure', () => {
  expect(paint({ timeZone: 'Asia/Muscat', storage: 'forbidden' }).region).toBe('AE');
});

type Visit = { path?: string; seen?: boolean; lessMotion?: boolean };

function visit({ path = '/', seen = false, lessMotion = false }: Visit) {
  const dataset: Record<string, string> = {};
  const stored: Record<string, string> = seen ? { hasShownWelcome: 'true' } : {};
  const timers: { run: () => void; after: number }[] = [];
  runInNewContext(firstPaintScript(), {
    addEventListener,
    removeEventListener: addEventListener,
    document: { documentElement: { dataset } },
    localStorage: { getItem: () => null },
    sessionStorage: {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => Object.assign(stored, { [key]: value }),
    },
    location: { pathname: path },
    matchMedia: () => ({ matches: lessMotion }),
    setTimeout: (run: () => void, after: number) => timers.push({ run, after }),
    Intl,
  });
  return { dataset, stored, timers };
}

test('the welcome is shown over the first home page of a session, and remembered after 2 s', () => {
  const { dataset, stored, timers } = visit({});
  expect(dataset).toHaveProperty('welcome');
  expect(timers.map(({ after }) => after)).toEqual([2_000, 2_800]);
  expect(stored).toEqual({});
  for (const { run } of timers) run();
  expect(stored).toEqual({ hasShownWelcome: 'true' });
  expect(dataset).not.toHaveProperty('welcome');
});

test.each([{ path: '/shop' }, { seen: true }, { lessMotion: true }])('no welcome: %j', (given) => {
  expect(visit(given).dataset).not.toHaveProperty('welcome');
});

test.each([
  ['shop.example', true],
  ['localhost', true],
  ['127.0.0.1', false],
  ['[::1]', false],
])('passkeys are offered by name, not by IP address: %s', (hostname, isOffered) => {
  const dataset: Record<string, string> = {};
  const document = { documentElement: { dataset } };
  const browser = { addEventListener, document, location: { hostname }, Intl };
  runInNewContext(firstPaintScript(), browser);
  expect('passkeys' in dataset).toBe(false);
  runInNewContext(firstPaintScript(), { ...browser, PublicKeyCredential: class {} });
  expect('passkeys' in dataset).toBe(isOffered);
});
