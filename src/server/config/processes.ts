import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { ConfigError, defaulted, wholeNumber } from './field-kinds.ts';

const MOST_WORKERS = 64;

/** The processes of this machine. */
export const processFields = {
  ROLE: defaulted(
    z
      .enum(
        ['all', 'web', 'worker'],
        'must be web (answers requests), worker (does the work in the background) or all',
      )
      .default('all'),
  ),
  WORKERS: defaulted(
    z
      .string()
      .default('1')
      .refine(
        (value) => value === 'auto' || (/^[1-9]\d?$/.test(value) && Number(value) <= MOST_WORKERS),
        'must be a number of processes from 1 to 64, or auto (one for each processor)',
      ),
  ),
  DRAIN_SECONDS: wholeNumber('seconds', { most: 600, byDefault: 0 }),
  SHUTDOWN_SECONDS: wholeNumber('seconds', { least: 1, most: 600, byDefault: 60 }),
  START_WAIT_SECONDS: wholeNumber('seconds', { most: 3600, byDefault: 30 }),
};

const ProcessSettings = z.object(processFields);

export function processesOf(settings: z.infer<typeof ProcessSettings>, isEmbedded: boolean) {
  if (isEmbedded && settings.ROLE !== 'all') {
    throw new ConfigError(
      `ROLE=${settings.ROLE} needs DATABASE_URL to be set: one process alone can open the embedded database.`,
    );
  }
  return {
    role: settings.ROLE,
    workers: workersOf(settings.WORKERS, isEmbedded),
    drainSeconds: settings.DRAIN_SECONDS,
    shutdownSeconds: settings.SHUTDOWN_SECONDS,
    startWaitMs: settings.START_WAIT_SECONDS * 1000,
  };
}

function workersOf(asked: string, isEmbedded: boolean): number {
  if (asked === 'auto') return isEmbedded ? 1 : Math.min(availableParallelism(), MOST_WORKERS);
  if (isEmbedded && asked !== '1') {
    throw new ConfigError(
      'WORKERS above 1 needs DATABASE_URL to be set: one process alone can open the embedded database.',
    );
  }
  return Number(asked);
}
