import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../app-context.ts';

type Signer = Pick<AppContext, 'tokenSecret'>;

const signatureOf = ({ tokenSecret }: Signer, id: string) =>
  createHmac('sha256', tokenSecret).update(`unsubscribe ${id}`).digest('base64url');

/** URL of the one-click unsubscribe page; a POST to it is enough (RFC 8058). It never expires. */
export function unsubscribeUrl(
  context: Signer & Pick<AppContext, 'publicUrl'>,
  id: string,
): string {
  return `${context.publicUrl}/newsletter/unsubscribe?token=${id}.${signatureOf(context, id)}`;
}

/** The subscriber's id in a token, or null where the signature is wrong. */
export function readUnsubscribeToken(context: Signer, token: string): string | null {
  const [id = '', signature = ''] = token.split('.', 2);
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(context, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
