import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProgram } from '#tests/support/program.ts';
import { npmStart, serverCommand, startServer } from '#tests/support/server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dhow-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`${signal} to npm start lets a request in flight finish and closes everything`, async () => {
    const server = await startServer({ DATA_DIR: join(folder, signal) }, npmStart);
    expect(server.output()).not.toMatch(/Installing|Building/);

    const { socket, finish } = await halfARequest(server.url);
    const answer = text(socket);
    server.process.kill(signal);
    await refused(server.url);
    finish();

    expect(await answer).toMatch(/^HTTP\/1\.1 422 /);
    expect(await server.ended).toBe(0);
    await listenOn(new URL(server.url).port);
    expect(await readdir(server.dataDir)).toContain('database');
  });
}

test('what was written before the end is there after it, and a second start is refused', async () => {
  const DATA_DIR = join(folder, 'twice');
  const first = await startServer({ DATA_DIR });
  const visitor = await fetch(`${first.url}/api/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'reader@shop.example' }),
  });
  expect(visitor.status).toBe(200);

  const second = startProgram(serverCommand, { DATA_DIR, PORT: '0', DEMO: '0' });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`The folder ${join(DATA_DIR, 'database')} is in use`);
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
  expect(await first.stop()).toBe(0);

  const third = await startServer({ DATA_DIR });
  expect(await third.stop()).toBe(0);
});

test('nobody but the server’s account may read a data folder, even an older one', async () => {
  const DATA_DIR = join(folder, 'private');
  const first = await startServer({ DATA_DIR });
  expect(await readableByOthers(DATA_DIR)).toEqual([]);
  expect(await first.stop()).toBe(0);

  const opened = join(DATA_DIR, 'database', 'cluster', 'global');
  await chmod(opened, 0o755);
  await chmod(join(opened, 'pg_control'), 0o666);
  const second = await startServer({ DATA_DIR });
  expect(await readableByOthers(DATA_DIR)).toEqual([]);
  expect(await second.stop()).toBe(0);
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a port number, such as 3000.'],
  [{ PORT: '70000' }, 'PORT must be a port number between 1 and 65535.'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must start with postgresql://, or be left out.'],
  [
    { DATABASE_URL: 'postgresql://127.0.0.1:1/dhow', START_WAIT_SECONDS: '0' },
    'The database at DATABASE_URL',
  ],
  [{ ADMIN_EMAIL: 'a@b.example' }, 'ADMIN_EMAIL and ADMIN_PASSWORD must be set together'],
  [{ SITE_CONFIG: '/nowhere/site.json' }, 'SITE_CONFIG names /nowhere/site.json'],
])('%j stops the start with one sentence', async (settings, sentence) => {
  expect(await refusal(settings)).toContain(sentence);
});

test('an unknown key of SITE_CONFIG stops the start with a sentence that names it', async () => {
  const SITE_CONFIG = join(folder, 'site.json');
  await writeFile(SITE_CONFIG, JSON.stringify({ nmae: 'Dhow' }));
  expect(await refusal({ SITE_CONFIG })).toContain('has the unknown key "nmae". Known keys: ');
});

test('a port in use stops the start with a sentence', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  expect(await refusal({ PORT: String(port) })).toContain(`Port ${port} is in use`);
  server.close();
});

/** Everything in `top`, itself included, that another account could read or write. */
async function readableByOthers(top: string): Promise<string[]> {
  const inside = await readdir(top, { recursive: true });
  const paths = [top, ...inside.map((name) => join(top, name))];
  const modes = await Promise.all(paths.map(async (path) => (await stat(path)).mode));
  return paths.filter((_, index) => ((modes[index] ?? 0) & 0o077) !== 0);
}

/** The one line that says why the server did not start. */
async function refusal(settings: Record<string, string>): Promise<string> {
  const DATA_DIR = await mkdtemp(join(folder, 'refused-'));
  const program = startProgram(serverCommand, { DATA_DIR, DEMO: '0', PORT: '0', ...settings });
  expect(await program.ended).toBe(1);
  const lines = program.output().trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

/** A registration whose body is cut short until `finish` sends the rest. */
async function halfARequest(url: string): Promise<{ socket: Socket; finish: () => void }> {
  const { port, hostname } = new URL(url);
  const socket = createConnection(Number(port), hostname);
  await once(socket, 'connect');
  const head = ['POST /api/seller/register HTTP/1.1', 'host: dhow', 'connection: close'];
  const body = ['content-type: application/json', 'content-length: 2', '', '{'];
  socket.write([...head, ...body].join('\r\n'));
  await wait(200);
  return { socket, finish: () => socket.write('}') };
}

/** Waits until the server takes no new connection. */
async function refused(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++, await wait(50)) {
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer === null || answer.status === 503) return;
  }
  throw new Error('The server goes on serving.');
}

/** Throws where the port is still taken. */
async function listenOn(port: string): Promise<void> {
  const server = createServer().listen(Number(port), '127.0.0.1');
  await once(server, 'listening');
  server.close();
}
