import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { type Inspected, inspectServer } from '#database/postgres/inspect-server.ts';
import { secondsBehind } from '#database/postgres/read-replica.ts';
import { refusePoolers } from '#database/postgres/refuse-poolers.ts';
import { isLoopback } from '#domain/loopback.ts';
import { createS3Store } from '#media/store/s3-store.ts';
import { countInWords } from '#services/backup/archive-format.ts';
import type { MetricsSettings } from '../config/observability.ts';
import {
  type Config,
  invalidSettings,
  misspelledSettings,
  readConfig,
} from '../config/read-config.ts';
import { isDhowMetrics } from '../observability/metrics-port.ts';
import { printFinding } from '../print-welcome.ts';
import { refusalSentence } from '../refusal-sentence.ts';
import { readSiteConfig } from '../site-config-file.ts';
import { checkDisk, checkFolder } from './check-folder.ts';
import { checkMail } from './check-mail.ts';
import { checkBackups, checkFallback } from './check-storage.ts';
import { checkStore } from './check-store.ts';
import { networkCodeOf } from './service-fault.ts';

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

/** Returns what is found at the database's addresses. Throws a sentence, or the driver's error. */
async function checkDatabase(config: Config & { databaseUrl: string }): Promise<string> {
  const { databaseUrl, databaseDirectUrl, databaseTimes, workers, connectionsEach } = config;
  const { connectMs } = databaseTimes;
  const pooler = await refusePoolers(databaseUrl, databaseDirectUrl, connectMs);
  const found = await inspectServer(databaseDirectUrl ?? databaseUrl, connectMs);
  if (found.faults.length > 0) throw new Error(found.faults.join(' '));
  const wanted = workers * connectionsEach;
  if (pooler.mode === 'none' && wanted > found.connections) {
    throw new Error(
      `This machine may use ${wanted} connections, and the server allows ${found.connections}. Set WORKERS or DATABASE_CONNECTIONS lower, or raise its max_connections.`,
    );
  }
  const by = pooler.mode === 'none' ? '' : `, behind a pooler in ${pooler.mode} mode`;
  return `PostgreSQL ${found.version}${by}, ${describeSchema(found)}; ${wanted} of ${found.connections} connections at most`;
}

function describeSchema({ schema }: Inspected): string {
  if (schema === null) return 'empty, the start creates the tables';
  const { missing, isNewer } = schema;
  if (isNewer) return 'of a later version';
  if (missing.length > 0) return `${countInWords(missing.length, 'migration')} to run`;
  return schema.hasFunctions ? 'up to date' : 'functions to renew';
}

/** Returns how far behind a replica is. Throws a sentence where it is none, or the driver's error. */
async function checkReplica(url: string, { databaseTimes }: Config): Promise<string> {
  const behind = await secondsBehind(url, databaseTimes.connectMs).catch((error) => {
    throw Object.assign(error, { setting: 'DATABASE_READ_URL' });
  });
  if (behind === null) {
    throw new Error(
      'The server of DATABASE_READ_URL follows no other. Set it to the address of a replica, or leave it out.',
    );
  }
  return `a replica, ${behind} s behind`;
}

const LONGEST_MS = 5000;

/** Listens once where metrics are to be read. Throws a sentence that says what to do. */
async function checkMetricsPort({ host }: MetricsSettings, port: number): Promise<string> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return `port ${port} on ${host} is free`;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE' && (await isDhowMetrics(host, port, LONGEST_MS))) {
      return `a server of Dhow has port ${port} on ${host}`;
    }
    throw new Error(
      `METRICS_PORT ${port} on ${host} cannot be opened (${code}). Set METRICS_PORT to a free port, or METRICS_HOST to an address of this machine.`,
    );
  } finally {
    server.close();
  }
}

/** Connects to where traces go. Throws a sentence that says what to do, and names no path or password. */
async function checkTraces(setting: string, address: string): Promise<string> {
  const { protocol, hostname, host, port } = new URL(address);
  const at = `${protocol}//${host}`;
  const socket = connect({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (protocol === 'https:' ? 443 : 80),
  });
  socket.setTimeout(LONGEST_MS, () => socket.destroy(new Error('no answer')));
  try {
    await once(socket, 'connect');
    return `${at} takes connections`;
  } catch (error) {
    throw new Error(
      `What traces are sent to, ${at} in ${setting}, cannot be reached (${networkCodeOf(error) || 'no answer'}). Check the address and that it is running.`,
    );
  } finally {
    socket.destroy();
  }
}
