import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealNextEntries, verifyAudit } from '#services/audit-chain.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { bareDatabase, definitionsOf, migrate } from '#tests/support/bare-database.ts';
import {
  aCategory,
  anAdmin,
  aProduct,
  aSeller,
  parentsOf,
  TEST_PASSWORD,
} from '#tests/support/factories.ts';
import { type Answers, answersOf, askIn, tokenOf } from '#tests/support/releases/answers.ts';
import {
  putRelease,
  type Release,
  readRelease,
  storedVersions,
  takeRelease,
} from '#tests/support/releases/release.ts';
import { commentedFunctions, versionIn } from '#tests/support/versions.ts';
import { openPglite } from '../connect-embedded.ts';
import { clusterOf, createCluster } from '../embedded-folder.ts';
import { migrateEmbedded, openEmbedded } from '../open-embedded.ts';
import type { Migrated } from './migrate-database.ts';
import { OWN_FOLDERS, readMigrations, type VersionFolders } from './migration-files.ts';

// See docs/operating/upgrading.md#releases.

const scratch = mkdtempSync(join(tmpdir(), 'dhow-releases-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** This version as if it were the last release, with a small shop in it. */
async function inventRelease(): Promise<Release> {
  const test = await testApp();
  const [admin, seller] = [await anAdmin(test), await aSeller(test)];
  const watches = await aCategory(test.db, { name: 'Watches' });
  for (const name of ['Harbour watch', 'Night watch', 'Lantern']) {
    await aProduct(test.db, parentsOf(seller, watches), { name });
  }
  const ask = askIn(test);
  const [{ _id: productId }] = (await ask('get-product?q=lantern')) as [{ _id: string }];
  const payload = { reference: 'EARLIER1', productId, region: 'IN' };
  await ask('enquiry', { payload });
  const logIn = ({ email }: { email: string }) => ({
    emailOrPhone: email,
    password: TEST_PASSWORD,
  });
  const accounts = { admin: logIn(admin), seller: logIn(seller as { email: string }) };
  const answers = await answersOf(ask, accounts);
  await sealNextEntries(test.context);
  const release = await takeRelease(test.db, { version: '0.0.0', accounts, answers });
  await test.close();
  return release;
}

/** A version after this one: a table more, a column more, an index, and every function changed. */
const invented = () =>
  versionIn(
    join(scratch, 'later'),
    {
      '0901_note': `CREATE TABLE "note" ("id" text PRIMARY KEY NOT NULL);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "noted_at" timestamp with time zone;`,
      '0902_note_index': 'CREATE INDEX CONCURRENTLY "product_noted" ON "product" ("noted_at");',
    },
    commentedFunctions(),
  );

const newest = storedVersions().at(-1);
const upgrades: [string, () => Promise<Release>, () => VersionFolders][] = [
  ['this version, to an invented later one', inventRelease, invented],
];
if (newest !== undefined) {
  upgrades.push([
    `release ${newest}, to this version`,
    async () => readRelease(newest),
    () => OWN_FOLDERS,
  ]);
}

describe.each(upgrades)('a filled database of %s', (name, find, findFolders) => {
  let release: Release;
  let folders: VersionFolders;
  let test: TestApp;
  let migrated: Migrated;
  /** What the release's own code went on to answer meanwhile, where this is that code. */
  const meanwhile: Answers[] = [];

  beforeAll(async () => {
    [release, folders] = [await find(), findFolders()];
    const empty = await bareDatabase({ single: true });
    if (empty.url === null) {
      await empty.close();
      const folder = join(scratch, name);
      await createCluster(folder, 'none');
      const bare = await openPglite({ dataDir: clusterOf(folder), asCopy: false });
      await putRelease(bare.db, release, scratch);
      await bare.close();
      migrated = await migrateEmbedded(folder, { folders });
      test = await testApp({ limitScale: 1000 }, null, await openEmbedded(folder));
      return;
    }
    await putRelease(empty.db, release, scratch);
    await empty.close();
    if (folders === OWN_FOLDERS) {
      migrated = await migrate(empty, { folders });
      test = await testApp({ limitScale: 1000 }, null, empty.url);
      return;
    }
    test = await testApp({ limitScale: 1000 }, null, empty.url);
    let isOver = false;
    const serving = (async () => {
      do meanwhile.push(await answersOf(askIn(test), release.accounts));
      while (!isOver);
    })();
    migrated = await migrate(empty, { folders }).finally(() => {
      isOver = true;
    });
    await serving;
  });
  afterAll(() => test?.close());

  it('is brought there', () => {
    const had = release.migrations.map(({ name }) => name);
    const names = readMigrations(folders.migrations).map(({ name }) => name);
    const lacked = names.filter((each) => !had.includes(each));
    expect(migrated).toMatchObject({ migrations: lacked, isNewer: false });
    for (const answers of meanwhile) expect(answers).toEqual(release.answers);
  });

  it('has what a new database of that version has', async () => {
    const fresh = await bareDatabase();
    await migrate(fresh, { folders });
    expect(await definitionsOf(test.db)).toEqual(await definitionsOf(fresh.db));
    await fresh.close();
  });

  it('answers as the release did, from rows that are whole', async () => {
    expect(release.answers.shop?.length).toBeGreaterThan(2);
    expect(release.answers.leads?.length).toBeGreaterThan(0);
    expect(await answersOf(askIn(test), release.accounts)).toEqual(release.answers);
    const audit = await verifyAudit(test.context);
    expect(audit.sound && audit.entries).toBeGreaterThan(0);
  });

  it('takes what people do next', async () => {
    const ask = askIn(test);
    const token = await tokenOf(ask, 'admin', release.accounts.admin);
    const [first] = (await ask('get-product?availability=available')) as {
      _id: string;
      trending: boolean;
    }[];
    const payload = { reference: 'LATER001', productId: first?._id, region: 'AE' };
    await ask('enquiry', { payload });
    const { statusCode, body } = await test.app.inject({
      method: 'PUT',
      url: `/api/admin/update-trending/${first?._id}`,
      headers: { authorization: `Bearer ${token}` },
      payload: { isTrending: !first?.trending },
    });
    expect(statusCode, body).toBe(200);
    expect(await ask(`get-product/${first?._id}`)).toMatchObject({ trending: !first?.trending });
    const { enquiries } = await answersOf(ask, release.accounts);
    expect(enquiries).toContain('LATER001');
  });
});
