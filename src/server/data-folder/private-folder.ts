import { chmod, mkdir, opendir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { partialsOf } from '#media/store/disk-store.ts';

const GROUP_AND_OTHERS = 0o077;

/** The folder with so many files that checking each takes longer than a start may. */
const LARGE = 'media';

/**
 * Makes `folder` and its contents accessible to the server's account only (0700, files 0600), and
 * also all files that this process creates from now on. Of large folders only the folder itself;
 * their contents are for {@link makeContentsPrivate}, which may take its time. Throws a sentence
 * with the command to run where this account may not change the modes.
 */
export async function makeFolderPrivate(folder: string): Promise<void> {
  process.umask(GROUP_AND_OTHERS);
  await makeFolder(folder).catch((error) => {
    throw folderFault(folder, error);
  });
  if (process.platform === 'win32') return;
  await makePrivate(folder, folder);
  for await (const { name } of await opendir(folder)) {
    const path = join(folder, name);
    const isFolder = await makePrivate(path, folder);
    if (isFolder && name !== LARGE) await makeContentsPrivate(path, folder);
  }
}

/** Does the same for all contents of `folder`; targets of links are left alone. */
export async function makeContentsPrivate(folder: string, root = folder): Promise<void> {
  if (process.platform === 'win32') return;
  const entries = await opendir(folder).catch(unlessGone);
  for await (const entry of entries ?? []) {
    if (entry.isSymbolicLink()) continue;
    const path = join(folder, entry.name);
    const isFolder = await makePrivate(path, root);
    if (isFolder) await makeContentsPrivate(path, root);
  }
}

/** Returns whether it is a folder. A path that no longer exists is ignored. */
async function makePrivate(path: string, root: string): Promise<boolean> {
  const before = await stat(path).catch(unlessGone);
  if (before === null) return false;
  if ((before.mode & GROUP_AND_OTHERS) !== 0) {
    await chmod(path, before.mode & 0o700).catch(unlessRefused);
    const after = await stat(path).catch(unlessGone);
    if (((after?.mode ?? 0) & GROUP_AND_OTHERS) !== 0) throw cannotBePrivate(path, root);
  }
  return before.isDirectory();
}

/** Makes a folder and those around it. Node's own way never ends where a disk takes no folders, as /proc. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const around = dirname(folder);
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    if (code !== 'ENOENT' || around === folder || (await stat(around).catch(unlessGone)) !== null) {
      throw error;
    }
    await makeFolder(around);
    await mkdir(folder);
  }
}

/** Returns the sentence for a data folder that cannot be made or written to. */
export function folderFault(folder: string, error: unknown): Error {
  const { code = '' } = error as NodeJS.ErrnoException;
  const why = REASONS[code];
  if (why === undefined) return error as Error;
  return new Error(`${folder} cannot be the data folder: ${why}`, { cause: code });
}

const ANOTHER = 'Set DATA_DIR to a folder that belongs to this account.';
const REASONS: Record<string, string> = {
  EEXIST: 'a file of that name is there. Set DATA_DIR to a folder.',
  ENOTDIR: 'it, or what it would be in, is a file. Set DATA_DIR to a folder.',
  ENAMETOOLONG: 'its path is too long for this system. Set DATA_DIR to a shorter one.',
  ELOOP: 'links lead there in a circle. Set DATA_DIR to another folder.',
  ENOENT: 'no folder can be made there. Set DATA_DIR to another one.',
  EACCES: `this account may not write there. ${ANOTHER}`,
  EPERM: `this account may not write there. ${ANOTHER}`,
  EROFS: `its disk can only be read. ${ANOTHER}`,
  ENOSPC: 'its disk is full. Free some space, or set DATA_DIR to a folder on another disk.',
  EDQUOT: 'its quota is used up. Free some space, or set DATA_DIR to a folder on another disk.',
};

function cannotBePrivate(path: string, root: string): Error {
  const quoted = `'${root.replaceAll("'", "'\\''")}'`;
  return new Error(
    `Other accounts may read ${path}, and this one may not change that. Run: ` +
      `sudo chown -R "$(id -u)" ${quoted} && chmod -R go-rwx ${quoted} ` +
      '(or set DATA_DIR to a folder that belongs to this account alone).',
  );
}

function unlessGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

function unlessRefused(error: NodeJS.ErrnoException): void {
  if (!['EPERM', 'EROFS', 'ENOTSUP', 'ENOENT'].includes(error.code ?? '')) throw error;
}

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
