import { pino } from 'pino';
import { expect, it } from 'vitest';
import { clearedApp } from '#tests/support/shared-app.ts';
import { createApp } from '../create-app.ts';

const test = await clearedApp();

async function controlWith(sharedCacheSeconds: number, staleSeconds: number) {
  const log = pino({ level: 'silent' });
  const options = { log, cache: test.cache, pages: null, sharedCacheSeconds, staleSeconds };
  const { app } = await createApp(test.context, options);
  test.cache.clear();
  const { headers } = await app.inject('/api/get-category');
  await app.close();
  return headers['cache-control'];
}

it('says for how long a CDN may answer by itself, and while it gets no new answer', async () => {
  expect(await controlWith(60, 600)).toBe(
    'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=60, stale-if-error=600',
  );
  expect(await controlWith(0, 600)).toBe('no-cache');
});
