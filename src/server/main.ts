import { join } from 'node:path';
import { pino } from 'pino';
import { ensureAdmin } from '#services/accounts/ensure-admin.ts';
import { settleAfterAnswers } from '#services/after-answer.ts';
import { isFailure } from '#services/failure.ts';
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
import { makeContentsPrivate } from './private-folder.ts';
import { refusalSentence } from './refusal-sentence.ts';
import { stopOnSignals } from './stop-on-signals.ts';

const CACHE_BYTES = 64 * 1024 * 1024;

async function start(config: Config): Promise<void> {
  const log = pino(logOptions(config));
  process.on('unhandledRejection', (error) =>
    log.error({ err: error }, 'a rejection was not handled'),
  );
  const cache = createAnswerCache({ maxBytes: CACHE_BYTES });
  const [pages, { market, database }] = await Promise.all([
    loadPages(process.argv.includes('--dev')),
    openMarketplace(config, log, cache),
  ]);

  if (config.firstAdmin !== null) {
    await ensureAdmin(market, { name: 'Admin', ...config.firstAdmin }).catch(refuseSetting);
  }
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
  const background = await startBackground(market, config.keepDays);
  makeContentsPrivate(join(config.dataDir, 'media')).catch((error) =>
    log.error({ err: error }, 'older pictures could not be made private'),
  );
  stopOnSignals(log, async () => {
    await app.close();
    await background.stop();
    await settleAfterAnswers();
    await database.close();
  });
  printWelcome(config, Number(new URL(address).port), isDemo);
}

/** A password that is too easily guessed is the setting's fault, and is said so. */
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
