import { join } from 'node:path';
import { z } from 'zod';
import { countErasures, type Erasure, listErasures } from '#database/queries/privacy/erasures.ts';
import type { ArchiveFolder } from '#media/archives/archive-folder.ts';
import { diskArchives } from '#media/archives/disk-archives.ts';
import type { AppContext } from '#services/app-context.ts';
import { packArchive } from '#services/backup/pack-archive.ts';
import { unpackArchive } from '#services/backup/unpack-archive.ts';
import { startWorkLoop, type WorkLoop } from '#services/work-loop.ts';
import type { Config } from '../config/read-config.ts';
import { openBackupFolder } from './archive-address.ts';

const NAME = 'dhow-erasures.tar.zst';
const ENTRY = 'erasures.json';
const LOOK_EVERY_MS = 30_000;

const Erasures = z.array(
  z.object({ salt: z.string(), hash: z.string(), erasedAt: z.coerce.date() }),
);

/** Encrypted as archives are, where there is a key. */
export const erasuresName = (key: string | null) => (key === null ? NAME : `${NAME}.enc`);

/** Returns the list of erasures in a folder; empty where there is none. Throws a sentence where it cannot be read. */
export async function readErasures(
  folder: ArchiveFolder,
  key: string | null,
  name = erasuresName(key),
): Promise<Erasure[]> {
  const opened = await folder.open(name);
  if (opened === null) return [];
  for await (const entry of unpackArchive(opened.archive, key)) {
    if (entry.name === ENTRY) return Erasures.parse(JSON.parse(String(await entry.content())));
  }
  throw new Error(`${folder.addressOf(name)} is no list of erasures.`);
}

/**
 * Adds erasures to the list of a folder: what is on it stays, whatever the database has forgotten. Where there are none,
 * nothing is read, which the key of a bucket may have no right to.
 */
export async function addToErasures(
  folder: ArchiveFolder,
  key: string | null,
  erasures: readonly Erasure[],
): Promise<void> {
  if (erasures.length === 0) return;
  const known = await readErasures(folder, key);
  const all = joinErasures([known, erasures]);
  if (all.length === known.length) return;
  await packArchive({ key, write: (stream) => folder.write(erasuresName(key), stream) }, (add) =>
    add(ENTRY, JSON.stringify(all)),
  );
}

/** All of several lists, each erasure once. */
export const joinErasures = (lists: readonly (readonly Erasure[])[]): Erasure[] => [
  ...new Map(
    lists.flat().map((each) => [`${each.hash} ${each.erasedAt.toISOString()}`, each]),
  ).values(),
];

/** Where a server keeps its list: in its data folder, and with the backups that it makes. */
export async function erasureFolders(config: Config): Promise<ArchiveFolder[]> {
  const { to } = config.backup;
  const ofBackups = to === null ? [] : [(await openBackupFolder(to, config)).folder];
  return [diskArchives(join(config.dataDir, 'erasures')), ...ofBackups];
}

/** Keeps the list apart from the database: at the start, and soon after each erasure. */
export function keepErasuresApart(context: AppContext, config: Config): WorkLoop {
  let kept = 0;
  return startWorkLoop(context, {
    name: 'erasures',
    next: async ({ db }) => {
      const count = await countErasures(db);
      if (count === kept) return false;
      const erasures = await listErasures(db);
      for (const folder of await erasureFolders(config)) {
        await addToErasures(folder, config.backup.key, erasures);
      }
      kept = count;
      return false;
    },
    idleMs: LOOK_EVERY_MS,
    failed: 'the list of erasures could not be kept beside the backups; it will be tried again',
  });
}
