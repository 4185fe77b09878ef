import type { FastifyBaseLogger } from 'fastify';

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
