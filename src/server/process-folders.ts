import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { partialsOf } from '#media/store/disk-store.ts';

/** Returns the folder in which a process receives uploads. */
export const incomingOf = (dataDir: string, pid: number) => join(dataDir, 'incoming', String(pid));

/** Removes what a process that has died had not finished receiving or writing. */
export async function removeFoldersOf(dataDir: string, pid: number): Promise<void> {
  for (const folder of [incomingOf(dataDir, pid), partialsOf(join(dataDir, 'media'), pid)]) {
    await rm(folder, { recursive: true, force: true });
  }
}
