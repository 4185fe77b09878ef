import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Database, rowsOf } from '../database.ts';
import { schemaVersion } from '../migrate/schema-version.ts';

/** What the migrations create, all of them to be had with PostgreSQL itself. */
const EXTENSIONS = ['pg_trgm', 'unaccent', 'fuzzystrmatch'];

/** What a look at a PostgreSQL finds. */
export type Inspected = {
  /** Such as `16.4`. */
  version: string;
  /** Connections that it allows to accounts that are no superusers. */
  connections: number;
  /** Migrations of this version that its database lacks; null where it has none at all. */
  missing: number | null;
  /** Sentences that say what is in the way, and what to do. */
  faults: string[];
};

/** Looks at the PostgreSQL at `url` and changes nothing. Throws where it cannot be reached. */
export async function inspectServer(url: string, connectMs: number): Promise<Inspected> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs });
  client.on('error', () => {});
  try {
    await client.connect();
    return await inspect(drizzle(client) as unknown as Database);
  } finally {
    await client.end().catch(() => {});
  }
}

async function inspect(db: Database): Promise<Inspected> {
  const [server] = await rowsOf<{
    version: string;
    allowed: number;
    creates: boolean;
    extends: boolean;
    isEmpty: boolean;
    encoding: string;
  }>(
    db,
    sql`select split_part(current_setting('server_version'), ' ', 1) as version,
      current_setting('max_connections')::int
        - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true), '0')::int as allowed,
      coalesce(has_schema_privilege(current_schema(), 'create'), false) as creates,
      has_database_privilege(current_database(), 'create') as extends,
      to_regclass('site_state') is null as "isEmpty",
      current_setting('server_encoding') as encoding`,
  );
  if (server === undefined) throw new Error('PostgreSQL does not say what it is.');
  const extensions = await rowsOf<{ name: string; isThere: boolean }>(
    db,
    sql`select wanted.name, exists (select from pg_available_extensions where name = wanted.name) as "isThere"
      from unnest(${sql.param(EXTENSIONS)}::text[]) as wanted (name)
      where not exists (select from pg_extension where extname = wanted.name)`,
  );
  const faults: string[] = [];
  if (server.encoding !== 'UTF8') {
    faults.push(`The database stores ${server.encoding}: create it with the encoding UTF8.`);
  }
  for (const { name, isThere } of extensions) {
    if (!isThere) {
      faults.push(
        `The server lacks the extension ${name}: install PostgreSQL's own extensions there (the package is often called postgresql-contrib).`,
      );
    } else if (!server.extends) {
      faults.push(
        `The account may not create the extension ${name}: run "create extension ${name}" in the database as its owner, or grant it "create on database".`,
      );
    }
  }
  if (!server.creates) {
    faults.push(
      'The account may not create tables: grant it "create on schema public", or make it the owner of the database.',
    );
  }
  const { missing } = server.isEmpty ? { missing: null } : await schemaVersion(db);
  return {
    version: server.version,
    connections: server.allowed,
    missing: missing?.length ?? null,
    faults,
  };
}
