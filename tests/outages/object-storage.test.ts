import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishEncoding, withContextOf } from '#tests/processes/kill/after-storm.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { filesIn, run, start, tablesOf, withDatabase } from '#tests/support/run-command.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import {
  isCephInstalled,
  type ObjectStorage,
  startObjectStorage,
} from './support/object-storage.ts';

const ADMIN = { ADMIN_EMAIL: 'mira@haddad.example', ADMIN_PASSWORD: 'quiet harbour at dusk' };
const BUCKET = 'dhow-media';
/** What a restore changes by intent, and what a move does. */
const SETTLED = ['backup_run', 'mail', 'notice', 'push_subscription', 'session', 'site_state'];
const FILES = 150;

type Settings = Record<string, string>;

let folder: string;
let postgres: TestPostgres;
let storage: ObjectStorage;
let access: Settings;
let source: Settings;

beforeAll(async () => {
  if (!isCephInstalled) return;
  folder = await mkdtemp(join(tmpdir(), 'dhow-object-storage-'));
  postgres = await startPostgres();
  storage = await startObjectStorage(BUCKET);
  const { endpoint, accessKeyId, secretAccessKey } = storage.settings;
  access = {
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  source = { DATA_DIR: join(folder, 'source') };
  const server = await startServer({ ...ADMIN, ...source });
  const authorization = await logIn(server);
  for (let seed = 1; seed <= 3; seed += 1) {
    expect(await upload(server, authorization, `Lamps ${seed}`, seed)).toBe(201);
  }
  await server.stop();
  await withContextOf(source.DATA_DIR ?? '', finishEncoding);
}, 180_000);
afterAll(async () => {
  await storage?.stop();
  await postgres?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

async function logIn({ url }: TestServer): Promise<string> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailOrPhone: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD }),
  });
  return `Bearer ${(await answer.json()).token}`;
}

/** Adds a category with a picture that no other has; returns the answer's status. */
async function upload({ url }: TestServer, authorization: string, name: string, seed: number) {
  const picture = await scene(500, 400, seed).jpeg().toBuffer();
  const form = multipart({ name, status: 'LISTED' }, [file('image', picture)]);
  const answer = await fetch(`${url}/api/admin/add-category`, {
    method: 'POST',
    headers: { ...form.headers, authorization },
    body: new Uint8Array(form.payload),
  });
  return answer.status;
}

