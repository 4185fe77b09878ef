import { existsSync, readFileSync } from 'node:fs';
import type { Database, Engine } from '#database/database.ts';
import type { MissingByArchive } from '#database/queries/backup-runs.ts';
import { type Erasure, listErasures } from '#database/queries/privacy/erasures.ts';
import type { Contents } from '#services/backup/archive-format.ts';
import type { Progress } from '#services/backup/progress.ts';
import { writeBackup } from '#services/backup/write-backup.ts';
import type { Config } from '../config/read-config.ts';
import { SECRET_NAME } from '../config/token-secret.ts';
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
export type MadeBackup = {
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
