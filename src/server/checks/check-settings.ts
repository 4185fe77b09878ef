import { lookup } from 'node:dns/promises';
import { join } from 'node:path';
import { isLoopback } from '#domain/loopback.ts';
import { createS3Store } from '#media/store/s3-store.ts';
import {
  type Config,
  invalidSettings,
  misspelledSettings,
  readConfig,
} from '../config/read-config.ts';
import { printFinding } from '../print-welcome.ts';
import { refusalSentence } from '../refusal-sentence.ts';
import { readSiteConfig } from '../site-config-file.ts';
import { checkDatabase, checkReplica } from './check-database.ts';
import { checkDisk, checkFolder } from './check-folder.ts';
import { checkMail } from './check-mail.ts';
import { checkMetricsPort, checkTraces } from './check-observability.ts';
import { checkBackups, checkFallback } from './check-storage.ts';
import { checkStore } from './check-store.ts';

/** Looks at what links in pages and mails will begin with. */
async function checkAddress({ publicUrl, publicUrlGiven }: Config): Promise<string> {
  const { hostname, pathname, search, hash, username, protocol } = new URL(publicUrl);
  if (pathname !== '/' || search || hash || username) {
    throw new Error(
      'PUBLIC_URL must end with the name or port: the marketplace is served from the root of its address.',
    );
  }
  if (isLoopback(hostname)) {
    return `${publicUrlGiven ? '' : 'not set: '}${publicUrl}, which only this machine can open`;
  }
  const name = hostname.replace(/^\[|\]$/g, '');
  await lookup(name).catch(() => {
    throw new Error(
      `The name ${name} in PUBLIC_URL cannot be found from here: links would lead nowhere. Correct it, or add it to the DNS.`,
    );
  });
  const plain = protocol === 'http:' ? '; without HTTPS, log-ins travel in the open' : '';
  return `${publicUrl}${plain}`;
}

type Check = {
  name: string;
  /** Returns what was found. Throws a sentence that says what to do, or an error that has one. */
  look: () => Promise<string> | string;
};

/**
 * Checks every setting by using it, and prints a line for each; nothing stays changed, and a server that
 * runs on the same settings is not disturbed. Returns whether all are right.
 */
export async function checkSettings(environment: NodeJS.ProcessEnv): Promise<boolean> {
  const invalid = invalidSettings(environment);
  for (const sentence of invalid) printFinding({ name: 'settings', isRight: false, sentence });
  const misspelled = misspelledSettings(environment);
  for (const sentence of misspelled) printFinding({ name: 'settings', isRight: false, sentence });
  if (invalid.length > 0) return false;
  let areRight = misspelled.length === 0;
  for (const { name, look } of checksOf(readConfig(environment), environment)) {
    const finding = await found(look);
    printFinding({ name, ...finding });
    areRight &&= finding.isRight;
  }
  return areRight;
}

async function found(look: Check['look']): Promise<{ isRight: boolean; sentence: string }> {
  try {
    return { isRight: true, sentence: await look() };
  } catch (error) {
    return { isRight: false, sentence: refusalSentence(error) };
  }
}

function checksOf(config: Config, environment: NodeJS.ProcessEnv): Check[] {
  const { dataDir, databaseUrl, databaseReadUrl, s3, smtpUrl } = config;
  return [
    { name: 'DATA_DIR', look: () => checkFolder(dataDir) },
    { name: 'FREE_DISK_MB', look: () => checkDisk(dataDir, config.minFreeDiskBytes) },
    { name: 'SITE_CONFIG', look: () => siteConfigOf(config) },
    { name: 'PUBLIC_URL', look: () => checkAddress(config) },
    {
      name: 'DATABASE_URL',
      look: () =>
        databaseUrl === null
          ? `not set: the embedded database in ${join(dataDir, 'database')}`
          : checkDatabase({ ...config, databaseUrl }),
    },
    ...(databaseReadUrl === null
      ? []
      : [{ name: 'DATABASE_READ_URL', look: () => checkReplica(databaseReadUrl, config) }]),
    {
      name: 'MEDIA_URL',
      look: async () => {
        if (s3 !== null) {
          await checkStore(createS3Store(s3), s3);
          return `the bucket ${s3.bucket} stores, returns and deletes files`;
        }
        const folder = join(dataDir, 'media');
        await checkFolder(folder);
        return `not set: files in ${folder}`;
      },
    },
    {
      name: 'SMTP_URL',
      look: async () => {
        if (smtpUrl === null) return `not set: mails are written to ${join(dataDir, 'outbox')}`;
        await checkMail(smtpUrl);
        const { host, username } = new URL(smtpUrl);
        return `${host} answers${username && ' and accepts the log-in'}`;
      },
    },
    ...whereSet(config, environment),
  ];
}

/** What only some use has a line only where it is set. */
function whereSet(config: Config, environment: NodeJS.ProcessEnv): Check[] {
  const { mediaFallback, metrics, tracing } = config;
  const { to } = config.backup;
  const checks: Check[] = [];
  if (mediaFallback !== null) {
    const look = () => checkFallback(mediaFallback, environment);
    checks.push({ name: 'MEDIA_FALLBACK_URL', look });
  }
  if (to !== null) {
    checks.push({ name: 'BACKUP_TO', look: () => checkBackups(to, config, environment) });
  }
  const port = metrics?.port ?? null;
  if (metrics !== null && port !== null) {
    checks.push({ name: 'METRICS_PORT', look: () => checkMetricsPort(metrics, port) });
  }
  const name = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'].find(
    (each) => environment[each],
  );
  const address = name && environment[name];
  if (tracing !== null && name && address) {
    checks.push({ name, look: () => checkTraces(name, address) });
  }
  return checks;
}

function siteConfigOf(config: Config): string {
  readSiteConfig(config);
  return config.siteConfigGiven ? `${config.siteConfigFile} is in order` : 'not set';
}
