import { join } from 'node:path';
import { afterEach } from 'vitest';
import { createDiskStore } from '#media/store/disk-store.ts';
import { perTest } from '../shared-app.ts';
import { temporaryFolder } from './media-files.ts';

/** A media store and the folder that it is in, both new for each test of a file. */
export async function storePerTest() {
  const opened = await perTest(async () => {
    const temporary = await temporaryFolder();
    const store = await createDiskStore(join(temporary.path, 'media'));
    return { folder: temporary.path, store, remove: temporary[Symbol.asyncDispose] };
  });
  await opened.remove();
  afterEach(() => opened.remove());
  return opened;
}
