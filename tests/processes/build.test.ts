import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { type Program, startProgram } from '#tests/support/program.ts';
import { newDatabase } from '#tests/support/run-command.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const MEGABYTE = 1024 * 1024;

let folder: string;
let dist: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dhow-build-'));
  dist = join(folder, 'dist');
  const build = startProgram([process.execPath, join(root, 'scripts/build.ts'), dist], {});
  if ((await build.ended) !== 0) throw new Error(build.output());
  copyPackages();
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What `npm ci --omit=dev` would fetch: the packages of the build's lock file, and no others. */
function copyPackages(): void {
  for (const [path, { dev }] of Object.entries(lockedPackages())) {
    const from = join(root, path);
    if (path === '' || dev || statSync(from, { throwIfNoEntry: false }) === undefined) continue;
    cpSync(from, join(dist, path), {
      recursive: true,
      // Packages within it are named by themselves, where they are needed.
      filter: (file) => file === from || !file.slice(from.length).includes('/node_modules/'),
    });
  }
}

type Locked = Record<string, { dev?: boolean; version: string }>;

const lockedPackages = () =>
  (JSON.parse(readFileSync(join(dist, 'package-lock.json'), 'utf8')) as { packages: Locked })
    .packages;

const run = (words: string[], environment: Record<string, string> = {}): Program =>
  startProgram([process.execPath, join(dist, 'dhow.js'), ...words], environment, { cwd: folder });

type Scripts = Record<string, string>;

/** What an operator types in the build's folder. */
const npmRun = (words: string[]): Program =>
  startProgram(
    ['npm', 'run', '--silent', ...words],
    { PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` },
    { cwd: dist },
  );

async function outcome(words: string[], environment: Record<string, string> = {}) {
  const program = run(words, environment);
  return { code: await program.ended, said: program.output() };
}

/** Starts the server, hands its address to `work`, and expects it to end in order. */
async function serving(
  environment: Record<string, string>,
  work: (url: string, program: Program) => Promise<void>,
): Promise<void> {
  const port = String(await freePort());
  const program = run([], { PORT: port, DEMO: '0', ...environment });
  const url = `http://127.0.0.1:${port}`;
  try {
    await expect
      .poll(() => fetch(`${url}/api/health`).then(({ status }) => status, program.output), {
        timeout: 90_000,
      })
      .toBe(200);
    await work(url, program);
    program.process.kill('SIGTERM');
    expect(await program.ended).toBe(0);
  } finally {
    program.process.kill('SIGKILL');
  }
}

const statusOf = async (address: string) => (await fetch(address)).status;

test('it takes at most 250 MB with its packages', () => {
  const files = globSync('**', { cwd: dist, withFileTypes: true }).filter((file) => file.isFile());
  const sizes = files.map((file) => statSync(join(file.parentPath, file.name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0) / MEGABYTE).toBeLessThan(250);
});

test('it names what is inside its bundles for audits, and fetches none of it', () => {
  const locked = lockedPackages();
  for (const name of ['zod', 'drizzle-orm', 'nodemailer', 'recharts']) {
    expect([name, locked[`node_modules/${name}`]]).toEqual([
      name,
      expect.objectContaining({ dev: true }),
    ]);
  }
  expect(locked['node_modules/fastify']?.dev).toBeUndefined();
});

test('it lists what it consists of, with versions and hashes, as scanners read it', () => {
  const list = JSON.parse(readFileSync(join(dist, 'sbom.cdx.json'), 'utf8'));
  const byName = new Map(list.components.map((each: { name: string }) => [each.name, each]));
  expect(list).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'dhow' } } });
  for (const name of ['zod', 'fastify', 'sharp']) {
    expect(byName.get(name)).toMatchObject({
      version: lockedPackages()[`node_modules/${name}`]?.version,
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    });
  }
});

