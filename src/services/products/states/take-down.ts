import type {
  DownReason,
  LookAgain,
  PuttingUp,
  StayingDown,
  TakingDown,
} from '#contracts/availability/availability.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import { findSellerToMail } from '#database/queries/notices/notice-queue.ts';
import type { StateChanges } from '#database/queries/products/write-product.ts';
import type { AdminActor, KnownActor } from '#domain/policy.ts';
import { skuOf } from '#domain/sku.ts';
import { said, toAdmins } from '#languages/said.ts';
import type { AppContext, Mail } from '../../app-context.ts';
import { failure } from '../../failure.ts';
import { mailTo, pageFor, phrasesIn, type Reader } from '../../mail/send-mail.ts';
import { findWaiting } from '../review/hold-edit.ts';
import type { LockedProduct } from '../save-product.ts';
import { changeState, type StateChange } from './change-state.ts';

type Decide = Parameters<typeof changeState>[4];
/**
 * Takes a product down for a reason, which its seller is told by mail and on its row. It can be undone, with others
 * of the same change.
 */
export function takeDown(
  context: AppContext,
  actor: AdminActor,
  id: string,
  { version, ...why }: Reason & { version?: number | undefined },
  undo: string = newId(),
): Promise<ManagedProduct> {
  const decide: Decide = (product, db, send) => takingDown(context, product, why, db, send);
  return changeState(context, actor, id, version, decide, undo);
}

type Reason = Pick<TakingDown, 'reason' | 'words'>;

/** Returns what taking a locked product down changes, and sends its mail; null where that was said already. */
export async function takingDown(
  context: AppContext,
  product: LockedProduct,
  { reason, words }: Reason,
  db: Database,
  send: (mail: Mail) => void,
): Promise<StateChange | null> {
  const { takenDownAt, takenDownReason, takenDownWords } = product;
  if (takenDownReason === reason && takenDownWords === words) return null;
  send(takenDownMail(context, await sellerOf(db, product), product, { reason, words }));
  return {
    action: 'take-down-product',
    changes: {
      ...nothingAsked,
      takenDownAt: takenDownAt ?? context.now(),
      takenDownReason: reason,
      takenDownWords: words,
    },
    before: toldOf(product),
    after: { takenDown: true, reason, words },
  };
}

/**
 * Puts a product up again, or approves a new one (`isNew`), which its seller is told by mail. It can be undone likewise.
 */
export async function putUp(
  context: AppContext,
  actor: AdminActor,
  id: string,
  { words, version }: { words: PuttingUp['words']; version?: number | undefined },
  undo: string = newId(),
): Promise<{ product: ManagedProduct; isNew: boolean }> {
  let isNew = false;
  const decide: Decide = async (product, db, send) => {
    if (product.takenDownAt === null) return null;
    isNew = product.takenDownReason === 'not-approved';
    send(putUpMail(context, await sellerOf(db, product), product, words));
    return {
      action: 'put-up-product',
      changes: {
        ...nothingAsked,
        // An edit of it that has waited all along.
        lookAgainAt: (await findWaiting(db, id))?.at ?? null,
        takenDownAt: null,
        takenDownReason: null,
        takenDownWords: '',
      },
      before: toldOf(product),
      after: { takenDown: false, ...(words && { words }) },
    };
  };
  const product = await changeState(context, actor, id, version, decide, undo);
  return { product, isNew };
}

/** Asks for another look at a product that was taken down. 409 where it is not, any more. */
export function askForLook(
  context: AppContext,
  actor: KnownActor,
  id: string,
  { words, version }: LookAgain,
): Promise<ManagedProduct> {
  return changeState(context, actor, id, version, async (product) => {
    if (product.takenDownAt === null) {
      throw failure(409, 'not-taken-down', said('notTakenDown'));
    }
    const { lookAgainAt, lookAgainWords } = product;
    if (lookAgainAt !== null && lookAgainWords === words) return null;
    return {
      action: 'ask-for-look',
      changes: { lookAgainAt: lookAgainAt ?? context.now(), lookAgainWords: words },
      before: { asked: lookAgainAt !== null, words: lookAgainWords },
      after: { asked: true, words },
    };
  });
}

/** Answers a seller who asked for another look that the product stays down. 409 where it does not ask. */
export function keepDown(
  context: AppContext,
  actor: AdminActor,
  id: string,
  { words, version }: StayingDown,
): Promise<ManagedProduct> {
  return changeState(context, actor, id, version, async (product, db, send) => {
    if (product.takenDownAt === null || product.lookAgainAt === null) {
      throw failure(
        409,
        'not-asked',
        toAdmins('The seller no longer asks for a review of this product.'),
      );
    }
    send(staysDownMail(context, await sellerOf(db, product), product, words));
    return {
      action: 'keep-down-product',
      changes: { ...nothingAsked, takenDownWords: words },
      before: { ...toldOf(product), asked: product.lookAgainWords },
      after: { takenDown: true, words },
    };
  });
}

const nothingAsked: StateChanges = { lookAgainAt: null, lookAgainWords: '' };

const toldOf = ({ takenDownAt, takenDownReason, takenDownWords }: LockedProduct) =>
  takenDownAt === null
    ? { takenDown: false }
    : { takenDown: true, reason: takenDownReason, words: takenDownWords };

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
function staysDownMail(context: Sender, to: Reader, piece: Looked, words: string): Mail {
  const kind = piece.takenDownReason === 'not-approved' ? 'pieceDeclined' : 'staysDown';
  return mailTo(context, to, kind, { ...about(context, to, piece), words });
}

/** Tells a seller that an edit of a product is approved. */
export const editApprovedMail = (context: Sender, to: Reader, piece: Piece, words: string): Mail =>
  mailTo(context, to, 'editApproved', { ...about(context, to, piece), words });

/** Tells a seller that an edit of a product is declined, and why. */
export const editDeclinedMail = (context: Sender, to: Reader, piece: Piece, words: string): Mail =>
  mailTo(context, to, 'editDeclined', { ...about(context, to, piece), words });
