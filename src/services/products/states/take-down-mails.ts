import type { DownReason } from '#contracts/availability/availability.ts';
import type { Database } from '#database/database.ts';
import { findSellerToMail } from '#database/queries/notices/notice-queue.ts';
import { skuOf } from '#domain/sku.ts';
import type { AppContext, Mail } from '../../app-context.ts';
import { mailTo, pageFor, phrasesIn, type Reader } from '../../mail/send-mail.ts';

type Sender = Pick<AppContext, 'site' | 'publicUrl'>;
type Piece = { id: string; name: string };
type Why = { reason: DownReason; words: string };
/** A product that is put up, or stays down, and for what it was down. */
type Looked = Piece & { takenDownReason: string | null };

/** What a mail says of a product: its name, and the row that it stands in. */
const about = (context: Sender, to: Reader, { id, name }: Piece) => {
  const sku = skuOf(id);
  return {
    piece: phrasesIn(to.language).product({ name, sku }),
    link: pageFor(context, to, `/seller/product?q=${sku}`),
  };
};

const inWords = ({ language }: Reader, { reason, words }: Why) => ({
  reason: phrasesIn(language).takeDownReasons[reason],
  words,
});

/** Returns whom the seller of a product is mailed as. */
export async function sellerOf(db: Database, { sellerId }: { sellerId: string }): Promise<Reader> {
  return (await findSellerToMail(db, sellerId)) ?? { email: '', language: 'en' };
}

/** Tells a seller that a product was taken down, and why. */
export const takenDownMail = (context: Sender, to: Reader, piece: Piece, why: Why): Mail =>
  mailTo(context, to, 'takenDown', { ...about(context, to, piece), ...inWords(to, why) });

/** Tells a seller that a product was deleted, and why. */
export const deletedMail = (context: Sender, to: Reader, piece: Piece, why: Why): Mail =>
  mailTo(context, to, 'deleted', {
    ...about(context, to, piece),
    ...inWords(to, why),
    link: pageFor(context, to, '/seller/dashboard'),
  });

/** Tells a seller whom a mail has told that a product was deleted that it was restored. */
export const restoredMail = (context: Sender, to: Reader, piece: Piece): Mail =>
  mailTo(context, to, 'restored', about(context, to, piece));

/** Tells a seller that a product is shown again, or that a new one is approved. */
export function putUpMail(context: Sender, to: Reader, piece: Looked, words: string): Mail {
  const kind = piece.takenDownReason === 'not-approved' ? 'pieceApproved' : 'putUp';
  return mailTo(context, to, kind, { ...about(context, to, piece), words });
}

/** Tells a seller who asked for another look that a product stays down, or that a new one is not approved. */
export function staysDownMail(context: Sender, to: Reader, piece: Looked, words: string): Mail {
  const kind = piece.takenDownReason === 'not-approved' ? 'pieceDeclined' : 'staysDown';
  return mailTo(context, to, kind, { ...about(context, to, piece), words });
}

/** Tells a seller that an edit of a product is approved. */
export const editApprovedMail = (context: Sender, to: Reader, piece: Piece, words: string): Mail =>
  mailTo(context, to, 'editApproved', { ...about(context, to, piece), words });

/** Tells a seller that an edit of a product is declined, and why. */
export const editDeclinedMail = (context: Sender, to: Reader, piece: Piece, words: string): Mail =>
  mailTo(context, to, 'editDeclined', { ...about(context, to, piece), words });
