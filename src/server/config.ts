import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isVisible } from '#contracts/contact-details.ts';
import { isLoopback } from '#domain/loopback.ts';
import type { S3Settings } from '#media/store/s3-store.ts';
import { readTrustProxy } from './trust-proxy.ts';

const MEGABYTE = 1024 * 1024;
const MOST_WORKERS = 64;
const empty = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(empty, schema.optional());

const days = (byDefault: number) =>
  z.preprocess(
    empty,
    z.coerce
      .number('must be a number of days, or 0 for ever')
      .int('must be a whole number of days')
      .min(0, 'must be 0 (for ever) or more')
      .max(36_500, 'must be 36500 days at most, or 0 for ever')
      .default(byDefault),
  );

/** The environment as README.md describes it; each message completes the sentence "NAME …". */
const Environment = z.object({
  PORT: z.preprocess(
    empty,
    z.coerce
      .number('must be a port number, such as 3000')
      .int('must be a port number, such as 3000')
      .min(0, 'must be a port number between 1 and 65535')
      .max(65_535, 'must be a port number between 1 and 65535')
      .default(3000),
  ),
  HOST: z.preprocess(empty, z.string().default('127.0.0.1')),
  PUBLIC_URL: optional(
    z.url({ protocol: /^https?$/, error: 'must be a full address, such as https://shop.example' }),
  ),
  DATA_DIR: z.preprocess(empty, z.string().default('./data')),
  DATABASE_URL: optional(
    z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgresql://, or be left out'),
  ),
  DATABASE_CONNECTIONS: optional(
    z.coerce
      .number('must be a number of connections')
      .int('must be a whole number of connections')
      .max(10_000, 'must be 10000 at most'),
  ),
  WORKERS: z.preprocess(
    empty,
    z
      .string()
      .default('1')
      .refine(
        (value) => value === 'auto' || (/^[1-9]\d?$/.test(value) && Number(value) <= MOST_WORKERS),
        'must be a number of processes from 1 to 64, or auto (one for each processor)',
      ),
  ),
  MEDIA_URL: optional(
    z
      .string()
      .regex(
        /^s3:\/\/[a-z0-9][\w.-]+(\/.*)?$/i,
        'must look like s3://bucket/folder, or be left out',
      ),
  ),
  S3_ENDPOINT: optional(z.url('must be the full address of the object storage')),
  S3_REGION: z.preprocess(empty, z.string().default('us-east-1')),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  SMTP_URL: optional(
    z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://, or be left out'),
  ),
  MAIL_FROM: optional(z.email('must be an e-mail address')),
  ADMIN_EMAIL: optional(z.email('must be an e-mail address')),
  ADMIN_PASSWORD: optional(
    z
      .string()
      .min(8, 'must be at least 8 characters')
      .max(200)
      .refine(isVisible, 'cannot be made of spaces alone'),
  ),
  SITE_CONFIG: optional(z.string()),
  DEMO: optional(z.enum(['0', '1'], 'must be 1 (load the demo marketplace) or 0')),
  TOKEN_SECRET: optional(z.string().min(32, 'must be at least 32 characters, or be left out')),
  TRUST_PROXY: z.preprocess(
    empty,
    z
      .string()
      .default('0')
      .transform(readTrustProxy)
      .refine(
        (trusted) => trusted !== null,
        'must be how many proxies set X-Forwarded-For before this server (0 to 10), or their addresses and networks, such as 10.0.0.0/8,fd00::/8',
      ),
  ),
  REQUIRE_ADMIN_2FA: z.preprocess(
    empty,
    z.enum(['0', '1'], 'must be 1 (admins need two-step verification) or 0').default('0'),
  ),
  RATE_LIMIT_SCALE: z.preprocess(
    empty,
    z.coerce.number('must be a number').min(0.01, 'must be more than 0').max(1_000_000).default(1),
  ),
  SHARED_CACHE_SECONDS: z.preprocess(
    empty,
    z.coerce
      .number('must be a number of seconds')
      .int()
      .min(0, 'must be 0 or more')
      .max(86_400)
      .default(0),
  ),
  UPLOADS_PER_DAY: z.preprocess(
    empty,
    z.coerce
      .number('must be a number of files')
      .int('must be a whole number of files')
      .min(1, 'must be 1 or more')
      .default(5000),
  ),
  UPLOAD_MB_PER_DAY: z.preprocess(
    empty,
    z.coerce.number('must be a number of megabytes').min(1, 'must be 1 or more').default(2048),
  ),
  FREE_DISK_MB: z.preprocess(
    empty,
    z.coerce.number('must be a number of megabytes').min(0, 'must be 0 or more').default(512),
  ),
  KEEP_MESSAGES_DAYS: days(730),
  KEEP_ENQUIRIES_DAYS: days(1095),
  KEEP_AUDIT_DAYS: days(1825),
  LOG_LEVEL: z.preprocess(
    empty,
    z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
        'must be fatal, error, warn, info, debug or silent',
      )
      .default('info'),
  ),
});

type Settings = z.infer<typeof Environment>;

/** All settings; only this file reads the environment. */
export type Config = ReturnType<typeof readConfig>;

/** An invalid setting; the message is one sentence that says what to set. */
export class ConfigError extends Error {}

