import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Database } from '#database/database.ts';
import type { Target } from '#database/transfer/open-databases.ts';
import type { S3Settings } from '#media/store/s3-client.ts';
import { moveEverything } from '#services/backup/move-everything.ts';
import { holdForMove } from '../backup/hold-database.ts';
import { keepSecret, keptSecret, keptSecrets } from '../backup/kept-secret.ts';
import { s3AddressOf } from '../config/media.ts';
import { type Config, readConfig } from '../config/read-config.ts';
import { makeFolderPrivate } from '../data-folder/private-folder.ts';
import { addressInWords, mediaAddressOf, openStore } from '../media/open-media-store.ts';
import { printProgress } from '../print-welcome.ts';
import { readArguments, runCommand } from './run-command.ts';
import { terminalProgress } from './terminal-progress.ts';

const usage = `Say where to:
  npm run move -- postgresql://user:password@host/database [s3://bucket/folder]
  npm run move -- FOLDER
The first moves to PostgreSQL, and media to object storage (S3_ENDPOINT and the other S3 settings) or not
at all. The second moves everything into a new data folder. What is there now is only read.`;

const AN_HOUR_MS = 60 * 60_000;

type Destination = { database: Target; media: S3Settings | string | null; folder: string | null };

/** `npm run move`: copies a whole shop from one kind of database and media store to another. */
async function move(): Promise<void> {
  const config = readConfig(process.env);
  const to = destinationOf(readArguments(usage, {}).positionals, config);
  const mediaNow = mediaAddressOf(config);
  if (to.folder !== null) await makeFolderPrivate(to.folder);
  const held = await holdForMove(config);
  try {
    const media =
      to.media === null || addressInWords(to.media) === addressInWords(mediaNow)
        ? null
        : {
            from: await openStore(mediaNow, AN_HOUR_MS),
            to: await openStore(to.media, AN_HOUR_MS),
          };
    const from = { database: held.source, name: held.name };
    const moveData = (source: Database, target: Database) =>
      moveDataFiles(config, to.folder, source, target);
    await moveEverything({ from, to: to.database, media, moveData }, terminalProgress());
  } finally {
    await held.release();
  }
  printProgress(`Moved. Start the server with ${settingsFor(to, config).join(' and ')}.`);
  printProgress('What was there before is as it was; remove it once all is well.');
}

function destinationOf([where, media, ...rest]: string[], config: Config): Destination {
  if (where === undefined || rest.length > 0) throw new Error(usage);
  if (/^postgres(ql)?:\/\//.test(where)) {
    if (where === config.databaseUrl) {
      throw new Error('The database is there already. Name another one.');
    }
    return {
      database: { url: where },
      media:
        media === undefined ? null : s3AddressOf(media, config.s3Access, 'The address of media'),
      folder: null,
    };
  }
  if (/^\w+:\/\//.test(where) || media !== undefined) throw new Error(usage);
  const folder = resolve(where);
  if (folder === config.dataDir && config.databaseUrl === null) {
    throw new Error('The database is there already. Name another folder.');
  }
  return { database: { folder: join(folder, 'database') }, media: join(folder, 'media'), folder };
}

/** The secrets, and the site's texts, which a data folder has for itself. */
async function moveDataFiles(
  config: Config,
  folder: string | null,
  source: Database,
  target: Database,
): Promise<void> {
  const engineNow = config.databaseUrl === null ? 'embedded' : 'postgresql';
  const keptIn = { engine: folder === null ? 'postgresql' : 'embedded', db: target } as const;
  for (const each of keptSecrets) {
    const secret = await keptSecret(each, config, { engine: engineNow, db: source });
    if (secret !== null) await keepSecret(each, folder ?? config.dataDir, keptIn, secret);
  }
  if (folder === null || !existsSync(config.siteConfigFile)) return;
  await copyFile(config.siteConfigFile, join(folder, 'site.json'));
}

function settingsFor({ database, media, folder }: Destination, config: Config): string[] {
  if (folder !== null) return [`DATA_DIR=${folder}`, 'without DATABASE_URL and MEDIA_URL'];
  const url = new URL('url' in database ? database.url : '');
  if (url.password !== '') url.password = '…';
  return [
    `DATABASE_URL=${url.href}`,
    ...(media === null ? [] : [`MEDIA_URL=${addressInWords(media)}`]),
    `the DATA_DIR of now (${config.dataDir})`,
  ];
}

await runCommand(move);
