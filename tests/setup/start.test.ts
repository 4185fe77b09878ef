import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newsletterSubscriber } from '#database/schema/activity.ts';
import { demoAdmin } from '#server/demo/demo-logins.ts';
import { isEverything } from '#tests/support/browser/browser.ts';
import { demoPassword } from '#tests/support/demo-password.ts';
import { startProgram } from '#tests/support/program.ts';
import { withDatabase } from '#tests/support/run-command.ts';
import { npmStart, serverCommand, startServer, type TestServer } from '#tests/support/server.ts';

const READER = 'reader@shop.example';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dhow-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('npm start loads the demo into an empty folder; the second is quick, and keeps what was written', async () => {
  const DATA_DIR = join(folder, 'data');
  const first = await startServer({ DATA_DIR, DEMO: '1' }, npmStart);
  expect(first.output()).toContain('Loading the demo marketplace');
  const products = async () => (await fetch(`${first.url}/api/get-product`)).json();
  await expect.poll(async () => (await products()).length).toBeGreaterThan(0);
  expect(await readableByOthers(DATA_DIR)).toEqual([]);
  const password = demoPassword(DATA_DIR);
  expect(first.output()).toContain(`all with the password ${password}`);
  expect((await logInAsAdmin(first.url, password)).status).toBe(200);
  expect((await logInAsAdmin(first.url, 'dhow-demo-2026')).status).toBe(401);
  expect((await subscribe(first.url)).status).toBe(200);
  expect(await refusal({ DATA_DIR })).toContain(
    `The folder ${join(DATA_DIR, 'database')} is in use`,
  );
  await endInOrder(first, 'SIGTERM');

  // An older folder may be open to others.
  const opened = join(DATA_DIR, 'database', 'cluster', 'global');
  await chmod(opened, 0o755);
  await chmod(join(opened, 'pg_control'), 0o666);
  const second = await startServer({ DATA_DIR, DEMO: '1' }, npmStart);
  expect(second.output()).not.toMatch(/Installing|Building|Loading/);
  expect(second.output()).toContain(`all with the password ${password}`);
  expect(await readableByOthers(DATA_DIR)).toEqual([]);
  await endInOrder(second, 'SIGINT');
  expect(
    await withDatabase({ DATA_DIR }, (db) =>
      db.$count(newsletterSubscriber, eq(newsletterSubscriber.email, READER)),
    ),
  ).toBe(1);
});

/** Ends it with a request in flight, which is answered first. */
async function endInOrder(server: TestServer, signal: NodeJS.Signals): Promise<void> {
  const { socket, finish } = await halfARequest(server.url);
  const answer = text(socket);
  server.process.kill(signal);
  const served = () =>
    fetch(`${server.url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(served).toBe(false);
  finish();

  expect(await answer).toMatch(/^HTTP\/1\.1 422 /);
  expect(await server.ended).toBe(0);
  await listenOn(new URL(server.url).port);
}

const logInAsAdmin = (url: string, password: string) =>
  fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailOrPhone: demoAdmin.email, password }),
  });

const subscribe = (url: string) =>
  fetch(`${url}/api/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: READER }),
  });

/** One refusal is as another; the rest are read by `npm run test:all`. */
const refusals: [Record<string, string>, string][] = [
  // The others: src/server/config/read-config.test.ts.
  [{ PORT: 'abc' }, 'PORT must be a port number, such as 3000.'],
  [
    { DATABASE_URL: 'postgresql://127.0.0.1:1/dhow', START_WAIT_SECONDS: '0' },
    'The database at DATABASE_URL',
  ],
  [{ SITE_CONFIG: '/nowhere/site.json' }, 'SITE_CONFIG names /nowhere/site.json'],
  // The others: src/server/data-folder/private-folder.test.ts.
  [
    { DATA_DIR: import.meta.filename },
    'cannot be the data folder: a file of that name is there. Set DATA_DIR',
  ],
];
test.each(isEverything ? refusals : refusals.slice(0, 1))(
  '%j stops the start with one sentence',
  async (settings, sentence) => {
    expect(await refusal(settings)).toContain(sentence);
  },
);

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
  // What is received or made meanwhile may be gone again.
  const modeOf = (path: string) => stat(path).then(({ mode }) => mode, unlessGone);
  const modes = await Promise.all(paths.map(modeOf));
  return paths.filter((_, index) => ((modes[index] ?? 0) & 0o077) !== 0);
}

function unlessGone(error: NodeJS.ErrnoException): number {
  if (error.code !== 'ENOENT') throw error;
  return 0;
}

/** The one line that says why the server did not start. */
async function refusal(settings: Record<string, string>): Promise<string> {
  const DATA_DIR = await mkdtemp(join(folder, 'refused-'));
  const quiet = { DATA_DIR, DEMO: '0', PORT: '0', LOG_LEVEL: 'silent' };
  const program = startProgram(serverCommand, { ...quiet, ...settings });
  expect(await program.ended).toBe(1);
  const lines = program.output().trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

/**
 * A log-in, which is served however busy the machine is. The server has begun to read it, and gets the rest of
 * its body from `finish`.
 */
async function halfARequest(url: string): Promise<{ socket: Socket; finish: () => void }> {
  const { port, hostname } = new URL(url);
  const socket = createConnection(Number(port), hostname);
  const head = ['POST /api/seller/login HTTP/1.1', 'host: dhow', 'connection: close'];
  const body = ['content-type: application/json', 'content-length: 2', 'expect: 100-continue'];
  socket.write([...head, ...body, '', '{'].join('\r\n'));
  const [begun] = await once(socket, 'data');
  expect(String(begun)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  return { socket, finish: () => socket.write('}') };
}

/** Throws where the port is still taken. */
async function listenOn(port: string): Promise<void> {
  const server = createServer().listen(Number(port), '127.0.0.1');
  await once(server, 'listening');
  server.close();
}
