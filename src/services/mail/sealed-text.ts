import { hkdfSync } from 'node:crypto';
import type { AppContext, Mail } from '../app-context.ts';
import { openSealed, seal } from '../seal.ts';

type Keeper = Pick<AppContext, 'tokenSecret'>;
type Text = Pick<Mail, 'lines' | 'language' | 'sender' | 'replyTo' | 'unsubscribe' | 'requestId'>;

const keyOf = ({ tokenSecret }: Keeper) =>
  new Uint8Array(hkdfSync('sha256', tokenSecret, '', 'dhow mail', 32));

/** Encrypts what a mail says, for one row of the queue: its links open accounts. */
export function sealText(
  context: Keeper,
  id: string,
  { lines, language, sender, replyTo, unsubscribe, requestId }: Text,
): string {
  const said = JSON.stringify({ lines, language, sender, replyTo, unsubscribe, requestId });
  return seal(keyOf(context), id, Buffer.from(said));
}

/** Returns what a mail says, or null where TOKEN_SECRET has changed since it was queued. */
export function openText(context: Keeper, id: string, sealed: string): Text | null {
  const opened = openSealed(keyOf(context), id, sealed);
  return opened === null ? null : JSON.parse(Buffer.from(opened).toString());
}
