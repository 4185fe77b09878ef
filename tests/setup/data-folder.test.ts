import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startProgram } from '#tests/support/program.ts';
import { serverCommand, startServer } from '#tests/support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'dhow-folder-'));
const full = mkdtempSync(join(tmpdir(), 'dhow-full-'));
const mount = (size: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', full]).status === 0;
const unmount = () => spawnSync('umount', [full]);

const canMount = mount('1m');
if (canMount) unmount();
afterAll(() => {
  unmount();
  for (const each of [folder, full]) rmSync(each, { recursive: true, force: true });
});

/** The one line that says why the server did not start. */
async function refusal(DATA_DIR: string): Promise<string> {
  const settings = { DATA_DIR, DEMO: '0', PORT: '0', LOG_LEVEL: 'silent' };
  const program = startProgram(serverCommand, settings);
  expect(await program.ended).toBe(1);
  const lines = program.output().trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

const file = join(folder, 'file');
writeFileSync(file, '');

test.each([
  [file, `${file} cannot be the data folder: a file of that name is there. Set DATA_DIR`],
  [join(file, 'inside'), 'it, or what it would be in, is a file. Set DATA_DIR'],
  [join(folder, 'a'.repeat(300)), 'its path is too long for this system. Set DATA_DIR'],
])('%s stops the start with one sentence', async (dataDir, sentence) => {
  expect(await refusal(dataDir)).toContain(sentence);
});

test.runIf(process.platform === 'linux')('so does a disk that takes no folders', async () => {
  expect(await refusal('/proc/dhow')).toMatch(/^\/proc\/dhow cannot be the data folder: /);
});

describe.runIf(canMount)('a full disk (needs root, to mount a small one)', () => {
  const sentence =
    'The disk is full. Free some space, or name a folder on another disk (DATA_DIR, or the one for a backup).';

  test('stops the first start with one sentence, and leaves room for the next', async () => {
    expect(mount('20m')).toBe(true);
    expect(await refusal(full)).toBe(sentence);
    expect(spawnSync('find', [full, '-name', '*unfinished*'], { encoding: 'utf8' }).stdout).toBe(
      '',
    );
    unmount();
  });

  test('stops a later start with one sentence, and nothing is lost', async () => {
    expect(mount('70m')).toBe(true);
    const first = await startServer({ DATA_DIR: full });
    expect(await first.stop()).toBe(0);
    const zeros = join(full, 'zeros');
    spawnSync('dd', ['if=/dev/zero', `of=${zeros}`, 'bs=64k']);
    spawnSync('dd', ['if=/dev/zero', `of=${zeros}2`, 'bs=1k']);
    expect(await refusal(full)).toBe(sentence);
    rmSync(zeros);
    const again = await startServer({ DATA_DIR: full });
    expect(await again.stop()).toBe(0);
    unmount();
  });
});
