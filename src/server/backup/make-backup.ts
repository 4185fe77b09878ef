import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Database, Engine } from '#database/database.ts';
import { isBackupDue, lastBackups, type MissingByArchive } from '#database/queries/backup-runs.ts';
import { type Erasure, listErasures } from '#database/queries/privacy/erasures.ts';
import type { AppContext } from '#services/app-context.ts';
import type { Contents, Progress } from '#services/backup/archive-format.ts';
import { writeBackup } from '#services/backup/write-backup.ts';
import { startWorkLoop, type WorkLoop } from '#services/work-loop.ts';
import { SECRET_NAME } from '../config/kept-secret.ts';
import type { Config } from '../config/read-config.ts';
import { openMediaStore } from '../media/open-media-store.ts';
import { refusalSentence } from '../refusal-sentence.ts';
import { loadReleaseVersion } from '../release-version.ts';
import type { ArchiveAddress } from './archive-address.ts';
import { addToErasures } from './erasure-list.ts';
import { type Due, holdDatabase } from './hold-database.ts';
import { keptSecret, keptSecrets, markOf } from './kept-secret.ts';

/** Others may be writing files in the media folder. */
const AN_HOUR_MS = 60 * 60_000;

/** What a backup is called, how many bytes its archive has, and what is in it and not in others. */
type MadeBackup = {
  archive: string;
  bytes: number;
  contents: Contents;
  missing: MissingByArchive;
};

/**
 * Makes a backup of what the settings name, and notes how it went. Returns null where another one runs,
 * or where it is to be made only when it is due and is not.
 */
export async function makeBackup(
  config: Config,
  { folder, name }: ArchiveAddress & { name: string },
  { scheduled, due }: { scheduled: boolean; due: Due },
  progress: Progress,
): Promise<MadeBackup | null> {
  const archive = folder.addressOf(name);
  const engine = config.databaseUrl === null ? 'embedded' : 'postgresql';
  const held = await holdDatabase(config, { scheduled, archive, due });
  if (held === null) return null;
  let erasures: Erasure[] = [];
  try {
    const { written: bytes, contents } = await writeBackup(
      {
        database: held.source,
        engine,
        store: await openMediaStore(config, AN_HOUR_MS),
        readData: async (db) => {
          erasures = await listErasures(db);
          return readData(config, { engine, db });
        },
        appVersion: loadReleaseVersion(),
      },
      { key: config.backup.key, write: (stream) => folder.write(name, stream) },
      progress,
    );
    await addToErasures(folder, config.backup.key, erasures);
    const missing = await held.end({ bytes, missing: contents.missing.files });
    return { archive, bytes, contents, missing };
  } catch (error) {
    await held.end({ error: refusalSentence(error) }).catch(() => {});
    throw error;
  }
}

/** What belongs to a shop beside its database and media, and the mark of its secret of tokens. */
async function readData(config: Config, keptIn: { engine: Engine; db: Database }) {
  const files = new Map<string, Buffer>();
  for (const each of keptSecrets) {
    const secret = await keptSecret(each, config, keptIn);
    if (secret !== null) files.set(each.name, Buffer.from(secret));
  }
  if (existsSync(config.siteConfigFile)) {
    files.set('site.json', readFileSync(config.siteConfigFile));
  }
  const secret = config.tokenSecret ?? files.get(SECRET_NAME)?.toString() ?? null;
  return { files, tokenMark: markOf(secret) };
}

const LOOK_EVERY_MS = 60_000;
const AFTER_FAILURE_MS = 5 * 60_000;

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
