import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import type { ProductImport } from '#contracts/product-import.ts';
import {
  heldPathOf,
  isUnpacking,
  putArchive,
  stopArchive,
} from '#database/queries/imports/import-archives.ts';
import { lockSellerImport } from '#database/queries/imports/imports.ts';
import type { Actor } from '#domain/policy.ts';
import { recheckActor } from '../accounts/recheck-actor.ts';
import type { AppContext } from '../app-context.ts';
import { failure, notFound } from '../failure.ts';
import type { UploadedFile } from '../media/uploaded-file.ts';
import { write } from '../write.ts';
import { findImport } from './find-import.ts';

type SellerActor = Extract<Actor, { role: 'seller' }>;

/** This process, as the one that has the files it took. */
export const HOLDER = randomUUID();

/** Refuses, before 200 MB come in, what is not the seller's import, or a second ZIP at a time. */
export async function refuseSecondArchive(
  context: Pick<AppContext, 'db'>,
  actor: SellerActor,
  importId: string,
): Promise<void> {
  await findImport(context.db, actor.id, importId);
  if (await isUnpacking(context.db, actor.id)) throw atWork();
}

/** Keeps a ZIP of pictures for an import; it is unpacked in the background, by this process. */
export async function receiveArchive(
  context: AppContext,
  actor: SellerActor,
  importId: string,
  archive: UploadedFile<'archive'>,
): Promise<ProductImport> {
  const path = `${archive.path}.zip`;
  const earlier = await write(context, async (db) => {
    await recheckActor(db, actor, 'approved-seller', context.now());
    const job = await lockSellerImport(db, actor.id, importId);
    if (job === null) throw notFound('import');
    if (job.stage === 'running') {
      throw failure(409, 'running', 'The import is running. Stop it, or wait for its end.');
    }
    if (await isUnpacking(db, actor.id)) throw atWork();
    const name = (archive.name ?? archive.part).slice(-200).toWellFormed();
    const held = await heldPathOf(db, importId, HOLDER);
    await putArchive(db, { importId, name, holder: HOLDER, path });
    // In the transaction: a row stands only where its file does.
    await rename(archive.path, path);
    return held;
  });
  if (earlier !== null) await rm(earlier, { force: true });
  return findImport(context.db, actor.id, importId);
}

/** Stops the unpacking of an import's ZIP; what was taken out of it stays. */
export async function stopUnpacking(
  context: AppContext,
  actor: SellerActor,
  importId: string,
): Promise<ProductImport> {
  await findImport(context.db, actor.id, importId);
  await stopArchive(context.db, importId);
  return findImport(context.db, actor.id, importId);
}

const atWork = () =>
  failure(
    409,
    'unpacking',
    'A ZIP of yours is still being unpacked. Send the next when it is done.',
  );
