import type { SiteConfig } from '#contracts/site-config.ts';
import { pictureOrigins } from '#domain/picture-origins.ts';
import type { NoticeFacts } from '#services/privacy/notice-text.ts';
import { S3_ADDRESS } from './config/media.ts';
import type { Config } from './config/read-config.ts';

const LOGS_REQUESTS = ['info', 'debug'];

/** Returns what the privacy notice tells of these settings. */
export function noticeFacts(
  config: Config,
  site: SiteConfig,
  keepDays = config.keepDays,
): NoticeFacts {
  const { to, everyMs, keep, key } = config.backup;
  const own = new URL(config.publicUrl).origin;
  return {
    site,
    keepDays,
    hasOwnDatabase: config.databaseUrl === null,
    hasObjectStorage: config.s3 !== null,
    hasMailServer: config.smtpUrl !== null,
    backup:
      to === null
        ? null
        : { everyMs, keep, isElsewhere: S3_ADDRESS.test(to), isEncrypted: key !== null },
    loggedNetworks: LOGS_REQUESTS.includes(config.logLevel) ? config.logNetworks : null,
    isTraced: config.tracing !== null,
    isBehindProxy: config.trustProxy !== false || config.sharedCacheSeconds > 0,
    pictureOrigins: pictureOrigins(site).filter((origin) => origin !== own),
  };
}
