import type { Database } from '#database/database.ts';
import { fillPrices } from '#database/queries/prices.ts';
import { fillTranslations } from '#database/queries/translations.ts';
import { sweepExpired } from '../accounts/sweep-expired.ts';
import { expireBinEntry } from '../bin.ts';
import { sweepMediaStep } from '../media/sweep-media.ts';
import { expireNext } from '../privacy/expire-old.ts';
import { keepDaysBy, readSettings } from '../settings/settings.ts';
import type { Job } from './run-job.ts';

const TEN_MINUTES = 10 * 60;

/** The removal of what is unused, has expired, or is past its retention. */
export const sweeps: readonly Job[] = [
  {
    name: 'expired-rows',
    everySeconds: TEN_MINUTES,
    run: async (context) => {
      await sweepExpired(context);
      return undefined;
    },
  },
  {
    name: 'unused-media',
    everySeconds: TEN_MINUTES,
    run: async (context, from, signal) => {
      const { next, ...removed } = await sweepMediaStep(context, from, signal);
      if (removed.assets + removed.files > 0) context.log.info(removed, 'unused media removed');
      return next;
    },
  },
  {
    name: 'retention',
    everySeconds: TEN_MINUTES,
    run: async (context, _from, signal) => {
      const keep = keepDaysBy(context, await readSettings(context.db));
      while (!signal.aborted && (await expireNext(context, keep)));
      return undefined;
    },
  },
  // What release 1.0.0 left: both go with the release after this one.
  filling('translations', fillTranslations),
  filling('prices', fillPrices),
  {
    name: 'bin',
    everySeconds: TEN_MINUTES,
    run: async (context, _from, signal) => {
      while (!signal.aborted && (await expireBinEntry(context)));
      return undefined;
    },
  },
];

/** Brings the rows of an earlier release up to date once, a few at a time. */
function filling(
  name: string,
  fill: (db: Database, after: string) => Promise<string | undefined>,
): Job {
  return {
    name,
    everySeconds: TEN_MINUTES,
    run: async (context, _from, signal) => {
      for (let after: string | undefined = ''; after !== undefined && !signal.aborted; ) {
        after = await fill(context.db, after);
      }
      return undefined;
    },
  };
}
