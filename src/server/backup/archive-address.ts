import { stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { MissingByArchive } from '#database/queries/backup-runs.ts';
import { type ArchiveFolder, diskArchives } from '#media/archives/disk-archives.ts';
import { s3AddressOf } from '../config/media.ts';
import type { Config } from '../config/read-config.ts';

/** Where archives are kept; `name` is null where only a folder is named. */
export type ArchiveAddress = { folder: ArchiveFolder; name: string | null };

/**
 * Opens `s3://bucket/path`, or a file or folder of the disk. A folder is one that exists, or is written
 * with a slash at its end.
 */
export async function openArchive(text: string, { backup }: Config): Promise<ArchiveAddress> {
  if (/^\w+:\/\//.test(text)) {
    const address = s3AddressOf(text, backup.s3, 'The address of the archive');
    const isFolder = text.endsWith('/') || address.prefix === '';
    const folder = isFolder ? address.prefix : address.prefix.split('/').slice(0, -1).join('/');
    const { s3Archives } = await import('#media/archives/s3-archives.ts');
    return {
      folder: s3Archives({ ...address, prefix: folder }),
      name: isFolder ? null : basename(address.prefix),
    };
  }
  const path = resolve(text);
  const isFolder = /[/\\]$/.test(text) || (await isExistingFolder(path));
  return isFolder
    ? { folder: diskArchives(path), name: null }
    : { folder: diskArchives(dirname(path)), name: basename(path) };
}

/** Opens the folder in which the server keeps its own archives. */
export const openBackupFolder = (to: string, config: Config): Promise<ArchiveAddress> =>
  openArchive(to.startsWith('s3://') ? `${to.replace(/\/*$/, '')}/` : join(to, '/'), config);

const isExistingFolder = async (path: string) =>
  (await stat(path).catch(() => null))?.isDirectory() === true;

const OWN_NAME = /^dhow-\d{8}T\d{6}Z\.tar\.zst(\.enc)?$/;

/** The name of an archive made now. Sorted, such names are in the order of their times. */
export const nameOfNow = (now: Date, isEncrypted: boolean) =>
  `dhow-${now.toISOString().replace(/\.\d+|[-:]/g, '')}.tar.zst${isEncrypted ? '.enc' : ''}`;

/** Whether an archive has a name that {@link nameOfNow} gives. */
export const isOwnName = (name: string) => OWN_NAME.test(name);

/** So many files may be missing without a word: a backup that lacks more does not take the place of one that has them. */
const FEW_MISSING = 10;

/**
 * Removes all but the newest `keep` of the archives that were named by Dhow; returns how many. What has files
 * that the newest one lacks stays as well: `lacks` is how many that lacks, `missing` says what others do.
 */
export async function removeOlder(
  folder: ArchiveFolder,
  keep: number,
  { lacks, missing }: { lacks: number; missing: MissingByArchive },
): Promise<number> {
  const own = (await folder.list()).filter(isOwnName).sort();
  const older = own
    .slice(0, Math.max(0, own.length - keep))
    .filter((name) => lacks <= (missing[folder.addressOf(name)] ?? 0) + FEW_MISSING);
  for (const name of older) await folder.remove(name);
  return older.length;
}
