#!/usr/bin/env node
// Starts the server or a command of it: node dhow.js [start|migrate|admin|seed|…].
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const OLDEST = 26;

if (Number(process.versions.node.split('.')[0]) < OLDEST) {
  process.stderr.write(
    `\nDhow needs Node ${OLDEST} or newer; this is Node ${process.versions.node}.\n\n`,
  );
  process.exit(1);
}

// Memory stays bounded: two arenas keep the encoders' memory from being scattered, what is larger than
// 32 kB goes back to the machine as soon as it is free, and a small heap is collected in time instead of
// growing into whatever the machine has. All are known at the start of a
// process alone, so that this one begins once more. Who sets them has it begin once.
if (process.env.MALLOC_ARENA_MAX === undefined && process.platform !== 'win32') {
  const { NODE_OPTIONS = '' } = process.env;
  process.execve(
    process.execPath,
    [
      process.execPath,
      ...process.execArgv,
      fileURLToPath(import.meta.url),
      ...process.argv.slice(2),
    ],
    {
      ...process.env,
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '32768',
      NODE_OPTIONS: `--max-semi-space-size=8 --max-old-space-size=256 ${NODE_OPTIONS}`.trim(),
    },
  );
}
process.env.NODE_ENV ??= 'production';
const server = new URL('./server/dhow.js', import.meta.url);
await import(server.href);
