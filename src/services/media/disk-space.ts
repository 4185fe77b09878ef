import { mkdir, statfs } from 'node:fs/promises';
import { said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { failure } from '../failure.ts';

/** Refusal (507) where the disk has no room. */
export const fullDisk = () => failure(507, 'disk-full', said('diskFull'), { retryAfter: 3600 });

/**
 * Throws 507 where `bytes` more would leave too little free space in any upload folder, so that the
 * database beside them can always write.
 */
export async function refuseFullDisk(
  {
    diskFolders,
    minFreeDiskBytes,
    log,
  }: Pick<AppContext, 'diskFolders' | 'minFreeDiskBytes' | 'log'>,
  bytes: number,
): Promise<void> {
  for (const folder of diskFolders) {
    await mkdir(folder, { recursive: true });
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    if (free - bytes >= minFreeDiskBytes) continue;
    log.error(
      { folder, free, floor: minFreeDiskBytes },
      'uploads are refused: the disk is nearly full',
    );
    throw fullDisk();
  }
}