/** Reads and checks the environment. Throws {@link ConfigError}. */
export function readConfig(environment: Record<string, string | undefined>) {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${issue?.path.join('.')} ${issue?.message}.`);
  }
  const settings = parsed.data;
  const dataDir = resolve(settings.DATA_DIR);
  const host = settings.HOST;
  const hostInUrl = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const publicUrl = (
    settings.PUBLIC_URL ??
    `http://${hostInUrl.includes(':') ? `[${hostInUrl}]` : hostInUrl}:${settings.PORT}`
  ).replace(/\/+$/, '');
  if ((settings.ADMIN_EMAIL === undefined) !== (settings.ADMIN_PASSWORD === undefined)) {
    throw new ConfigError('ADMIN_EMAIL and ADMIN_PASSWORD must be set together, or neither.');
  }
  const trustProxy = settings.TRUST_PROXY ?? false;
  if (trustProxy !== false && settings.PUBLIC_URL === undefined) {
    throw new ConfigError(
      'TRUST_PROXY needs PUBLIC_URL to be set as well, to the address that visitors see.',
    );
  }
  const workers = workersOf(settings);
  const isPrivate =
    trustProxy === false && isLoopback(host) && isLoopback(new URL(publicUrl).hostname);
  return {
    port: settings.PORT,
    host,
    publicUrl,
    publicUrlGiven: settings.PUBLIC_URL !== undefined,
    dataDir,
    databaseUrl: settings.DATABASE_URL ?? null,
    workers,
    connectionsEach: connectionsOfEach(settings, workers),
    s3: s3Settings(settings),
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? null,
    firstAdmin:
      settings.ADMIN_EMAIL === undefined
        ? null
        : { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD ?? '' },
    siteConfigFile: settings.SITE_CONFIG
      ? resolve(settings.SITE_CONFIG)
      : join(dataDir, 'site.json'),
    siteConfigGiven: settings.SITE_CONFIG !== undefined,
    loadDemo: settings.DEMO === undefined ? isPrivate : settings.DEMO === '1',
    refuseDemoAccounts: !isPrivate,
    tokenSecret: settings.TOKEN_SECRET ?? null,
    trustProxy,
    requireAdminSecondFactor: settings.REQUIRE_ADMIN_2FA === '1',
    sharedCacheSeconds: settings.SHARED_CACHE_SECONDS,
    rateLimitScale: settings.RATE_LIMIT_SCALE,
    keepDays: {
      messages: settings.KEEP_MESSAGES_DAYS,
      enquiries: settings.KEEP_ENQUIRIES_DAYS,
      audit: settings.KEEP_AUDIT_DAYS,
    },
    uploadQuota: {
      uploads: settings.UPLOADS_PER_DAY,
      bytes: settings.UPLOAD_MB_PER_DAY * MEGABYTE,
    },
    minFreeDiskBytes: settings.FREE_DISK_MB * MEGABYTE,
    logLevel: settings.LOG_LEVEL,
  };
}

function workersOf({ WORKERS, DATABASE_URL }: Settings): number {
  const isEmbedded = DATABASE_URL === undefined;
  if (WORKERS === 'auto') return isEmbedded ? 1 : Math.min(availableParallelism(), MOST_WORKERS);
  if (isEmbedded && WORKERS !== '1') {
    throw new ConfigError(
      'WORKERS above 1 needs DATABASE_URL to be set: one process alone can open the embedded database.',
    );
  }
  return Number(WORKERS);
}

/** One connection hears of changes, and transactions need some at a time. */
const FEWEST_CONNECTIONS = 4;
const USUAL_CONNECTIONS = 11;
/** Below the hundred that PostgreSQL allows where nobody has said otherwise. */
const USUAL_OF_ALL = 88;

/** Returns how many connections each worker may open. */
function connectionsOfEach({ DATABASE_CONNECTIONS: ofAll }: Settings, workers: number): number {
  if (ofAll === undefined) {
    const share = Math.floor(USUAL_OF_ALL / workers);
    return Math.min(Math.max(share, FEWEST_CONNECTIONS), USUAL_CONNECTIONS);
  }
  if (ofAll < FEWEST_CONNECTIONS * workers) {
    const many = workers === 1 ? '' : ` for ${workers} workers`;
    throw new ConfigError(
      `DATABASE_CONNECTIONS must be at least ${FEWEST_CONNECTIONS * workers}${many}.`,
    );
  }
  return Math.floor(ofAll / workers);
}

function s3Settings(settings: Settings): S3Settings | null {
  if (settings.MEDIA_URL === undefined) return null;
  const { S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (!S3_ENDPOINT || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new ConfigError(
      'MEDIA_URL needs S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY to be set as well.',
    );
  }
  const [bucket = '', ...folders] = settings.MEDIA_URL.slice('s3://'.length).split('/');
  return {
    bucket,
    prefix: folders.filter(Boolean).join('/'),
    endpoint: S3_ENDPOINT,
    region: settings.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

/**
 * Returns the key that signs tokens: as set, else one that is drawn once and stored in the data
 * folder.
 */
export function tokenSecretOf(config: Config): Uint8Array {
  if (config.tokenSecret !== null) return new TextEncoder().encode(config.tokenSecret);
  const file = join(config.dataDir, 'token-secret');
  mkdirSync(config.dataDir, { recursive: true });
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  return new TextEncoder().encode(readFileSync(file, 'utf8'));
}
