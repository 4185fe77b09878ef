import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { clusterOf, lockFolder, tryLockFolder } from '#database/embedded-folder.ts';
import type { BackupEnd, MissingByArchive } from '#database/queries/backup-runs.ts';
import { copyStoppedCluster } from '#database/transfer/copy-cluster.ts';
import type { BackupRunNotes } from '#database/transfer/note-run.ts';
import { refuseOtherSessions, type Source } from '#database/transfer/open-databases.ts';
import type { Config } from '../config/read-config.ts';
import { CopyAnswer, CopyEnd, copyOf, doorFileOf, nextLine } from './serve-copies.ts';

export type Due = { afterGoodMs: number; afterFailureMs: number } | null;
type Asked = { scheduled: boolean; archive: string; due: Due };

/** A database that can be read as it is, with media that stay, until `end`. */
type HeldDatabase = {
  source: Source;
  /** Says how it ended, where that is noted; returns what is missing from the archives that are known. */
  end: (how: BackupEnd) => Promise<MissingByArchive>;
};

/**
 * Holds the database that the settings name for a backup: PostgreSQL as it runs, the embedded one as a
 * copy that its server makes, or that is made here where no server runs. Returns null where another
 * backup runs, or none is due.
 */
export function holdDatabase(config: Config, asked: Asked): Promise<HeldDatabase | null> {
  return config.databaseUrl === null
    ? holdEmbedded(config, asked)
    : holdPostgres(config.databaseDirectUrl ?? config.databaseUrl, asked);
}

async function holdPostgres(url: string, asked: Asked): Promise<HeldDatabase | null> {
  const { noteRun } = await import('#database/transfer/note-run.ts');
  const notes: BackupRunNotes | null = await noteRun(url, asked);
  return notes && { source: { url }, end: notes.end };
}

async function holdEmbedded(config: Config, asked: Asked): Promise<HeldDatabase | null> {
  const folder = join(config.dataDir, 'database');
  if (!existsSync(clusterOf(folder))) {
    throw new Error(`There is no database in ${config.dataDir}. Set DATA_DIR to where it is.`);
  }
  const lock = tryLockFolder(folder);
  if (lock === null) return askServer(folder, asked);
  const copy = copyOf(folder);
  const release = async () => {
    await rm(copy, { recursive: true, force: true });
    lock.release();
    return {};
  };
  try {
    await copyStoppedCluster(clusterOf(folder), copy);
    return { source: { cluster: copy }, end: release };
  } catch (error) {
    await release();
    throw error;
  }
}

async function askServer(folder: string, asked: Asked): Promise<HeldDatabase | null> {
  const door = readDoor(folder);
  const socket = connect(door.port, '127.0.0.1');
  socket.on('error', () => {}); // what is read then is the end
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  socket.write(`${JSON.stringify({ ...asked, token: door.token })}\n`);
  const answer = CopyAnswer.safeParse(await nextLine(lines));
  if (!answer.success) throw new Error(UNHEARD);
  if ('busy' in answer.data) return null;
  if ('refused' in answer.data) throw new Error(answer.data.refused);
  return {
    source: { cluster: answer.data.copy },
    end: async (how) => {
      socket.write(`${JSON.stringify(how)}\n`);
      const noted = CopyEnd.safeParse(await nextLine(lines));
      socket.end();
      return noted.data?.missing ?? {};
    },
  };
}

const UNHEARD =
  'The server that has the embedded database does not answer. Wait until it has started, or stop it, and try again.';

function readDoor(folder: string): { port: number; token: string } {
  try {
    return JSON.parse(readFileSync(doorFileOf(folder), 'utf8'));
  } catch {
    throw new Error(UNHEARD);
  }
}

/** A database that no server writes to, its address without secrets, and what ends the holding. */
type HeldForMove = { source: Source; name: string; release: () => Promise<void> };

/** Holds the database that the settings name; throws a sentence where a server runs. */
export async function holdForMove(config: Config): Promise<HeldForMove> {
  if (config.databaseUrl !== null) {
    const url = config.databaseDirectUrl ?? config.databaseUrl;
    await refuseOtherSessions(url);
    const { host, pathname } = new URL(config.databaseUrl);
    return {
      source: { url },
      name: `postgresql://${host}${pathname}`,
      release: async () => {},
    };
  }
  const folder = join(config.dataDir, 'database');
  if (!existsSync(clusterOf(folder))) {
    throw new Error(`There is no database in ${config.dataDir}. Set DATA_DIR to where it is.`);
  }
  const lock = lockFolder(folder);
  const copy = copyOf(folder);
  // To open a cluster writes to it.
  await copyStoppedCluster(clusterOf(folder), copy);
  return {
    source: { cluster: copy },
    name: folder,
    release: async () => {
      await rm(copy, { recursive: true, force: true });
      lock.release();
    },
  };
}
