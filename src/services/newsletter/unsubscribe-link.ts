import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../app-context.ts';

type Signer = Pick<AppContext, 'tokenSecret'>;

const signatureOf = ({ tokenSecret }: Signer, id: string) =>
  createHmac('sha256', tokenSecret).update(`unsubscribe ${id}`).digest('base64url');

/**
 * The page on which a subscriber leaves with one click; a POST to the same address is enough
 * (RFC 8058). It does not expire: it stands in every mail, however old.
 */
export function unsubscribeUrl(
  context: Signer & Pick<AppContext, 'publicUrl'>,
  id: string,
): string {
  return `${context.publicUrl}/newsletter/unsubscribe?token=${id}.${signatureOf(context, id)}`;
}

/** Whose link it is, or null where we have not signed it. */
export function readUnsubscribeToken(context: Signer, token: string): string | null {
  const [id = '', signature = ''] = token.split('.', 2);
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(context, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
