import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { backUpAndRestore } from './backup/busy-backup.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dhow-backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  ['embedded', 'postgresql'],
  ['postgresql', 'embedded'],
] as const)('a busy %s shop is backed up, and restored on either engine', (from, to) =>
  backUpAndRestore(folder, from, to),
);
