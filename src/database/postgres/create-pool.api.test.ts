import { expect, inject, it } from 'vitest';
import { freshDatabaseUrl } from '#tests/support/database-url.ts';
import { createPool, usualPool } from './create-pool.ts';

it.runIf(inject('postgresUrl'))('compiles no statement where no pooler is between', async () => {
  const url = (await freshDatabaseUrl()) ?? '';
  const pool = createPool(url, { mode: 'none', keepsNames: true, database: '' }, usualPool);
  expect((await pool.query('show jit')).rows).toEqual([{ jit: 'off' }]);
  await pool.end();
});
