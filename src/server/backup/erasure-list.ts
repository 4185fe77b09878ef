import { join } from 'node:path';
import { z } from 'zod';
import { countErasures, type Erasure, listErasures } from '#database/queries/privacy/erasures.ts';
import { type ArchiveFolder, diskArchives } from '#media/archives/disk-archives.ts';
import type { AppContext } from '#services/app-context.ts';
import { countInWords, packArchive, unpackArchive } from '#services/backup/archive-format.ts';
import { startWorkLoop, type WorkLoop } from '#services/work-loop.ts';
import type { Config } from '../config/read-config.ts';
import { refusalSentence } from '../refusal-sentence.ts';
import { openArchive, openBackupFolder } from './archive-address.ts';

const NAME = 'dhow-erasures.tar.zst';
const ENTRY = 'erasures.json';
const LOOK_EVERY_MS = 30_000;

const Erasures = z.array(
  z.object({ salt: z.string(), hash: z.string(), erasedAt: z.coerce.date() }),
);

/** Both forms: in the clear, and encrypted as archives are. */
const NAMES = [NAME, `${NAME}.enc`] as const;
const nameFor = (key: string | null) => NAMES[key === null ? 0 : 1];

export const isErasureList = (name: string) => NAMES.some((each) => each === name);

/** A list of erasures, and its address as people write it. */
export type ErasureList = { address: string; erasures: Erasure[] };

/**
 * Reads a list, encrypted or not, whether or not there is a key: a list can only take people away. Null where there is
 * none. Throws a sentence where it cannot be read.
 */
async function readList(
  folder: ArchiveFolder,
  key: string | null,
  name: string,
): Promise<ErasureList | null> {
  const address = folder.addressOf(name);
  try {
    const opened = await folder.open(name);
    if (opened === null) return null;
    for await (const entry of unpackArchive(opened.archive, key, { takesPlain: true })) {
      if (entry.name !== ENTRY) break;
      const erasures = Erasures.safeParse(JSON.parse(String(await entry.content())));
      if (erasures.success) return { address, erasures: erasures.data };
    }
    throw new Error('It is something else.');
  } catch (error) {
    throw new Error(`The list of erasures ${address} cannot be read. ${refusalSentence(error)}`);
  }
}

/** Where lists of erasures are looked for. */
type Places = {
  folders: readonly ArchiveFolder[];
  /** A list, or a folder that has one, which must be there. */
  named?: string | undefined;
  /** Told of a list that cannot be read; where it is left out, that throws. */
  passOver?: (sentence: string) => void;
};

/** Reads all lists of these folders, and the one that is named. Throws a sentence where that is not there or cannot be read. */
export async function readErasureLists(
  config: Config,
  { folders, named, passOver }: Places,
): Promise<ErasureList[]> {
  const { key } = config.backup;
  const found = await Promise.all(
    folders.flatMap((folder) =>
      NAMES.map((name) =>
        readList(folder, key, name).catch((error: Error) => {
          if (passOver === undefined) throw error;
          passOver(error.message);
          return null;
        }),
      ),
    ),
  );
  if (named !== undefined) {
    const { folder, name } = await openArchive(named, config);
    const names = name === null ? NAMES : [name];
    const lists = await Promise.all(names.map((each) => readList(folder, key, each)));
    if (lists.every((list) => list === null)) {
      throw new Error(`There is no ${folder.addressOf(name ?? NAME)}.`);
    }
    found.push(...lists);
  }
  const lists = found.filter((list) => list !== null);
  return [...new Map(lists.map((list) => [list.address, list])).values()];
}

/**
 * Adds erasures to the list of a folder, which is made where there is none, also of nobody: it shows that erasures are
 * noted here. What is on it stays, whatever the database has forgotten. Returns all that is on it.
 */
export async function addToErasures(
  folder: ArchiveFolder,
  key: string | null,
  erasures: readonly Erasure[],
): Promise<Erasure[]> {
  const name = nameFor(key);
  const known = await readList(folder, key, name);
  const all = joinErasures([known?.erasures ?? [], erasures]);
  if (all.length === known?.erasures.length) return all;
  await packArchive({ key, write: (stream) => folder.write(name, stream) }, (add) =>
    add(ENTRY, JSON.stringify(all)),
  );
  return all;
}

/** Says what lists were read. */
export const listsInWords = (lists: readonly ErasureList[]): string[] =>
  lists.map(
    ({ address, erasures }) =>
      `Read: ${address}, with ${countInWords(erasures.length, 'erased entry', 'erased entries')}`,
  );

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

/**
 * Keeps the list apart from the database: at the start, and soon after each erasure. Where the list has more at the start,
 * the database was set back to before them, and the log says what to do.
 */
export function keepErasuresApart(context: AppContext, config: Config): WorkLoop {
  let kept: number | null = null;
  return startWorkLoop(context, {
    name: 'erasures',
    next: async ({ db, log }) => {
      const count = await countErasures(db);
      if (count === kept) return false;
      const erasures = await listErasures(db);
      const lists: Erasure[][] = [];
      for (const folder of await erasureFolders(config)) {
        lists.push(await addToErasures(folder, config.backup.key, erasures));
      }
      const forgotten = joinErasures(lists).length - erasures.length;
      if (kept === null && forgotten > 0) {
        log.error(
          { forgotten },
          'the list of erasures has some that the database does not know, as when it was set back: people who were erased may be back; stop the server and run npm run erase-again',
        );
      }
      kept = count;
      return false;
    },
    idleMs: LOOK_EVERY_MS,
    failed: 'the list of erasures could not be kept beside the backups; it will be tried again',
  });
}
