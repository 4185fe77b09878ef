import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { createRequestLog } from './observe-requests.ts';

afterEach(() => {
  vi.useRealTimers();
});

const request = { method: 'GET', url: '/shop', ip: '203.0.113.0' };

it('has a line for each made answer, and for a hundred kept ones a second; then says how many were left out', () => {
  vi.useFakeTimers();
  const lines: { kept?: true; leftOut?: number }[] = [];
  const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) });
  const logRequest = createRequestLog(log, 1);
  const answer = (count: number, isKept: boolean) => {
    for (let sent = 0; sent < count; sent += 1) logRequest('1', request, 200, 1, isKept);
  };

  answer(150, true);
  answer(150, false);
  expect(lines.filter(({ kept }) => kept)).toHaveLength(100);
  expect(lines).toHaveLength(250);

  vi.advanceTimersByTime(1000);
  expect(lines.at(-1)).toMatchObject({ leftOut: 50 });
  answer(1, true);
  expect(lines.at(-1)).toMatchObject({ kept: true });
  vi.advanceTimersByTime(1000);
  expect(lines).toHaveLength(252);
});
