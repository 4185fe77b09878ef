import type { TakeDownReason } from '#contracts/availability/availability.ts';
import { takeDownReasons } from '#domain/availability/take-down-reasons.ts';
import { skuOf } from '#domain/sku.ts';
import type { AppContext, Mail } from '../../app-context.ts';
import { mailTo } from '../../mail/send-mail.ts';

type Sender = Pick<AppContext, 'site' | 'publicUrl'>;
type Piece = { id: string; name: string };

const named = ({ id, name }: Piece) => `“${name}” (SKU ${skuOf(id)})`;
const rowOf = ({ publicUrl }: Sender, { id }: Piece) =>
  `${publicUrl}/seller/product?q=${skuOf(id)}`;

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
