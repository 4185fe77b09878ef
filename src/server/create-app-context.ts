import { dirname, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '#database/database.ts';
import { openDatabase } from '#database/open-database.ts';
import { clearAbandoned, clearIncoming } from '#media/receive/clear-incoming.ts';
import { createDiskStore } from '#media/store/disk-store.ts';
import type { MediaStore } from '#media/store/store.ts';
import type { AppContext } from '#services/app-context.ts';
import { mailToFolder, mailToServer } from '#services/mail/mailers.ts';
import { fillNameKeys } from '#services/sellers/names/fill-name-keys.ts';
import { type Config, tokenSecretOf } from './config.ts';
import { makeContentsPrivate, makeFolderPrivate } from './private-folder.ts';
import { incomingOf } from './process-folders.ts';
import { readSiteConfig } from './site-config-file.ts';

const AN_HOUR_MS = 60 * 60_000;

export type OpenAppContext = { context: AppContext; database: OpenDatabase };

/**
 * Opens what the settings name: database, media, mail; throws where any of it is wrong.
 * `invalidateTags` is null where nothing is cached. The site's texts are read from their file unless
 * they are given.
 */
export async function createAppContext(
  config: Config,
  log: FastifyBaseLogger,
  invalidateTags: AppContext['invalidateTags'] | null,
  site = readSiteConfig(config),
): Promise<OpenAppContext> {
  await makeFolderPrivate(config.dataDir);
  const database = await openDatabase(config);
  // A new cluster is unpacked with the file modes of its archive.
  await makeContentsPrivate(join(config.dataDir, 'database'));
  // With the embedded database the folders are ours alone; with PostgreSQL, other processes may be
  // writing files in them.
  const abandonedMs = database.engine === 'embedded' ? 0 : AN_HOUR_MS;
  const incoming = incomingOf(config.dataDir, process.pid);
  await clearAbandoned(dirname(incoming), abandonedMs);
  await clearIncoming(incoming);
  const context: AppContext = {
    db: database.db,
    engine: database.engine,
    store: await openStore(config, abandonedMs),
    incoming,
    diskFolders: config.s3 === null ? [incoming, join(config.dataDir, 'media')] : [incoming],
    minFreeDiskBytes: config.minFreeDiskBytes,
    uploadQuota: config.uploadQuota,
    invalidateTags: invalidateTags ?? (async () => {}),
    sendMail: mailerOf(config, log),
    site,
    publicUrl: config.publicUrl,
    tokenSecret: tokenSecretOf(config),
    refuseDemoAccounts: config.refuseDemoAccounts,
    requireAdminSecondFactor: config.requireAdminSecondFactor,
    limitScale: config.rateLimitScale,
    log,
    now: () => new Date(),
  };
  await fillNameKeys(context);
  return { context, database };
}

async function openStore({ s3, dataDir }: Config, abandonedMs: number): Promise<MediaStore> {
  if (s3 === null) return createDiskStore(join(dataDir, 'media'), abandonedMs);
  // The client takes some 35 MB of memory, not needed by a server that stores media in a folder.
  const { createS3Store } = await import('#media/store/s3-store.ts');
  return createS3Store(s3);
}

function mailerOf(config: Config, log: FastifyBaseLogger): AppContext['sendMail'] {
  const from = config.mailFrom ?? `no-reply@${new URL(config.publicUrl).hostname}`;
  const send =
    config.smtpUrl === null
      ? mailToFolder(join(config.dataDir, 'outbox'), from)
      : mailToServer(config.smtpUrl, from);
  return async (mail) => {
    try {
      await send(mail);
    } catch (error) {
      log.error({ err: error }, 'a mail could not be sent');
    }
  };
}
