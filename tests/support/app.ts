import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { SiteConfig } from '#contracts/site-config.ts';
import { type Database, rowsOf } from '#database/database.ts';
import { openEmbedded } from '#database/open-embedded.ts';
import { openPostgres } from '#database/open-postgres.ts';
import { allowAudit } from '#database/queries/audit/audit-chain.ts';
import { createDiskStore } from '#media/store/disk-store.ts';
import { createApp, type Pages } from '#server/create-app.ts';
import { changeApplier, listenForChanges } from '#server/listen-for-changes.ts';
import { createResponseCache } from '#server/page-cache/response-cache.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import type { AppContext, Mail } from '#services/app-context.ts';

export type TestApp = Awaited<ReturnType<typeof testApp>>;

/**
 * The whole of Dhow on a database of its own: in memory, or on PostgreSQL where the run brings one.
 * Real SQL, real files in a folder that `close` removes; mails are kept in `mails`. Two apps given the
 * same `databaseUrl` are replicas; null is a database in memory, whatever the run is on.
 */
export async function testApp(
  overrides: Partial<AppContext> = {},
  pages: Pages | null = null,
  databaseUrl?: string | null,
) {
  const folder = await mkdtemp(join(tmpdir(), 'dhow-test-'));
  const url = databaseUrl === undefined ? await databaseOfRun() : databaseUrl;
  const database = url === null ? await openEmbedded(null) : await openPostgres(url, 4);
  const cache = createResponseCache({ maxBytes: 8 * 1024 * 1024 });
  const applyChange = changeApplier(cache);
  const log = pino({ level: 'silent' });
  const mails: Mail[] = [];
  const context: AppContext = {
    db: database.db,
    engine: database.engine,
    store: await createDiskStore(join(folder, 'media')),
    incoming: join(folder, 'incoming'),
    diskFolders: [folder],
    minFreeDiskBytes: 0,
    uploadQuota: { uploads: 100_000, bytes: 1024 ** 4 },
    invalidateTags: async (change) => applyChange(change),
    sendMail: async (mail) => {
      mails.push(mail);
    },
    site: SiteConfig.parse({}),
    publicUrl: 'http://127.0.0.1:3000',
    tokenSecret: new TextEncoder().encode('a secret of the tests, which is long enough'),
    refuseDemoAccounts: false,
    requireAdminSecondFactor: false,
    limitScale: 1,
    log,
    now: () => new Date(),
    ...overrides,
  };
  await listenForChanges(database, cache, applyChange);
  // On a machine with much else to do, a test may be slow, but not refused.
  const { app, routes } = await createApp(context, { log, cache, pages, isBusy: () => false });
  return {
    app,
    routes,
    context,
    cache,
    mails,
    folder,
    db: database.db,
    close: async () => {
      await app.close();
      await settleAfterResponses();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Asked for only by tests that Vitest runs: to others it does not speak. */
async function databaseOfRun(): Promise<string | null> {
  const { freshDatabaseUrl } = await import('./database-url.ts');
  return freshDatabaseUrl();
}

/** Empties every table, so that a file's tests can share one database. */
export async function clearDatabase(db: Database): Promise<void> {
  await settleAfterResponses();
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const names = tables.map((table) => table.name).join(', ');
  await db.transaction(async (inner) => {
    await allowAudit(inner as Database, 'clear');
    await inner.execute(sql.raw(`truncate ${names} restart identity cascade`));
  });
}
