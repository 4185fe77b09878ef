import { countInWords, sizeInWords } from '#services/backup/archive-format.ts';
import {
  isOwnName,
  nameOfNow,
  openArchive,
  openBackupFolder,
  removeOlder,
} from '../backup/archive-address.ts';
import { dueOf, makeBackup } from '../backup/make-backup.ts';
import { readConfig } from '../config/read-config.ts';
import { printProgress } from '../print-welcome.ts';
import { readArguments, runCommand } from './run-command.ts';
import { terminalProgress } from './terminal-progress.ts';

const usage = `Say where to:
  npm run backup -- FILE|FOLDER/|s3://bucket/path
BACKUP_KEY encrypts it. BACKUP_TO stands in for what is left out.`;

/** `npm run backup`: writes the database and its media into one archive, while the shop runs. */
async function backUp(): Promise<void> {
  const { positionals, values } = readArguments(usage, {
    scheduled: { type: 'boolean', default: false },
  });
  const config = readConfig(process.env);
  if (values.scheduled) return backUpWhenDue(config);
  const where = positionals[0] ?? config.backup.to;
  if (where === null || positionals.length > 1) throw new Error(usage);
  const archive =
    positionals[0] === undefined
      ? await openBackupFolder(where, config)
      : await openArchive(where, config);
  const name = archive.name ?? nameOfNow(new Date(), config.backup.key !== null);
  const { folder } = archive;
  if ((await folder.list()).includes(name)) {
    throw new Error(`${folder.addressOf(name)} exists already. Choose another name, or remove it.`);
  }
  const began = Date.now();
  const asked = { scheduled: false, due: null };
  const made = await makeBackup(config, { folder, name }, asked, terminalProgress());
  if (made === null) throw new Error('Another backup runs at the moment. Wait for its end.');
  const seconds = Math.round((Date.now() - began) / 1000);
  printProgress(
    `Written: ${made.archive}, ${sizeInWords(made.bytes)}, in ${countInWords(seconds, 'second')}`,
  );
  if (config.backup.key === null) {
    printProgress(
      'It is not encrypted, and holds all accounts and personal data: keep it as safe as the database, or set BACKUP_KEY.',
    );
  }
}

/** What the server has done by itself (`backup/make-backup.ts`), which reads the line: keeps the newest. */
async function backUpWhenDue(config: ReturnType<typeof readConfig>): Promise<void> {
  const { to, key, keep } = config.backup;
  if (to === null) throw new Error('Set BACKUP_TO to where backups go.');
  const { folder } = await openBackupFolder(to, config);
  const name = nameOfNow(new Date(), key !== null);
  const quiet = { at: () => {}, done: () => {} };
  const asked = { scheduled: true, due: dueOf(config.backup) };
  const made = await makeBackup(config, { folder, name }, asked, quiet);
  if (made === null) return;
  const { archive, contents, missing } = made;
  await removeOlder(folder, keep, { lacks: contents.missing.files, missing });
  await folder.clearUnfinished(isOwnName);
  printProgress(JSON.stringify({ archive, bytes: made.bytes, missing: contents.missing }));
}

await runCommand(backUp);
