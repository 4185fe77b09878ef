import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { forgetChanges } from '#database/queries/change-log.ts';
import { replaceProductMedia } from '#database/queries/products/write-product.ts';
import { changeLog } from '#database/schema/operation.ts';
import { ingestUpload } from '#services/media/ingest-upload.ts';
import { setTrending } from '#services/products/change-products.ts';
import { write } from '#services/write.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { freshDatabaseUrl } from '#tests/support/database-url.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { receivedFile, scene } from '#tests/support/files/media-files.ts';

// One embedded database has one process; replicas are a matter of PostgreSQL.
describe.runIf(inject('postgresUrl'))('two replicas on one database', () => {
  let url: string;
  let first: TestApp;
  let second: TestApp;
  let productId: string;
  let otherId: string;
  let picture: string;

  beforeAll(async () => {
    url = (await freshDatabaseUrl()) ?? '';
    // Started together, they migrate once.
    [first, second] = await Promise.all([testApp({}, null, url), testApp({}, null, url)]);
    const seller = await aSeller(first);
    const parents = parentsOf(seller, await aCategory(first.db));
    productId = (await aProduct(first.db, parents)).id;
    otherId = (await aProduct(first.db, parents)).id;
    const upload = await receivedFile(second.folder, await scene(90, 110).jpeg().toBuffer());
    picture = await ingestUpload(second.context, { ...upload, part: 'image1', kind: 'image' });
    await write(second.context, (db) => replaceProductMedia(db, otherId, [picture]));
  });
  afterAll(async () => {
    await first?.close();
    await second?.close();
  });

  const ask = (test: TestApp, id: string) => test.app.inject(`/api/get-product/${id}`);
  const trendingAt = async (test: TestApp) => (await ask(test, productId)).json().trending;
  const admin = { role: 'admin', adminRole: 'owner', id: 'admin0000001', name: 'Admin' } as const;
  const stats = () => second.cache.stats();
  const keepBoth = () => Promise.all([ask(second, productId), ask(second, otherId)]);
  const patience = { timeout: 10_000, interval: 20 };

  /** Ends the connections that listen, as a broken line does. */
  const breakListeners = () =>
    first.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query like '%pg_notify%'`);

  it('shows in one what was changed in the other, within a second', async () => {
    expect([await trendingAt(first), await trendingAt(second)]).toEqual([false, false]);
    await setTrending(first.context, admin, productId, true);
    expect(await trendingAt(first)).toBe(true);
    await expect.poll(() => trendingAt(second), { timeout: 1000, interval: 20 }).toBe(true);
  });

  it('finds a change of a process that died before it told, and drops nothing else', async () => {
    await keepBoth();
    const { dropped, entries } = stats();
    await first.db.insert(changeLog).values({ id: 'untold', tags: [`product:${productId}`] });
    await expect.poll(() => stats().dropped, patience).toBe(dropped + 1);
    expect(stats().entries).toBe(entries - 1);
    // It is read again with each beat until the next one, and drops nothing that was made since.
    await keepBoth();
    expect(stats().entries).toBe(entries);
  });

  it('finds what was changed while its listener was broken, and drops nothing else', async () => {
    await keepBoth();
    const { dropped } = stats();
    await first.db.transaction(async (db) => {
      await db.insert(changeLog).values({ id: 'unheard', tags: [`product:${productId}`] });
      await breakListeners();
    });
    await expect.poll(() => stats().dropped, patience).toBe(dropped + 1);
    expect((await ask(second, otherId)).headers.age).toBeUndefined();
    // What is told is still heard; kept before, so that the drop itself is what is waited for.
    await keepBoth();
    await setTrending(first.context, admin, productId, false);
    await expect.poll(() => stats().dropped, { timeout: 1000, interval: 20 }).toBe(dropped + 2);
    expect(await trendingAt(second)).toBe(false);
  });

  it('finds what was changed by a transaction that was running when it last looked', async () => {
    await keepBoth();
    const { dropped } = stats();
    await first.db.transaction(async (db) => {
      await db.insert(changeLog).values({ id: 'slow', tags: [`product:${productId}`] });
      // Another one is found meanwhile, which was begun later and has ended earlier.
      await second.db.insert(changeLog).values({ id: 'fast', tags: [`product:${otherId}`] });
      await expect.poll(() => stats().dropped, patience).toBe(dropped + 1);
    });
    await expect.poll(() => stats().dropped, patience).toBe(dropped + 2);
  });

  describe('while the database takes no connections', () => {
    const name = () => new URL(url).pathname.slice(1);
    async function asOwner(...statements: string[]): Promise<void> {
      const owner = new pg.Client({ connectionString: inject('postgresUrl') ?? '' });
      await owner.connect();
      for (const statement of statements) await owner.query(statement);
      await owner.end();
    }
    /** Ends all connections, those too that were being made when the database was closed. */
    const endAll = () => `do $$ begin
      while (select count(pg_terminate_backend(pid)) > 0 from pg_stat_activity where datname = '${name()}') loop
        perform pg_sleep(0.05), pg_stat_clear_snapshot();
      end loop; end $$`;
    const close = () => asOwner(`alter database ${name()} allow_connections false`, endAll());
    const open = () => asOwner(`alter database ${name()} allow_connections true`);
    const isMarked = async () => (await ask(second, productId)).headers.age !== undefined;

    it('shows what is kept, marked, and refuses the rest with when to try again', async () => {
      await keepBoth();
      const ofPicture = () => second.app.inject(`/media/${picture}.jpg`);
      const { rawPayload } = await ofPicture();
      const { dropped } = stats();
      await close();
      await expect.poll(isMarked, patience).toBe(true);
      const kept = await ask(second, productId);
      expect(kept.statusCode).toBe(200);
      expect(Number(kept.headers.age)).toBeGreaterThan(0);
      expect(kept.headers['cache-status']).toBe(`Dhow; hit; ttl=-${kept.headers.age}`);
      const unchanged = await second.app.inject({
        url: `/api/get-product/${productId}`,
        headers: {
          'if-none-match': String(kept.headers.etag),
          authorization: 'Bearer of.some.one',
        },
      });
      expect(unchanged.statusCode).toBe(304);
      expect(unchanged.headers['cache-status']).toContain('ttl=-');

      expect((await ofPicture()).rawPayload).toEqual(rawPayload);
      const answers = await Promise.all([
        second.app.inject('/api/get-product?q=unkept'),
        second.app.inject({
          method: 'POST',
          url: '/api/admin/login',
          payload: { emailOrPhone: 'a@b.example', password: 'password' },
        }),
      ]);
      for (const answer of answers) {
        expect(answer.statusCode, answer.body).toBe(503);
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      }
      expect(answers[0]?.json().code).toBe('database-away');

      await open();
      await expect.poll(isMarked, { timeout: 2000, interval: 10 }).toBe(false);
      expect(stats().dropped).toBe(dropped);
      expect(stats().entries).toBeGreaterThanOrEqual(2);
    });

    it('drops everything where another database is there afterwards', async () => {
      await keepBoth();
      await close();
      await expect.poll(isMarked, patience).toBe(true);
      const { dropped, entries } = stats();
      await asOwner(
        endAll(),
        `create database ${name()}_copy template ${name()}`,
        `alter database ${name()} rename to ${name()}_before`,
        `alter database ${name()}_copy rename to ${name()}`,
        `alter database ${name()} allow_connections true`,
      );
      await expect.poll(isMarked, patience).toBe(false);
      expect(stats().dropped).toBe(dropped + entries);
      await asOwner(`drop database ${name()}_before`);
    });
  });

  it('drops everything where the log does not reach back, and only there', async () => {
    await expect.poll(() => first.db.execute(sql`select 1`), patience).toBeDefined();
    const age = (seconds: number) => sql`clock_timestamp() - make_interval(secs => ${seconds})`;
    await first.db
      .insert(changeLog)
      .values({ id: 'old', tags: ['product:none'], createdAt: age(3600) as never });
    await forgetChanges(first.db, 1800);
    expect(await first.db.$count(changeLog)).toBeGreaterThan(0);
    await keepBoth();
    const { dropped, entries } = stats();
    await breakListeners();
    await expect.poll(() => second.context.db.execute(sql`select 1`), patience).toBeDefined();
    await expect
      .poll(() => ask(second, otherId).then((r) => r.headers.age), patience)
      .toBe(undefined);
    expect(stats()).toMatchObject({ dropped, entries });

    await forgetChanges(first.db, 0);
    expect(await first.db.$count(changeLog)).toBe(0);
    await breakListeners();
    await expect.poll(() => stats().dropped, patience).toBe(dropped + entries);
  });
});
