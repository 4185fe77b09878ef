import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '../app-context.ts';

/** The folder that mails are written to where there is no mail server; null where there is one. */
type Outbox = Pick<AppContext, 'outbox'>;

/** Removes the mails to an address, which is in lower case. */
export function eraseFromOutbox(context: Outbox, address: string): Promise<void> {
  return removeMails(
    context,
    async (path) => recipientOf(await readFile(path, 'utf8')) === address,
  );
}

/** Removes the mails that were written before a moment. */
export function sweepOutbox(context: Outbox, before: Date): Promise<void> {
  return removeMails(context, async (path) => (await stat(path)).mtime < before);
}

async function removeMails(
  { outbox }: Outbox,
  isOne: (path: string) => Promise<boolean>,
): Promise<void> {
  if (outbox === null) return;
  for (const name of await readdir(outbox).catch(unlessMissing)) {
    const path = join(outbox, name);
    if (await isOne(path).catch(() => false)) await rm(path, { force: true });
  }
}

function unlessMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

/** Of a mail as a file: it has one recipient, an address alone, which a long one has on a line of its own. */
const recipientOf = (mail: string) =>
  /^To:\s*<?([^\s<>]+)>?\s*$/im.exec(mail.split('\r\n\r\n', 1)[0] ?? '')?.[1]?.toLowerCase();
