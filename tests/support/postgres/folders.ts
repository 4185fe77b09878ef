import {
  chownSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from './unprivileged-account.ts';

const MEMORY = '/dev/shm';
/** The database of each test file, and the log of writing them. */
const NEEDED_BYTES = 8 * 1024 ** 3;

/** In memory where there is much of it: two hundred databases take longer to write to a disk, and to remove. */
const prefix = join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'dhow-postgres-');

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= NEEDED_BYTES;
}

/** A new folder of this process, which `account` may write to. */
export function makeFolder(account: Account | null): string {
  const folder = mkdtempSync(prefix);
  writeFileSync(join(folder, 'owner'), String(process.pid));
  if (account !== null) chownSync(folder, account.uid, account.gid);
  return folder;
}

/** Tries for a second, without the event loop: a server that was just ended still writes its last. */
export function removeFolder(folder: string): void {
  for (let tries = 0; tries < 20 && existsSync(folder); tries++) {
    if (tries > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Ends and removes what runs that died left behind. */
export async function removeLeftovers(): Promise<void> {
  for (const folder of globSync(`${prefix}*`)) {
    const [owner] = linesOf(join(folder, 'owner'));
    if (owner === undefined || isAlive(Number(owner))) continue;
    const [server, , , port] = linesOf(join(folder, 'data', 'postmaster.pid'));
    if (server && (await answers(join(folder, `.s.PGSQL.${port}`)))) {
      process.kill(Number(server), 'SIGQUIT');
    }
    removeFolder(folder);
  }
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a server listens there still; else its number may be another process's by now. */
function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = createConnection(socket);
    connection.on('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.on('error', () => resolve(false));
  });
}
