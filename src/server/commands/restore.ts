import type { Erasure } from '#database/queries/privacy/erasures.ts';
import type { ArchiveFolder } from '#media/archives/archive-folder.ts';
import { countInWords } from '#services/backup/progress.ts';
import { restoreBackup } from '#services/backup/restore-backup.ts';
import { openArchive } from '../backup/archive-address.ts';
import {
  erasureFolders,
  erasuresName,
  joinErasures,
  readErasures,
} from '../backup/erasure-list.ts';
import { markOf } from '../backup/kept-secret.ts';
import { restoreTargetOf } from '../backup/restore-target.ts';
import { type Config, readConfig } from '../config/read-config.ts';
import { SECRET_NAME } from '../config/token-secret.ts';
import { printProgress } from '../print-welcome.ts';
import { readArguments, runCommand } from './run-command.ts';
import { terminalProgress } from './terminal-progress.ts';

const usage = `Say what to restore:
  npm run restore -- [--unencrypted] [--erasures FILE] FILE|s3://bucket/path
It goes to where the settings say (DATA_DIR, DATABASE_URL, MEDIA_URL), which must be empty.
BACKUP_KEY is the key that it was encrypted with; --unencrypted takes one that was not, which anybody may have made
or changed who can write to where it was kept.
Who was erased since the backup is erased again, by the lists beside it, in BACKUP_TO and in DATA_DIR, and by the one
that --erasures names.`;

/** `npm run restore`: brings an archive back into an empty database and media store. */
async function restore(): Promise<void> {
  const { positionals, values } = readArguments(usage, {
    unencrypted: { type: 'boolean', default: false },
    erasures: { type: 'string' },
  });
  const [where] = positionals;
  if (where === undefined || positionals.length > 1) throw new Error(usage);
  const config = readConfig(process.env);
  const { folder, name } = await openArchive(where, config);
  if (name === null) {
    const there = (await folder.list()).sort();
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
  const erasures = await readAllErasures(config, folder, values.erasures);
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
  if (erasures.length === 0) {
    printProgress(
      'No list of erasures was found: who was erased since the backup is back. Where there is one (dhow-erasures.tar.zst), restore again with --erasures FILE.',
    );
  }
  printProgress(
    'Files that the restored database does not know stay until an admin says that they may go.',
  );
}

/** Throws a sentence where a list is named and not there. */
async function readAllErasures(
  config: Config,
  folder: ArchiveFolder,
  named: string | undefined,
): Promise<Erasure[]> {
  const { key } = config.backup;
  const lists = await Promise.all(
    [folder, ...(await erasureFolders(config))].map((each) => readErasures(each, key)),
  );
  if (named === undefined) return joinErasures(lists);
  const archive = await openArchive(named, config);
  const name = archive.name ?? erasuresName(key);
  if (!(await archive.folder.list()).includes(name)) {
    throw new Error(`There is no ${archive.folder.addressOf(name)}.`);
  }
  return joinErasures([...lists, await readErasures(archive.folder, key, name)]);
}

await runCommand(restore);
