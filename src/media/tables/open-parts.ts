import { type Entry, openPromise } from 'yauzl';
import { said } from '#languages/said.ts';
import { isMediaError, mediaError } from '../media-error.ts';

/** The XML files of a document that is a ZIP. */
export type Parts = AsyncDisposable & {
  /** Returns the text of a part, or null where there is none of this name. */
  read: (name: string) => Promise<string | null>;
};

type Bounds = { mostEntries: number; mostBytes: number };

/**
 * Opens a document that is a ZIP. Unpacked bytes are counted as they are read, whatever the
 * archive's directory says; throws a refusal past the limits, and for anything but an archive.
 */
export async function openParts(path: string, { mostEntries, mostBytes }: Bounds): Promise<Parts> {
  const archive = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(
    throwDamaged,
  );
  const entries = new Map<string, Entry>();
  let left = mostBytes;

  async function list() {
    if (archive.entryCount > mostEntries) throw tooLarge();
    for await (const entry of archive.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
  }
  async function unpack(entry: Entry): Promise<string> {
    const chunks: Buffer[] = [];
    for await (const chunk of await archive.openReadStreamPromise(entry)) {
      left -= chunk.length;
      if (left < 0) throw tooLarge();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  }

  try {
    await list().catch(throwDamaged);
  } catch (error) {
    archive.close();
    throw error;
  }
  return {
    read: async (name) => {
      const entry = entries.get(name.toLowerCase());
      return entry === undefined ? null : unpack(entry).catch(throwDamaged);
    },
    [Symbol.asyncDispose]: async () => archive.close(),
  };
}

const tooLarge = () => mediaError('too-large', said('workbookUnpacksToMuch'));

/** Faults of the archive are plain errors; those of the machine have a number. */
function throwDamaged(error: unknown): never {
  if (isMediaError(error) || (error instanceof Error && 'errno' in error && !isZlibs(error))) {
    throw error;
  }
  throw mediaError('unreadable', said('workbookDamaged'), error);
}

const isZlibs = (error: Error & { code?: unknown }) => String(error.code).startsWith('Z_');
