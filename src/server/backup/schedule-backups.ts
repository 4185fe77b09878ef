import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { isBackupDue, lastBackups } from '#database/queries/backup-runs.ts';
import type { AppContext } from '#services/app-context.ts';
import { startWorkLoop, type WorkLoop } from '#services/work-loop.ts';
import type { Config } from '../config/read-config.ts';

const LOOK_EVERY_MS = 60_000;
const AFTER_FAILURE_MS = 5 * 60_000;
const AN_HOUR_MS = 60 * 60_000;

/** When the next backup is due: a failed one is tried again within the hour. */
export const dueOf = ({ everyMs }: Config['backup']) => ({
  afterGoodMs: everyMs,
  afterFailureMs: Math.min(everyMs, AN_HOUR_MS),
});

/**
 * Makes a backup whenever one is due, in a process of its own, so that neither the memory nor the time of
 * this one is taken. However many processes look, one of them makes it.
 */
export function scheduleBackups(context: AppContext, config: Config): WorkLoop {
  const due = dueOf(config.backup);
  let notBefore = 0;
  return startWorkLoop(context, {
    next: async ({ db, log }, signal) => {
      // Where one could not even begin, nothing says in the database that it failed.
      if (Date.now() < notBefore) return null;
      const { runningSince, last } = await lastBackups(db);
      if (runningSince !== null) return false;
      if (!(await isBackupDue(db, due))) return (last?.error ?? null) === null ? false : null;
      notBefore = Date.now() + AFTER_FAILURE_MS;
      const made = await runBackup(signal);
      notBefore = 0;
      if (made === null) return false;
      if (made.missing.files === 0) log.info(made, 'a backup was made');
      else log.warn(made, 'a backup was made without files that the store of media lacks');
      return false;
    },
    name: 'backups',
    idleMs: LOOK_EVERY_MS,
    failed: 'a backup failed; it will be tried again',
  });
}

const Made = z.object({
  archive: z.string(),
  bytes: z.number(),
  missing: z.object({ files: z.int(), some: z.array(z.string()) }),
});

/** Returns what was made; null where another one runs, or none is due any more. */
async function runBackup(signal: AbortSignal): Promise<z.infer<typeof Made> | null> {
  const command = fileURLToPath(new URL('../commands/backup.ts', import.meta.url));
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [command, '--scheduled'], {
      signal,
    });
    const line = stdout.trim().split('\n').at(-1) ?? '';
    return line === '' ? null : Made.parse(JSON.parse(line));
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new Error(stderr?.trim() || (error as Error).message);
  }
}
