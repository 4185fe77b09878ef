import { Readable } from 'node:stream';
import { readMigrations } from '#database/migrate/migration-files.ts';
import { createRowDigest, isSameDigest, type RowDigest } from '#database/transfer/tables.ts';
import {
  CONTENTS,
  Contents,
  checksumLine,
  countInWords,
  DESCRIPTION,
  Description,
  type Entry,
  FORMAT,
  type Progress,
  unpackArchive,
} from './archive-format.ts';
import { sha256 } from './media-files.ts';

/** An archive that can be read several times, and its key; with one, nothing else is accepted. */
export type StoredArchive = {
  open: () => Promise<{ archive: Readable; bytes: number }>;
  key: string | null;
};

export type CheckedBackup = {
  description: Description;
  contents: Contents;
  /** Files of the data folder, by name. */
  data: ReadonlyMap<string, Buffer>;
};

const DAMAGED = 'The archive is damaged or cut off.';

/** Reads the entries of an archive, and tells how far it is. */
export async function* entriesOf(
  { open, key }: StoredArchive,
  step: string,
  progress: Progress,
): AsyncGenerator<Entry> {
  const { archive, bytes } = await open();
  let read = 0;
  async function* counted() {
    for await (const part of archive as AsyncIterable<Buffer>) {
      read += part.length;
      yield part;
    }
  }
  const counting = Readable.from(counted(), { objectMode: false });
  for await (const entry of unpackArchive(counting, key)) {
    yield entry;
    progress.at(step, Math.min(1, read / Math.max(1, bytes)));
  }
}

/**
 * Reads a whole archive and compares everything in it with what its end says, and its version with ours.
 * Throws a sentence where it cannot be restored.
 */
export async function checkBackup(
  stored: StoredArchive,
  progress: Progress,
): Promise<CheckedBackup> {
  const found: { description: Description | null; contents: Contents | null } = {
    description: null,
    contents: null,
  };
  const tables = new Map<string, ReturnType<typeof createRowDigest>>();
  const media = createRowDigest();
  const data = new Map<string, Buffer>();
  for await (const { name, content } of entriesOf(stored, 'Checking', progress)) {
    if (found.contents !== null) throw new Error(DAMAGED);
    if (found.description === null) {
      if (name !== DESCRIPTION) throw new Error('This is no backup of Dhow.');
      found.description = readDescription(await content());
      for (const table of found.description.tables) tables.set(table.name, createRowDigest());
    } else if (name === CONTENTS) {
      found.contents = parse(Contents, await content());
    } else if (name.startsWith('database/')) {
      const digest = tables.get(tableOf(name));
      if (digest === undefined) throw new Error(DAMAGED);
      for (const line of linesOf(await content())) digest.add(line);
    } else if (name.startsWith('media/')) {
      media.add(checksumLine(sha256(await content()), name.slice('media/'.length)));
    } else if (name.startsWith('data/')) {
      data.set(name.slice('data/'.length), await content());
    }
  }
  const { description, contents } = found;
  if (description === null || contents === null) throw new Error(DAMAGED);
  const same = [...tables].every(([name, digest]) => {
    return isSameDigest(contents.tables[name], digest.result());
  });
  if (!same || !isSameDigest(contents.media, media.result())) throw new Error(DAMAGED);
  progress.done(
    `The archive is whole: of ${description.createdAt}, ${countInWords(rowsIn(contents.tables), 'row')}, ${countInWords(contents.media.rows, 'media file')}`,
  );
  return { description, contents, data };
}

const rowsIn = (tables: Record<string, RowDigest>) =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);

/** The table of `database/TABLE/NUMBER.jsonl`. */
export const tableOf = (name: string) => name.split('/')[1] ?? '';

/** The lines of an entry, each of which ends with a line feed. */
export const linesOf = (content: Buffer) => content.toString('utf8').split('\n').slice(0, -1);

function readDescription(content: Buffer): Description {
  const { format } = JSON.parse(content.toString('utf8')) as { format?: number };
  const description = format === FORMAT ? parse(Description, content) : null;
  const known = readMigrations();
  const newest = known.at(-1)?.at ?? 0;
  if (description === null || description.schemaAt > newest) {
    throw new Error(
      'The archive was made by a later version of Dhow. Update this one first, then restore.',
    );
  }
  if (!known.some(({ at }) => at === description.schemaAt)) {
    throw new Error(
      'The archive was made by a version of Dhow that this one does not come from. Restore it with that version.',
    );
  }
  return description;
}

function parse<T>(schema: { parse: (value: unknown) => T }, content: Buffer): T {
  try {
    return schema.parse(JSON.parse(content.toString('utf8')));
  } catch {
    throw new Error(DAMAGED);
  }
}
