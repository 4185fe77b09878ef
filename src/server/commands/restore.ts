import { countInWords } from '#services/backup/progress.ts';
import { restoreBackup } from '#services/backup/restore-backup.ts';
import { openArchivePlace } from '../backup/archive-place.ts';
import { markOf } from '../backup/kept-secret.ts';
import { restorePlaceOf } from '../backup/restore-place.ts';
import { readConfig } from '../config/read-config.ts';
import { SECRET_NAME } from '../config/token-secret.ts';
import { printProgress } from '../print-welcome.ts';
import { readArguments, runCommand } from './run-command.ts';
import { terminalProgress } from './terminal-progress.ts';

const usage = `Say what to restore:
  npm run restore -- FILE|s3://bucket/path
It goes to where the settings say (DATA_DIR, DATABASE_URL, MEDIA_URL), which must be empty.
BACKUP_KEY is the key that it was encrypted with.`;

/** `npm run restore`: brings an archive back into an empty place. */
async function restore(): Promise<void> {
  const { positionals } = readArguments(usage, {});
  const [where] = positionals;
  if (where === undefined || positionals.length > 1) throw new Error(usage);
  const config = readConfig(process.env);
  const { folder, name } = await openArchivePlace(where, config);
  if (name === null) {
    const there = (await folder.list()).sort();
    const newest = there.at(-1);
    throw new Error(
      `${where} is a folder with ${countInWords(there.length, 'file')}. Name one of them${newest === undefined ? '' : `, such as ${folder.placeOf(newest)}`}.`,
    );
  }
  const open = async () => {
    const opened = await folder.open(name);
    if (opened === null) throw new Error(`There is no ${folder.placeOf(name)}.`);
    return opened;
  };
  const place = await restorePlaceOf(config);
  const { description, data } = await restoreBackup(
    { open, key: config.backup.key },
    place,
    terminalProgress(),
  );
  const secret = config.tokenSecret ?? data.get(SECRET_NAME)?.toString() ?? null;
  printProgress(
    description.tokenMark === markOf(secret)
      ? 'Restored. Everybody has to log in again; passwords and second factors are as they were.'
      : 'Restored, but TOKEN_SECRET is another one than when the backup was made: everybody has to log in again, and authenticator apps do not work until it is set to the earlier one.',
  );
  printProgress(
    'Files that the restored database does not know stay until an admin says that they may go.',
  );
}

await runCommand(restore);
