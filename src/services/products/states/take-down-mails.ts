import type { TakeDownReason } from '#contracts/availability/availability.ts';
import type { Database } from '#database/database.ts';
import { findAnySeller } from '#database/queries/sellers.ts';
import { takeDownReasons } from '#domain/availability/take-down-reasons.ts';
import { skuOf } from '#domain/sku.ts';
import type { AppContext, Mail } from '../../app-context.ts';
import { mailTo } from '../../mail/send-mail.ts';

type Sender = Pick<AppContext, 'site' | 'publicUrl'>;
type Piece = { id: string; name: string };

const named = ({ id, name }: Piece) => `“${name}” (SKU ${skuOf(id)})`;
const rowOf = ({ publicUrl }: Sender, { id }: Piece) =>
  `${publicUrl}/seller/product?q=${skuOf(id)}`;

/** Returns the address that the seller of a piece is mailed at. */
export async function emailOfSeller(
  db: Database,
  { sellerId }: { sellerId: string },
): Promise<string> {
  return (await findAnySeller(db, sellerId))?.email ?? '';
}

/** Tells a seller that a piece was taken down, and why. */
export function takenDownMail(
  context: Sender,
  to: string,
  piece: Piece,
  { reason, words }: { reason: TakeDownReason; words: string },
): Mail {
  return mailTo(context, to, 'we have taken down a piece of yours', [
    `we have taken down ${named(piece)}. Shoppers do not see it any more.`,
    '',
    `Reason: ${takeDownReasons[reason]}`,
    ...(words === '' ? [] : ['', words]),
    '',
    'You can change it, and then ask for another look:',
    '',
    rowOf(context, piece),
  ]);
}

/** Tells a seller that a piece was deleted, and why. */
export function deletedMail(
  context: Sender,
  to: string,
  piece: Piece,
  { reason, words }: { reason: TakeDownReason; words: string },
): Mail {
  return mailTo(context, to, 'we have deleted a piece of yours', [
    `we have deleted ${named(piece)}, with its pictures.`,
    '',
    `Reason: ${takeDownReasons[reason]}`,
    ...(words === '' ? [] : ['', words]),
    '',
    'You can answer here:',
    '',
    `${context.publicUrl}/seller/dashboard`,
  ]);
}

/** Tells a seller whom a mail has told that a piece was deleted that it is there again. */
export function restoredMail(context: Sender, to: string, piece: Piece): Mail {
  return mailTo(context, to, 'a piece of yours is there again', [
    `we have taken back that we deleted ${named(piece)}: it is there again as it was.`,
    '',
    rowOf(context, piece),
  ]);
}

/** Tells a seller that a piece is shown again. */
export function putUpMail(context: Sender, to: string, piece: Piece, words: string): Mail {
  return mailTo(context, to, 'a piece of yours is up again', [
    `we have put up ${named(piece)} again.`,
    ...(words === '' ? [] : ['', words]),
    '',
    rowOf(context, piece),
  ]);
}

/** Tells a seller who asked for another look that a piece stays down. */
export function staysDownMail(context: Sender, to: string, piece: Piece, words: string): Mail {
  return mailTo(context, to, 'a piece of yours stays down', [
    `we have looked at ${named(piece)} again. It stays down for now:`,
    '',
    words,
    '',
    'You can change it, and then ask again:',
    '',
    rowOf(context, piece),
  ]);
}
