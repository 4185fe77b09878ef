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
import { askAgain } from '../accounts/ask-again.ts';
import { failure, notFound } from '../failure.ts';
import type { Marketplace } from '../marketplace.ts';
import type { UploadedFile } from '../media/uploaded-file.ts';
import { write } from '../write.ts';
import { findImport } from './find-import.ts';

type AskingSeller = Extract<Actor, { role: 'seller' }>;

/** This process, as the one that has the files it took. */
export const HOLDER = randomUUID();

/** Refuses, before 200 MB come in, what is not the seller's import, or a second ZIP at a time. */
export async function refuseSecondArchive(
  market: Pick<Marketplace, 'db'>,
  actor: AskingSeller,
  importId: string,
): Promise<void> {
  await findImport(market.db, actor.id, importId);
  if (await isUnpacking(market.db, actor.id)) throw atWork();
}

/** Keeps a ZIP of pictures for an import; it is unpacked in the background, by this process. */
export async function sendArchive(
  market: Marketplace,
  actor: AskingSeller,
  importId: string,
  archive: UploadedFile<'archive'>,
): Promise<ProductImport> {
  const path = `${archive.path}.zip`;
  const earlier = await write(market, async (db) => {
    await askAgain(db, actor, 'approved-seller', market.now());
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
  return findImport(market.db, actor.id, importId);
}

/** Stops the unpacking of an import's ZIP; what was taken out of it stays. */
export async function stopUnpacking(
  market: Marketplace,
  actor: AskingSeller,
  importId: string,
): Promise<ProductImport> {
  await findImport(market.db, actor.id, importId);
  await stopArchive(market.db, importId);
  return findImport(market.db, actor.id, importId);
}

const atWork = () =>
  failure(
    409,
    'unpacking',
    'A ZIP of yours is still being unpacked. Send the next when it is done.',
  );
