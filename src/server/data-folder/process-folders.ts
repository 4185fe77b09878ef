import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { partialsOf } from '#media/store/disk-store.ts';

/** Returns the folder in which processes have their folders for what they receive. */
export const incomingOf = (dataDir: string) => join(dataDir, 'incoming');

/** Removes what a process that has died, by its {@link PROCESS}, had not finished receiving or writing. */
export async function removeFoldersOf(dataDir: string, owner: string): Promise<void> {
  for (const folder of [
    join(incomingOf(dataDir), owner),
    partialsOf(join(dataDir, 'media'), owner),
  ]) {
    await rm(folder, { recursive: true, force: true });
  }
}
