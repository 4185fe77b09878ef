import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('the programs of a killed run end with it, and their folder goes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dhow-held-'));
  const script = fileURLToPath(new URL('./hold-program.ts', import.meta.url));
  const holder = fork(script, [folder]);
  const [group] = (await once(holder, 'message')) as [number];
  expect(isRunning(group)).toBe(true);

  holder.kill('SIGKILL');
  await expect.poll(() => isRunning(group), { timeout: 20_000 }).toBe(false);
  await expect.poll(() => existsSync(folder), { timeout: 20_000 }).toBe(false);
});

function isRunning(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
}
