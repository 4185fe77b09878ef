import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, openSync, statfsSync, writeSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaAsset } from '#database/schema/media.ts';
import { withContextOf } from '#tests/processes/kill/after-storm.ts';
import { startProgram } from '#tests/support/program.ts';
import { filesIn, run } from '#tests/support/run-command.ts';
import { serverCommand, startServer } from '#tests/support/server.ts';

const FILES = 24;
const FILE_BYTES = 500_000;

let folder: string;
let source: { DATA_DIR: string };
const mounted: string[] = [];

/** Mounts a disk of its own, in memory; returns where. */
function disk(name: string, megabytes: number): string {
  const target = join(folder, name);
  mkdirSync(target);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'dhow-test', target]);
  mounted.push(target);
  return target;
}

/** Whether this account may mount (root, outside of a container). */
const mayMount = (() => {
  const target = join(tmpdir(), `dhow-may-mount-${process.pid}`);
  mkdirSync(target);
  const { status } = spawnSync('mount', ['-t', 'tmpfs', 'dhow-test', target]);
  if (status === 0) execFileSync('umount', [target]);
  return process.platform === 'linux' && status === 0;
})();

const resize = (target: string, megabytes: number) =>
  execFileSync('mount', ['-o', `remount,size=${megabytes}m`, target]);

/** Takes what is left but for so many bytes. */
function fillUp(target: string, leave: number): void {
  const { bavail, bsize } = statfsSync(target);
  const filler = openSync(join(target, 'filler'), 'w');
  const part = Buffer.alloc(1_000_000);
  for (let left = bavail * bsize - leave; left > 0; left -= part.length) {
    writeSync(filler, part, 0, Math.min(left, part.length));
  }
  closeSync(filler);
}

beforeAll(async () => {
  if (!mayMount) return;
  folder = await mkdtemp(join(tmpdir(), 'dhow-full-disk-'));
  source = { DATA_DIR: join(folder, 'source') };
  await withContextOf(source.DATA_DIR, async ({ db, store }) => {
    for (let number = 0; number < FILES; number += 1) {
      const id = number.toString(16).padStart(2, '0').repeat(16);
      const size = { bytes: FILE_BYTES, width: 1, height: 1 };
      await db
        .insert(mediaAsset)
        .values({ id, kind: 'image', file: `${id}.jpg`, ready: true, ...size });
      await store.put(`${id}.jpg`, randomBytes(FILE_BYTES));
    }
  });
}, 180_000);
afterAll(async () => {
  for (const target of mounted) spawnSync('umount', ['-l', target]);
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** What a command says is one sentence about the disk, and no stack. */
function expectSentence({ code, said }: { code: unknown; said: string }) {
  expect([code, said]).toEqual([1, expect.stringMatching(/disk|space/i)]);
  expect(said).not.toMatch(/^\s+at /m);
}

test.skipIf(!mayMount)(
  'a backup onto a full disk leaves nothing there, and the shop goes on',
  async () => {
    const small = disk('small', 4);
    expectSentence(await run('backup', [join(small, 'one.tar.zst')], source));
    expect(await readdir(small)).toEqual([]);

    const server = await startServer({ ...source, BACKUP_TO: small });
    await expect.poll(() => server.output(), { timeout: 120_000 }).toContain('a backup failed');
    expectSentence(await run('backup', [join(small, 'two.tar.zst')], source));
    expect(await readdir(small)).toEqual(['dhow-erasures.tar.zst']);
    expect((await fetch(`${server.url}/`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
  },
);

test.skipIf(!mayMount)(
  'a shop whose own disk has no room for the copy goes on without a backup',
  async () => {
    const DATA_DIR = disk('own', 400);
    const server = await startServer({ DATA_DIR, FREE_DISK_MB: '0' });
    fillUp(DATA_DIR, 3_000_000);
    expectSentence(await run('backup', [join(folder, 'three.tar.zst')], { DATA_DIR }));
    expect(await readdir(join(DATA_DIR, 'database'))).not.toContain('copy');
    await rm(join(DATA_DIR, 'filler'));
    const made = await run('backup', [join(folder, 'three.tar.zst')], { DATA_DIR });
    expect([made.code, made.said]).toEqual([0, expect.stringContaining('Written: ')]);
    expect((await fetch(`${server.url}/shop`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
  },
);

test.skipIf(!mayMount)(
  'a restore onto a full disk says so, and goes on once there is room',
  async () => {
    const archive = join(folder, 'whole.tar.zst');
    expect((await run('backup', [archive], source)).code).toBe(0);
    const DATA_DIR = disk('restored', 8);
    const told = await run('restore', [archive], { DATA_DIR });
    expectSentence(told);
    expect(await readdir(DATA_DIR)).not.toContain('media/');

    // Room for the files as they are counted, and not for the database.
    resize(DATA_DIR, 30);
    expectSentence(await run('restore', [archive], { DATA_DIR }));
    resize(DATA_DIR, 400);
    const restored = await run('restore', [archive], { DATA_DIR });
    expect([restored.code, restored.said]).toEqual([0, expect.stringContaining('Compared: ')]);
    expect(await filesIn(DATA_DIR)).toEqual(await filesIn(source.DATA_DIR));
  },
);

test.skipIf(!mayMount)(
  'a start without room ends in a sentence, leaves nothing half-made, and succeeds once there is room',
  async () => {
    const DATA_DIR = disk('start', 20);
    const refused = async () => {
      const settings = { DATA_DIR, DEMO: '0', PORT: '0', LOG_LEVEL: 'silent' };
      const { ended, output } = startProgram(serverCommand, settings);
      expect([await ended, output().trim()]).toEqual([
        1,
        'The disk is full. Free some space, or name a folder on another disk (DATA_DIR, or the one for a backup).',
      ]);
    };
    const serves = async () => {
      const server = await startServer({ DATA_DIR });
      expect((await fetch(`${server.url}/`)).status).toBe(200);
      expect(await server.stop()).toBe(0);
    };
    await refused();
    const left = await readdir(DATA_DIR, { recursive: true });
    expect(left.filter((name) => name.includes('unfinished'))).toEqual([]);
    resize(DATA_DIR, 100);
    await serves();

    fillUp(DATA_DIR, 0);
    await refused();
    await rm(join(DATA_DIR, 'filler'));
    await serves();
  },
);
