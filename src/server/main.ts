import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { ensureAdmin } from '#services/accounts/admins.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { isFailure } from '#services/failure.ts';
import { startBackground } from './background.ts';
import { type Config, readConfig } from './config.ts';
import { createApp } from './create-app.ts';
import { createAppContext } from './create-app-context.ts';
import { loadDemo } from './demo/load-demo.ts';
import { changeApplier, listenForChanges } from './listen-for-changes.ts';
import { loadPages } from './load-pages.ts';
import { logOptions } from './log-options.ts';
import { createResponseCache } from './page-cache/response-cache.ts';
import { printProgress, printRefusal, printWelcome } from './print-welcome.ts';
import { makeContentsPrivate } from './private-folder.ts';
import { refusalSentence } from './refusal-sentence.ts';

const CACHE_BYTES = 64 * 1024 * 1024;

async function start(config: Config): Promise<void> {
  const log = pino(logOptions(config));
  process.on('unhandledRejection', (error) =>
    log.error({ err: error }, 'a rejection was not handled'),
  );
  const cache = createResponseCache({ maxBytes: CACHE_BYTES });
  const applyChange = changeApplier(cache);
  const [pages, { context, database }] = await Promise.all([
    loadPages(process.argv.includes('--dev')),
    createAppContext(config, log, async (change) => applyChange(change)),
  ]);

  if (config.firstAdmin !== null) {
    await ensureAdmin(context, { name: 'Admin', ...config.firstAdmin }).catch(refuseSetting);
  }
  const isDemo = config.loadDemo && (await loadDemo(context, printProgress));
  await listenForChanges(database, cache, applyChange);
  const { app } = await createApp(context, {
    log,
    cache,
    pages,
    trustProxy: config.trustProxy,
    sharedCacheSeconds: config.sharedCacheSeconds,
  });
  const address = await app.listen({ port: config.port, host: config.host });
  const background = await startBackground(context, config.keepDays);
  makeContentsPrivate(join(config.dataDir, 'media')).catch((error) =>
    log.error({ err: error }, 'older pictures could not be made private'),
  );
  stopOnSignals(log, async () => {
    await app.close();
    await background.stop();
    await settleAfterResponses();
    await database.close();
  });
  printWelcome(config, Number(new URL(address).port), isDemo);
}

/** A weak password is the setting's fault, and is reported so. */
function refuseSetting(error: unknown): never {
  if (!isFailure(error) || error.fields?.password === undefined) throw error;
  throw new Error(`ADMIN_PASSWORD cannot be used: ${error.message}.`);
}

try {
  await start(readConfig(process.env));
} catch (error) {
  printRefusal(refusalSentence(error));
  process.exit(1);
}

/** Stops once, however many signals arrive, and exits: 0 after a clean stop, else 1. */
export function stopOnSignals(log: FastifyBaseLogger, stop: () => Promise<void>): void {
  let asked = false;
  const end = async (signal: string) => {
    if (asked) return;
    asked = true;
    log.info({ signal }, 'stopping');
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'the stop failed');
      process.exit(1);
    }
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
