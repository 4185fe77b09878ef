import type { FastifyBaseLogger } from 'fastify';

/**
 * Stops once, however many signals arrive, and exits: 0 after a clean stop, else 1. Returns the same
 * for whoever asks for it in another way.
 */
export function stopOnSignals(
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  stop: () => Promise<void>,
): (why: string) => void {
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
  return end;
}
