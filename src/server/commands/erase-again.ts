import { pino } from 'pino';
import { settleAfterResponses } from '#services/after-response.ts';
import { removeUnusedAssets } from '#services/media/sweep-media.ts';
import { eraseAgain, erasuresInWords } from '#services/privacy/erase-again.ts';
import { write } from '#services/write.ts';
import {
  erasureFolders,
  joinErasures,
  listsInWords,
  readErasureLists,
} from '../backup/erasure-list.ts';
import { readConfig } from '../config/read-config.ts';
import { createAppContext } from '../create-app-context.ts';
import { logOptions } from '../log-options.ts';
import { printProgress } from '../print-welcome.ts';
import { readArguments, runCommand } from './run-command.ts';

const usage = `Say which list of erasures to go by:
  npm run erase-again -- FILE|FOLDER/|s3://bucket/path
Who is on it, on the one in BACKUP_TO or on that in DATA_DIR, and not known to be erased by the database, is erased: after
pg_restore, or after PostgreSQL was set back to an earlier moment. Without words it goes by these two alone. BACKUP_KEY
opens those that are encrypted.`;

/** `npm run erase-again`: erases in a database that was set back whoever was erased since. */
async function eraseAgainByLists(): Promise<void> {
  const { positionals } = readArguments(usage, {});
  if (positionals.length > 1) throw new Error(usage);
  const config = readConfig(process.env);
  const lists = await readErasureLists(config, {
    folders: await erasureFolders(config),
    named: positionals[0],
  });
  if (lists.length === 0) {
    throw new Error(`There is no list of erasures in BACKUP_TO or in DATA_DIR.\n\n${usage}`);
  }
  for (const line of listsInWords(lists)) printProgress(line);
  const erasures = joinErasures(lists.map((list) => list.erasures));
  const log = pino({ ...logOptions(config), level: 'error' }, pino.destination(2));
  const { context, database } = await createAppContext(config, log, null);
  try {
    const done = await write(context, (db, touch) =>
      eraseAgain(db, erasures, context.now(), touch),
    );
    await removeUnusedAssets(context, done.media);
    await settleAfterResponses();
    printProgress(erasuresInWords(done));
  } finally {
    await database.close();
  }
}

await runCommand(eraseAgainByLists);
