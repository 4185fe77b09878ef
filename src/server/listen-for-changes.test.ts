import { expect, test } from 'vitest';
import { createDropping } from './listen-for-changes.ts';
import { createResponseCache, type ResponseCache } from './page-cache/response-cache.ts';

const keep = (cache: ResponseCache, tag: string) =>
  cache.answer(tag, async () => ({
    status: 200,
    headers: {},
    body: tag,
    tags: [tag],
    keep: true,
  }));

test('a change that is heard of again drops nothing that was made since', async () => {
  const cache = createResponseCache({ maxBytes: 1_000_000 });
  const { apply } = createDropping(cache);
  await keep(cache, 'a');
  await keep(cache, 'b');

  apply({ id: '1', tags: ['a'] });
  expect(cache.stats().dropped).toBe(1);
  await keep(cache, 'a');
  apply({ id: '1', tags: ['a'] });
  expect(cache.stats().dropped).toBe(1);

  // The rest of a change that came in two parts, and another change of the same.
  apply({ id: '1', tags: ['a', 'b'] });
  expect(cache.stats().dropped).toBe(2);
  apply({ id: '2', tags: ['a'] });
  expect(cache.stats().dropped).toBe(3);
});

test('while the database is away nothing is dropped, and on its return what was to be', async () => {
  const cache = createResponseCache({ maxBytes: 1_000_000 });
  const { apply, clear, hold, release } = createDropping(cache);
  const kept = () => ['a', 'b', 'c'].filter((tag) => cache.find(tag) !== undefined);
  const keepAll = () => Promise.all(['a', 'b', 'c'].map((tag) => keep(cache, tag)));
  await keepAll();

  hold();
  apply({ id: '1', tags: ['a'] });
  apply({ id: '2', tags: ['b'] });
  expect(kept()).toEqual(['a', 'b', 'c']);
  release();
  expect(kept()).toEqual(['c']);
  apply({ id: '3', tags: ['c'] });
  expect(kept()).toEqual([]);

  await keepAll();
  hold();
  clear();
  expect(kept()).toEqual(['a', 'b', 'c']);
  release();
  expect(kept()).toEqual([]);

  // More than is remembered: then everything.
  await keepAll();
  hold();
  for (let id = 10; id < 20_010; id += 1) apply({ id: String(id), tags: [`other-${id}`] });
  expect(kept()).toEqual(['a', 'b', 'c']);
  release();
  expect(kept()).toEqual([]);
});
