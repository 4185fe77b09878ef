import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { SiteConfig } from '#contracts/site-config.ts';
import type { Change } from '#database/change-channel.ts';
import { connectionLimit } from '#database/connection-limit.ts';
import type { OpenDatabase } from '#database/database.ts';
import { releaseAllLeases } from '#database/queries/imports/import-queue.ts';
import { ensureAdmin } from '#services/accounts/admins.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { isFailure } from '#services/failure.ts';
import { startBackground, startOwnWork } from './background.ts';
import type { Config } from './config.ts';
import { createApp } from './create-app.ts';
import { createAppContext } from './create-app-context.ts';
import { loadDemo } from './demo/load-demo.ts';
import { type ApplyChange, changeApplier, listenForChanges } from './listen-for-changes.ts';
import { loadPages } from './load-pages.ts';
import { createResponseCache } from './page-cache/response-cache.ts';
import { printProgress } from './print-welcome.ts';
import { makeContentsPrivate } from './private-folder.ts';

const CACHE_BYTES = 64 * 1024 * 1024;

/** What one process does among those that serve together. */
export type Part = {
  /** Does what is done once at the start: the first admin, the demo, the modes of older files. */
  prepares: boolean;
  hasBackground: boolean;
  /** The site's texts where they have been read already. */
  site?: SiteConfig;
  /** Begins to apply others' changes; before that nothing is cached. */
  join: (apply: ApplyChange) => Promise<void>;
  /** Tells the others of a change; done when they have applied it. */
  tellOthers: (change: Change) => Promise<void>;
};

/** The part of a process that serves alone. */
export const alone: Part = {
  prepares: true,
  hasBackground: true,
  join: async () => {},
  tellOthers: async () => {},
};

export type Serving = { port: number; isDemo: boolean; stop: () => Promise<void> };

/** Opens everything and serves it. Throws where it cannot be opened, or the port is taken. */
export async function serve(config: Config, log: FastifyBaseLogger, part: Part): Promise<Serving> {
  const cache = createResponseCache({ maxBytes: CACHE_BYTES });
  const applyChange = changeApplier(cache);
  const invalidateTags = async (change: Change) => {
    applyChange(change);
    await part.tellOthers(change);
  };
  const [pages, { context, database }] = await Promise.all([
    loadPages(process.argv.includes('--dev')),
    createAppContext(config, log, invalidateTags, part.site),
  ]);

  if (part.prepares && config.workers > 1) await refuseTooManyConnections(config, database);
  if (part.prepares && config.firstAdmin !== null) {
    await ensureAdmin(context, { name: 'Admin', ...config.firstAdmin }).catch(refuseSetting);
  }
  const isDemo = part.prepares && config.loadDemo && (await loadDemo(context, printProgress));
  await listenForChanges(database, cache, applyChange);
  const { app } = await createApp(context, {
    log,
    cache,
    pages,
    workers: config.workers,
    trustProxy: config.trustProxy,
    sharedCacheSeconds: config.sharedCacheSeconds,
  });
  await part.join(applyChange);
  // Alone on its database, this process need not wait for the leases of dead ones to expire.
  if (context.engine === 'embedded') await releaseAllLeases(context.db);
  // Nothing is waited for once it listens: whoever finds it open may end it in order.
  const address = await app.listen({ port: config.port, host: config.host });
  const ownWork = startOwnWork(context);
  const background = part.hasBackground ? startBackground(context, config.keepDays) : null;
  if (part.prepares) {
    makeContentsPrivate(join(config.dataDir, 'media')).catch((error) =>
      log.error({ err: error }, 'older pictures could not be made private'),
    );
  }
  return {
    port: Number(new URL(address).port),
    isDemo,
    stop: async () => {
      await app.close();
      await Promise.all([ownWork.stop(), background?.stop()]);
      await settleAfterResponses();
      await database.close();
    },
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
