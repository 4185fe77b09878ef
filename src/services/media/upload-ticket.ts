import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MediaKind } from '#contracts/media.ts';
import { renewReservation } from '#database/queries/media/media-assets.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { invalid } from '../failure.ts';

type Issuer = Pick<AppContext, 'tokenSecret'>;

/**
 * Ticket for a file sent ahead of its form: the asset id signed for its holder, since the ids are
 * in public addresses and would let anybody use anybody's files.
 */
export function issueTicket(
  context: Issuer,
  holder: string,
  kind: MediaKind,
  mediaId: string,
): string {
  return `${kind}.${mediaId}.${signature(context, holder, kind, mediaId)}`;
}

/**
 * Returns the assets of tickets and reserves them for this save. Throws 422 for a ticket of another
 * holder or a removed file.
 */
export async function redeemTickets(
  context: Issuer & Pick<AppContext, 'db'>,
  holder: string,
  tickets: readonly string[],
): Promise<{ part: string; mediaId: string }[]> {
  const redeemed: { part: string; mediaId: string }[] = [];
  for (const ticket of new Set(tickets)) {
    const [kind = '', mediaId = '', signed = ''] = ticket.split('.');
    const expected = signature(context, holder, kind, mediaId);
    const isOwn =
      signed.length === expected.length &&
      timingSafeEqual(Buffer.from(signed), Buffer.from(expected));
    if (!isOwn || !(await renewReservation(context.db, mediaId))) {
      throw invalid('uploads', said('ticketTooOld'));
    }
    redeemed.push({ part: ticket, mediaId });
  }
  return redeemed;
}

function signature({ tokenSecret }: Issuer, holder: string, kind: string, mediaId: string) {
  return createHmac('sha256', tokenSecret)
    .update(`upload ${holder} ${kind} ${mediaId}`)
    .digest('base64url')
    .slice(0, 32);
}
