import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiClient } from '#tests/processes/kill/api-client.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import type { Program } from '#tests/support/program.ts';
import {
  canConfine,
  commandOf,
  healthCheck,
  makeRoot,
  runConfined,
  settingsOf,
} from './support/container.ts';
import {
  isCephInstalled,
  type ObjectStorage,
  startObjectStorage,
} from './support/object-storage.ts';
import { type SmtpServer, startSmtpServer } from './support/smtp-server.ts';

const isSkipped = !canConfine || !isCephInstalled;
const why = isSkipped ? ' (skipped: needs Linux, root, and Ceph’s gateway)' : '';
const PATIENCE = { timeout: 120_000 };
const DHOW = '/dhow/dhow.js';

let folder: string;
let postgres: TestPostgres;
let storage: ObjectStorage;
let smtp: SmtpServer;
/** Where the services of this machine are, in place of the compose file's. */
let services: Record<string, string>;
const running: Program[] = [];

beforeAll(async () => {
  if (isSkipped) return;
  folder = await mkdtemp(join(tmpdir(), 'dhow-container-'));
  await makeRoot(join(folder, 'root'));
  postgres = await startPostgres();
  smtp = await startSmtpServer();
  storage = await startObjectStorage('dhow-media');
  const { endpoint, accessKeyId, secretAccessKey } = storage.settings;
  services = {
    DATABASE_URL: await postgres.createDatabase(),
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    SMTP_URL: smtp.url,
    HOST: '127.0.0.1',
  };
}, 600_000);
afterAll(async () => {
  for (const { process: child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  await storage?.stop();
  await smtp?.stop();
  await postgres?.stop();
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
}, 120_000);

function run(name: string, words: string[], port = ''): Program {
  const settings = { ...settingsOf(name), ...services, ...(port === '' ? {} : { PORT: port }) };
  const data = join(folder, `data-${name}`);
  const program = runConfined(words, { root: join(folder, 'root'), data, settings });
  running.push(program);
  return program;
}

const readiness = (port: string) =>
  fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
    ({ status }) => status,
    () => 0,
  );

async function addCategory(url: string): Promise<void> {
  const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = settingsOf('web');
  const logIn = { emailOrPhone: ADMIN_EMAIL, password: ADMIN_PASSWORD };
  const { data } = await apiClient(url).call<{ token: string }>('POST', '/admin/login', logIn);
  const picture = await scene(900, 700).jpeg().toBuffer();
  const form = new FormData();
  form.set('name', 'Lamps');
  form.set('image', new Blob([new Uint8Array(picture)]), 'lamp.jpg');
  const { status } = await apiClient(url, data.token).call('POST', '/admin/add-category', form);
  expect(status).toBe(201);
}

const written = `for (const at of ['/tmp', '/data', '/dhow', '/']) {
  try { require('fs').writeFileSync(at + '/x', ''); console.log(at, 'written'); }
  catch ({ code }) { console.log(at, code); }
}`;

describe.skipIf(isSkipped)(`the image's files and the compose file's settings${why}`, () => {
  let port: string;
  let web: Program;
  let worker: Program;

  test('migrate, serve and work, as an account without rights', async () => {
    const migration = run('migrate', [DHOW, ...commandOf('migrate')]);
    expect([await migration.ended, migration.output()]).toEqual([
      0,
      expect.stringContaining('migrations have been run'),
    ]);
    port = String(await freePort());
    const workerPort = String(await freePort());
    web = run('web', [DHOW, 'start'], port);
    worker = run('worker', [DHOW, 'start'], workerPort);
    await expect.poll(() => readiness(port), PATIENCE).toBe(200);
    await expect.poll(() => readiness(workerPort), PATIENCE).toBe(200);

    const url = `http://127.0.0.1:${port}`;
    await addCategory(url);
    const made = async () =>
      Object.keys(await storage.objects('')).filter((key) => key.endsWith('.avif'));
    await expect.poll(made, PATIENCE).not.toEqual([]);
    expect((await fetch(`${url}/shop`)).status).toBe(200);
    const email = 'reader@readers.example';
    await apiClient(url).call('POST', '/newsletter', { email });
    await expect.poll(() => smtp.mails.map(({ to }) => to), PATIENCE).toContain(email);

    const status = readFileSync(`/proc/${web.process.pid}/status`, 'utf8');
    expect(status).toMatch(/^Uid:\s+1000\s+1000/m);
    expect(status).toMatch(/^CapEff:\s+0+$/m);
    expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
    expect(web.output() + worker.output()).not.toMatch(/EROFS|EACCES/);
  });

  test('have nothing to write to but /data and /tmp', async () => {
    const probe = run('probe', ['-e', written]);
    expect([await probe.ended, probe.output().trim().split('\n')]).toEqual([
      0,
      ['/tmp written', '/data written', '/dhow EROFS', '/ EROFS'],
    ]);
  });

  test("are well by the image's health check, and stop in order", async () => {
    expect(await run('health', healthCheck, port).ended).toBe(0);
    expect(await run('health', healthCheck, String(await freePort())).ended).toBe(1);
    for (const program of [web, worker]) program.process.kill('SIGTERM');
    expect(await Promise.all([web.ended, worker.ended])).toEqual([0, 0]);
  });
});
