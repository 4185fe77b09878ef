import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Marketplace } from '../marketplace.ts';

type Signer = Pick<Marketplace, 'tokenSecret'>;

const signatureOf = ({ tokenSecret }: Signer, id: string) =>
  createHmac('sha256', tokenSecret).update(`unsubscribe ${id}`).digest('base64url');

/**
 * The page on which a subscriber leaves with one click; a POST to the same address is enough
 * (RFC 8058). It does not expire: it stands in every mail, however old.
 */
export function unsubscribeUrl(
  market: Signer & Pick<Marketplace, 'publicUrl'>,
  id: string,
): string {
  return `${market.publicUrl}/newsletter/unsubscribe?token=${id}.${signatureOf(market, id)}`;
}

/** Whose link it is, or null where we have not signed it. */
export function readUnsubscribeToken(market: Signer, token: string): string | null {
  const [id = '', signature = ''] = token.split('.', 2);
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(market, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
