import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rangeResponse } from './serve-range.ts';

test.each([
  ['bytes=0-', 0, 999],
  ['bytes=0-0', 0, 0],
  ['bytes=10-19', 10, 19],
  ['bytes=990-5000', 990, 999],
  ['bytes=-1', 999, 999],
  ['bytes=-5000', 0, 999],
  ['Bytes= 5-6 ', 5, 6],
  ['bytes=0-99999999999999999999', 0, 999],
])('%s of 1000 bytes is a part', (header, start, end) => {
  expect(rangeResponse(header, 1000)).toEqual({
    status: 206,
    range: { start, end },
    headers: {
      'Accept-Ranges': 'bytes',
      'Content-Range': `bytes ${start}-${end}/1000`,
      'Content-Length': String(end - start + 1),
    },
  });
});

test.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=a-b',
  'bytes=5-1',
  'bytes=0-1,5-6',
  'items=0-5',
  'bytes=0x1-2',
  'bytes=1.5-2',
])('%s gets the whole file', (header) => {
  const answer = rangeResponse(header, 1000);
  expect(answer).toMatchObject({ status: 200, range: null });
  expect(answer.headers['Content-Length']).toBe('1000');
});

test.each(['bytes=1000-', 'bytes=1000-2000', 'bytes=-0', 'bytes=99999999999999999999-'])(
  '%s cannot be satisfied',
  (header) => {
    const { status, headers } = rangeResponse(header, 1000);
    expect(status).toBe(416);
    expect(headers).toEqual({ 'Content-Range': 'bytes */1000' });
  },
);

test('an empty file has no part', () => {
  expect(rangeResponse('bytes=0-', 0).status).toBe(416);
  expect(rangeResponse('bytes=-5', 0).status).toBe(416);
  expect(rangeResponse(undefined, 0).status).toBe(200);
});

test('whatever is asked, a part lies within the file', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.nat(), fc.integer({ min: 1 }), (text, a, b, size) => {
      for (const header of [text, `bytes=${a}-${b}`, `bytes=-${a}`, `bytes=${text}-`]) {
        const { range } = rangeResponse(header, size);
        if (!range) continue;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
      }
    }),
  );
});
