import { z } from 'zod';
import { ConfigError, optional, wholeNumber } from './field-kinds.ts';

/** What libpq takes and the driver does not: it would look for one host of that whole name. */
const hasOneHost = (url: string) => {
  const [, hosts = ''] = /^\w+:\/\/(?:[^/?#]*@)?([^/?#]*)/.exec(url) ?? [];
  return !hosts.includes(',') && !/[?&](?:host|port)=[^&]*(?:,|%2c)/i.test(url);
};

const address = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must start with postgresql://, or be left out')
  .refine(
    hasOneHost,
    'names several hosts, from which the database driver cannot choose: name one address that always leads to the server that writes (docs/operating/failover.md)',
  );

const mayWrite = (url: string) =>
  !/[?&]target_session_attrs=(?:read-only|standby|prefer-standby)\b/.test(url);
const WRITES =
  'asks for a server that only reads (target_session_attrs): leave that out; a replica goes into DATABASE_READ_URL';

/** Where the database is, and how it is reached. */
export const databaseFields = {
  DATABASE_URL: optional(address.refine(mayWrite, WRITES)),
  DATABASE_DIRECT_URL: optional(address.refine(mayWrite, WRITES)),
  DATABASE_READ_URL: optional(address),
  DATABASE_CONNECT_SECONDS: wholeNumber('seconds', { least: 1, most: 300, byDefault: 10 }),
  DATABASE_STATEMENT_SECONDS: wholeNumber('seconds', { most: 86_400, byDefault: 60 }),
  DATABASE_IDLE_SECONDS: wholeNumber('seconds', { most: 86_400, byDefault: 60 }),
  DATABASE_CONNECTIONS: optional(
    z.coerce
      .number('must be a number of connections')
      .int('must be a whole number of connections')
      .max(10_000, 'must be 10000 at most'),
  ),
};

const DatabaseSettings = z.object(databaseFields);

/** Times are in milliseconds; 0 is no limit. */
export function databaseOf(settings: z.infer<typeof DatabaseSettings>, workers: number) {
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const) {
    if (settings.DATABASE_URL === undefined && settings[name] !== undefined) {
      throw new ConfigError(`${name} needs DATABASE_URL to be set as well.`);
    }
  }
  return {
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL ?? null,
    databaseReadUrl: settings.DATABASE_READ_URL ?? null,
    databaseTimes: {
      connectMs: settings.DATABASE_CONNECT_SECONDS * 1000,
      statementMs: settings.DATABASE_STATEMENT_SECONDS * 1000,
      idleMs: settings.DATABASE_IDLE_SECONDS * 1000,
    },
    connectionsEach: connectionsOfEach(settings.DATABASE_CONNECTIONS, workers),
  };
}

/** One connection hears of changes, and transactions need some at a time. */
const FEWEST_CONNECTIONS = 4;
const USUAL_CONNECTIONS = 11;
/** Below the hundred that PostgreSQL allows where nobody has said otherwise. */
const USUAL_OF_ALL = 88;

/** Returns how many connections each worker may open. */
function connectionsOfEach(ofAll: number | undefined, workers: number): number {
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
