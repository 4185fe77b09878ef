import { execFile } from 'node:child_process';
import { chmod, lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeContentsPrivate, makeFolderPrivate } from './private-folder.ts';

let folder: string;
let umask: number;
beforeEach(async () => {
  umask = process.umask(0);
  folder = await mkdtemp(join(tmpdir(), 'dhow-private-'));
  await chmod(folder, 0o777);
});
afterEach(async () => {
  process.umask(umask);
  await rm(folder, { recursive: true, force: true });
});

async function open(path: string, mode: number): Promise<string> {
  const file = join(folder, path);
  await mkdir(join(file, '..'), { recursive: true, mode: 0o755 });
  await writeFile(file, '', { mode });
  return file;
}

const modeOf = async (path: string) => ((await lstat(path)).mode & 0o777).toString(8);

test('closes what others could read, and keeps what the owner may do', async () => {
  const row = await open('database/cluster/base/1/2600', 0o666);
  const program = await open('database/run', 0o755);
  const picture = await open('media/ab/cd/abcd.jpg', 0o644);
  await makeFolderPrivate(folder);
  expect(await modeOf(folder)).toBe('700');
  expect(await modeOf(join(folder, 'database/cluster/base'))).toBe('700');
  expect(await modeOf(row)).toBe('600');
  expect(await modeOf(program)).toBe('700');
  // Nobody gets past the folder itself; its many files can wait.
  expect(await modeOf(join(folder, 'media'))).toBe('700');
  expect(await modeOf(picture)).toBe('644');
  await makeContentsPrivate(join(folder, 'media'));
  expect(await modeOf(picture)).toBe('600');
});

test('what is made from then on is private as well', async () => {
  await makeFolderPrivate(folder);
  expect(await modeOf(await open('outbox/mail.eml', 0o666))).toBe('600');
  expect(await modeOf(join(folder, 'outbox'))).toBe('700');
});

test('leaves alone what a link inside leads to', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'dhow-elsewhere-'));
  await writeFile(join(elsewhere, 'theirs'), '', { mode: 0o644 });
  await mkdir(join(folder, 'inner'));
  await symlink(join(elsewhere, 'theirs'), join(folder, 'inner', 'link'));
  await makeFolderPrivate(folder);
  expect(await modeOf(join(elsewhere, 'theirs'))).toBe('644');
  expect(await readdir(join(folder, 'inner'))).toEqual(['link']);
  await rm(elsewhere, { recursive: true });
});

const refusals: [string, string][] = [
  ['file', 'a file of that name is there. Set DATA_DIR'],
  ['file/inside', 'it, or what it would be in, is a file. Set DATA_DIR'],
  ['a'.repeat(300), 'its path is too long for this system. Set DATA_DIR'],
];
// A disk that takes no folders.
if (process.platform === 'linux') refusals.push(['/proc/dhow', 'no folder can be made there.']);

test.each(refusals)('refuses %s in a sentence', async (path, why) => {
  await open('file', 0o600);
  const target = resolve(folder, path);
  await expect(makeFolderPrivate(target)).rejects.toThrow(
    `${target} cannot be the data folder: ${why}`,
  );
});

test.runIf(process.getuid?.() === 0)(
  'refuses a folder of another account that others may read, and says what to run',
  async () => {
    const module = fileURLToPath(new URL('./private-folder.ts', import.meta.url));
    // The checkout may lie where that account may not even look.
    const script = `import { makeFolderPrivate } from ${JSON.stringify(module)};
      process.setgroups([]); process.setgid(65_534); process.setuid(65_534);
      await makeFolderPrivate(process.argv[1]).catch(({ message }) => console.log(message))`;
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...['--input-type=module', '--eval', script, folder],
    ]);
    expect(stdout).toContain(`Other accounts may read ${folder}`);
    expect(stdout).toContain(`chmod -R go-rwx '${folder}'`);
  },
);
