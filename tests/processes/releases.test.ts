import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '#database/database.ts';
import { migratePostgres } from '#database/migrate/migrate-database.ts';
import { OWN_FOLDERS } from '#database/migrate/migration-files.ts';
import { demoAdmin, demoLogins, keptDemoPassword } from '#server/demo/demo-logins.ts';
import { startProgram } from '#tests/support/program.ts';
import { type Accounts, type Ask, answersOf, tokenOf } from '#tests/support/releases/answers.ts';
import { storedVersions } from '#tests/support/releases/release.ts';
import { newDatabase, withDatabase } from '#tests/support/run-command.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { commentedFunctions, versionIn } from '#tests/support/versions.ts';
import { countWrites, startLoad } from '../../deploy/failover/load.ts';
import { isHaproxyInstalled, startHaproxy } from '../outages/support/haproxy.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 }).trim();

const newest = storedVersions().at(-1);

/** The commit that has the last release, or, before the first, the one that is checked out; '' without a history. */
function releasedCommit(): string {
  try {
    if (newest === undefined) return git('rev-parse', 'HEAD');
    const file = `tests/releases/${newest}/release.json`;
    return git('log', '--diff-filter=A', '-1', '--format=%H', '--', file);
  } catch {
    return '';
  }
}

const packagesIn = (folder: string) => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  return JSON.stringify([dependencies, devDependencies]);
};

const commit = releasedCommit();
const hasCommit = commit !== '';

