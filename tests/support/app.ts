import { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { SiteConfig } from '#contracts/site-config.ts';
import type { Database, OpenDatabase } from '#database/database.ts';
import { openEmbedded } from '#database/open-embedded.ts';
import { openPostgres } from '#database/open-postgres.ts';
import { plainLines } from '#domain/mail-template.ts';
import { createDiskStore } from '#media/store/disk-store.ts';
import { createApp, type Pages } from '#server/create-app.ts';
import { createDropping, listenForChanges } from '#server/listen-for-changes.ts';
import { createResponseCache } from '#server/page-cache/response-cache.ts';
import { readinessChecks } from '#server/readiness-checks.ts';
import { afterResponse, settleAfterResponses } from '#services/after-response.ts';
import { createPlatformProfiles } from '#services/agents/platform-profiles.ts';
import type { AppContext, Mail } from '#services/app-context.ts';
import { createCurrentContent, type SiteFile } from '#services/content/current-content.ts';
import { deliverNextMail } from '#services/mail/deliver-mail.ts';
import { createPushSender } from '#services/notices/push-sender.ts';
import { noticeOf } from '#services/privacy/keep-notice.ts';
import { type NoticeFacts, noticeText } from '#services/privacy/notice-text.ts';
import { createReadiness } from '#services/readiness.ts';
import { createSearchCounter } from '#services/searches/search-counter.ts';
import { keepDaysBy } from '#services/settings/settings.ts';
import { createViewCounter } from '#services/views.ts';
import { createWebhookSender } from '#services/webhooks/deliver-webhooks.ts';

/** The keys of RFC 8291, appendix A. */
export const PUSH_KEYS = {
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  publicKey:
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  subject: 'mailto:no-reply@dhow.test',
};

/** What the privacy notice of a test's app tells: that of a server with no settings. */
export const NOTICE_FACTS: NoticeFacts = {
  site: SiteConfig.parse({}),
  keepDays: { messages: 730, customers: 730, enquiries: 1095, audit: 1825 },
  hasOwnDatabase: true,
  hasObjectStorage: false,
  hasMailServer: false,
  backup: null,
  loggedNetworks: 'shortened',
  isTraced: false,
  isBehindProxy: false,
  pictureOrigins: [],
};

/** A mail as it was sent, with its plain text. */
type SentMail = Mail & { text: string };

export type TestApp = Awaited<ReturnType<typeof testApp>>;

/**
 * The whole of Dhow on a database of its own: in memory, or on PostgreSQL where the run brings one.
 * Real SQL, real files in a folder that `close` removes; mails are kept in `mails`. Two apps given the
 * same address as `given` are replicas; null is a database in memory, whatever the run is on. A database that is
 * open already is closed with the app.
 */
export async function testApp(
  overrides: Partial<AppContext> = {},
  pages: Pages | null = null,
  given?: string | OpenDatabase | null,
  siteFile: SiteFile = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'dhow-test-'));
  const database = await databaseOf(given === undefined ? await databaseOfRun() : given);
  const { behindMs } = database;
  const cache = createResponseCache({ maxBytes: 8 * 1024 * 1024, behindMs, staleMs: 600_000 });
  const { keepDays } = NOTICE_FACTS;
  const operations: AppContext['operations'] = {
    version: '0.0.0',
    mailsGoTo: 'folder',
    settings: [],
    readProcesses: async () => [],
  };
  const keeper = { keepDays, operations, ...overrides };
  const content = createCurrentContent(database.db, siteFile, (site, settings) =>
    noticeOf(noticeText({ ...NOTICE_FACTS, site, keepDays: keepDaysBy(keeper, settings) })),
  );
  const dropping = createDropping({
    drop(tags) {
      content.forget([...tags]);
      cache.drop(tags);
    },
    clear() {
      content.forget('all');
      cache.clear();
    },
  });
  const log = pino({ level: 'silent' });
  const mails: SentMail[] = [];
  const diskFolders = [folder];
  const store = overrides.store ?? (await createDiskStore(join(folder, 'media')));
  const tokenSecret = new TextEncoder().encode('a secret of the tests, which is long enough');
  const context: AppContext = {
    db: database.db,
    engine: database.engine,
    store,
    incoming: join(folder, 'incoming'),
    diskFolders,
    minFreeDiskBytes: 0,
    uploadQuota: { uploads: 100_000, bytes: 1024 ** 4 },
    invalidateTags: async (change) => dropping.apply(change),
    sendMail: async (mail) => {
      mails.push({ ...mail, text: plainLines(mail.lines) });
    },
    readiness: createReadiness(readinessChecks({ ...database, diskFolders, store })),
    push: createPushSender(PUSH_KEYS),
    platformProfiles: createPlatformProfiles(),
    webhooks: createWebhookSender({ toPrivate: true }),
    mailQueued: new EventEmitter(),
    outbox: null,
    searches: createSearchCounter(tokenSecret),
    views: createViewCounter(),
    requestId: () => undefined,
    site: content.site,
    content,
    publicUrl: 'http://127.0.0.1:3000',
    tokenSecret,
    requireAdminSecondFactor: false,
    limitScale: 1,
    observeJob: (_name, look) => look(),
    ...keeper,
    log,
    now: () => new Date(),
    ...overrides,
  };
  context.mailQueued?.on('queued', () =>
    afterResponse(context, 'mails could not be delivered', async () => {
      while (await deliverNextMail(context));
    }),
  );
  await listenForChanges(database, dropping, log);
  // On a machine with much else to do, a test may be slow, but not refused.
  const { app, routes, reads } = await createApp(context, {
    log,
    cache,
    pages,
    isBusy: () => false,
  });
  return {
    app,
    routes,
    reads,
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

async function databaseOf(given: string | OpenDatabase | null): Promise<OpenDatabase> {
  if (given === null) return openEmbedded(null);
  return typeof given === 'string' ? openPostgres(given, { poolSize: 4 }) : given;
}

/** Asked for only by tests that Vitest runs: to others it does not speak. */
async function databaseOfRun(): Promise<string | null> {
  const { freshDatabaseUrl } = await import('./database-url.ts');
  return freshDatabaseUrl();
}

/**
 * Empties every table that was ever written, so that a file's tests can share one database. Rows are deleted past
 * triggers and foreign keys: emptying all tables by `truncate` takes forty times as long.
 */
export async function clearDatabase(db: Database): Promise<void> {
  await settleAfterResponses();
  await db.execute(sql`do $$
    declare written regclass;
    begin
      set local session_replication_role = replica;
      for written in select oid from pg_class where relnamespace = 'public'::regnamespace
          and relkind = 'r' and pg_relation_size(oid) > 0 loop
        execute format('lock table %s in exclusive mode', written);
        execute format('delete from %s', written);
      end loop;
      perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
        from pg_sequences where schemaname = 'public' and last_value is not null;
    end $$`);
}
