import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { emptyDatabaseUrl } from '#tests/support/database-url.ts';
import { commentedFunctions, versionIn } from '#tests/support/versions.ts';
import { openPostgres } from '../open-postgres.ts';
import { inspectServer } from '../postgres/inspect-server.ts';
import { migratePostgres } from './migrate-database.ts';

const ROLE = `owner_${process.pid}`;
const CONNECT_MS = 5000;

async function asked(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** The address of the same database for the role without any rights but those it is given. */
const asRole = (url: string) => Object.assign(new URL(url), { username: ROLE }).href;

// The embedded database has one account.
describe.skipIf(!inject('postgresUrl'))('the owner of a database, no superuser', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'dhow-owner-'));
  const server = inject('postgresUrl') ?? '';
  let url: string;
  beforeAll(async () => {
    await asked(
      server,
      `create role ${ROLE} login nosuperuser nocreatedb nocreaterole noreplication`,
    );
    const made = (await emptyDatabaseUrl()) ?? '';
    await asked(server, `alter database ${new URL(made).pathname.slice(1)} owner to ${ROLE}`);
    url = asRole(made);
  });
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  it('migrates an empty database', async () => {
    expect(await migratePostgres(url)).toMatchObject({ functions: true, isNewer: false });
  });

  it('begins a second time', async () => {
    const { close } = await openPostgres(url);
    await close();
    expect(await migratePostgres(url)).toMatchObject({ migrations: [], functions: false });
  });

  it.each(Object.entries(commentedFunctions()))(
    'replaces the functions of %s in a session that has used nothing',
    async (_, text) => {
      const refusal = await asked(url, text).then(() => 'none', String);
      expect(refusal).toBe('none');
    },
  );

  it('upgrades to a version with every function changed', async () => {
    const later = versionIn(join(scratch, 'later'), {}, commentedFunctions());
    expect(await migratePostgres(url, { folders: later })).toMatchObject({ functions: true });
    expect(await migratePostgres(url)).toMatchObject({ functions: true });
  });

  // Whoever puts a dump back creates functions before anything has loaded the extension of a parameter.
  it('finds no function that sets a parameter', async () => {
    const setting = await asked(
      url,
      `select proname from pg_proc where pronamespace = 'public'::regnamespace and proconfig is not null`,
    );
    expect(setting).toEqual([]);
  });

  it('is told before an upgrade what belongs to another account', async () => {
    const faults = async () => (await inspectServer(url, CONNECT_MS)).faults;
    expect(await faults()).toEqual([]);
    const own = Object.assign(new URL(url), { username: new URL(server).username }).href;
    await asked(own, 'alter table newsletter_issue owner to postgres');
    await asked(own, 'alter function touch_products() owner to postgres');
    expect(await faults()).toEqual([
      expect.stringMatching(
        /^The account owns neither the table newsletter_issue nor the function touch_products,/,
      ),
    ]);
  });
});
