import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';

const { app, db, close } = await testApp({}, null, null);
afterAll(close);

it('answers from the cache, and health, while the embedded database is busy', async () => {
  const paths = ['/api/get-category', '/api/health'];
  for (const path of paths) expect((await app.inject(path)).statusCode).toBe(200);
  let isOver = false;
  const busy = db
    .execute(sql`select sum(length(md5(i::text))) from generate_series(1, 1000000) i`)
    .then(() => {
      isOver = true;
    });
  let answered = 0;
  while (!isOver) {
    for (const path of paths) {
      const { statusCode } = await app.inject(path);
      if (statusCode === 200 && !isOver) answered += 1;
    }
    await nextTurn();
  }
  await busy;
  expect(answered).toBeGreaterThan(50);
});
