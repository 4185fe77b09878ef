import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '#tests/support/files/s3-server.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { startProgram } from '#tests/support/program.ts';
import { serverCommand, startServer } from '#tests/support/server.ts';

const PASSWORD = 'never-to-be-printed';
let folder: string;
let s3: S3Server;
let smtp: Server;
let postgres: TestPostgres;
let right: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dhow-check-'));
  s3 = await startS3Server();
  smtp = await startMailServer();
  postgres = await startPostgres();
  right = {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: await postgres.createDatabase(),
    MEDIA_URL: 's3://dhow-media/shop',
    S3_ENDPOINT: s3.settings.endpoint,
    S3_REGION: s3.settings.region,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    SMTP_URL: `smtp://shop:${PASSWORD}@127.0.0.1:${portOf(smtp)}`,
    START_WAIT_SECONDS: '1',
  };
});
afterAll(async () => {
  smtp?.close();
  await s3?.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** A mail server that knows one log-in. */
async function startMailServer(): Promise<Server> {
  const login = Buffer.from(`\0shop\0${PASSWORD}`).toString('base64');
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 mail.test\r\n');
    socket.on('data', (said) => {
      const line = said.toString();
      if (line.startsWith('EHLO')) socket.write('250-mail.test\r\n250 AUTH PLAIN\r\n');
      else if (line.startsWith('AUTH')) {
        socket.write(line.includes(login) ? '235 welcome\r\n' : '535 wrong\r\n');
      } else socket.end('221 bye\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function run(command: string[], settings: Record<string, string>) {
  const program = startProgram(command, { ...right, PORT: '0', DEMO: '0', ...settings });
  const code = await program.ended;
  const said = program.output();
  expect(said).not.toContain(PASSWORD);
  expect(said).not.toContain(s3.settings.secretAccessKey);
  return { code, lines: said.trim().split('\n'), said };
}

const check = (settings: Record<string, string> = {}) =>
  run([...serverCommand, '--check'], settings);

test('every setting that is right has a line that says so, and nothing is left behind', async () => {
  const { code, lines } = await check();
  expect(lines.filter((line) => !line.startsWith('✓ '))).toEqual([]);
  expect(lines.map((line) => line.split(/[ :]/)[1])).toEqual([
    'DATA_DIR',
    'FREE_DISK_MB',
    'SITE_CONFIG',
    'PUBLIC_URL',
    'DATABASE_URL',
    'MEDIA_URL',
    'SMTP_URL',
  ]);
  expect(lines[4]).toMatch(/PostgreSQL \d+\.\d+, empty, the start creates the tables; 11 of \d+/);
  expect(code).toBe(0);
  expect(s3.objects.size).toBe(0);
});

test('each that is wrong has a line that says what to do, and the code is 1', async () => {
  const site = join(folder, 'site.json');
  await writeFile(site, '{"nmae": "Corvo"}');
  const { code, lines } = await check({
    DATA_DIR: join(site, 'data'),
    SITE_CONFIG: site,
    PUBLIC_URL: 'https://shop.invalid',
    DATABASE_URL: `postgresql://shop:${PASSWORD}@127.0.0.1:${await freePort()}/shop`,
    S3_ACCESS_KEY_ID: 'another',
    SMTP_URL: `smtp://shop:wrong@127.0.0.1:${portOf(smtp)}`,
    BACKUP_TO: join(site, 'backups'),
  });
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^✗ DATA_DIR: .* is a file\. Set DATA_DIR to a folder\.$/),
    expect.stringMatching(/^✗ FREE_DISK_MB: /),
    expect.stringMatching(/^✗ SITE_CONFIG: .* has the unknown key "nmae"\. Known keys: /),
    expect.stringMatching(/^✗ PUBLIC_URL: The name shop\.invalid in PUBLIC_URL cannot be found/),
    expect.stringMatching(/^✗ DATABASE_URL: The database at DATABASE_URL cannot be reached\./),
    expect.stringMatching(/^✗ MEDIA_URL: .*S3_ACCESS_KEY_ID/),
    expect.stringMatching(/^✗ SMTP_URL: The mail server 127\.0\.0\.1:\d+ refuses the log-in/),
    expect.stringMatching(/^✗ BACKUP_TO: .* Set BACKUP_TO to a folder\.$/),
  ]);
  const invalid = await check({ PORT: 'a', LOG_LEVEL: 'loud' });
  expect(invalid.code).toBe(1);
  expect(invalid.lines).toEqual([
    '✗ settings: PORT must be a port number, such as 3000.',
    '✗ settings: LOG_LEVEL must be fatal, error, warn, info, debug or silent.',
  ]);
});

test('what is set of backups, media before, metrics, traces and a replica is used too', async () => {
  const port = portOf(smtp);
  const media = { MEDIA_FALLBACK_URL: folder, BACKUP_TO: 's3://dhow-media/backups' };
  const free = String(await freePort());
  const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}/${PASSWORD}`;
  const { lines } = await check({ ...media, METRICS_PORT: free, OTEL_EXPORTER_OTLP_ENDPOINT });
  expect(lines.slice(7)).toEqual([
    `✓ MEDIA_FALLBACK_URL: files in ${folder}`,
    '✓ BACKUP_TO: the bucket dhow-media stores, returns and deletes files',
    `✓ METRICS_PORT: port ${free} on 127.0.0.1 is free`,
    `✓ OTEL_EXPORTER_OTLP_ENDPOINT: http://127.0.0.1:${port} takes connections`,
  ]);
  expect(s3.objects.size).toBe(0);
  const wrong = await check({
    DATABASE_READ_URL: right.DATABASE_URL ?? '',
    MEDIA_FALLBACK_URL: 's3://dhow-media/before',
    MEDIA_FALLBACK_S3_ACCESS_KEY_ID: 'another',
    BACKUP_TO: 's3://dhow-media/backups',
    BACKUP_S3_SECRET_ACCESS_KEY: 'another',
    METRICS_PORT: String(port),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:1/${PASSWORD}`,
  });
  expect(wrong.lines.filter((line) => line.startsWith('✗'))).toEqual([
    expect.stringMatching(/^✗ DATABASE_READ_URL: The server of DATABASE_READ_URL follows no other/),
    expect.stringMatching(/^✗ MEDIA_FALLBACK_URL: .* MEDIA_FALLBACK_S3_ACCESS_KEY_ID/),
    expect.stringMatching(/^✗ BACKUP_TO: .* refuses BACKUP_S3_SECRET_ACCESS_KEY/),
    expect.stringMatching(/^✗ METRICS_PORT: .* cannot be opened \(EADDRINUSE\)/),
    expect.stringMatching(/^✗ OTEL_EXPORTER_OTLP_ENDPOINT: .* cannot be reached \(ECONNREFUSED\)/),
  ]);
  expect(wrong.code).toBe(1);
});

test('one that cannot be used stops the start with one sentence', async () => {
  const SMTP_URL = `smtp://shop:no@127.0.0.1:${portOf(smtp)}`;
  const { code, lines } = await run(serverCommand, { LOG_LEVEL: 'silent', SMTP_URL });
  expect(lines).toEqual([
    expect.stringMatching(/^The mail server 127\.0\.0\.1:\d+ refuses the log-in in SMTP_URL/),
  ]);
  expect(code).toBe(1);
});

test('what is started together may come up in any order', async () => {
  const [port, mailPort] = [await freePort(), await freePort()];
  const settings = { ...right, DEMO: '0', SMTP_URL: `smtp://127.0.0.1:${mailPort}` };
  const program = startProgram(serverCommand, {
    ...settings,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    START_WAIT_SECONDS: '240',
  });
  const output = (words: string) =>
    expect.poll(program.output, { timeout: 240_000 }).toContain(words);
  await output('waiting for the mail server');
  const mail = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 mail.test\r\n');
    socket.on('data', (said) => socket.write(/^EHLO/.test(`${said}`) ? '250 ok\r\n' : '221 b\r\n'));
  }).listen(mailPort, '127.0.0.1');
  await output('Dhow is open');
  program.process.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  mail.close();

  // Its settings have worked, so that it is not their fault that it is away.
  const again = await startServer(settings);
  expect(again.output()).toContain('the mail server is away');
  expect(await again.stop()).toBe(0);
});
