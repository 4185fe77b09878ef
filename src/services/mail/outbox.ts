import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { knownMails } from '#database/queries/mails/mail-list.ts';
import type { AppContext } from '../app-context.ts';

/** Of a mail as a file: when it was written, and its id in the queue. */
const NAME = /-([a-z0-9]{20})\.eml$/;

/**
 * Removes the mails of the folder that the database has no row of any more, as after their time or the erasure of whom
 * they tell of, to whomever they went; and of others, those written before a moment.
 */
export async function sweepOutbox(
  { outbox, db }: Pick<AppContext, 'outbox' | 'db'>,
  before: Date,
): Promise<void> {
  if (outbox === null) return;
  const names = await readdir(outbox).catch(unlessMissing);
  const ids = names.flatMap((name) => NAME.exec(name)?.[1] ?? []);
  const known = new Set(await knownMails(db, ids));
  for (const name of names) {
    const path = join(outbox, name);
    const id = NAME.exec(name)?.[1];
    const isGone =
      id === undefined
        ? await stat(path).then(
            ({ mtime }) => mtime < before,
            () => false,
          )
        : !known.has(id);
    if (isGone) await rm(path, { force: true });
  }
}

function unlessMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
