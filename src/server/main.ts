import cluster from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { type Config, readConfig } from './config/read-config.ts';
import { logOptions } from './log-options.ts';
import { printRefusal, printWelcome } from './print-welcome.ts';
import { refusalSentence } from './refusal-sentence.ts';
import { longestStop, stopOnSignals } from './stop-on-signals.ts';
import { refuseAsWorker } from './workers/messages.ts';

/** Lines are written together, within a tenth of a second: a write for each took as long as a kept answer. */
const inFewWrites = { minLength: 4096, periodicFlush: 100 };

// What only serves is loaded by those processes that serve: the one that starts workers stays small.
async function start(config: Config, log: FastifyBaseLogger): Promise<void> {
  if (cluster.isWorker) {
    const { serveAsWorker } = await import('./workers/serve-as-worker.ts');
    return serveAsWorker(config, log);
  }
  if (config.workers > 1 && !process.argv.includes('--dev')) {
    const { runWorkers } = await import('./workers/run-workers.ts');
    return runWorkers(config, log);
  }
  const { alone, serve } = await import('./serve.ts');
  const { port, isDemo, stop } = await serve(config, log, alone);
  stopOnSignals(log, stop, longestStop(config));
  printWelcome(config, port, isDemo);
}

if (process.argv.includes('--check')) await import('./commands/check-settings.ts');

try {
  const config = readConfig(process.env);
  const log = pino(logOptions(config), pino.destination(inFewWrites));
  if (cluster.isPrimary) for (const words of config.misspelled) log.warn({}, words);
  process.on('unhandledRejection', (error) =>
    log.error({ err: error }, 'a rejection was not handled'),
  );
  process.on('uncaughtExceptionMonitor', (error) => log.fatal({ err: error }, 'the process ends'));
  await start(config, log);
} catch (error) {
  const sentence = refusalSentence(error);
  if (cluster.isWorker) refuseAsWorker(sentence);
  else {
    printRefusal(sentence);
    process.exit(1);
  }
}
