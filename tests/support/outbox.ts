import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 30_000;

/**
 * The text of the newest mail to this address that says `words`, once there is one. An account gets
 * mails of other kinds too, and each is written at its leisure: the newest may be any of them.
 */
export async function mailTo(address: string, words: string): Promise<string> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(200)) {
    const mails = await mailsTo(address);
    const found = mails.findLast((mail) => mail.includes(words));
    if (found !== undefined) return found;
  }
  throw new Error(`There is no mail to ${address} in the outbox that says "${words}"`);
}

/** All mails to an address, the oldest first, with their lines put together again. */
export async function mailsTo(
  address: string,
  dataDir = process.env.DHOW_DATA_DIR ?? '',
): Promise<string[]> {
  const outbox = join(dataDir, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const mails: string[] = [];
  for (const name of names.filter((each) => /^[^.].*\.eml$/.test(each)).sort()) {
    const text = await readFile(join(outbox, name), 'utf8');
    if (text.includes(`To: ${address}`)) mails.push(plain(text));
  }
  return mails;
}

const plain = (text: string) => text.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
