import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Database, rowsOf } from '../database.ts';
import { hasFunctions } from '../migrate/replace-functions.ts';
import { type SchemaVersion, schemaVersion } from '../migrate/schema-version.ts';

/** The extensions that the migrations create; all come with PostgreSQL itself. */
const EXTENSIONS = ['pg_trgm', 'unaccent', 'fuzzystrmatch'];

/** What a look at a PostgreSQL finds. */
export type Inspected = {
  /** Such as `16.4`. */
  version: string;
  /** Connections that it allows to accounts that are no superusers. */
  connections: number;
  /** How its database compares with this version; null where it is empty, or of no version that leads here. */
  schema: (SchemaVersion & { hasFunctions: boolean }) | null;
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
  const foreign = await foreignDefinitions(db);
  if (foreign.length > 0) {
    faults.push(
      `The account owns neither ${foreign.join(' nor ')}, and only an owner changes them: make it the owner (alter … owner to), or run npm run migrate with the account that is.`,
    );
  }
  return {
    version: server.version,
    connections: server.allowed,
    schema: server.isEmpty ? null : await compareSchema(db, faults),
    faults,
  };
}

async function compareSchema(db: Database, faults: string[]): Promise<Inspected['schema']> {
  try {
    const version = await schemaVersion(db);
    return { ...version, hasFunctions: await hasFunctions(db) };
  } catch (error) {
    if ((error as { cause?: unknown }).cause !== undefined) throw error; // of the driver
    faults.push((error as Error).message);
    return null;
  }
}

const MOST_NAMED = 3;

/** Tables and functions that the account may not change, of which a few are named. */
async function foreignDefinitions(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select 'table ' || relname as name from pg_class
        where relnamespace = current_schema()::regnamespace and relkind = 'r'
          and not pg_has_role(relowner, 'usage')
      union all
      select 'function ' || proname from pg_proc p
        where pronamespace = current_schema()::regnamespace and not pg_has_role(proowner, 'usage')
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      order by 1 desc`,
  );
  const named = rows.slice(0, MOST_NAMED).map(({ name }) => `the ${name}`);
  const others = rows.length - named.length;
  return others === 0 ? named : [...named, `${others} others`];
}
