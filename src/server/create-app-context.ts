import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '#database/database.ts';
import { openDatabase } from '#database/open-database.ts';
import { inEachOther } from '#languages/translations.ts';
import { openOwnFolder } from '#media/receive/receive-upload.ts';
import { createPlatformProfiles } from '#services/agents/platform-profiles.ts';
import type { AppContext } from '#services/app-context.ts';
import { type CurrentContent, createCurrentContent } from '#services/content/current-content.ts';
import { mailLook } from '#services/mail/mail-html.ts';
import { mailToFolder, mailToServer } from '#services/mail/mailers.ts';
import { createPushSender } from '#services/notices/push-sender.ts';
import { noticeOf } from '#services/privacy/keep-notice.ts';
import { noticeText } from '#services/privacy/notice-text.ts';
import { PROCESS } from '#services/process-identity.ts';
import { createReadiness } from '#services/readiness.ts';
import { createSearchCounter } from '#services/searches/search-counter.ts';
import { keepDaysBy } from '#services/settings/settings.ts';
import { createViewCounter } from '#services/views.ts';
import { createWebhookSender } from '#services/webhooks/deliver-webhooks.ts';
import { waitForService } from './checks/service-fault.ts';
import { pushKeysOf, tokenSecretOf } from './config/kept-secret.ts';
import type { Config } from './config/read-config.ts';
import {
  incomingOf,
  makeContentsPrivate,
  makeFolderPrivate,
} from './data-folder/private-folder.ts';
import { openMediaStore } from './media/open-media-store.ts';
import { noticeFacts } from './notice-facts.ts';
import { currentScope, logWithScope } from './observability/request-ids.ts';
import { readinessChecks } from './readiness-checks.ts';
import { isDatabaseAbsent } from './refusal-sentence.ts';
import { loadReleaseVersion } from './release-version.ts';
import { readSiteFile } from './site-config-file.ts';

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
  siteFile = readSiteFile(config),
): Promise<OpenAppContext> {
  await makeFolderPrivate(config.dataDir);
  const database = await waitForService(() => openDatabase(config, (line) => log.info(line)), {
    mostMs: config.startWaitMs,
    mayPass: isDatabaseAbsent,
    tell: (error) => log.warn({ err: error }, 'waiting for the database'),
  });
  // A new cluster is unpacked with the file modes of its archive.
  await makeContentsPrivate(join(config.dataDir, 'database'));
  // With the embedded database the folders are ours alone; with PostgreSQL, other processes may be
  // writing files in them.
  const abandonedMs = database.engine === 'embedded' ? 0 : AN_HOUR_MS;
  const incoming = await openOwnFolder(incomingOf(config.dataDir), PROCESS, abandonedMs);
  const store = await openMediaStore(config, abandonedMs);
  const diskFolders = config.s3 === null ? [incoming, join(config.dataDir, 'media')] : [incoming];
  const tokenSecret = await tokenSecretOf(config, database, log);
  const operations: AppContext['operations'] = {
    version: loadReleaseVersion(),
    mailsGoTo: config.smtpUrl === null ? 'folder' : 'server',
    settings: config.inForce,
    readProcesses: async () => [],
  };
  const keeper = { keepDays: config.keepDays, operations };
  const content = createCurrentContent(database.db, siteFile, (said, settings) => {
    const facts = noticeFacts(config, said, keepDaysBy(keeper, settings));
    return noticeOf(
      noticeText(facts),
      inEachOther((language) => noticeText(facts, language)),
    );
  });
  const { site } = content;
  const context: AppContext = {
    db: database.db,
    engine: database.engine,
    store,
    incoming,
    diskFolders,
    minFreeDiskBytes: config.minFreeDiskBytes,
    uploadQuota: config.uploadQuota,
    invalidateTags: invalidateTags ?? (async () => {}),
    readiness: createReadiness(readinessChecks({ ...database, diskFolders, store })),
    sendMail: mailerOf(config, content),
    outbox: config.smtpUrl === null ? outboxOf(config) : null,
    push: createPushSender(await pushKeysOf(config, database, log)),
    platformProfiles: createPlatformProfiles(),
    webhooks: createWebhookSender({ toPrivate: config.webhooksToPrivate }),
    mailQueued: new EventEmitter(),
    searches: createSearchCounter(tokenSecret),
    views: createViewCounter(),
    site,
    content,
    publicUrl: config.publicUrl,
    tokenSecret,
    requireAdminSecondFactor: config.requireAdminSecondFactor,
    limitScale: config.rateLimitScale,
    observeJob: (_name, look) => look(),
    ...keeper,
    log: logWithScope(log),
    requestId: () => currentScope()?.requestId,
    now: database.now,
  };
  return { context, database };
}

function mailerOf(config: Config, content: CurrentContent): AppContext['sendMail'] {
  const { publicUrl, smtpUrl } = config;
  const from = config.mailFrom ?? `no-reply@${new URL(publicUrl).hostname}`;
  const look = () => mailLook({ content, publicUrl });
  return smtpUrl === null
    ? mailToFolder(outboxOf(config), from, look)
    : mailToServer(smtpUrl, from, look, { returnsTo: config.mailReturnsTo ?? from });
}

const outboxOf = ({ dataDir }: Config) => join(dataDir, 'outbox');
