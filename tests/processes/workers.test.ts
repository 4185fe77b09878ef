import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { childrenOf, isRunning } from '#tests/support/processes.ts';
import { startProgram } from '#tests/support/program.ts';
import { serverCommand } from '#tests/support/server.ts';
import { until } from './kill/api-client.ts';
import { askOnce, openShop, type Shop, shownRevisions } from './workers/shop.ts';

const METRICS_TOKEN = 'a token of the tests';

let shop: Shop;
let revision = 0;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

/** The server with two workers, once both are open. */
async function start() {
  const server = await shop.start({ LOG_LEVEL: 'info', METRICS_TOKEN });
  await until(60, async () => server.output().includes('Dhow is open at'));
  return { ...server, workers: () => childrenOf(server.process.pid ?? 0) };
}

type Workers = Awaited<ReturnType<typeof start>>;

const renamed = async (url: string) => {
  revision += 1;
  return shop.rename(url, revision);
};

describe('two workers', () => {
  let server: Workers;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(async () => {
    expect(await server?.stop()).toBe(0);
  });

  test('begin once, and show from an answer on what any of them has changed', async () => {
    const { url, output, workers } = server;
    expect(output().match(/Dhow is open at/g)).toHaveLength(1);
    expect(workers()).toHaveLength(2);

    for (let round = 1; round <= 60; round += 1) {
      expect(await renamed(url)).toBe(200);
      expect(new Set(await shownRevisions(url, 4))).toEqual(new Set([revision]));
    }
    for (const worker of [1, 2]) {
      for (const path of ['/api/admin/edit-category', '/shop']) {
        const answered = new RegExp(`"worker":${worker},.*"path":"${path}"`);
        expect(output(), `${path} by worker ${worker}`).toMatch(answered);
      }
    }
  });

  test('tell their numbers in one answer, whoever is asked', async () => {
    const { url } = server;
    await shownRevisions(url, 4);
    const metrics = async () => {
      const authorization = `Bearer ${METRICS_TOKEN}`;
      return (await askOnce(`${url}/metrics`, { headers: { authorization } }))?.body ?? '';
    };
    for (const text of [await metrics(), await metrics(), await metrics()]) {
      for (const worker of [1, 2]) {
        const pages = `^dhow_http_requests_total\\{route_class="page",status="200",worker="${worker}"\\} [1-9]`;
        expect(text).toMatch(new RegExp(pages, 'm'));
      }
      expect(text).toMatch(/^dhow_processes 2$/m);
      expect(text).toMatch(/^dhow_database_up 1$/m);
    }
    expect((await askOnce(`${url}/metrics`))?.status).toBe(404);
  });

  test('unpack each the ZIP files that they have received', async () => {
    const { url, output } = server;
    const received = (worker: number) =>
      new RegExp(`"worker":${worker},.*"path":"/api/seller/import-archive/`).test(output());
    for (let sent = 0; sent < 30 && !(received(1) && received(2)); sent += 1) {
      const state = await shop.sendZip(url);
      await expect.poll(state).toBe('done');
    }
    expect([received(1), received(2)]).toEqual([true, true]);
  });

  test('show within two seconds what another replica has changed', async () => {
    const { url } = server;
    await shownRevisions(url, 4);
    revision += 1;
    const other = await shop.replica.app.listen({ port: 0, host: '127.0.0.1' });
    expect(await shop.rename(other, revision)).toBe(200);
    await expect
      .poll(async () => new Set(await shownRevisions(url, 4)), { timeout: 2000, interval: 20 })
      .toEqual(new Set([revision]));
  });

  test('serve on while one after the other is killed, and show nothing old', async () => {
    const { url, workers, dataDir, output } = server;
    const begun = () => output().match(/Server listening/g)?.length;
    const before = workers();
    const incoming = join(dataDir, 'incoming');
    const owners = await readdir(incoming);
    let ended = false;
    let cutOff = 0;
    const read = async () => {
      while (!ended) {
        const acknowledged = revision;
        const shown = await shownRevisions(url, 1);
        cutOff += 2 - shown.length;
        for (const each of shown) expect(each).toBeGreaterThanOrEqual(acknowledged);
      }
    };
    const write = async () => {
      for (let next = revision + 1; !ended; next += 1) {
        // Where the answer was cut off the rename may have been done, or not.
        if ((await shop.rename(url, next)) === 200) revision = next;
      }
    };
    const load = Promise.all([read(), read(), read(), write()]);
    for (let deaths = 1; deaths <= 4; deaths += 1) {
      const victim = workers()[deaths % 2] ?? 0;
      for (const owner of await readdir(incoming)) {
        await mkdir(join(incoming, owner, 'half'), { recursive: true });
      }
      process.kill(victim, 'SIGKILL');
      await expect.poll(() => isRunning(victim), { timeout: 10_000 }).toBe(false);
      expect((await askOnce(`${url}/api/health`))?.status).toBe(200);
      await expect.poll(begun, { timeout: 60_000 }).toBe(2 + deaths);
    }
    ended = true;
    await load;

    expect(workers().filter((pid) => before.includes(pid))).toEqual([]);
    const folders = await readdir(incoming);
    expect(folders).toHaveLength(workers().length);
    expect(folders.filter((owner) => owners.includes(owner))).toEqual([]);
    // A death cuts off what that worker was answering, and no more.
    expect(cutOff).toBeLessThanOrEqual(4 * 6);
  });

  test('replace one that hangs, before a write is answered', async () => {
    const { url, workers } = server;
    await shownRevisions(url, 4);
    const [hung = 0, other = 0] = workers();
    process.kill(hung, 'SIGSTOP');
    let status: number | null = null;
    while (status === null) status = await renamed(url);
    expect(status).toBe(200);
    expect(isRunning(hung)).toBe(false);
    expect(new Set(await shownRevisions(url, 4))).toEqual(new Set([revision]));
    await expect.poll(workers, { timeout: 60_000 }).toHaveLength(2);
    expect(workers()).toContain(other);
  });
});

test('signals end all in order, however many come', async () => {
  const { url, workers, process: parent, ended } = await start();
  const pids = workers();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGINT'] as const) parent.kill(signal);
  expect(await ended).toBe(0);
  expect(pids.filter(isRunning)).toEqual([]);
  const port = createServer().listen(Number(new URL(url).port), '127.0.0.1');
  await once(port, 'listening');
  port.close();
});

test('workers end with the process that started them, even if it is killed', async () => {
  const { workers, process: parent, ended } = await start();
  const pids = workers();
  parent.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');
  await expect.poll(() => pids.filter(isRunning), { timeout: 10_000 }).toEqual([]);
});

test('what stops the start is said once, whoever meets it', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  expect(await refusal({ PORT: String(port) })).toContain(`Port ${port} is in use`);
  taken.close();

  expect(await refusal({ WORKERS: '40' })).toContain('40 workers with 4 connections each are more');
  expect(await refusal({ ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'password' })).toContain(
    'ADMIN_PASSWORD cannot be used',
  );
});

/** The one line that says why the workers did not start. */
async function refusal(settings: Record<string, string>): Promise<string> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'dhow-refused-'));
  const all = { ...shop.settings, DATA_DIR, DEMO: '0', PORT: '0', ...settings };
  const program = startProgram(serverCommand, all);
  expect(await program.ended).toBe(1);
  await rm(DATA_DIR, { recursive: true });
  const lines = program.output().trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}
