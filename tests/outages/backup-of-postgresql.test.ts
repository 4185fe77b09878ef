import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { backUpAndRestore } from '#tests/setup/backup/busy-backup.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';

let folder: string;
let postgres: TestPostgres;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dhow-backup-'));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

// Of an embedded shop: tests/setup/backup.test.ts.
test('a busy shop on PostgreSQL is backed up, and restored on either engine', () =>
  backUpAndRestore(folder, postgres, ['postgresql', 'embedded']));
