import { pino } from 'pino';
import { ensureFirstAdmin } from '#services/accounts/ensure-admin.ts';
import { startBackground } from './background.ts';
import { type Config, readConfig } from './config.ts';
import { createApp } from './create-app.ts';
import { loadDemo } from './demo/load-demo.ts';
import { listenForChanges } from './listen-for-changes.ts';
import { loadPages } from './load-pages.ts';
import { logOptions } from './log-options.ts';
import { openMarketplace } from './open-marketplace.ts';
import { createAnswerCache } from './page-cache/answer-cache.ts';
import { printProgress, printRefusal, printWelcome } from './print-welcome.ts';

const CACHE_BYTES = 96 * 1024 * 1024;

async function start(config: Config): Promise<void> {
  const log = pino(logOptions(config));
  const cache = createAnswerCache({ maxBytes: CACHE_BYTES });
  const pages = await loadPages(process.argv.includes('--dev'));
  const { market, database } = await openMarketplace(config, log, cache);

  if (config.firstAdmin !== null) await ensureFirstAdmin(market, config.firstAdmin);
  const isDemo = config.loadDemo && (await loadDemo(market, printProgress));
  await listenForChanges(database, cache);
  const { app } = await createApp(market, {
    log,
    cache,
    pages,
    trustProxy: config.trustProxy,
    sharedCacheSeconds: config.sharedCacheSeconds,
  });
  const address = await app.listen({ port: config.port, host: config.host });
  const background = startBackground(market);
  printWelcome(config, Number(new URL(address).port), isDemo);

  /** Requests in flight are finished, then the background's work, then the database is closed. */
  let stopping: Promise<void> | undefined;
  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping');
    await app.close();
    await background.stop();
    await database.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopping ??= stop(signal).then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'the stop failed');
          process.exit(1);
        },
      );
    });
  }
}

try {
  await start(readConfig(process.env));
} catch (error) {
  printRefusal(sentenceOf(error));
  process.exit(1);
}

function sentenceOf(error: unknown): string {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Stop that one, or set PORT to another number.`;
  }
  if (code === 'EACCES') return `Something may not be read or written: ${message}.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') {
    return 'The database at DATABASE_URL cannot be reached. Is it running, and is the address right?';
  }
  return message;
}
