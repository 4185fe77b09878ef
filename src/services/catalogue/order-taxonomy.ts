import { orderTaxonomy as call } from '#contracts/calls/taxonomy.ts';
import type { TaxonomyOrder } from '#contracts/category.ts';
import {
  lockTaxonomyWithin,
  setTaxonomyOrder,
} from '#database/queries/catalogue/taxonomy-order.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { KnownActor } from '#domain/policy.ts';
import { toAdmins } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { invalid, stale } from '../failure.ts';
import { writeAs } from '../write.ts';

/**
 * Puts the categories, or the entries within one, in order; those that are not named come last, as they were.
 * 422 where one of them is not among them, 409 where others are by now, or in another order than `was`.
 */
export function orderTaxonomy(
  context: AppContext,
  actor: KnownActor,
  { level, within, entries, was }: TaxonomyOrder,
): Promise<void> {
  return writeAs(context, actor, call, async (db, touch) => {
    const before = await lockTaxonomyWithin(db, level, within);
    if (before.map(({ id }) => id).join() !== was.join()) throw stale();
    const wanted = [...new Set(entries)];
    const first = wanted.flatMap((id) => before.find((each) => each.id === id) ?? []);
    if (first.length < wanted.length) {
      throw invalid('entries', toAdmins('One of these entries was deleted. Reload the page.'));
    }
    const after = [...first, ...before.filter((each) => !first.includes(each))];
    await setTaxonomyOrder(
      db,
      level,
      after.map(({ id }) => id),
    );
    if (before.every((each, index) => each === after[index])) return;
    touch(...tagsOf(level, after));
    await audit(db, actor, {
      action: `order-${level}`,
      entity: level,
      entityId: within ?? 'all',
      before: { order: before.map(({ name }) => name) },
      after: { order: after.map(({ name }) => name) },
    });
  });
}

/** What shows these entries beside each other: lists, headers, and what a list can be narrowed by. */
function tagsOf(
  level: TaxonomyOrder['level'],
  entries: readonly { id: string; categoryId: string }[],
): string[] {
  const ids = entries.map(({ id }) => id);
  if (level === 'category') {
    return [cacheTags.categories, cacheTags.navigation, ...ids.map(cacheTags.category)];
  }
  const parts = [...new Set(entries.map(({ categoryId }) => categoryId))].map(
    cacheTags.partsOfCategory,
  );
  if (level === 'product-type') return parts;
  return [...parts, cacheTags.navigation, ...ids.map(cacheTags.label)];
}
