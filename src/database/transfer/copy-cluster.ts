import { constants } from 'node:fs';
import { copyFile, mkdir, opendir, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database.ts';

/** What a copy makes for itself, or what belongs to the process. */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'pg_stat_tmp', 'pg_wal']);
const ATTEMPTS = 3;
/** What a running database may need meanwhile: without room for its log it ends. */
const LEFT_FREE_BYTES = 64 * 1024 * 1024;

/**
 * Copies the files of an embedded database while it goes on being read and written: PostgreSQL's own
 * base backup, whose copy becomes what the database was at the end of copying when it is first opened.
 * No statement waits for it. `db` is the database that runs in `cluster`. Throws a sentence where the disk
 * has no room for both.
 */
export async function copyRunningCluster(
  db: Database,
  cluster: string,
  copy: string,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await rm(copy, { recursive: true, force: true });
    await refuseWithoutRoom(cluster, copy);
    await db.execute(sql`select pg_backup_start('dhow', fast => true)`);
    let label = '';
    try {
      await copyFolder(cluster, copy, LEFT_OUT);
    } finally {
      const [stopped] = await rowsOf<{ label: string }>(
        db,
        sql`select labelfile as label from pg_backup_stop(wait_for_archive => false)`,
      );
      label = stopped?.label ?? '';
    }
    await writeFile(join(copy, 'backup_label'), label);
    const log = await copyFolder(join(cluster, 'pg_wal'), join(copy, 'pg_wal'));
    const [, first = ''] = /\(file ([0-9A-F]+)\)/.exec(label) ?? [];
    if (log.includes(first)) return;
    // So much was written meanwhile that the beginning of its log is gone.
    if (attempt === ATTEMPTS) throw new Error('The database is too busy to be copied. Try again.');
  }
}

/** Copies the files of an embedded database that nobody runs. */
export async function copyStoppedCluster(cluster: string, copy: string): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  await copyFolder(cluster, copy);
}

async function refuseWithoutRoom(cluster: string, copy: string): Promise<void> {
  const entries = await readdir(cluster, { recursive: true, withFileTypes: true });
  let needed = LEFT_FREE_BYTES;
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    needed += (await stat(join(entry.parentPath, entry.name)).catch(unlessGone))?.size ?? 0;
  }
  const { bavail, bsize } = await statfs(dirname(copy));
  if (bavail * bsize >= needed) return;
  const [needs, has] = [needed, bavail * bsize].map((bytes) => Math.ceil(bytes / 1e6));
  throw new Error(
    `A backup copies the database first, which needs ${needs} MB, and the disk of ${dirname(copy)} has ${has} MB left. Free some space there.`,
  );
}

/** Copies what is there; what goes away meanwhile was not needed. Returns the names at the top. */
async function copyFolder(
  from: string,
  to: string,
  leftOut: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const names: string[] = [];
  await mkdir(to, { recursive: true, mode: 0o700 });
  for await (const entry of await opendir(from)) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (leftOut.has(entry.name)) {
      if (entry.isDirectory()) await mkdir(target, { mode: 0o700 });
      continue;
    }
    names.push(entry.name);
    if (entry.isDirectory()) await copyFolder(source, target).catch(unlessGone);
    else await copyFile(source, target, constants.COPYFILE_FICLONE).catch(unlessGone);
  }
  return names;
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
