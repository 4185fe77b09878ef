import { expect, test } from 'vitest';
import { clearedApp } from '#tests/support/shared-app.ts';

const lines: unknown[] = [];
const warn = (details: object, message: string) => void lines.push({ message, ...details });
const { app } = await clearedApp({ log: { warn, info() {}, error() {} } });

const error = {
  name: 'TypeError',
  message: 'x is not a function',
  source: '/assets/shop.js',
  line: 1,
  column: 2,
  page: '/shop',
};
const report = (payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/client-errors',
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
  });

test.each([
  [{ ...error, message: 'x'.repeat(301) }, 422],
  [{ ...error, page: 'https://elsewhere.example/' }, 422],
  [{ ...error, line: -1 }, 422],
  [{}, 422],
  [{ ...error, more: 'x'.repeat(3000) }, 413],
])('%j is refused', async (payload, status) => {
  lines.length = 0;
  expect((await report(payload)).statusCode).toBe(status);
  expect(lines).toEqual([]);
});

test("another site's page cannot report", async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
  expect((await report(error, headers)).statusCode).toBe(403);
});

test('an error is logged once, and too many are refused', async () => {
  lines.length = 0;
  const answers = [];
  for (let number = 0; number < 31; number += 1) answers.push((await report(error)).statusCode);
  expect(answers).toEqual([...Array(30).fill(202), 429]);
  expect(lines).toHaveLength(30);
  expect(lines[0]).toEqual({ message: 'an error in a browser', clientError: error });
});
