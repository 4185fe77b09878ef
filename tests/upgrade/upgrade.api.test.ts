import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPglite } from '#database/connect-embedded.ts';
import { type Database, type OpenDatabase, rowsOf } from '#database/database.ts';
import {
  migrateDatabase,
  migratePostgres,
  runMigrations,
} from '#database/migrate/migrate-database.ts';
import { readMigrations } from '#database/migrate/migration-files.ts';
import { verifyAudit } from '#services/audit-chain/verify-audit.ts';
import { makeLeadsJob } from '#services/jobs/make-leads.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { freshDatabaseUrl } from '#tests/support/database-url.ts';
import {
  loadRecorded,
  type Recorded,
  type RecordedStatement,
  readRecorded,
} from './load-recorded.ts';

/** The last migration of the version whose statements are recorded. */
const PREVIOUS = '0027_types_or_places';

async function earlierOnPostgres(url: string): Promise<Recorded> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const recorded = await loadRecorded(drizzle(client) as unknown as Database);
  await client.end();
  return recorded;
}

async function earlierEmbedded(): Promise<{ recorded: Recorded; database: OpenDatabase }> {
  const { db, connections, close } = await openPglite({ dataDir: null, asCopy: false });
  const recorded = await loadRecorded(db);
  await migrateDatabase(db);
  const opened = {
    engine: 'embedded' as const,
    db,
    requestDb: db,
    publicDb: db,
    connections,
    close,
  };
  return { recorded, database: { ...opened, listen: async () => {}, behindMs: () => 0 } };
}

describe('the marketplace of a version many migrations ago', () => {
  let recorded: Recorded;
  let test: TestApp;
  beforeAll(async () => {
    const url = await freshDatabaseUrl();
    if (url === null) {
      const earlier = await earlierEmbedded();
      recorded = earlier.recorded;
      test = await testApp({}, null, earlier.database);
    } else {
      recorded = await earlierOnPostgres(url);
      test = await testApp({}, null, url);
    }
  }, 120_000);
  afterAll(() => test.close());

  type Product = { id: string; name: string; published: boolean; price_inr: string };
  const productsThen = () =>
    (recorded.tables.find(({ name }) => name === 'product')?.rows ?? [])
      .map((row) => JSON.parse(row) as Product)
      .filter(({ published }) => published);

  it('shows the products that it showed, at their prices', async () => {
    const answer = await test.app.inject('/api/get-product?limit=100');
    const shown = answer.json() as { _id: string; name: string; priceINR: number }[];
    const byId = (one: { _id: string }, other: { _id: string }) => (one._id < other._id ? -1 : 1);
    expect(productsThen().length).toBeGreaterThan(50);
    expect(shown.map(({ _id, name, priceINR }) => ({ _id, name, priceINR })).sort(byId)).toEqual(
      productsThen()
        .map(({ id, name, price_inr }) => ({ _id: id, name, priceINR: Number(price_inr) }))
        .sort(byId),
    );
    expect(answer.headers['x-total-count']).toBe(String(productsThen().length));
  });

  it('finds them by their names, and shows each', async () => {
    for (const { id, name } of productsThen().slice(0, 10)) {
      const found = await test.app.inject(
        `/api/get-product?q=${encodeURIComponent(name)}&limit=100`,
      );
      expect((found.json() as { _id: string }[]).map(({ _id }) => _id)).toContain(id);
      expect((await test.app.inject(`/api/get-product/${id}`)).json()).toMatchObject({ name });
    }
  });

  it.each([
    ['admin', 'admin@dhow.example'],
    ['seller', 'hello@bazm-and-bezel.example'],
  ])('lets its %s log in', async (role, emailOrPhone) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/${role}/login`,
      payload: { emailOrPhone, password: 'dhow-demo-2026' },
    });
    expect(answer.statusCode, answer.body).toBe(200);
  });

  it('keeps its audit whole', async () => {
    expect(await verifyAudit(test.context)).toMatchObject({ sound: true });
  });

  it('makes leads of its enquiries, each in the inbox of its seller', async () => {
    type Enquiry = { reference: string; seller_id: string };
    const asked = (recorded.tables.find(({ name }) => name === 'enquiry')?.rows ?? []).map(
      (row) => JSON.parse(row) as Enquiry,
    );
    expect(asked.length).toBeGreaterThan(0);
    await makeLeadsJob.run(test.context, '', new AbortController().signal);
    const leads = await rowsOf<{ reference: string; seller_id: string }>(
      test.db,
      sql`select l.reference, l.seller_id from lead l join enquiry e on e.lead_id = l.id`,
    );
    const inOrder = (rows: Enquiry[]) =>
      rows.map(({ reference, seller_id }) => `${reference} ${seller_id}`).sort();
    expect(inOrder(leads)).toEqual(inOrder(asked));
    const [counted] = await rowsOf<{ leads: number }>(
      test.db,
      sql`select sum(leads)::int as leads from lead_count`,
    );
    expect(counted?.leads).toBe(asked.length);
  });

  it('accepts every statement that the previous version sends', async () => {
    const statements = readRecorded<RecordedStatement[]>('statements');
    expect(statements.length).toBeGreaterThan(300);
    const refused: string[] = [];
    for (const { text } of statements) {
      await test.db
        .transaction(async (db) => {
          await db.execute(sql.raw(`prepare recorded as ${text}`));
          await db.execute(sql`deallocate recorded`);
        })
        .catch((error) => refused.push(`${error.cause?.message}: ${text}`));
    }
    expect(refused).toEqual([]);
  });
});

// The embedded database has one process, which serves once it has migrated.
it.skipIf(!inject('postgresUrl'))(
  'answers what the previous version reads all the while this one migrates',
  async () => {
    const url = (await freshDatabaseUrl()) ?? '';
    await earlierOnPostgres(url);
    const pool = new pg.Pool({ connectionString: url, max: 4 });
    const migrations = readMigrations();
    const until = migrations.findIndex(({ name }) => name === PREVIOUS) + 1;
    await drizzle(pool).transaction((db) =>
      runMigrations(db as unknown as Database, migrations.slice(0, until)),
    );
    // Whoever starts meanwhile waits for the migration's lock.
    const reads = readRecorded<RecordedStatement[]>('statements').filter(
      ({ text }) => /^\s*select\b/i.test(text) && !text.includes('advisory'),
    );
    const works: RecordedStatement[] = [];
    for (const read of reads) {
      if (await answers(pool, read)) works.push(read);
    }
    expect(works.length).toBeGreaterThan(100);

    const failed: string[] = [];
    let rounds = 0;
    let isOver = false;
    const reading = [0, 1, 2].map(async (start) => {
      do {
        for (let at = start; at < works.length; at += 3) {
          const read = works[at];
          if (read && !(await answers(pool, read))) failed.push(read.text);
        }
        rounds += 1;
      } while (!isOver);
    });
    const { migrations: done } = await migratePostgres(url);
    isOver = true;
    await Promise.all(reading);
    await pool.end();
    expect(done.length).toBe(migrations.length - until);
    expect(done.length).toBeGreaterThan(0);
    expect(rounds).toBeGreaterThanOrEqual(3);
    expect(failed).toEqual([]);
  },
  120_000,
);

const answers = (pool: pg.Pool, { text, values }: RecordedStatement) =>
  pool.query(text, values).then(
    () => true,
    () => false,
  );
