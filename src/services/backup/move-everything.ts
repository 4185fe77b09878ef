import { createHash } from 'node:crypto';
import type { Database } from '#database/database.ts';
import { newestMigration, schemaVersion } from '#database/migrate/schema-version.ts';
import {
  beginLoad,
  compareLoad,
  completeLoad,
  loadedTables,
  loadTable,
} from '#database/transfer/load.ts';
import {
  readSnapshot,
  type Source,
  type Target,
  withTarget,
} from '#database/transfer/open-databases.ts';
import {
  digestTable,
  isSameDigest,
  listSequences,
  listTables,
  type RowDigest,
  readTable,
} from '#database/transfer/tables.ts';
import type { MediaStore } from '#media/store/store.ts';
import { countInWords, type Progress } from './archive-format.ts';
import { copyMedia } from './media-files.ts';

/** What is moved where. Nobody writes to the source meanwhile. */
export type Move = {
  from: { database: Source; name: string };
  to: Target;
  /** Null where media stay where they are. */
  media: { from: MediaStore; to: MediaStore } | null;
  /** Takes along what belongs to a shop beside database and media. */
  moveData: (source: Database, target: Database) => Promise<void>;
};

/**
 * Copies a whole database and its media to an empty target and compares everything afterwards; the source
 * is only read. An interrupted one goes on when it is called again. Throws a sentence where it cannot.
 */
export function moveEverything(
  { from, to, media, moveData }: Move,
  progress: Progress,
): Promise<void> {
  return readSnapshot(from.database, (source) =>
    withTarget(to, async (target) => {
      await refuseOtherVersion(source);
      const { isCompared } = await beginLoad(target, {
        id: createHash('sha256').update(from.name).digest('hex').slice(0, 16),
        what: 'move',
        schemaAt: await newestMigration(source),
        tables: await listTables(source),
      });
      const tables = isCompared ? null : await copyTables(source, target, progress);
      if (media !== null) await copyMedia(media.from, media.to, { isExact: true }, progress);
      if (tables !== null) await compare(source, target, tables, progress);
      await completeLoad(target, (target) => moveData(source, target));
    }),
  );
}

async function refuseOtherVersion(source: Database): Promise<void> {
  const { missing, isNewer } = await schemaVersion(source);
  if (missing.length === 0 && !isNewer) return;
  throw new Error(
    isNewer
      ? 'The database is of a later version of Dhow. Update this one first, then move.'
      : 'The database is of an earlier version of Dhow. Start this version on it once, stop it, and then move.',
  );
}

async function copyTables(
  source: Database,
  target: Database,
  progress: Progress,
): Promise<Map<string, RowDigest>> {
  const loaded = await loadedTables(target);
  const digests = new Map<string, RowDigest>();
  const tables = await listTables(source);
  let rows = 0;
  let there = 0;
  for (const [index, table] of tables.entries()) {
    const before = loaded.get(table.name);
    const isThere = before !== undefined && isSameDigest(before, await digestTable(source, table));
    const digest = isThere ? before : await loadTable(target, table, readTable(source, table));
    if (isThere && digest.rows > 0) there += 1;
    digests.set(table.name, digest);
    rows += digest.rows;
    progress.at('Database', (index + 1) / tables.length);
  }
  progress.done(
    `Database: ${countInWords(rows, 'row')} in ${countInWords(tables.length, 'table')}${there > 0 ? `, ${there} of which were there` : ''}`,
  );
  return digests;
}

async function compare(
  source: Database,
  target: Database,
  tables: ReadonlyMap<string, RowDigest>,
  progress: Progress,
): Promise<void> {
  progress.at('Comparing', 0);
  const differing = await compareLoad(target, tables, await listSequences(source));
  if (differing.length > 0) {
    throw new Error(
      `The moved ${differing.join(', ')} differ from where they came from. Empty the new place and begin anew.`,
    );
  }
  progress.done(`Compared: ${countInWords(tables.size, 'table')} are as they were`);
}
