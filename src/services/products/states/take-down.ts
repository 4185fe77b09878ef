import type {
  LookAgain,
  PuttingUp,
  StayingDown,
  TakingDown,
} from '#contracts/availability/availability.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import type { StateChanges } from '#database/queries/products/write-product.ts';
import type { KnownActor } from '#domain/policy.ts';
import { said, toAdmins } from '#languages/said.ts';
import type { AppContext, Mail } from '../../app-context.ts';
import { failure } from '../../failure.ts';
import { findWaiting } from '../review/hold-edit.ts';
import type { LockedProduct } from '../save-product.ts';
import { changeState, type StateChange } from './change-state.ts';
import { putUpMail, sellerOf, staysDownMail, takenDownMail } from './take-down-mails.ts';

type Decide = Parameters<typeof changeState>[4];
type Admin = Extract<KnownActor, { role: 'admin' }>;

/**
 * Takes a product down for a reason, which its seller is told by mail and on its row. It can be undone, with others
 * of the same change.
 */
export function takeDown(
  context: AppContext,
  actor: Admin,
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
  actor: Admin,
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
  actor: Admin,
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
