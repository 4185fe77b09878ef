import type { Seller } from '#contracts/seller.ts';
import type { VacationChange } from '#contracts/vacation.ts';
import { findAnySeller, lockSeller, updateSeller } from '#database/queries/sellers.ts';
import { dayOf, LONGEST_RESERVATION_DAYS } from '#domain/availability/reservation.ts';
import type { Actor } from '#domain/policy.ts';
import { daysAfter } from '#domain/time/days.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { invalid, notFound, stale } from '../failure.ts';
import { write } from '../write.ts';
import { presentSeller } from './present-seller.ts';
import { tagsOfSellerEdit } from './seller-tags.ts';

/**
 * Says until which day the asking seller's shop is away (docs/behaviour/rules.md#vacation); null says that
 * it is back. 422 for a day that is over, or more than a year ahead.
 */
export function setVacation(
  context: AppContext,
  actor: Extract<Actor, { role: 'seller' }>,
  { awayUntil, version }: VacationChange,
): Promise<Seller> {
  const today = dayOf(context.now());
  if (awayUntil !== null && awayUntil < today) {
    throw invalid('awayUntil', said('dayIsOver'));
  }
  if (awayUntil !== null && awayUntil > daysAfter(today, LONGEST_RESERVATION_DAYS)) {
    throw invalid('awayUntil', said('dayWithinYear'));
  }
  return write(context, async (db, touch) => {
    const before = await lockSeller(db, actor.id);
    if (before === null) throw notFound('seller');
    if (version !== undefined && version !== before.version) throw stale();
    if (before.awayUntil !== awayUntil) {
      await updateSeller(db, actor.id, { awayUntil });
      touch(...tagsOfSellerEdit(actor.id, { awayUntil }));
      await audit(db, actor, {
        action: 'set-vacation',
        entity: 'seller',
        entityId: actor.id,
        before: { awayUntil: before.awayUntil },
        after: { awayUntil },
      });
    }
    const row = await findAnySeller(db, actor.id);
    if (row === null) throw notFound('seller');
    return presentSeller(row);
  });
}
