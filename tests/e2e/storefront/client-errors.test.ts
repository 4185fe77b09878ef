import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';

test('an error of a script is reported, three of a page at most, without the query', async ({
  page,
  complaints,
}) => {
  const reports: { body: Record<string, unknown>; status: number }[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/client-errors')) return;
    const body = JSON.parse(response.request().postData() ?? '{}');
    reports.push({ body, status: response.status() });
  });
  await visit(page, '/about?from=secret');
  await page.evaluate(() => {
    for (let number = 1; number <= 5; number += 1) {
      Promise.reject(new RangeError(`broken on purpose, ${number}`));
    }
  });
  await expect.poll(() => reports.length).toBe(3);
  // They are sent side by side.
  expect(reports.find(({ body }) => body.message === 'broken on purpose, 1')).toEqual({
    status: 202,
    body: {
      name: 'RangeError',
      message: 'broken on purpose, 1',
      source: '',
      line: 0,
      column: 0,
      page: '/about',
    },
  });
  expect(complaints).toHaveLength(5);
  complaints.length = 0;
});
