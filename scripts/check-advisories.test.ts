import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

const script = fileURLToPath(new URL('check-advisories.ts', import.meta.url));
let folder: string;
let registry: Server | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dhow-advisories-'));
  const shop = { name: 'shop', version: '1.0.0', dependencies: { sextant: '1.2.3' } };
  const sextant = { version: '1.2.3', resolved: 'https://registry.invalid/sextant-1.2.3.tgz' };
  const packages = { '': shop, 'node_modules/sextant': sextant };
  await writeFile(join(folder, 'package.json'), JSON.stringify(shop));
  await writeFile(
    join(folder, 'package-lock.json'),
    JSON.stringify({ ...shop, lockfileVersion: 3, packages }),
  );
});
afterEach(() => registry?.close());
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts a registry that knows these weaknesses, or tells nobody of any; returns its address. */
async function aRegistry(advisories: object | null): Promise<string> {
  registry?.close();
  registry = createServer(({ method }, response) => {
    if (method === 'POST' && advisories !== null) response.end(JSON.stringify(advisories));
    else response.writeHead(405).end();
  });
  await new Promise<void>((done) => registry?.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
}

/** Of each severity another weakness, as npm remembers what it has seen of one. */
const weakness = (severity: string) => ({
  sextant: [
    {
      ...{ id: severity, url: 'https://advisories.invalid/1', title: 'Points south', severity },
      ...{ vulnerable_versions: '<2', cwe: [], cvss: { score: 0 } },
    },
  ],
});

/** Checks by a registry; returns how it ended, and what was printed. */
function checkBy(url: string, own: Record<string, string> = {}): Promise<[number, string]> {
  const env = { ...process.env, npm_config_registry: url, npm_config_cache: folder, ...own };
  return new Promise((resolve) => {
    execFile(process.execPath, [script], { cwd: folder, env }, (error, printed) =>
      resolve([Number(error?.code ?? 0), printed.trim()]),
    );
  });
}

it('names what the registry knows, and fails for what is grave alone', async () => {
  const told = 'sextant <2: Points south (https://advisories.invalid/1)';
  expect(await checkBy(await aRegistry(weakness('high')))).toEqual([1, `high: ${told}`]);
  expect(await checkBy(await aRegistry(weakness('low')))).toEqual([0, `low: ${told}`]);
  const none = 'No known weakness in what people run.';
  expect(await checkBy(await aRegistry({}))).toEqual([0, none]);
});

it('says that it could not ask, and fails nothing, where the registry is away or tells nothing, or npm is offline', async () => {
  const away = 'http://127.0.0.1:1';
  const told = [
    await checkBy(away),
    await checkBy(away, { npm_config_offline: 'true' }),
    await checkBy(await aRegistry(null)),
  ];
  for (const [ended, printed] of told) {
    expect(ended).toBe(0);
    expect(printed).toMatch(/^Could not ask for known weaknesses, so nothing is known of them: ./);
  }
});
