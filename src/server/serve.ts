import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { getListing } from '#contracts/calls/products.ts';
import type { ProductListing } from '#contracts/product.ts';
import type { Change } from '#database/change-channel.ts';
import { connectionLimit } from '#database/connection-limit.ts';
import type { Database, OpenDatabase } from '#database/database.ts';
import { releaseAllLeases } from '#database/queries/imports/imports.ts';
import { ensureAdmin } from '#services/accounts/admins.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import type { AppContext } from '#services/app-context.ts';
import { seedAudience } from '#services/attributes/seed-audience.ts';
import { importFile, takeOutUnchanged } from '#services/content/content-versions.ts';
import type { CurrentContent, SiteFile } from '#services/content/current-content.ts';
import { isFailure } from '#services/failure.ts';
import { keepNotice } from '#services/privacy/keep-notice.ts';
import { seedSynonyms } from '#services/searches/seed-synonyms.ts';
import { writeLastViews } from '#services/views.ts';
import { startOwnWork, startQueues, startUpkeep } from './background.ts';
import { keepErasuresApart } from './backup/erasure-list.ts';
import { scheduleBackups } from './backup/make-backup.ts';
import { serveCopies } from './backup/serve-copies.ts';
import { checkServices } from './checks/check-services.ts';
import type { Config } from './config/read-config.ts';
import { createApp } from './create-app.ts';
import { createAppContext } from './create-app-context.ts';
import { makeContentsPrivate } from './data-folder/private-folder.ts';
import { drainAndClose } from './drain.ts';
import { type ApplyChange, createDropping, listenForChanges } from './listen-for-changes.ts';
import { loadPages } from './load-pages.ts';
import { observeProcess } from './observability/observe-process.ts';
import type { ReadNumbers, ReadOwnNumbers } from './observability/process-numbers.ts';
import { processSummary } from './observability/process-summary.ts';
import { valueIn } from './page-cache/packed-response.ts';
import type { PublicReads } from './page-cache/public-reads.ts';
import { createReplicaReads, type ReplicaReads } from './page-cache/replica-reads.ts';
import { createResponseCache } from './page-cache/response-cache.ts';
import { printProgress } from './print-welcome.ts';
import type { Stop } from './stop-on-signals.ts';

const CACHE_BYTES = 64 * 1024 * 1024;
/** Changes stay in their log for longer than anybody shows what they concern. */
const LOG_MARGIN_SECONDS = 120;

/** What one process does among those that serve together. */
export type Part = {
  /** Does what is done once at the start: the first admin, the demo, the modes of files. */
  prepares: boolean;
  hasBackground: boolean;
  /** The site's texts where they have been read already. */
  site?: SiteFile;
  /** Begins to apply others' changes; before that nothing is cached. */
  join: (apply: ApplyChange) => Promise<void>;
  /** Its number among its fellows, from 1. */
  number: number;
  /** Lets the others read this process's numbers; returns what reads those of all. */
  shareNumbers: (readOwn: ReadOwnNumbers) => ReadNumbers;
  /** Opens the port of the metrics, where there is one and it is this process's to open. */
  openMetrics: (config: Config, read: ReadNumbers) => Promise<() => Promise<void>>;
  /** Tells the others of a change; done when they have applied it. */
  tellOthers: (change: Change) => Promise<void>;
};

/** The part of a process that serves alone. */
export const alone: Part = {
  prepares: true,
  hasBackground: true,
  number: 1,
  shareNumbers: (readOwn) => async (forMetrics) => [await readOwn(forMetrics)],
  openMetrics: async ({ metrics }, read) => {
    if (!metrics?.port) return async () => {};
    const { openMetricsPort } = await import('./observability/metrics-port.ts');
    return openMetricsPort(metrics, () => read(true));
  },
  join: async () => {},
  tellOthers: async () => {},
};

export type Serving = { port: number; isDemo: boolean; stop: Stop };