test('it serves pages, files, the API and its reference from the embedded database', async () => {
  const data = { DATA_DIR: join(folder, 'data') };
  for (const _ of ['first', 'second']) {
    await serving(data, async (url, program) => {
      const page = await (await fetch(`${url}/`)).text();
      const script = /\/assets\/[\w-]+\.js/.exec(page)?.[0];
      expect(script).toBeDefined();
      expect(await statusOf(url + script)).toBe(200);
      for (const path of ['/shop', '/admin/login', '/seller/', '/api/openapi.json']) {
        expect([path, await statusOf(url + path)]).toEqual([path, 200]);
      }
      expect(await statusOf(`${url}/api/docs/swagger-ui.css`)).toBe(200);
      expect(limitsOf(program)).toContain('MALLOC_ARENA_MAX=2');
      expect(limitsOf(program).join()).toContain('--max-old-space-size=');
    });
  }
  const account = ['--email', 'ops@shop.example', '--name', 'Ops', '--password', 'rope and canvas'];
  expect(await outcome(['admin', 'create', ...account], data)).toMatchObject({ code: 0 });
  const migrated = await outcome(['migrate'], data);
  expect(migrated).toMatchObject({
    code: 0,
    said: expect.stringContaining('The database is of this version already.'),
  });
});

test('it has every command of the checkout by the same name', async () => {
  const scriptsIn = (folder: string) =>
    (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { scripts: Scripts })
      .scripts;
  const commands = [
    ...['migrate', 'check-settings', 'seed', 'backup', 'restore', 'erase-again', 'move'],
    'move-media',
  ];
  expect(Object.keys(scriptsIn(dist)).sort()).toEqual([...commands, 'admin', 'start'].sort());
  for (const name of Object.keys(scriptsIn(dist))) expect(scriptsIn(root)).toHaveProperty(name);
  for (const name of ['backup', 'move']) {
    const asked = npmRun([name]);
    expect(await asked.ended).toBe(1);
    expect(asked.output()).toContain(`npm run ${name} -- `);
  }
});

test('on PostgreSQL it can refuse to migrate, migrates by a command, and has several workers', async () => {
  const settings = {
    DATA_DIR: join(folder, 'data-postgresql'),
    DATABASE_URL: await newDatabase(),
    MIGRATE: '0',
  };
  const refused = await outcome([], { ...settings, PORT: String(await freePort()) });
  expect(refused.said).toContain('The database is of an earlier version');
  expect(refused.code).toBe(1);
  const migrated = await outcome(['migrate'], settings);
  expect(migrated.said).toMatch(
    /is of this version now: \d+ migrations? ha(s|ve) been run, and the func/,
  );
  expect(migrated.code).toBe(0);
  await serving({ ...settings, WORKERS: '2' }, async (url) => {
    expect(await statusOf(`${url}/shop`)).toBe(200);
  });
});

test('it tells its commands, and refuses others', async () => {
  expect(await outcome(['help'])).toMatchObject({
    code: 0,
    said: expect.stringContaining('migrate'),
  });
  expect(await outcome(['sail'])).toMatchObject({
    code: 2,
    said: expect.stringContaining('There is no command "sail".'),
  });
  const checked = await outcome(['--check'], {
    DATA_DIR: join(folder, 'checked'),
    DATABSE_URL: 'x',
  });
  expect(checked).toMatchObject({ code: 1, said: expect.stringContaining('✓ DATA_DIR: ') });
  expect(checked.said).toContain('✗ settings: DATABSE_URL is no setting and has no effect');
});

test('nothing in it leads out of it', () => {
  const modules = globSync(['server/*.js', 'pages/server/*.js', 'dhow.js'], { cwd: dist });
  expect(modules.length).toBeGreaterThan(10);
  const out = modules.filter((file) => readFileSync(join(dist, file), 'utf8').includes(root));
  expect(out).toEqual([]);
});

/** What the process was started with, where the system tells. */
function limitsOf({ process: child }: Program): string[] {
  if (process.platform !== 'linux') return ['MALLOC_ARENA_MAX=2', '--max-old-space-size='];
  return readFileSync(`/proc/${child.pid}/environ`, 'utf8').split('\0');
}
