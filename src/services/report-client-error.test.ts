import { expect, test } from 'vitest';
import { noteClientError } from './report-client-error.ts';

const error = {
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'price')",
  source: '/assets/product-a1.js',
  line: 3,
  column: 14,
  page: '/product/abc',
};

function logged(change: Partial<typeof error>) {
  const lines: unknown[] = [];
  const warn = (details: object) => void lines.push(details);
  noteClientError({ log: { warn, info() {}, error() {} } }, { ...error, ...change });
  return lines;
}

test('an error is logged as it is', () => {
  expect(logged({})).toEqual([{ clientError: error }]);
});

test.each([
  [{ message: `Unexpected token, "Aarav Menon" is not valid JSON` }, 'Aarav'],
  [{ message: 'No account aarav@post.example' }, 'aarav'],
  [{ message: 'Wrong number +91 98470 12345' }, '98470'],
  [{ page: '/reset-password?token=secret' }, 'secret'],
  [{ source: '/assets/a.js?v=secret' }, 'secret'],
  [{ message: 'one\nlevel: 60' }, '\n'],
  [{ message: 'Failed to fetch https://shop.example/reset-password?token=secret' }, 'secret'],
  [{ message: "Importing '/assets/a.js?v=1#secret' failed" }, 'secret'],
  [{ name: 'https://shop.example/?q=secret' }, 'secret'],
  [{ message: `Invalid eyJhbGciOiJIUzI1NiJ9.${'aB3-_'.repeat(9)}` }, 'aB3'],
  [{ page: `/confirm/${'0f'.repeat(16)}` }, '0f'],
  [{ page: `/confirm%3Ftoken%3D${'xY7'.repeat(9)}` }, 'xY7'],
])('%j: nothing that somebody typed is logged', (change, typed) => {
  const [line] = logged(change);
  expect(JSON.stringify(line)).not.toContain(JSON.stringify(typed).slice(1, -1));
});
