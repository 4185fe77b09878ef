import type {
  LookAgain,
  PuttingUp,
  StayingDown,
  TakingDown,
} from '#contracts/availability/availability.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import type { Database } from '#database/database.ts';
import type { StateChanges } from '#database/queries/products/write-product.ts';
import { findAnySeller } from '#database/queries/sellers.ts';
import type { KnownActor } from '#domain/policy.ts';
import type { AppContext } from '../../app-context.ts';
import { failure } from '../../failure.ts';
import type { LockedProduct } from '../save-product.ts';
import { changeState } from './change-state.ts';
import { putUpMail, staysDownMail, takenDownMail } from './take-down-mails.ts';

type Admin = Extract<KnownActor, { role: 'admin' }>;

/** Takes a product down for a reason, which its seller is told by mail and on its row. */
export function takeDown(
  context: AppContext,
  actor: Admin,
  id: string,
  { reason, words, version }: Omit<TakingDown, 'version'> & { version?: number | undefined },
): Promise<ManagedProduct> {
  return changeState(context, actor, id, version, async (product, db, send) => {
    const { takenDownAt, takenDownReason, takenDownWords } = product;
    if (takenDownReason === reason && takenDownWords === words) return null;
    send(takenDownMail(context, await addressOf(db, product), product, { reason, words }));
    return {
      action: 'take-down-product',
      changes: {
        ...nothingAsked,
        takenDownAt: takenDownAt ?? context.now(),
        takenDownReason: reason,
        takenDownWords: words,
      },
      before: said(product),
      after: { takenDown: true, reason, words },
    };
  });
}

/** Puts a product up again, which its seller is told by mail. */
export function putUp(
  context: AppContext,
  actor: Admin,
  id: string,
  { words, version }: { words: PuttingUp['words']; version?: number | undefined },
): Promise<ManagedProduct> {
  return changeState(context, actor, id, version, async (product, db, send) => {
    if (product.takenDownAt === null) return null;
    send(putUpMail(context, await addressOf(db, product), product, words));
    return {
      action: 'put-up-product',
      changes: {
        ...nothingAsked,
        takenDownAt: null,
        takenDownReason: null,
        takenDownWords: '',
      },
      before: said(product),
      after: { takenDown: false, ...(words && { words }) },
    };
  });
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
      throw failure(409, 'not-taken-down', 'Nobody has taken this product down, or not any more.');
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
    if (product.lookAgainAt === null) {
      throw failure(409, 'not-asked', 'Nobody asks for another look at this product any more.');
    }
    send(staysDownMail(context, await addressOf(db, product), product, words));
    return {
      action: 'keep-down-product',
      changes: { ...nothingAsked, takenDownWords: words },
      before: { ...said(product), asked: product.lookAgainWords },
      after: { takenDown: true, words },
    };
  });
}

const nothingAsked: StateChanges = { lookAgainAt: null, lookAgainWords: '' };

const said = ({ takenDownAt, takenDownReason, takenDownWords }: LockedProduct) =>
  takenDownAt === null
    ? { takenDown: false }
    : { takenDown: true, reason: takenDownReason, words: takenDownWords };

async function addressOf(db: Database, { sellerId }: LockedProduct): Promise<string> {
  return (await findAnySeller(db, sellerId))?.email ?? '';
}
