import { expect, test } from 'vitest';
import { changeApplier } from './listen-for-changes.ts';
import { createResponseCache } from './page-cache/response-cache.ts';

test('a change that is heard of again drops nothing that was made since', async () => {
  const cache = createResponseCache({ maxBytes: 1_000_000 });
  const apply = changeApplier(cache);
  const make = (tag: string) =>
    cache.answer(tag, async () => ({
      status: 200,
      headers: {},
      body: tag,
      tags: [tag],
      keep: true,
    }));
  await make('a');
  await make('b');

  apply({ id: '1', tags: ['a'] });
  expect(cache.stats().dropped).toBe(1);
  await make('a');
  apply({ id: '1', tags: ['a'] });
  expect(cache.stats().dropped).toBe(1);

  // The rest of a change that came in two parts, and another change of the same.
  apply({ id: '1', tags: ['a', 'b'] });
  expect(cache.stats().dropped).toBe(2);
  apply({ id: '2', tags: ['a'] });
  expect(cache.stats().dropped).toBe(3);
});
