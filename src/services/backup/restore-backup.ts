import type { Database } from '#database/database.ts';
import type { Erasure } from '#database/queries/privacy/erasures.ts';
import {
  beginLoad,
  compareLoad,
  completeLoad,
  type LoadPlan,
  loadedTables,
  loadTable,
} from '#database/transfer/load.ts';
import { settleRestored, type Target, withTarget } from '#database/transfer/open-databases.ts';
import { isSameDigest, type TransferTable } from '#database/transfer/tables.ts';
import { findUnfinishedLoad } from '#database/transfer/unfinished-load.ts';
import type { MediaStore } from '#media/store/store.ts';
import { removeUnusedAssets } from '../media/sweep-media.ts';
import { type ErasedAgain, eraseAgain, erasuresInWords } from '../privacy/erase-again.ts';
import type { Entry } from './archive-format.ts';
import { countInWords, type Progress } from './archive-format.ts';
import {
  type CheckedBackup,
  checkBackup,
  entriesOf,
  linesOf,
  type StoredArchive,
  tableOf,
} from './check-backup.ts';
import { mediaWriter, sha256 } from './media-files.ts';

/** Where an archive is restored to. */
export type RestoreTarget = {
  database: Target;
  store: MediaStore;
  /** The media's address as people write it. */
  mediaAddress: string;
  /** Throws a sentence where there is no room for so many bytes of media. */
  refuseWithoutRoom: (bytes: number) => Promise<void>;
  /** Keeps what belongs to a shop beside database and media. */
  putData: (db: Database, data: CheckedBackup['data']) => Promise<void>;
  /** Those of lists that were kept apart from backups: who was erased since this one is erased again. Null without a list. */
  erasures: readonly Erasure[] | null;
};

/**
 * Restores an archive into an empty target, after it was checked from end to end, and compares everything
 * afterwards. An interrupted one goes on when it is called again with the same archive. Returns what is in
 * the archive. Throws a sentence where it cannot be restored here.
 */
export async function restoreBackup(
  stored: StoredArchive,
  target: RestoreTarget,
  progress: Progress,
): Promise<CheckedBackup> {
  const checked = await checkBackup(stored, progress);
  const { description, contents, data } = checked;
  await target.refuseWithoutRoom(contents.media.bytes);
  await withTarget(target.database, async (db) => {
    if ((await findUnfinishedLoad(db)) === null) await refuseFiles(target);
    const { id, schemaAt, tables } = description;
    const plan: LoadPlan = { id, what: 'restore', schemaAt, tables };
    const { isCompared } = await beginLoad(db, plan);
    if (!isCompared) await loadAndCompare(db, stored, checked, target, progress);
    let again: ErasedAgain = { later: 0, erased: 0, media: [] };
    await completeLoad(db, async (db) => {
      await settleRestored(db);
      await target.putData(db, data);
      again = await eraseAgain(db, target.erasures ?? [], new Date());
    });
    const tell = (_: object, message: string) => progress.done(message);
    const log = { info: tell, warn: tell, error: tell };
    await removeUnusedAssets({ db, store: target.store, log }, again.media);
    if (target.erasures !== null) progress.done(erasuresInWords(again));
  });
  return checked;
}

async function refuseFiles({ store, mediaAddress }: RestoreTarget): Promise<void> {
  for await (const _ of store.list()) {
    throw new Error(
      `There are media in ${mediaAddress} already, and nothing was touched. Name an empty place (DATA_DIR or MEDIA_URL), or move these away.`,
    );
  }
}

async function loadAndCompare(
  db: Database,
  stored: StoredArchive,
  { description, contents }: CheckedBackup,
  target: RestoreTarget,
  progress: Progress,
): Promise<void> {
  const loaded = await loadedTables(db);
  const media = mediaWriter(target.store);
  const entries = peekable(entriesOf(stored, 'Restoring', progress));
  for (let entry = await entries.peek(); entry !== null; entry = await entries.peek()) {
    const { name, content } = entry;
    if (name.startsWith('database/')) {
      const table = description.tables.find((one) => one.name === tableOf(name)) as TransferTable;
      const isLoaded = isSameDigest(loaded.get(table.name), contents.tables[table.name]);
      const batches = batchesOf(table.name, entries);
      if (!isLoaded) await loadTable(db, table, batches);
      for await (const _ of batches); // what is loaded already is passed over
      continue;
    }
    if (name.startsWith('media/')) {
      const bytes = await content();
      await media.add({ name: name.slice('media/'.length), content: bytes, hash: sha256(bytes) });
    }
    entries.next();
  }
  await media.end();
  progress.at('Comparing', 0);
  const expected = new Map(Object.entries(contents.tables));
  const differing = await compareLoad(db, expected, contents.sequences);
  if (differing.length > 0) {
    throw new Error(
      `The restored ${differing.join(', ')} differ from the archive. Empty the database and begin anew.`,
    );
  }
  progress.done(
    `Compared: ${countInWords(expected.size, 'table')} and ${countInWords(contents.media.rows, 'media file')} are as in the archive`,
  );
}

type Peekable = ReturnType<typeof peekable>;

/** The rows of a table whose parts come next. */
async function* batchesOf(table: string, entries: Peekable): AsyncGenerator<string[]> {
  for (;;) {
    const entry = await entries.peek();
    if (entry === null || !entry.name.startsWith('database/') || tableOf(entry.name) !== table) {
      return;
    }
    yield linesOf(await entry.content());
    entries.next();
  }
}

function peekable(entries: AsyncGenerator<Entry>) {
  let next: Promise<Entry | null> | null = null;
  const pull = async () => {
    const { done, value } = await entries.next();
    return done ? null : value;
  };
  return {
    peek(): Promise<Entry | null> {
      next ??= pull();
      return next;
    },
    next(): void {
      next = null;
    },
  };
}
