import { appendFileSync, cpSync, existsSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProgram } from '#tests/support/program.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const prepared = 'build/empty-database.tar';

/** A checkout whose packages are those of this one. */
let checkout: string;
beforeAll(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'dhow-checkout-'));
  for (const part of ['package.json', 'package-lock.json', 'scripts', 'src/database']) {
    cpSync(join(root, part), join(checkout, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
});
afterAll(() => rm(checkout, { recursive: true, force: true }));

async function run(...command: string[]): Promise<string> {
  const program = startProgram(command, {}, { cwd: checkout });
  expect({ code: await program.ended, output: program.output() }).toMatchObject({ code: 0 });
  return program.output();
}
const prepare = () => run('node', 'scripts/prepare.js');
const createCluster = (folder: string) =>
  run(process.execPath, 'src/database/create-cluster.ts', join(checkout, folder));

test('an empty database is prepared once, and again when the migrations change', async () => {
  expect(await prepare()).toContain('Preparing an empty database');
  expect(existsSync(join(checkout, prepared))).toBe(true);
  expect(await prepare()).toBe('');

  const migrations = join(checkout, 'src/database/migrations');
  const newest =
    readdirSync(migrations)
      .sort()
      .findLast((name) => name.endsWith('.sql')) ?? '';
  appendFileSync(join(migrations, newest), '\n-- changed\n');
  expect(await prepare()).toContain('Preparing an empty database');
});

test('a cluster begins as a copy of it, or from nothing where there is none', async () => {
  await createCluster('copied');
  rmSync(join(checkout, prepared));
  await createCluster('made');
  const filesIn = (folder: string) =>
    readdirSync(join(checkout, folder, 'base'), { recursive: true });
  expect(filesIn('made').length).toBeGreaterThan(100);
  expect(filesIn('copied').length).toBeGreaterThan(filesIn('made').length);
});
