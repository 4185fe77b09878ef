import { describe, expect, it } from 'vitest';
import type { TimeZone } from '#contracts/notices.ts';
import { afterQuiet, nextTime, zoneOf } from './quiet-hours.ts';

const night = (timeZone: TimeZone) => ({ quietFrom: '22:00', quietUntil: '07:30', timeZone });
const after = (times: Parameters<typeof afterQuiet>[0], iso: string) =>
  afterQuiet(times, new Date(iso)).toISOString();

describe('quiet hours', () => {
  it.each([
    ['before they begin in India', 'Asia/Kolkata', '2026-11-22T16:29:59.000Z', null],
    ['as they begin in India', 'Asia/Kolkata', '2026-11-22T16:30:00.000Z', '2026-11-23T02:00'],
    ['after midnight in India', 'Asia/Kolkata', '2026-11-22T23:10:40.000Z', '2026-11-23T02:00'],
    ['as they end in India', 'Asia/Kolkata', '2026-11-23T02:00:00.000Z', null],
    ['not yet begun in Dubai', 'Asia/Dubai', '2026-11-22T17:59:00.000Z', null],
    ['begun in Dubai', 'Asia/Dubai', '2026-11-22T18:00:00.000Z', '2026-11-23T03:30'],
  ] as const)('%s', (_, zone, now, end) => {
    expect(after(night(zone), now)).toBe(end === null ? now : `${end}:00.000Z`);
  });

  it('within a day hold what comes until the same day', () => {
    const noon = { quietFrom: '12:00', quietUntil: '14:00', timeZone: 'Asia/Dubai' } as const;
    expect(after(noon, '2026-11-22T09:15:00.000Z')).toBe('2026-11-22T10:00:00.000Z');
    expect(after(noon, '2026-11-22T10:00:00.000Z')).toBe('2026-11-22T10:00:00.000Z');
  });

  it('that are not chosen, or begin as they end, hold nothing', () => {
    const now = '2026-11-22T20:00:00.000Z';
    const none = { quietFrom: null, quietUntil: null, timeZone: 'Asia/Dubai' } as const;
    expect(after(none, now)).toBe(now);
    expect(after({ ...none, quietFrom: '08:00', quietUntil: '08:00' }, now)).toBe(now);
  });
});

it('a time of day comes next today or tomorrow, never at once', () => {
  const eight = (iso: string) => nextTime('08:00', 'Asia/Kolkata', new Date(iso)).toISOString();
  expect(eight('2026-11-22T02:29:30.000Z')).toBe('2026-11-22T02:30:00.000Z');
  expect(eight('2026-11-22T02:30:00.000Z')).toBe('2026-11-23T02:30:00.000Z');
});

it('a seller that takes chats in India is there, any other in Dubai', () => {
  expect(zoneOf({ chatIndia: '+910000000001' })).toBe('Asia/Kolkata');
  expect(zoneOf({ chatIndia: '' })).toBe('Asia/Dubai');
});
