import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { freshDatabaseUrl } from '#tests/support/database-url.ts';
import { keepListening } from './keep-listening.ts';

it.runIf(inject('postgresUrl'))(
  'counts as back once statements of requests are answered too, as by a pooler that is not back yet',
  async () => {
    const url = (await freshDatabaseUrl()) ?? '';
    const { pathname } = new URL(url);
    const owner = new pg.Client({ connectionString: inject('postgresUrl') ?? '' });
    await owner.connect();
    const pool = new pg.Pool({ connectionString: url, max: 1 });
    pool.on('error', () => {});
    let isPoolerAway = false;
    const told: string[] = [];
    const listening = await keepListening(
      url,
      async (text, values) => {
        if (isPoolerAway) throw new Error('no server to connect to');
        return pool.query(text, values);
      },
      {
        onChange: () => {},
        onGap: () => {},
        onAway: () => void told.push('away'),
        onBack: () => void told.push('back'),
      },
    );
    onTestFinished(async () => {
      await listening.stop();
      await pool.end();
      await owner.end();
    });
    const open = (isOpen: boolean) =>
      owner.query(`alter database "${pathname.slice(1)}" allow_connections ${isOpen}`);
    const connected = new Set<number>();
    const connections = async () => {
      const { rows } = await owner.query('select pid from pg_stat_activity where datname = $1', [
        pathname.slice(1),
      ]);
      for (const { pid } of rows) connected.add(pid);
      return connected.size;
    };

    isPoolerAway = true;
    await open(false);
    await owner.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      pathname.slice(1),
    ]);
    await expect.poll(() => told).toEqual(['away']);
    await open(true);
    // It could listen again, and tries to.
    await expect.poll(connections).toBeGreaterThan(1);
    expect([told, listening.isAway()]).toEqual([['away'], true]);
    isPoolerAway = false;
    await expect.poll(() => told).toEqual(['away', 'back']);
    expect([listening.isAway(), listening.behindMs()]).toEqual([false, 0]);
  },
);