const mediaOf = async (settings: Settings): Promise<Settings> =>
  settings.MEDIA_URL === undefined
    ? byName(await filesIn(settings.DATA_DIR ?? ''))
    : byName(await storage.objects(`${settings.MEDIA_URL.replace(`s3://${BUCKET}/`, '')}/`));

const byName = (files: Settings) =>
  Object.fromEntries(Object.entries(files).map(([path, hash]) => [basename(path), hash]));

/** Both shops have the same rows in all tables but these, and the same files. */
async function expectSame(one: Settings, other: Settings, apart: readonly string[]) {
  const [tables, found] = [await withDatabase(one, tablesOf), await withDatabase(other, tablesOf)];
  for (const name of apart) for (const all of [tables, found]) delete all[name];
  expect(found).toEqual(tables);
  expect(Object.keys(tables).length).toBeGreaterThan(30);
  const files = await mediaOf(one);
  expect(Object.keys(files).length).toBeGreaterThan(3);
  expect(await mediaOf(other)).toEqual(files);
}

const succeed = async (name: string, words: string[], settings: Settings, says: string) => {
  const { code, said } = await run(name, words, settings);
  expect([code, said]).toEqual([0, expect.stringContaining(says)]);
};

const settingsWithStorage = async (name: string): Promise<Settings> => ({
  DATA_DIR: await mkdtemp(join(folder, 'data-')),
  DATABASE_URL: await postgres.createDatabase(),
  MEDIA_URL: `s3://${BUCKET}/${name}`,
  ...access,
});

test.skipIf(!isCephInstalled)(
  'a backup goes to object storage, and from there into it',
  async () => {
    const archive = `s3://${BUCKET}/backups/one.tar.zst.enc`;
    const key = { BACKUP_KEY: 'the key of this test, long enough' };
    await succeed('backup', [archive], { ...source, ...access, ...key }, 'Written: ');
    expect(Object.keys(await storage.objects('backups/')).sort()).toEqual([
      'dhow-erasures.tar.zst.enc',
      'one.tar.zst.enc',
    ]);
    const again = await run('backup', [archive], { ...source, ...access, ...key });
    expect([again.code, again.said]).toEqual([1, expect.stringContaining('exists already')]);

    const restored = await settingsWithStorage('restored');
    await succeed('restore', [archive], { ...restored, ...key }, 'Compared: ');
    await expectSame(source, restored, SETTLED);
    const full = await run('restore', [archive], { ...restored, ...key });
    expect([full.code, full.said]).toEqual([1, expect.stringContaining('not')]);

    const back = { DATA_DIR: join(folder, 'back') };
    const second = `s3://${BUCKET}/plain-backups/two.tar.zst`;
    await succeed('backup', [second], restored, 'Written: ');
    await succeed('restore', [second], { ...back, ...access }, 'Compared: ');
    await expectSame(restored, back, SETTLED);
  },
);

test.skipIf(!isCephInstalled)(
  'a shop moves to PostgreSQL and object storage, and back',
  async () => {
    const moved = await settingsWithStorage('moved');
    const { DATABASE_URL = '', MEDIA_URL = '' } = moved;
    await succeed('move', [DATABASE_URL, MEDIA_URL], { ...source, ...access }, 'Compared: ');
    await expectSame(source, moved, ['site_state']);
    const server = await startServer({ ...moved, DATA_DIR: source.DATA_DIR ?? '' });
    for (const name of Object.keys(await mediaOf(moved))) {
      expect((await fetch(`${server.url}/media/${name}`)).status, name).toBe(200);
    }
    expect(await server.stop()).toBe(0);

    const back = { DATA_DIR: join(folder, 'moved-back') };
    await succeed('move', [back.DATA_DIR], moved, 'Compared: ');
    await expectSame(moved, back, ['site_state']);
  },
);

test.skipIf(!isCephInstalled)(
  'media move beside a running server, which shows and takes pictures all the while',
  async () => {
    const settings: Settings = {
      ...(await settingsWithStorage('beside')),
      RATE_LIMIT_SCALE: '100000',
    };
    const { MEDIA_URL: to, ...inFolder } = settings;
    const data = settings.DATA_DIR ?? '';
    await succeed('move', [settings.DATABASE_URL ?? ''], source, 'Compared: ');
    await succeed(
      'move-media',
      [join(source.DATA_DIR ?? '', 'media'), join(data, 'media')],
      {},
      'copied',
    );
    await withContextOf(data, async ({ store }) => {
      // Enough of them that the move takes a while.
      for (let number = 0; number < FILES; number += 1) {
        const id = number.toString(16).padStart(3, '0').repeat(11).slice(0, 32);
        await store.put(`${id}.jpg`, Buffer.alloc(60_000, number));
      }
    });
    const pictures = Object.keys(await mediaOf(inFolder)).filter(
      (name) => !/^(\w{3})\1+/.test(name),
    );

    const server = await startServer({
      ...ADMIN,
      ...settings,
      MEDIA_FALLBACK_URL: join(data, 'media'),
    });
    const authorization = await logIn(server);
    const statuses = new Map<string, number>();
    const count = (status: number | string) =>
      statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
    const moving = start('move-media', [], {
      ...settings,
      MEDIA_FALLBACK_URL: join(data, 'media'),
    });
    let isOver = false;
    const ended = moving.ended.then((code) => {
      isOver = true;
      return code;
    });
    let uploads = 0;
    const reader = async () => {
      while (!isOver) {
        for (const path of ['/', '/shop', ...pictures.map((name) => `/media/${name}`)]) {
          count((await fetch(server.url + path)).status);
        }
        await wait(5);
      }
    };
    const writer = async () => {
      while (!isOver) {
        uploads += 1;
        count(await upload(server, authorization, `Rugs ${uploads}`, 10 + uploads));
      }
    };
    await Promise.all([reader(), reader(), writer()]);
    expect([await ended, moving.output()]).toEqual([0, expect.stringContaining('copied')]);
    expect([...statuses.keys()].sort()).toEqual(['200', '201']);
    expect(uploads).toBeGreaterThan(0);
    await succeed(
      'move-media',
      [],
      { ...settings, MEDIA_FALLBACK_URL: join(data, 'media') },
      'Nothing was left',
    );
    expect(await server.stop()).toBe(0);

    // From there to another folder of the bucket, and nothing is left behind.
    const copied = await mediaOf(settings);
    expect(copied).toMatchObject(await mediaOf(inFolder));
    await succeed('move-media', [to ?? '', `s3://${BUCKET}/other`], access, 'copied');
    const other = { ...settings, MEDIA_URL: `s3://${BUCKET}/other` };
    expect(await mediaOf(other)).toEqual(copied);
    await rm(join(data, 'media'), { recursive: true });
    const last = await startServer(other);
    for (const name of pictures)
      expect((await fetch(`${last.url}/media/${name}`)).status).toBe(200);
    expect(await last.stop()).toBe(0);
  },
);
