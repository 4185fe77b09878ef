import { expect, inject, it } from 'vitest';
import { emptyDatabaseUrl } from '#tests/support/database-url.ts';
import { createPool, usualPool } from './create-pool.ts';

it.runIf(inject('postgresUrl'))(
  'compiles no statement, begins no workers for it and fears no page out of turn, without a pooler',
  async () => {
    const url = (await emptyDatabaseUrl()) ?? '';
    const pool = createPool(url, { mode: 'none', keepsNames: true, database: '' }, usualPool);
    expect((await pool.query('show jit')).rows).toEqual([{ jit: 'off' }]);
    const { rows } = await pool.query('show max_parallel_workers_per_gather');
    expect(rows).toEqual([{ max_parallel_workers_per_gather: '0' }]);
    const cost = await pool.query('show random_page_cost');
    expect(cost.rows).toEqual([{ random_page_cost: '1.1' }]);
    await pool.end();
  },
);
