import type { Listing } from '#contracts/category.ts';
import type { TaxonomyKind } from '#database/queries/taxonomy.ts';
import type { KnownActor } from '#domain/policy.ts';
import type { AppContext } from '../app-context.ts';
import { editTaxonomyEntry } from './edit-taxonomy-entry.ts';

/** Lists or unlists an entry, and with it everything under it. */
export function changeListing(
  context: AppContext,
  actor: KnownActor,
  kind: TaxonomyKind,
  id: string,
  status: Listing,
): Promise<void> {
  const action = `${status === 'LISTED' ? 'list' : 'unlist'}-${kind}`;
  return editTaxonomyEntry(context, actor, { kind, id, changes: { status }, action });
}
