import type { Erasure } from '#database/queries/privacy/erasures.ts';
import type { ArchiveFolder } from '#media/archives/disk-archives.ts';
import { countInWords } from '#services/backup/archive-format.ts';
import { restoreBackup } from '#services/backup/restore-backup.ts';
import { openArchive } from '../backup/archive-address.ts';
import {
  erasureFolders,
  isErasureList,
  joinErasures,
  listsInWords,
  readErasureLists,
} from '../backup/erasure-list.ts';
import { markOf } from '../backup/kept-secret.ts';
import { restoreTargetOf } from '../backup/restore-target.ts';
import { SECRET_NAME } from '../config/kept-secret.ts';
import { type Config, readConfig } from '../config/read-config.ts';
import { printProgress } from '../print-welcome.ts';
import { readArguments, runCommand } from './run-command.ts';
import { terminalProgress } from './terminal-progress.ts';

const usage = `Say what to restore:
  npm run restore -- [--unencrypted] [--erasures FILE | --without-erasures] FILE|s3://bucket/path
It goes to where the settings say (DATA_DIR, DATABASE_URL, MEDIA_URL), which must be empty.
BACKUP_KEY is the key that it was encrypted with; --unencrypted takes one that was not, which anybody may have made
or changed who can write to where it was kept.
Who was erased since the backup is erased again, by the lists beside it, in BACKUP_TO and in DATA_DIR, and by the one
that --erasures names, encrypted or not. Where there is none, or one that cannot be read, only --without-erasures
restores, with all who were erased since.`;

/** `npm run restore`: brings an archive back into an empty database and media store. */
async function restore(): Promise<void> {
  const { positionals, values } = readArguments(usage, {
    unencrypted: { type: 'boolean', default: false },
    erasures: { type: 'string' },
    'without-erasures': { type: 'boolean', default: false },
  });
  const [where] = positionals;
  if (where === undefined || positionals.length > 1) throw new Error(usage);
  const config = readConfig(process.env);
  const { folder, name } = await openArchive(where, config);
  if (name === null) {
    const there = (await folder.list()).filter((each) => !isErasureList(each)).sort();
    const newest = there.at(-1);
    throw new Error(
      `${where} is a folder with ${countInWords(there.length, 'file')}. Name one of them${newest === undefined ? '' : `, such as ${folder.addressOf(newest)}`}.`,
    );
  }
  const open = async () => {
    const opened = await folder.open(name);
    if (opened === null) throw new Error(`There is no ${folder.addressOf(name)}.`);
    return opened;
  };
  (await open()).archive.destroy();
  const erasures = await readErasures(config, folder, {
    named: values.erasures,
    isWithout: values['without-erasures'],
  });
  const target = await restoreTargetOf(config, erasures);
  const { description, data } = await restoreBackup(
    { open, key: values.unencrypted ? null : config.backup.key },
    target,
    terminalProgress(),
  );
  const secret = config.tokenSecret ?? data.get(SECRET_NAME)?.toString() ?? null;
  printProgress(
    description.tokenMark === markOf(secret)
      ? 'Restored. Everybody has to log in again; passwords and second factors are as they were.'
      : 'Restored, but TOKEN_SECRET is another one than when the backup was made: everybody has to log in again, and authenticator apps do not work until it is set to the earlier one.',
  );
  if (erasures === null) {
    printProgress(
      `Restored without a list of erasures: who was erased since ${description.createdAt} is back. Where a list turns up, run npm run erase-again -- FILE before the shop opens.`,
    );
  }
  printProgress(
    'Files that the restored database does not know stay until an admin says that they may go.',
  );
}

/** All that the lists say that are found; null where there is none and that is said to be right, else throws a sentence. */
async function readErasures(
  config: Config,
  beside: ArchiveFolder,
  { named, isWithout }: { named: string | undefined; isWithout: boolean },
): Promise<Erasure[] | null> {
  const lists = await readErasureLists(config, {
    folders: [beside, ...(await erasureFolders(config))],
    named,
    ...(isWithout && { passOver: printProgress }),
  });
  for (const line of listsInWords(lists)) printProgress(line);
  if (lists.length > 0) return joinErasures(lists.map(({ erasures }) => erasures));
  if (isWithout) return null;
  throw new Error(
    'No list of erasures was found beside the archive, in BACKUP_TO or in DATA_DIR: everybody who was erased since the backup would be back. Nothing was touched. Name the list with --erasures FILE (dhow-erasures.tar.zst, or with .enc, from BACKUP_TO or from DATA_DIR/erasures of the server). If there is none, add --without-erasures.',
  );
}

await runCommand(restore);
