import { existsSync, rmSync } from 'node:fs';
import { digestOf } from './digest.js';
import { inRoot, manifest } from './project.js';
import { runNode } from './run-node.js';
import { readStamp, removeStamp, writeStamp } from './stamp.js';

const file = inRoot('build', 'empty-database.tar');
const stampFile = inRoot('build', 'empty-database-prepared');
const sources = [
  'src/database/migrations',
  'src/database/functions',
  'src/database/migrate',
  'src/database/connect-embedded.ts',
  'src/database/embedded-thread.ts',
  'src/database/prepare-empty-database.ts',
];

/**
 * Prepares the embedded database that new installations and tests begin with, where migrations or
 * PGlite have changed since. Throws what went wrong.
 */
export async function prepareDatabase() {
  const { dependencies } = manifest;
  const wanted = digestOf(sources, dependencies['@electric-sql/pglite']);
  if (readStamp(stampFile) === wanted && existsSync(file)) return;

  removeStamp(stampFile);
  rmSync(file, { force: true });
  console.log('Preparing an empty database …');
  await runNode(
    [inRoot('src', 'database', 'prepare-empty-database.ts')],
    'The empty database could not be prepared; the reason is above.',
  );
  writeStamp(stampFile, wanted);
}
