import { chooseFeaturedSellers as call } from '#contracts/calls/home-page.ts';
import type { FeaturedChoice } from '#contracts/home-page.ts';
import {
  listFeaturedSellers,
  lockSellersOf,
  setFeaturedSellers,
} from '#database/queries/home-page/featured-sellers.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { KnownActor } from '#domain/policy.ts';
import { toAdmins } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { invalid, stale } from '../failure.ts';
import { writeAs } from '../write.ts';

/** Chooses the sellers of the home page. 409 where others were chosen since, 422 for one who is not active. */
export function chooseFeaturedSellers(
  context: AppContext,
  actor: KnownActor,
  { sellers, was }: FeaturedChoice,
): Promise<void> {
  return writeAs(context, actor, call, async (db, touch) => {
    const wanted = [...new Set(sellers)];
    const locked = await lockSellersOf(db, [...was, ...wanted]);
    const before = await listFeaturedSellers(db);
    const ids = before.map(({ id }) => id);
    if (ids.join() !== was.join()) throw stale();
    const after = wanted.flatMap((id) => locked.find((each) => each.id === id) ?? []);
    const isChoosable = after.every(({ id, active }) => active || ids.includes(id));
    if (after.length < wanted.length || !isChoosable) {
      throw invalid(
        'sellers',
        toAdmins('One of these sellers is no longer active. Reload the page.'),
      );
    }
    if (ids.join() === wanted.join()) return;
    await setFeaturedSellers(db, wanted);
    touch(cacheTags.sellers);
    await audit(db, actor, {
      action: 'choose-featured-sellers',
      entity: 'setting',
      entityId: 'featured-sellers',
      before: { sellers: before.map(({ name }) => name) },
      after: { sellers: after.map(({ name }) => name) },
    });
  });
}
