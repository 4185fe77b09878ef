import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 10_000;

/** The text of the newest mail to this address in the demo's outbox folder, once there are so many. */
export async function mailTo(address: string, count = 1): Promise<string> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(200)) {
    const mails = await mailsTo(address);
    if (mails.length >= count) return mails.at(-1) ?? '';
  }
  throw new Error(`There are not ${count} mails to ${address} in the outbox`);
}

/** All mails to an address, the oldest first, with their lines put together again. */
export async function mailsTo(address: string): Promise<string[]> {
  const outbox = join(process.env.DHOW_DATA_DIR ?? '', 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const mails: string[] = [];
  for (const name of names.filter((each) => each.endsWith('.eml')).sort()) {
    const text = await readFile(join(outbox, name), 'utf8');
    if (text.includes(`To: ${address}`)) mails.push(plain(text));
  }
  return mails;
}

const plain = (text: string) => text.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
