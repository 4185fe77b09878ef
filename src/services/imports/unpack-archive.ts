import { rm, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { MediaKind } from '#contracts/media.ts';
import {
  type ArchiveCount,
  type HeldArchive,
  nextHeldArchive,
  noteArchive,
  settleArchive,
} from '#database/queries/imports/import-archives.ts';
import { listImportPictures } from '#database/queries/imports/import-pictures.ts';
import type { KnownActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import { isMediaError } from '#media/media-error.ts';
import { type ArchiveEntry, walkArchive } from '#media/tables/read-archive.ts';
import type { AppContext } from '../app-context.ts';
import { isFailure } from '../failure.ts';
import { discardFiles, receiveFile, refuseFullDisk } from '../media/receive-file.ts';
import { countUpload } from '../media/upload-ticket.ts';
import { PROCESS } from '../process-identity.ts';
import { INTERRUPTED } from './find-import.ts';
import { fileNameOf } from './read-details.ts';
import { receivePicture } from './receive-archive.ts';

const BOUNDS = { mostEntries: 25_000, mostUnpackedBytes: 1024 * 1024 * 1024 };
const MOST_LISTED = 200;
const NOTE_EVERY_MS = 500;
const BUSY_MS = 1000;
const passing = new Set(['busy', 'store-unavailable']);

/**
 * Unpacks the ZIP that waits longest in this process, file by file and only files that rows name;
 * returns false when none waits. The ZIP is removed even when unpacking fails.
 */
export async function unpackNextArchive(
  context: AppContext,
  signal?: AbortSignal,
): Promise<boolean> {
  const archive = await nextHeldArchive(context.db, PROCESS);
  if (archive === null) return false;
  const note = archive.state === 'unpacking' ? await unpack(context, archive, signal) : '';
  await rm(archive.path, { force: true });
  await settleArchive(context.db, archive, note === '' ? 'done' : 'failed', note);
  return true;
}

/** Returns a message about what went wrong, or nothing. */
async function unpack(
  context: AppContext,
  archive: HeldArchive,
  signal: AbortSignal | undefined,
): Promise<string> {
  const stopped = new AbortController();
  const count: ArchiveCount = { entries: 0, seen: 0, taken: 0, unknown: 0, refused: [] };
  try {
    let notedAt = 0;
    const stay = async () => {
      if (Date.now() - notedAt >= NOTE_EVERY_MS) {
        notedAt = Date.now();
        if (!(await noteArchive(context.db, archive, PROCESS, count))) stopped.abort();
      }
      signal?.throwIfAborted();
      stopped.signal.throwIfAborted();
    };
    const take = await pictureTaker(context, archive, count, stay);
    await walkArchive(archive.path, BOUNDS, async (entry) => {
      signal?.throwIfAborted();
      stopped.signal.throwIfAborted();
      await take(entry);
      Object.assign(count, { entries: entry.of, seen: entry.at });
      await stay();
    });
    count.seen = count.entries;
    return '';
  } catch (error) {
    if (isMediaError(error) || isFailure(error)) return error.said;
    if (signal?.aborted || stopped.signal.aborted) return INTERRUPTED;
    context.log.error({ err: error }, 'a ZIP of pictures could not be unpacked');
    return INTERRUPTED;
  } finally {
    await noteArchive(context.db, archive, PROCESS, count);
  }
}

/**
 * Takes the files that rows name, each name once, and counts the rest. Throws where the seller has
 * used up its share of the day, or the disk is nearly full.
 */
async function pictureTaker(
  context: AppContext,
  archive: HeldArchive,
  count: ArchiveCount,
  stay: () => Promise<void>,
) {
  const { importId, sellerId, path } = archive;
  const wanted = await listImportPictures(context.db, importId);
  // The ZIP's own bytes were counted when it was uploaded.
  let paid = (await stat(path)).size;
  const met = new Set<string>();
  const refuse = (name: string, message: string) => {
    if (count.refused.length < MOST_LISTED) count.refused.push({ name, message });
  };
  return async (entry: ArchiveEntry): Promise<void> => {
    const name = fileNameOf(entry.name);
    if (!wanted.has(name)) {
      count.unknown += 1;
      return;
    }
    if (met.has(name)) return refuse(name, said('twoFilesOfName'));
    await refuseFullDisk(context, entry.bytes);
    await countUpload(context, sellerId, { bytes: Math.max(0, entry.bytes - paid) });
    paid = Math.max(0, paid - entry.bytes);
    met.add(name);
    const refusal = await takeEntry(context, archive, name, entry, stay);
    if (refusal === null) count.taken += 1;
    else refuse(name, refusal);
  };
}

async function takeEntry(
  context: AppContext,
  { importId, sellerId, adminId, adminRole }: HeldArchive,
  name: string,
  entry: ArchiveEntry,
  stay: () => Promise<void>,
): Promise<string | null> {
  const owner: KnownActor =
    sellerId === null
      ? { role: 'admin', id: adminId ?? '', name: '', adminRole: adminRole ?? 'read-only' }
      : { role: 'seller', id: sellerId, name: '', approved: true };
  const kind: MediaKind = /\.(mp4|mov)$/.test(name) ? 'video' : 'image';
  try {
    const file = await receiveFile(context, name, kind, await entry.open(), name);
    try {
      return await takeWhenFree(() => receivePicture(context, owner, importId, name, file), stay);
    } finally {
      await discardFiles([file]);
    }
  } catch (error) {
    if (isFailure(error) && error.code === 'upload-cut-off') {
      return said('damagedInZip');
    }
    if (isFailure(error) && (error.status === 403 || error.status >= 500)) throw error;
    if (isFailure(error) || isMediaError(error)) return error.said;
    throw error;
  }
}

/**
 * Unpacking is in no hurry: where too many files are being checked, or the store is away, it waits, for as
 * long as `stay` does not throw.
 */
async function takeWhenFree(
  take: () => Promise<string | null>,
  stay: () => Promise<void>,
): Promise<string | null> {
  for (;;) {
    try {
      return await take();
    } catch (error) {
      if (!isFailure(error) || !passing.has(error.code)) throw error;
      await wait(BUSY_MS);
      await stay();
    }
  }
}
