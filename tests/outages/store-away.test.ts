import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scene } from '#tests/support/files/media-files.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { type S3Server, startS3Server } from '#tests/support/files/s3-server.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { type Replica, startReplicas } from './support/replicas.ts';
import { startTcpProxy, type TcpProxy } from './support/tcp-proxy.ts';

const ADMIN = { ADMIN_EMAIL: 'mira@haddad.example', ADMIN_PASSWORD: 'quiet harbour at dusk' };
const BACK_WITHIN_MS = 60_000;

let postgres: TestPostgres;
let database: pg.Pool;
let s3: S3Server;
let proxy: TcpProxy;
let web: Replica;
let worker: Replica;
let authorization: string;

beforeAll(async () => {
  postgres = await startPostgres();
  const url = await postgres.createDatabase();
  database = new pg.Pool({ connectionString: url, max: 2 });
  database.on('error', () => {});
  s3 = await startS3Server();
  proxy = await startTcpProxy(s3.settings.endpoint);
  const settings = {
    ...ADMIN,
    DATABASE_URL: url,
    MEDIA_URL: `s3://${s3.settings.bucket}/shop`,
    S3_ENDPOINT: proxy.through(s3.settings.endpoint),
    S3_REGION: s3.settings.region,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
  };
  const roles = ['web', 'worker'];
  const [first, second] = await startReplicas(2, settings, (number) => ({
    ROLE: roles[number - 1] ?? '',
  }));
  if (first === undefined || second === undefined) throw new Error('No replicas were started');
  [web, worker] = [first, second];
  const logIn = await fetch(`${web.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailOrPhone: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD }),
  });
  authorization = `Bearer ${(await logIn.json()).token}`;
});
afterAll(async () => {
  await proxy?.heal();
  await Promise.all([web, worker].map((replica) => replica?.stop()));
  await database?.end();
  await proxy?.close();
  await s3?.close();
  await postgres?.stop();
});

/** Adds a category with a picture that no other has. */
async function upload(name: string, seed: number) {
  const picture = await scene(1400, 900, seed).jpeg().toBuffer();
  const form = multipart({ name, status: 'LISTED' }, [file('image', picture)]);
  const answer = await fetch(`${web.url}/api/admin/add-category`, {
    method: 'POST',
    headers: { ...form.headers, authorization },
    body: new Uint8Array(form.payload),
    signal: AbortSignal.timeout(60_000),
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

const count = async (where: string) =>
  (await database.query(`select count(*)::int as rows from media_asset where ${where}`)).rows[0]
    .rows;

const ready = async (query = '') => {
  const answer = await fetch(`${web.url}/api/health/ready${query}`);
  return { status: answer.status, body: await answer.json() };
};

test('uploads, pictures and widths while object storage is away, silent and back', async () => {
  const first = await upload('Lamps', 1);
  expect([first.status, first.body.message]).toEqual([201, expect.any(String)]);
  const picture = `${web.url}/media/${(await database.query('select file from media_asset')).rows[0].file}`;
  expect((await fetch(picture)).status).toBe(200);

  await proxy.cut();
  const waiting = await count('encoding');
  await expect.poll(async () => (await ready()).status, { timeout: 20_000 }).toBe(503);
  expect((await ready()).body.fields).toEqual({
    store: expect.stringContaining('does not answer'),
  });
  expect((await ready('?exclude=store')).status).toBe(200);

  const refused = await upload('Rugs', 2);
  expect([refused.status, refused.body.code]).toEqual([503, 'store-unavailable']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.body.fields.image).toContain('Nothing was saved');
  expect(await count('true')).toBe(1);
  const { rows: categories } = await database.query('select name from category');
  expect(categories).toEqual([{ name: 'Lamps' }]);

  const away = await fetch(picture);
  expect([away.status, away.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await fetch(`${web.url}/`)).status).toBe(200);
  expect((await fetch(`${web.url}/api/get-category`)).status).toBe(200);

  await proxy.heal();
  proxy.freeze();
  const began = performance.now();
  const silent = await upload('Mats', 3);
  expect([silent.status, silent.body.code]).toEqual([503, 'store-unavailable']);
  expect(performance.now() - began).toBeLessThan(30_000);
  const answers = await Promise.all(Array.from({ length: 40 }, () => fetch(picture)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(performance.now() - began).toBeLessThan(45_000);
  // The picture that had widths to make has them to make still, however often that was tried.
  expect(await count('encoding')).toBe(waiting);

  await proxy.heal();
  await expect.poll(async () => (await ready()).status, { timeout: BACK_WITHIN_MS }).toBe(200);
  expect((await upload('Rugs', 2)).status).toBe(201);
  expect((await fetch(picture)).status).toBe(200);
  await expect.poll(() => count('encoding'), { timeout: 120_000, interval: 500 }).toBe(0);
  expect(await count("'1080' = any(webp::text[]) and cardinality(avif) > 0")).toBe(2);
  expect([...s3.objects.keys()].filter((key) => key.includes('originals/'))).toEqual([]);
});
