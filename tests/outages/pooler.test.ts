import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPooler } from '#database/postgres/find-pooler.ts';
import { nameStatements } from '#database/postgres/statement-names.ts';
import { setTrending } from '#services/products/change-products.ts';
import { testApp } from '#tests/support/app.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { startServer } from '#tests/support/server.ts';
import { isPgbouncerInstalled, type Pgbouncer, startPgbouncer } from './support/pgbouncer.ts';
import { type Replica, startReplicas } from './support/replicas.ts';

const REQUESTS = 960;
const AT_ONCE = 32;

describe.skipIf(!isPgbouncerInstalled)('behind PgBouncer (needs the program pgbouncer)', () => {
  let postgres: TestPostgres;
  let url: string;
  const bouncers: Pgbouncer[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
    url = await postgres.createDatabase();
  });
  afterAll(async () => {
    for (const bouncer of bouncers) await bouncer.stop();
    await postgres?.stop();
  });

  async function pooled(...how: [Parameters<typeof startPgbouncer>[1], string[]?]) {
    const bouncer = await startPgbouncer(url, ...how);
    bouncers.push(bouncer);
    return bouncer.through(url);
  }

  test('a pooler is known by what it does', async () => {
    expect(await findPooler(url)).toMatchObject({ mode: 'none', keepsNames: true });
    const found = async (address: string) => {
      const { mode, keepsNames } = await findPooler(address);
      return `${mode} ${keepsNames}`;
    };
    expect(await found(await pooled('session'))).toBe('session true');
    const inTurn = ['server_round_robin = 1', 'default_pool_size = 2'];
    for (const settings of [[], ['default_pool_size = 1'], inTurn]) {
      expect(await found(await pooled('transaction', settings))).toBe('transaction false');
    }
    await expect(findPooler(await pooled('statement'))).rejects.toThrow(
      'DATABASE_URL leads through a pooler in statement mode',
    );
  });

  test('the start is refused in a sentence where changes could not be heard', async () => {
    const DATABASE_URL = await pooled('transaction');
    await expect(startServer({ DATABASE_URL })).rejects.toThrow(
      /ended \(1\) while it started:\s+DATABASE_URL leads through a pooler in transaction mode, .*Set DATABASE_DIRECT_URL as well, to the address of the database itself\.\s*$/,
    );
    await expect(startServer({ DATABASE_URL, DATABASE_DIRECT_URL: DATABASE_URL })).rejects.toThrow(
      /:\s+DATABASE_DIRECT_URL leads through a pooler in transaction mode\. [^\n]*\s*$/,
    );
    const other = await postgres.createDatabase();
    await expect(startServer({ DATABASE_URL, DATABASE_DIRECT_URL: other })).rejects.toThrow(
      /:\s+DATABASE_URL and DATABASE_DIRECT_URL lead to different databases\. [^\n]*\s*$/,
    );
  });

  test('names that collide are given up, and no statement fails', async () => {
    const pool = new pg.Pool({ connectionString: await pooled('transaction'), max: 8 });
    let collisions = 0;
    nameStatements(pool, {
      keepsNames: true,
      onCollision: () => {
        collisions += 1;
      },
    });
    const asked = Array.from({ length: 200 }, (_, number) =>
      pool.query({ name: `double_${number % 3}`, text: 'select $1::int * 2 as twice' }, [number]),
    );
    const answers = await Promise.all(asked);
    expect(answers.map(({ rows }) => rows[0].twice)).toEqual(asked.map((_, number) => number * 2));
    expect(collisions).toBe(1);
    await expect(pool.query({ name: 'wrong', text: 'select nothing' })).rejects.toThrow('nothing');
    await pool.end();
  });

  describe('two replicas through one in transaction mode', () => {
    let replicas: Replica[] = [];
    afterAll(() => Promise.all(replicas.map((replica) => replica.stop())));

    test(`answer ${REQUESTS} requests, and hear of each other's changes`, async () => {
      const settings = { DATABASE_URL: await pooled('transaction'), DATABASE_DIRECT_URL: url };
      replicas = await startReplicas(2, {
        ...settings,
        LOG_LEVEL: 'info',
        RATE_LIMIT_SCALE: '1000',
      });
      for (const { server } of replicas) {
        expect(server().output()).toContain('behind a pooler in transaction mode');
      }
      const shop = await testApp({}, null, url);
      const parents = parentsOf(await aSeller(shop), await aCategory(shop.db));
      const { id } = await aProduct(shop.db, parents);

      const statuses = new Map<number, number>();
      let next = 0;
      const ask = async () => {
        while (next < REQUESTS) {
          const number = next;
          next += 1;
          const at = replicas[number % 2]?.url;
          const path = [`/shop?q=lamp${number}`, `/api/get-product?minPrice=${number}`][number % 3];
          const look = () => fetch(`${at}${path ?? `/api/get-product/${id}?n=${number}`}`);
          let { status } = await look();
          // A machine that is busy with other things refuses some, and says so.
          while (status === 503) {
            await wait(500);
            ({ status } = await look());
          }
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, ask));
      expect(Object.fromEntries(statuses)).toEqual({ 200: REQUESTS });
      for (const { server } of replicas) expect(server().output()).not.toContain('database-away');

      const shown = () =>
        Promise.all(
          replicas.map(async (replica) => {
            const answer = await fetch(`${replica.url}/api/get-product/${id}`);
            return ((await answer.json()) as { trending: boolean }).trending;
          }),
        );
      expect(await shown()).toEqual([false, false]);
      const admin = {
        role: 'admin',
        adminRole: 'owner',
        id: 'admin0000001',
        name: 'Admin',
      } as const;
      await setTrending(shop.context, admin, id, true);
      await expect.poll(shown, { timeout: 5000 }).toEqual([true, true]);
      await shop.close();
    });
  });
});