describe.skipIf(!hasCommit)(`${newest ?? 'the last commit'} beside this version`, () => {
  const scratch = mkdtempSync(join(tmpdir(), 'dhow-release-'));
  const checkout = join(scratch, 'checkout');
  let settings: Record<string, string>;
  let accounts: Accounts;
  let earlier: TestServer;
  let later: TestServer | undefined;

  async function inCheckout(command: string[], environment: Record<string, string> = {}) {
    const program = startProgram(command, environment, { cwd: checkout });
    if ((await program.ended) !== 0) throw new Error(program.output());
  }

  beforeAll(async () => {
    mkdirSync(checkout);
    execFileSync('sh', ['-c', 'git archive "$1" | tar -x -C "$2"', 'sh', commit, checkout], {
      cwd: root,
    });
    const hasSamePackages = packagesIn(root) === packagesIn(checkout);
    if (hasSamePackages) symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
    const steps = hasSamePackages
      ? `import('./scripts/prepare/build-pages.js').then(({ buildPages }) => buildPages())`
      : `import('./scripts/prepare.js')`;
    await inCheckout([process.execPath, '-e', steps, '--', '--pages']);
    settings = {
      DATABASE_URL: await newDatabase(),
      TOKEN_SECRET: 'one secret for both versions of a test',
      RATE_LIMIT_SCALE: '1000',
      MIGRATE: '1',
    };
    const dataDir = join(scratch, 'earlier');
    const ofEarlier = { ...settings, DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
    await inCheckout(['node_modules/.bin/node', 'src/server/commands/seed.ts'], ofEarlier);
    const password = keptDemoPassword(dataDir) ?? '';
    const seller = demoLogins.find(({ who }) => who === 'Approved seller')?.email ?? '';
    accounts = {
      admin: { emailOrPhone: demoAdmin.email, password },
      seller: { emailOrPhone: seller, password },
    };
    earlier = await startServer(ofEarlier, [join(checkout, 'scripts/serve.sh')]);
  }, 1_800_000);
  afterAll(async () => {
    await later?.stop();
    await earlier?.stop();
    rmSync(scratch, { recursive: true, force: true });
  });

  const asking =
    ({ url }: TestServer): Ask =>
    async (path, { token = '', payload } = {}) => {
      const answer = await fetch(`${url}/api/${path}`, {
        method: payload === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(payload && { body: JSON.stringify(payload) }),
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    };

  async function setTrending(server: TestServer, id: string, isTrending: boolean): Promise<void> {
    const token = await tokenOf(asking(server), 'admin', accounts.admin);
    const answer = await fetch(`${server.url}/api/admin/update-trending/${id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ isTrending }),
    });
    expect(answer.status).toBe(200);
  }

  const isTrending = async (server: TestServer, id: string) =>
    ((await asking(server)(`get-product/${id}`)) as { trending: boolean }).trending;

  test('goes on serving while the database is upgraded', async () => {
    const before = await answersOf(asking(earlier), accounts);
    expect(before.everyProduct?.length).toBeGreaterThan(10);
    const folders =
      newest === undefined
        ? versionIn(
            join(scratch, 'invented'),
            {
              '0901_note': 'ALTER TABLE "product" ADD COLUMN "noted_at" timestamp with time zone;',
            },
            commentedFunctions(),
          )
        : OWN_FOLDERS;
    let isOver = false;
    const serving = (async () => {
      do expect(await answersOf(asking(earlier), accounts)).toEqual(before);
      while (!isOver);
    })();
    const migrating = migratePostgres(settings.DATABASE_URL ?? '', { folders }).finally(() => {
      isOver = true;
    });
    const [migrated] = await Promise.all([migrating, serving]);
    expect(migrated.isNewer).toBe(false);
  });

  test('answers as this version does, and each finds what the other writes', async () => {
    later = await startServer({ ...settings, MIGRATE: '0' });
    const [one, other] = [asking(earlier), asking(later)];
    expect(await answersOf(other, accounts)).toEqual(await answersOf(one, accounts));
    const [{ _id: id }] = (await one('get-product?availability=available')) as [{ _id: string }];
    for (const [writer, reader] of [
      [earlier, later],
      [later, earlier],
    ] as const) {
      const next = !(await isTrending(reader, id));
      await setTrending(writer, id, next);
      await expect.poll(() => isTrending(reader, id)).toBe(next);
    }
    expect((await fetch(`${earlier.url}/shop`)).status).toBe(200);
    expect((await fetch(`${later.url}/shop`)).status).toBe(200);
  });

  test.skipIf(!isHaproxyInstalled)(
    'is replaced behind a balancer, and taken back, and nobody notices',
    async ({ annotate }) => {
      const one = { ...settings, MIGRATE: '0', DRAIN_SECONDS: '2' };
      const DATA_DIR = join(scratch, 'earlier');
      const startEarlier = (PORT?: string) =>
        startServer({ ...one, DATA_DIR, ...(PORT && { PORT }) }, [
          join(checkout, 'scripts/serve.sh'),
        ]);
      const startLater = (PORT: string) => startServer({ ...one, PORT });
      const servers = [await startEarlier(), await startEarlier()];
      const urls = servers.map(({ url }) => url);
      const balancer = await startHaproxy(urls);
      const load = startLoad('upgrade', [balancer.url]);
      try {
        for (const begin of [startLater, startEarlier]) {
          for (const at of [0, 1]) {
            expect(await servers[at]?.stop()).toBe(0);
            servers[at] = await begin(new URL(urls[at] ?? '').port);
            await balancer.until('UP');
          }
        }
      } finally {
        const { acknowledged, refused, away } = await load.end();
        await balancer.stop();
        await Promise.all(servers.map((server) => server.stop()));
        const stored = await withDatabase({ DATABASE_URL: settings.DATABASE_URL ?? '' }, (db) =>
          rowsOf<{ name: string }>(
            db,
            sql`select name from contact_message where name like 'upgrade %'`,
          ),
        );
        const names = stored.map(({ name }) => name);
        const { lost, doubled } = countWrites('upgrade', acknowledged, names);
        await annotate(
          `| rolling upgrade, and back | ${away.writes} | ${away.kept} | ${away.fresh} | ${lost} of ${acknowledged.length} | ${doubled} |`,
        );
        expect({ refused, lost, doubled }).toEqual({ refused: {}, lost: 0, doubled: 0 });
        expect(acknowledged.length).toBeGreaterThan(20);
      }
    },
    900_000,
  );

  test('starts once more on the newer schema', async () => {
    expect(await earlier.stop()).toBe(0);
    const DATA_DIR = join(scratch, 'earlier');
    earlier = await startServer({ ...settings, DATA_DIR }, [join(checkout, 'scripts/serve.sh')]);
    expect((await fetch(`${earlier.url}/api/health/ready`)).status).toBe(200);
    expect((await fetch(`${earlier.url}/shop`)).status).toBe(200);
  });
});