/** Opens everything and serves it. Throws where it cannot be opened, or the port is taken. */
export async function serve(config: Config, log: FastifyBaseLogger, part: Part): Promise<Serving> {
  let replica: { db: Database; reads: ReplicaReads } | undefined;
  const knowledge = { behindMs: () => 0, isAway: false };
  const cache = createResponseCache({
    maxBytes: CACHE_BYTES,
    behindMs: () => knowledge.behindMs(),
    isAway: () => knowledge.isAway && replica === undefined,
    staleMs: config.staleSeconds * 1000,
  });
  let content: CurrentContent | undefined;
  const dropping = createDropping({
    drop(tags, isEdit) {
      content?.forget([...tags]);
      cache.drop(tags, isEdit);
    },
    clear() {
      content?.forget('all');
      cache.clear();
    },
  });
  const applyChange = (change: Change) => {
    replica?.reads.note(change.tags);
    dropping.apply(change);
  };
  const invalidateTags = async (change: Change) => {
    applyChange(change);
    await part.tellOthers(change);
  };
  const duties = dutiesOf(config.role, part.hasBackground);
  const watched = await observeProcess(config, log);
  let readNumbers: ReadNumbers = async () => [];
  const isWorker = config.role === 'worker';
  const [pages, { context: opened, database }] = await Promise.all([
    isWorker ? null : loadPages(process.argv.includes('--dev')),
    createAppContext(config, log, invalidateTags, part.site),
  ]);
  content = opened.content;
  const context = watched.observed({
    ...opened,
    operations: {
      ...opened.operations,
      readProcesses: async () => (await readNumbers(false)).map(processSummary),
    },
  });

  if (part.prepares && config.workers > 1) await refuseTooManyConnections(config, database);
  if (part.prepares && config.firstAdmin !== null && !isWorker) {
    await ensureAdmin(context, { name: 'Admin', ...config.firstAdmin }).catch(refuseSetting);
  }
  if (part.prepares) await checkServices(config, context);
  if (part.prepares && !isWorker) {
    await importFile(context);
    await takeOutUnchanged(context);
  }
  const { notice } = await context.content.read();
  if (!isWorker) await keepNotice(context, notice);
  if (part.prepares && !isWorker) await seedSynonyms(context);
  const isDemo = part.prepares && config.loadDemo && !isWorker && (await loadDemo(context, config));
  if (part.prepares && !isWorker) await seedAudience(context);
  if (database.replica) {
    replica = { db: database.replica.db, reads: createReplicaReads(database.replica, log) };
  }
  const clear = () => {
    replica?.reads.noteAll();
    dropping.clear();
  };
  const hold = () => {
    knowledge.isAway = true;
    dropping.hold();
  };
  const release = () => {
    knowledge.isAway = false;
    dropping.release();
  };
  await listenForChanges(database, { apply: applyChange, clear, hold, release }, log);
  knowledge.behindMs = database.behindMs;
  const forRequests = { ...context, db: database.requestDb };
  const { metrics } = config;
  const { app, reads, requests, work } = await createApp(forRequests, {
    log,
    cache,
    pages,
    hasOnlyHealth: isWorker,
    workers: config.workers,
    trustProxy: config.trustProxy,
    sharedCacheSeconds: config.sharedCacheSeconds,
    staleSeconds: config.staleSeconds,
    ...(replica && { replica }),
    publicDb: database.publicDb,
    logKeptPages: config.logKeptPages,
    counts: watched.counts,
    returnedMailToken: config.returnedMailToken,
    metrics:
      metrics?.port === null && metrics.token !== null
        ? { token: metrics.token, read: () => readNumbers(true) }
        : null,
  });
  const sources = {
    ...{ worker: part.number, requests, cache, work },
    ...(replica && { replica: replica.reads.numbers }),
  };
  readNumbers = part.shareNumbers(
    watched.watch(sources, database, { hasBackground: duties.upkeep, context }),
  );
  await part.join(applyChange);
  // Alone on its database, this process need not wait for the leases of dead ones to expire.
  if (context.engine === 'embedded') await releaseAllLeases(context.db);
  const copies =
    context.engine === 'embedded'
      ? await serveCopies(context, join(config.dataDir, 'database'))
      : null;
  // Nothing is waited for once it listens: whoever finds it open may end it in order.
  const closeMetrics = await part.openMetrics(config, readNumbers);
  const address = await app.listen({ port: config.port, host: config.host });
  const ownWork = startOwnWork(context, (text) => countFound(reads, text));
  const queues = duties.queues ? startQueues(context) : null;
  const upkeep = duties.upkeep
    ? startUpkeep(context, config.staleSeconds + LOG_MARGIN_SECONDS)
    : null;
  const erasures = duties.upkeep ? keepErasuresApart(context, config) : null;
  const backups =
    duties.upkeep && config.backup.to !== null ? scheduleBackups(context, config) : null;
  if (part.prepares) {
    makeContentsPrivate(join(config.dataDir, 'media')).catch((error) =>
      log.error({ err: error }, 'pictures could not be made private'),
    );
  }
  return {
    port: Number(new URL(address).port),
    isDemo,
    stop: async ({ drains }) => {
      const draining = { ...config, ...(!drains && { drainSeconds: 0 }) };
      await Promise.all([
        drainAndClose(app, context.readiness, draining, log),
        ownWork.stop(),
        queues?.stop(),
        upkeep?.stop(),
        erasures?.stop(),
        backups?.stop(),
      ]);
      await writeLastViews(context);
      await copies?.stop();
      await settleAfterResponses();
      replica?.reads.stop();
      await database.close();
      await closeMetrics();
      await watched.stop();
    },
  };
}

/** The demo marketplace is read only where it may be loaded. */
async function loadDemo(context: AppContext, config: Config): Promise<boolean> {
  const demo = await import('./demo/load-demo.ts');
  return demo.loadDemo(context, config, printProgress);
}

/**
 * Returns what a process does in the background. Of several that serve, one does all of it; those that
 * only work share the queues.
 */
function dutiesOf(role: Config['role'], isFirst: boolean) {
  return {
    queues: role === 'worker' || (role === 'all' && isFirst),
    upkeep: role !== 'web' && isFirst,
  };
}

/** A weak password is the setting's fault, and is reported so. */
function refuseSetting(error: unknown): never {
  if (!isFailure(error) || error.fields?.password === undefined) throw error;
  throw new Error(`ADMIN_PASSWORD cannot be used: ${error.message}.`);
}

async function refuseTooManyConnections(config: Config, { db }: OpenDatabase): Promise<void> {
  const { workers, connectionsEach } = config;
  const allowed = await connectionLimit(db);
  if (workers * connectionsEach <= allowed) return;
  throw new Error(
    `${workers} workers with ${connectionsEach} connections each are more than the ${allowed} that the database allows. Set WORKERS or DATABASE_CONNECTIONS lower, or raise its max_connections.`,
  );
}

/**
 * Returns how many products the shop's search for a text finds, as its page would be told: none where a
 * correction or the nearest is shown instead.
 */
export async function countFound(reads: Pick<PublicReads, 'ask'>, text: string): Promise<number> {
  const answer = await reads.ask(getListing, { query: { q: text, limit: 1 } });
  const { total, search } = valueIn(answer) as ProductListing;
  const instead = search && (search.mended ?? search.nearest ?? search.absent);
  return instead ? 0 : total;
}
